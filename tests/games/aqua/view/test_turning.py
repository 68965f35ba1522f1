"""How tiles lie and are turned."""

from hypothesis import given
from hypothesis import strategies as st

from game.games.aqua.area import Area
from game.games.aqua.components import TILES
from game.games.aqua.growing import placements, why_not
from game.games.aqua.view.turning import TURNS, matching_edges, open_edge, tile_at, turn_of

names = st.sampled_from(TILES)


@given(names, st.integers(0, TURNS - 1))
def test_a_turned_tile_has_its_corals_so_many_corners_on(name: str, turn: int) -> None:
    corals = dict(tile_at((0, 0), name, turn).corals())
    assert all(corals[(turn + 2 * place) % 6] == colour for place, colour in enumerate(name))


@given(names, st.integers(0, TURNS - 1))
def test_the_turn_of_a_placed_tile_is_found_again(name: str, turn: int) -> None:
    assert turn_of(tile_at((3, -1), name, turn)) == turn


@given(names)
def test_a_tile_can_lie_in_six_ways(name: str) -> None:
    assert len({tile_at((0, 0), name, turn) for turn in range(TURNS)}) == TURNS


@given(names, st.sampled_from(("H1", "H2", "H3", "H4")))
def test_a_tile_fits_exactly_where_an_edge_matches(name: str, hot_spot: str) -> None:
    area = Area.start(hot_spot)
    for tile in placements(area, (name,)):
        assert matching_edges(area, tile)
    for cell in {tile.cell for tile in placements(area, TILES)}:
        for turn in range(TURNS):
            tile = tile_at(cell, name, turn)
            assert bool(matching_edges(area, tile)) == (why_not(area, tile) is None)


@given(st.sampled_from(("H1", "H2", "H3", "H4")))
def test_the_sign_beside_the_topmost_tile_is_not_above_it_and_that_beside_the_lowest_not_below(hot_spot: str) -> None:
    area = Area.start(hot_spot)
    tiles = sorted(placements(area, TILES), key=lambda tile: tile.centre[1])
    assert open_edge(area, tiles[0]) in (0, 2)
    assert open_edge(area, tiles[-1]) in (5, 3)
