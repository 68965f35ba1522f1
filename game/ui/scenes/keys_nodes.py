"""What the page of the keys is made of."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.engine.strokes import on_pad
from game.ui.input.key_words import caps, pad_button, written
from game.ui.words import tr
from game.units import Rect

_STRIPE: Final = "#F4EBD6"
_SPOTS: Final = {"pad a": (0, 1), "pad b": (1, 0), "pad x": (-1, 0), "pad y": (0, -1)}
"""Where the four buttons lie around their middle."""
_LETTERS: Final = 16.0
_GROWS: Final = 1.1
"""At most so many times as large: words stand beside them."""
_ASIDE: Final = 52.0
"""Room at the right edge for the way back to the key as delivered."""


def paint_stroke(
    c: Canvas, stroke: str, right: float, top: float, h: float = 30, letters: float | None = None
) -> float:
    """The keys of a stroke, h high, the last one ending at `right`; returns where the next stroke may end."""
    if on_pad(stroke):
        return right - paint_button(c, stroke, right, top, letters) - 10
    for cap in reversed(caps(stroke)):
        right -= c.key(right, top, cap, "end", h, letters) + 5
    return right - 5


def paint_button(c: Canvas, stroke: str, right: float, top: float, letters: float | None = None) -> float:
    """A button of a gamepad, its right edge here: where it lies, and its letter; returns its width."""
    name = pad_button(stroke)
    style = c.look.theme.type("key")
    size = letters or style.size
    words = c.look.text.width(name, size, style.weight, style.family)
    place = _SPOTS.get(stroke)
    w = words + (22 if place is None else 50)
    x, middle = right - w, top + 15
    c.rect(x, top, w, 30, 15, "surface.pill", "#FFFFFF3A")
    if place is not None:
        for spot in _SPOTS.values():
            lit = spot == place
            c.disc(x + 20 + spot[0] * 7, middle + spot[1] * 7, 4.5 if lit else 3, "gold" if lit else "#FFFFFF59")
    y = top + 15 + 0.375 * size
    c.text(right - 11, y, name, size, style.weight, "#F3F1DC", "end", style.family, label=False)
    return w


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
                x = paint_stroke(c, stroke, x, middle - 16, letters=_LETTERS * min(_GROWS, c.look.text_scale))
        c.text(14, middle + 6, self._does, 17.5, 600 if self._asks else 400, max_w=x - 22)
