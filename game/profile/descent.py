"""Whether one database continues another one, or is of another origin or from before it."""

import sqlite3
from operator import ne
from typing import Final

from game.profile import reading
from game.profile.reading import Unreadable

_MOMENTS: Final = {"game": "begun", "profile": "created"}
"""Tables whose numbers are never used again → the column that no row ever changes."""


class Beginnings:
    """The numbers and beginnings of the games and people in a database.

    Args:
        connection: to the database.

    Attributes:
        rows: table → number → beginning.
        counters: table → the highest number ever used.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.rows: dict[str, dict[int, object]] = {
            table: dict(connection.execute(f"SELECT id, {column} FROM {table}").fetchall())
            for table, column in _MOMENTS.items()
        }
        self.counters: dict[str, int] = dict(
            connection.execute("SELECT name, seq FROM sqlite_sequence WHERE typeof(seq) = 'integer'").fetchall()
        )

    def highest(self, table: str) -> int:
        """The highest number that is surely used up; a damaged counter counts for nothing."""
        return min(max(self.rows[table], default=0), self.counters.get(table, 0))


def descends(later: sqlite3.Connection, earlier: sqlite3.Connection) -> bool:
    """Return whether a database is a later state of another one, from which games and people may have been removed.

    Its numbers do not go back, and most of those that both have are of the same games and people.
    """
    new, old = Beginnings(later), Beginnings(earlier)
    for table, rows in old.rows.items():
        shared = [number for number in rows if number in new.rows[table]]
        others = [number for number in shared if is_other(new.rows[table][number], rows[number])]
        used = max(new.counters.get(table, 0), max(new.rows[table], default=0))
        if old.highest(table) > used or 2 * len(others) > len(shared):
            return False
    return True


def is_other(one: object, two: object) -> bool:
    """Return whether these are two beginnings: a damaged byte changes one character, or leaves no moment."""
    try:
        reading.moment(one), reading.moment(two)
    except Unreadable:
        return False
    first, second = reading.text(one), reading.text(two)
    return len(first) != len(second) or sum(map(ne, first, second)) > 1
