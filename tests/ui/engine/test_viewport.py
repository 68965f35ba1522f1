import pytest

from game.ui.engine.viewport import DESIGN, Viewport


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (3840, 2160)])
def test_the_picture_fills_a_window_of_its_own_shape(size: tuple[int, int]) -> None:
    assert Viewport(size).rect(0, 0, *DESIGN).size == size


def test_the_picture_lies_in_the_middle_of_a_window_of_another_shape() -> None:
    tall = Viewport((1600, 1100))
    assert tall.scale == 1
    assert tall.rect(0, 0, *DESIGN).topleft == (0, 100)
    wide = Viewport((2000, 900))
    assert wide.rect(0, 0, *DESIGN).topleft == (200, 0)


def test_pixels_and_units_are_each_other_s_way_back() -> None:
    view = Viewport((1333, 777))
    x, y = view.units(view.point(123.0, 456.0))
    assert abs(x - 123) < 1 / view.scale and abs(y - 456) < 1 / view.scale


def test_neighbours_touch_without_gap_or_overlap() -> None:
    view = Viewport((1283, 721))
    for i in range(100):
        left, right = view.rect(i * 7.3, 0, 7.3, 10), view.rect((i + 1) * 7.3, 0, 7.3, 10)
        assert left.right == right.left


def test_what_has_a_length_never_disappears() -> None:
    assert Viewport((640, 360)).px(0.2) == 1
    assert Viewport((640, 360)).px(0) == 0


@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080), (900, 1400)])
def test_the_window_is_known_in_units_with_its_margins(size: tuple[int, int]) -> None:
    view = Viewport(size)
    x, y, w, h = view.window
    assert view.point(x, y) == (0, 0)
    assert view.point(x + w, y + h) == size


@pytest.mark.parametrize(
    ("size", "out"),
    [((1280, 720), (0, 0)), ((1280, 540), (800 / 3, 0)), ((1600, 1200), (0, 150)), ((3200, 450), (300, 0))],
)
def test_what_lies_at_an_edge_goes_out_to_that_of_the_window_but_not_too_far(
    size: tuple[int, int], out: tuple[float, float]
) -> None:
    assert Viewport(size).out == pytest.approx(out)
