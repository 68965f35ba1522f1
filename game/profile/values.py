"""Settings and whatever else is kept by name."""

import json
import sqlite3
from typing import Any, Final

from game.profile.reading import data
from game.profile.repository import Repository

_READ: Final = "SELECT value FROM setting WHERE key = ?"
_WRITE: Final = "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)"


class ValuesInTransaction:
    """The values kept by name, read and written as part of a transaction.

    Args:
        connection: the database, inside the transaction.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def setting(self, key: str, default: Any = None) -> Any:
        """Return the JSON value kept under a key; the default when there is none that can be read."""
        row = self._connection.execute(_READ, (key,)).fetchone()
        return default if row is None else data(row["value"], default)

    def set_setting(self, key: str, value: Any) -> None:
        """Keep a JSON value under a key."""
        self._connection.execute(_WRITE, (key, json.dumps(value)))


class Values(Repository):
    """The part of the store that keeps values by name."""

    def setting(self, key: str, default: Any = None) -> Any:
        """The JSON value kept under a key; the default when there is none that can be read."""
        rows = self._database.rows(_READ, key)
        return data(rows[0]["value"], default) if rows else default

    def set_setting(self, key: str, value: Any) -> None:
        """Keep a JSON value under a key."""
        self._run(_WRITE, key, json.dumps(value))
