"""The door to everything that AQUA draws and says."""

from typing import Any

from game.core.rules import Game
from game.games.aqua.view.cards import card_face, level_for
from game.games.aqua.view.presentation import for_game
from game.games.aqua.view.score_page import AquaScorePage
from game.games.aqua.view.table import AquaTable
from game.ui.engine.canvas import Canvas
from game.ui.presentation import Presentation
from game.ui.scene import Scene
from game.ui.table.feed import TableFeed
from game.ui.table.game_table import Ended, GameTable
from game.ui.table.score_page import ScoreScene
from game.ui.table.style import TableStyle


class AquaGameView:
    """See `GameView`."""

    def presentation(self, game: Game) -> Presentation:
        """What the app says and shows outside the table."""
        return for_game(game.id)

    def table(self, feed: TableFeed[Any, Any], style: TableStyle) -> GameTable[Any, Any, Any, Any]:
        """The game's part of a table."""
        return AquaTable(feed, style)

    def end_page(self, ended: Ended[Any]) -> Scene:
        """The score page."""
        view = ended.frame.view
        return ScoreScene(ended, AquaScorePage(view, view.outcome, ended.seats))

    def paint_card(self, c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
        """Draws a card for the rules page."""
        c.lay(card_face(c.look, name, level_for(c.look.theme, h), w, h), x, y)


VIEW = AquaGameView()
