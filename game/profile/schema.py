"""The tables, as the steps that lead to them: the database's `user_version` counts the steps taken."""

import sqlite3

from game.profile.entries import StoreTooNew

MIGRATIONS = (
    """
    CREATE TABLE setting (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
    );
    CREATE TABLE profile (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        emblem TEXT NOT NULL,
        created TEXT NOT NULL
    );
    CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        players INTEGER NOT NULL,
        header TEXT NOT NULL,
        plans TEXT NOT NULL DEFAULT '{}',
        screen TEXT NOT NULL DEFAULT '{}',
        begun TEXT NOT NULL,
        touched TEXT NOT NULL,
        ended TEXT,
        result TEXT
    );
    CREATE TABLE seat (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        profile INTEGER REFERENCES profile ON DELETE SET NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seat_of_profile ON seat (profile);
    CREATE TABLE action (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    """,
)


def version(connection: sqlite3.Connection) -> int:
    """How many migrations the database has behind it; 0 for a file that is not ours or not complete."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Take the missing steps, each in its own transaction.

    Raises:
        StoreTooNew: the database has steps behind it that this version does not know.
    """
    if version(connection) > len(MIGRATIONS):
        raise StoreTooNew
    for number in range(version(connection), len(MIGRATIONS)):
        with connection:
            connection.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1};")
