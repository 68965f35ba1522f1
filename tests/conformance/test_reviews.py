"""Every game that has an assessor: a review judges each decision, from what its player knew, and can be left."""

import pytest

from game.bots.reviewing import Reviewer
from game.bots.think import finish, play_bots
from game.core.review import Review
from game.core.rng import Rng
from game.core.session import Session
from game.games.registry import GAMES
from tests.conformance.hidden import CHANGED
from tests.conformance.play import Case, cases, moments
from tests.support.games import tables

EVERY = 31
"""Every so many positions are looked at."""

LITTLE = 0.03

SOME = 10
"""So many actions are reviewed."""

usual = [
    c for c in cases() if c.players in (1, 2, 3) and c.options == tables(c.game, c.players)[0] and c.game.assessor
]


def test_every_game_can_be_reviewed() -> None:
    assert [game.id for game in GAMES.values() if game.assessor is None] == []


@pytest.mark.parametrize("case", usual, ids=str)
def test_a_decision_is_judged_beside_a_legal_one_and_nothing_is_peeked_at(case: Case) -> None:
    assert case.game.assessor is not None
    rules, rng = case.game.rules, Rng(1)
    for number, state, _ in moments(case):
        actors = rules.actors(state)
        if number % EVERY or not actors:
            continue
        seat = actors[-1]
        legal = rules.legal(state, seat)
        if len(legal) < 2:
            continue
        viewer, action = rules.controller(state, seat), rng.choice(tuple(legal))
        found, again = (
            finish(case.game.assessor.assess(rules.observe(one, viewer), seat, (), action, Rng(number), LITTLE))
            for one in (state, CHANGED[case.game.id](state, viewer, rng))
        )
        assert found == again
        assert found.other is None or found.other.actions[0] in legal
        assert found.other is None or found.other.actions != found.chosen.actions


@pytest.mark.parametrize("game", GAMES)
def test_a_review_can_be_left_and_taken_up_again(game: str) -> None:
    session = Session.new(GAMES[game], ("Ana", "Wren"), seed=3, bots={0: "random", 1: "random"})
    play_bots(session)
    session.rewind(SOME)
    whole = Reviewer(session, (0,), effort=0.01)
    while whole.work():
        pass
    assert whole.progress == 1.0
    assert tuple(whole.review.own) == whole.decisions
    parts = Reviewer(session, (0,), effort=0.01)
    for _ in range(20):
        parts.work()
    kept = Review.of(parts.review.data(GAMES[game].codec.encode), GAMES[game].codec.decode)
    after = Reviewer(session, (0,), kept, effort=0.01)
    while after.work():
        pass
    assert after.review == whole.review
