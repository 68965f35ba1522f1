"""Settings and whatever else is kept by name."""

import json
from typing import Any

from game.profile.reading import data
from game.profile.repository import Repository


class Values(Repository):
    """The part of the store that keeps values by name."""

    def setting(self, key: str, default: Any = None) -> Any:
        """The JSON value kept under a key; the default when there is none that can be read."""
        rows = self._database.rows("SELECT value FROM setting WHERE key = ?", key)
        return data(rows[0]["value"], default) if rows else default

    def set_setting(self, key: str, value: Any) -> None:
        """Keep a JSON value under a key."""
        self._run("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", key, json.dumps(value))
