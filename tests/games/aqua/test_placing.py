"""Where tiles go and what is a habitat (AQUA, section 2)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.score import Cell
from game.games.aqua import components as box
from game.games.aqua.area import Area, Coral
from game.games.aqua.geometry import E, add, around, beside, centre_of, contacts, hexagon_at, kind, touched_corals
from game.games.aqua.growing import (
    APART,
    OCCUPIED,
    UNMATCHED,
    chance_at,
    chances,
    placements,
    why_not,
)
from game.games.aqua.tiles import NEUTRAL, Tile, hot_spot_tiles, turned
from tests.games.aqua.seas import AWAY, EAST, HERE, sea, turns_that_fit

START = Area.start("H1")
PLACES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def test_there_are_seventy_tiles_and_each_colour_stands_on_thirty_five_corals() -> None:
    assert len(set(box.TILES)) == 70
    assert {sum(name.count(colour) for name in box.TILES) for colour in box.COLOURS} == {35}
    assert sum(len(set(name)) == 2 for name in box.TILES) == 30
    assert all(len(set(name)) > 1 for name in box.TILES)


def test_mirror_images_are_different_tiles() -> None:
    assert {"RYG", "RGY"} <= set(box.TILES)
    assert box.least_rotation("GRY") == box.least_rotation("YGR") == "RYG"


@given(PLACES)
def test_a_hexagon_and_its_centre_are_the_same_place(cell: tuple[int, int]) -> None:
    assert hexagon_at(centre_of(cell)) == cell
    assert kind(centre_of(cell)) == 0


@given(PLACES, st.integers(0, 5))
def test_three_corals_meet_in_every_corner(cell: tuple[int, int], k: int) -> None:
    corner = add(centre_of(cell), E[k])
    assert (centre_of(cell), k) in around(corner)
    assert all(add(centre, E[m]) == corner for centre, m in around(corner))
    assert len(set(touched_corals(corner)) - set(around(corner))) == 6


@given(PLACES, st.integers(0, 5))
def test_two_small_animals_touch_when_they_share_a_tile(cell: tuple[int, int], k: int) -> None:
    corner = add(centre_of(cell), E[k])
    tiles = {centre for centre, _ in around(corner)}
    for a in range(-4, 5):
        for b in range(-4, 5):
            other = add(corner, (a, b))
            if other != corner and kind(other) == kind(corner):
                assert (other in contacts(corner)) == (not tiles.isdisjoint(c for c, _ in around(other)))


@given(PLACES, st.integers(0, 1), st.sampled_from(box.TILES))
def test_a_placed_tile_reads_back(cell: tuple[int, int], parity: int, name: str) -> None:
    tile = Tile(cell, parity, name)
    assert Tile.parse(str(tile)) == tile
    assert sorted(tile.edges()) == sorted(name * 2)


@pytest.mark.parametrize("name", box.HOT_SPOTS)
def test_a_hot_spot_has_nine_neighbours_and_each_colour_on_two_outer_edges(name: str) -> None:
    area = Area.start(name)
    inner = {tile.centre for tile in hot_spot_tiles(name)}
    outer = [
        colour
        for centre, edges in area.edges.items()
        for m, colour in enumerate(edges)
        if add(centre, add(E[m], E[(m + 1) % 6])) not in inner
    ]
    assert sorted(outer) == sorted(box.COLOURS * 2)
    free = {add(centre, add(E[m], E[(m + 1) % 6])) for centre in inner for m in range(6)} - inner
    assert len(free) == 9
    assert [area.corals[coral] for coral in around((1, 0))] == [NEUTRAL] * 3


def test_a_tile_must_meet_a_coral_of_its_colour() -> None:
    reasons = {str(tile): why_not(START, tile) for tile in (Tile((0, 0), 0, "RRY"), Tile((5, 5), 0, "RRY"))}
    assert reasons == {"0,0,0,RRY": OCCUPIED, "5,5,0,RRY": APART}
    around_start = {why_not(START, Tile((-1, 0), *way)) for way in turned("BBP")}
    assert around_start == {UNMATCHED}


def test_placements_are_exactly_what_nothing_forbids() -> None:
    found = set(placements(START, ["RYG", "BBP"]))
    everywhere = {
        Tile((q, r), *way) for q in range(-3, 5) for r in range(-4, 4) for n in ("RYG", "BBP") for way in turned(n)
    }
    assert found == {tile for tile in everywhere if why_not(START, tile) is None}
    for tile in found:
        assert tile in turns_that_fit(START, tile.cell, tile.name)


def test_the_neutral_middle_matches_nothing() -> None:
    grey = Area("H1").with_tile(Tile((0, 0), 0, NEUTRAL * 3))
    assert list(placements(grey, box.TILES)) == []


def test_one_edge_of_equal_colours_is_enough_and_the_others_may_differ() -> None:
    meets = {str(tile): tile.edges() for tile in placements(START, ["YBP"]) if tile.cell == (0, -1)}
    seen = [START.edges.get(centre, " " * 6)[(m + 3) % 6] for m, centre in enumerate(beside(centre_of((0, -1))))]
    assert seen.count(" ") == 4
    assert any(sum(a == b for a, b in zip(edges, seen)) == 1 for edges in meets.values())


def test_a_habitat_is_three_corals_of_one_colour_around_a_corner() -> None:
    area = sea({}, sea({HERE: "R"}).corals)
    assert area.habitat(HERE) == "R"
    assert area.habitat(EAST) is None
    assert sea({}, {coral: "RRY"[n] for n, coral in enumerate(around(HERE))}).habitat(HERE) is None
    assert sea({}, dict.fromkeys(around(HERE)[:2], "R")).habitat(HERE) is None


def test_a_habitat_counts_though_more_of_its_colour_touches_it() -> None:
    touching = {touched_corals(HERE)[0]: "R"}
    assert sea({}, {**sea({HERE: "R"}).corals, **touching}).habitat(HERE) == "R"


@pytest.mark.parametrize("touching", touched_corals(HERE))
def test_when_habitats_stand_free_no_coral_that_touches_one_may_have_its_colour(touching: Coral) -> None:
    corals = sea({HERE: "R"}).corals
    crowded, free = (sea({}, {**corals, touching: colour}, strict=True) for colour in "RY")
    assert (crowded.habitat(HERE), free.habitat(HERE)) == (None, "R")
    assert crowded.habitats_of(crowded.tiles[0]) == ()


def test_when_habitats_stand_free_a_tile_with_two_corals_of_the_colour_spoils_its_corners() -> None:
    first, second, _ = around(HERE)
    centre, k = first
    own = {first: "R", (centre, (k + 2) % 6): "R", second: "R"}
    assert chance_at(sea({}, own), HERE) is not None
    assert chance_at(sea({}, own, strict=True), HERE) is None
    assert chance_at(sea({}, {first: "R", second: "R"}, strict=True), HERE) is not None


@given(st.integers(0, 3), st.lists(st.integers(0, 999), min_size=17, max_size=17), st.randoms())
def test_whether_a_habitat_stands_free_is_decided_by_its_third_tile(
    spot: int, picks: list[int], chance: Random
) -> None:
    strict = Area.start(list(box.HOT_SPOTS)[spot], strict=True)
    plain, decided = Area.start(strict.hot_spot), dict[Cell, str | None]()
    for pick in picks:
        found = tuple(placements(plain, chance.sample(box.TILES, 3)))
        near = [tile for tile in found if plain.with_tile(tile).habitats_of(tile)] or found
        tile = near[pick % len(near)]
        plain, strict = plain.with_tile(tile), strict.with_tile(tile)
        for corner in plain.habitats_of(tile):
            colour = plain.habitat(corner)
            crowded = any(plain.corals[coral] == colour for coral in touched_corals(corner))
            decided.setdefault(corner, None if crowded else colour)
        assert {corner: strict.habitat(corner) for corner in decided} == decided


def test_one_tile_can_complete_three_habitats() -> None:
    tile = Tile((0, 0), 0, "RYG")
    corals = {}
    for k, colour in tile.corals():
        corals |= {coral: colour for coral in around(add(tile.centre, E[k])) if coral[0] != tile.centre}
    area = sea({}, corals).with_tile(tile)
    assert [area.habitat(corner) for corner in area.habitats_of(tile)] == ["Y", "G", "R"]


def test_chances_name_the_hexagons_that_still_lack_a_coral() -> None:
    first, second, third = around(HERE)
    one_away = sea({}, {first: "R", second: "R"})
    chance = chance_at(one_away, HERE)
    assert chance is not None
    assert (chance.colour, chance.missing) == ("R", (hexagon_at(third[0]),))
    two_away = chance_at(sea({}, {first: "R"}), HERE)
    assert two_away is not None
    assert len(two_away.missing) == 2
    assert chance_at(sea({}, {first: "R", second: "Y"}), HERE) is None
    assert chance_at(sea({HERE: "R"}), HERE) is None
    assert chance_at(one_away, AWAY) is None
    assert [len(found.missing) for found in chances(one_away)] == sorted(len(c.missing) for c in chances(one_away))


def test_a_tile_turned_the_other_way_spoils_a_corner() -> None:
    first, second, third = around(HERE)
    spoiled = sea({}, {first: "R", second: "R"}).with_tile(Tile(hexagon_at(third[0]), 1, "RRY"))
    assert chance_at(spoiled, HERE) is None
