import pygame
import pytest

from game.ui.engine import shapes


def alpha(picture: pygame.Surface, x: int, y: int) -> int:
    return picture.get_at((x, y)).a


def test_laying_over_follows_the_rule_of_transparent_paint() -> None:
    below, above = shapes.sheet((1, 1)), shapes.sheet((1, 1))
    below.fill(pygame.Color(0, 0, 255, 255).premul_alpha())
    above.fill(pygame.Color(255, 0, 0, 128).premul_alpha())
    shapes.blit_over(below, above, (0, 0))
    red, _, blue, opaque = below.get_at((0, 0))
    assert (red, opaque) == (128, 255) and blue == pytest.approx(127, abs=1)


def test_a_rounded_rectangle_is_full_inside_and_empty_at_its_corners() -> None:
    shape = shapes.rounded(60, 40, 12)
    assert shape.get_size() == (60, 40)
    assert alpha(shape, 30, 20) == alpha(shape, 30, 0) == alpha(shape, 0, 20) == 255
    assert alpha(shape, 0, 0) == alpha(shape, 59, 39) == 0


@pytest.mark.parametrize("radius", [0.4, 1, 1.3, 1.6, 2, 3, 4.5])
def test_even_the_smallest_corners_leave_a_rectangle_full_and_an_outline_hollow(radius: float) -> None:
    shape, outline = shapes.rounded(34, 46, radius), shapes.ring(34, 46, radius + 2, 2)
    corner = round(radius)
    straight = [(x, y) for x in range(corner, 34 - corner) for y in (0, 20, 45)] + [(0, 20), (33, 20)]
    assert {alpha(shape, x, y) for x, y in straight} == {255}
    inside = [(x, y) for x in range(2 + corner, 32 - corner) for y in (2, 20, 43)]
    assert {alpha(outline, x, y) for x, y in inside} == {0}


def test_round_corners_have_soft_edges() -> None:
    shape = shapes.rounded(60, 40, 12)
    assert any(0 < alpha(shape, x, y) < 255 for x in range(12) for y in range(12))


@pytest.mark.parametrize("size", [(30, 30), (31, 31), (80, 31), (31, 80), (3, 3)])
def test_ends_as_round_as_can_be_keep_the_size(size: tuple[int, int]) -> None:
    shape = shapes.rounded(*size, 500)
    assert shape.get_size() == size
    assert alpha(shape, size[0] // 2, size[1] // 2) == 255


def test_an_outline_is_hollow() -> None:
    shape = shapes.ring(60, 40, 12, 3)
    assert alpha(shape, 30, 1) == 255
    assert alpha(shape, 30, 20) == alpha(shape, 30, 4) == 0


def test_a_shape_takes_a_colour_with_its_transparency() -> None:
    shape = shapes.coloured(shapes.rounded(10, 10, 0), pygame.Color(255, 255, 255, 100))
    assert tuple(shape.get_at((5, 5))) == (100, 100, 100, 100)


def test_a_gradient_goes_from_top_to_bottom() -> None:
    shape = shapes.shaded(shapes.rounded(10, 100, 0), pygame.Color("black"), pygame.Color("white"))
    reds = [shape.get_at((5, y)).r for y in range(100)]
    assert reds == sorted(reds) and reds[0] < 5 and reds[-1] > 250


def test_a_faded_picture_is_weaker_everywhere_and_the_original_is_not() -> None:
    shape = shapes.rounded(10, 10, 0)
    assert tuple(shapes.faded(shape, 0.5).get_at((5, 5))) == (128, 128, 128, 128)
    assert alpha(shape, 5, 5) == 255


def test_stretching_leaves_the_edges_as_they_are() -> None:
    small = shapes.rounded(40, 40, 15)
    large = shapes.stretched(small, 15, 100, 70)
    assert large.get_size() == (100, 70)
    for x in range(15):
        for y in range(15):
            assert large.get_at((x, y)) == small.get_at((x, y))
            assert large.get_at((99 - x, 69 - y)) == small.get_at((39 - x, 39 - y))
    assert alpha(large, 50, 35) == 255


@pytest.mark.parametrize("spread", [2, 6, 16])
def test_a_shadow_is_strong_in_the_middle_half_at_the_edge_and_gone_outside(spread: float) -> None:
    soft = shapes.soft_rectangle(300, 240, 10, spread)
    margin = (soft.get_width() - 300) // 2
    middle = soft.get_height() // 2
    assert alpha(soft, soft.get_width() // 2, middle) > 245
    assert alpha(soft, margin, middle) == pytest.approx(127, abs=32)
    assert alpha(soft, 0, middle) < 8


def test_turning_keeps_the_middle_and_softens_the_edge() -> None:
    turned = shapes.turned(shapes.rounded(80, 40, 0), 30)
    width, height = turned.get_size()
    assert alpha(turned, width // 2, height // 2) == 255
    assert any(0 < alpha(turned, x, height // 2) < 255 for x in range(width))


def test_dashes_have_the_length_they_are_given_also_around_corners() -> None:
    pieces = list(shapes.dashes([(0, 0), (10, 0), (10, 10)], 6, 2))
    assert pieces == [
        [(0, 0), (6, 0)],
        [(8, 0), (10, 0), (10, 4)],
        [(10, 6), (10, 10)],
    ]


def test_an_outline_of_points_is_closed_and_stays_inside() -> None:
    points = shapes.outline(10, 20, 100, 50, 9)
    assert points[0] == points[-1]
    assert all(10 - 1e-9 <= x <= 110 + 1e-9 and 20 - 1e-9 <= y <= 70 + 1e-9 for x, y in points)
