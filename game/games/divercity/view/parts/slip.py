"""A sentence that lies over the table for a moment, with a picture."""

from dataclasses import dataclass

from game.ui.engine.canvas import Canvas
from game.ui.table.paint import boxed


@dataclass(frozen=True, slots=True)
class Slip:
    """A sheet of paper: a round picture, a title, a sentence.

    Attributes:
        quiet: it is sad, and dark.
    """

    art: str
    title: str
    text: str
    quiet: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        ink, soft = ("cream", "#DCE6F0") if self.quiet else ("ink", "ink2")
        if self.quiet:
            c.shadow(0, 0, c.w, c.h, 20, 3)
            c.rect(0, 0, c.w, c.h, 20, "#12202EF2", "#FFFFFF33")
        else:
            c.panel(0, 0, c.w, c.h, 20)
        side = c.h - 36
        c.art(self.art, 18, 18, side, side, alpha=0.6 if self.quiet else 1)
        x = side + 38
        c.text(x, 48, self.title, 25, 700, ink, family="serif", max_w=c.w - x - 24)
        boxed(c, x, 62, self.text, c.w - x - 24, c.h - 80, 19, soft)
