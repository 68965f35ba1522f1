"""What a viewer cannot know makes no difference to what the viewer sees, is told, and (a computer) does."""

import pytest

from game.bots.think import finish
from game.core.rng import Rng
from game.core.rules import redact
from tests.conformance.hidden import CHANGED, OPEN_DEALS
from tests.conformance.play import Case, cases, moments
from tests.support.games import GAMES

EVERY = 7
"""Every seventh position is looked at."""

each_table = pytest.mark.parametrize("case", cases(), ids=str)


def test_every_game_says_what_is_hidden_in_it() -> None:
    assert CHANGED.keys() == GAMES.keys()


@each_table
def test_the_view_does_not_depend_on_what_is_hidden(case: Case) -> None:
    rules, rng = case.game.rules, Rng(1)
    differed = False
    for number, state, _ in moments(case):
        if number % EVERY == 0:
            for viewer in (None, *range(case.players)):
                other = CHANGED[case.game.id](state, viewer, rng)
                differed |= other != state
                assert rules.observe(other, viewer) == rules.observe(state, viewer)
    assert differed


@each_table
def test_nobody_is_told_what_others_chose_in_secret(case: Case) -> None:
    rules, rng = case.game.rules, Rng(1)
    for _, state, action in moments(case):
        if action is None or not rules.observe(state, None).secret or len(rules.actors(state)) == 1:
            continue
        for viewer in (None, *range(case.players)):
            if rules.controller(state, action.seat) == viewer:
                continue
            other = CHANGED[case.game.id](state, viewer, rng)
            told = rules.apply(state, action)
            twins = [rules.apply(other, twin) for twin in rules.legal(other, action.seat)]
            alike = [twin for twin in twins if rules.actors(twin.state) == rules.actors(told.state)]
            if not alike:
                continue
            retold = rng.choice(alike)
            assert [redact(event, viewer) for event in told.events] == [redact(e, viewer) for e in retold.events]
            assert rules.observe(told.state, viewer) == rules.observe(retold.state, viewer)


@pytest.mark.parametrize("case", [c for c in cases() if c.players in (1, 2, 3)], ids=str)
def test_a_computer_does_not_peek(case: Case) -> None:
    rules, rng = case.game.rules, Rng(1)
    for number, state, action in moments(case):
        if number % (EVERY * 3) or action is None:
            continue
        person = rules.controller(state, action.seat)
        other = CHANGED[case.game.id](state, person, rng)
        for think in case.game.bots.values():
            moves = [finish(think(rules.observe(s, person), (), Rng(number))) for s in (state, other)]
            assert moves[0] == moves[1]


@pytest.mark.parametrize("case", [c for c in cases() if c.game.id not in OPEN_DEALS], ids=str)
def test_the_opening_tells_everybody_only_their_own(case: Case) -> None:
    rules = case.game.rules
    first, second = (rules.setup(case.config, Rng(seed)) for seed in (1, 2))
    assert first != second
    assert [redact(event, None) for event in first.events] == [redact(event, None) for event in second.events]
    for viewer in range(case.players):
        assert rules.observe(first.state, viewer) != rules.observe(second.state, viewer)
