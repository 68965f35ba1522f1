"""What is played while the saved games cannot be read, and how it joins them afterwards.

Nothing is known of the saved games meanwhile, so the interim database begins empty. Its numbers begin above those of
any saved game or person: its rows keep their numbers when they are added to the saved ones.
"""

import sqlite3
from datetime import datetime
from typing import Final

from game.profile.disk import connect_in_memory
from game.profile.first_notes import KEY as FIRST_NOTES
from game.profile.first_notes import SeenNotes
from game.profile.identities import add_identities
from game.profile.lessons import KEY as LESSONS
from game.profile.lessons import Lessons
from game.profile.pending_notices import KEY as NOTICES
from game.profile.people import find_or_add, to_profile
from game.profile.schema import migrate
from game.profile.values import ValuesInTransaction

_NUMBERED: Final = ("profile", "game")
"""Tables that number their rows."""
_OF_GAMES: Final = ("action", "review")
"""Tables with rows of games that name no profile; summaries of games are made again where they are missing."""


def interim_database(now: datetime) -> sqlite3.Connection:
    """Return an empty database in memory.

    Args:
        now: its numbers begin with the milliseconds since 1970, so that those of two interim databases differ.
    """
    memory = connect_in_memory()
    migrate(memory)
    first = int(now.timestamp() * 1000)
    memory.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [(name, first) for name in _NUMBERED])
    return memory


def add_interim(interim: sqlite3.Connection, saved: sqlite3.Connection) -> None:
    """Add everything of an interim database to the saved games.

    People with the name of a saved one are that one. Of the settings the saved ones count.

    Args:
        interim: the database that `interim_database` returned.
        saved: the saved games, inside a transaction.
    """
    people = _add_people(interim, saved)
    [[saves]] = saved.execute("SELECT COALESCE(MAX(saved), 0) FROM game")
    for row in interim.execute("SELECT * FROM game ORDER BY id").fetchall():
        _insert(saved, "game", {**dict(row), "saved": row["saved"] + saves})
    for table in _OF_GAMES:
        for row in interim.execute(f"SELECT * FROM {table}").fetchall():
            _insert(saved, table, dict(row))
    for table in ("seat", "removed_try"):
        for row in interim.execute(f"SELECT * FROM {table}").fetchall():
            _insert(saved, table, {**dict(row), "profile": people.get(row["profile"])})
    _add_settings(interim, saved, people)


def _add_people(interim: sqlite3.Connection, saved: sqlite3.Connection) -> dict[int, int]:
    """Add the people; return number in the interim database → number in the saved one."""
    people: dict[int, int] = {}
    for row in interim.execute("SELECT * FROM profile ORDER BY id").fetchall():
        if saved.execute("SELECT 1 FROM profile WHERE folded = ?", (row["folded"],)).fetchone() is None:
            _insert(saved, "profile", dict(row))
        person = to_profile(row)
        people[person.id] = find_or_add(saved, person.name, person.created).id
        identities = interim.execute("SELECT uid FROM identity WHERE profile = ?", (person.id,))
        add_identities(saved, people[person.id], [uid for (uid,) in identities])
    return people


def _add_settings(interim: sqlite3.Connection, saved: sqlite3.Connection, people: dict[int, int]) -> None:
    """Add what is kept by name; what people learned and saw is added to what they had."""
    new, old = ValuesInTransaction(interim), ValuesInTransaction(saved)
    learned, lessons = Lessons(new), Lessons(old)
    for number, person in {0: 0, **people}.items():
        for game in learned.learned_by(number):
            lessons.learn(game, person)
        for game in new.setting(FIRST_NOTES, {}).get(str(number), {}):
            for note in SeenNotes(new).seen(game, number):
                SeenNotes(old).see(game, person, note)
    for game in new.setting(LESSONS, {}):
        waiting = learned.waiting(game)
        if waiting is not None and lessons.waiting(game) is None:
            lessons.keep(game, waiting)
    for row in interim.execute("SELECT * FROM setting").fetchall():
        if row["key"] not in (FIRST_NOTES, LESSONS, NOTICES):
            saved.execute("INSERT OR IGNORE INTO setting (key, value) VALUES (:key, :value)", dict(row))


def _insert(connection: sqlite3.Connection, table: str, row: dict[str, object]) -> None:
    columns = ", ".join(row)
    values = ", ".join(f":{column}" for column in row)
    connection.execute(f"INSERT INTO {table} ({columns}) VALUES ({values})", row)
