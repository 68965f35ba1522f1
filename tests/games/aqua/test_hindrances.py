"""Why no large animal of a pile comes (AQUA, section 4, step 3)."""

from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.geometry import around
from game.games.aqua.hindrances import Hindrance, hindrances
from tests.games.aqua.seas import AWAY, EAST, FAR_EAST, HERE, NORTH, sea, terms, under


def why(area: Area, pile: str, *new: Cell, ecosystem: int = 1, **more: int) -> tuple[Hindrance, ...]:
    return hindrances(area, pile, (5, 4), terms(ecosystem, **more), new)


def test_an_empty_pile_says_so_and_nothing_else() -> None:
    assert hindrances(sea({HERE: "R", EAST: "Y"}), "duo", (), terms()) == (Hindrance("empty"),)


def test_two_that_are_alike_are_named() -> None:
    (one,) = why(sea({HERE: "R", EAST: "R"}), "duo", HERE)
    assert (one.reason, set(one.culprits)) == ("alike", {HERE, EAST})
    (one,) = why(sea({HERE: "R", EAST: "Y", FAR_EAST: "R"}), "line", HERE)
    assert (one.reason, set(one.culprits)) == ("alike", {HERE, FAR_EAST})


def test_one_of_them_must_be_new() -> None:
    assert [one.reason for one in why(sea({HERE: "R", EAST: "Y"}), "duo")] == ["old"]
    assert why(sea({HERE: "R", EAST: "Y"}), "duo", EAST) == ()


def test_a_native_of_ecosystem_17_is_to_blame() -> None:
    (one,) = why(sea({HERE: "R", EAST: "Y"}), "duo", HERE, ecosystem=17)
    assert (one.reason, one.culprits) == ("forbidden", (HERE,))


def test_modifications_have_reasons_of_their_own() -> None:
    (one,) = why(sea({HERE: "R", EAST: "Y"}), "duo", HERE, modification=9)
    assert one.reason == "different"
    area = under(sea({HERE: "R", EAST: "Y", NORTH: "G"}), "duo", HERE, EAST)
    assert why(area, "duo", NORTH, modification=10) == (Hindrance("once"),)


def test_what_is_missing_is_where_a_habitat_is_in_the_making() -> None:
    """Two corals of a third colour meet EAST: their animal would make a pair with the one on HERE."""
    first, second, _ = around(EAST)
    colour = dict.fromkeys((first, second), "Y")
    found = why(sea({HERE: "R"}, reef=colour), "duo")
    assert [(one.reason, one.culprits) for one in found] == [("missing", (EAST,))]
    assert why(sea({HERE: "R"}, reef=dict.fromkeys(colour, "R")), "duo") == (), "it would be alike"


def test_far_animals_and_covered_ones_are_no_places() -> None:
    assert why(sea({HERE: "R", AWAY: "Y"}), "duo", HERE) == ()
    assert why(under(sea({HERE: "R", EAST: "Y"}), "duo", HERE, EAST), "duo") == ()
