"""The twenty-five challenges (AQUA, section 6): each with a table that meets it and one that just does not."""

import pytest

from game.core.score import ScoreLine, ScoreRow
from game.games.aqua.area import Area
from game.games.aqua.challenges import AGAINST_OTHERS, CHALLENGES, Standing, challenges_met, nearly_met
from game.games.aqua.scoring import AquaSheet
from game.games.aqua.terms import FAMILY, FAMILY_REEFS
from tests.games.aqua.seas import (
    AWAY,
    EAST,
    FAR_EAST,
    HERE,
    NORTH,
    beside_reef,
    between_reefs,
    far,
    points,
    reef_of,
    row_corner,
    sea,
    standing,
    under,
)


def with_large(*piles: str) -> Area:
    """Large animals far from each other; under each lies a small one."""
    area = sea({far(place): "RYGBPO"[place] for place in range(len(piles))})
    for place, pile in enumerate(piles):
        area = under(area, pile, far(place))
    return area


def animals(colours: str) -> Area:
    return sea({far(place): colour for place, colour in enumerate(colours)})


def with_scoring_reefs(count: int) -> AquaSheet:
    lines = tuple(ScoreLine("reefs:R", 1, 0, 3) for _ in range(count))
    return AquaSheet((ScoreRow("reefs", 3 * count, lines), *(ScoreRow(row, 0) for row in ("large", "small"))))


def pairs_beside_reef(count: int) -> Area:
    area = beside_reef(2 * count)
    for place in range(0, 2 * count, 2):
        area = under(area, "duo", row_corner(place), row_corner(place + 1))
    return area


LINE = under(sea({HERE: "Y", EAST: "G", FAR_EAST: "B"}), "duo", HERE)
CLOSE = under(under(LINE, "duo", EAST), "duo", FAR_EAST)
APART = under(under(sea({HERE: "Y", FAR_EAST: "B", AWAY: "G"}), "duo", HERE), "duo", FAR_EAST)

CASES: dict[int, tuple[Standing, Standing]] = {
    1: (standing(None, points(70)), standing(None, points(69))),
    2: (standing(None, points(80)), standing(None, points(79))),
    3: (standing(None, points(90)), standing(None, points(89))),
    4: (standing(None, points(100)), standing(None, points(99))),
    5: (
        standing(None, points(ecosystems=(1, 6, 2, 8, 9, 1))),
        standing(None, points(ecosystems=(1, 6, 0, 8, 9, 1))),
    ),
    6: (standing(None, points(large=30)), standing(None, points(large=29, small=9))),
    7: (standing(None, points(large=35)), standing(None, points(large=34))),
    8: (standing(None, points(small=25)), standing(None, points(small=24, large=9))),
    9: (standing(None, points(small=30)), standing(None, points(small=29))),
    10: (standing(None, points(reefs=25)), standing(None, points(reefs=24, large=9))),
    11: (standing(None, points(reefs=30)), standing(None, points(reefs=29))),
    12: (
        standing(None, points(50), points(40), points(30)),
        standing(None, points(50), points(30), points(41)),
    ),
    13: (standing(None, points(50), points(30)), standing(None, points(50), points(31))),
    14: (
        standing(with_large("duo", "bend", "line", "diamond")),
        standing(with_large("duo", "bend", "line", "line", "duo")),
    ),
    15: (standing(with_large("diamond", "diamond")), standing(with_large("diamond", "duo"))),
    16: (
        standing(animals("R"), points(small=9), with_large("duo")),
        standing(with_large("duo"), points(small=9), points(5)),
    ),
    17: (standing(under(APART, "duo", AWAY)), standing(CLOSE)),
    18: (standing(animals("RRRRY")), standing(animals("RRRYYY"))),
    19: (standing(animals("RYGBPO" * 2)), standing(animals("RRYYGGBBPPO"))),
    20: (
        standing(animals("R"), points(9), animals("RY"), animals("RYG")),
        standing(animals("RY"), points(9), animals("RY"), animals("RYG")),
    ),
    21: (standing(None, with_scoring_reefs(5)), standing(None, with_scoring_reefs(4))),
    22: (standing(between_reefs(4)), standing(between_reefs(3))),
    23: (standing(beside_reef(6)), standing(beside_reef(5))),
    24: (standing(sea({HERE: "R"}, reef_of("Y"))), standing(sea({HERE: "R", AWAY: "G"}, reef_of("Y")))),
    25: (standing(pairs_beside_reef(3)), standing(pairs_beside_reef(2))),
}


@pytest.mark.parametrize("number", CHALLENGES, ids=lambda number: f"challenge {number}")
def test_challenge(number: int) -> None:
    met, missed = CASES[number]
    assert CHALLENGES[number](met)
    assert not CHALLENGES[number](missed)


def test_there_are_twenty_five() -> None:
    assert list(CHALLENGES) == list(CASES) == list(range(1, 26))


@pytest.mark.parametrize("number", [16, 20])
def test_challenges_16_and_20_must_be_won(number: int) -> None:
    fewest = standing(sea({}), points(5), animals("RY"))
    richer = standing(sea({}), points(5), points(6))
    assert number in challenges_met(fewest)
    assert number not in challenges_met(richer)


def test_challenges_against_others_cannot_be_met_alone() -> None:
    alone = challenges_met(standing(None, points(100)))
    assert {12, 13, 16, 20} == AGAINST_OTHERS
    assert AGAINST_OTHERS.isdisjoint(alone)
    assert {1, 2, 3, 4} <= set(alone)


def test_challenge_17_lets_other_large_animals_be_in_contact() -> None:
    assert CHALLENGES[17](standing(under(under(APART, "duo", AWAY), "duo", (2, 1))))


def test_challenge_24_needs_a_small_animal() -> None:
    assert not CHALLENGES[24](standing(sea({}, reef_of("Y"))))


def test_reefs_exist_for_challenges_22_to_25_where_they_do_not_score() -> None:
    assert CHALLENGES[23](standing(beside_reef(6), mode=FAMILY))
    assert CHALLENGES[22](standing(between_reefs(4), mode=FAMILY_REEFS))


def test_a_large_animal_is_at_a_reef_with_any_of_its_cells() -> None:
    area = sea({HERE: "R", EAST: "G", NORTH: "B"}, reef_of("Y"))
    assert CHALLENGES[25](standing(under(under(under(area, "duo", HERE, EAST), "duo", NORTH), "duo", HERE)))
    assert not CHALLENGES[25](standing(under(under(under(area, "duo", HERE), "duo", NORTH), "duo", EAST)))


def test_a_challenge_is_nearly_met_when_only_a_little_is_missing() -> None:
    area = sea({far(place): "R" for place in range(3)})
    found = {one.challenge: (one.have, one.needed) for one in nearly_met(standing(area, points(small=25, large=41)))}
    assert found[1] == (66, 70) and found[9] == (25, 30)
    assert found[18] == (3, 4)
    assert 8 not in found and 2 not in found, "met, and far from met"
