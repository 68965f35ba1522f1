"""Deals that are kind on Mondays and stern on Sundays."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.rng import Rng
from game.games.ecosystem.daily import dailies_of, kindness
from game.games.ecosystem.edition import Edition
from tests.games.ecosystem.editions import EDITIONS
from tests.support.history import played


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
def test_deals_are_less_kind_from_day_to_day(edition: Edition) -> None:
    dailies = dailies_of(edition)
    assert dailies is not None
    week = [dailies.challenge(weekday, 0, Rng(5)) for weekday in range(7)]
    found = [kindness(edition, one.options, one.seed) for one in week]
    assert all(before >= after for before, after in pairwise(found))
    assert found[0] > found[-1]
    assert len({one.seed for one in week}) == 7


def test_stars_follow_the_grades() -> None:
    game = played("ocean", ("Ana",), seed=3)
    assert game.outcome is not None
    dailies = dailies_of(EDITIONS["ocean"])
    assert dailies is not None
    feat = dailies.feat(game.view(None))
    grades = (None, "easy", "normal", "hard")
    assert (feat.points, grades[feat.stars]) == (game.outcome.margin, game.outcome.grade)


def test_a_new_edition_has_no_dailies_yet() -> None:
    assert dailies_of(replace(EDITIONS["forest"], id="tundra")) is None
