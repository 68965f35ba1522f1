"""One sentence about the thing under the pointer."""

from collections.abc import Hashable

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node, Painted
from game.ui.engine.viewport import DESIGN

_WIDEST = 340
_SIZE = 15.5
_MARGIN = 12
_GAP = 12


class Tooltip(Painted):
    """A small paper slip with the hint of a node, beside that node and inside the picture."""

    pad = 16

    def __init__(self) -> None:
        super().__init__("tooltip", z=910)
        self.visible = False

    def key(self) -> Hashable:
        return self.label

    def show(self, look: Look, node: Node | None) -> None:
        """Shows the hint of a node; without a node, or without a hint, nothing."""
        self.visible = node is not None and bool(node.hint)
        if node is None or not node.hint:
            return
        self.label = node.hint
        size = _SIZE * look.text_scale
        lines = look.text.wrap(self.label, _WIDEST, size)
        self.w = max(look.text.width(line, size) for line in lines) + 2 * _MARGIN
        self.h = len(lines) * size * look.theme.number("type.line_height") + 1.4 * _MARGIN
        _, top, _, h = node.bounds
        below = top + h + _GAP
        self.x = min(max(8, node.centre[0] - self.w / 2), DESIGN[0] - 8 - self.w)
        self.y = below if below + self.h < DESIGN[1] - 8 else top - _GAP - self.h

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 10)
        c.para(_MARGIN, 0.7 * _MARGIN + _SIZE * c.look.text_scale, self.label, _WIDEST, _SIZE)
