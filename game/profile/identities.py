"""Identities of people, independent of their names: random strings that are exported with their games."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from secrets import token_hex
from typing import Any, Final

from game.profile.people import folded
from game.profile.values import Values

Held = Iterable[tuple[str, int]]
"""For seats of imported games that are here already: the name in the file, the profile that holds the seat here."""
_LONGEST: Final = 64
"""Characters of an identity."""
_MOST: Final = 100
"""Identities of one person that are read from a file: one for each computer on which they were created."""


class Identities(Values):
    """The part of the store that knows the identities of profiles.

    A profile gets its first identity when it is exported. Someone who was created on several computers has several
    identities, all of the same profile.
    """

    def identities(self, profiles: Collection[int]) -> dict[int, tuple[str, ...]]:
        """Return the identities of these profiles, the oldest first; profiles without one get one."""
        known = self._identities(profiles)
        new = [(token_hex(16), profile) for profile in profiles if profile not in known]
        if new:
            self._database.write(lambda connection: _insert(connection, new))
        return self._identities(profiles)

    def _identities(self, profiles: Collection[int]) -> dict[int, tuple[str, ...]]:
        found: dict[int, tuple[str, ...]] = {}
        for row in self._database.rows("SELECT uid, profile FROM identity ORDER BY rowid"):
            if row["profile"] in profiles:
                found[row["profile"]] = (*found.get(row["profile"], ()), row["uid"])
        return found


def add_identities(connection: sqlite3.Connection, profile: int, identities: Iterable[str]) -> None:
    """Remember identities of a profile; one that belongs to another profile stays there."""
    _insert(connection, [(identity, profile) for identity in identities])


def read_identities(data: Any) -> tuple[str, ...]:
    """Return the identities of one person in JSON data, without those that make no sense."""
    known = data if isinstance(data, list) else []
    return tuple(one for one in known if isinstance(one, str) and one.isalnum() and len(one) <= _LONGEST)[:_MOST]


def match_people(connection: sqlite3.Connection, people: Mapping[str, tuple[str, ...]], held: Held) -> dict[str, int]:
    """Find the people of a file among the profiles here.

    A shared identity counts first, then the seats that a profile holds in games of the file, then the name. Two
    people of one file are never the same profile.

    Args:
        connection: the database.
        people: folded name → identities.
        held: what the seats say.

    Returns:
        Folded name → number of the profile, for those who were found.
    """
    seats: dict[str, Counter[int]] = {}
    for name, profile in held:
        seats.setdefault(folded(name), Counter())[profile] += 1

    def by_identity(name: str) -> list[int]:
        query = "SELECT profile FROM identity WHERE uid = ?"
        return [profile for identity in people[name] for profile in _numbers(connection, query, identity)]

    def by_seats(name: str) -> list[int]:
        return [profile for profile, _ in seats.get(name, Counter()).most_common()]

    def by_name(name: str) -> list[int]:
        return _numbers(connection, "SELECT id FROM profile WHERE folded = ?", name)

    evidence: tuple[Callable[[str], list[int]], ...] = (by_identity, by_seats, by_name)
    matched: dict[str, int] = {}
    for find in evidence:
        for name in [name for name in people if name not in matched]:
            free = [profile for profile in find(name) if profile not in matched.values()]
            if free:
                matched[name] = free[0]
    return matched


def _numbers(connection: sqlite3.Connection, query: str, value: str) -> list[int]:
    return [int(number) for (number,) in connection.execute(query, (value,))]


def _insert(connection: sqlite3.Connection, rows: list[tuple[str, int]]) -> None:
    connection.executemany("INSERT OR IGNORE INTO identity (uid, profile) VALUES (?, ?)", rows)
