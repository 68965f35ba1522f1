"""The games that are over."""

import json
from datetime import datetime

from game.profile.entries import Finished
from game.profile.people import folded
from game.profile.shelf import Shelf
from game.profile.statistics import GameStatistics, Played, best, statistics


class History(Shelf):
    """The part of the store that remembers finished games."""

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
