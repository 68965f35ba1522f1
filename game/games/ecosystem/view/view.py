"""The door to everything that an edition of Ecosystem draws and says."""

from typing import Any

from game.core.rules import Game
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.rules import EcosystemRules
from game.games.ecosystem.view.cards import card_face, level_for
from game.games.ecosystem.view.presentation import presentation_of
from game.games.ecosystem.view.score_page import EcosystemScorePage
from game.games.ecosystem.view.table import EcosystemTable
from game.ui.engine.canvas import Canvas
from game.ui.presentation import Presentation
from game.ui.scene import Scene
from game.ui.table.feed import TableFeed
from game.ui.table.game_table import Ended, GameTable
from game.ui.table.score_page import ScoreScene
from game.ui.table.style import TableStyle


class EcosystemGameView:
    """See `GameView`."""

    def presentation(self, game: Game) -> Presentation:
        """What the app says and shows outside the table."""
        return presentation_of(_edition(game))

    def table(self, feed: TableFeed[Any, Any], style: TableStyle) -> GameTable[Any, Any, Any, Any]:
        """The game's part of a table."""
        return EcosystemTable(feed, style, _edition(feed.game))

    def end_page(self, ended: Ended[Any]) -> Scene:
        """The score page."""
        view = ended.frame.view
        return ScoreScene(ended, EcosystemScorePage(view, view.outcome, ended.seats))

    def paint_card(self, c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
        """Draws a card for the rules page."""
        c.lay(card_face(c.look, name, level_for(c.look.theme, h), w, h), x, y)


def _edition(game: Game) -> Edition:
    assert isinstance(game.rules, EcosystemRules), "this view draws the editions of one engine"
    return game.rules.edition


VIEW = EcosystemGameView()
