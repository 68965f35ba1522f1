"""The files of a store: the database, three rolling backups, and what was damaged and set aside.

```
biotope.sqlite  biotope.lock  backups/1.sqlite (the newest)  backups/2.sqlite  backups/3.sqlite
damaged-2026-11-21-150536.sqlite
```
"""

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from datetime import datetime
from itertools import chain, count, pairwise
from pathlib import Path

from game.profile.disk import (
    connect_for_reading,
    connect_for_writing,
    connect_in_memory,
    copy_to,
    disk_trouble,
)
from game.profile.entries import Notice, StoreLocked
from game.profile.lock import locked
from game.profile.schema import is_ours, migrate

_FIRST_BYTES = b"SQLite format 3\0"
_FORMATS = {1, 2}
"""How SQLite may write and read a file: with a rollback journal, or with a log."""


class StoreFiles:
    """Brings the files of one folder into order and opens the database among them.

    Args:
        folder: where they are; made when it is not there.
        clock: tells the moment, for the name of a damaged file.
        notices: gets what was done.
        held: keeps the lock of the folder.
    """

    def __init__(self, folder: Path, clock: Callable[[], datetime], notices: list[Notice], held: ExitStack) -> None:
        self._folder = folder
        self._clock = clock
        self._notices = notices
        self._held = held
        self._is_locked = False
        self._started_with: bytes | None = None
        self._database = database_file(folder)
        self._backups = backup_files(folder)

    def open_on_disk(self) -> sqlite3.Connection:
        """Check the database, replace it when it is damaged, back it up, bring it up to date.

        Raises:
            OSError, sqlite3.Error: the disk is full or cannot be written.
            StoreLocked: another copy of Biotope has the folder open.
            StoreTooNew: a later version wrote it.
        """
        self._lock()
        if not is_sound(self._database):
            self._set_aside()
            self._replace()
        connection = connect_for_writing(self._database)
        try:
            self._back_up(connection)
            migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def open_in_memory(self) -> sqlite3.Connection:
        """The newest sound state of the database, in memory; the files stay as they are."""
        for path in (self._database, *self._backups):
            with suppress(OSError, sqlite3.DatabaseError):
                if is_sound(path):
                    with closing(connect_for_reading(path)) as source:
                        memory = connect_in_memory(source)
                    if path != self._database:
                        self._notices.append(Notice("restored", path))
                    break
        else:
            memory = connect_in_memory()
        migrate(memory)
        self._started_with = _fingerprint(memory)
        return memory

    def open_again(self) -> sqlite3.Connection:
        """The database on the disk, after it could be read into memory only.

        Raises:
            OSError, sqlite3.Error: it cannot be written yet, or is no longer what was read.
        """
        before = len(self._notices)
        try:
            connection = self.open_on_disk()
        except StoreLocked as error:
            raise OSError(str(error)) from error
        finally:
            del self._notices[before:]
        if _fingerprint(connection) != self._started_with:
            connection.close()
            raise OSError(f"{self._database} was changed by somebody else.")
        return connection

    def rewritten(self, memory: sqlite3.Connection) -> sqlite3.Connection:
        """A new database on the disk with all that is in memory; the damaged one is set aside."""
        whole = self._database.with_name("rewritten.sqlite")
        copy_to(memory, whole)
        self._set_aside()
        whole.replace(self._database)
        return connect_for_writing(self._database)

    def _lock(self) -> None:
        if not self._is_locked:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._held.enter_context(locked(self._folder))
            self._is_locked = True

    def _set_aside(self) -> None:
        """Rename what is there, its log first: a log must never meet a database it does not belong to."""
        aside = _unused(self._folder / f"damaged-{self._clock():%Y-%m-%d-%H%M%S}.sqlite")
        for ending in ("-wal", "-shm", ""):
            part = self._database.with_name(self._database.name + ending)
            if part.exists():
                part.rename(aside.with_name(aside.name + ending))
        if aside.exists():
            self._notices.append(Notice("folder_set_aside" if aside.is_dir() else "set_aside", aside))

    def _replace(self) -> None:
        backup = next(filter(is_sound, self._backups), None)
        if backup is None:
            with closing(connect_in_memory()) as empty:
                migrate(empty)
                copy_to(empty, self._database)
            return
        with closing(connect_for_reading(backup)) as source:
            copy_to(source, self._database)
        self._notices.append(Notice("restored", backup))

    def _back_up(self, source: sqlite3.Connection) -> None:
        """Keep a copy of the database; without one the games are saved all the same."""
        try:
            self._turn_backups(source)
        except (OSError, sqlite3.Error):
            self._notices.append(Notice("no_backup", self._backups[0].parent))

    def _turn_backups(self, source: sqlite3.Connection) -> None:
        newest = self._backups[0]
        newest.parent.mkdir(exist_ok=True)
        fresh = newest.with_name("0.sqlite")
        copy_to(source, fresh)
        for newer, older in reversed(list(pairwise((fresh, *self._backups)))):
            if newer.exists():
                newer.replace(older)


def database_file(folder: Path) -> Path:
    """The database of a data folder."""
    return folder / "biotope.sqlite"


def backup_files(folder: Path) -> tuple[Path, ...]:
    """Where the backups of a data folder are, the newest first, as far as they were made."""
    return tuple(folder / "backups" / f"{number}.sqlite" for number in (1, 2, 3))


def is_sound(path: Path) -> bool:
    """Whether a complete, undamaged database of ours is there.

    Raises:
        OSError, sqlite3.Error: the disk does not let anybody look.
    """
    # SQLite takes an empty file for a new database and deletes its log, so it must not see one.
    if path.is_dir() or not path.exists() or path.stat().st_size == 0:
        return False
    try:
        with closing(connect_for_reading(path)) as connection:
            verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            return verdict == "ok" and is_ours(connection) and _is_writable_format(path)
    except sqlite3.Error as error:
        if disk_trouble(error) is None:
            return False
        raise


def _is_writable_format(path: Path) -> bool:
    """Whether SQLite will write the file: one of a later format it only reads."""
    with path.open("rb") as file:
        header = file.read(20)
    return header.startswith(_FIRST_BYTES) and set(header[18:20]) <= _FORMATS


def _fingerprint(connection: sqlite3.Connection) -> bytes:
    """The same for two databases with the same content."""
    digest = hashlib.sha256()
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    for (table,) in tables:
        rows = sorted(repr((table, *row)) for row in connection.execute(f'SELECT * FROM "{table}"'))
        digest.update("\n".join(rows).encode("utf-8", "surrogatepass"))
    return digest.digest()


def _unused(path: Path) -> Path:
    """The path, or the same with the first free number."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(candidate for candidate in chain((path,), numbered) if not candidate.exists())
