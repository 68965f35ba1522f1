"""What state a database is in: the same answer for the start of the app and for `biotope doctor`."""

import errno
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, Literal

from game.profile import schema
from game.profile.disk import connect_for_reading, disk_trouble
from game.profile.foreign_log import has_foreign_log
from game.profile.image import connect_to_image, has_damaged_log, read_image

Condition = Literal["none", "sound", "older", "newer", "damaged"]

_FIRST_BYTES: Final = b"SQLite format 3\0"
_FORMATS: Final = {1, 2}
"""How SQLite may write and read a file: with a rollback journal, or with a log."""


def condition_of(path: Path) -> Condition:
    """Check a database without changing anything.

    Returns:
        "none": there is no such file; "sound"; "older": sound, with steps still to be taken; "newer": sound, and
        written by a later version of Biotope; "damaged": it has to be replaced.

    Raises:
        OSError, sqlite3.Error: it cannot be read now, which says nothing about its content.
    """
    if not _is_there(path):
        return "none"
    # SQLite takes an empty file for a new database and deletes its log, so it must not see one.
    if not path.is_file() or path.stat().st_size == 0 or not _has_known_format(path):
        return "damaged"
    schema.stages(schema.MIGRATIONS)  # a fault in our own steps must not be taken for damage
    if has_damaged_log(path) and not has_foreign_log(path):
        return "newer" if condition_of_image(read_image(path)) == "newer" else "damaged"
    try:
        with closing(connect_for_reading(path)) as connection:
            return _condition(connection)
    except Exception as error:
        # Damage shows in many ways: text of SQLite's own messages may be no UTF-8, for example.
        if isinstance(error, OSError):
            raise
        if disk_trouble(error) is None:
            return "damaged"
    return condition_of_image(read_image(path))


def is_usable(path: Path) -> bool:
    """Whether a database of this or an earlier version is there; raises as `condition_of` does."""
    return condition_of(path) in ("sound", "older")


def is_newer(path: Path) -> bool:
    """Whether a later version of Biotope wrote a database; also False where that cannot be told."""
    try:
        with closing(connect_for_reading(path)) as connection:
            return schema.is_later(connection)
    except Exception:  # of a damaged database anything may be raised
        return False


def condition_of_image(image: bytearray) -> Condition:
    """Return the same for the bytes of a database, for which the disk cannot be to blame."""
    try:
        with closing(connect_to_image(image)) as connection:
            return _condition(connection)
    except Exception:
        return "damaged"


def _condition(connection: sqlite3.Connection) -> Condition:
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        return "damaged"
    if schema.is_later(connection):
        return "newer"
    steps = schema.steps_taken(connection)
    if steps == 0:
        return "damaged"
    return "sound" if steps == len(schema.MIGRATIONS) else "older"


def _is_there(path: Path) -> bool:
    """Return whether something has this path; raises OSError when the system does not tell."""
    try:
        return path.exists()
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            return False
        raise


def _has_known_format(path: Path) -> bool:
    """Whether SQLite will write the file: one of a later format it only reads."""
    with path.open("rb") as file:
        header = file.read(20)
    return header.startswith(_FIRST_BYTES) and set(header[18:20]) <= _FORMATS
