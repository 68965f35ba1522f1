"""A short message that comes and goes."""

from collections.abc import Hashable, Iterable

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Painted
from game.ui.engine.viewport import DESIGN
from game.units import Rect

_SIZE = 18
_HEIGHT = 48
_TOP, _HIGHER = 88, 22
"""Under the top bar; and over it, where that is free and something is written below."""
_EDGE = 40.0
_GAP = 26
"""To what it stands beside: more than the arrow of a mouse is high."""
_NEW_MS, _MOMENT_MS = 250.0, 600.0
"""How long a message is new, and how much longer an older one stays once something else came up."""


class Toast(Painted):
    """A dark slip under the top bar, or over something: it comes in, stays, and goes.

    Args:
        text: the message.
        look: to measure it.
        fade_ms: how long it comes in and goes out.
        stay_ms: how long it can be read.
        near: what it stands over, or under where there is no room; None: it stands under the top bar.
    """

    pad = 30

    def __init__(self, text: str, look: Look, fade_ms: float, stay_ms: float, near: Rect | None = None) -> None:
        width = min(look.text.width(text, _SIZE * look.text_scale, 600) + 52, DESIGN[0] - 2 * _EDGE)
        x, y = _place(width, near)
        super().__init__("toast", x, y, width, _HEIGHT, z=950, label=text)
        self._fade_ms, self._stay_ms = fade_ms, stay_ms
        self._near, self._age = near, 0.0
        self.update(0)

    def key(self) -> Hashable:
        return self.label

    def paint(self, c: Canvas) -> None:
        c.shadow(0, 0, self.w, self.h, self.h / 2, 2)
        c.rect(0, 0, self.w, self.h, self.h / 2, fill="night", line="#FFC85799", line_w=1.5)
        c.text(self.w / 2, 31, self.label, _SIZE, 600, "cream", "middle", max_w=self.w - 40)

    def stand_clear(self, written: Iterable[Rect], sheets: Iterable[Rect] = ()) -> None:
        """Stands higher, where it would lie over words and there are none.

        Args:
            written: where something is written.
            sheets: what lies over another scene: the head of it is to be seen too.
        """
        if self._near is not None:
            return
        boxes = tuple(written)
        places = (_HIGHER, _TOP) if any(self._over(_TOP, sheet) for sheet in sheets) else (_TOP, _HIGHER)
        free = [y for y in places if not any(self._over(y, box) for box in boxes)]
        self.y = free[0] if free else _TOP

    def _over(self, y: float, box: Rect) -> bool:
        return box.x < self.x + self.w and self.x < box.right and box.y < y + self.h and y < box.bottom

    def leave(self) -> None:
        """Whoever it spoke to has gone on: it begins to go."""
        self._age = max(self._age, self._fade_ms + self._stay_ms)

    def hurry(self) -> None:
        """Something else came up: it stays only a moment longer, unless it is so new that it belongs to that."""
        if self._age > _NEW_MS:
            self._age = max(self._age, self._fade_ms + self._stay_ms - _MOMENT_MS)

    def update(self, dt_ms: float) -> bool:
        """Lets time pass; False when it has gone."""
        self._age += dt_ms
        coming = self._age / self._fade_ms if self._fade_ms else 1.0
        going = (self._age - self._fade_ms - self._stay_ms) / self._fade_ms if self._fade_ms else 0.0
        self.alpha = max(0.0, min(1.0, coming, 1 - going))
        return self._age < 2 * self._fade_ms + self._stay_ms


def _place(width: float, near: Rect | None) -> tuple[float, float]:
    if near is None:
        return (DESIGN[0] - width) / 2, _TOP
    x = min(max(_EDGE, near.x + near.w / 2 - width / 2), DESIGN[0] - _EDGE - width)
    over, under = near.y - _GAP - _HEIGHT, near.bottom + _GAP
    return x, max(_TOP, min(over if over >= _TOP else under, DESIGN[1] - _EDGE - _HEIGHT))
