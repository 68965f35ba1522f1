"""The files of a store: the database, three rolling backups, and what was damaged and set aside.

```
biotope.sqlite  biotope.lock  backups/1.sqlite (the newest)  backups/2.sqlite  backups/3.sqlite
damaged-2026-11-21-150536.sqlite
```
"""

import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from itertools import chain, count, pairwise
from pathlib import Path

from game.profile.database import (
    connect_for_reading,
    connect_for_writing,
    connect_in_memory,
    copy_to,
    is_damage,
)
from game.profile.entries import Notice
from game.profile.schema import migrate, version


class StoreFiles:
    """Brings the files of one folder into order and opens the database among them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._database = folder / "biotope.sqlite"
        self._backups = tuple(folder / "backups" / f"{number}.sqlite" for number in (1, 2, 3))

    def open_on_disk(self, now: datetime, notices: list[Notice]) -> sqlite3.Connection:
        """Check the database, replace it when it is damaged, back it up, bring it up to date.

        Args:
            now: the date in the name of a damaged file.
            notices: gets what was done.

        Raises:
            OSError, sqlite3.OperationalError: the disk is full or cannot be written.
            StoreTooNew: a later version wrote it.
        """
        if not _is_sound(self._database):
            self._set_aside(now, notices)
            self._replace(notices)
        self._back_up()
        connection = connect_for_writing(self._database)
        try:
            migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def open_in_memory(self, notices: list[Notice]) -> sqlite3.Connection:
        """The newest sound state of the database, in memory; the files stay as they are."""
        for path in (self._database, *self._backups):
            with suppress(OSError, sqlite3.DatabaseError):
                if _is_sound(path):
                    with closing(connect_for_reading(path)) as source:
                        memory = connect_in_memory(source)
                    if path != self._database:
                        notices.append(Notice("restored", path))
                    break
        else:
            memory = connect_in_memory()
        migrate(memory)
        return memory

    def _set_aside(self, now: datetime, notices: list[Notice]) -> None:
        """Rename what is there, its log first: a log must never meet a database it does not belong to."""
        aside = _unused(self._folder / f"damaged-{now:%Y-%m-%d-%H%M%S}.sqlite")
        for ending in ("-wal", "-shm", ""):
            part = self._database.with_name(self._database.name + ending)
            if part.exists():
                part.rename(aside.with_name(aside.name + ending))
        if aside.exists():
            notices.append(Notice("set_aside", aside))

    def _replace(self, notices: list[Notice]) -> None:
        backup = next(filter(_is_sound, self._backups), None)
        if backup is None:
            with closing(connect_in_memory()) as empty:
                migrate(empty)
                copy_to(empty, self._database)
            return
        with closing(connect_for_reading(backup)) as source:
            copy_to(source, self._database)
        notices.append(Notice("restored", backup))

    def _back_up(self) -> None:
        newest = self._backups[0]
        newest.parent.mkdir(exist_ok=True)
        fresh = newest.with_name("0.sqlite")
        with closing(connect_for_reading(self._database)) as source:
            copy_to(source, fresh)
        for newer, older in reversed(list(pairwise((fresh, *self._backups)))):
            if newer.exists():
                newer.replace(older)


def _is_sound(path: Path) -> bool:
    """Whether a complete, undamaged database of ours is there."""
    # SQLite takes an empty file for a new database and deletes its log, so it must not see one.
    if not path.exists() or path.stat().st_size == 0:
        return False
    try:
        with closing(connect_for_reading(path)) as connection:
            verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            return verdict == "ok" and version(connection) > 0
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            return False
        raise


def _unused(path: Path) -> Path:
    """The path, or the same with the first free number."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(candidate for candidate in chain((path,), numbered) if not candidate.exists())
