"""From the lattice to the screen and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.aqua.area import Area
from game.games.aqua.geometry import E, beside
from game.games.aqua.view.places import (
    CLOSEST_EDGE,
    Camera,
    fitted,
    fitted_together,
    growing_room,
    hexagon,
    holds,
    in_sight,
    openings_around,
)
from game.units import Rect

cells = st.tuples(st.integers(-8, 8), st.integers(-8, 8))
cameras = st.builds(Camera, st.floats(-900, 900), st.floats(-500, 500), st.floats(10, 100))


@given(cameras, cells, st.floats(-0.8, 0.8), st.floats(-0.8, 0.8))
def test_every_place_on_a_hexagon_finds_its_hexagon(
    camera: Camera, cell: tuple[int, int], dx: float, dy: float
) -> None:
    x, y = camera.of(cell)
    if holds(dx, dy, 0.98):
        assert camera.cell_at(x + dx * camera.edge, y + dy * camera.edge) == cell


@given(cameras, cells)
def test_corners_are_where_the_lattice_has_them(camera: Camera, cell: tuple[int, int]) -> None:
    from game.games.aqua.geometry import add, centre_of

    centre = centre_of(cell)
    for step, corner in zip(E, hexagon(*camera.at(centre), camera.edge)):
        assert camera.at(add(centre, step)) == pytest.approx(corner, abs=1e-6)


def test_a_hexagon_holds_its_middle_and_not_its_neighbours() -> None:
    assert holds(0, 0, 10) and holds(9.9, 0, 10) and holds(0, 8.6, 10)
    assert not holds(10.1, 0, 10) and not holds(0, 8.7, 10) and not holds(9, 6, 10)


@given(st.sampled_from(("H1", "H2")), st.floats(300, 1500), st.floats(200, 900))
def test_a_fitted_reef_with_its_room_lies_in_its_zone(hot_spot: str, w: float, h: float) -> None:
    zone, area = Rect(100, 50, w, h), Area.start(hot_spot)
    camera = fitted(zone, growing_room(area))
    for centre in growing_room(area):
        for x, y in hexagon(*camera.at(centre), camera.edge):
            assert zone.x <= x <= zone.right and zone.y <= y <= zone.bottom


def test_the_room_of_a_hot_spot_are_its_nine_neighbours() -> None:
    area = Area.start("H1")
    assert len(openings_around(area)) == 9
    assert len(growing_room(area)) == 12
    assert {centre for tile in area.edges for centre in beside(tile)} >= set(area.edges)


def test_coming_nearer_keeps_the_place_under_the_pointer() -> None:
    camera = Camera(400, 300, 50)
    nearer = camera.zoomed(1.5, 430, 310, 20)
    assert nearer.edge == 75
    assert nearer.x == pytest.approx(430 + (400 - 430) * 1.5)
    assert camera.zoomed(9, 0, 0, 20).edge == CLOSEST_EDGE
    assert camera.zoomed(0.01, 0, 0, 20).edge == 20


def test_areas_together_have_one_size_and_as_many_columns_as_show_them_largest() -> None:
    areas = [Area.start("H1").edges] * 2
    wide, high = (fitted_together(Rect(0, 0, w, h), areas, 99, 4) for w, h in ((400, 100), (100, 400)))
    assert len({camera.edge for camera in wide}) == len({camera.edge for camera in high}) == 1
    assert wide[1].x - wide[0].x > 150 and high[1].y - high[0].y > 150
    assert wide[0].edge < 99 and fitted_together(Rect(0, 0, 400, 100), areas, 12, 4)[0].edge == 12
    first, second, third = fitted_together(Rect(0, 0, 200, 200), [*areas, areas[0]], 99, 4)
    assert first.y == second.y < third.y and third.x == pytest.approx((first.x + second.x) / 2)


@given(cameras, st.sets(cells, min_size=1, max_size=9))
def test_a_hexagon_of_a_reef_stays_in_sight_and_nothing_moves_that_is_in_sight(
    camera: Camera, centres: set[tuple[int, int]]
) -> None:
    zone = Rect(300, 100, 700, 500)

    def seen(camera: Camera) -> bool:
        places = (camera.at(centre) for centre in centres)
        aside, high = camera.edge - 1e-6, camera.edge * 0.866
        return any(
            zone.x + aside <= x <= zone.right - aside and zone.y + high <= y <= zone.bottom - high for x, y in places
        )

    kept = in_sight(camera, zone, centres)
    assert seen(kept) and kept.edge == camera.edge
    assert not seen(camera) or (kept.x, kept.y) == pytest.approx((camera.x, camera.y), abs=0.01)
