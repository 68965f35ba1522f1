"""Everything that outlives the window: settings, people, running and finished games, in one SQLite file."""

import json
import sqlite3
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from game.profile.database import Database, disk_trouble
from game.profile.entries import (
    Finished,
    NameTaken,
    Notice,
    Profile,
    Running,
    StoreLocked,
    StoreRefused,
    StoreTooNew,
)
from game.profile.files import StoreFiles
from game.profile.history import History
from game.profile.lock import locked
from game.profile.people import People
from game.profile.running import RunningGames
from game.profile.shelf import Clock
from game.profile.statistics import GameStatistics

__all__ = [
    "Finished",
    "GameStatistics",
    "NameTaken",
    "Notice",
    "Profile",
    "Running",
    "Store",
    "StoreLocked",
    "StoreRefused",
    "StoreTooNew",
]


def _now() -> datetime:
    return datetime.now(UTC)


class Store(People, RunningGames, History):
    """The player's data. Every write is committed when the call returns, and the disk makes no write fail:
    when it is full or read-only the store goes on in memory and says so in `notices`.

    Attributes:
        notices: the lasting things the player must be told, in the order they happened.
    """

    def __init__(self, database: Database, held: ExitStack, clock: Clock) -> None:
        """Use `Store.open`."""
        super().__init__(database, clock)
        self._held = held
        self.notices = database.notices

    @classmethod
    def open(cls, folder: Path, clock: Clock = _now) -> Self:
        """Open the store of a folder, which is made when it is not there.

        Args:
            folder: where the database, its lock and its backups are.
            clock: tells the moment, in UTC.

        Raises:
            StoreLocked: another copy of Biotope has it open.
            StoreTooNew: a later version of Biotope wrote it.
        """
        files = StoreFiles(folder)
        notices: list[Notice] = []
        with ExitStack() as held:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                held.enter_context(locked(folder))
                connection = files.open_on_disk(clock(), notices)
            except (OSError, sqlite3.OperationalError) as error:
                trouble = disk_trouble(error)
                if trouble is None:
                    raise
                notices.append(Notice(trouble, folder))
                connection = files.open_in_memory(notices)
            database = Database(connection, folder, notices)
            held.callback(database.close)
            return cls(database, held.pop_all(), clock)

    def close(self) -> None:
        """Let the next copy of Biotope open the folder."""
        self._held.close()

    def setting(self, key: str, default: Any = None) -> Any:
        """The JSON value kept under a key."""
        rows = self._database.rows("SELECT value FROM setting WHERE key = ?", key)
        return json.loads(rows[0]["value"]) if rows else default

    def set_setting(self, key: str, value: Any) -> None:
        """Keep a JSON value under a key."""
        self._run("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", key, json.dumps(value))
