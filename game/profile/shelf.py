"""What the parts of the store have in common."""

from collections.abc import Callable
from datetime import datetime

from game.profile.database import Database

Clock = Callable[[], datetime]


class Shelf:
    """One database, and a clock that tells the moment in UTC."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def _run(self, sql: str, *values: object) -> None:
        self._database.write(lambda connection: connection.execute(sql, values))

    def _actions(self, game: int) -> tuple[str, ...]:
        rows = self._database.rows("SELECT line FROM action WHERE game = ? ORDER BY number", game)
        return tuple(row["line"] for row in rows)
