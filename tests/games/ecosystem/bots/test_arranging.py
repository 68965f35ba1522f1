"""The same cards laid best: nothing is added, nothing is lost, and the rules score what is claimed."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.bots.think import finish
from game.core.arrangement import Arrangement
from game.games.ecosystem.bots.arranging import arrange
from game.games.ecosystem.state import EcosystemView
from tests.conformance.play import Case, moments
from tests.games.ecosystem.editions import EDITIONS, GAMES

TABLES = [(name, players) for name in EDITIONS for players in (1, 2, 3)]


def finished(edition: str, players: int, seed: int = 0) -> EcosystemView:
    """A random game that is over, as everybody sees it."""
    case = Case(GAMES[edition], players, {}, seed)
    view: EcosystemView = case.game.rules.observe(moments(case)[-1].state, None)
    return view


def arranged(edition: str, view: EcosystemView, effort: float = 0.03) -> Arrangement[Any]:
    return finish(arrange(EDITIONS[edition], effort, view, 0))


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_random_board_can_be_laid_better_with_the_same_cards(edition: str, players: int) -> None:
    view = finished(edition, players)
    views = arranged(edition, view).views
    assert views[0] == view
    assert views[-1].sheets[0].total > view.sheets[0].total + 5
    grids = [after.seats[0].grid for after in views]
    assert {frozenset(grid) for grid in grids} == {frozenset(grids[0])}, "it stays on its cells"
    assert all(Counter(grid.layout().values()) == Counter(grids[0].layout().values()) for grid in grids)
    assert all(after.seats[1:] == view.seats[1:] for after in views), "the others stay as they are"


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_step_exchanges_two_cards_and_the_last_one_reaches_the_best(edition: str) -> None:
    views = arranged(edition, finished(edition, 2)).views
    layouts = [after.seats[0].grid.layout() for after in views]
    for before, after in pairwise(layouts):
        assert sum(before[cell] != after[cell] for cell in before) == 2
    assert 2 < len(views) <= 20


def test_the_same_board_is_always_arranged_alike_and_more_effort_does_not_harm() -> None:
    view = finished("forest", 3)
    assert arranged("forest", view) == arranged("forest", view)
    hasty, busy = (arranged("forest", view, effort).views[-1].sheets[0].total for effort in (0.005, 0.1))
    assert hasty <= busy


def test_a_board_that_is_already_best_stays_as_it_is() -> None:
    view = finished("forest", 2)
    best = arranged("forest", view, 0.2).views[-1]
    assert arranged("forest", best, 0.005).views == (best,)


def test_the_whales_choose_anew() -> None:
    view = finished("ocean", 3)
    whales_of = [list(seat.grid.layout().values()).count("whale") for seat in view.seats]
    whales = max(whales_of)
    seat = whales_of.index(whales)
    last = finish(arrange(EDITIONS["ocean"], 0.03, view, seat)).views[-1].seats[seat].grid
    assert whales
    assert 0 < len(last.face_down) <= whales
