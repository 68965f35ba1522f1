"""The fifteen scenarios (AQUA, section 6): total and objective, met and just missed."""

from dataclasses import replace

import pytest

from game.games.aqua.area import Area
from game.games.aqua.challenges import Standing
from game.games.aqua.scenarios import SCENARIOS, progress, unchosen
from tests.games.aqua.seas import EAST, HERE, NORTH, far, points, sea, standing, table, under

ROWS = {
    "A": "1 2 3 4 5 6",
    "B": "7 8 9 10 11 12",
    "C": "16 16 3 5 15 15",
    "D": "3 4 5 6 17 17",
    "E": "13 13 18 18 4 6",
    "F": "1 2 3 10 11 12",
    "G": "7 14 8 14 9 16",
    "H": "2 6 17 17 18 18",
    "I": "15 15 8 11 13 13",
    "J": "7 8 11 4 5 6",
    "K": "10 13 14 14 13 9",
    "L": "17 17 13 13 2 3",
    "M": "16 14 16 15 14 15",
    "N": "18 12 10 9 7 17",
    "O": "12 13 14 15 16 18",
}


def animals(colours: str) -> Area:
    return sea({far(place): colour for place, colour in enumerate(colours)})


PAIR = sea({HERE: "R", EAST: "Y"})

CASES: dict[str, tuple[Standing, Standing]] = {
    "A": (standing(None, points(60)), standing(None, points(59))),
    "B": (standing(None, points(60)), standing(None, points(59))),
    "C": (standing(None, points(65)), standing(None, points(64))),
    "D": (standing(None, points(45, small=20)), standing(None, points(60, small=19))),
    "E": (standing(None, points(20, small=50)), standing(None, points(19, small=60))),
    "F": (standing(None, points(50, reefs=20)), standing(None, points(60, reefs=19))),
    "G": (standing(animals("RYGBPO"), points(75)), standing(animals("RYGBP"), points(80))),
    "H": (standing(None, points(55, small=20)), standing(None, points(55, small=21))),
    "I": (
        standing(None, points(70, ecosystems=(3, 3, 3, 1, 0, 0))),
        standing(None, points(70, ecosystems=(4, 3, 3, 0, 0, 0))),
    ),
    "J": (standing(under(PAIR, "duo", HERE, EAST), points(80)), standing(under(PAIR, "duo", HERE), points(80))),
    "K": (standing(None, points(20, small=65)), standing(None, points(21, small=65))),
    "L": (standing(None, points(65, reefs=20)), standing(None, points(65, reefs=21))),
    "M": (standing(None, points(65, small=25)), standing(None, points(70, small=24))),
    "N": (standing(animals("RRYYG"), points(95)), standing(animals("RRRY"), points(95))),
    "O": (
        standing(None, points(90, ecosystems=(2, 2, 2, 2, 2, 0))),
        standing(None, points(92, ecosystems=(2, 2, 2, 2, 0, 0))),
    ),
}


@pytest.mark.parametrize("letter", SCENARIOS, ids=lambda letter: f"scenario {letter}")
def test_scenario(letter: str) -> None:
    met, missed = CASES[letter]
    assert progress(letter, met).met
    assert not progress(letter, missed).met


@pytest.mark.parametrize("letter", ROWS)
def test_a_scenario_fixes_the_row_of_ecosystems(letter: str) -> None:
    game = table(2, {"scenario": letter})
    assert " ".join(map(str, game.view(None).terms.ecosystems)) == ROWS[letter]


@pytest.mark.parametrize("letter", SCENARIOS)
def test_a_total_below_the_minimum_never_does(letter: str) -> None:
    met, _ = CASES[letter]
    short = standing(met.area, points(SCENARIOS[letter].total - 1))
    assert not progress(letter, short).met


def test_scenario_j_needs_a_small_animal() -> None:
    assert not progress("J", standing(sea({NORTH: "R"}), points(80))).met
    assert not progress("J", standing(sea({}), points(80))).met


def test_a_game_with_the_same_goals_would_have_met_the_scenario() -> None:
    """Nobody had chosen it, so that nothing is ticked; but it is said."""
    met, missed = standing(None, points(60)), standing(None, points(59))
    assert (met.terms.scenario, tuple(met.terms.ecosystems)) == (None, SCENARIOS["A"].ecosystems)
    assert unchosen(met) == "A"
    assert unchosen(missed) is None
    assert unchosen(replace(met, terms=replace(met.terms, scenario="A"))) is None, "it is ticked"
    assert unchosen(replace(met, terms=replace(met.terms, ecosystems=(2, 1, 3, 4, 5, 6)))) is None, "another order"
