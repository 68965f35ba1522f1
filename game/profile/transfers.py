"""People who come from another computer with their games, or take them there."""

import json
import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from game.core.record import Record
from game.profile import reading
from game.profile.export import Export, ExportedGame, same_game
from game.profile.lessons import Lessons
from game.profile.people import find_or_add, to_profile
from game.profile.reading import Unreadable
from game.profile.values import Values


@dataclass(slots=True)
class Imported:
    """What an import brought.

    Attributes:
        profile: the number of the person.
        new: games that were not here.
        continued: games that go on from where they are in the file.
        known: games that were here already, at least as far.
    """

    profile: int
    new: int = 0
    continued: int = 0
    known: int = 0


class Transfers(Values):
    """The part of the store that gives and takes all games of a person."""

    def export(self, profile: int) -> Export:
        """All that is kept of a person. Raises LookupError when there is none of that number."""
        people = self._database.rows("SELECT * FROM profile WHERE id = ?", profile)
        if not people:
            raise LookupError(f"There is no person {profile}.")
        person = to_profile(people[0])
        rows = self._database.rows(
            "SELECT * FROM game WHERE id IN (SELECT game FROM seat WHERE profile = ?) ORDER BY id", profile
        )
        games = [game for game in map(self._exported, rows) if game is not None]
        learned = tuple(Lessons(self).learned_by(profile))
        return Export(person.name, person.emblem, person.created, learned, tuple(games), len(rows) - len(games))

    def take_in(self, export: Export) -> Imported:
        """Keeps what another computer kept of a person, in one commit.

        A game that is here already is left as it is, unless it goes on here and the file goes further with it.
        Whoever has the name of somebody here is that person.
        """
        now = self._clock()

        def take(connection: sqlite3.Connection) -> Imported:
            person = find_or_add(connection, export.name, export.created, export.emblem)
            imported = Imported(person.id)
            for game in export.games:
                here = _here(connection, game)
                if here is None:
                    _insert(connection, game, now)
                    imported.new += 1
                elif here["ended"] is None and game.continues(_actions(connection, here["id"])):
                    _write(connection, here["id"], game)
                    imported.continued += 1
                else:
                    imported.known += 1
            return imported

        imported = self._database.write(take)
        for learned in export.learned:
            Lessons(self).learn(learned, imported.profile)
        return imported

    def _exported(self, row: sqlite3.Row) -> ExportedGame | None:
        """The game in a row, None when it cannot be read."""
        over = row["ended"] is not None
        with suppress(Unreadable):
            return ExportedGame(
                header=self._header(row),
                actions=self._actions(row["id"]),
                people=self._called(row["id"]),
                begun=reading.moment(row["begun"], row["touched"]),
                touched=reading.moment(row["touched"], row["begun"]),
                ended=reading.moment(row["ended"], row["touched"], row["begun"]) if over else None,
                result=reading.result(row["result"]) if over else None,
                played=row["played"] if type(row["played"]) is int else None,
                screen=reading.mapping(row["screen"]),
                plans=reading.plans(row["plans"]),
                begun_offset=reading.offset(row["begun_offset"]),
                touched_offset=reading.offset(row["touched_offset"]),
            )
        return None


def _here(connection: sqlite3.Connection, game: ExportedGame) -> sqlite3.Row | None:
    """The row of the same game, None when it is not here."""
    rows = connection.execute("SELECT * FROM game WHERE begun = ?", (game.begun.isoformat(),))
    return next((row for row in rows if same_game(reading.text(row["header"]), game.begun) == game.same), None)


def _actions(connection: sqlite3.Connection, game: int) -> tuple[str, ...]:
    rows = connection.execute("SELECT line FROM action WHERE game = ? ORDER BY number", (game,))
    return tuple(reading.text(line) for (line,) in rows)


def _insert(connection: sqlite3.Connection, game: ExportedGame, now: datetime) -> None:
    header = Record.parse(game.header).header
    row = connection.execute(
        "INSERT INTO game (name, players, header, begun, begun_offset, touched) VALUES (?, ?, '', ?, ?, '')",
        (header["game"], len(header["seats"]), game.begun.isoformat(), game.begun_offset),
    )
    number = int(row.lastrowid or 0)
    for seat, name in game.people.items():
        connection.execute(
            "INSERT INTO seat (game, seat, profile) VALUES (?, ?, ?)",
            (number, seat, find_or_add(connection, name, now).id),
        )
    _write(connection, number, game)


def _write(connection: sqlite3.Connection, number: int, game: ExportedGame) -> None:
    """Everything of a game but who sits where, in place of what was kept of it."""
    connection.execute(
        "UPDATE game SET header = ?, plans = ?, screen = ?, touched = ?, touched_offset = ?, ended = ?, result = ?, "
        "played = ? WHERE id = ?",
        (
            game.header,
            json.dumps(dict(game.plans)),
            json.dumps(dict(game.screen)),
            game.touched.isoformat(),
            game.touched_offset,
            None if game.ended is None else game.ended.isoformat(),
            None if game.result is None else json.dumps(game.result),
            game.played,
            number,
        ),
    )
    connection.execute("DELETE FROM action WHERE game = ?", (number,))
    connection.executemany(
        "INSERT INTO action (game, number, line) VALUES (?, ?, ?)",
        [(number, place, line) for place, line in enumerate(game.actions)],
    )
