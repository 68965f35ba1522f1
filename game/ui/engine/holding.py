"""What ends a turn or cannot be taken back may have to be held, so that a press by mistake does nothing."""

from collections.abc import Callable
from itertools import pairwise
from math import floor, hypot
from typing import Final, Protocol

from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import IMMEDIATE, Intent, Leave, LetGo, Press, Release, Touch
from game.ui.engine.node import Node, Painted
from game.ui.engine.pointer import Pointer
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Timeline

HOLD_MS: Final = 600.0
"""For how long it has to be held."""
_STEPS, _FEW_STEPS = 30, 4
"""In how many steps the ring fills, and in how many where little may move."""
_OFFSET, _TRACK, _FILL = 5.0, 9.0, 5.0
"""Units: from the button to the ring, how broad the ring is, and what fills it."""


class HoldRing(Painted):
    """The ring round what is held: it fills clockwise, from the middle above."""

    soft = False
    pad = _TRACK

    def __init__(self, node: Node) -> None:
        x, y, w, h = node.bounds
        super().__init__("hold ring", x - _OFFSET, y - _OFFSET, w + 2 * _OFFSET, h + 2 * _OFFSET, z=902)
        self.radius = node.radius + _OFFSET
        self.share = 0.0

    def key(self) -> float:
        return self.share

    def paint(self, c: Canvas) -> None:
        above = (self.w / 2, 0.0)
        way = [above, *shapes.outline(0, 0, self.w, self.h, self.radius)[:-1], above]
        length = sum(hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(way))
        c.polyline(way, "focus.outer", _TRACK)
        if self.share:
            c.polyline(way, "amber", _FILL, dash=(length * self.share, length))


class Ground(Protocol):
    """Where something is held; `stage`, `pointer` and `timeline` are those of a scene."""

    stage: Stage
    pointer: Pointer
    timeline: Timeline

    def press(self, node: Node) -> bool:
        """A node is pressed."""
        ...


class Holding:
    """The one node that is held, by the pointer or by what was struck, and for how long it was.

    Args:
        ground: where it is held; its `press` asks whether a node `must_wait`.
        wanted: whether what is final has to be held at all.
        calm: whether the ring fills in few steps.
        too_short: tells that something was let go too early.
    """

    def __init__(
        self,
        ground: Ground,
        wanted: Callable[[], bool],
        calm: Callable[[], bool],
        too_short: Callable[[], None],
    ) -> None:
        self._ground, self._wanted, self._calm, self._too_short = ground, wanted, calm, too_short
        self._node: Node | None = None
        self._ring: HoldRing | None = None
        self._by_pointer = self._releasing = self._through = False
        self._ms = 0.0

    def __bool__(self) -> bool:
        return self._node is not None

    def asks(self, node: Node) -> bool:
        """Whether a node has to be held."""
        return node.final and self._wanted()

    def takes(self, intent: Intent) -> bool:
        """What any intent means to what is held: another press ends it.

        Returns:
            That was all that the intent means.
        """
        self._releasing = isinstance(intent, Release)
        if isinstance(intent, LetGo):
            if not self._by_pointer:
                self.let_go()
            return True
        if isinstance(intent, Touch) or not isinstance(intent, IMMEDIATE):
            self.end()
        return False

    def point(self, intent: Intent) -> None:
        """The pointer has taken this intent: it may have begun to hold something, or left it."""
        node = self._ground.pointer.down
        if isinstance(intent, Press | Touch) and node is not None and self.asks(node):
            if _can_be_pressed(node) and not self._ground.timeline.busy:
                self._begin(node, by_pointer=True)
        elif isinstance(intent, Leave) and self._by_pointer:
            self.let_go()

    def must_wait(self, node: Node) -> bool:
        """Whether a press does nothing yet: from now on the node is held, or it was not held for long enough."""
        if self._through or not self.asks(node):
            return False
        if self._releasing:
            self.end()
            self._too_short()
        else:
            self._begin(node, by_pointer=False)
        return True

    def update(self, dt_ms: float) -> None:
        """Lets time pass; what was held for long enough is pressed."""
        node, ring = self._node, self._ring
        if node is None or ring is None:
            return
        if not self._goes_on(node):
            self.end()
            return
        self._ms += dt_ms
        steps = _FEW_STEPS if self._calm() else _STEPS
        ring.share = floor(min(1.0, self._ms / HOLD_MS) * steps) / steps
        if self._ms >= HOLD_MS:
            self._press(node)

    def let_go(self) -> None:
        """What is held, if anything, was let go too early."""
        if self:
            self.end()
            self._too_short()

    def end(self) -> None:
        """Nothing is held any more, and nothing comes of it."""
        if self._ring is not None:
            self._ground.stage.remove(self._ring.name)
        self._node = self._ring = None
        self._by_pointer = False

    def _begin(self, node: Node, *, by_pointer: bool) -> None:
        self.end()
        self._node, self._by_pointer, self._ms = node, by_pointer, 0.0
        self._ring = self._ground.stage.add(HoldRing(node))

    def _goes_on(self, node: Node) -> bool:
        there = self._ground.stage.get(node.name) is node and _can_be_pressed(node) and node.final
        under = not self._by_pointer or self._ground.pointer.down is node
        return there and under and not self._ground.timeline.busy

    def _press(self, node: Node) -> None:
        if self._by_pointer:
            self._ground.pointer.forget()
        self.end()
        self._through = True
        self._ground.press(node)
        self._through = False


def _can_be_pressed(node: Node) -> bool:
    return node.visible and node.enabled and node.on_press is not None
