"""The games that are not over."""

import json
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from game.core.record import Record
from game.profile import reading
from game.profile.daily import day_of
from game.profile.entries import GIVEN_UP, Running
from game.profile.moments import local, stored
from game.profile.people import find_or_add
from game.profile.reading import Unreadable
from game.profile.repository import Repository

_LONGEST_PAUSE: Final = 300
"""Seconds between two changes of a game that count as playing; whoever stays away for longer does something else."""
_TOUCH: Final = (
    "UPDATE game SET saved = (SELECT MAX(saved) + 1 FROM game), touched = :now, touched_offset = :offset, "
    "played = played + MAX(0, MIN(:most, COALESCE("
    "CAST(ROUND((julianday(:now) - julianday(touched)) * 86400) AS INTEGER), 0))) "
    "WHERE id = :game AND ended IS NULL"
)


class RunningGames(Repository):
    """The part of the store that keeps running games, action by action.

    Every change of a game raises LookupError when no such game is running.
    """

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
        now = local(self._clock())
        moment, offset = stored(now)

        def insert(connection: sqlite3.Connection) -> int:
            cursor = connection.execute(
                "INSERT INTO game (saved, played, name, players, header, begun, begun_offset, touched, "
                "touched_offset) SELECT COALESCE(MAX(saved), 0) + 1, 0, ?, ?, ?, ?, ?, ?, ? FROM game",
                (record.header["game"], len(record.header["seats"]), header, moment, offset, moment, offset),
            )
            for seat, name in people.items():
                connection.execute(
                    "INSERT INTO seat (game, seat, profile) VALUES (?, ?, ?)",
                    (cursor.lastrowid, seat, find_or_add(connection, name, now).id),
                )
            return int(cursor.lastrowid or 0)

        return self._database.write(insert)

    def profile_at(self, game: int, seat: int) -> int | None:
        """The number of the profile of the person at a seat; None where a computer or a deleted person sits."""
        rows = self._database.rows("SELECT profile FROM seat WHERE game = ? AND seat = ?", game, seat)
        return rows[0]["profile"] if rows else None

    def append(self, game: int, *actions: str, plans: Mapping[int, list[str]] | None = None) -> None:
        """Keep more actions of a running game.

        Args:
            game: what `begin` returned.
            actions: the next lines of the record.
            plans: the plans that are left after them, kept in the same commit; None changes no plan.
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

    def set_screen(self, game: int, data: Mapping[str, Any]) -> None:
        """Keep a small JSON object that brings the table back, in place of the one kept before."""
        self._change(game, "UPDATE game SET screen = :screen WHERE id = :game", screen=json.dumps(dict(data)))

    def running(self) -> list[Running]:
        """The games that are not over, the one that was saved last first, whatever the clock said then."""
        rows = self._database.rows(
            "SELECT * FROM game WHERE ended IS NULL ORDER BY saved DESC, touched DESC, id DESC"
        )
        return [game for game in map(self._running, rows) if game is not None]

    def people_of(self, game: int) -> dict[int, int]:
        """Seat → the number of the profile that sits there; deleted people are left out."""
        rows = self._database.rows("SELECT seat, profile FROM seat WHERE game = ? AND profile IS NOT NULL", game)
        return {row["seat"]: row["profile"] for row in rows}

    def finish(self, game: int, result: Mapping[str, Any]) -> None:
        """Move a running game into the history, with its screen data and the private notes in it.

        Args:
            game: its number.
            result: as in `Result`; what is left out is not there.
        """
        self._change(
            game,
            "UPDATE game SET ended = touched, result = :result, plans = '{}' WHERE id = :game",
            result=json.dumps(dict(result)),
        )

    def give_up(self, game: int) -> None:
        """Move a running game into the history as one that nobody will end; it counts in no statistics."""
        self.finish(game, {"result": GIVEN_UP})

    def _running(self, row: sqlite3.Row) -> Running | None:
        """The game in a row, None when it cannot be read."""
        with suppress(Unreadable):
            header = self._header(row)
            day = day_of(Record.parse(header).header)
            return Running(
                id=row["id"],
                header=header,
                actions=self._actions(row["id"]),
                plans=reading.plans(row["plans"]),
                screen=reading.mapping(row["screen"]),
                called=self._called(row["id"]),
                begun=reading.local_moment(row, "begun", "touched", day=day),
                touched=reading.local_moment(row, "touched", "begun"),
            )
        return None

    def _change(self, game: int, *statements: str, **values: object) -> None:
        """Change a running game and note the moment, in one commit."""
        now, offset = stored(local(self._clock()))

        def change(connection: sqlite3.Connection) -> None:
            touched = connection.execute(_TOUCH, {"now": now, "offset": offset, "game": game, "most": _LONGEST_PAUSE})
            if touched.rowcount == 0:
                raise LookupError(f"There is no running game {game}.")
            for statement in statements:
                connection.execute(statement, {"game": game, **values})

        self._database.write(change)
