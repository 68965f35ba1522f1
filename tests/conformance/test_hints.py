"""Every game that has an adviser: its hints are legal, and never use what their viewer may not know."""

import pytest

from game.bots.think import finish
from game.core.hint import Hint
from game.core.rng import Rng
from game.games.registry import GAMES as REGISTERED
from tests.conformance.hidden import CHANGED
from tests.conformance.play import Case, cases, moments
from tests.support.games import tables

EVERY = 23
"""Every so many positions are looked at."""

usual = [c for c in cases() if c.players in (1, 2, 3) and c.options == tables(c.game, c.players)[0]]


def hint(case: Case, state: object, seat: int, viewer: int | None, number: int) -> Hint:
    assert case.game.advise is not None
    return finish(case.game.advise(case.game.rules.observe(state, viewer), seat, (), Rng(number)))


def test_every_game_gives_hints() -> None:
    assert [game.id for game in REGISTERED.values() if game.advise is None] == []


@pytest.mark.parametrize("case", usual, ids=str)
def test_a_hint_is_legal_and_does_not_peek(case: Case) -> None:
    rules, rng = case.game.rules, Rng(1)
    for number, state, _ in moments(case):
        actors = rules.actors(state)
        if number % EVERY or not actors:
            continue
        seat = actors[-1]
        person = rules.controller(state, seat)
        open_to_all = not rules.observe(state, None).secret and case.players > 1
        for viewer in (person, None) if open_to_all else (person,):
            found = hint(case, state, seat, viewer, number)
            assert found == hint(case, CHANGED[case.game.id](state, viewer, rng), seat, viewer, number)
            offered = [s.actions[0] for s in (found.best, found.other) if s is not None]
            assert all(action in rules.legal(state, seat) for action in offered)
            assert len(set(offered)) == len(offered)
            assert found.clear or found.other is not None
            assert found.ahead >= 0, "the better one is named first"
