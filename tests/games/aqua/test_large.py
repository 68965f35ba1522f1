"""Which large animals may come, and where (AQUA, section 4, step 3, and the two ecosystems that change it)."""

import pytest

from game.games.aqua.area import Area
from game.games.aqua.components import PILES
from game.games.aqua.geometry import SHAPES, is_shape
from game.games.aqua.large import in_contact, outlines, outlines_by_pile, values_left
from tests.games.aqua.seas import AWAY, EAST, FAR_EAST, HERE, NORTH, NORTH_EAST, sea, terms, under

ALL_DIFFERENT = {HERE: "Y", EAST: "G", FAR_EAST: "B", NORTH: "P", NORTH_EAST: "O"}
AREA = sea(ALL_DIFFERENT)


def places(area: Area, pile: str, *new: tuple[int, int], **more: int) -> set[frozenset[tuple[int, int]]]:
    return {frozenset(cells) for cells in outlines(area, pile, terms(**more), new)}


def test_a_pair_lies_on_two_that_touch() -> None:
    assert places(AREA, "duo", HERE) == {frozenset({HERE, EAST}), frozenset({HERE, NORTH})}


def test_a_bend_turns_once() -> None:
    assert frozenset({HERE, EAST, NORTH_EAST}) in places(AREA, "bend", HERE)
    assert frozenset({HERE, EAST, FAR_EAST}) not in places(AREA, "bend", HERE)
    assert frozenset({HERE, EAST, NORTH}) not in places(AREA, "bend", HERE)


def test_a_triangle_lies_on_three_that_touch_each_other() -> None:
    assert places(AREA, "triangle", HERE) == {frozenset({HERE, EAST, NORTH})}


def test_a_line_is_straight() -> None:
    assert places(AREA, "line", HERE) == {frozenset({HERE, EAST, FAR_EAST})}


def test_a_diamond_lies_on_four() -> None:
    assert places(AREA, "diamond", HERE) == {frozenset({HERE, EAST, NORTH, NORTH_EAST})}


@pytest.mark.parametrize(("pile", "ways"), [("duo", 3), ("bend", 6), ("triangle", 2), ("line", 3), ("diamond", 3)])
def test_a_shape_can_be_turned_in_so_many_ways(pile: str, ways: int) -> None:
    assert len(SHAPES[pile]) == ways * len(PILES[pile].steps)
    assert is_shape(pile, tuple(sorted(SHAPES[pile][0])))


def test_at_least_one_small_animal_must_be_new() -> None:
    assert outlines(AREA, "duo", terms(), ()) == ()
    assert all(FAR_EAST in cells for cells in places(AREA, "duo", FAR_EAST))


def test_what_lies_under_a_large_animal_takes_no_other() -> None:
    covered = under(AREA, "duo", HERE, EAST)
    assert places(covered, "duo", HERE, NORTH) == {frozenset({NORTH, NORTH_EAST})}


def test_all_must_be_of_different_species() -> None:
    assert places(sea({HERE: "Y", EAST: "Y"}), "duo", HERE) == set()
    assert places(sea({HERE: "Y", EAST: "G", FAR_EAST: "Y"}), "line", HERE) == set()


def test_ecosystem_17_forbids_large_animals_on_its_native() -> None:
    area = sea({HERE: "R", EAST: "Y", NORTH: "G"})
    assert outlines(area, "duo", terms(17), (HERE, EAST)) == ((NORTH, EAST),)
    assert len(outlines(area, "duo", terms(15), (HERE, EAST))) == 3


def test_ecosystem_18_lets_a_large_animal_cover_several_natives() -> None:
    area = sea({HERE: "R", EAST: "R", NORTH: "Y"})
    assert outlines(area, "triangle", terms(18), (HERE,))
    assert not outlines(area, "triangle", terms(15), (HERE,))
    strangers = sea({HERE: "Y", EAST: "Y", NORTH: "R"})
    assert not outlines(strangers, "triangle", terms(18), (HERE,))


def test_the_top_of_a_pile_is_taken_first_and_an_empty_pile_gives_nothing() -> None:
    frame = terms(players=2)
    assert values_left(frame, [AREA])["duo"] == (5, 4)
    one = under(AREA, "duo", HERE, EAST)
    assert values_left(frame, [one, AREA])["duo"] == (4,)
    left = values_left(frame, [one, one])
    assert left["duo"] == ()
    assert "duo" not in outlines_by_pile(AREA, left, frame, [HERE])


@pytest.mark.parametrize(("players", "kept"), [(1, 3), (2, 2), (3, 2), (4, 3)])
def test_the_lowest_of_each_pile_is_removed_with_two_or_three_players(players: int, kept: int) -> None:
    assert {len(values) for values in terms(players=players).piles.values()} == {kept}


def test_two_large_animals_touch_when_any_of_their_cells_do() -> None:
    assert in_contact((HERE, EAST), (FAR_EAST, (4, 3)))
    assert not in_contact((HERE, NORTH), (FAR_EAST, (4, 3)))
    assert not in_contact((HERE, EAST), (AWAY,))
