"""Whether the write-ahead log beside a database belongs to it: SQLite applies any log that is valid in itself.

A foreign log is there when a database was copied over another one whose process had been killed: its pages would
replace those of the copy.
"""

import sqlite3
from contextlib import closing
from functools import lru_cache
from operator import ne
from pathlib import Path
from typing import Final

from game.profile import reading
from game.profile.image import connect_to_image, has_damaged_log, read_image
from game.profile.reading import Unreadable

Stamp = tuple[int, int, int]

_MOMENTS: Final = {"game": "begun", "profile": "created"}
"""Tables whose numbers are never used again → the column that no row ever changes."""


def has_foreign_log(database: Path) -> bool:
    """Whether a log is beside a database that does not belong to it.

    A log that belongs only continues the database. It is foreign when the database is sound and has games or people
    without it, and with it

    - the database is not sound although the log is, or
    - a game or person of the same number has another beginning, or
    - numbers are free again that are in use without it: the counters never go back, not even after a removal.

    A single damaged byte in the database is no such evidence: it must not cost the log.

    Only a log that is not empty is examined, which a clean end of the app never leaves.

    Raises:
        OSError: the files cannot be read.
    """
    log = database.with_name(database.name + "-wal")
    try:
        if not log.is_file() or log.stat().st_size == 0 or not database.is_file():
            return False
        return _is_foreign(database, _stamp(database), _stamp(log))
    except FileNotFoundError:
        return False


def _stamp(path: Path) -> Stamp:
    status = path.stat()
    return status.st_ino, status.st_size, status.st_mtime_ns


@lru_cache(maxsize=1)
def _is_foreign(database: Path, _database_stamp: Stamp, _log_stamp: Stamp) -> bool:
    """The verdict for one state of both files; a start asks several times."""
    try:
        alone = _Summary(bytearray(database.read_bytes()))
    except Exception:  # of a damaged database anything may be raised, unreadable messages among it
        return False
    if not any(alone.rows.values()):
        return False
    try:
        together = _Summary(read_image(database))
    except OSError:
        raise
    except Exception:
        return not has_damaged_log(database)
    return any(
        min(max(rows, default=0), alone.counters.get(table, 0)) > together.counters.get(table, 0)
        or any(_is_other(together.rows[table].get(number, moment), moment) for number, moment in rows.items())
        for table, rows in alone.rows.items()
    )


def _is_other(one: object, two: object) -> bool:
    """Whether these are two beginnings: a damaged byte changes one character, or leaves no moment."""
    try:
        reading.moment(one), reading.moment(two)
    except Unreadable:
        return False
    first, second = reading.text(one), reading.text(two)
    return len(first) != len(second) or sum(map(ne, first, second)) > 1


class _Summary:
    """The numbers of games and people in the bytes of a database.

    Raises:
        Exception: the database is not sound.

    Attributes:
        rows: table → number → beginning.
        counters: table → the highest number ever used.
    """

    def __init__(self, image: bytearray) -> None:
        with closing(connect_to_image(image)) as connection:
            if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("The database is not sound.")
            self.rows: dict[str, dict[int, object]] = {
                table: dict(connection.execute(f"SELECT id, {moment} FROM {table}").fetchall())
                for table, moment in _MOMENTS.items()
            }
            self.counters: dict[str, int] = dict(
                connection.execute("SELECT name, seq FROM sqlite_sequence WHERE typeof(seq) = 'integer'").fetchall()
            )
