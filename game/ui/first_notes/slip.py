"""The small paper note of somebody's first games: one sentence, and two buttons below it."""

from dataclasses import dataclass

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
_OVER = 22.0
"""So much higher than a panel a note may be that covers it: half of it above, in the gap, and half below."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What the note says."""

    words: str

    @property
    def spoken(self) -> tuple[str, str]:
        """All that is written, for a voice."""
        return tr("Good to know"), self.words

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16)
        c.icon("bulb", _EDGE + 10, _HEAD / 2 + 3, 22, "amberD")
        c.text(_EDGE + 30, _HEAD / 2 + 9, tr("Good to know"), 18, 700, family="serif", max_w=c.w - 2 * _EDGE - 30)
        c.rect(_EDGE, _HEAD, c.w - 2 * _EDGE, 1.2, fill="line")
        size = _SIZE * c.look.text_scale
        c.para(_EDGE, _HEAD + 8 + size, self.words, c.w - 2 * _EDGE, size, line_h=size * _LINE, label=False)

    def height(self, look: Look, w: float = SLIP_W) -> float:
        """The units it needs at a width."""
        size = _SIZE * look.text_scale
        lines = look.text.wrap(self.words, w - 2 * _EDGE, size, 400)
        return _HEAD + 18 + len(lines) * size * _LINE + _BUTTON_H + 14


def in_spare(slip: Slip, spare: Spare, look: Look) -> Rect | None:
    """Where it lies in room to spare: over a whole panel, else at the foot on the right; None where it needs more."""
    room = spare.place
    w = room.w if spare.whole else SLIP_W
    h = slip.height(look, w)
    if w > room.w or h > room.h + (_OVER if spare.whole else 0):
        return None
    if spare.whole:
        over = max(0.0, h - room.h)
        return Rect(room.x, room.y - over / 2, w, room.h + over)
    return Rect(room.right - w, room.bottom - h, w, h)


def button_places(place: Rect) -> tuple[Rect, Rect]:
    """Where its buttons lie when it lies here: the one that puts it away, and the one that ends all notes."""
    room = place.w - 2 * 14 - _GAP
    first, second = (room * share / sum(_SHARES) for share in _SHARES)
    top = place.bottom - _BUTTON_H - 14
    return Rect(place.x + 14, top, first, _BUTTON_H), Rect(place.x + 14 + first + _GAP, top, second, _BUTTON_H)
