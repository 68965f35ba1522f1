"""What has been achieved, on the title; counted behind the picture where many games are still to be folded."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from game.core.rules import Game
from game.ui.kept.finished import Player, players
from game.ui.presentation.presentation import presentation
from game.ui.scene import Scene
from game.ui.scenes.title_nodes import AchievementsCard

log = logging.getLogger("biotope")

CARD_W: Final = 222.0
_SLICE: Final = 6
"""Games that are folded between two pictures."""


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
        if self._scene.shell.store.unfolded(game):
            self._uncounted.append((game, card, count))
        else:
            card.words = self._counted(game, count)
        return card

    def work(self) -> None:
        """Goes on counting for a moment."""
        if not self._uncounted:
            return
        game, card, count = self._uncounted[0]
        store = self._scene.shell.store
        before = store.unfolded(game)
        store.fold(game, _SLICE)
        if store.unfolded(game) in (0, before):
            card.words = self._counted(game, count)
            self._uncounted.pop(0)

    def _counted(self, game: Game, count: Callable[[Sequence[Player]], str]) -> str:
        try:
            return count(players(self._scene.shell.store, game.id))
        except Exception as error:  # the title opens whatever is in the history
            log.warning("The achievements of %s cannot be counted: %r", game.id, error)
            return ""
