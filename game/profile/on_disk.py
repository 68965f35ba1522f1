"""The database file while it is open: the connection to it, and whether it is still the file at its path.

SQLite does not notice when its file is deleted, moved or overwritten: it keeps writing to a file that no later start
opens.
"""

import hashlib
import os
import sqlite3
from collections.abc import Hashable
from contextlib import suppress
from pathlib import Path
from typing import Final

_LONGEST_LOG: Final = 4_000_000
"""Bytes; a longer log is written into the database, as SQLite does by default after about as many."""
LOG_HEADER: Final = 32
"""Bytes; they are new whenever SQLite begins to fill a log from its start."""


class OnDisk:
    """A connection to the database file that notices when its files go away or are changed by something else.

    Args:
        connection: to the file.
        path: of the database; its log is beside it.

    Attributes:
        is_damaged: SQLite could make no sense of the file.
        is_overwritten: the file is still there, with a content that did not come from this connection.
        is_log_overwritten: its log is, or another program wrote into the database through it.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.is_damaged = self.is_overwritten = self.is_log_overwritten = False
        self._database = _OpenDatabase(path)
        self._log = _OpenFile(log_of(path)) if log_of(path).exists() else None
        self._version = self._data_version()

    def is_intact(self) -> bool:
        """Return whether both files are at their paths, with the content of the last `remember`.

        Raises:
            OSError, sqlite3.Error: the system does not let anyone look.
        """
        self.is_overwritten = not self._database.is_unchanged()
        self.is_log_overwritten = self._log is not None and not self._log.is_unchanged()
        if not self.is_overwritten and not self.is_log_overwritten:
            self.is_log_overwritten = self._data_version() != self._version
        is_there = self._database.is_at_its_path() and (self._log is None or self._log.is_at_its_path())
        return is_there and not self.is_overwritten and not self.is_log_overwritten

    def remember(self) -> None:
        """Take the content of the log, or without one of the database, as what this connection wrote."""
        if self._log is None:
            self._database.remember()
        else:
            self._log.remember()
        self._version = self._data_version()

    def shorten_log(self) -> None:
        """Write a long log into the database and empty it, as far as the disk lets it: nothing is lost otherwise.

        SQLite would do so by itself in the middle of a transaction, and a system that writes the time of the file
        later than its content would hide that the database has changed.

        Raises:
            OSError: the files cannot be read.
        """
        if self._log is None or self._log.size() < _LONGEST_LOG:
            return
        with suppress(sqlite3.Error):
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        self._database.remember()
        self._log.remember()

    def has_database_at(self, path: Path) -> bool:
        """Return whether the database that this connection opened has this path."""
        return self._database.is_at(path)

    def has_log_at(self, path: Path) -> bool:
        """Return whether the log that this connection opened has this path."""
        return self._log is not None and self._log.is_at(path)

    def close(self) -> None:
        """Close the files and the connection."""
        # On POSIX, closing a file drops the locks of the whole process on it: only now may it be closed.
        self._database.close()
        if self._log is not None:
            self._log.close()
        with suppress(sqlite3.Error):
            self.connection.close()

    def _data_version(self) -> int:
        """A number that changes when another connection commits a change, and not with our own."""
        return int(self.connection.execute("PRAGMA data_version").fetchone()[0])


class _OpenFile:
    """One file, held open: it can be told from any other file at its path."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("rb", buffering=0)
        self._status = os.fstat(self._file.fileno())
        self.remember()

    def is_at_its_path(self) -> bool:
        return self.is_at(self._path)

    def is_at(self, path: Path) -> bool:
        return is_at(self._status, path)

    def is_unchanged(self) -> bool:
        return self._content() == self._known

    def remember(self) -> None:
        self._known = self._content()

    def size(self) -> int:
        """Return the number of bytes."""
        return os.fstat(self._file.fileno()).st_size

    def close(self) -> None:
        self._file.close()

    def _content(self) -> Hashable:
        """What tells one content from another: of a log its size and its header."""
        self._file.seek(0)
        return os.fstat(self._file.fileno()).st_size, self._file.read(LOG_HEADER)


class _OpenDatabase(_OpenFile):
    """The database: many changes leave its header as it is, so that all of it is compared.

    That is seldom done: only when its size or time is another, and after this connection wrote into it. Times alone
    would not do, since some systems write them later than the content.
    """

    _when: tuple[int, int] | None = None
    _digest = b""

    def remember(self) -> None:
        self._when = None
        super().remember()

    def _content(self) -> Hashable:
        status = os.fstat(self._file.fileno())
        when = status.st_size, status.st_mtime_ns
        if when != self._when:
            self._file.seek(0)
            self._digest = hashlib.file_digest(self._file, hashlib.blake2b).digest()
            self._when = when
        return self._digest


def is_at(status: os.stat_result, path: Path) -> bool:
    """Return whether the file of which this is the status is the one at a path."""
    try:
        return os.path.samestat(status, path.stat())
    except (FileNotFoundError, NotADirectoryError):
        return False


def log_of(database: Path) -> Path:
    """The write-ahead log of a database."""
    return database.with_name(database.name + "-wal")


def index_of(database: Path) -> Path:
    """The index of the log of a database; SQLite makes it again when it is missing."""
    return database.with_name(database.name + "-shm")
