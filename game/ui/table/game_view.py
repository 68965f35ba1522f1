"""How a game looks: the one thing that its registry entry names for the screen."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from game.core.rules import Game
from game.ui.engine.canvas import Canvas
from game.ui.presentation import Presentation
from game.ui.scene import Scene
from game.ui.table.desk_values import Ended
from game.ui.table.feed import TableFeed
from game.ui.table.game_table import GameTable
from game.ui.table.style import TableStyle

CardPainter = Callable[[Canvas, str, float, float, float, float], None]
"""Draws the card of a name into x, y, w, h in units."""


class GameView(Protocol):
    """The door to everything a game draws and says."""

    def presentation(self, game: Game) -> Presentation:
        """What the app says and shows of it outside its table, in the language of this moment."""
        ...

    def table(self, feed: TableFeed[Any, Any], style: TableStyle) -> GameTable[Any, Any, Any, Any]:
        """Its part of a table."""
        ...

    def end_page(self, ended: Ended[Any]) -> Scene:
        """What follows the last decision: the score sheet."""
        ...

    def paint_card(self, c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
        """Draws one of its cards, for the rules page."""
        ...


def view_of(game: Game) -> GameView:
    """The view that the registry entry of a game names."""
    module, _, name = game.view.partition(":")
    view: GameView = getattr(import_module(module), name)
    return view


def presentation(game: Game) -> Presentation:
    """How a game introduces itself, in the language of this moment."""
    return view_of(game).presentation(game)
