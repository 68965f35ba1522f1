"""The database in memory, and its copy on the disk, which follows as soon as the disk lets it."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeVar

from game.profile.disk import disk_trouble, in_one_transaction, is_damage, wait_for_locks
from game.profile.entries import NoticeKind

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]


class Disk(Protocol):
    """Where the database lasts."""

    def open_again(self) -> sqlite3.Connection:
        """The file after nothing of it could be written: it must be as it was read into memory."""

    def rewritten(self, memory: sqlite3.Connection) -> sqlite3.Connection:
        """A new file with all that is in memory; the damaged one is set aside."""


class Database:
    """Reads from memory, so that no disk makes a read fail; a write is on the disk when the call returns.

    While the disk refuses, what is missing there is kept, and written in its order when it works again.

    Attributes:
        trouble: why the disk is behind; None: everything is on it.
    """

    def __init__(
        self, memory: sqlite3.Connection, on_disk: sqlite3.Connection | None, disk: Disk, trouble: NoticeKind | None
    ) -> None:
        self.trouble = trouble
        self._memory = memory
        self._on_disk = on_disk
        self._disk = disk
        self._missing: list[Work] = []

    @property
    def missing(self) -> int:
        """How many changes are not on the disk."""
        return len(self._missing)

    def rows(self, sql: str, *values: object) -> list[sqlite3.Row]:
        """The rows that a query answers."""
        return self._memory.execute(sql, values).fetchall()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in one transaction. It must do the same again on the same database."""
        done = in_one_transaction(self._memory, work)
        self._missing.append(work)
        self.catch_up()
        return done

    def catch_up(self) -> None:
        """Write what is missing on the disk, if the disk lets it."""
        if self.trouble is None and not self._missing:
            return
        try:
            self._write_missing()
        except (OSError, sqlite3.Error, LookupError, ValueError) as error:
            self.trouble = disk_trouble(error) or "read_only"
            if is_damage(error):
                self._renew()
        else:
            self._all_written()

    def close(self) -> None:
        """Close the connections after a last try to write what is missing."""
        self.catch_up()
        self._let_go()
        self._memory.close()

    def _write_missing(self) -> None:
        if self._on_disk is None:
            self._on_disk = self._disk.open_again()
        wait_for_locks(self._on_disk, self.trouble is None)
        in_one_transaction(self._on_disk, lambda connection: [work(connection) for work in self._missing])

    def _renew(self) -> None:
        self._let_go()
        with suppress(OSError, sqlite3.Error):
            self._on_disk = self._disk.rewritten(self._memory)
            self._all_written()

    def _all_written(self) -> None:
        self._missing.clear()
        self.trouble = None

    def _let_go(self) -> None:
        if self._on_disk is not None:
            with suppress(sqlite3.Error):
                self._on_disk.close()
            self._on_disk = None
