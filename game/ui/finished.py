"""The games people have finished, as a page about them needs it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from game.core.errors import CorruptRecord
from game.core.record import Record
from game.core.rules import Game, Seat
from game.core.session import Session
from game.profile.entries import Finished, Profile
from game.profile.people import EMBLEMS, folded
from game.profile.store import Store
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle

MOST = 1000
"""So many games of one person are looked at, the newest ones."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game: its record, the seats that were this person's, the day it ended."""

    record: Record
    seats: tuple[Seat, ...]
    day: date

    def feed(self, game: Game) -> SessionFeed:
        """What the whole table may see of it. Raises CorruptRecord when it cannot be played through."""
        style = TableStyle(tuple(range(len(self.record.header["seats"]))))
        return SessionFeed(Session(game, self.record), style)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who has finished games; `style` is the number of the seat style, `games` the oldest first."""

    name: str
    style: int
    games: tuple[PastGame, ...]


def players(store: Store, game: str) -> Sequence[Player]:
    """Everybody who has finished a game of that kind."""
    found = (_player(store, game, profile) for profile in store.profiles())
    return [one for one in found if one.games]


def player(store: Store, game: str, name: str) -> Player:
    """The person of that name."""
    return _player(store, game, store.profile(name))


def _player(store: Store, game: str, profile: Profile) -> Player:
    past = (_past(finished, profile) for finished in reversed(store.finished(game, profile.id, limit=MOST)))
    return Player(profile.name, EMBLEMS.index(profile.emblem), tuple(one for one in past if one is not None))


def _past(finished: Finished, profile: Profile) -> PastGame | None:
    try:
        record = Record.parse("\n".join((finished.header, *finished.actions)))
    except CorruptRecord:
        return None
    bots, wanted = record.bots, folded(profile.name)
    names = enumerate(record.header["seats"])
    seats = tuple(seat for seat, name in names if seat not in bots and folded(name) == wanted)
    return PastGame(record, seats, finished.ended.astimezone().date())
