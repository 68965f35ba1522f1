"""What can still be read of a damaged database, row by row; the newest backup fills the gaps.

Only records are read: people, games, settings, reviews. Summaries and indexes follow from them and are built again.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count, takewhile
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeGuard

from game.core.record import Record
from game.profile import reading
from game.profile.disk import connect_in_memory, prepared
from game.profile.first_notes import KEY as NOTES
from game.profile.image import connect_to_image, grafted, read_image
from game.profile.lessons import KEY as LESSONS
from game.profile.people import EMBLEMS, folded, tidy
from game.profile.reading import Unreadable, text
from game.profile.schema import migrate

Row = Mapping[str, Any]
Key = tuple[Any, ...]
Rows = dict[Key, Row]

_MOMENTS: Final = ("touched", "begun", "ended")
_LONG_AGO: Final = "2000-01-01T00:00:00+00:00"
_NUMBERS: Final = ("played", "begun_offset", "touched_offset")
_TEXTS: Final = ("plans", "screen", "begun", "touched", "ended", "result")
_COUNTED: Final = ("game", "profile")
"""Tables that never use a number again, even after a removal: something else may still name it."""
_QUERIES: Final = 2000
"""Limit for the search around the broken pages of one table."""
_HIGHEST: Final = 2**62
_HIGHEST_SECOND: Final = 2**12
"""Above the number of any seat, action or player."""
_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "setting": ("key",),
    "profile": ("id",),
    "game": ("id",),
    "seat": ("game", "seat"),
    "action": ("game", "number"),
    "review": ("game", "person"),
    "removed_try": ("game",),
    "identity": ("uid",),
}


@dataclass(slots=True)
class Salvaged:
    """A new database in memory.

    Attributes:
        read: how many games were read from the damaged file.
        filled: how many were missing there, wholly or in part, and came from the backup.
    """

    memory: sqlite3.Connection
    read: int
    filled: int


@dataclass(slots=True)
class _Content:
    """Rows by table and key.

    Attributes:
        tables: the rows.
        whole: tables of which no row is missing for certain.
        refused: tables with rows that make no sense.
        counters: table → the highest number that was ever used in it, as far as it is known.
    """

    tables: dict[str, Rows] = field(default_factory=lambda: {table: {} for table in _KEYS})
    whole: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    counters: dict[str, int] = field(default_factory=dict)

    _by_game: dict[str, dict[int, dict[int, Row]]] = field(default_factory=dict)

    def of(self, table: str, game: int) -> dict[int, Row]:
        """The rows of one game in a table with a second key, by that key. Asked once all rows are there."""
        if table not in self._by_game:
            groups = self._by_game[table] = {}
            for (number, second), row in sorted(self.tables[table].items(), key=itemgetter(0)):
                groups.setdefault(number, {})[second] = row
        return self._by_game[table].get(game, {})

    def note_counter(self, row: Row) -> None:
        """Keep a row of SQLite's table of counters."""
        table, number = row["name"], row["seq"]
        if table in _COUNTED and _can_be_counted(number):
            self.counters[table] = max(number, self.counters.get(table, 0))

    def numbers_in_use(self, table: str) -> Iterator[int]:
        """The counter of a table, and the numbers that other records name, in case the counter is lost."""
        yield self.counters.get(table, 0)
        if table == "game":
            named = [game for (game,) in self.tables["removed_try"]]
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
        row = self.tables["setting"].get((key,))
        return {} if row is None else reading.mapping(row["value"])

    def actions(self, game: int) -> list[str]:
        """The actions of a game up to the first that is missing."""
        rows = self.of("action", game)
        return [rows[number]["line"] for number in takewhile(rows.__contains__, count())]


def salvage(damaged: Path, backup: sqlite3.Connection | None) -> Salvaged | None:
    """Put together a database from a damaged one and a backup.

    Args:
        damaged: the file, which stays as it is.
        backup: sound and up to date; it fills what is missing in the damaged file.

    Returns:
        The database; None when nothing of the damaged file could be read.

    Raises:
        OSError: the file cannot be read.
    """
    found = _content_of_image(read_image(damaged), backup)
    if not any(found.tables.values()):
        return None
    kept = _Content()
    if backup is not None:
        _read_all(backup, kept)
    memory = connect_in_memory()
    migrate(memory)
    merged = _Merged(found, kept)
    with memory:
        memory.execute("BEGIN")
        merged.write(memory)
    return Salvaged(memory, merged.read, merged.filled)


def _content_of_image(image: bytearray, backup: sqlite3.Connection | None) -> _Content:
    found = _Content()
    for number, source in enumerate(_openings(image, backup)):
        with closing(source):
            _read_all(source, found)
            if number == 0:
                found.whole = {table for table in _KEYS if table not in found.refused and _is_sound(source, table)}
    return found


def _openings(image: bytearray, backup: sqlite3.Connection | None) -> Iterator[sqlite3.Connection]:
    """Open the image as it is, then with the first page of a sound database: it says where the tables begin."""
    with closing(connect_in_memory()) as fresh:
        migrate(fresh)
        first_pages = [one.serialize() for one in (backup, fresh) if one is not None]
    for candidate in (image, *(grafted(image, first_page) for first_page in first_pages)):
        with suppress(sqlite3.Error):
            connection = prepared(connect_to_image(candidate))
            # Definitions that make no sense are passed over instead of refusing the whole database.
            connection.execute("PRAGMA writable_schema = ON")
            yield connection


def _is_sound(source: sqlite3.Connection, table: str) -> bool:
    try:
        return bool(source.execute(f"PRAGMA integrity_check({table})").fetchone()[0] == "ok")
    except Exception:  # of a damaged database anything may be raised, unreadable messages among it
        return False


def _read_all(source: sqlite3.Connection, found: _Content) -> None:
    """Add the rows of tables that are not whole yet, as far as they can be read; what is there already stays."""
    for table, keys in _KEYS.items():
        if table in found.whole:
            continue
        rows = found.tables[table]

        def add(row: Row, table: str = table, keys: tuple[str, ...] = keys, rows: Rows = rows) -> None:
            try:
                is_plausible = _PLAUSIBLE[table](row)
            except Exception:  # any value can be of any kind
                is_plausible = False
            if is_plausible:
                rows.setdefault(tuple(row[key] for key in keys), row)
            else:
                found.refused.add(table)

        forwards = _scan(source, add, f"SELECT * FROM {table} NOT INDEXED")
        if not forwards:
            order = ", ".join(f"{key} DESC" for key in keys)
            _scan(source, add, f"SELECT * FROM {table} NOT INDEXED ORDER BY {order}")
            if table not in ("setting", "identity"):
                _RangeSearch(source, add, table, keys).run()
        if keys[0] == "game" and not _is_sound(source, table):
            # A wrong key ends a range early; what stands behind it is found by the number of its game.
            for (game,) in found.tables["game"]:
                for order in (keys[-1], f"{keys[-1]} DESC"):
                    query = f"SELECT * FROM {table} WHERE game = ? ORDER BY {order}"
                    _scan(source, _as_of(game, add), query, (game,))
    _scan(source, found.note_counter, "SELECT name, seq FROM sqlite_sequence")
    # Where pages between the root and the rows are broken, a number that is known from elsewhere may lead to its row.
    numbers = {game for table in ("seat", "action", "review") for game, _ in found.tables[table]}
    for number in numbers - {game for (game,) in found.tables["game"]}:
        with suppress(Exception):
            for row in source.execute("SELECT * FROM game WHERE id = ?", (number,)):
                if _PLAUSIBLE["game"](dict(row)):
                    found.tables["game"].setdefault((number,), dict(row))


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


class _RangeSearch:
    """Reads from both ends of ever smaller ranges of a key, up to the rows that cannot be read.

    Args:
        source: the damaged database.
        add: is called with every row.
        table: the table that is searched.
        keys: its one or two keys, which are numbers.
    """

    def __init__(
        self, source: sqlite3.Connection, add: Callable[[Row], None], table: str, keys: tuple[str, ...]
    ) -> None:
        self._source = source
        self._add = add
        self._table = table
        self._keys = keys
        self._ranges = [_Range(0, 0, _HIGHEST)]
        self._queries = 0

    def run(self) -> None:
        """Search until every range was read, or `_QUERIES` is reached."""
        while self._ranges and self._queries < _QUERIES:
            self._read(heappop(self._ranges))

    def _read(self, part: _Range) -> None:
        forwards, is_whole = self._numbers(part, "")
        if is_whole:
            return
        low = min(max([part.low, *forwards]), part.high)
        backwards, _ = self._numbers(_Range(0, low, part.high, part.before), " DESC")
        high = max(min([part.high, *backwards]), low)
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
        """Add the rows of a range; return the numbers that were read there, and whether all of it was."""
        numbers: list[int] = []
        key, *further = self._keys[len(part.before) :]

        def note(row: Row) -> None:
            self._add(row)
            if type(row.get(key)) is int:
                numbers.append(row[key])

        condition = " AND ".join(
            (*(f"{one} = ?" for one in self._keys[: len(part.before)]), f"{key} BETWEEN ? AND ?")
        )
        order = ", ".join(f"{one}{direction}" for one in (key, *further))
        query = f"SELECT * FROM {self._table} WHERE {condition} ORDER BY {order}"
        return numbers, self._scan(note, query, (*part.before, part.low, part.high))

    def _read_columns(self, values: tuple[int, ...]) -> None:
        """Read one row value by value: those before the broken place can be had."""
        condition = " AND ".join(f"{key} = ?" for key in self._keys)
        row: dict[str, Any] = {}
        names: list[str] = []
        self._scan(lambda column: names.append(column["name"]), f"PRAGMA table_info({self._table})")
        for name in names:
            row[name] = None
            self._scan(row.update, f"SELECT {name} FROM {self._table} WHERE {condition}", values)
        self._add(row)

    def _scan(self, add: Callable[[Row], None], query: str, values: tuple[int, ...] = ()) -> bool:
        self._queries += 1
        return _scan(self._source, add, query, values)


def _as_of(game: int, add: Callable[[Row], None]) -> Callable[[Row], None]:
    """Add rows as those of a game, ignoring the game number that they hold."""
    return lambda row: add({**row, "game": game})


def _scan(source: sqlite3.Connection, add: Callable[[Row], None], query: str, values: tuple[int, ...] = ()) -> bool:
    """Add the rows of a query up to the first that cannot be read; False when there is such a row."""
    try:
        for row in source.execute(query, values):
            add(dict(row))
    except Exception:  # as in `_is_sound`
        return False
    return True


def _is_number(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 <= value < _HIGHEST


def _can_be_counted(value: object) -> TypeGuard[int]:
    """Whether a number was given to a row, with room for the numbers of all that follow."""
    return _is_number(value) and value < _HIGHEST // 2


def _is_game(row: Row) -> bool:
    Record.parse(row["header"])
    return _is_number(row["id"]) and all(name in row for name in ("begun", "touched", "ended", "result"))


_PLAUSIBLE: Final[Mapping[str, Callable[[Row], bool]]] = {
    "setting": lambda row: isinstance(row["key"], str) and isinstance(row["value"], str),
    "profile": lambda row: _is_number(row["id"]) and row["name"] is not None and bool(tidy(text(row["name"]))),
    "game": _is_game,
    "seat": lambda row: _is_number(row["game"]) and _is_number(row["seat"]) and "profile" in row,
    "action": lambda row: _is_number(row["game"]) and _is_number(row["number"]) and isinstance(row["line"], str),
    "review": lambda row: _is_number(row["game"]) and _is_number(row["person"]) and isinstance(row["data"], str),
    "identity": lambda row: _is_number(row["profile"]) and isinstance(row["uid"], str),
    "removed_try": lambda row: _is_number(row["game"]) and _is_number(row["profile"]) and "tried" in row,
}
"""Whether a row is one of its table: through the first page of another database a table may begin anywhere."""


class _Merged:
    """The rows of a damaged database and of a backup as one.

    Args:
        found: of the damaged database.
        kept: of the backup.

    Attributes:
        read: how many games come from the damaged database.
        filled: how many come from the backup, wholly or in part.
    """

    def __init__(self, found: _Content, kept: _Content) -> None:
        self._found, self._kept = found, kept
        self.read = self.filled = 0
        self._moment = _LONG_AGO

    def write(self, memory: sqlite3.Connection) -> None:
        """Fill an empty database."""
        for row in self._union("setting"):
            _insert(memory, "setting", row)
        for row in self._union("profile"):
            _add_person(memory, row["id"], text(row["name"]), row.get("created"), row.get("emblem"))
        for (number,) in sorted({*self._found.tables["game"], *self._kept.tables["game"]}):
            self._add_game(memory, number)
        games = {number for (number,) in memory.execute("SELECT id FROM game")}
        people = {number for (number,) in memory.execute("SELECT id FROM profile")}
        for row in self._union("review"):
            if row["game"] in games:
                _insert(memory, "review", row)
        for row in self._union("removed_try"):
            if row["profile"] in people and row["game"] not in games:
                _insert(memory, "removed_try", row)
        for row in self._union("identity"):
            if row["profile"] in people:
                _insert(memory, "identity", row)
        self._carry_counters_over(memory)

    def _carry_counters_over(self, memory: sqlite3.Connection) -> None:
        """Let no number of a removed game or person be used again."""
        for table in _COUNTED:
            used = {number for content in (self._found, self._kept) for number in content.numbers_in_use(table)}
            used |= {
                number for (number,) in memory.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,))
            }
            memory.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            memory.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, max(used)))

    def _union(self, table: str) -> list[Row]:
        """The rows of a table, and those that only the backup has, unless the table is whole without them."""
        filling = {} if table in self._found.whole else self._kept.tables[table]
        return [row for _, row in sorted((filling | self._found.tables[table]).items(), key=itemgetter(0))]

    def _add_game(self, memory: sqlite3.Connection, number: int) -> None:
        """Add a game from where it is whole; one that ended before the backup has not changed since."""
        mine, theirs = (content.tables["game"].get((number,)) for content in (self._found, self._kept))
        actions, kept_actions = self._found.actions(number), self._kept.actions(number)
        if mine is None and "game" in self._found.whole:
            return  # removed since the backup
        is_over = theirs is not None and theirs["ended"] is not None
        is_filled = mine is None or (theirs is not None and is_over and mine["begun"] == theirs["begun"])
        row = theirs if is_filled else mine
        assert row is not None, "one of them has the game"
        if theirs is not None and _identity(row) != _identity(theirs):
            row = {**row, "header": theirs["header"]}
        is_shortened = "action" not in self._found.whole and len(kept_actions) > len(actions)
        chosen = kept_actions if (is_filled and is_over) or is_shortened or mine is None else actions
        if mine is None or chosen != actions:
            self.filled += 1
        else:
            self.read += 1
        self._moment = _insert_game(memory, number, row, self._moment)
        memory.executemany(
            "INSERT INTO action (game, number, line) VALUES (?, ?, ?)",
            [(number, place, line) for place, line in enumerate(chosen)],
        )
        seats = {} if "seat" in self._found.whole else self._kept.of("seat", number)
        self._add_seats(memory, number, row, seats | self._found.of("seat", number))

    @staticmethod
    def _add_seats(memory: sqlite3.Connection, number: int, row: Row, seats: Mapping[int, Row]) -> None:
        """Seat the people of a game; where no row says who they are, the record does."""
        record = Record.parse(row["header"])
        names = list(enumerate(record.header["seats"]))
        people = {seat: name for seat, name in names if seat not in record.bots and tidy(name)}
        for seat, name in people.items():
            profile = seats[seat]["profile"] if seat in seats else None
            if not seats or _is_number(profile):
                profile = _add_person(memory, profile, name, row["begun"])
            if seat in seats or not seats:
                memory.execute("INSERT INTO seat (game, seat, profile) VALUES (?, ?, ?)", (number, seat, profile))


def _add_person(
    memory: sqlite3.Connection, number: int | None, name: str, created: object, emblem: object = None
) -> int:
    """The number of the person of this number, or without one of this name; added when there is none."""
    known = "SELECT id FROM profile WHERE id = ? OR (folded = ? AND ? IS NULL)"
    row = memory.execute(known, (number, folded(name), number)).fetchone()
    if row is not None:
        return int(row[0])
    clash = memory.execute("SELECT 1 FROM profile WHERE folded = ?", (folded(name),)).fetchone()
    added = memory.execute(
        "INSERT INTO profile (id, name, folded, emblem, created) VALUES (?, ?, ?, ?, ?)",
        (
            number,
            name,
            f"{folded(name)} {number}" if clash else folded(name),
            emblem if emblem in EMBLEMS else EMBLEMS[(number or 0) % len(EMBLEMS)],
            str(created),
        ),
    )
    return int(added.lastrowid or 0)


def _insert_game(memory: sqlite3.Connection, number: int, row: Row, before: str) -> str:
    """Add a game; what its record says is taken from there, and a value that makes no sense is left out.

    Args:
        memory: the database.
        number: of the game.
        row: its row.
        before: when an earlier game was touched, for a game of which no moment is known.

    Returns:
        When this one was touched.
    """
    header = Record.parse(row["header"]).header
    kept = {name: row[name] for name in _NUMBERS if _is_offset(row.get(name))}
    kept |= {name: row[name] for name in _TEXTS if isinstance(row.get(name), str)}
    known = [kept[name] for name in _MOMENTS if _is_moment(kept.get(name))]
    if not known:
        kept = {name: value for name, value in kept.items() if name not in _MOMENTS}
    moment = str([*known, before][0])
    needed = {"begun": moment, "touched": moment} | ({} if row["ended"] is None else {"ended": moment})
    own = {"id": number, "name": header["game"], "players": len(header["seats"]), "header": row["header"]}
    _insert(memory, "game", needed | kept | own)
    return moment


def _identity(row: Row) -> tuple[object, ...]:
    """What of a record never changes while a game is played: other values than in a backup are damaged."""
    header = Record.parse(row["header"]).header
    return header["game"], tuple(header["seats"]), header.get("seed")


def _is_moment(value: object) -> bool:
    with suppress(Unreadable):
        reading.moment(value)
        return True
    return False


def _is_offset(value: object) -> bool:
    return type(value) is int and abs(value) < _HIGHEST


def _insert(memory: sqlite3.Connection, table: str, row: Row) -> None:
    """Add a row, as far as the table has its columns, unless that breaks a rule of the table."""
    columns = [name for (name,) in memory.execute("SELECT name FROM pragma_table_info(?)", (table,)) if name in row]
    places = ", ".join("?" * len(columns))
    memory.execute(
        f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({places})", [row[column] for column in columns]
    )
