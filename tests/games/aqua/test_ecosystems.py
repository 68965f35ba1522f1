"""The eighteen ecosystems (AQUA, section 5, row 4). The native of the ecosystem in question is the crab, R."""

import pytest

from tests.games.aqua.seas import (
    AWAY,
    EAST,
    FAR_EAST,
    HERE,
    NORTH,
    NORTH_EAST,
    ecosystem_points,
    far,
    reef_of,
    sea,
    under,
)


def test_ecosystem_1_each_native_scores_its_company() -> None:
    assert ecosystem_points(1, sea({HERE: "R", EAST: "Y", NORTH: "Y", AWAY: "G"})) == 2
    assert ecosystem_points(1, sea({HERE: "Y", EAST: "G"})) == 0


def test_ecosystem_1_counts_a_contact_of_two_natives_from_each_side() -> None:
    assert ecosystem_points(1, sea({HERE: "R", EAST: "R"})) == 2


@pytest.mark.parametrize(
    ("number", "pile", "cells", "each"),
    [
        (2, "duo", (EAST, NORTH), 2),
        (3, "bend", (HERE, EAST, NORTH_EAST), 3),
        (4, "triangle", (HERE, EAST, NORTH), 3),
        (5, "line", (HERE, EAST, FAR_EAST), 3),
        (6, "diamond", (HERE, EAST, NORTH, NORTH_EAST), 4),
    ],
)
def test_ecosystems_2_to_6_each_large_animal_of_a_pile_scores_every_native(
    number: int, pile: str, cells: tuple[tuple[int, int], ...], each: int
) -> None:
    colours = dict(zip((HERE, EAST, FAR_EAST, NORTH, NORTH_EAST, AWAY), "YGBPOR"))
    area = sea({**colours, far(1): "R"})
    assert ecosystem_points(number, area) == 0
    assert ecosystem_points(number, under(area, pile, *cells)) == 2 * each
    assert ecosystem_points(number, under(under(area, pile, *cells), pile, *cells)) == 4 * each
    other = "duo" if pile != "duo" else "line"
    assert ecosystem_points(number, under(area, other, *cells)) == 0


@pytest.mark.parametrize(("number", "visitor"), list(zip(range(8, 13), "YGBPO")))
def test_ecosystems_8_to_12_each_animal_of_a_species_scores_the_natives_beside_it(number: int, visitor: str) -> None:
    stranger = "G" if visitor != "G" else "Y"
    assert ecosystem_points(number, sea({HERE: visitor, EAST: "R", NORTH: "R", AWAY: "R"})) == 6
    assert ecosystem_points(number, sea({HERE: stranger, EAST: "R", AWAY: visitor})) == 0


def test_ecosystem_7_each_crab_scores_the_natives_beside_it() -> None:
    area = sea({HERE: "R", EAST: "Y", NORTH: "Y"})
    assert ecosystem_points(7, area, natives="YRGBPO") == 6


def test_ecosystem_7_with_crabs_as_natives_scores_a_contact_from_each_side() -> None:
    assert ecosystem_points(7, sea({HERE: "R", EAST: "R"})) == 6


def test_ecosystem_13_each_reef_scores_the_natives_beside_it() -> None:
    assert ecosystem_points(13, sea({HERE: "R", NORTH: "R", AWAY: "R"}, reef_of("Y"))) == 6
    assert ecosystem_points(13, sea({HERE: "G"}, reef_of("Y"))) == 0


def test_ecosystem_14_scores_the_natives_of_its_neighbours_in_the_row() -> None:
    around = {HERE: "G", EAST: "Y", NORTH: "B"}
    assert ecosystem_points(14, sea(around), left=(1, 2)) == 4
    assert ecosystem_points(14, sea({**around, NORTH: "O"}), left=(1, 2)) == 2


def test_ecosystem_14_at_the_end_of_the_row_has_one_neighbour() -> None:
    assert ecosystem_points(14, sea({HERE: "R", EAST: "Y", NORTH: "O"})) == 2
    assert ecosystem_points(14, sea({HERE: "O", EAST: "P", NORTH: "R"}), left=(1, 2, 3, 4, 5)) == 2


def test_ecosystem_15_needs_three_natives() -> None:
    natives = {far(place): "R" for place in range(4)}
    assert [ecosystem_points(15, sea(dict(list(natives.items())[:count]))) for count in range(5)] == [0, 0, 0, 7, 7]


def crabs(count: int) -> dict[tuple[int, int], str]:
    return {far(place): "R" for place in range(count)}


@pytest.mark.parametrize(
    ("counts", "scores"),
    [
        ((3, 2, 1, 0), (7, 3, 0, 0)),
        ((2, 2, 1, 0), (7, 7, 3, 0)),
        ((2, 1, 1, 1), (7, 3, 3, 3)),
        ((1, 0, 0, 0), (7, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_ecosystem_16_most_and_next_most_natives(counts: tuple[int, ...], scores: tuple[int, ...]) -> None:
    areas = [sea(crabs(count)) for count in counts]
    for seat, area in enumerate(areas):
        others = areas[:seat] + areas[seat + 1 :]
        assert ecosystem_points(16, area, *others, players=4) == scores[seat]


@pytest.mark.parametrize(("own", "others", "score"), [(2, "Y", 7), (2, "YY", 7), (1, "YYG", 3), (1, "YYGGG", 0)])
def test_ecosystem_16_alone_compares_the_own_species(own: int, others: str, score: int) -> None:
    animals = crabs(own) | {far(own + place): colour for place, colour in enumerate(others)}
    assert ecosystem_points(16, sea(animals), players=1) == score


def test_ecosystem_17_four_for_each_native() -> None:
    assert ecosystem_points(17, sea({HERE: "R", AWAY: "R", EAST: "Y"})) == 8


def test_ecosystem_18_one_for_each_native() -> None:
    assert ecosystem_points(18, sea({HERE: "R", AWAY: "R", EAST: "Y"})) == 2
