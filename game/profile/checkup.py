"""A look at a store from outside: nothing is opened for writing, made, moved or mended."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from game.profile.condition import Condition, condition_of
from game.profile.disk import connect_for_reading
from game.profile.entries import StoreLocked
from game.profile.files import backup_files, database_file
from game.profile.lock import locked
from game.profile.reading import data

State = Condition | Literal["closed"]


@dataclass(frozen=True, slots=True)
class Checkup:
    """How a store is.

    Attributes:
        state: "none": there is no database yet; "sound"; "older": sound, and the next start brings it up to date;
            "newer": a later Biotope wrote it; "damaged": the next start will set it aside; "closed": the system
            lets nobody read it.
        size: of the database in bytes.
        in_use: a running Biotope has it open.
        backups: how many sound ones there are.
        damaged: how many databases were set aside.
        people: how many profiles.
        running: how many games of each kind are not over.
        finished: how many are.
    """

    state: State
    size: int
    in_use: bool
    backups: int
    damaged: int
    people: int
    running: dict[str, int]
    finished: dict[str, int]


def check_up(folder: Path) -> Checkup:
    """Looks at the store of a data folder, whatever is there."""
    database = database_file(folder)
    state = _state(database)
    readable = state in ("sound", "older", "newer")
    return Checkup(
        state=state,
        size=_size(database),
        in_use=_is_in_use(folder),
        backups=sum(_state(backup) in ("sound", "older") for backup in backup_files(folder)),
        damaged=len(list(database.parent.glob("damaged-*.sqlite"))),
        people=sum(_counts(database, "SELECT 'all', COUNT(*) FROM profile").values()) if readable else 0,
        running=_games(database, "IS NULL") if readable else {},
        finished=_games(database, "IS NOT NULL") if readable else {},
    )


def _state(database: Path) -> State:
    try:
        return condition_of(database)
    except (OSError, sqlite3.Error):
        return "closed"


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _is_in_use(folder: Path) -> bool:
    if not (folder / "biotope.lock").exists():
        return False
    try:
        with locked(folder):
            return False
    except StoreLocked:
        return True
    except OSError:
        return False


def _games(database: Path, ended: str) -> dict[str, int]:
    return _counts(database, f"SELECT name, COUNT(*) FROM game WHERE ended {ended} GROUP BY name ORDER BY name")


def _counts(database: Path, query: str) -> dict[str, int]:
    """What a query counts, by name; nothing when another program is just writing."""
    try:
        with closing(connect_for_reading(database)) as connection:
            return {str(name): int(count) for name, count in connection.execute(query)}
    except (OSError, sqlite3.Error):
        return {}


def kept_setting(folder: Path, key: str) -> Any:
    """The value of a setting in a data folder; None when there is none, or when it cannot be read for any reason."""
    database = database_file(folder)
    try:
        with closing(connect_for_reading(database)) as connection:
            rows = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchall()
    except Exception:  # of a damaged file SQLite's own messages may be unreadable; the start examines it later
        return None
    return data(rows[0][0], None) if rows else None
