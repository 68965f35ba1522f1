"""The rows of a damaged database and of a backup, written as one database."""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from operator import itemgetter
from typing import Any, Final

from game.profile import reading
from game.profile.people import EMBLEMS, folded, tidy
from game.profile.reading import Unreadable, text
from game.profile.salvage.content import COUNTED, HIGHEST, KEYS, Content, Headers, Row, is_number

_MOMENTS: Final = ("touched", "begun", "ended")
_LONG_AGO: Final = "2000-01-01T00:00:00+00:00"
_NUMBERS: Final = ("played", "begun_offset", "touched_offset", "saved")
_TEXTS: Final = ("plans", "screen", "begun", "touched", "ended", "result")


class Merged:
    """The rows of a damaged database and of a backup as one.

    Args:
        found: of the damaged database.
        kept: of the backup.
        headers: the headers that were parsed already.

    Attributes:
        read: how many games come from the damaged database.
        filled: how many come from the backup, wholly or in part.
    """

    def __init__(self, found: Content, kept: Content, headers: Headers) -> None:
        self._found, self._kept, self._headers = found, kept, headers
        self.read = self.filled = 0
        self._moment = _LONG_AGO

    def write(self, memory: sqlite3.Connection, tick: Callable[[], None]) -> None:
        """Fill an empty database.

        Args:
            memory: the database, with a transaction under way.
            tick: is called after each game.
        """
        into = _Tables(memory)
        for row in self._union("setting"):
            into.insert("setting", row)
        for row in self._union("profile"):
            into.add_person(row["id"], text(row["name"]), row.get("created"), row.get("emblem"))
        for number in sorted({*self._found.tables["game"], *self._kept.tables["game"]}):
            self._add_game(into, number)
            tick()
        games = {number for (number,) in memory.execute("SELECT id FROM game")}
        people = {number for (number,) in memory.execute("SELECT id FROM profile")}
        for row in self._union("review"):
            if row["game"] in games:
                into.insert("review", row)
        for row in self._union("removed_try"):
            if row["profile"] in people and row["game"] not in games:
                into.insert("removed_try", row)
        for row in self._union("identity"):
            if row["profile"] in people:
                into.insert("identity", row)
        self._carry_counters_over(memory)

    def _carry_counters_over(self, memory: sqlite3.Connection) -> None:
        """Let no number of a removed game or person be used again."""
        for table in COUNTED:
            used = {number for content in (self._found, self._kept) for number in content.numbers_in_use(table)}
            used |= {
                number for (number,) in memory.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,))
            }
            memory.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            memory.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, max(used)))

    def _union(self, table: str) -> list[Row]:
        """The rows of a table, and those that only the backup has, unless the table is whole without them."""
        filling = {} if table in self._found.whole else self._kept.rows(table)
        return [row for _, row in sorted((filling | self._found.rows(table)).items(), key=itemgetter(0))]

    def _add_game(self, into: "_Tables", number: int) -> None:
        """Add a game from where it is whole; one that ended before the backup has not changed since."""
        mine, theirs = (content.row("game", number) for content in (self._found, self._kept))
        actions, kept_actions = self._found.actions(number), self._kept.actions(number)
        if mine is None and "game" in self._found.whole:
            return  # removed since the backup
        is_over = theirs is not None and theirs["ended"] is not None
        is_filled = mine is None or (theirs is not None and is_over and mine["begun"] == theirs["begun"])
        row = theirs if is_filled else mine
        assert row is not None, "one of them has the game"
        if theirs is not None and self._fixed(row) != self._fixed(theirs):
            row = {**row, "header": theirs["header"]}
        is_shortened = "action" not in self._found.whole and len(kept_actions) > len(actions)
        chosen = kept_actions if (is_filled and is_over) or is_shortened or mine is None else actions
        if mine is None or chosen != actions:
            self.filled += 1
        else:
            self.read += 1
        self._insert_game(into, number, row)
        into.insert_actions(number, chosen)
        seats = {} if "seat" in self._found.whole else self._kept.of("seat", number)
        self._add_seats(into, number, row, {**seats, **self._found.of("seat", number)})

    def _insert_game(self, into: "_Tables", number: int, row: Row) -> None:
        """Add a game; what its record says is taken from there, and a value that makes no sense is left out.

        A game of which no moment is known is given that of the game before it.
        """
        header = self._headers[row["header"]].header
        kept = {name: row[name] for name in _NUMBERS if _is_offset(row.get(name))}
        kept |= {name: row[name] for name in _TEXTS if isinstance(row.get(name), str)}
        known = [kept[name] for name in _MOMENTS if _is_moment(kept.get(name))]
        if not known:
            kept = {name: value for name, value in kept.items() if name not in _MOMENTS}
        self._moment = str([*known, self._moment][0])
        needed = {"begun": self._moment, "touched": self._moment}
        if row["ended"] is not None:
            needed["ended"] = self._moment
        own = {"id": number, "name": header["game"], "players": len(header["seats"]), "header": row["header"]}
        into.insert("game", needed | kept | own)

    def _add_seats(self, into: "_Tables", number: int, row: Row, seats: Mapping[int, Row]) -> None:
        """Seat the people of a game; where no row says who they are, the record does."""
        record = self._headers[row["header"]]
        names = list(enumerate(record.header["seats"]))
        people = {seat: name for seat, name in names if seat not in record.bots and tidy(name)}
        for seat, name in people.items():
            profile = seats[seat]["profile"] if seat in seats else None
            if not seats or profile is not None:
                profile = into.add_person(profile if is_number(profile) else None, name, row["begun"])
            if seat in seats or not seats:
                into.insert("seat", {"game": number, "seat": seat, "profile": profile})

    def _fixed(self, row: Row) -> dict[str, Any]:
        """What of a header never changes while a game is played: other values than in a backup are damaged."""
        return {name: value for name, value in self._headers[row["header"]].header.items() if name != "assisted"}


class _Tables:
    """The tables of the new database.

    Args:
        memory: the database.
    """

    def __init__(self, memory: sqlite3.Connection) -> None:
        self._memory = memory
        query = "SELECT name FROM pragma_table_info(?)"
        self._columns = {table: [name for (name,) in memory.execute(query, (table,))] for table in KEYS}

    def insert(self, table: str, row: Row) -> None:
        """Add a row, as far as the table has its columns, unless that breaks a rule of the table."""
        columns = [column for column in self._columns[table] if column in row]
        places = ", ".join("?" * len(columns))
        self._memory.execute(
            f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({places})",
            [row[column] for column in columns],
        )

    def insert_actions(self, game: int, lines: list[str]) -> None:
        """Add the actions of a game, in this order."""
        self._memory.executemany(
            "INSERT INTO action (game, number, line) VALUES (?, ?, ?)",
            [(game, number, line) for number, line in enumerate(lines)],
        )

    def add_person(self, number: int | None, name: str, created: object, emblem: object = None) -> int:
        """The number of the person of this number, or without one of this name; added when there is none."""
        known = "SELECT id FROM profile WHERE id = ? OR (folded = ? AND ? IS NULL)"
        row = self._memory.execute(known, (number, folded(name), number)).fetchone()
        if row is not None:
            return int(row[0])
        clash = self._memory.execute("SELECT 1 FROM profile WHERE folded = ?", (folded(name),)).fetchone()
        added = self._memory.execute(
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


def _is_moment(value: object) -> bool:
    with suppress(Unreadable):
        reading.moment(value)
        return True
    return False


def _is_offset(value: Any) -> bool:
    return type(value) is int and abs(value) < HIGHEST
