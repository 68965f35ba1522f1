"""Ways in which the files of a store go away, or are changed by something else, while it is open."""

import os
import shutil
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

from game.profile.store import Store

Loss = Callable[[Path], object]
FOREIGN = b"Dear diary, these are no games. " * 3000


def database(folder: Path) -> Path:
    return folder / "biotope.sqlite"


def log(folder: Path) -> Path:
    return folder / "biotope.sqlite-wal"


def all_files_deleted(folder: Path) -> None:
    for file in folder.glob("biotope*"):
        file.unlink()


def folder_deleted(folder: Path) -> None:
    shutil.rmtree(folder)


def folder_moved(folder: Path) -> Path:
    names = (folder.with_name(f"moved {number}") for number in count(1))
    return folder.rename(next(path for path in names if not path.exists()))


def folder_exchanged(folder: Path) -> None:
    folder_moved(folder)
    folder.mkdir()


def truncated(folder: Path) -> None:
    os.truncate(database(folder), database(folder).stat().st_size // 2)


def overwritten(folder: Path) -> None:
    database(folder).write_bytes(FOREIGN)


def overwritten_by_another_store(folder: Path) -> None:
    database(folder).write_bytes(another_store(folder).read_bytes())


def exchanged(folder: Path) -> None:
    (folder / "download").write_bytes(FOREIGN)
    (folder / "download").replace(database(folder))


def exchanged_for_another_store(folder: Path) -> None:
    another_store(folder).replace(database(folder))


def log_overwritten(folder: Path) -> None:
    log(folder).write_bytes(FOREIGN)


def log_exchanged(folder: Path) -> None:
    (folder / "download").write_bytes(FOREIGN)
    (folder / "download").replace(log(folder))


def folder_in_its_place(folder: Path) -> None:
    database(folder).unlink()
    database(folder).mkdir()


def pipe_in_its_place(folder: Path) -> None:
    database(folder).unlink()
    os.mkfifo(database(folder))


def another_store(folder: Path) -> Path:
    """The database of another, sound store."""
    with closing(Store.open(folder.with_name("another"))) as other:
        other.profile("Zoe")
    return database(folder.with_name("another"))


LOSSES: dict[str, Loss] = {
    "database deleted": lambda folder: database(folder).unlink(),
    "database moved": lambda folder: database(folder).rename(folder / "my games.sqlite"),
    "log deleted": lambda folder: log(folder).unlink(),
    "log emptied": lambda folder: os.truncate(log(folder), 0),
    "database emptied": lambda folder: os.truncate(database(folder), 0),
    "lock deleted": lambda folder: (folder / "biotope.lock").unlink(),
    "truncated": truncated,
    "all files deleted": all_files_deleted,
    "folder deleted": folder_deleted,
    "folder moved": folder_moved,
    "folder exchanged": folder_exchanged,
    "overwritten": overwritten,
    "overwritten by another store": overwritten_by_another_store,
    "exchanged": exchanged,
    "exchanged for another store": exchanged_for_another_store,
    "log overwritten": log_overwritten,
    "log exchanged": log_exchanged,
    "folder in its place": folder_in_its_place,
    **({"pipe in its place": pipe_in_its_place} if hasattr(os, "mkfifo") else {}),
}
