"""One sentence about the thing under the pointer."""

from collections.abc import Hashable

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node, Painted
from game.units import Rect

_WIDEST = 340
_SIZE = 15.5
_MARGIN = 12
_GAP = 12
_EDGE = 8


class Tooltip(Painted):
    """A small paper slip with the hint of a node, beside that node and inside the picture."""

    pad = 16

    def __init__(self) -> None:
        super().__init__("tooltip", z=910)
        self.visible = False

    def key(self) -> Hashable:
        return self.label

    def show(self, look: Look, node: Node | None, clear: Rect | None = None) -> None:
        """Shows the hint of a node, not over what is to be kept clear; without a node, or without a hint, nothing."""
        self.visible = node is not None and bool(node.hint)
        if node is None or not node.hint:
            return
        self.label = node.hint
        size = _SIZE * look.text_scale
        lines = look.text.wrap(self.label, _WIDEST, size)
        self.w = max(look.text.width(line, size) for line in lines) + 2 * _MARGIN
        self.h = len(lines) * size * look.theme.number("type.line_height") + 1.4 * _MARGIN
        self.x, self.y = _beside(node, self.w, self.h, look.viewport.window, clear)

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 10)
        c.para(_MARGIN, 0.7 * _MARGIN + _SIZE * c.look.text_scale, self.label, _WIDEST, _SIZE)


def _beside(
    node: Node, w: float, h: float, window: tuple[float, float, float, float], clear: Rect | None
) -> tuple[float, float]:
    """Under a node, else over it, else to its right or left: where the window has room. On it if it fills that.

    A node whose hint is to lie aside has the sides tried first.
    """
    first_x, first_y = window[0] + _EDGE, window[1] + _EDGE
    right, bottom = window[0] + window[2] - _EDGE, window[1] + window[3] - _EDGE
    left, top, width, height = node.bounds
    x = min(max(first_x, node.centre[0] - w / 2), right - w)
    below, above = top + height + _GAP, top - _GAP - h
    after, before = left + width + _GAP, left - _GAP - w
    y = min(max(first_y, node.centre[1] - h / 2), bottom - h)
    upright = [
        *([(x, below)] if below + h < bottom else []),
        *([(x, above)] if above >= first_y else []),
    ]
    aside = [
        *([(after, y)] if after + w < right else []),
        *([(before, y)] if before >= first_x else []),
    ]
    places = aside + upright if node.hint_aside else upright + aside
    free = [at for at in places if clear is None or not _covers(at, w, h, clear)]
    return next(iter([*free, *places]), (max(first_x, before), y))


def _covers(at: tuple[float, float], w: float, h: float, what: Rect) -> bool:
    x, y = at
    return x < what.right and what.x < x + w and y < what.bottom and what.y < y + h
