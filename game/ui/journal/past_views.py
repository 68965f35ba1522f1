"""What finished games looked like at their end, worked out one at a time: each has to be played through for it."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.entries import Finished
from game.ui.presentation.presentation import Presentation, presentation

log = logging.getLogger("biotope")
_KEPT = 60
"""So many pictures are remembered: some pages of the list."""


@dataclass(frozen=True, slots=True)
class PastView:
    """What the whole table saw at the end of a game, and the number of its deal, if there is one."""

    presentation: Presentation
    view: Any
    deal: int | None = None


class PastViews:
    """The ends of the games that somebody looks at."""

    def __init__(self) -> None:
        self._known: dict[int, PastView | None] = {}
        self._wanted: list[Finished] = []
        self._new = False

    def want(self, games: Iterable[Finished]) -> None:
        """These are looked at now; what was wanted before and is not ready no longer matters."""
        self._wanted = [game for game in games if game.id not in self._known]
        self._new = True

    def get(self, game: int | None) -> PastView | None:
        """The end of a game; None as long as it is not known, or when it cannot be played through."""
        return None if game is None else self._known.get(game)

    @property
    def working(self) -> bool:
        """Some are not ready."""
        return bool(self._wanted)

    def work(self) -> int | None:
        """Works out the next one; returns its number, None when there is nothing to do or first the list is shown."""
        if self._new or not self._wanted:
            self._new = False
            return None
        game = self._wanted.pop(0)
        while len(self._known) >= _KEPT:
            del self._known[next(iter(self._known))]
        self._known[game.id] = _end_of(game)
        return game.id


def _end_of(game: Finished) -> PastView | None:
    try:
        record = Record.parse("\n".join((game.header, *game.actions)))
        session = Session(GAMES[record.header["game"]], record)
        return PastView(presentation(session.game), session.view(None), session.deal_number)
    except Exception as error:  # whatever was kept of it, the list goes on
        log.warning("The finished game %s has no picture: %r", game.id, error)
        return None
