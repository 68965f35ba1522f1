"""The rows of a database by table and key, and whether a row makes sense."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import count, takewhile
from typing import Any, Final, TypeGuard

from game.core.record import Record
from game.profile import reading
from game.profile.first_notes import KEY as NOTES
from game.profile.lessons import KEY as LESSONS
from game.profile.people import tidy

Row = Mapping[str, Any]

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "setting": ("key",),
    "profile": ("id",),
    "game": ("id",),
    "seat": ("game", "seat"),
    "action": ("game", "number"),
    "review": ("game", "person"),
    "removed_try": ("game",),
    "identity": ("uid",),
}
"""The tables that hold records, each with its one or two keys."""
COUNTED: Final = ("game", "profile")
"""Tables that never use a number again, even after a removal: something else may still name it."""
HIGHEST: Final = 2**62


class Headers(dict[str, Record]):
    """Header lines and the records they begin; each is parsed once."""

    def __missing__(self, header: str) -> Record:
        """Parse a header. Raises CorruptRecord, or TypeError for a damaged value that is not text."""
        record = self[header] = Record.parse(header)
        return record


class Content:
    """Rows by table and key.

    Args:
        headers: the headers that were parsed already, shared with other contents.

    Attributes:
        tables: table → first key → second key → row, or only the line of an action; the second key is None in
            a table with one key.
        whole: tables of which no row is missing for certain.
        refused: tables with rows that make no sense.
        counters: table → the highest number that was ever used in it, as far as it is known.
    """

    def __init__(self, headers: Headers) -> None:
        self.tables: dict[str, dict[Any, dict[Any, Any]]] = {table: {} for table in KEYS}
        self.whole: set[str] = set()
        self.refused: set[str] = set()
        self.counters: dict[str, int] = {}
        self._headers = headers

    def adder(self, table: str) -> Callable[[Row], None]:
        """Return what adds a row to a table, unless its key is known already or it makes no sense."""
        rows = self.tables[table]
        first, second = KEYS[table][0], KEYS[table][1] if len(KEYS[table]) > 1 else ""
        is_plausible = self._is_game if table == "game" else _PLAUSIBLE[table]

        def add(row: Row) -> None:
            if row.get(second) in rows.get(row.get(first), ()):
                return
            try:
                makes_sense = is_plausible(row)
            except Exception:  # any value can be of any kind, and any column missing
                makes_sense = False
            if makes_sense:
                rows.setdefault(row[first], {})[row.get(second)] = row["line"] if table == "action" else row
            else:
                self.refused.add(table)

        return add

    def add_actions(self, game: int, lines: list[str]) -> None:
        """Add all actions of a game from the first; those that are known stay."""
        self.tables["action"][game] = {**dict(enumerate(lines)), **self.of("action", game)}

    def of(self, table: str, game: int) -> Mapping[int, Any]:
        """The rows of one game in a table with a second key, by that key."""
        rows: Mapping[int, Any] = self.tables[table].get(game, {})
        return rows

    def row(self, table: str, key: object) -> Row | None:
        """The row of a table with one key."""
        row: Row | None = self.tables[table].get(key, {}).get(None)
        return row

    def rows(self, table: str) -> dict[tuple[Any, Any], Row]:
        """All rows of a table by both keys."""
        return {(first, second): row for first, rows in self.tables[table].items() for second, row in rows.items()}

    def actions(self, game: int) -> list[str]:
        """The actions of a game up to the first that is missing."""
        rows = self.of("action", game)
        return [rows[number] for number in takewhile(rows.__contains__, count())]

    def note_counter(self, row: Row) -> None:
        """Keep a row of SQLite's table of counters."""
        table, number = row["name"], row["seq"]
        if table in COUNTED and _can_be_counted(number):
            self.counters[table] = max(number, self.counters.get(table, 0))

    def numbers_in_use(self, table: str) -> Iterator[int]:
        """The counter of a table, and the numbers that other records name, in case the counter is lost."""
        yield self.counters.get(table, 0)
        if table == "game":
            named = [*self.tables["removed_try"]]
        else:
            named = [*self._people_of_lessons(), *self._people_of_notes()]
        yield from filter(_can_be_counted, named)

    def _people_of_lessons(self) -> Iterator[object]:
        for lesson in self._setting(LESSONS).values():
            if isinstance(lesson, dict) and isinstance(lesson.get("learned"), list):
                yield from lesson["learned"]

    def _people_of_notes(self) -> Iterator[int]:
        return (int(person) for person in self._setting(NOTES) if re.fullmatch("[0-9]{1,18}", person))

    def _setting(self, key: str) -> dict[str, Any]:
        row = self.row("setting", key)
        return {} if row is None else reading.mapping(row["value"])

    def _is_game(self, row: Row) -> bool:
        self._headers[row["header"]]
        return is_number(row["id"]) and {"begun", "touched", "ended", "result"} <= row.keys()


def is_number(value: object) -> TypeGuard[int]:
    """Whether a value can be the number of a row."""
    return type(value) is int and 0 <= value < HIGHEST


def _can_be_counted(value: object) -> TypeGuard[int]:
    """Whether a number was given to a row, with room for the numbers of all that follow."""
    return is_number(value) and value < HIGHEST // 2


_PLAUSIBLE: Final[Mapping[str, Callable[[Row], bool]]] = {
    "setting": lambda row: isinstance(row["key"], str) and isinstance(row["value"], str),
    "profile": lambda row: is_number(row["id"]) and row["name"] is not None and bool(tidy(reading.text(row["name"]))),
    "seat": lambda row: is_number(row["game"]) and is_number(row["seat"]) and "profile" in row,
    "action": lambda row: is_number(row["game"]) and is_number(row["number"]) and isinstance(row["line"], str),
    "review": lambda row: is_number(row["game"]) and is_number(row["person"]) and isinstance(row["data"], str),
    "identity": lambda row: is_number(row["profile"]) and isinstance(row["uid"], str),
    "removed_try": lambda row: is_number(row["game"]) and is_number(row["profile"]) and "tried" in row,
}
"""Whether a row is one of its table: below a wrong first page a table may begin anywhere. See also `_is_game`."""
