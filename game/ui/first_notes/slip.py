"""The small paper note of somebody's first games: one sentence, and two buttons below it."""

from dataclasses import dataclass, replace
from math import inf

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.lessons.terms import Spare
from game.ui.words import tr
from game.units import Rect

SLIP_W = 292.0
_EDGE = 18.0
_HEAD = 46.0
_SIZE, _LINE = 18.0, 1.3
_BUTTON_H, _GAP = 44.0, 8.0
_SHARES = (2.0, 3.5)
_SMALLER = (inf, 1.2, 1.15, 1.1, 1.05, 1.0)
"""The text sizes that are tried one after the other where there is little room."""
_OVER = 22.0
"""So much higher than a panel a note may be that covers it: half of it above, in the gap, and half below."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What the note says; `most`: the largest text size in which its sentence is written."""

    words: str
    most: float = inf

    @property
    def spoken(self) -> tuple[str, str]:
        """All that is written, for a voice."""
        return tr("Good to know"), self.words

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16)
        c.icon("bulb", _EDGE + 10, _HEAD / 2 + 3, 22, "amberD")
        c.text(_EDGE + 30, _HEAD / 2 + 9, tr("Good to know"), 18, 700, family="serif", max_w=c.w - 2 * _EDGE - 30)
        c.rect(_EDGE, _HEAD, c.w - 2 * _EDGE, 1.2, fill="line")
        size = self._size(c.look)
        c.para(_EDGE, _HEAD + 8 + size, self.words, c.w - 2 * _EDGE, size, line_h=size * _LINE, label=False)

    def height(self, look: Look, w: float = SLIP_W) -> float:
        """The units it needs at a width."""
        size = self._size(look)
        lines = look.text.wrap(self.words, w - 2 * _EDGE, size, 400)
        return _HEAD + 18 + len(lines) * size * _LINE + _BUTTON_H + 14

    def _size(self, look: Look) -> float:
        return _SIZE * min(look.text_scale, self.most)


def in_spare(slip: Slip, spare: Spare, look: Look) -> tuple[Slip, Rect] | None:
    """The note in room to spare: over a whole panel, else at the foot on the right; None where it needs more.

    Over a panel large letters shrink, though never below the usual size, rather than cover what lies above it.
    """
    room = spare.place
    if not spare.whole:
        h = slip.height(look)
        fits = room.w >= SLIP_W and room.h >= h
        return (slip, Rect(room.right - SLIP_W, room.bottom - h, SLIP_W, h)) if fits else None
    for most in _SMALLER:
        smaller = replace(slip, most=most)
        h = smaller.height(look, room.w)
        if h <= room.h + _OVER:
            over = max(0.0, h - room.h)
            return smaller, Rect(room.x, room.y - over / 2, room.w, room.h + over)
    return None


def button_places(place: Rect) -> tuple[Rect, Rect]:
    """Where its buttons lie when it lies here: the one that puts it away, and the one that ends all notes."""
    room = place.w - 2 * 14 - _GAP
    first, second = (room * share / sum(_SHARES) for share in _SHARES)
    top = place.bottom - _BUTTON_H - 14
    return Rect(place.x + 14, top, first, _BUTTON_H), Rect(place.x + 14 + first + _GAP, top, second, _BUTTON_H)
