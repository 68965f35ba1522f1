"""A new database from what can still be read of a damaged one; the newest backup fills the gaps.

Only records are read: people, games, settings, reviews. Summaries and indexes follow from them and are built again.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.profile.disk import connect_in_memory, prepared
from game.profile.image import connect_to_image, grafted, read_image
from game.profile.salvage.content import Content, Headers
from game.profile.salvage.damaged import read_all
from game.profile.salvage.merged import Merged
from game.profile.schema import migrate

Progress = Callable[[int, int], None]
"""Is told how many games of how many are done, every few milliseconds; of 0 as long as their number is not known."""

_SIZES: Final = slice(20, 24)
"""Of the header of a database: which part of each page is used for what."""


@dataclass(slots=True)
class Salvaged:
    """A new database in memory.

    Attributes:
        read: how many games were read from the damaged file.
        filled: how many were missing there, wholly or in part, and came from the backup.
    """

    memory: sqlite3.Connection
    read: int
    filled: int


def salvage(damaged: Path, backup: sqlite3.Connection | None, progress: Progress) -> Salvaged | None:
    """Put together a database from a damaged one and a backup.

    Args:
        damaged: the file, which stays as it is.
        backup: sound and up to date; it fills what is missing in the damaged file.
        progress: may raise to end the work; nothing was changed then.

    Returns:
        The database; None when nothing of the damaged file could be read.

    Raises:
        OSError: the file cannot be read.
    """
    headers = Headers()
    found, kept, written = Content(headers), Content(headers), 0

    def tick() -> None:
        """Count each game once when it is read and once when it is written."""
        games = max(len(content.tables["game"]) for content in (found, kept))
        progress((min(len(found.tables["action"]), games) + written) // 2, games)

    def count_game() -> None:
        nonlocal written
        written += 1
        tick()

    image = read_image(damaged)
    if backup is not None:
        read_all(backup, kept, tick)
    _read_image(image, backup, found, tick)
    if not any(found.tables.values()):
        return None
    memory = connect_in_memory()
    migrate(memory)
    merged = Merged(found, kept, headers)
    with memory:
        memory.execute("BEGIN")
        merged.write(memory, count_game)
    return Salvaged(memory, merged.read, merged.filled)


def _read_image(
    image: bytearray, backup: sqlite3.Connection | None, found: Content, tick: Callable[[], None]
) -> None:
    for number, source in enumerate(_openings(image, backup)):
        with closing(source):
            sound = read_all(source, found, tick)
            if number == 0:
                found.whole = sound - found.refused


def _openings(image: bytearray, backup: sqlite3.Connection | None) -> Iterator[sqlite3.Connection]:
    """Open the image as it is, then with the first page of a sound database: it says where the tables begin.

    A first page that says the same as one before is not tried again.
    """
    with closing(connect_in_memory()) as fresh:
        migrate(fresh)
        first_pages = [one.serialize() for one in (backup, fresh) if one is not None]
    layouts = set()
    for candidate in (image, *(grafted(image, first_page) for first_page in first_pages)):
        with suppress(sqlite3.Error):
            connection = prepared(connect_to_image(candidate))
            # Definitions that make no sense are passed over instead of refusing the whole database.
            connection.execute("PRAGMA writable_schema = ON")
            layout = _layout(candidate, connection)
            if layout is not None and layout in layouts:
                connection.close()
                continue
            layouts.add(layout)
            yield connection


def _layout(image: bytearray, connection: sqlite3.Connection) -> tuple[object, ...] | None:
    """What of the first page matters for the tables; None when it cannot be read."""
    try:
        definitions = connection.execute(
            "SELECT type, name, tbl_name, rootpage, sql FROM sqlite_master ORDER BY name"
        )
        pragmas = [
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_size", "page_count", "encoding")
        ]
        return (bytes(image[_SIZES]), *pragmas, *map(tuple, definitions))
    except Exception:  # of a damaged database anything may be raised, unreadable messages among it
        return None
