"""What the pointer does to the nodes of a scene: hover, press, carry, drop."""

from math import hypot
from typing import Protocol

from game.ui.engine.intent import Drag, Intent, Point, Press, Release, Scroll
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage

_SLACK = 6
"""Units the pointer may tremble before a press becomes a drag."""
_REACH = 40
"""Units that a node may rise under the pointer; one that is further away has left it."""


class Ground(Protocol):
    """What the pointer moves over, and what is told of it."""

    stage: Stage

    def press(self, node: Node) -> bool:
        """A node was clicked."""
        ...

    def picked_up(self, node: Node, x: float, y: float) -> None:
        """The pointer began to carry a node."""

    def dragging(self, node: Node, x: float, y: float) -> None:
        """The pointer carries a node, and is here."""

    def dropped(self, node: Node, x: float, y: float) -> None:
        """The pointer let go of a node it carried, here."""


class Pointer:
    """The pointer on one ground.

    Attributes:
        over: the node it is on, if any.
        held: the node the left button went down on, while it is down.
    """

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self.over: Node | None = None
        self.held: Node | None = None
        self._at = (0.0, 0.0)
        self._from = (0.0, 0.0)
        self._carrying = False

    def handle(self, intent: Intent) -> bool:
        """Takes an intent of the pointer; False when there was nothing to do with it."""
        match intent:
            case Point(x, y):
                self._put_back()
                self._hover(x, y)
                return self.over is not None
            case Press(x, y, 1):
                self._hover(x, y)
                return self._grasp(x, y)
            case Drag(x, y):
                return self._drag(x, y)
            case Release(x, y):
                return self._release(x, y)
            case Scroll(x, y, dy):
                return any(node.scroll(dy) for node in self._under(x, y))
        return False

    def refresh(self) -> None:
        """Looks again what lies under the pointer, when that was taken away or has moved on."""
        if self.over is not None and not (self._there(self.over) and self._near(self.over)):
            self._hover(*self._at)

    def forget(self) -> None:
        """Lets go of everything: the pointer has left, or the nodes are about to be made anew."""
        self._put_back()
        self._set_over(None)

    def _under(self, x: float, y: float) -> list[Node]:
        return [n for n in reversed(self._ground.stage.nodes) if n.visible and n.contains(x, y)]

    def _there(self, node: Node) -> bool:
        return self._ground.stage.get(node.name) is node and node.visible

    def _near(self, node: Node) -> bool:
        """What is carried goes where it likes."""
        x, y, w, h = node.bounds
        aside = max(x - self._at[0], self._at[0] - x - w), max(y - self._at[1], self._at[1] - y - h)
        return self.held is not None or max(aside) <= _REACH

    def _hover(self, x: float, y: float) -> None:
        self._at = x, y
        self._set_over(self._ground.stage.hit(x, y))

    def _set_over(self, node: Node | None) -> None:
        if node is self.over:
            return
        if self.over is not None:
            self.over.hovered = False
        if node is not None:
            node.hovered = True
        self.over = node

    def _grasp(self, x: float, y: float) -> bool:
        node = self.over
        if node is None or not node.enabled:
            return node is not None
        self.held, self._from, self._carrying = node, (x, y), False
        node.pressed = True
        node.touched(x, y)
        return True

    def _drag(self, x: float, y: float) -> bool:
        if self.held is None:
            return False
        if not self._carrying and self.held.drag and hypot(x - self._from[0], y - self._from[1]) > _SLACK:
            self._carrying = True
            self._ground.picked_up(self.held, *self._from)
        if self._carrying:
            self._ground.dragging(self.held, x, y)
        else:
            self.held.pressed = self.held.contains(x, y)
        return True

    def _release(self, x: float, y: float) -> bool:
        node, carried = self.held, self._carrying
        self._let_go()
        if node is None or not self._there(node):
            return False
        if carried:
            self._ground.dropped(node, x, y)
        elif node.contains(x, y):
            self._ground.press(node)
        self._hover(x, y)
        return True

    def _put_back(self) -> None:
        """The button came up where nobody saw it: what was carried is dropped where it was."""
        node, carried = self.held, self._carrying
        self._let_go()
        if node is not None and carried:
            self._ground.dropped(node, *self._from)

    def _let_go(self) -> None:
        if self.held is not None:
            self.held.pressed = False
        self.held, self._carrying = None, False
