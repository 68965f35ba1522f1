"""Readings of the rules that the booklet leaves open: the rules page says each, and the rules play so."""

from functools import cache

import pytest

from game.games.aqua.area import Area
from game.games.aqua.challenges import challenges_met
from game.games.aqua.events import MarketRefilled
from game.games.aqua.growing import attract
from game.games.aqua.reefs import reefs
from game.games.aqua.scoring import area_sheet
from game.games.aqua.tally import tally
from game.games.aqua.terms import FAMILY
from game.ui.widgets.markdown_text import Paragraph, plain
from tests.games.aqua.seas import (
    HERE,
    beside_reef,
    between_reefs,
    ecosystem_points,
    far,
    legal,
    play,
    reef_of,
    sea,
    standing,
    table,
    terms,
    under,
)
from tests.support.pages import blocks


@cache
def page() -> str:
    """The paragraphs of the English rules page."""
    return "\n".join(plain(block.words) for block in blocks("en", "aqua") if isinstance(block, Paragraph))


def test_tied_players_all_score_in_goal_16_and_the_next_lower_number_is_second() -> None:
    areas = [sea({far(place): "R" for place in range(count)}) for count in (2, 2, 1)]
    others = [areas[:seat] + areas[seat + 1 :] for seat in range(3)]
    assert [ecosystem_points(16, area, *rest, players=3) for area, rest in zip(areas, others)] == [7, 7, 3]
    assert "players who tie all score, and the next lower number is second: 7, 7 and 3 points" in page()


@pytest.mark.parametrize(("modification", "counts"), [(None, True), (3, False), (6, True)])
def test_modification_3_decides_what_is_a_reef_for_goal_13_and_the_challenges(
    modification: int | None, counts: bool
) -> None:
    area = between_reefs(4)
    frame = terms(13, players=1, modification=modification)
    assert area_sheet(frame, area, [], "R").ecosystems[0] == (12 if counts else 0)
    assert (22 in challenges_met(standing(area, modification=modification))) == counts
    said = "Modification 3 also decides what is a reef for goal 13 and for the challenges; modification 6 does not."
    assert said in page()


def test_even_the_first_player_may_take_the_snail_in_round_1() -> None:
    assert "0 snail" in legal(table(3, first=0))
    assert "The snail is on the market in round 1 too, and even the first player may take it." in page()


def test_the_corals_of_a_bare_habitat_count_for_reefs() -> None:
    waiting = sea({}, sea({HERE: "Y"}, reef_of("Y")).corals)
    came = attract(waiting, [HERE], dict.fromkeys("RYGBPO", 0), terms())
    assert came.bare == (HERE,)
    assert [len(reef.corals) for reef in reefs(came.area, 4)] == [7]
    assert "The corals of a bare habitat still count for reefs." in page()


def test_alone_modification_1_leaves_one_tile_each_round() -> None:
    game = table(1, {"modification": 1})
    play(game, next(line for line in legal(game) if "grow" in line))
    (refilled,) = [event for event in game.entries[-1].events if isinstance(event, MarketRefilled)]
    assert len(refilled.discarded) == 1
    assert "In solo play, modification 1 leaves one tile over each round." in page()


AREAS = (
    between_reefs(4),
    beside_reef(6),
    under(between_reefs(4), "duo", HERE, far(0)),
    sea({HERE: "R", far(0): "Y"}),
)


def told(area: Area, modification: int | None) -> tuple[tuple[int, ...], set[int]]:
    """The points of the rows and the challenges that are met at the end of a family game."""
    (sheet,) = tally(terms(players=1, mode=FAMILY, modification=modification), [area], [0], [None])
    return tuple(row.points for row in sheet.rows[:3]), set(sheet.challenges)


@pytest.mark.parametrize("area", AREAS)
def test_in_the_family_game_modifications_4_to_6_change_nothing_and_3_only_challenges_22_to_25(area: Area) -> None:
    points, challenges = told(area, None)
    assert [told(area, number) for number in (4, 5, 6)] == [(points, challenges)] * 3
    fewer, still_met = told(area, 3)
    assert fewer == points
    assert still_met ^ challenges <= {22, 23, 24, 25}


def test_modification_3_does_change_the_challenges_of_a_family_game() -> None:
    assert told(between_reefs(4), 3) != told(between_reefs(4), None)
    said = (
        "In the family game, modifications 4, 5 and 6 change nothing, and modification 3 matters only for challenges"
    )
    assert said in page()


def test_the_page_says_that_the_family_game_scores_no_reefs_and_names_the_one_that_does() -> None:
    assert "reefs" not in area_sheet(terms(mode=FAMILY), beside_reef(6), []).points()
    assert "The family game has none and scores no reefs; Family with reefs has none either" in page()
