"""The games that are over."""

import sqlite3
from contextlib import suppress
from datetime import datetime
from itertools import count

from game.profile import reading
from game.profile.entries import GIVEN_UP, Finished, Lost
from game.profile.people import folded
from game.profile.reading import Unreadable
from game.profile.repository import Repository
from game.profile.statistics import GameStatistics, Played, best, statistics

_OVER = (
    "ended IS NOT NULL AND name = COALESCE(?, name) "
    "AND (? IS NULL OR id IN (SELECT game FROM seat WHERE profile = ?))"
)


class History(Repository):
    """The part of the store that remembers finished games."""

    def finished(self, game_id: str | None = None, profile: int | None = None, limit: int = 100) -> list[Finished]:
        """The history without what cannot be read, the newest first.

        Args:
            game_id: only games such as "forest".
            profile: only games with this person.
            limit: at most so many.
        """
        found: list[Finished] = []
        for skipped in count(0, limit):
            page = self.finished_page(skipped, limit, game_id, profile)
            found += (game for game in page if isinstance(game, Finished))
            if len(page) < limit or len(found) >= limit:
                return found[:limit]
        raise AssertionError("the history has no end")

    def finished_page(
        self, skip: int, limit: int, game_id: str | None = None, profile: int | None = None
    ) -> list[Finished | Lost]:
        """A part of the history, the newest first, also with the games that cannot be read.

        Args:
            skip: so many newer ones are left out.
            limit: at most so many.
            game_id: as for `finished`.
            profile: as for `finished`.
        """
        rows = self._database.rows(
            f"SELECT * FROM game WHERE id IN (SELECT id FROM game WHERE {_OVER} ORDER BY ended DESC, id DESC "
            "LIMIT ? OFFSET ?) ORDER BY ended DESC, id DESC",
            *(game_id, profile, profile, limit, skip),
        )
        return [self._finished(row) or Lost(row["id"], over=True) for row in rows]

    def count_finished(self, game_id: str | None = None, profile: int | None = None) -> int:
        """How many games `finished_page` leads through."""
        [row] = self._database.rows(f"SELECT COUNT(*) FROM game WHERE {_OVER}", game_id, profile, profile)
        return int(row[0])

    def count_played(self, profile: int) -> int:
        """How many games count in a person's statistics."""
        [row] = self._database.rows(
            "SELECT COUNT(*) FROM game WHERE ended IS NOT NULL AND id IN (SELECT game FROM seat WHERE profile = ?) "
            "AND NOT COALESCE(CASE WHEN typeof(result) = 'text' AND json_valid(result) THEN "
            "json_extract(result, '$.result') = ? OR json_extract(result, '$.continued') END, 0)",
            *(profile, GIVEN_UP),
        )
        return int(row[0])

    def finished_game(self, game: int) -> Finished | None:
        """One game that is over, None when there is none of that number that can be read."""
        rows = self._database.rows("SELECT * FROM game WHERE id = ? AND ended IS NOT NULL", game)
        return self._finished(rows[0]) if rows else None

    def lost(self) -> list[Lost]:
        """The running games that cannot be read, the newest first; those that are over stand in `finished_page`."""
        rows = self._database.rows("SELECT * FROM game WHERE ended IS NULL ORDER BY id DESC")
        return [Lost(row["id"], over=False) for row in rows if self._is_lost(row)]

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
            "SELECT game.name, GROUP_CONCAT(seat) AS seats, result, ended, touched, begun, touched_offset, "
            "begun_offset "
            "FROM game JOIN seat ON seat.game = game.id JOIN profile ON profile.id = seat.profile "
            f"WHERE ended IS NOT NULL AND {condition} GROUP BY game.id ORDER BY ended",
            *values,
        )
        known = (played for played in map(_to_played, rows) if played is not None)
        return [one for one in known if one.result["result"] != GIVEN_UP and not one.result["continued"]]

    def _finished(self, row: sqlite3.Row) -> Finished | None:
        """The game in a row, None when it cannot be read."""
        with suppress(Unreadable):
            return Finished(
                id=row["id"],
                header=self._header(row),
                actions=self._actions(row["id"]),
                called=self._called(row["id"]),
                result=reading.result_of(row),
                ended=_ended(row),
                screen=reading.mapping(row["screen"]),
            )
        return None

    def _is_lost(self, row: sqlite3.Row) -> bool:
        try:
            self._header(row)
            reading.moment(row["touched"], row["begun"])
        except Unreadable:
            return True
        return False


def _ended(row: sqlite3.Row) -> datetime:
    """A game is over with its last change."""
    return reading.local_moment(row, "ended", "touched", "begun")


def _to_played(row: sqlite3.Row) -> Played | None:
    """What a row says to the statistics, None when it cannot be read."""
    with suppress(Unreadable):
        return Played(
            game=row["name"],
            seats=frozenset(int(seat) for seat in row["seats"].split(",") if seat.isdecimal()),
            result=reading.result_of(row),
            ended=_ended(row),
        )
    return None
