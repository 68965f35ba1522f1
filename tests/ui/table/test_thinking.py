"""Computers think a slice at a time, decide one after the other, and forget what was taken back."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.rng import Rng
from game.core.rules import Event, Game, Thought
from game.core.session import Session
from game.games.ecosystem.actions import Action, Pick
from game.games.ecosystem.state import EcosystemView
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from game.ui.table.thinking import SLICES_PER_STEP, Thinking


class Bots:
    """Computers whose thoughts are counted: quick ones decide at once, slow ones never."""

    def __init__(self) -> None:
        self.begun = 0
        self.slices = 0

    def quick(self, view: EcosystemView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
        self.begun += 1
        seat = view.actors[0] if view.viewer is None else view.viewer
        yield
        return next(iter(view.legal[seat]))

    def slow(self, view: EcosystemView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
        self.begun += 1
        while True:
            self.slices += 1
            yield

    @property
    def game(self) -> Game:
        return replace(GAMES["forest"], bots={"quick": self.quick, "slow": self.slow})


@pytest.fixture
def bots() -> Bots:
    return Bots()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


def test_computers_that_are_ready_at_once_decide_one_after_the_other(bots: Bots) -> None:
    session = Session.new(bots.game, ("Wren", "Rowan"), bots={0: "quick", 1: "quick"})
    thinking = Thinking(session)
    decided = {}
    for ms in range(10, 301, 10):
        waiting = tuple(seat for seat in (0, 1) if seat not in decided)
        action = thinking.update(waiting, 10, least_ms=100)
        if action is not None:
            decided[action.seat] = ms
    assert decided[0] == 100
    assert decided[1] >= 135, "a third of the pace later, so that people can follow"


def test_a_slow_thought_takes_only_a_few_slices_of_each_step(bots: Bots) -> None:
    thinking = Thinking(Session.new(bots.game, ("Wren", "Ana"), bots={0: "slow"}))
    for _ in range(4):
        assert thinking.update((0,), 16, least_ms=0) is None
    assert bots.slices == 4 * SLICES_PER_STEP


def test_what_was_thought_before_taking_back_is_forgotten(bots: Bots, store: Store) -> None:
    session = Session.new(bots.game, ("Ana", "Wren"), bots={1: "slow"})
    feed = LiveFeed(session, Saver.begin(store, session, {}), TableStyle((0, 1)))
    hand = session.view(0).seats[0].hand
    feed.submit(Pick(0, hand[0]))
    feed.think(16, 0)
    assert bots.begun == 1
    feed.undo()
    feed.submit(Pick(0, hand[-1]))
    feed.think(16, 0)
    assert bots.begun == 2, "the position has changed under the first thought"
