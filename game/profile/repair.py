"""Damaged values in a database whose pages are sound: one flipped bit in a text, which SQLite cannot notice.

The backups usually have the intact value. It is put back before the next backup is made, because three starts later
no backup would have it.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile import reading
from game.profile.entries import GIVEN_UP
from game.profile.pending_notices import KEY as NOTICES
from game.profile.people import EMBLEMS, folded, folded_by_earlier_versions, tidy
from game.profile.reading import Unreadable

Row = dict[str, Any]
Raw = tuple[Any, ...]
Actions = tuple[str, ...]

_REPLACED: Final = "\ufffd"
"""What `reading.decoded` puts in the place of bytes that are no UTF-8."""
_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "setting": ("key",),
    "profile": ("id",),
    "game": ("id",),
    "seat": ("game", "seat"),
    "review": ("game", "person"),
    "removed_try": ("game",),
}
_KEPT: Final[Mapping[str, str]] = {
    "setting": f":key <> '{NOTICES}'",
    "identity": "EXISTS (SELECT 1 FROM profile WHERE id = :profile)",
    "seat": "EXISTS (SELECT 1 FROM game WHERE id = :game) "
    "AND (:profile IS NULL OR EXISTS (SELECT 1 FROM profile WHERE id = :profile))",
}
"""Tables whose rows are removed only together with what they belong to → whether that is still there."""
_ACTIONS: Final = "SELECT game, GROUP_CONCAT(line, CHAR(10)) FROM action GROUP BY game"


@dataclass(slots=True)
class Repaired:
    """What was put back.

    Attributes:
        games: the numbers of the games of which something was.
        others: how many other rows.
    """

    games: set[int]
    others: int = 0

    def __bool__(self) -> bool:
        return bool(self.games or self.others)


class _Source:
    """The database or a backup, as far as it can be read; text is read as bytes, which is quick."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._raw: dict[str, tuple[tuple[str, ...], set[Raw]]] = {}

    def all(self, table: str) -> set[Raw]:
        """Return the rows of a table as they are stored."""
        return self._read(table)[1]

    def columns(self, table: str) -> tuple[str, ...]:
        """Return the names of the columns of a table."""
        return self._read(table)[0]

    def row(self, table: str, raw: Raw) -> Row:
        """Return a row with readable text, by column."""
        return dict(zip(self.columns(table), map(_readable, raw), strict=True))

    def rows(self, table: str, key: Row) -> Iterator[Row]:
        """Yield the rows of a table with these values."""
        condition = " AND ".join(f"{column} = :{column}" for column in key)
        for raw in self._fetched(f"SELECT * FROM {table} WHERE {condition}", key)[1]:
            yield self.row(table, raw)

    def moments(self, table: str, column: str) -> dict[object, object]:
        """Return a column with moments, as they are stored, by number."""
        return dict(self._fetched(f"SELECT id, {column} FROM {table}")[1])

    def actions(self) -> dict[object, object]:
        """Return the actions of all games as they are stored, by game."""
        return dict(self._fetched(_ACTIONS)[1])

    def actions_of(self, game: int) -> Actions:
        """Return the actions of a game."""
        query = "SELECT line FROM action WHERE game = :game ORDER BY number"
        return tuple(reading.text(line) for (line,) in self._fetched(query, {"game": game})[1])

    def _read(self, table: str) -> tuple[tuple[str, ...], set[Raw]]:
        if table not in self._raw:
            names, rows = self._fetched(f"SELECT * FROM {table}")
            self._raw[table] = names, set(rows)
        return self._raw[table]

    def _fetched(self, query: str, values: Row | None = None) -> tuple[tuple[str, ...], list[Raw]]:
        """The names of the columns and the rows, up to the first that cannot be read."""
        names: tuple[str, ...] = ()
        rows: list[Raw] = []
        before = self._connection.row_factory, self._connection.text_factory
        self._connection.row_factory, self._connection.text_factory = None, bytes
        try:
            cursor = self._connection.execute(query, values or {})
            names = tuple(name.lower() for name, *_ in cursor.description)  # one bit makes a letter a capital
            rows.extend(cursor)
        except Exception:  # of a damaged backup anything may be raised; an older one may not have the table
            return names, rows
        finally:
            self._connection.row_factory, self._connection.text_factory = before
        return names, rows


class _Backup(_Source):
    """A backup, and which of its rows are about the same as those of the database.

    Numbers are used again when an older file replaces the database.

    Args:
        connection: to the backup.
        database: what is to be repaired.
    """

    def __init__(self, connection: sqlite3.Connection, database: _Source) -> None:
        super().__init__(connection)
        self._other_games = self._others(database, "game", "begun")
        self._other_people = self._others(database, "profile", "created")

    def is_same(self, table: str, row: Row) -> bool:
        """Return whether a row belongs to the same game and person as in the database.

        Settings name people by number: none is the same when a number belongs to someone else in the database.
        """
        if table == "setting":
            return not self._other_people and not self._other_games
        game = row["id"] if table == "game" else row.get("game")
        person = row["id"] if table == "profile" else row.get("profile")
        return game not in self._other_games and person not in self._other_people

    def _others(self, database: _Source, table: str, column: str) -> set[object]:
        """The numbers that something else has in the database, which began at another moment."""
        kept, there = self.moments(table, column), database.moments(table, column)
        changed = {number for number in kept.keys() & there.keys() if kept[number] != there[number]}
        return {number for number in changed if all(_is_moment(_readable(one[number])) for one in (kept, there))}


def repair(connection: sqlite3.Connection, backups: Sequence[sqlite3.Connection]) -> Repaired:
    """Replace damaged values by the intact ones of the newest backup that has them.

    What no backup has intact stays as it is. A running game keeps the actions since the backup where the rules allow
    them.

    Args:
        connection: a sound database, of this version or an earlier one; inside a transaction.
        backups: the newest first; one that cannot be read counts as empty.

    Raises:
        sqlite3.Error: the database cannot be written.
    """
    if not backups:
        return Repaired(set())
    database = _Source(connection)
    return _Repair(connection, database, [_Backup(source, database) for source in backups]).run()


class _Checks:
    """What tells an intact value from a damaged one.

    Columns that explain each other are checked, and replaced, together.

    Args:
        people: the numbers of the people in the database.
    """

    def __init__(self, people: Collection[int]) -> None:
        self.of_table: Mapping[str, Mapping[tuple[str, ...], Callable[[Row], bool]]] = {
            "setting": {("value",): lambda row: _is_json(row["value"])},
            "profile": {
                ("name", "folded"): _is_name,
                ("emblem",): lambda row: row["emblem"] in EMBLEMS,
                ("created",): lambda row: _is_moment(row["created"]),
            },
            "game": {
                ("header", "name", "players"): _is_header,
                ("plans",): lambda row: _is_object(row["plans"]),
                ("screen",): lambda row: _is_object(row["screen"]),
                ("begun",): lambda row: _is_moment(row["begun"]),
                ("touched",): lambda row: _is_moment(row["touched"]),
                ("ended", "result"): _is_end,
            },
            "seat": {("profile",): lambda row: row["profile"] is None or row["profile"] in people},
            "review": {("version", "data"): lambda row: type(row["version"]) is int and _is_json(row["data"])},
            "removed_try": {
                ("begun",): lambda row: _is_moment(row["begun"]),
                ("assisted",): lambda row: row["assisted"] in (0, 1),
                ("tried",): lambda row: _is_object(row["tried"]),
            },
            "identity": {("uid",): lambda row: _is_text(row["uid"])},
        }

    def damaged(self, table: str, row: Row) -> list[tuple[str, ...]]:
        """Return the columns of a row that make no sense."""
        return [columns for columns in self.of_table[table] if not self.is_intact(table, columns, row)]

    def is_intact(self, table: str, columns: tuple[str, ...], row: Row) -> bool:
        """Return whether these columns of a row make sense."""
        try:
            return self.of_table[table][columns](row)
        except Exception:  # any value can be of any kind
            return False


class _Repair:
    """One repair.

    Args:
        connection: to the database.
        database: the same.
        backups: the newest first.
    """

    def __init__(self, connection: sqlite3.Connection, database: _Source, backups: Sequence[_Backup]) -> None:
        self._connection = connection
        self._database = database
        self._backups = backups
        self._checks = _Checks({database.row("profile", raw)["id"] for raw in database.all("profile")})
        self._repaired = Repaired(set())

    def run(self) -> Repaired:
        """Repair the database; return what was put back."""
        for table, keys in _KEYS.items():
            # What every backup has as well is intact, or nothing can be done.
            everywhere = set.intersection(*(backup.all(table) for backup in self._backups))
            for raw in self._database.all(table) - everywhere:
                row = self._database.row(table, raw)
                if self._put_back(table, row, {key: row[key] for key in keys}):
                    self._count(table, row)
        for table, condition in _KEPT.items():
            self._put_back_rows(table, condition)
        for number in self._changed_games():
            if self._repair_record(number):
                self._repaired.games.add(number)
        return self._repaired

    def _put_back(self, table: str, row: Row, key: Row) -> bool:
        """Replace what makes no sense in a row; return whether anything was."""
        condition = " AND ".join(f"{column} = :{column}" for column in key)
        is_changed = False
        for columns in self._checks.damaged(table, row):
            for kept in self._kept(table, key):
                values = {column: kept.get(column) for column in columns}
                if None not in values.values() and self._checks.is_intact(table, columns, row | values):
                    changes = ", ".join(f"{column} = :{column}" for column in columns)
                    query = f"UPDATE OR IGNORE {table} SET {changes} WHERE {condition}"
                    is_changed |= self._connection.execute(query, row | values).rowcount > 0
                    break
        return is_changed

    def _put_back_rows(self, table: str, condition: str) -> None:
        """Put rows back whose key is damaged."""
        newest = self._backups[0]
        for raw in newest.all(table) - self._database.all(table):
            row = newest.row(table, raw)
            if newest.is_same(table, row) and not self._checks.damaged(table, row):
                columns = [column for column in self._database.columns(table) if column in row]
                values = ", ".join(f":{column}" for column in columns)
                query = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) SELECT {values} WHERE {condition}"
                if self._connection.execute(query, row).rowcount > 0:
                    self._count(table, row)

    def _changed_games(self) -> set[int]:
        """The games whose records or results are others than in the newest backup: few were played since."""
        newest = self._backups[0]
        changed = self._database.all("game") - newest.all("game")
        numbers = {self._database.row("game", raw)["id"] for raw in changed}
        known, actions = newest.actions(), self._database.actions()
        return numbers | {game for game, lines in actions.items() if type(game) is int and known.get(game) != lines}

    def _repair_record(self, number: int) -> bool:
        """Replace the header and the actions of a game that cannot be played through, if a backup has better ones."""
        key = {"id": number}
        for game in self._database.rows("game", key):
            actions = self._database.actions_of(number)
            variants = [
                variant
                for backup in self._backups
                for kept in backup.rows("game", key)
                if backup.is_same("game", kept)
                for variant in _variants(game["header"], actions, kept["header"], backup.actions_of(number))
            ]
            if variants and not _plays(game, game["header"], actions):
                for header, lines in variants:
                    if _plays(game, header, lines):
                        self._write(number, header, lines)
                        return True
        return False

    def _kept(self, table: str, key: Row) -> Iterator[Row]:
        """The row of a key in each backup that has it."""
        for backup in self._backups:
            yield from (row for row in backup.rows(table, key) if backup.is_same(table, row))

    def _write(self, number: int, header: str, actions: Actions) -> None:
        execute = self._connection.execute
        execute("UPDATE game SET header = ? WHERE id = ?", (header, number))
        execute("DELETE FROM action WHERE game = ?", (number,))
        self._connection.executemany(
            "INSERT INTO action (game, number, line) VALUES (?, ?, ?)",
            [(number, place, line) for place, line in enumerate(actions)],
        )
        # The summary of the damaged record is made again.
        if execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'summary'").fetchone():
            execute("DELETE FROM summary WHERE game = ?", (number,))

    def _count(self, table: str, row: Row) -> None:
        number = row["id"] if table == "game" else row.get("game")
        if number is None:
            self._repaired.others += 1
        else:
            self._repaired.games.add(number)


def _variants(header: str, actions: Actions, kept: str, kept_actions: Actions) -> Iterator[tuple[str, Actions]]:
    """Records that a game may have had before it was damaged, those with the most of today's first.

    A game that only has further actions is not damaged where the backup could help.
    """
    common = min(len(actions), len(kept_actions))
    if header != kept:
        yield kept, actions
    if actions[:common] != kept_actions[:common]:
        merged = kept_actions + actions[len(kept_actions) :]
        yield header, merged
        yield kept, merged
        yield kept, kept_actions
    elif len(actions) < len(kept_actions):
        yield kept, kept_actions


def _plays(game: Row, header: str, actions: Actions) -> bool:
    """Whether the rules can play a record through, up to the result that a finished game has."""
    try:
        record = Record.parse("\n".join((header, *actions)))
        session = Session(GAMES[record.header["game"]], record)
        if game["ended"] is None:
            return True
        result = reading.result(game["result"])
        if result["result"] == GIVEN_UP:
            return True
        return session.outcome is not None and result["totals"] == [sheet.total for sheet in session.sheets()]
    except Exception:  # a damaged record can raise anything in the rules
        return False


def _readable(value: object) -> object:
    return reading.decoded(value) if isinstance(value, bytes) else value


def _is_text(value: object) -> bool:
    return isinstance(value, str) and _REPLACED not in value


def _is_json(value: object) -> bool:
    damaged = object()
    return _is_text(value) and reading.data(value, damaged) is not damaged


def _is_object(value: object) -> bool:
    return _is_text(value) and isinstance(reading.data(value), dict)


def _is_moment(value: object) -> bool:
    with suppress(Unreadable):
        reading.moment(value)
        return _is_text(value)
    return False


def _is_name(row: Row) -> bool:
    name = row["name"]
    own = folded(name)
    keys = (own, f"{own} {row['id']}", folded_by_earlier_versions(name))
    return _is_text(name) and bool(tidy(name)) and row["folded"] in keys


def _is_header(row: Row) -> bool:
    header = Record.parse(row["header"]).header
    return _is_text(row["header"]) and (row["name"], row["players"]) == (header["game"], len(header["seats"]))


def _is_end(row: Row) -> bool:
    if row["ended"] is None:
        return row["result"] is None
    return _is_moment(row["ended"]) and _is_object(row["result"])
