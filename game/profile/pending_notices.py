"""What happened to the saved files, kept in the database until a run of the app has ended: no kill loses a notice."""

import json
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, get_args

from game.profile import reading
from game.profile.entries import Notice, NoticeKind

KEY: Final = "pending_notices"
"""The setting that holds them."""
_OF_TODAY: Final = {"no_backup", "read_only", "disk_full", "busy", "unreadable", "readable"}
"""Notices that the next start finds out again by itself, or that are of no use to it."""


def keep_notices(connection: sqlite3.Connection, notices: Iterable[Notice]) -> None:
    """Keep these notices in place of those that were kept; without any, nothing is left of them."""
    kept = [
        [notice.kind, None if notice.path is None else str(notice.path), notice.games]
        for notice in dict.fromkeys(notices)
        if notice.kind not in _OF_TODAY
    ]
    connection.execute("DELETE FROM setting WHERE key = ?", (KEY,))
    if kept:
        connection.execute("INSERT INTO setting (key, value) VALUES (?, ?)", (KEY, json.dumps(kept)))


def kept_notices(connection: sqlite3.Connection) -> list[Notice]:
    """The notices that are kept, without what makes no sense."""
    notices = []
    for row in connection.execute("SELECT value FROM setting WHERE key = ?", (KEY,)).fetchall():
        kept = reading.data(row[0])
        for entry in kept if isinstance(kept, list) else ():
            with suppress(TypeError, ValueError):
                kind, path, games = entry
                if kind in get_args(NoticeKind) and isinstance(path, str | None) and type(games) is int:
                    notices.append(Notice(kind, None if path is None else Path(path), games))
    return notices
