"""Every moment of a replay is what whoever decided then saw: the whole frame, and what led there."""

from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.replay.feed import ReplayFeed
from game.ui.table.feed import Frame, Now
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from tests.support.history import played

STYLE = TableStyle((0, 1, 2))
_EVERY = 7
"""Only some of the moments are compared; the last decisions, flips and hunts among them, always are."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


@cache
def game_of(game: str, people: int) -> Session:
    """A game of one person with two computers or of two people, played at random to its end."""
    bots = {1: "random", 2: "random"} if people == 1 else {}
    return played(game, ("Ana", "Wren", "Rowan")[: people + len(bots)], seed=3, bots=bots)


def seen(frame: Frame[Any]) -> tuple[object, ...]:
    """All that the table shows of a moment, whatever it is called."""
    now = frame.situation
    return frame.view, frame.events, frame.number, frame.legal, now.now, now.decider, now.viewer


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_replay_is_the_moment_of_the_game(store: Store, game: str, people: int) -> None:
    session = game_of(game, people)
    replay, compared = ReplayFeed(session, STYLE), 0
    last = len(session.entries)
    for moment in sorted({*range(0, last, _EVERY), *range(max(0, last - 6), last + 1)}):
        then = Session(session.game, Record(session.record.header, session.record.actions[:moment]))
        live = LiveFeed(then, Saver.begin(store, then, {}), STYLE)
        if live.situation.now is Now.CURTAIN:
            live.lift()
        replay.go_to(moment)
        assert [*replay.history()] == [*live.history()]
        if live.situation.viewer is None or live.situation.now is Now.COMPUTERS:
            continue  # several people decide openly, as always in AQUA: nobody sees more than the history shows
        assert seen(replay.now()) == seen(live.now())
        assert replay.known_events() == live.known_events()
        compared += 1
    assert compared >= 3 or (game, people) == ("aqua", 2)
