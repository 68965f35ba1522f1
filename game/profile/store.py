"""Everything that outlives the window: settings, profiles, running and finished games, in one SQLite file."""

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from game.core.record import Record
from game.profile.database import Database, disk_trouble
from game.profile.entries import (
    Finished,
    NameTaken,
    Notice,
    Profile,
    Running,
    StoreLocked,
    StoreRefused,
    StoreTooNew,
)
from game.profile.files import StoreFiles
from game.profile.lock import locked
from game.profile.people import EMBLEMS, NAME_LENGTH, clean, find_or_add, folded, to_profile
from game.profile.statistics import GameStatistics, Played, best, statistics

__all__ = [
    "EMBLEMS",
    "NAME_LENGTH",
    "Finished",
    "GameStatistics",
    "NameTaken",
    "Notice",
    "Profile",
    "Running",
    "Store",
    "StoreLocked",
    "StoreRefused",
    "StoreTooNew",
]

Clock = Callable[[], datetime]


def _now() -> datetime:
    return datetime.now(UTC)


class Store:
    """The player's data. Every write is committed when the call returns, and no write fails:
    on a full or read-only disk the store goes on in memory and says so in `notices`.

    Attributes:
        notices: the lasting things the player must be told, in the order they happened.
    """

    def __init__(self, database: Database, held: ExitStack, clock: Clock) -> None:
        """Use `Store.open`."""
        self._database = database
        self._held = held
        self._clock = clock
        self.notices = database.notices

    @classmethod
    def open(cls, folder: Path, clock: Clock = _now) -> Self:
        """Open the store of a folder, which is made when it is not there.

        Args:
            folder: where the database, its lock and its backups are.
            clock: tells the moment, in UTC.

        Raises:
            StoreLocked: another copy of Biotope has it open.
            StoreTooNew: a later version of Biotope wrote it.
        """
        files = StoreFiles(folder)
        notices: list[Notice] = []
        with ExitStack() as held:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                held.enter_context(locked(folder))
                connection = files.open_on_disk(clock(), notices)
            except (OSError, sqlite3.OperationalError) as error:
                trouble = disk_trouble(error)
                if trouble is None:
                    raise
                notices.append(Notice(trouble, folder))
                connection = files.open_in_memory(notices)
            database = Database(connection, folder, notices)
            held.callback(database.close)
            return cls(database, held.pop_all(), clock)

    def close(self) -> None:
        """Let the next copy of Biotope open the folder."""
        self._held.close()

    # Settings

    def setting(self, key: str, default: Any = None) -> Any:
        """The JSON value kept under a key."""
        rows = self._database.rows("SELECT value FROM setting WHERE key = ?", key)
        return json.loads(rows[0]["value"]) if rows else default

    def set_setting(self, key: str, value: Any) -> None:
        """Keep a JSON value under a key."""
        self._run("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", key, json.dumps(value))

    # Profiles

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
            raise NameTaken(clean(name)) from None

    def delete(self, profile: int) -> None:
        """Forget a person; the games they played stay in the history."""
        self._run("DELETE FROM profile WHERE id = ?", profile)

    # Running games

    def begin(self, header: str, people: Mapping[int, str]) -> int:
        """Start keeping a game.

        Args:
            header: line 1 of its record.
            people: the name of the person at each seat that has one; a new name makes a profile.

        Returns:
            The game's number in this store.

        Raises:
            CorruptRecord: the header is not a record's.
            ValueError: a name is empty.
        """
        record = Record.parse(header)
        now = self._clock()

        def insert(connection: sqlite3.Connection) -> int:
            cursor = connection.execute(
                "INSERT INTO game (name, players, header, begun, touched) VALUES (?, ?, ?, ?, ?)",
                (
                    record.header["game"],
                    len(record.header["seats"]),
                    header,
                    now.isoformat(),
                    now.isoformat(),
                ),
            )
            for seat, name in people.items():
                connection.execute(
                    "INSERT INTO seat (game, seat, profile) VALUES (?, ?, ?)",
                    (cursor.lastrowid, seat, find_or_add(connection, name, now).id),
                )
            return int(cursor.lastrowid or 0)

        return self._database.write(insert)

    def append(self, game: int, *actions: str, plans: Mapping[int, list[str]] | None = None) -> None:
        """Keep more actions of a running game.

        Args:
            game: what `begin` returned.
            actions: the next lines of the record.
            plans: the plans that are left after them, kept in the same commit; None changes no plan.

        Raises:
            LookupError: no such game is running. The same holds for every change of a running game.
        """
        self._change(
            game,
            "INSERT INTO action (game, number, line) SELECT :game, key + "
            "(SELECT COALESCE(MAX(number) + 1, 0) FROM action WHERE game = :game), value FROM json_each(:lines)",
            "UPDATE game SET plans = COALESCE(:plans, plans) WHERE id = :game",
            lines=json.dumps(actions),
            plans=None if plans is None else json.dumps(dict(plans)),
        )

    def truncate(self, game: int, count: int) -> None:
        """Keep the first `count` actions of a running game; the rest and all plans are dropped (undo)."""
        self._change(
            game,
            "DELETE FROM action WHERE game = :game AND number >= :count",
            "UPDATE game SET plans = '{}' WHERE id = :game",
            count=count,
        )

    def set_header(self, game: int, header: str) -> None:
        """Keep another line 1 of the record, such as one that says the game was assisted.

        Raises:
            CorruptRecord: the header is not a record's.
        """
        Record.parse(header)
        self._change(game, "UPDATE game SET header = :header WHERE id = :game", header=header)

    def set_plans(self, game: int, plans: Mapping[int, list[str]]) -> None:
        """Keep each seat's planned actions, in place of those kept before."""
        self._change(game, "UPDATE game SET plans = :plans WHERE id = :game", plans=json.dumps(dict(plans)))

    def set_screen(self, game: int, data: Mapping[str, Any]) -> None:
        """Keep a small JSON object that brings the table back, in place of the one kept before."""
        self._change(game, "UPDATE game SET screen = :screen WHERE id = :game", screen=json.dumps(dict(data)))

    def running(self) -> list[Running]:
        """The games that are not over, the last touched first."""
        rows = self._database.rows("SELECT * FROM game WHERE ended IS NULL ORDER BY touched DESC, id DESC")
        return [
            Running(
                id=row["id"],
                header=row["header"],
                actions=self._actions(row["id"]),
                plans={int(seat): actions for seat, actions in json.loads(row["plans"]).items()},
                screen=json.loads(row["screen"]),
                begun=datetime.fromisoformat(row["begun"]),
                touched=datetime.fromisoformat(row["touched"]),
            )
            for row in rows
        ]

    def finish(self, game: int, result: Mapping[str, Any]) -> None:
        """Move a running game into the history.

        Args:
            result: {"totals": points per seat, "winners": seats, "solo": {"margin", "grade"} or null}.
        """
        self._change(
            game,
            "UPDATE game SET ended = touched, result = :result, plans = '{}', screen = '{}' WHERE id = :game",
            result=json.dumps(dict(result)),
        )

    def abandon(self, game: int) -> None:
        """Forget a running game."""
        self._change(game, "DELETE FROM game WHERE id = :game")

    # Finished games

    def finished(self, game_id: str | None = None, profile: int | None = None, limit: int = 100) -> list[Finished]:
        """The history, the newest first.

        Args:
            game_id: only games such as "forest".
            profile: only games with this person.
            limit: at most so many.
        """
        rows = self._database.rows(
            "SELECT * FROM game WHERE ended IS NOT NULL AND name = COALESCE(?, name) "
            "AND (? IS NULL OR id IN (SELECT game FROM seat WHERE profile = ?)) "
            "ORDER BY ended DESC, id DESC LIMIT ?",
            *(game_id, profile, profile, limit),
        )
        return [
            Finished(
                id=row["id"],
                header=row["header"],
                actions=self._actions(row["id"]),
                result=json.loads(row["result"]),
                ended=datetime.fromisoformat(row["ended"]),
            )
            for row in rows
        ]

    def best(self, game_id: str, players: int, profile_name: str) -> tuple[int, datetime] | None:
        """A person's most points in a game with so many players, and when they were first reached."""
        return best(
            self._played(
                "game.name = ? AND players = ? AND profile.folded = ?",
                *(game_id, players, folded(profile_name)),
            )
        )

    def statistics(self, profile: int) -> dict[str, GameStatistics]:
        """What a person's finished games add up to, by game id."""
        return statistics(self._played("profile.id = ?", profile))

    def _played(self, condition: str, *values: object) -> list[Played]:
        rows = self._database.rows(
            "SELECT game.name, GROUP_CONCAT(seat) AS seats, result, ended "
            "FROM game JOIN seat ON seat.game = game.id JOIN profile ON profile.id = seat.profile "
            f"WHERE ended IS NOT NULL AND {condition} GROUP BY game.id ORDER BY ended",
            *values,
        )
        return [
            Played(
                game=row["name"],
                seats=frozenset(map(int, row["seats"].split(","))),
                result=json.loads(row["result"]),
                ended=datetime.fromisoformat(row["ended"]),
            )
            for row in rows
        ]

    def _actions(self, game: int) -> tuple[str, ...]:
        rows = self._database.rows("SELECT line FROM action WHERE game = ? ORDER BY number", game)
        return tuple(row["line"] for row in rows)

    def _run(self, sql: str, *values: object) -> None:
        self._database.write(lambda connection: connection.execute(sql, values))

    def _change(self, game: int, *statements: str, **values: object) -> None:
        """Change a running game and note the moment, in one commit."""
        now = self._clock().isoformat()

        def change(connection: sqlite3.Connection) -> None:
            touched = connection.execute("UPDATE game SET touched = ? WHERE id = ? AND ended IS NULL", (now, game))
            if touched.rowcount == 0:
                raise LookupError(f"There is no running game {game}.")
            for statement in statements:
                connection.execute(statement, {"game": game, **values})

        self._database.write(change)
