"""A section of the journal about one game at a time."""

from collections.abc import Sequence

from game.core.rules import Game
from game.ui.journal.page import Journal, JournalPage, first_shown


class GameByGamePage(JournalPage):
    """Tells of one game at once; the others are read afterwards, one at a time: there may be thousands of records.

    Args:
        journal: the journal it is in.
        games: which ones there are to tell of.

    Attributes:
        game: the one that is shown.
    """

    def __init__(self, journal: Journal, games: Sequence[Game]) -> None:
        super().__init__(journal)
        self.games = list(games)
        self.game = first_shown(journal, self.games) or self.games[0]
        self.refresh()

    @property
    def profile(self) -> int:
        """The number of the person whose journal it is; 0 for nobody."""
        person = self.journal.person
        return 0 if person is None else person.id

    def read(self, game: Game) -> None:
        """Reads all that is told of a game."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Another game may have been finished, or removed."""
        self._unread = [game for game in self.games if game is not self.game]
        self._shown = False
        self.read(self.game)

    def update(self, dt_ms: float) -> None:
        """Once the page was shown, reads one of the other games; it is made anew after the last one."""
        if not self._shown:
            self._shown = True
        elif self._unread:
            self.read(self._unread.pop(0))
            if not self._unread:
                self.journal.rebuild()

    @property
    def working(self) -> bool:
        """There are games left to read."""
        return bool(self._unread)
