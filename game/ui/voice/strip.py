"""The strip at the foot of the window that shows what is read."""

from collections.abc import Hashable, Sequence
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Painted
from game.ui.engine.text import Text

STRIP: Final = "read strip"
SHARE: Final = 0.085
"""Of the height of the window: room for two lines of the largest letters, so that nothing lies under them."""
_SIZE: Final = 18.0
_LINES: Final = 2
_SIDE: Final = 24.0
_Z: Final = 940.0


class Strip(Painted):
    """The last sentences, cream on night: as many of them as two lines hold.

    Args:
        told: the sentences, the newest last.
        whole: all of them, in as many lines as they need, over what lies there.
        look: to measure them.
    """

    soft = False

    def __init__(self, told: Sequence[str], whole: bool, look: Look) -> None:
        left, top, width, height = look.viewport.window
        self.whole = whole
        self._size = _SIZE * look.text_scale
        room = width - 2 * _SIDE
        self._lines = (
            look.text.wrap(" ".join(told), room, self._size) if whole else _last(told, room, self._size, look.text)
        )
        self._step = self._size * 1.3
        h = self._step * len(self._lines) + 16
        super().__init__(STRIP, left, top + height - h, width, h, z=_Z, label=" ".join(told))

    def key(self) -> Hashable:
        return self.label, self.whole

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, fill="night")
        c.rect(0, 0, self.w, 2, fill="gold")
        for number, line in enumerate(self._lines):
            c.text(_SIDE, 8 + self._step * (number + 0.76), line, _SIZE, colour="cream", max_w=self.w - 2 * _SIDE)


def _last(told: Sequence[str], width: float, size: float, text: Text) -> list[str]:
    """The lines of the last sentences that fit, each whole; of one that is too long by itself, its beginning."""
    lines: list[str] = []
    for number in range(len(told)):
        lines = text.wrap(" ".join(told[number:]), width, size)
        if len(lines) <= _LINES:
            return lines
    kept, rest = lines[: _LINES - 1], lines[_LINES - 1 :]
    return [*kept, text.fit(" ".join(rest), width, size, lo=size)[0]]
