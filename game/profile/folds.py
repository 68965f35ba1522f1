"""What is kept of finished games beside their records: each is played through once."""

import json
import logging
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from game.core.record import Record
from game.core.rules import Fold, Game
from game.core.session import Session
from game.profile import reading
from game.profile.daily import KEY, tried, tried_day
from game.profile.database import Database
from game.profile.reading import Unreadable
from game.profile.repository import Clock, Repository

log = logging.getLogger("biotope")

_FORM = 2
"""Another number as soon as what is kept of every game has another form."""
_UNFOLDED: Final = (
    "FROM game WHERE ended IS NOT NULL AND name = ? AND id NOT IN (SELECT game FROM fold WHERE version = ?)"
)


@dataclass(frozen=True, slots=True)
class Folded:
    """A finished game, folded.

    Attributes:
        id: its number in the store.
        seats: seat → the number of the profile that sat there; deleted people are left out.
        begun: at the UTC offset of where it was begun.
        ended: at the UTC offset of where it ended.
        data: what its game's `fold` makes of it; nothing where that cannot be made.
        assisted: somebody had a hint, or went back behind what was revealed.
        tried: what it is as a try of a daily, see `game.profile.daily.tried`; None for any other game.
    """

    id: int
    seats: Mapping[int, int]
    begun: datetime
    ended: datetime
    data: Mapping[str, Any]
    assisted: bool = False
    tried: Mapping[str, Any] | None = None


Stamp = tuple[object, ...]
"""Changes with every game that is finished or removed, every person deleted and every seat given back."""


class Folds(Repository):
    """The part of the store that keeps what finished games were folded to."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(database, clock)
        self._read: dict[str, tuple[Stamp, list[Folded]]] = {}

    def folded(self, game: Game) -> list[Folded]:
        """All finished games of a kind, the oldest first.

        What was never folded, or by another version of the rules or of the fold, is folded now and kept. As long as
        nothing has changed the games are read once.
        """
        if game.fold is None:
            return []
        version = _version(game, game.fold)
        stamp = self._stamp(game, version)
        if self._read.get(game.id, ((), []))[0] != stamp:
            self._read[game.id] = stamp, self._games(game, game.fold, version, "")
        return list(self._read[game.id][1])

    def tries(self, game: Game) -> list[Folded]:
        """Those finished games of a kind that are tries of a daily, the oldest first.

        Quick among many others, also those that were never folded: a record that names no day is none.
        """
        if game.fold is None:
            return []
        version = _version(game, game.fold)
        named = " AND header LIKE '%\"' || ? || '\"%' AND (fold.version IS NOT ? OR fold.data LIKE '%\"tried\": {%')"
        found = self._games(game, game.fold, version, named, KEY, version)
        return [one for one in found if one.tried is not None]

    def unfolded(self, game: Game) -> int:
        """How many finished games of a kind are still to be folded."""
        if game.fold is None:
            return 0
        [row] = self._database.rows(f"SELECT COUNT(*) {_UNFOLDED}", game.id, _version(game, game.fold))
        return int(row[0])

    def fold(self, game: Game, most: int) -> None:
        """Folds so many of those that are still to be, at most, and keeps what comes of it."""
        if game.fold is None:
            return
        version = _version(game, game.fold)
        rows = self._database.rows(f"SELECT id {_UNFOLDED} ORDER BY id LIMIT ?", game.id, version, most)
        made = {row["id"]: json.dumps(self._fold(game, game.fold, row["id"])) for row in rows}
        if made:
            self._keep(version, made)

    def _stamp(self, game: Game, version: str) -> Stamp:
        [games] = self._database.rows(
            "SELECT COUNT(*), TOTAL(id), MAX(ended) FROM game WHERE ended IS NOT NULL AND name = ?", game.id
        )
        [people] = self._database.rows("SELECT COUNT(*), MAX(id) FROM profile")
        [seats] = self._database.rows("SELECT COUNT(profile) FROM seat")
        return version, *games, *people, *seats

    def _games(self, game: Game, fold: Fold, version: str, more: str, *values: object) -> list[Folded]:
        """The games for which `more` holds, from the oldest; what is not folded yet is folded and kept."""
        made = dict[int, str]()
        rows = self._database.rows(
            "SELECT id, begun, begun_offset, touched, touched_offset, ended, fold.version, fold.data FROM game "
            f"LEFT JOIN fold ON fold.game = game.id WHERE ended IS NOT NULL AND name = ?{more} ORDER BY ended, id",
            *(game.id, *values),
        )
        seats = self._seats([row["id"] for row in rows])
        found = []
        for row in rows:
            kept = reading.data(row["data"]) if row["version"] == version else None
            if not isinstance(kept, dict):
                kept = self._fold(game, fold, row["id"])
                made[row["id"]] = json.dumps(kept)
            trial = _mapping(kept.get("tried"))
            with suppress(Unreadable):
                found.append(
                    Folded(
                        row["id"],
                        seats.get(row["id"], {}),
                        reading.local_moment(row, "begun", "touched", "ended", day=tried_day(trial)),
                        reading.local_moment(row, "ended", "touched", "begun"),
                        _mapping(kept.get("end")) or {},
                        kept.get("assisted") is True,
                        trial,
                    )
                )
        if made:
            self._keep(version, made)
        return found

    def _seats(self, games: list[int]) -> dict[int, dict[int, int]]:
        """Game → seat → the number of the profile that sat there."""
        found: dict[int, dict[int, int]] = {}
        for row in self._database.rows(
            "SELECT game, seat, profile FROM seat WHERE profile IS NOT NULL AND game IN "
            "(SELECT value FROM json_each(?))",
            json.dumps(games),
        ):
            found.setdefault(row["game"], {})[row["seat"]] = row["profile"]
        return found

    def _fold(self, game: Game, fold: Fold, number: int) -> dict[str, Any]:
        try:
            [row] = self._database.rows("SELECT header FROM game WHERE id = ?", number)
            record = Record.parse("\n".join((self._header(row), *self._actions(number))))
            session = Session(game, record)
            kept: dict[str, Any] = {"end": fold.of(session.view(None))}
            if record.header.get("assisted"):
                kept["assisted"] = True
            if (one := tried(record, session)) is not None:
                kept["tried"] = one
        except Exception as error:  # whatever was kept of it, the others can be folded
            log.warning("The finished game %s cannot be folded: %r", number, error)
            return {}
        return kept

    def _keep(self, version: str, made: Mapping[int, str]) -> None:
        def keep(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "INSERT OR REPLACE INTO fold (game, version, data) VALUES (?, ?, ?)",
                [(game, version, data) for game, data in made.items()],
            )

        self._database.write(keep)


def _version(game: Game, fold: Fold) -> str:
    return f"{game.version}.{fold.version}.{_FORM}"


def _mapping(value: object) -> Mapping[str, Any] | None:
    return value if isinstance(value, dict) else None
