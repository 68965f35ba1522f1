"""SQLite connections, and what their errors mean."""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path, PurePath
from typing import TypeVar
from urllib.parse import quote

from game.profile.entries import NoticeKind, StoreLocked
from game.profile.foreign_log import has_foreign_log
from game.profile.image import connect_to_image, read_image
from game.profile.on_disk import log_of
from game.profile.plain_files import NotPlainFile, partial_file
from game.profile.reading import decoded

T = TypeVar("T")

ON_DISK = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA wal_autocheckpoint = 0")
PATIENCE_MS = 150
"""How long a move waits for another program that holds the file."""

_TROUBLE: dict[int, NoticeKind] = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_AUTH: "read_only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class DatabaseGone(OSError):
    """The database at its path is not the one that is in memory."""


def disk_trouble(error: Exception) -> NoticeKind | None:
    """What to tell the player when the disk refused; None when the disk is not to blame."""
    if isinstance(error, StoreLocked):
        return "busy"
    if isinstance(error, OSError):
        return "disk_full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "read_only"
    return _TROUBLE.get(_primary_code(error))


def is_damage(error: Exception) -> bool:
    """Whether SQLite could not make sense of the file."""
    return _primary_code(error) in _DAMAGE


def connect_for_writing(path: Path) -> sqlite3.Connection:
    """Open a database on the disk so that a commit survives a crash of the process and of the machine.

    Raises:
        sqlite3.Error: it cannot be written now.
    """
    connection = prepared(sqlite3.connect(path, isolation_level=None, timeout=PATIENCE_MS / 1000))
    try:
        for pragma in ON_DISK:
            connection.execute(pragma)
        _try_to_write(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_for_reading(path: Path) -> sqlite3.Connection:
    """Open a database without changing one byte of it, even in a folder that cannot be written.

    Raises:
        OSError: it cannot be read.
        sqlite3.Error: it is damaged; most damage shows later, when something is read.
    """
    if path.exists() and not path.is_file():
        raise NotPlainFile(path)
    # Without a write-ahead log nothing is under way, and SQLite must make none and use no foreign one.
    has_log = log_of(path).is_file() and not has_foreign_log(path)
    if has_log and any(_is_no_file(path.with_name(path.name + ending)) for ending in ("-shm", "-journal")):
        return prepared(connect_to_image(read_image(path)))
    immutable = "" if has_log else "&immutable=1"
    uri = f"{database_uri(path.absolute())}?mode=ro{immutable}"
    connection = sqlite3.connect(uri, uri=True, timeout=PATIENCE_MS / 1000)
    try:
        connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as error:
        connection.close()
        if disk_trouble(error) is None:
            raise
        # The log needs an index beside it, for which there may be no room, and another program may hold the file.
        return prepared(connect_to_image(read_image(path)))
    return prepared(connection)


def database_uri(path: PurePath) -> str:
    """The address of a database for SQLite, which knows no host: `file:////server/share/x` on a network drive.

    Args:
        path: absolute.
    """
    written = path.as_posix()
    return f"file://{'' if written.startswith('/') else '/'}{quote(os.fsencode(written), safe='/:')}"


def connect_in_memory(source: sqlite3.Connection | None = None) -> sqlite3.Connection:
    """A database without a disk: a copy of `source`, or an empty one."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    if source is not None:
        source.backup(memory)
    return prepared(memory)


def copy_to(source: sqlite3.Connection, target: Path) -> None:
    """Write a copy of the database that is whole or not there at all.

    Raises:
        OSError, sqlite3.Error: it cannot be written.
    """
    partial = partial_file(target.parent)
    try:
        partial.unlink(missing_ok=True)
        with closing(sqlite3.connect(partial)) as copy:
            copy.execute("PRAGMA journal_mode = OFF")  # a kill leaves no second file, and nothing is rolled back
            source.backup(copy)
        partial.replace(target)
    except BaseException:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise


def in_one_transaction(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Do all of `work`, or nothing of it."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        return work(connection)


def wait_for_locks(connection: sqlite3.Connection, patient: bool) -> None:
    """Whether a transaction waits a moment for another program that holds the file, or not at all."""
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE_MS if patient else 0}")


def prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
    """The connection with named columns, text that is always readable, and references that are kept."""
    connection.row_factory = sqlite3.Row
    connection.text_factory = decoded
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Write without effect: of a read-only file the transaction alone succeeds, and the connection stays read-only.

    Raises:
        sqlite3.Error: the database cannot be written.
    """
    [version] = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {version}")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _is_no_file(path: Path) -> bool:
    """Whether a pipe, a folder or the like has this path: SQLite would wait for it or refuse the database."""
    return os.path.lexists(path) and not path.is_file()


def _primary_code(error: Exception) -> int:
    code = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF if isinstance(code, int) else 0
