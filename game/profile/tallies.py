"""What finished games add to the statistics: each is played through once, and what all add up to is kept as well."""

import json
import logging
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from game.core.record import Record
from game.core.rules import Game
from game.core.session import Session
from game.profile import reading
from game.profile.entries import GIVEN_UP
from game.profile.figures import Figures, Tally
from game.profile.reading import Unreadable
from game.profile.repository import Repository

log = logging.getLogger("biotope")
_VERSION: Final = 3
"""Another number as soon as something else is kept of a game, or games add up to something else."""
_MINE: Final = (
    "FROM game JOIN tally ON tally.game = game.id WHERE ended IS NOT NULL AND name = ? AND version = ? "
    "AND game.id IN (SELECT game FROM seat WHERE profile = ?) AND game.id"
)
"""The games of a kind that a person has finished and that were played through."""


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

    def figures(self, game: Game, profile: int, most: int) -> tuple[Figures, int]:
        """What a person's games of a kind add up to; games that were given up or played on from others do not count.

        Args:
            game: the kind.
            profile: the person.
            most: so many games that were played through are taken in by this call, at most.

        Returns:
            The figures so far, and how many games are still to be taken in by further calls.
        """
        figures, last, count = self._kept(game, profile)
        [[known]] = self._database.rows(f"SELECT COUNT(*) {_MINE} <= ?", game.id, _version(game), profile, last)
        if known != count:  # a game was removed, or an earlier one was played through only now
            figures, last, count = Figures(), 0, 0
        [[left]] = self._database.rows(f"SELECT COUNT(*) {_MINE} > ?", game.id, _version(game), profile, last)
        rows = self._database.rows(
            "SELECT game.id, ended, touched, touched_offset, begun, begun_offset, players, played, tally.data, "
            f"(SELECT GROUP_CONCAT(seat) FROM seat WHERE seat.game = game.id AND profile = ?) AS mine {_MINE} > ? "
            "ORDER BY game.id LIMIT ?",
            *(profile, game.id, _version(game), profile, last, most),
        )
        for row in rows:
            one = _read(row)
            if one is not None:
                figures.add(one)
        if rows:
            kept = json.dumps({"figures": figures.data(), "last": rows[-1]["id"], "count": count + len(rows)})
            self._run(
                "INSERT OR REPLACE INTO figures (profile, name, version, data) VALUES (?, ?, ?, ?)",
                *(profile, game.id, _version(game), kept),
            )
        return figures, left - len(rows)

    def _kept(self, game: Game, profile: int) -> tuple[Figures, int, int]:
        """The figures as they were kept, up to which game they reach, and over how many."""
        rows = self._database.rows(
            "SELECT data FROM figures WHERE profile = ? AND name = ? AND version = ?",
            *(profile, game.id, _version(game)),
        )
        with suppress(LookupError, TypeError, ValueError):
            kept = reading.mapping(rows[0]["data"])
            return Figures.of(kept["figures"]), int(kept["last"]), int(kept["count"])
        return Figures(), 0, 0

    def _made(self, game: Game, row: sqlite3.Row) -> Mapping[str, Any]:
        """What is kept of a game; nothing of one that counts in no statistics."""
        result = reading.result_of(row)
        if result["result"] == GIVEN_UP or result["continued"]:
            return {}
        kept: dict[str, Any] = {"totals": result["totals"], "winners": result["winners"]}
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
            kept |= {"totals": [sheet.total for sheet in sheets], "winners": list(session.outcome.winners)}
        kept["rows"] = {name: [one.get(name, 0) for one in points] for name in rows}
        kept["levels"] = sorted(set(record.bots.values()))
        return kept


def _version(game: Game) -> str:
    return f"{game.version}.{_VERSION}"


def _read(row: sqlite3.Row) -> Tally | None:
    """The game in a row; None for one that counts in no statistics."""
    data = reading.mapping(row["data"])
    with suppress(Unreadable, LookupError, TypeError, ValueError, AttributeError):
        return Tally(
            id=row["id"],
            ended=reading.local_moment(row, "ended", "touched", "begun"),
            players=row["players"],
            seats=frozenset(map(int, row["mine"].split(","))),
            totals=tuple(map(int, data["totals"])),
            winners=frozenset(map(int, data["winners"])),
            levels=frozenset(map(str, data.get("levels", ()))),
            rows={name: tuple(map(int, points)) for name, points in data.get("rows", {}).items()},
            seconds=row["played"],
        )
    return None
