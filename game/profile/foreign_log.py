"""Whether the write-ahead log beside a database belongs to it: SQLite applies any log that is valid in itself.

A foreign log is there when a database was copied over another one whose process had been killed: its pages would
replace those of the copy.
"""

import sqlite3
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from game.profile.descent import Beginnings, is_other
from game.profile.image import connect_to_image, has_damaged_log, read_image

Stamp = tuple[int, int, int]


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
        alone = _beginnings(bytearray(database.read_bytes()))
    except Exception:  # of a damaged database anything may be raised, unreadable messages among it
        return False
    if not any(alone.rows.values()):
        return False
    try:
        together = _beginnings(read_image(database))
    except OSError:
        raise
    except Exception:
        return not has_damaged_log(database)
    return any(
        alone.highest(table) > together.counters.get(table, 0)
        or any(is_other(together.rows[table].get(number, moment), moment) for number, moment in rows.items())
        for table, rows in alone.rows.items()
    )


def _beginnings(image: bytearray) -> Beginnings:
    """Return the numbers of games and people in the bytes of a database; raises anything when it is not sound."""
    with closing(connect_to_image(image)) as connection:
        if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("The database is not sound.")
        return Beginnings(connection)
