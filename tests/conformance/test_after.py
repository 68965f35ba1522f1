"""One reducer: folding the events gives the next state, and folding the redacted events what `observe` gives."""

from dataclasses import dataclass
from typing import Any

import pytest

from game.core.rng import Rng
from game.core.rules import Event, Game, redact
from game.core.session import Session
from tests.conformance.play import Case, cases, moments
from tests.support.games import GAMES


@dataclass(frozen=True, slots=True)
class Sunrise(Event):
    """An event of no game."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_event_of_another_game_is_refused(game: Game) -> None:
    rules = game.rules
    state = rules.setup(Session.new(game, ("Ana", "Ben")).record.config(), Rng(1)).state
    for table in (state, rules.observe(state, 0)):
        with pytest.raises(TypeError, match="Sunrise"):
            rules.after(table, Sunrise())


@pytest.mark.parametrize("case", cases(), ids=str)
def test_folding_the_events_gives_the_next_state_and_what_is_observed(case: Case) -> None:
    """From the first state on, after every action and for every viewer, the public table included."""
    rules = case.game.rules
    opening = moments(case)[0].state
    viewers = (None, *range(case.players))
    folded: dict[int | None, Any] = {viewer: rules.observe(opening, viewer) for viewer in viewers}
    for _, state, action in moments(case):
        for viewer in viewers:
            assert folded[viewer] == rules.observe(state, viewer)
        if action is None:
            return
        step = rules.apply(state, action)
        for event in step.events:
            state = rules.after(state, event)
            for viewer in viewers:
                folded[viewer] = rules.after(folded[viewer], redact(event, viewer))
        assert state == step.state
