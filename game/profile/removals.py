"""Finished games that somebody removes; a try of a daily stays used, with what it brought."""

import json
import sqlite3
from contextlib import suppress

from game.games.registry import GAMES
from game.profile import reading
from game.profile.daily import tried_day
from game.profile.moments import stored
from game.profile.reading import Unreadable
from game.profile.summaries import Summaries, Summary


class Removals(Summaries):
    """The part of the store that forgets finished games, and remembers which of them were tries of a daily."""

    def remove(self, game: int) -> None:
        """Forget a game that is over. Raises LookupError when there is none of that number."""
        trial = self._trial(game)

        def delete(connection: sqlite3.Connection) -> None:
            if connection.execute("DELETE FROM game WHERE id = ? AND ended IS NOT NULL", (game,)).rowcount == 0:
                raise LookupError(f"There is no finished game {game}.")
            if trial is not None and 0 in trial.seats:
                connection.execute(
                    "INSERT INTO removed_try (game, profile, begun, begun_offset, assisted, tried) "
                    "VALUES (?, ?, ?, ?, ?, ?)",
                    (game, trial.seats[0], *stored(trial.begun), trial.assisted, json.dumps(trial.tried)),
                )

        self._database.write(delete)

    def removed_tries(self) -> list[Summary]:
        """The tries of a daily whose games were removed, in any order.

        A game that came back from another computer and was removed again is one try.
        """
        found: dict[tuple[object, ...], Summary] = {}
        for row in self._database.rows("SELECT * FROM removed_try"):
            with suppress(Unreadable):
                tried = reading.mapping(row["tried"])
                begun = reading.local_moment(row, "begun", day=tried_day(tried))
                found.setdefault(
                    (begun, row["profile"], row["assisted"], json.dumps(tried)),
                    Summary(row["game"], {0: row["profile"]}, begun, begun, {}, row["assisted"] == 1, tried),
                )
        return list(found.values())

    def _trial(self, game: int) -> Summary | None:
        """The finished game as a try of a daily; None when it was none."""
        names = self._database.rows("SELECT name FROM game WHERE id = ? AND ended IS NOT NULL", game)
        kind = GAMES.get(reading.text(names[0]["name"])) if names else None
        return None if kind is None else next((one for one in self.tries(kind) if one.id == game), None)
