"""What the pointer does to the nodes of a scene: hover, press, carry, drop."""

from math import hypot
from typing import Protocol

from game.ui.engine.intent import Drag, Dwell, Fling, Intent, Leave, Point, Press, Release, Scroll, Slide, Touch
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Timeline

_SLACK = 6
"""Units the pointer may tremble before a press becomes a drag."""
_REACH = 40
"""Units that a node may rise under the pointer; one that is further away has left it."""


class Ground(Protocol):
    """What the pointer moves over, and what is told of it.

    Attributes:
        stage: the nodes.
        timeline: their movements.
        stride: how many units of dragging are one step of its list; 0 when it has none.
    """

    stage: Stage
    timeline: Timeline
    stride: float

    def handle(self, intent: Intent) -> bool:
        """Does what an intent asks for; False when it means nothing here."""
        ...

    def press(self, node: Node) -> bool:
        """A node was clicked."""
        ...

    def picked_up(self, node: Node, x: float, y: float) -> None:
        """The pointer began to carry a node."""

    def dragging(self, node: Node, x: float, y: float) -> None:
        """The pointer carries a node, and is here."""

    def dropped(self, node: Node, x: float, y: float) -> None:
        """The pointer let go of a node it carried, here."""

    def motion(self, name: str) -> Motion:
        """A movement of the theme, as much of it as the player wants."""
        ...


class Pointer:
    """The pointer on one ground.

    Attributes:
        over: the node it is on, if any.
        held: the node the left button went down on, while it is down.
        at: where it was last.
        dwells: a finger lies on it for a while, instead of a mouse that may only pass.
    """

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self.over: Node | None = None
        self.held: Node | None = None
        self.dwells = False
        self._touched: Node | None = None
        self._let_fly: Node | None = None
        self._slid: tuple[int, int] | None = None
        self.at = (0.0, 0.0)
        self._from = (0.0, 0.0)
        self._carrying = False
        self._looks_away = False

    @property
    def down(self) -> Node | None:
        """The node that a button or a finger keeps down, while it is on it."""
        if self.held is not None:
            return self.held if self.held.pressed else None
        return self._touched or (self.over if self.dwells else None)

    @property
    def carrying(self) -> bool:
        """Whether `held` is carried: it was moved further than a hand trembles."""
        return self._carrying

    def handle(self, intent: Intent) -> bool:
        """Takes an intent of the pointer; False when there was nothing to do with it.

        A press or a touch while something is held puts that back first: only one hand holds something at a time.
        """
        self.dwells = isinstance(intent, Dwell)
        self._looks_away = False
        if isinstance(intent, Point | Touch | Dwell) or (isinstance(intent, Press) and intent.button == 1):
            self.put_back()
        self._touch(self._ground.stage.hit(intent.x, intent.y) if isinstance(intent, Touch) else None)
        match intent:
            case Point(x, y) | Dwell(x, y):
                self._hover(x, y)
                return self.over is not None
            case Press(x, y, 1):
                self._hover(x, y)
                return self._grasp(x, y)
            case Drag(x, y):
                return self._drag(x, y)
            case Release(x, y):
                return self._release(x, y)
            case Leave():
                self.forget()
            case Fling(dx, dy) if self._let_fly is not None and self._there(self._let_fly):
                self._ground.timeline.aside(*self._let_fly.flung(dx, dy, self._ground.motion("glide")))
            case Scroll(x, y, dy):
                return any(node.scroll(dy) for node in self._under(x, y))
        return False

    def refresh(self) -> None:
        """Looks again what lies under the pointer, when that was taken away or has moved on."""
        if self.over is not None and not (self._there(self.over) and self._near(self.over)):
            self._hover(*self.at)

    def look_away(self) -> None:
        """What comes to lie under the pointer is not looked at before the pointer moves: nobody pointed at it."""
        self._looks_away = True
        self._set_over(None)

    def put_back(self) -> None:
        """Let go of what is held; what is carried is dropped where it was picked up."""
        node, carried, self._slid = self.held, self._carrying, None
        self._let_go()
        if node is not None and carried:
            self._ground.dropped(node, *self._from)

    def forget(self) -> None:
        """Lets go of everything: the pointer has left, or the nodes are about to be made anew."""
        self.put_back()
        self._touch(None)
        self._set_over(None)
        self.dwells = False

    def _under(self, x: float, y: float) -> list[Node]:
        return [n for n in reversed(self._ground.stage.nodes) if n.visible and n.contains(x, y)]

    def _there(self, node: Node) -> bool:
        return self._ground.stage.get(node.name) is node and node.visible

    def _near(self, node: Node) -> bool:
        """What is carried goes where it likes."""
        x, y, w, h = node.bounds
        aside = max(x - self.at[0], self.at[0] - x - w), max(y - self.at[1], self.at[1] - y - h)
        return self.held is not None or max(aside) <= _REACH

    def _hover(self, x: float, y: float) -> None:
        self.at = x, y
        self._set_over(self._ground.stage.hit(x, y))

    def _set_over(self, node: Node | None) -> None:
        if node is self.over:
            return
        if self.over is not None:
            self.over.hovered = False
        if node is not None:
            node.hovered = True
        self.over = node

    def _touch(self, node: Node | None) -> None:
        """What a finger may be about to press looks pressed."""
        if self._touched is not None:
            self._touched.pressed = False
        self._touched = node if node is not None and node.enabled else None
        if self._touched is not None:
            self._touched.pressed = True

    def _grasp(self, x: float, y: float) -> bool:
        node = self.over
        self._from, self._slid, self._let_fly = (x, y), (0, 0), None
        if node is None or not node.enabled:
            return node is not None
        self.held, self._carrying = node, False
        node.pressed = True
        node.touched(x, y)
        return True

    def _drag(self, x: float, y: float) -> bool:
        self.at = x, y
        if self._slide(x, y):
            self._let_go()
            return True
        if self.held is None:
            return False
        if not self._carrying and self.held.drag and hypot(x - self._from[0], y - self._from[1]) > _SLACK:
            self._carrying = True
            self._ground.picked_up(self.held, *self._from)
        if self._carrying:
            self._ground.dragging(self.held, x, y)
        else:
            self.held.pressed = _on(self.held, x, y)
        return True

    def _slide(self, x: float, y: float) -> bool:
        """A list follows the pointer, step by step; then what the button went down on is pressed no more."""
        stride = self._ground.stride
        if self._slid is None or not stride or (self.held is not None and self.held.drag):
            return False
        (right, down), (x0, y0) = self._slid, self._from
        self._slid = int((x0 - x) / stride), int((y0 - y) / stride)
        slide = Slide(x0, y0, self._slid[0] - right, self._slid[1] - down)
        return bool(slide.dx or slide.dy) and self._ground.handle(slide)

    def _release(self, x: float, y: float) -> bool:
        self.at = x, y
        node, carried, self._slid = self.held, self._carrying, None
        self._let_go()
        self._let_fly = node if carried else None
        if node is None or not self._there(node):
            return False
        if carried:
            self._ground.dropped(node, x, y)
        elif _on(node, x, y):
            self._ground.press(node)
        if not self._looks_away:
            self._hover(x, y)
        return True

    def _let_go(self) -> None:
        if self.held is not None:
            self.held.pressed = False
        self.held, self._carrying = None, False


def _on(node: Node, x: float, y: float) -> bool:
    """What the button went down on takes a place, on its picture or beside it."""
    return node.contains(x, y) or node.beside(x, y) is not None
