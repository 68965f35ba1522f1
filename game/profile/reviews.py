"""What the expert found out about finished games, kept beside their records."""

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from game.profile import reading
from game.profile.repository import Repository


class Reviews(Repository):
    """The part of the store that keeps reviews, whole ones and those that were left."""

    def review(self, game: int, person: int, version: int) -> Mapping[str, Any] | None:
        """What is known so far of the decisions of a person in a game; None when nothing is, or of other rules.

        Args:
            game: its number in the store.
            person: as in its record.
            version: of its rules.
        """
        rows = self._database.rows(
            "SELECT data FROM review WHERE game = ? AND person = ? AND version = ?", game, person, version
        )
        data = reading.data(rows[0]["data"]) if rows else None
        return data if isinstance(data, dict) else None

    def keep_review(self, game: int, person: int, version: int, data: Mapping[str, Any]) -> None:
        """Keeps it in place of what was known before; the arguments are those of `review`."""
        text = json.dumps(data)

        def keep(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO review (game, person, version, data) "
                "SELECT id, ?, ?, ? FROM game WHERE id = ?",
                (person, version, text, game),
            )

        self._database.write(keep)
