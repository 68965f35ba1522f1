"""People who come from another computer with their games, or take them there."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from game.core.record import Record
from game.profile import reading
from game.profile.export import Export, ExportedGame, RemovedTry, same_game
from game.profile.identities import Identities, add_identities, match_people
from game.profile.lessons import Lessons
from game.profile.people import add_person, folded, tidy, to_profile
from game.profile.reading import Unreadable
from game.profile.values import ValuesInTransaction


@dataclass(slots=True)
class Imported:
    """What an import brought.

    Attributes:
        profile: the number of the person.
        new: games that were not here.
        continued: games that go on from where they are in the file.
        returned: games that were here already, in which the person has their seat again.
        known: the other games that were here already, at least as far.
    """

    profile: int
    new: int = 0
    continued: int = 0
    returned: int = 0
    known: int = 0


class _People:
    """The people of a file as profiles here.

    Args:
        connection: the database.
        export: the file.
        now: when those who are new here are created.

    Attributes:
        numbers: folded name → number of the profile, for those who are here.
    """

    def __init__(self, connection: sqlite3.Connection, export: Export, now: datetime) -> None:
        self._connection, self._export, self._now = connection, export, now
        self._identities = {folded(name): known for name, known in export.identities.items()}
        names = [export.name, *(name for game in export.games for name in game.people.values())]
        people = {folded(name): self._identities.get(folded(name), ()) for name in names}
        self.numbers = match_people(connection, people, self._held())

    def number(self, name: str) -> int:
        """Return the number of a person's profile; someone who is not here is created."""
        key = folded(name)
        if key not in self.numbers:
            export = self._export
            own = key == folded(export.name)
            created, emblem = (export.created, export.emblem) if own else (self._now, None)
            self.numbers[key] = add_person(self._connection, name, created, emblem).id
        return self.numbers[key]

    def remember(self) -> None:
        """Keep the identities that the file names for those who are here."""
        for name, number in self.numbers.items():
            add_identities(self._connection, number, self._identities.get(name, ()))

    def _held(self) -> Iterator[tuple[str, int]]:
        """The name in the file and the profile here, for every seat that is taken in both."""
        for game in self._export.games:
            here = _here(self._connection, game)
            if here is not None:
                query = "SELECT seat, profile FROM seat WHERE game = ? AND profile IS NOT NULL"
                for seat, profile in self._connection.execute(query, (here["id"],)):
                    if seat in game.people:
                        yield game.people[seat], profile


class Transfers(Identities):
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
        together = self._database.rows(
            "SELECT id, name FROM profile WHERE id = ? OR id IN (SELECT profile FROM seat WHERE game IN "
            "(SELECT game FROM seat WHERE profile = ?)) ORDER BY id",
            *(profile, profile),
        )
        known = self.identities([row["id"] for row in together])
        removed = self._database.rows("SELECT * FROM removed_try WHERE profile = ? ORDER BY begun", profile)
        return Export(
            name=person.name,
            emblem=person.emblem,
            created=person.created,
            learned=learned,
            games=tuple(games),
            lost=len(rows) - len(games),
            identities={tidy(reading.text(row["name"])): known[row["id"]] for row in together},
            removed_tries=tuple(one for one in map(_removed_try, removed) if one is not None),
        )

    def take_in(self, export: Export) -> Imported:
        """Keeps what another computer kept of a person, in one commit.

        A game that is here already is left unchanged, unless it is unfinished here and the file has more moves; seats
        of deleted people in it are theirs again. Only the person of the file and people of new games are created:
        someone else who was deleted stays deleted.
        """
        now = self._clock()

        def take(connection: sqlite3.Connection) -> Imported:
            people = _People(connection, export, now)
            imported = Imported(people.number(export.name))
            kept: list[tuple[int, ExportedGame, str]] = []
            for game in export.games:
                here = _here(connection, game)
                if here is None:
                    kept.append((_insert(connection, game), game, "new"))
                    for name in game.people.values():
                        people.number(name)
                elif here["ended"] is None and game.continues(_actions(connection, here["id"])):
                    _write(connection, here["id"], _with_own(game, here))
                    kept.append((here["id"], game, "continued"))
                else:
                    kept.append((here["id"], game, "known"))
            people.remember()
            for number, game, state in kept:
                seated = _seat(connection, number, game, people.numbers)
                if state == "known" and imported.profile in seated:
                    state = "returned"
                setattr(imported, state, getattr(imported, state) + 1)
            for removed in export.removed_tries:
                _use_up(connection, removed, imported.profile)
            lessons = Lessons(ValuesInTransaction(connection))
            for learned in export.learned:
                lessons.learn(learned, imported.profile)
            return imported

        return self._database.write(take)

    def _exported(self, row: sqlite3.Row) -> ExportedGame | None:
        """The game in a row, None when it cannot be read, here or by an import."""
        over = row["ended"] is not None
        with suppress(Unreadable):
            game = ExportedGame(
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
            return game if game.can_be_loaded() else None
        return None


def _removed_try(row: sqlite3.Row) -> RemovedTry | None:
    """The try in a row, None when it cannot be read."""
    with suppress(Unreadable):
        return RemovedTry(
            begun=reading.moment(row["begun"]),
            begun_offset=reading.offset(row["begun_offset"]),
            assisted=row["assisted"] == 1,
            tried=reading.mapping(row["tried"]),
        )
    return None


def _use_up(connection: sqlite3.Connection, removed: RemovedTry, profile: int) -> None:
    """Keep a try whose game was removed elsewhere, unless it is known or its game is here."""
    begun = removed.begun.isoformat()
    known = (
        "SELECT 1 FROM removed_try WHERE begun = ? AND profile = ? "
        "UNION ALL SELECT 1 FROM game JOIN seat ON seat.game = game.id WHERE begun = ? AND profile = ?"
    )
    if connection.execute(known, (begun, profile, begun, profile)).fetchone() is None:
        # A number that no game has had and none will have.
        number = connection.execute(
            "INSERT INTO game (name, players, header, begun, touched) VALUES ('', 0, '', '', '')"
        ).lastrowid
        connection.execute("DELETE FROM game WHERE id = ?", (number,))
        connection.execute(
            "INSERT INTO removed_try (game, profile, begun, begun_offset, assisted, tried) VALUES (?, ?, ?, ?, ?, ?)",
            (number, profile, begun, removed.begun_offset, removed.assisted, json.dumps(dict(removed.tried))),
        )


def _here(connection: sqlite3.Connection, game: ExportedGame) -> sqlite3.Row | None:
    """The row of the same game, None when it is not here."""
    rows = connection.execute("SELECT * FROM game WHERE begun = ?", (game.begun.isoformat(),))
    return next((row for row in rows if same_game(reading.text(row["header"]), game.begun) == game.same), None)


def _actions(connection: sqlite3.Connection, game: int) -> tuple[str, ...]:
    rows = connection.execute("SELECT line FROM action WHERE game = ? ORDER BY number", (game,))
    return tuple(reading.text(line) for (line,) in rows)


def _insert(connection: sqlite3.Connection, game: ExportedGame) -> int:
    """Keep a new game, without its people; returns its number."""
    header = Record.parse(game.header).header
    row = connection.execute(
        "INSERT INTO game (name, players, header, begun, begun_offset, touched) VALUES (?, ?, '', ?, ?, '')",
        (header["game"], len(header["seats"]), game.begun.isoformat(), game.begun_offset),
    )
    number = int(row.lastrowid or 0)
    _write(connection, number, game)
    return number


def _seat(connection: sqlite3.Connection, number: int, game: ExportedGame, people: Mapping[str, int]) -> set[int]:
    """Give the empty seats of a game to the people who had them.

    Args:
        connection: the database.
        number: of the game here.
        game: the same in the file.
        people: folded name → number of the profile; the seats of others stay as they are.

    Returns:
        The profiles that gained a seat.
    """
    seated = set()
    for seat, name in game.people.items():
        profile = people.get(folded(name))
        if profile is not None:
            given = connection.execute(
                "INSERT INTO seat (game, seat, profile) VALUES (?, ?, ?) "
                "ON CONFLICT (game, seat) DO UPDATE SET profile = excluded.profile WHERE profile IS NULL",
                (number, seat, profile),
            )
            if given.rowcount > 0:
                seated.add(profile)
    return seated


def _with_own(game: ExportedGame, here: sqlite3.Row) -> ExportedGame:
    """The game of a file with what only this computer knows: private notes, and that somebody had a hint."""
    screen = _merged(game.screen, reading.mapping(here["screen"]))
    kept, header = Record.parse(reading.text(here["header"])), Record.parse(game.header)
    if kept.header.get("assisted") and not header.header.get("assisted"):
        assisted = Record({**header.header, "assisted": True}).text().rstrip("\n")
        return replace(game, screen=screen, header=assisted)
    return replace(game, screen=screen)


def _merged(theirs: Mapping[str, Any], mine: Mapping[str, Any]) -> dict[str, Any]:
    """Both objects as one, down to what they hold; where they contradict each other, mine counts."""
    both = {
        key: _merged(theirs[key], value) if isinstance(value, dict) and isinstance(theirs.get(key), dict) else value
        for key, value in mine.items()
    }
    return {**theirs, **both}


def _write(connection: sqlite3.Connection, number: int, game: ExportedGame) -> None:
    """Everything of a game but who sits where, in place of what was kept of it.

    In the order of saves it comes after the running games that were touched before it.
    """
    connection.execute(
        "UPDATE game SET header = ?, plans = ?, screen = ?, touched = ?, touched_offset = ?, ended = ?, result = ?, "
        "played = ?, saved = (SELECT COALESCE(MAX(saved), 0) FROM game WHERE ended IS NULL AND touched <= ?) "
        "WHERE id = ?",
        (
            game.header,
            json.dumps(dict(game.plans)),
            json.dumps(dict(game.screen)),
            game.touched.isoformat(),
            game.touched_offset,
            None if game.ended is None else game.ended.isoformat(),
            None if game.result is None else json.dumps(game.result),
            game.played,
            game.touched.isoformat(),
            number,
        ),
    )
    connection.execute("DELETE FROM action WHERE game = ?", (number,))
    connection.executemany(
        "INSERT INTO action (game, number, line) VALUES (?, ?, ?)",
        [(number, place, line) for place, line in enumerate(game.actions)],
    )
