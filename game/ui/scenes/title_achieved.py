"""What has been achieved, on the title; counted in slices where many games are still to be read."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from game.core.rules import Game
from game.ui.kept.finished import Player, players, read_some
from game.ui.presentation.presentation import presentation
from game.ui.scene import Scene
from game.ui.scenes.title_nodes import AchievementsCard

log = logging.getLogger("biotope")

CARD_W: Final = 222.0


class Achieved:
    """The cards of all games with a page of achievements.

    Args:
        scene: the title.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._uncounted: list[tuple[Game, AchievementsCard, Callable[[Sequence[Player]], str]]] = []

    @property
    def working(self) -> bool:
        """Something is still to be counted."""
        return bool(self._uncounted)

    def clear(self) -> None:
        """The cards are made anew."""
        self._uncounted.clear()

    def card(self, game: Game, x: float, y: float, h: float) -> AchievementsCard | None:
        """The card of a game; None when it has no such page. It says how much that is as soon as it is counted."""
        shown = presentation(game)
        page, count = shown.achievements, shown.achieved
        if page is None or count is None:
            return None
        card = AchievementsCard(shown.title, "", lambda: self._scene.shell.stack.push(page("")), x, y, h)
        if read_some(self._scene.shell.store, game):
            self._uncounted.append((game, card, count))
        else:
            card.words = self._counted(game, count)
        return card

    def work(self) -> None:
        """Goes on counting for a moment."""
        if not self._uncounted:
            return
        game, card, count = self._uncounted[0]
        if not read_some(self._scene.shell.store, game):
            card.words = self._counted(game, count)
            self._uncounted.pop(0)

    def _counted(self, game: Game, count: Callable[[Sequence[Player]], str]) -> str:
        try:
            return count(players(self._scene.shell.store, game.id))
        except Exception as error:  # the title opens whatever is in the history
            log.warning("The achievements of %s cannot be counted: %r", game.id, error)
            return ""
