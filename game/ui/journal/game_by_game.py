"""A section of the journal about one game at a time."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.rules import Game
from game.ui.engine.node import Node
from game.ui.journal.page import ROOM, Journal, JournalPage, first_shown
from game.ui.kept.finished import read_some
from game.ui.widgets.plain import Label, Panel
from game.ui.words import trn

TOP: Final = 156.0
"""Below the tabs of the games."""


class GameByGamePage(JournalPage):
    """Show one game; the summaries of its finished games and of the others are read in slices.

    Args:
        journal: the journal it is in.
        games: the games that can be shown.
        others: further games whose summaries the page needs; they are read last.

    Attributes:
        game: the one that is shown.
        waiting: the number of finished games of `game` that are still to be read; 0 once it can be shown.
    """

    def __init__(self, journal: Journal, games: Sequence[Game], others: Sequence[Game] = ()) -> None:
        super().__init__(journal)
        self.games = list(games)
        self.game = first_shown(journal, self.games) or self.games[0]
        self._others = list(others)
        self._unread: list[Game] = []
        self._left: dict[str, int] = {}
        self.refresh()

    @property
    def profile(self) -> int:
        """The number of the person whose journal it is; 0 for nobody."""
        person = self.journal.person
        return 0 if person is None else person.id

    @property
    def waiting(self) -> int:
        """The number of finished games that are to be read before the game can be shown."""
        return self._left.get(self.game.id, 0)

    def read(self, game: Game) -> None:
        """Work out what is shown of a game; its summaries have been read."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Read again: another game may have been finished, or removed."""
        self._unread = [*self.games, *self._others]
        self._shown = False
        self._read_on(self.game)

    def show(self, game: Game) -> None:
        """Turn to another game."""
        self.game = game
        if game in self._unread:
            self._read_on(game)

    def update(self, dt_ms: float) -> None:
        """Once the page was shown, read on, the shown game first; rebuild the page where that changes it."""
        if not self._shown:
            self._shown = True
        elif self._unread:
            game = self.game if self.game in self._unread else self._unread[0]
            self._read_on(game)
            if game is self.game or not self._unread:
                self.journal.rebuild()

    @property
    def working(self) -> bool:
        """There are games left to read."""
        return bool(self._unread)

    def progress(self) -> Iterator[Node]:
        """Yield a sheet with the number of games that are still to be read."""
        yield Panel("none/paper", ROOM.x, TOP, ROOM.w, 160, 22)
        words = trn("{n} game is still being read …", "{n} games are still being read …", self.waiting)
        yield Label("progress", words.format(n=self.waiting), ROOM.x + 36, TOP + 58, ROOM.w - 72, 44, "title")

    def _read_on(self, game: Game) -> None:
        self._left[game.id] = read_some(self.journal.shell.store, game)
        if not self._left[game.id]:
            self._unread.remove(game)
            self.read(game)
