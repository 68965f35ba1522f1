"""Names and the profiles behind them."""

import sqlite3
import unicodedata
from collections import Counter
from datetime import datetime

from game.profile.entries import Profile

EMBLEMS = ("leaf", "drop", "sun", "clover", "shell", "feather")
NAME_LENGTH = 24


def clean(name: str) -> str:
    """The name as it is kept: one line without outer spaces, at most `NAME_LENGTH` characters.

    Raises:
        ValueError: nothing is left.
    """
    kept = unicodedata.normalize("NFC", " ".join(name.split()))[:NAME_LENGTH].rstrip()
    if not kept:
        raise ValueError("A player needs a name.")
    return kept


def folded(name: str) -> str:
    """The name as it is compared: "ANA" is "Ana"."""
    return unicodedata.normalize("NFC", clean(name).casefold())


def to_profile(row: sqlite3.Row) -> Profile:
    """The profile in a row of its table."""
    return Profile(row["id"], row["name"], row["emblem"], datetime.fromisoformat(row["created"]))


def find_or_add(connection: sqlite3.Connection, name: str, now: datetime) -> Profile:
    """The person of that name; a new one gets the emblem that is worn the least."""
    find = "SELECT * FROM profile WHERE folded = ?"
    row = connection.execute(find, (folded(name),)).fetchone()
    if row is None:
        worn = Counter(emblem for (emblem,) in connection.execute("SELECT emblem FROM profile"))
        connection.execute(
            "INSERT INTO profile (name, folded, emblem, created) VALUES (?, ?, ?, ?)",
            (clean(name), folded(name), min(EMBLEMS, key=worn.__getitem__), now.isoformat()),
        )
        row = connection.execute(find, (folded(name),)).fetchone()
    return to_profile(row)
