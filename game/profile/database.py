"""A SQLite connection that goes on in memory when its disk is full or cannot be written."""

import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from game.profile.entries import Notice, NoticeKind

T = TypeVar("T")

ON_DISK = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL")

_TROUBLE: dict[int, NoticeKind] = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_AUTH: "read_only",
    sqlite3.SQLITE_BUSY: "read_only",
    sqlite3.SQLITE_LOCKED: "read_only",
}
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def disk_trouble(error: OSError | sqlite3.Error) -> NoticeKind | None:
    """What to tell the player when the disk refused; None when the disk is not to blame."""
    if isinstance(error, OSError):
        return "disk_full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "read_only"
    return _TROUBLE.get(_primary_code(error))


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite could not make sense of the file."""
    return _primary_code(error) in _DAMAGE


def connect_for_writing(path: Path) -> sqlite3.Connection:
    """Open a database on the disk so that a commit survives a crash of the process and of the machine."""
    connection = _ready(sqlite3.connect(path, isolation_level=None))
    for pragma in ON_DISK:
        connection.execute(pragma)
    return connection


def connect_for_reading(path: Path) -> sqlite3.Connection:
    """Open a database without changing one byte of it, even in a folder that cannot be written."""
    # Without a write-ahead log nothing is under way, and SQLite must not try to make one.
    immutable = "" if path.with_name(path.name + "-wal").exists() else "&immutable=1"
    return _ready(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{immutable}", uri=True))


def connect_in_memory(source: sqlite3.Connection | None = None) -> sqlite3.Connection:
    """A database without a disk: a copy of `source`, or an empty one."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    if source is not None:
        source.backup(memory)
    return _ready(memory)


def copy_to(source: sqlite3.Connection, target: Path) -> None:
    """Write a copy of the database that is whole or not there at all."""
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    with closing(sqlite3.connect(partial)) as copy:
        source.backup(copy)
    partial.replace(target)


class Database:
    """Reads, and writes that are committed when the call returns.

    Attributes:
        notices: what the player must be told; a lost disk adds to it.
    """

    def __init__(self, connection: sqlite3.Connection, folder: Path, notices: list[Notice]) -> None:
        self.notices = notices
        self._connection = connection
        self._folder = folder

    def rows(self, sql: str, *values: object) -> list[sqlite3.Row]:
        """The rows that a query answers."""
        return self._connection.execute(sql, values).fetchall()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in one transaction; when the disk refuses, once more on a copy in memory."""
        try:
            return self._commit(work)
        except sqlite3.OperationalError as error:
            trouble = disk_trouble(error)
            if trouble is None:
                raise
        with closing(self._connection) as disk:
            self._connection = connect_in_memory(disk)
        self.notices.append(Notice(trouble, self._folder))
        return self._commit(work)

    def close(self) -> None:
        """Close the connection; nothing is left to be written."""
        self._connection.close()

    def _commit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        with self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            return work(connection)


def _ready(connection: sqlite3.Connection) -> sqlite3.Connection:
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _primary_code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
