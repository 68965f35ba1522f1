"""The people at the table: names and the profiles behind them."""

import sqlite3
import unicodedata
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from game.core.errors import JOINERS
from game.profile import reading
from game.profile.entries import NameTaken, Profile
from game.profile.reading import Unreadable
from game.profile.repository import Repository

EMBLEMS = ("leaf", "drop", "sun", "clover", "shell", "feather")
NAME_LENGTH = 24
_NAMELESS = "?"
_SELECTORS: Final = "\ufe0e\ufe0f"
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
"""Letters that are printable and have no look."""
_FIRST_JOINED: Final = "\u0590"
"""From here on are scripts that join letters, and emoji."""
_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)

_FORGET_NOTES: Final = """
    UPDATE game SET screen = json_remove(screen, '$.notes."' || seat.seat || '"')
    FROM seat WHERE seat.game = game.id AND seat.profile = :profile
    AND typeof(screen) = 'text' AND json_valid(screen)
"""
"""The notes of a game lie in its screen data, by seat."""


class People(Repository):
    """The part of the store that knows the people."""

    def profiles(self) -> list[Profile]:
        """Everybody who ever sat at the table, the first one first."""
        return [to_profile(row) for row in self._database.rows("SELECT * FROM profile ORDER BY id")]

    def profile(self, name: str) -> Profile:
        """The person of that name, made when there is none; case and outer spaces do not count.

        Raises:
            ValueError: the name is empty.
        """
        now = self._clock()
        return self._database.write(lambda connection: find_or_add(connection, name, now))

    def rename(self, profile: int, name: str) -> None:
        """Give a person another name; the history stays theirs.

        Raises:
            ValueError: the name is empty.
            NameTaken: somebody else has that name.
        """
        try:
            self._run("UPDATE profile SET name = ?, folded = ? WHERE id = ?", clean(name), folded(name), profile)
        except sqlite3.IntegrityError:
            [owner] = self._database.rows("SELECT * FROM profile WHERE folded = ?", folded(name))
            raise NameTaken(to_profile(owner).name) from None

    def update_folded(self) -> None:
        """Correct stored comparison keys that an earlier version computed differently, or that are damaged.

        A key that another profile has is left alone: both profiles are kept.
        """
        rows = self._database.rows("SELECT id, name, folded FROM profile ORDER BY id")
        stored = {row["folded"] for row in rows}
        keys = ((folded(reading.text(row["name"])), row["id"]) for row in rows)
        free = [(key, profile) for key, profile in keys if key and key not in stored]
        if free:
            update = "UPDATE OR IGNORE profile SET folded = ? WHERE id = ?"
            self._database.write(lambda connection: connection.executemany(update, free))

    def delete(self, profile: int) -> None:
        """Forget a person and their private notes; the games they played stay in the history."""

        def forget(connection: sqlite3.Connection) -> None:
            connection.execute(_FORGET_NOTES, {"profile": profile})
            connection.execute("DELETE FROM profile WHERE id = ?", (profile,))

        self._database.write(forget)


def clean(name: str) -> str:
    """The name as it is kept: one line without outer spaces, at most `NAME_LENGTH` characters.

    Raises:
        ValueError: nothing is left.
    """
    kept = tidy(name)
    if not kept:
        raise ValueError("A player needs a name.")
    return kept


def folded(name: str) -> str:
    """Return the key by which names are compared: case and joiners do not count, different letters do.

    "ANA" and "Ana" are one person. "Weiß" and "Weiss" are two, although `str.casefold` makes them equal.
    """
    key = "ß".join(part.casefold() for part in _without_joiners(name).replace("ẞ", "ß").split("ß"))
    return unicodedata.normalize("NFC", key)


def folded_by_earlier_versions(name: str) -> str:
    """Return the key that versions stored which did not tell “ß” from “ss”; `People.update_folded` replaces it."""
    return unicodedata.normalize("NFC", _without_joiners(name).casefold())


def find_or_add(connection: sqlite3.Connection, name: str, now: datetime) -> Profile:
    """Return the person of that name; a new one is created when there is none."""
    row = connection.execute("SELECT * FROM profile WHERE folded = ?", (folded(name),)).fetchone()
    return add_person(connection, name, now) if row is None else to_profile(row)


def add_person(connection: sqlite3.Connection, name: str, created: datetime, emblem: str | None = None) -> Profile:
    """Create a person.

    Args:
        connection: the database.
        name: of the person; a number follows it when someone else has that name.
        created: in UTC.
        emblem: of their seats; without one of `EMBLEMS` the least used is taken.

    Raises:
        ValueError: the name is empty.
    """
    if emblem not in EMBLEMS:
        worn = Counter(each for (each,) in connection.execute("SELECT emblem FROM profile"))
        emblem = min(EMBLEMS, key=worn.__getitem__)
    own = unique_name(clean(name), {taken for (taken,) in connection.execute("SELECT folded FROM profile")})
    number = connection.execute(
        "INSERT INTO profile (name, folded, emblem, created) VALUES (?, ?, ?, ?)",
        (own, folded(own), emblem, created.isoformat()),
    ).lastrowid
    return to_profile(connection.execute("SELECT * FROM profile WHERE id = ?", (number,)).fetchone())


def unique_name(name: str, taken: Collection[str]) -> str:
    """Return the name, followed by the first free number when it is taken; `taken` are folded names."""
    number, candidate = 2, name
    while folded(candidate) in taken:
        ending = f" {number}"
        candidate = name[: NAME_LENGTH - len(ending)].rstrip() + ending
        number += 1
    return candidate


def to_profile(row: sqlite3.Row) -> Profile:
    """The profile in a row of its table, whatever stands in it."""
    number, emblem = row["id"], row["emblem"]
    return Profile(
        number,
        tidy(reading.text(row["name"])) or _NAMELESS,
        emblem if emblem in EMBLEMS else EMBLEMS[number % len(EMBLEMS)],
        _created(row),
    )


def _created(row: sqlite3.Row) -> datetime:
    with suppress(Unreadable):
        return reading.moment(row["created"])
    return _LONG_AGO


def tidy(name: str) -> str:
    """A name of letters that can be seen, without superfluous spaces, no longer than `NAME_LENGTH`.

    Spaces of every kind become plain ones; direction marks and letters without a look are left out. Joiners and
    variation selectors stay where they shape what is before them: in emoji, and in scripts that use them. Nothing may
    be left.
    """
    line = unicodedata.normalize("NFC", " ".join(name.replace("\u2800", " ").split()))
    kept = ""
    for place, letter in enumerate(line):
        if letter in JOINERS:
            following = line[place + 1 : place + 2]
            visible = _is_shaped(kept[-1:]) and _is_shaped(following)
        elif letter in _SELECTORS:
            visible = _is_shaped(kept[-1:])
        else:
            visible = letter.isprintable() and letter not in _UNSEEN
        if visible:
            kept += letter
    return " ".join(kept[:NAME_LENGTH].rstrip(JOINERS).split())


def _is_shaped(letter: str) -> bool:
    """Whether joiners and selectors change the look of a letter: in emoji, and in scripts that join their letters."""
    return letter >= _FIRST_JOINED and unicodedata.category(letter) in ("Lo", "Mn", "Mc", "So", "Sk")


def _without_joiners(name: str) -> str:
    return "".join(letter for letter in tidy(name) if letter not in JOINERS)
