"""The sign that the app is at work and will be back in a moment."""

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Painted
from game.ui.engine.viewport import DESIGN

_SIZE = 22
_HEIGHT = 76
_SIGN = 24


class Busy(Painted):
    """A dark slip in the middle of the window that says what the player waits for."""

    soft = False  # its first picture is the only one before the work begins
    pad = 30

    def __init__(self, words: str, look: Look) -> None:
        width = look.text.width(words, _SIZE * look.text_scale, 600) + 4 * _SIGN + 28
        super().__init__(
            "busy", (DESIGN[0] - width) / 2, (DESIGN[1] - _HEIGHT) / 2, width, _HEIGHT, z=930, label=words
        )

    def paint(self, c: Canvas) -> None:
        middle = self.h / 2
        c.shadow(0, 0, self.w, self.h, middle, 3)
        c.rect(0, 0, self.w, self.h, middle, fill="night", line="#FFC85799", line_w=1.5)
        c.disc(middle, middle, _SIGN, "#FFFFFF1F")
        c.icon("dots", middle, middle, 26, "gold")
        c.text(middle + _SIGN + 16, middle + 7.5, self.label, _SIZE, 600, "cream")
