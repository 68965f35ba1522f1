"""What the parts of the store have in common."""

import sqlite3
from collections.abc import Callable
from datetime import datetime

from game.core.errors import CorruptRecord
from game.core.record import Record
from game.profile.database import Database
from game.profile.reading import Unreadable, text

Clock = Callable[[], datetime]


class Repository:
    """One database, and a clock that tells the moment in UTC."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def _run(self, sql: str, *values: object) -> None:
        self._database.write(lambda connection: connection.execute(sql, values))

    def _actions(self, game: int) -> tuple[str, ...]:
        rows = self._database.rows("SELECT line FROM action WHERE game = ? ORDER BY number", game)
        return tuple(text(row["line"]) for row in rows)

    def _called(self, game: int) -> dict[int, str]:
        """What the people at the seats of a game are called now; deleted ones are left out."""
        rows = self._database.rows(
            "SELECT seat, profile.name FROM seat JOIN profile ON profile.id = seat.profile WHERE game = ?", game
        )
        return {row["seat"]: text(row["name"]) for row in rows}

    def _header(self, row: sqlite3.Row) -> str:
        """Line 1 of the record of a game.

        Raises:
            Unreadable: it is none.
        """
        header = text(row["header"])
        try:
            Record.parse(header)
        except CorruptRecord:
            raise Unreadable from None
        return header
