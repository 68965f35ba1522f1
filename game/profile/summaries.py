"""Summaries of finished games: one replay a game, stored, and read by all statistics, goals and the field guide."""

import json
import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

from game.core.record import Record
from game.core.rules import Game
from game.core.session import Session
from game.profile import reading
from game.profile.daily import KEY, tried, tried_day
from game.profile.database import Database
from game.profile.entries import GIVEN_UP
from game.profile.figures import Figures, Tally
from game.profile.reading import Unreadable
from game.profile.repository import Clock, Repository

log = logging.getLogger("biotope")
_FORM: Final = 1
"""Raise it as soon as `summarise` returns something else for the same game."""
_CHUNK: Final = 50
"""Games per query."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What is known of a finished game without replaying it.

    Attributes:
        id: the number of the game in the store.
        seats: seat → number of the profile that sat there; deleted players are left out.
        begun: at the UTC offset of where the game began.
        ended: at the UTC offset of where the game ended.
        data: what the `Fold` of the game returned; empty when that failed.
        assisted: a player asked for a hint, or undid a move after something was revealed.
        tried: the game as a try of a daily, see `game.profile.daily.tried`; None for any other game.
        tally: the game in the statistics; None when it was abandoned or continued from another game.
    """

    id: int
    seats: Mapping[int, int]
    begun: datetime
    ended: datetime
    data: Mapping[str, Any]
    assisted: bool = False
    tried: Mapping[str, Any] | None = None
    tally: Tally | None = None


def summarise(session: Session) -> dict[str, Any]:
    """Return the stored part of a summary as JSON data: what only a replay can tell.

    A part that cannot be worked out is left out, so that the other parts count.
    """
    game, record, data = session.game, session.record, dict[str, Any]()
    parts: tuple[Callable[[], Mapping[str, Any]], ...] = (
        lambda: {} if game.fold is None else {"end": game.fold.of(session.view(None))},
        lambda: {} if (found := tried(record, session)) is None else {"tried": found},
        lambda: {"assisted": True} if record.header.get("assisted") else {},
        lambda: _score(session, record),
    )
    for part in parts:
        try:
            data |= part()
        except Exception as error:  # a damaged record can make any rule fail
            log.warning("A part of the summary of a game of %s is missing: %r", game.id, error)
    return data


def _score(session: Session, record: Record) -> Mapping[str, Any]:
    sheets, outcome = session.sheets(), session.outcome
    rows = dict.fromkeys(line.row for sheet in sheets for line in sheet.rows)
    points = [sheet.points() for sheet in sheets]
    score: dict[str, Any] = {
        "rows": {name: [one.get(name, 0) for one in points] for name in rows},
        "levels": sorted(set(record.bots.values())),
    }
    if outcome is not None:
        score |= {"totals": [sheet.total for sheet in sheets], "winners": list(outcome.winners)}
    return score


@dataclass(slots=True)
class _Known:
    """The summaries of one kind of game that are in memory.

    Attributes:
        games: by the number of the game; None for a row without any moment.
        ordered: the summaries, the oldest first; None when they have to be sorted again.
        people: changes with every player deleted and every seat given back.
    """

    games: dict[int, Summary | None] = field(default_factory=dict)
    ordered: list[Summary] | None = None
    people: tuple[object, ...] = ()


class Summaries(Repository):
    """The part of the store that summarises finished games."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(database, clock)
        self._known: dict[tuple[str, str], _Known] = {}

    def summaries(self, game: Game) -> list[Summary]:
        """Return the summaries of all finished games of a kind, the oldest first.

        Makes those that are missing; call `read_summaries` before where there may be many.
        """
        self.read_summaries(game)
        known = self._of(game)
        if known.ordered is None:
            known.ordered = _in_order(known.games.values())
        return list(known.ordered)

    def figures(self, game: Game, profile: int) -> Figures:
        """Return the statistics of a player in a kind of game; games count in the order in which they were begun."""
        figures = Figures()
        for one in sorted(self.summaries(game), key=lambda one: one.id):
            mine = frozenset(seat for seat, person in one.seats.items() if person == profile)
            if mine and one.tally is not None:
                figures.add(one.tally, mine, one.ended)
        return figures

    def unread_summaries(self, game: Game) -> int:
        """Return the number of finished games of a kind that `read_summaries` has still to read."""
        return len(self._unread(game))

    def read_summaries(self, game: Game, enough: Callable[[], bool] = lambda: False) -> int:
        """Read the summaries that are not in memory; make and store those that are missing.

        Args:
            game: the kind.
            enough: asked after each game; True ends the work, which the next call continues.

        Returns:
            The number of games left.
        """
        unread = self._unread(game)
        chunks = (unread[begin : begin + _CHUNK] for begin in range(0, len(unread), _CHUNK))
        in_chunk = "game.id IN (SELECT value FROM json_each(?))"
        rows = (row for chunk in chunks for row in self._rows(in_chunk, json.dumps(chunk)))
        return len(unread) - self._read(game, rows, enough)

    def tries(self, game: Game) -> list[Summary]:
        """Return those finished games of a kind that are tries of a daily, the oldest first.

        A record that names no day is no try: such games are not summarised here.
        """
        rows = self._rows(
            "ended IS NOT NULL AND name = ? AND header LIKE '%\"' || ? || '\"%' "
            "AND (summary.version IS NOT ? OR summary.data LIKE '%\"tried\": {%')",
            *(game.id, KEY, _version(game)),
        )
        known = self._of(game).games
        self._read(game, (row for row in rows if row["id"] not in known))
        return [one for one in _in_order(known.get(row["id"]) for row in rows) if one.tried is not None]

    def keep_summary(self, number: int, session: Session) -> None:
        """Store the summary of a game that has just ended, from its own session: it needs no replay."""
        self._store(session.game, {number: summarise(session)})

    def _of(self, game: Game) -> _Known:
        """Return what is in memory of a kind of game, with the seats as they are now."""
        known = self._known.setdefault((game.id, _version(game)), _Known())
        [people] = self._database.rows("SELECT COUNT(*), MAX(id) FROM profile")
        [seats] = self._database.rows("SELECT COUNT(profile) FROM seat")
        if known.people != (*people, *seats):
            owners = self._owners([*known.games])
            known.games = {
                number: one if one is None else replace(one, seats=owners.get(number, {}))
                for number, one in known.games.items()
            }
            known.people, known.ordered = (*people, *seats), None
        return known

    def _unread(self, game: Game) -> list[int]:
        """Return the finished games that are not in memory, and forget those that were removed."""
        known = self._of(game)
        rows = self._database.rows("SELECT id FROM game WHERE ended IS NOT NULL AND name = ? ORDER BY id", game.id)
        over = {int(row["id"]): None for row in rows}
        for gone in known.games.keys() - over.keys():
            del known.games[gone]
            known.ordered = None
        return [number for number in over if number not in known.games]

    def _rows(self, condition: str, *values: object) -> list[sqlite3.Row]:
        return self._database.rows(
            "SELECT id, name, header, players, played, result, begun, begun_offset, touched, touched_offset, ended, "
            f"version, data FROM game LEFT JOIN summary ON summary.game = game.id WHERE {condition} ORDER BY id",
            *values,
        )

    def _read(self, game: Game, rows: Iterable[sqlite3.Row], enough: Callable[[], bool] = lambda: False) -> int:
        """Take games into memory, until there were enough; store what was missing. Return how many were taken."""
        known, made, version = self._of(game), dict[int, Mapping[str, Any]](), _version(game)
        found = dict[int, Summary | None]()
        for row in rows:
            data = reading.data(row["data"]) if row["version"] == version else None
            if not isinstance(data, dict):
                data = made[row["id"]] = self._made(game, row)
            found[row["id"]] = _summary(row, data)
            if enough():
                break
        owners = self._owners([*found])
        for number, one in found.items():
            known.games[number] = one if one is None else replace(one, seats=owners.get(number, {}))
            known.ordered = None
        if made:
            self._store(game, made)
        return len(found)

    def _owners(self, games: list[int]) -> dict[int, dict[int, int]]:
        """Return game → seat → number of the profile that sat there."""
        found: dict[int, dict[int, int]] = {}
        for row in self._database.rows(
            "SELECT game, seat, profile FROM seat WHERE profile IS NOT NULL AND game IN "
            "(SELECT value FROM json_each(?))",
            json.dumps(games),
        ):
            found.setdefault(row["game"], {})[row["seat"]] = row["profile"]
        return found

    def _made(self, game: Game, row: sqlite3.Row) -> Mapping[str, Any]:
        """Replay a game; nothing comes of one whose record cannot be replayed."""
        try:
            return summarise(Session(game, Record.parse("\n".join((self._header(row), *self._actions(row["id"]))))))
        except Exception as error:  # a damaged record can make any rule fail
            log.warning("The finished game %s cannot be replayed: %r", row["id"], error)
            return {}

    def _store(self, game: Game, made: Mapping[int, Mapping[str, Any]]) -> None:
        rows = [(number, _version(game), json.dumps(data)) for number, data in made.items()]
        self._database.write(
            lambda connection: connection.executemany(
                "INSERT OR REPLACE INTO summary (game, version, data) VALUES (?, ?, ?)", rows
            )
        )


def _version(game: Game) -> str:
    return f"{game.version}.{0 if game.fold is None else game.fold.version}.{_FORM}"


def _in_order(games: Iterable[Summary | None]) -> list[Summary]:
    return sorted((one for one in games if one is not None), key=lambda one: (one.ended, one.id))


def _summary(row: sqlite3.Row, data: Mapping[str, Any]) -> Summary | None:
    """Return the summary in a row, without its seats; None where the row holds no moment."""
    day = reading.as_mapping(data.get("tried"))
    with suppress(Unreadable):
        return Summary(
            row["id"],
            {},
            reading.local_moment(row, "begun", "touched", "ended", day=tried_day(day)),
            reading.local_moment(row, "ended", "touched", "begun"),
            reading.as_mapping(data.get("end")) or {},
            data.get("assisted") is True,
            day,
            _tally(row, data),
        )
    return None


def _tally(row: sqlite3.Row, data: Mapping[str, Any]) -> Tally | None:
    """Return the game as it counts in the statistics; an abandoned or continued one counts in none.

    Where the result names no points and no end, those of the replay count.
    """
    result = reading.result_of(row)
    if result["result"] == GIVEN_UP or result["continued"]:
        return None
    totals, winners, rows, levels = result["totals"], result["winners"], {}, []
    with suppress(TypeError, ValueError, AttributeError):  # a damaged summary
        rows = {name: tuple(map(int, points)) for name, points in data.get("rows", {}).items()}
        levels = [*map(str, data.get("levels", ()))]
        if not totals and not result["result"] and "winners" in data:
            totals, winners = ([*map(int, data[name])] for name in ("totals", "winners"))
    return Tally(row["players"], tuple(totals), frozenset(winners), frozenset(levels), rows, row["played"])
