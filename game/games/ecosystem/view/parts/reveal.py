"""What stands around the cards while they turn over: the dimmed table, the slots' names, the word about hurrying."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.input.commands import FASTER
from game.ui.input.key_words import key_of
from game.ui.table.paint import LIGHT, emblem
from game.ui.table.pool import PaintedNode
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import DarkPill
from game.ui.words import tr
from game.units import Placement, Rect

PREFIX = "reveal/"
_CHIP_H = 38.0
_WIDEST, _APART = 220.0, 6.0
"""How wide the name of a slot may be, and how far from the next one."""
_FEATHER = 22.0
"""Units over which the shade fades out at its rim."""


class RevealShade(Painted):
    """Darkens the board and the hand below it, and throws a warm light under the slots."""

    def __init__(self, board: Rect, hand: Rect, slots: Sequence[Placement], z: float) -> None:
        top, bottom = board.y - _FEATHER, hand.bottom + 2 * _FEATHER
        super().__init__(f"{PREFIX}shade", board.x - _FEATHER, top, board.w + 2 * _FEATHER, bottom - top, z=z)
        self._slots = tuple(slots)

    def key(self) -> object:
        return self._slots

    def paint(self, c: Canvas) -> None:
        dark = Canvas(c.look, c.w, c.h)
        dark.rect(_FEATHER, _FEATHER, c.w - 2 * _FEATHER, c.h - 2 * _FEATHER, 40, "surface.scrim")
        c.lay(shapes.blurred(dark.surface, _FEATHER / 2 * c.look.viewport.scale), 0, 0)
        first, last = self._slots[0], self._slots[-1]
        x, y = first.x - self.x, first.y - self.y
        c.glow(x, y, last.x + last.w - first.x, first.h, 34, "#FFE7AE", width=30, blur=26, alpha=0.3)


class SlotName(Painted):
    """Whose card lies in a slot. `room`: how wide it may be, so that it does not touch the next one."""

    def __init__(self, seat: int, info: SeatInfo, slot: Placement, room: float, z: float) -> None:
        super().__init__(f"{PREFIX}name/{seat}", slot.cx - room / 2, slot.y + slot.h + 8, room, _CHIP_H, z=z)
        self._info = info

    def key(self) -> object:
        return self._info

    def paint(self, c: Canvas) -> None:
        text, size = c.look.text.fit(self._info.name, c.w - 58, 18, 600, "sans")
        w = c.look.text.width(text, size, 600, "sans") + 58
        x = (c.w - w) / 2
        c.rect(x, 0, w, c.h, c.h / 2, "surface.pill", "#FFFFFF33")
        emblem(c, self._info, x + 20, c.h / 2, 14)
        c.text(x + 42, c.h / 2 + 6, text, size, 600, LIGHT, label=False)


def slot_names(seats: Mapping[int, SeatInfo], slots: Sequence[Placement], z: float) -> list[SlotName]:
    """The names below the slots, each of them with as much room as there is beside the others.

    Args:
        seats: whose card lies in which slot, in their order.
        slots: from the left.
        z: what is higher lies above.
    """
    room = min([_WIDEST, *(after.cx - before.cx - _APART for before, after in pairwise(slots))])
    return [SlotName(seat, info, slot, room, z) for (seat, info), slot in zip(seats.items(), slots, strict=True)]


def faster_pill(place: Rect, z: float) -> PaintedNode:
    """Says that nobody has to wait."""
    text = tr("{key} or a click: faster").format(key=key_of(FASTER))
    pill = PaintedNode(f"{PREFIX}faster", DarkPill(text))
    pill.x, pill.y, pill.w, pill.h, pill.z, pill.label = place.x, place.y, place.w, place.h, z, text
    return pill
