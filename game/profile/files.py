"""The files of a store: the database, three rolling backups, and what was damaged and set aside.

```
biotope.sqlite  biotope.lock  backups/1.sqlite (the newest)  backups/2.sqlite  backups/3.sqlite
backups/newer-2026-11-21-150536.sqlite (a backup of a later version)
backups/kept-2026-11-21-150536.sqlite (a backup whose games the database did not have any more)
damaged-2026-11-21-150536.sqlite  other-2026-11-21-150536.sqlite (what was in the place of the database)
other-2026-11-21-150536.sqlite-wal (what was in the place of its log)
changed-2026-11-21-150536.sqlite (what another program made of the open database)
rewritten.sqlite (only while the database is written again)
```
"""

import hashlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import IO

from game.profile.condition import condition_of, condition_of_image, is_newer, is_usable
from game.profile.descent import descends
from game.profile.disk import (
    DatabaseGone,
    connect_for_reading,
    connect_for_writing,
    connect_in_memory,
    copy_to,
    in_one_transaction,
    is_damage,
)
from game.profile.entries import Notice, NoticeKind, StoreTooNew
from game.profile.foreign_log import has_foreign_log
from game.profile.image import read_image
from game.profile.interim import add_interim, interim_database
from game.profile.lock import lock_file, locked
from game.profile.on_disk import OnDisk, index_of, is_at, log_of
from game.profile.pending_notices import KEY as NOTICES
from game.profile.pending_notices import keep_notices, kept_notices
from game.profile.plain_files import clear_place, leads_to_itself, remove_partial_files, unused
from game.profile.repair import repair
from game.profile.salvage.salvage import Progress, salvage
from game.profile.schema import migrate

_ASIDE = ("set_aside", "folder_set_aside")
_ALL_PARTS = ("-wal", "-shm", "-journal", "")
"""Endings of what SQLite keeps beside a database, and the database itself."""


class StoreFiles:
    """Brings the files of one folder into order and opens the database among them.

    Args:
        folder: where they are; made when it is not there.
        clock: tells the moment, for the name of a damaged file.
        notices: gets what was done.
        held: keeps the lock of the folder.
        progress: follows the salvage of a damaged database.

    Attributes:
        is_unread: the saved games could not be read, so nothing of them is in memory.
    """

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], datetime],
        notices: list[Notice],
        held: ExitStack,
        progress: Progress,
    ) -> None:
        self._folder = folder
        self._progress = progress
        self._clock = clock
        self._notices = notices
        self._lock_held = ExitStack()
        self._lock_file: IO[bytes] | None = None
        held.callback(lambda: self._lock_held.close())
        self._started_with: bytes | None = None
        self._was_sound = False
        self.is_unread = False
        self._just_written: os.stat_result | None = None
        self._database = database_file(folder)
        self._backups = backup_files(folder)

    def open(self) -> OnDisk:
        """Open the database as `open_on_disk` does, with a watch on its files. Raises what that raises."""
        return _watched(self.open_on_disk(), self._database)

    def open_on_disk(self) -> sqlite3.Connection:
        """Check the database, replace it when it is damaged, back it up, bring it up to date.

        Raises:
            OSError, sqlite3.Error: the disk is full or cannot be written.
            StoreLocked: another copy of Biotope has the folder open.
            StoreTooNew: a later version wrote it.
        """
        self.lock()
        self._clear_places()
        self._finish_writing()
        if has_foreign_log(self._database):
            self._set_aside("other_set_aside", ("-wal",))
        self._check()
        try:
            return self._opened()
        except (sqlite3.DatabaseError, UnicodeError) as error:
            if isinstance(error, sqlite3.Error) and not is_damage(error):
                raise
            self._replace()
            return self._opened()

    def open_in_memory(self) -> sqlite3.Connection:
        """The newest sound state of the database, in memory; the files stay as they are.

        It is an empty interim database when the system does not let the files be read (`is_unread`).

        Raises:
            StoreTooNew: a later version wrote it.
        """
        try:
            memory = self._read()
        except (OSError, sqlite3.Error):
            self.is_unread = True
            self._notices.append(Notice("unreadable", self._folder))
            return interim_database(self._clock())
        if memory is None:
            memory, found = self._recovered()
            keep_notices(memory, ())
            self._notices += found
        migrate(memory)
        self._keep_notices(memory)
        self._started_with = _fingerprint(memory)
        return memory

    def open_again(self, memory: sqlite3.Connection) -> OnDisk:
        """The database on the disk, after it could be read into memory only; what was said then is not said again.

        After a start that could not read it, what was played since is added to it, and all of it copied to `memory`.

        Raises:
            DatabaseGone: it is no longer what was read.
            OSError, sqlite3.Error, StoreTooNew: it cannot be written yet.
        """
        self.lock()
        if self._was_sound and not is_usable(self._database):
            raise DatabaseGone(f"{self._database} is gone.")
        before = len(self._notices)
        try:
            connection = self.open_on_disk()
        finally:
            said, new = self._notices[:before], self._notices[before:]
            self._notices[before:] = [notice for notice in new if notice not in said]
        if self.is_unread:
            return self._join(memory, connection)
        if _fingerprint(connection) != self._started_with:
            connection.close()
            raise DatabaseGone(f"{self._database} was changed by another program.")
        return _watched(connection, self._database)

    def _join(self, interim: sqlite3.Connection, connection: sqlite3.Connection) -> OnDisk:
        """Add what was played in memory to the database that can be read again, and copy the whole to memory."""
        on_disk = _watched(connection, self._database)
        try:
            in_one_transaction(connection, lambda connection: add_interim(interim, connection))
        except BaseException:
            on_disk.close()
            raise
        self.is_unread = False
        on_disk.remember()
        connection.backup(interim)
        self._notices[self._notices.index(Notice("unreadable", self._folder))] = Notice("readable", self._folder)
        return on_disk

    def rewritten(self, memory: sqlite3.Connection, old: OnDisk | None) -> OnDisk:
        """Write a new database with all that is in memory; what is in its place and not from `old` is set aside.

        Once the copy is whole, a kill loses nothing: `_finish_writing` of the next start does the rest.

        Raises:
            StoreLocked: another copy of Biotope has the folder open.
            OSError, sqlite3.Error: the disk is full or cannot be written; `old` may be closed.
        """
        self.lock()
        before = len(self._notices)
        copy_to(memory, self._rewritten)
        try:
            self._make_way(old)
            self._rewritten.replace(self._database)
            self._just_written = self._database.stat()
        except BaseException:
            with suppress(OSError):
                self._rewritten.unlink(missing_ok=True)
            raise
        connection = connect_for_writing(self._database)
        self._just_written = None
        if len(self._notices) == before:
            self._notices.append(Notice("rewritten", self._folder))
        return _watched(connection, self._database)

    def lock(self) -> None:
        """Hold the folder, which is made when it is not there; a folder that was moved away is let go.

        Raises:
            StoreLocked: another copy of Biotope has the folder open.
            OSError: the folder cannot be made or written.
        """
        if self._lock_file is not None:
            status = os.fstat(self._lock_file.fileno())
            if is_at(status, lock_file(self._folder)):
                return
        self._folder.mkdir(parents=True, exist_ok=True)
        with ExitStack() as held:
            self._lock_file = held.enter_context(locked(self._folder))
            if not self._database.parent.samefile(self._folder):
                held.enter_context(locked(self._database.parent))
            self._lock_held.close()
            self._lock_held = held.pop_all()

    def _clear_places(self) -> None:
        """Set aside what is no file in the places of files that SQLite opens: it would wait for a pipe for ever."""
        places = [*(_with(self._database, ending) for ending in _ALL_PARTS if ending), self._rewritten]
        if leads_to_itself(self._database):
            places.append(self._database)
        for path in places:
            moved = clear_place(path)
            if moved is not None:
                self._notices.append(Notice("no_file_set_aside", moved))

    @property
    def _rewritten(self) -> Path:
        """A whole database that is about to take its place."""
        return self._database.with_name("rewritten.sqlite")

    def _finish_writing(self) -> None:
        """Clean up after a process that was killed while it wrote files of the folder."""
        for folder in {self._folder, self._database.parent, self._backups[0].parent}:
            remove_partial_files(folder)
        condition = condition_of(self._rewritten)
        if condition == "newer":
            raise StoreTooNew
        if condition in ("sound", "older"):
            with closing(connect_for_reading(self._rewritten)) as source:
                asides = [notice.path for notice in kept_notices(source) if notice.kind in _ASIDE]
            self._set_aside(aside=next((path for path in asides if path and not path.exists()), None))
            self._rewritten.replace(self._database)
        elif condition == "damaged":
            # It may be all that is left, or of a later version that nothing is known of.
            is_needed = not self._database.exists()
            self._rewritten.rename(self._database if is_needed else self._unused_name("damaged"))

    def _make_way(self, old: OnDisk | None) -> None:
        """Free the place of the database for a new one."""
        log = log_of(self._database)
        if old is not None:
            is_ours = old.has_database_at(self._database) and not old.is_damaged
            has_log = old.has_log_at(log)
            if is_ours:
                self._copy_aside(old)
            if is_ours and not has_log:
                self._set_aside("other_set_aside", ("-wal",))
            old.close()
            if has_log:
                log.unlink(missing_ok=True)
                index_of(self._database).unlink(missing_ok=True)
            if is_ours:
                return
        # It is our own when it was written already, but could not be opened, for example on a full disk.
        if self._just_written is None or not is_at(self._just_written, self._database):
            self._set_aside("set_aside" if old is not None and old.is_damaged else "other_set_aside")

    def _copy_aside(self, old: OnDisk) -> None:
        """Keep what overwrote the database or its log, before SQLite writes there when its connection closes."""
        parts: tuple[str, ...] = ()
        if old.is_overwritten and self._database.stat().st_size > 0:
            parts = ("",)
        elif old.is_log_overwritten and old.has_log_at(log_of(self._database)):
            parts = ("", "-wal")
        if parts:
            self._copy(parts)
        old.is_overwritten = old.is_log_overwritten = False

    def _copy(self, parts: Sequence[str]) -> None:
        """Copy the database, or it and its log, under a name that tells whether it is sound."""
        image = read_image(self._database) if "-wal" in parts else bytearray(self._database.read_bytes())
        is_damaged = condition_of_image(image) == "damaged"
        aside = self._unused_name("damaged" if is_damaged else "changed")
        try:
            for ending in parts:
                shutil.copyfile(_with(self._database, ending), _with(aside, ending))
        except BaseException:
            for ending in parts:
                with suppress(OSError):
                    _with(aside, ending).unlink(missing_ok=True)
            raise
        self._notices.append(Notice("set_aside" if is_damaged else "changed_set_aside", aside))

    def _set_aside(
        self, kind: NoticeKind = "set_aside", endings: Sequence[str] = _ALL_PARTS, aside: Path | None = None
    ) -> None:
        """Rename what is there, its log first: a log must never meet a database it does not belong to.

        Args:
            kind: what to tell the player.
            endings: of the files.
            aside: what the database is called then; None chooses a name.
        """
        aside = aside or self._unused_name("other" if kind == "other_set_aside" else "damaged")
        moved = None
        for ending in endings:
            part = _with(self._database, ending)
            if part.exists():
                moved = part.rename(_with(aside, ending))
        if moved is not None and moved == _with(aside, endings[-1]):
            self._notices.append(Notice("folder_set_aside" if moved.is_dir() else kind, moved))

    def _unused_name(self, beginning: str, folder: Path | None = None) -> Path:
        """A name with the moment in it that no file of a folder has; None: of that of the database."""
        name = f"{beginning}-{self._clock():%Y-%m-%d-%H%M%S}.sqlite"
        return unused((folder or self._database.parent) / name)

    def _check(self) -> None:
        """Replace the database where it is damaged or missing."""
        condition = condition_of(self._database)
        if condition == "newer":
            raise StoreTooNew
        if condition in ("none", "damaged"):
            self._replace()

    def _opened(self) -> sqlite3.Connection:
        """The database, repaired, backed up and up to date."""
        connection = connect_for_writing(self._database)
        try:
            self._repair(connection)
            self._back_up(connection)
            migrate(connection)
            self._keep_notices(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _keep_notices(self, connection: sqlite3.Connection) -> None:
        """Take up the notices that the player may not have seen before a kill, and keep all for the next start."""
        kept = kept_notices(connection)
        self._notices += [notice for notice in kept if notice not in self._notices]
        if self._notices != kept:
            in_one_transaction(connection, lambda connection: keep_notices(connection, self._notices))

    def _read(self) -> sqlite3.Connection | None:
        """A copy of the database in memory; None when there is none, or it is damaged.

        Raises:
            OSError, sqlite3.Error: it cannot be read now, which says nothing about its content.
        """
        if is_newer(self._rewritten):
            raise StoreTooNew
        condition = condition_of(self._database)
        if condition == "newer":
            raise StoreTooNew
        if condition in ("sound", "older"):
            with closing(connect_for_reading(self._database)) as source:
                memory = connect_in_memory(source)
            self._repair(memory)
            self._was_sound = True
            return memory
        return None

    def _repair(self, connection: sqlite3.Connection) -> None:
        """Put back what is damaged in a sound database, as far as a backup has it."""
        with ExitStack() as opened:
            backups = []
            for path in self._backups:
                with suppress(OSError, sqlite3.Error):
                    if path.is_file() and not is_newer(path):
                        backups.append(opened.enter_context(closing(connect_for_reading(path))))
            repaired = in_one_transaction(connection, lambda connection: repair(connection, backups))
        if repaired:
            self._notices.append(Notice("repaired", self._database, len(repaired.games)))

    def _replace(self) -> None:
        """Set the damaged database aside, once what takes its place is whole on the disk."""
        memory, found = self._recovered()
        aside = self._unused_name("damaged")
        notices = [*self._notices, *found]
        if self._database.exists():
            kind: NoticeKind = "folder_set_aside" if self._database.is_dir() else "set_aside"
            notices = [*self._notices, Notice(kind, aside), *found]
        with closing(memory):
            keep_notices(memory, notices)
            copy_to(memory, self._rewritten)
        try:
            self._set_aside(aside=aside)
            self._rewritten.replace(self._database)
        except BaseException:
            with suppress(OSError):
                self._rewritten.unlink(missing_ok=True)
            raise
        self._notices += found

    def _recovered(self) -> tuple[sqlite3.Connection, list[Notice]]:
        """What can be had of the saved games without a sound database, in memory, and what to say of it."""
        path, backup = self._newest_backup()
        notices = []
        with suppress(OSError):
            if self._database.is_file():
                salvaged = salvage(self._database, backup, self._progress)
                if salvaged is not None:
                    if salvaged.read:
                        notices.append(Notice("salvaged", self._database, salvaged.read))
                    if salvaged.filled:
                        notices.append(Notice("filled", path, salvaged.filled))
                    elif path is not None and not salvaged.read:
                        notices.append(Notice("restored", path))
                    return salvaged.memory, notices
        if backup is not None:
            return backup, [Notice("restored", path)]
        memory = connect_in_memory()
        migrate(memory)
        return memory, []

    def _newest_backup(self) -> tuple[Path | None, sqlite3.Connection | None]:
        """The newest backup that is sound, and its content in memory, up to date; None where there is none.

        Raises:
            StoreTooNew: there is a newer one that a later version wrote.
        """
        for path in self._backups:
            if is_newer(path):
                raise StoreTooNew
            with suppress(OSError, sqlite3.Error):
                if is_usable(path):
                    with closing(connect_for_reading(path)) as source:
                        memory = connect_in_memory(source)
                    migrate(memory)
                    return path, memory
        return None, None

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
        for place in (fresh, *self._backups):
            clear_place(place)
        copy_to(source, fresh)
        self._keep_other_history(source)
        for backup in self._backups:
            if is_newer(backup):
                backup.rename(self._unused_name("newer", backup.parent))
        for newer, older in reversed(list(pairwise((fresh, *self._backups)))):
            if newer.exists():
                newer.replace(older)

    def _keep_other_history(self, source: sqlite3.Connection) -> None:
        """Rename the newest backup when the database is no later state of it: three starts would delete it."""
        newest = self._backups[0]
        if is_usable(newest):
            with closing(connect_for_reading(newest)) as backup:
                if descends(source, backup):
                    return
            kept = newest.rename(self._unused_name("kept", newest.parent))
            self._notices.append(Notice("backup_kept", kept))


def database_file(folder: Path) -> Path:
    """The database of a data folder; where that is a link to a file, the file: SQLite keeps the log beside it."""
    database = folder / "biotope.sqlite"
    with suppress(OSError):
        if database.is_symlink() and not leads_to_itself(database):
            target = Path(os.path.realpath(database))
            if target.is_file() or not os.path.lexists(target):
                return target
    return database


def backup_files(folder: Path) -> tuple[Path, ...]:
    """Where the backups of a data folder are, the newest first, as far as they were made."""
    return tuple(folder / "backups" / f"{number}.sqlite" for number in (1, 2, 3))


def _with(database: Path, ending: str) -> Path:
    """The database, or the file beside it with this ending."""
    return database.with_name(database.name + ending)


def _watched(connection: sqlite3.Connection, path: Path) -> OnDisk:
    """The connection with a watch on its files; it is closed when they cannot be watched."""
    try:
        return OnDisk(connection, path)
    except BaseException:
        connection.close()
        raise


def _fingerprint(connection: sqlite3.Connection) -> bytes:
    """The same for two databases with the same content, apart from notices."""
    digest = hashlib.sha256()
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    for (table,) in tables:
        found = connection.execute(f'SELECT * FROM "{table}"')
        rows = sorted(repr((table, *row)) for row in found if row[0] != NOTICES)
        digest.update("\n".join(rows).encode("utf-8", "surrogatepass"))
    return digest.digest()
