"""How much of a longer piece of work is done, in the place where its outcome will lie."""

from dataclasses import dataclass

from game.ui.engine.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Working:
    """What is done, and the share of it that is done already."""

    words: str
    share: float

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        c.text(24, 50, self.words, 20, 700, family="serif", max_w=c.w - 48)
        c.rect(24, 78, c.w - 48, 14, 7, "surface.sunk", "line")
        c.rect(24, 78, max(14.0, (c.w - 48) * self.share), 14, 7, "good")
