"""What the page of the keys is made of."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.key_words import caps, written
from game.ui.words import tr
from game.units import Rect

_STRIPE: Final = "#F4EBD6"
_ASIDE: Final = 52.0
"""Room at the right edge for the way back to the key as delivered."""


def paint_stroke(c: Canvas, stroke: str, right: float, top: float) -> float:
    """The keys of a stroke, the last one ending at `right`; returns where the next stroke may end."""
    for cap in reversed(caps(stroke)):
        right -= c.key(right, top, cap, "end") + 5
    return right - 5


class KeyRow(Painted):
    """What a command does, and its keys; pressed, it asks for another one.

    Args:
        command: its name.
        does: what it does, in words.
        strokes: its keys.
        asks: it waits for a key.
        striped: every other row is tinted.
        place: where it lies.
        zone: its focus zone.
        press: asks for another key.
    """

    def __init__(
        self,
        command: str,
        does: str,
        strokes: Sequence[str],
        *,
        asks: bool,
        striped: bool,
        place: Rect,
        zone: str,
        press: Callable[[], None],
    ) -> None:
        x, y, w, h = place.x, place.y, place.w, place.h
        label = f"{does}: {' / '.join(map(written, strokes))}"
        super().__init__(f"key/{command}", x, y, w, h, z=2, label=label, zone=zone, on_press=press)
        self.radius = 10
        self._does, self._strokes, self._asks, self._striped = does, tuple(strokes), asks, striped

    def key(self) -> Hashable:
        return self._strokes, self._asks, self.hovered

    def paint(self, c: Canvas) -> None:
        if self._asks or self.hovered:
            c.rect(0, 1, self.w, self.h - 2, 10, "surface.row_hot", "surface.row_hot_line", 1.5)
        elif self._striped:
            c.rect(0, 1, self.w, self.h - 2, 10, _STRIPE)
        x, middle = self.w - _ASIDE, self.h / 2
        if self._asks:
            words = tr("press a key …")
            x -= c.text(x, middle + 6, words, 17.5, 700, "ink", "end", max_w=210, label=False) + 10
        else:
            for stroke in reversed(self._strokes):
                x = paint_stroke(c, stroke, x, middle - 16)
        c.text(14, middle + 6, self._does, 17.5, 600 if self._asks else 400, max_w=x - 22)
