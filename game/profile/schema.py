"""The tables, as the steps that lead to them: the database's `user_version` counts the steps taken.

Every step changes a table or a column, so that a damaged number of steps can be corrected from the tables.
"""

import sqlite3
from contextlib import closing
from functools import cache

from game.profile.entries import StoreTooNew

Shape = frozenset[tuple[object, ...]]

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
    """
    CREATE TABLE fold (
        game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
        version TEXT NOT NULL,
        data TEXT NOT NULL
    );
    """,
    """
    CREATE TABLE review (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        person INTEGER NOT NULL,
        version INTEGER NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (game, person)
    ) WITHOUT ROWID;
    CREATE TABLE tally (
        game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
        version TEXT NOT NULL,
        data TEXT NOT NULL
    );
    CREATE TABLE figures (
        profile INTEGER NOT NULL REFERENCES profile ON DELETE CASCADE,
        name TEXT NOT NULL,
        version TEXT NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (profile, name)
    ) WITHOUT ROWID;
    ALTER TABLE game ADD COLUMN played INTEGER;
    CREATE INDEX game_by_end ON game (ended);
    """,
    """
    CREATE TABLE removed_try (
        game INTEGER PRIMARY KEY,
        profile INTEGER NOT NULL REFERENCES profile ON DELETE CASCADE,
        begun TEXT NOT NULL,
        assisted INTEGER NOT NULL,
        tried TEXT NOT NULL
    );
    """,
    """
    ALTER TABLE game ADD COLUMN begun_offset INTEGER;
    ALTER TABLE game ADD COLUMN touched_offset INTEGER;
    ALTER TABLE removed_try ADD COLUMN begun_offset INTEGER;
    """,
    """
    CREATE TABLE identity (
        uid TEXT PRIMARY KEY,
        profile INTEGER NOT NULL REFERENCES profile ON DELETE CASCADE
    );
    CREATE INDEX identity_of_profile ON identity (profile);
    CREATE INDEX game_by_begin ON game (begun);
    """,
    """
    ALTER TABLE game ADD COLUMN saved INTEGER NOT NULL DEFAULT 0;
    UPDATE game SET saved = (
        SELECT COUNT(*) FROM game AS other WHERE other.ended IS NULL
        AND (other.touched < game.touched OR (other.touched = game.touched AND other.id <= game.id))
    ) WHERE ended IS NULL;
    CREATE INDEX game_by_save ON game (saved);
    """,
    """
    DROP TABLE fold;
    DROP TABLE tally;
    DROP TABLE figures;
    CREATE TABLE summary (
        game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
        version TEXT NOT NULL,
        data TEXT NOT NULL
    );
    CREATE INDEX game_by_name ON game (name, ended);
    """,
)


def version(connection: sqlite3.Connection) -> int:
    """How many migrations the database claims to have behind it; a damaged number is found out by `steps_taken`."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def steps_taken(connection: sqlite3.Connection) -> int:
    """How many migrations the database has behind it, by its tables and columns.

    Returns:
        The number; 0 for a file that is not ours, and for a damaged one in which a part of a further step is there.
    """
    known, found = stages(MIGRATIONS), (_shape(connection), _definitions(connection))
    steps = max((steps for steps, (shape, _) in enumerate(known, 1) if shape <= found[0]), default=0)
    if steps == 0:
        return 0
    further = [last - own for own, last in zip(known[steps - 1], known[-1], strict=True)]
    return 0 if steps < len(known) and any(map(frozenset.__and__, further, found)) else steps


def is_later(connection: sqlite3.Connection) -> bool:
    """Whether a later version of Biotope wrote the database.

    It claims more steps than this version knows, its definitions are not those after any known step (the number would
    be damaged then), and it has at least half of our tables: a later version may rename some.
    """
    if version(connection) <= len(MIGRATIONS):
        return False
    found, known = _definitions(connection), [definitions for _, definitions in stages(MIGRATIONS)]
    tables = _tables(known[-1])
    return found not in known and 2 * len(tables & _tables(found)) >= len(tables)


def migrate(connection: sqlite3.Connection) -> None:
    """Take the missing steps, each in its own transaction, and correct a number of steps that is wrong.

    Raises:
        StoreTooNew: the database has steps behind it that this version does not know.
    """
    if is_later(connection):
        raise StoreTooNew
    for number in range(steps_taken(connection), len(MIGRATIONS)):
        with connection:
            connection.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1};")
    if version(connection) != len(MIGRATIONS):
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


@cache
def stages(steps: tuple[str, ...]) -> tuple[tuple[Shape, Shape], ...]:
    """Shape and definitions of a database after the first step, after the second, and so on."""
    found = []
    with closing(sqlite3.connect(":memory:")) as memory:
        for step in steps:
            memory.executescript(step)
            found.append((_shape(memory), _definitions(memory)))
    return tuple(found)


def _definitions(connection: sqlite3.Connection) -> Shape:
    """Kind, name and statement of every table, index, view and trigger."""
    query = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
    return frozenset(tuple(row) for row in connection.execute(query))


def _shape(connection: sqlite3.Connection) -> Shape:
    """Every column and every reference to another table."""
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    names = [str(name) for (name,) in connection.execute(tables)]
    columns = 'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)'
    references = 'SELECT "from", "table", on_delete FROM pragma_foreign_key_list(?)'
    return frozenset(
        (name, *row)
        for name in names
        for pragma in (columns, references)
        for row in connection.execute(pragma, (name,))
    )


def _tables(definitions: Shape) -> set[object]:
    return {name for kind, name, _ in definitions if kind == "table"}
