"""What a game draws on a page of Markdown."""

from typing import Protocol

from game.ui.engine.canvas import Canvas
from game.ui.widgets.markdown_text import Figure


class Drawing(Protocol):
    """What a figure draws."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, in units."""
        ...

    def paint(self, c: Canvas, hot: bool) -> None:
        """Draws it on a canvas of its size."""
        ...


class Pictures(Protocol):
    """What a game draws on its page."""

    def card(self, c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
        """Draws the card of this name on a canvas into x, y, w, h."""
        ...

    def figure(self, figure: Figure) -> Drawing:
        """What a figure shows.

        Raises:
            ValueError: it says nothing that can be drawn.
        """
        ...
