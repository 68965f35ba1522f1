"""Reading the rows of a database of which some pages may be broken."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any, Final

from game.profile import reading
from game.profile.salvage.content import HIGHEST, KEYS, Content, is_number

_QUERIES: Final = 2000
"""Limit for the search around the broken pages of one table."""
_HIGHEST_SECOND: Final = 2**12
"""Above the number of any seat, action or player."""
_ROWS_PER_TICK: Final = 500
_INDEXED: Final = {"seat": "seat_of_profile"}
"""Table → an index that holds all of its columns, on pages of its own."""


def read_all(source: sqlite3.Connection, found: Content, tick: Callable[[], None]) -> set[str]:
    """Add the rows of all tables that are not whole yet, as far as they can be read.

    Args:
        source: the database.
        found: gets the rows; what is there already stays.
        tick: is called every few milliseconds.

    Returns:
        The tables that were read to their end and with which SQLite finds nothing wrong.
    """
    readers = [_TableReader(source, table, found, tick) for table in KEYS if table not in found.whole]
    for reader in readers:
        reader.read()
    for row in _Rows(source, "SELECT name, seq FROM sqlite_sequence"):
        found.note_counter(row)
    # Where pages between the root and the rows are broken, a number that is known from elsewhere may lead to its row.
    known, add_game = {*found.tables["game"]}, found.adder("game")
    for number in {game for table in ("seat", "action", "review") for game in found.tables[table]} - known:
        for row in _Rows(source, "SELECT * FROM game WHERE id = ?", (number,)):
            add_game(row)
        tick()
    for reader in readers:
        reader.read_games(found.tables["game"].keys() - known)
    return {reader.table for reader in readers if reader.is_sound}


def is_sound(source: sqlite3.Connection, table: str) -> bool:
    """Whether SQLite finds nothing wrong with a table and its indexes."""
    try:
        return bool(source.execute(f"PRAGMA integrity_check({table})").fetchone()[0] == "ok")
    except Exception:  # of a damaged database anything may be raised, unreadable messages among it
        return False


class _Rows:
    """The rows of a query up to the first that cannot be read.

    Attributes:
        is_complete: all rows were read.
    """

    def __init__(self, source: sqlite3.Connection, query: str, values: Sequence[int | str] = ()) -> None:
        self._source, self._query, self._values = source, query, values
        self.is_complete = False

    def __iter__(self) -> Iterator[dict[str, Any]]:
        try:
            cursor = self._source.execute(self._query, self._values)
            cursor.row_factory = None
            names = [name.lower() for name, *_ in cursor.description]  # one bit makes a letter a capital
            for values in cursor:
                yield dict(zip(names, values, strict=True))
        except Exception:  # as in `is_sound`
            return
        self.is_complete = True


@dataclass(order=True, slots=True)
class _Range:
    """A range of keys with rows that could not be read yet.

    Attributes:
        failures: how many halvings ago a row was last read; ranges with few are searched first.
        low: the first number in it.
        high: the last one.
        before: values of the keys before the one that is searched.
    """

    failures: int
    low: int
    high: int
    before: tuple[int, ...] = ()


class _TableReader:
    """Reads one table, around its broken pages as far as that is possible.

    Args:
        source: the database.
        table: its name.
        found: gets the rows.
        tick: is called every few milliseconds.

    Attributes:
        is_sound: it was read to its end, and SQLite finds nothing wrong with it.
    """

    def __init__(self, source: sqlite3.Connection, table: str, found: Content, tick: Callable[[], None]) -> None:
        self._source = source
        self.table = table
        self._keys = KEYS[table]
        self._found = found
        self._add = found.adder(table)
        self._tick = tick
        self._ranges: list[_Range] = []
        self._queries = 0
        self.is_sound = False

    def read(self) -> None:
        """Add all rows that can be read."""
        forwards, is_complete = self._from_one_end("")
        if not is_complete:
            backwards, _ = self._from_one_end(" DESC")
            if self.table not in ("setting", "identity"):
                self._search(_Range(0, 0, HIGHEST), forwards, backwards)
        self.is_sound = is_complete and is_sound(self._source, self.table)
        if self.table in _INDEXED and not self.is_sound:
            self._scan(f"SELECT * FROM {self.table} INDEXED BY {_INDEXED[self.table]}")
        self.read_games([*self._found.tables["game"]])

    def read_games(self, games: Iterable[int]) -> None:
        """Add the rows of games by their numbers, if some may be missing."""
        if self._keys[0] == "game" and not self.is_sound:
            for game in games:
                self._read_game(game)
                self._tick()

    def _from_one_end(self, direction: str) -> tuple[Sequence[int], bool]:
        """Add the rows from one end of the table; return as `_scan` does."""
        order = ", ".join(f"{key}{direction}" for key in self._keys)
        query = f"SELECT * FROM {self.table} NOT INDEXED"
        if self.table != "action":
            return self._scan(f"{query} ORDER BY {order}")
        games, are_all = self._whole_games(direction)
        if are_all:
            return games, True
        others = f"{query} WHERE +game NOT IN (SELECT value FROM json_each(?)) ORDER BY {order}"
        numbers, is_complete = self._scan(others, (json.dumps(games),))
        return [*games, *numbers], is_complete

    def _whole_games(self, direction: str) -> tuple[list[int], bool]:
        """Add the actions of whole games, each game as one row: many times quicker than action by action.

        Returns:
            The numbers of these games, up to the first row that cannot be read, and whether there are no others.
        """
        games: list[int] = []
        query = (
            "SELECT game, json_group_array(number) AS numbers, json_group_array(line) AS lines, "
            "MIN(typeof(line)) || MAX(typeof(line)) AS types FROM action NOT INDEXED GROUP BY game ORDER BY game"
        )
        are_all = True
        rows = _Rows(self._source, query + direction)
        for row in rows:
            numbers, lines = (reading.data(row[name], []) for name in ("numbers", "lines"))
            if direction:
                numbers, lines = numbers[::-1], lines[::-1]
            is_whole = row["types"] == "texttext" and len(lines) > 0 and numbers == [*range(len(lines))]
            if is_whole and is_number(row["game"]):
                self._found.add_actions(row["game"], lines)
                games.append(row["game"])
            else:
                are_all = False
            self._tick()
        return games, are_all and rows.is_complete

    def _read_game(self, game: int) -> None:
        """Read the rows of one game by its number, also those in which another number has taken its place.

        A wrong number ends the range of the game early; what stands behind it is found in the other direction.
        """
        second = self._keys[-1]
        for direction in ("", " DESC"):
            condition = f"FROM {self.table} WHERE game = ? ORDER BY {second}{direction}"
            known = self._found.of(self.table, game).keys()
            if not self._numbers_of(f"SELECT {second} AS number {condition}", game) <= known:
                self._scan(f"SELECT * {condition}", (game,), game=game)

    def _numbers_of(self, query: str, game: int) -> set[object]:
        """The numbers that a query finds, read as one row because that is quicker; {None} when that fails."""
        for row in _Rows(self._source, f"SELECT json_group_array(number) AS numbers FROM ({query})", (game,)):
            return set(reading.data(row["numbers"], [None]))
        return {None}

    def _search(self, part: _Range, forwards: Sequence[int], backwards: Sequence[int]) -> None:
        """Read from both ends of ever smaller ranges of the keys, until all was read or `_QUERIES` is reached.

        Args:
            part: all numbers of the first key.
            forwards: those read from its beginning up to a row that cannot be read.
            backwards: those read from its end.
        """
        self._divide(part, forwards, backwards)
        while self._ranges and self._queries < _QUERIES:
            part = heappop(self._ranges)
            forwards, is_complete = self._numbers(part, "")
            if not is_complete:
                low = max([part.low, *forwards])
                backwards, _ = self._numbers(_Range(0, low, part.high, part.before), " DESC")
                self._divide(part, forwards, backwards)
            self._tick()

    def _divide(self, part: _Range, forwards: Sequence[int], backwards: Sequence[int]) -> None:
        """Put both halves of what is between two broken rows among the ranges, or read the one row that is left."""
        low = max([part.low, *(number for number in forwards if number <= part.high)])
        high = min([part.high, *(number for number in backwards if number >= low)])
        failures = 0 if forwards or backwards else part.failures + 1
        if low < high:
            middle = (low + high) // 2
            heappush(self._ranges, _Range(failures, low, middle, part.before))
            heappush(self._ranges, _Range(failures, middle + 1, high, part.before))
        elif len(part.before) + 1 < len(self._keys):
            heappush(self._ranges, _Range(failures, 0, _HIGHEST_SECOND, (*part.before, low)))
        else:
            self._read_columns((*part.before, low))

    def _numbers(self, part: _Range, direction: str) -> tuple[list[int], bool]:
        """Add the rows of a range; return as `_scan` does."""
        self._queries += 1
        depth = len(part.before)
        conditions = (*(f"{key} = ?" for key in self._keys[:depth]), f"{self._keys[depth]} BETWEEN ? AND ?")
        order = ", ".join(f"{key}{direction}" for key in self._keys[depth:])
        query = f"SELECT * FROM {self.table} WHERE {' AND '.join(conditions)} ORDER BY {order}"
        return self._scan(query, (*part.before, part.low, part.high), depth=depth)

    def _read_columns(self, values: tuple[int, ...]) -> None:
        """Read one row value by value: those before the broken place can be had."""
        condition = " AND ".join(f"{key} = ?" for key in self._keys)
        row: dict[str, Any] = {}
        for column in _Rows(self._source, f"PRAGMA table_info({self.table})"):
            row[column["name"]] = None
            self._queries += 1
            for value in _Rows(self._source, f"SELECT {column['name']} FROM {self.table} WHERE {condition}", values):
                row |= value
        self._add(row)

    def _scan(
        self, query: str, values: Sequence[int | str] = (), *, depth: int = 0, game: int | None = None
    ) -> tuple[list[int], bool]:
        """Add the rows of a query up to the first that cannot be read.

        Args:
            query: selects all columns.
            values: of its parameters.
            depth: of which key the numbers are returned.
            game: the number of the game of all these rows, whatever number they hold; None: they hold it.

        Returns:
            The numbers of the rows that were read, and whether all of them could be.
        """
        numbers: list[int] = []
        key = self._keys[depth]
        rows = _Rows(self._source, query, values)
        for place, row in enumerate(rows):
            if game is not None:
                row["game"] = game
            self._add(row)
            if type(row.get(key)) is int:
                numbers.append(row[key])
            if place % _ROWS_PER_TICK == 0:
                self._tick()
        return numbers, rows.is_complete
