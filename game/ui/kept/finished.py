"""The games people have finished, as a page about them needs it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from time import perf_counter
from typing import Any, Final

from game.core.errors import CorruptRecord
from game.core.record import Record
from game.core.rules import Game, Seat
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.entries import Profile
from game.profile.people import EMBLEMS, folded
from game.profile.store import Store
from game.profile.summaries import Summary
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle

_SLICE_S: Final = 0.008
"""Seconds: half of a frame at 60 frames per second."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game.

    Attributes:
        seats: those that were this person's.
        day: on which it ended.
        kept: what its game's `fold` makes of it.
    """

    seats: tuple[Seat, ...]
    day: date
    kept: Mapping[str, Any] = field(hash=False)
    _read: Callable[[], Record] = field(compare=False, repr=False)

    def feed(self, game: Game) -> SessionFeed:
        """What the whole table may see of it. Raises CorruptRecord when it cannot be played through."""
        record = self._read()
        style = TableStyle(tuple(range(len(record.header["seats"]))))
        return SessionFeed(Session(game, record), style)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who has finished games; `style` is the number of the seat style, `games` the oldest first."""

    name: str
    style: int
    games: tuple[PastGame, ...]


def read_some(store: Store, game: Game) -> int:
    """Read summaries of finished games for a part of a frame, making those that are missing.

    Args:
        store: where the games are.
        game: their kind.

    Returns:
        The number of games of this kind that are left.
    """
    until = perf_counter() + _SLICE_S
    return store.read_summaries(game, lambda: perf_counter() >= until)


def players(store: Store, game: str) -> Sequence[Player]:
    """Everybody who has finished a game of that kind."""
    games = store.summaries(GAMES[game])
    found = (_player(store, profile, games) for profile in store.profiles())
    return [one for one in found if one.games]


def player(store: Store, game: str, name: str) -> Player:
    """The person of that name; somebody unknown has finished nothing."""
    for profile in store.profiles():
        if folded(profile.name) == folded(name):
            return _player(store, profile, store.summaries(GAMES[game]))
    return Player(name, 0, ())


def _player(store: Store, profile: Profile, games: Sequence[Summary]) -> Player:
    past = []
    for game in games:
        seats = tuple(seat for seat, person in sorted(game.seats.items()) if person == profile.id)
        if seats:
            day = game.ended.date()
            past.append(PastGame(seats, day, game.data, partial(_record, store, game.id)))
    return Player(profile.name, EMBLEMS.index(profile.emblem), tuple(past))


def _record(store: Store, game: int) -> Record:
    """The record of a finished game. Raises CorruptRecord when it is gone or cannot be read."""
    finished = store.finished_game(game)
    if finished is None:
        raise CorruptRecord("There is no finished game {game} that can be read.", game=game)
    return Record.parse("\n".join((finished.header, *finished.actions)))
