"""Everything that outlives the window: settings, people, running and finished games, in one SQLite file."""

import sqlite3
from contextlib import ExitStack
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Self

from game.profile.database import Database
from game.profile.disk import connect_in_memory, disk_trouble
from game.profile.entries import (
    Finished,
    Lost,
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
from game.profile.moments import local
from game.profile.pending_notices import KEY as NOTICES
from game.profile.pending_notices import keep_notices
from game.profile.people import People
from game.profile.removals import Removals
from game.profile.repository import Clock
from game.profile.reviews import Reviews
from game.profile.running import RunningGames
from game.profile.salvage.salvage import Progress
from game.profile.statistics import GameStatistics
from game.profile.transfers import Transfers

__all__ = [
    "Finished",
    "GameStatistics",
    "Lost",
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


def _forget_notices(database: Database) -> None:
    if database.rows("SELECT 1 FROM setting WHERE key = ?", NOTICES):
        database.write(lambda connection: keep_notices(connection, ()))


class Store(People, RunningGames, History, Removals, Reviews, Transfers):
    """The player's data.

    Every write is committed when the call returns, and the disk makes no write fail: when it is full, read-only or
    locked the store goes on in memory, says so in `trouble`, and writes what is missing when the disk works again.

    Attributes:
        notices: what the player must be told of what happened to the files, in that order.
    """

    def __init__(
        self, database: Database, notices: list[Notice], folder: Path, held: ExitStack, clock: Clock
    ) -> None:
        """Use `Store.open`."""
        super().__init__(database, clock)
        self.notices = notices
        self._folder = folder
        self._held = held

    @classmethod
    def open(cls, folder: Path, clock: Clock = _now, progress: Progress = lambda done, games: None) -> Self:
        """Open the store of a folder, which is made when it is not there.

        Args:
            folder: where the database, its lock and its backups are.
            clock: tells the moment, in UTC.
            progress: follows the salvage of a damaged database; what it raises ends the start with the files as they
                were.

        Raises:
            StoreLocked: another copy of Biotope has it open.
            StoreTooNew: a later version of Biotope wrote it.
        """
        notices: list[Notice] = []
        with ExitStack() as held:
            files = StoreFiles(folder, clock, notices, held, progress)
            on_disk, trouble = None, None
            try:
                on_disk = files.open()
                memory = connect_in_memory(on_disk.connection)
            except (OSError, sqlite3.Error) as error:
                trouble = disk_trouble(error)
                if trouble is None:
                    raise
                memory = files.open_in_memory()
                if files.is_unread:
                    trouble = "unreadable"
            database = Database(memory, on_disk, files, trouble)
            held.callback(database.close)
            People(database, clock).update_folded()
            held.callback(_forget_notices, database)
            return cls(database, notices, folder, held.pop_all(), clock)

    @property
    def trouble(self) -> Notice | None:
        """Why nothing can be saved now; None as long as every change is on the disk."""
        kind = self._database.trouble
        return None if kind is None else Notice(kind, self._folder)

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost if the app ended now."""
        return self._database.is_behind

    def catch_up(self) -> None:
        """Write what is missing on the disk, or everything when the file is gone, as far as the disk lets it."""
        self._database.catch_up()

    def close(self) -> None:
        """Let the next copy of Biotope open the folder; the notices of this run are not repeated."""
        self._held.close()

    def today(self) -> date:
        """The date where the player is."""
        return local(self._clock()).date()
