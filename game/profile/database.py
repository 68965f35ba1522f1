"""The database in memory, and its copy on the disk, which follows as soon as the disk lets it."""

import sqlite3
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from math import inf
from time import monotonic
from typing import Protocol, TypeVar

from game.profile.disk import DatabaseGone, disk_trouble, in_one_transaction, is_damage, wait_for_locks
from game.profile.entries import NoticeKind, StoreRefused
from game.profile.on_disk import OnDisk

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]


class Disk(Protocol):
    """Where the database lasts.

    Attributes:
        is_unread: the saved games could not be read, so nothing of them is in memory.
    """

    is_unread: bool

    def lock(self) -> None:
        """Hold the folder, which is made again when it is gone, against every other Biotope."""

    def open_again(self, memory: sqlite3.Connection) -> OnDisk:
        """The file after nothing of it could be written: it must be as it was read into memory.

        When it is unread, what is in memory is added to it, and then all of it is in memory.
        """

    def rewritten(self, memory: sqlite3.Connection, old: OnDisk | None) -> OnDisk:
        """A new file with all that is in memory; what is in its place and not from `old` is set aside."""


_PAUSES_S = (2.0, 10.0, 60.0)
"""After a failed rewrite, which copies everything; the last one repeats."""
_REFUSED = (OSError, sqlite3.Error, StoreRefused, LookupError, ValueError)


class Database:
    """Reads from memory, so that no disk makes a read fail; a write is on the disk when the call returns.

    While the disk refuses, what is missing there is kept, and written in its order when it works again. When the file
    is gone, or something else is in its place, all of it is written again from memory.

    Attributes:
        trouble: why the disk is behind; None: everything is on it.
    """

    def __init__(
        self, memory: sqlite3.Connection, on_disk: OnDisk | None, disk: Disk, trouble: NoticeKind | None
    ) -> None:
        self.trouble = trouble
        self._memory = memory
        self._on_disk = on_disk
        self._disk = disk
        self._missing: list[Work] = []
        self._is_lost = False
        self._rewrite_at = -inf
        self._pauses = _pauses()

    @property
    def is_behind(self) -> bool:
        """Whether something in memory is not on the disk."""
        return self._is_lost or bool(self._missing)

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
        """Write what is missing on the disk, or everything when the file is gone, if the disk lets it."""
        try:
            if not self._is_lost and self._on_disk is not None:
                self._is_lost = not self._on_disk.is_intact()
            self._disk.lock()
            if not self._is_lost:
                self._write_missing()
        except _REFUSED as error:
            self.trouble = self._why(error)
            is_lost = is_damage(error) or isinstance(error, DatabaseGone)
            self._is_lost = self._is_lost or (is_lost and not self._disk.is_unread)
            if self._on_disk is not None and is_damage(error):
                self._on_disk.is_damaged = True
        if self._is_lost and monotonic() >= self._rewrite_at:
            self._rewrite()

    def close(self) -> None:
        """Close the connections after a last try to write what is missing."""
        self._rewrite_at = -inf
        self.catch_up()
        if self._on_disk is not None:
            self._on_disk.close()
        self._memory.close()

    def _write_missing(self) -> None:
        if self.trouble is None and not self._missing:
            return
        if self._on_disk is None:
            was_unread = self._disk.is_unread
            self._on_disk = self._disk.open_again(self._memory)
            if was_unread:
                self._missing.clear()
        connection = self._on_disk.connection
        wait_for_locks(connection, self.trouble is None)
        try:
            in_one_transaction(connection, lambda connection: [work(connection) for work in self._missing])
        finally:
            self._on_disk.remember()
        self._all_written()
        self._on_disk.shorten_log()

    def _rewrite(self) -> None:
        try:
            self._on_disk = self._disk.rewritten(self._memory, self._on_disk)
        except _REFUSED as error:
            self.trouble = self._why(error)
            self._rewrite_at = monotonic() + next(self._pauses)
        else:
            self._pauses = _pauses()
            self._is_lost = False
            self._all_written()

    def _why(self, error: Exception) -> NoticeKind:
        """Return what to tell the player of an error of the disk."""
        return "unreadable" if self._disk.is_unread else disk_trouble(error) or "read_only"

    def _all_written(self) -> None:
        self._missing.clear()
        self.trouble = None


def _pauses() -> Iterator[float]:
    """Seconds from each failed rewrite to the next one."""
    return chain(_PAUSES_S, repeat(_PAUSES_S[-1]))
