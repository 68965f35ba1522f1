"""What finished games add to the statistics, kept beside their records: each is played through once for it."""

import json
import logging
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from game.core.record import Record
from game.core.rules import Game
from game.core.session import Session
from game.profile import reading
from game.profile.entries import GIVEN_UP
from game.profile.reading import Unreadable
from game.profile.repository import Repository

log = logging.getLogger("biotope")
_VERSION: Final = 1
"""Another number as soon as something else is kept of a game."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A finished game as the statistics see it; one that was given up or played on from another is none.

    Attributes:
        ended: when, in UTC.
        players: how many persons and computers played.
        seats: seat → the number of the profile that sat there; deleted people are left out.
        totals: points by seat, a rival's last; none in a game without points.
        winners: seats.
        result: "won" or "lost" in a game that is played together.
        levels: seat → level of the computers.
        rows: row of the score sheet → points by seat.
        seconds: how long was played, as far as it was measured.
    """

    ended: datetime
    players: int
    seats: Mapping[int, int]
    totals: tuple[int, ...]
    winners: frozenset[int]
    result: str | None
    levels: Mapping[int, str]
    rows: Mapping[str, tuple[int, ...]]
    seconds: int | None


class Tallies(Repository):
    """The part of the store that keeps what finished games add to the statistics."""

    def untallied(self, game: Game) -> int:
        """How many finished games of a kind are still to be played through."""
        [row] = self._database.rows(
            "SELECT COUNT(*) FROM game WHERE ended IS NOT NULL AND name = ? AND id NOT IN "
            "(SELECT game FROM tally WHERE version = ?)",
            *(game.id, _version(game)),
        )
        return int(row[0])

    def tally(self, game: Game, most: int) -> None:
        """Play through so many of those that are still to be, at most."""
        rows = self._database.rows(
            "SELECT * FROM game WHERE ended IS NOT NULL AND name = ? AND id NOT IN "
            "(SELECT game FROM tally WHERE version = ?) ORDER BY id LIMIT ?",
            *(game.id, _version(game), most),
        )
        made = [(row["id"], _version(game), json.dumps(self._made(game, row))) for row in rows]

        def keep(connection: sqlite3.Connection) -> None:
            connection.executemany("INSERT OR REPLACE INTO tally (game, version, data) VALUES (?, ?, ?)", made)

        if made:
            self._database.write(keep)

    def tallies(self, game: Game, profile: int) -> list[Tally]:
        """The games of a kind that a person has finished and that were played through, the oldest first."""
        seats: dict[int, dict[int, int]] = {}
        for row in self._database.rows(
            "SELECT game, seat, profile FROM seat WHERE profile IS NOT NULL AND game IN "
            "(SELECT game FROM seat WHERE profile = ?)",
            profile,
        ):
            seats.setdefault(row["game"], {})[row["seat"]] = row["profile"]
        rows = self._database.rows(
            "SELECT game.id, game.ended, game.touched, game.begun, game.players, game.played, tally.data "
            "FROM game JOIN tally ON tally.game = game.id WHERE ended IS NOT NULL AND name = ? AND version = ? "
            "AND game.id IN (SELECT game FROM seat WHERE profile = ?) ORDER BY ended, game.id",
            *(game.id, _version(game), profile),
        )
        found = (_read(row, seats.get(row["id"], {})) for row in rows)
        return [tally for tally in found if tally is not None]

    def _made(self, game: Game, row: sqlite3.Row) -> Mapping[str, Any]:
        """What is kept of a game; nothing of one that counts in no statistics."""
        result = reading.result(row["result"])
        if result["result"] == GIVEN_UP or result["continued"]:
            return {}
        kept: dict[str, Any] = {"result": dict(result)}
        try:
            record = Record.parse("\n".join((self._header(row), *self._actions(row["id"]))))
            session = Session(game, record)
            sheets = session.sheets()
        except Exception as error:  # whatever was kept of it, its result counts
            log.warning("The finished game %s cannot be played through: %r", row["id"], error)
            return kept
        rows = dict.fromkeys(line.row for sheet in sheets for line in sheet.rows)
        points = [sheet.points() for sheet in sheets]
        if not result["totals"] and not result["result"] and session.outcome is not None:
            found = {"totals": [sheet.total for sheet in sheets], "winners": list(session.outcome.winners)}
            kept["result"] |= found | {"result": session.outcome.result}
        kept["rows"] = {name: [one.get(name, 0) for one in points] for name in rows}
        kept["levels"] = {str(seat): level for seat, level in record.bots.items()}
        return kept


def _version(game: Game) -> str:
    return f"{game.version}.{_VERSION}"


def _read(row: sqlite3.Row, seats: Mapping[int, int]) -> Tally | None:
    data = reading.mapping(row["data"])
    if "result" not in data:
        return None
    result = reading.as_result(data["result"])
    with suppress(Unreadable):
        return Tally(
            ended=reading.moment(row["ended"], row["touched"], row["begun"]),
            players=row["players"],
            seats=seats,
            totals=tuple(result["totals"]),
            winners=frozenset(result["winners"]),
            result=result["result"],
            levels={int(seat): str(level) for seat, level in _object(data.get("levels")).items() if seat.isdecimal()},
            rows={name: tuple(points) for name, points in _object(data.get("rows")).items() if _numbers(points)},
            seconds=row["played"] if isinstance(row["played"], int) else None,
        )
    return None


def _object(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(one) is int for one in value)
