"""Nodes that draw a frozen value, and the pool that keeps them from one moment to the next."""

from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node, Painted, Point
from game.ui.engine.stage import Stage
from game.units import Rect

N = TypeVar("N", bound=Node)


class Drawable(Protocol):
    """A frozen value that can paint itself."""

    def paint(self, c: Canvas, hot: bool) -> None:
        """Paints it; `hot`: the player looks at it."""
        ...


class PaintedNode(Painted):
    """A node that shows a drawable and paints again when that is another one.

    Attributes:
        note: a sentence that stands to its right while the player looks at it.
        kept: what it shows for a while instead of its drawable.
    """

    note = ""
    kept: Drawable | None = None

    def __init__(self, name: str, drawable: Drawable) -> None:
        super().__init__(name)
        self.drawable = drawable

    def key(self) -> Hashable:
        return self.kept or self.drawable, self.hot, self.pad

    def paint(self, c: Canvas) -> None:
        (self.kept or self.drawable).paint(c, self.hot)


class PassingNode(PaintedNode):
    """What lies at a place for a while and fades or moves by itself.

    Args:
        name: unique on its stage.
        drawable: what it shows.
        place: where it lies, in units.
        z: what is higher lies above.
        pad: room around it for shadows, in units.
    """

    soft = False

    def __init__(self, name: str, drawable: Drawable, place: Rect, z: float, pad: float = 0) -> None:
        super().__init__(name, drawable)
        self.x, self.y, self.w, self.h, self.z, self.pad = place.x, place.y, place.w, place.h, z, pad


class NodePool:
    """Keeps the nodes that a moment of a scene needs, and takes away those it does not need any more.

    Between two moments a node of the same name is the same object, so that movement can carry it over.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._mine: set[str] = set()
        self._wanted: set[str] = set()

    def painted(
        self,
        name: str,
        place: Rect,
        drawable: Drawable,
        *,
        z: float = 0,
        pad: float = 0,
        label: str = "",
        hint: str = "",
        note: str = "",
        wording: Callable[[], str] | None = None,
        chosen: bool = False,
        final: bool = False,
        zone: str = "",
        press: Callable[[], None] | None = None,
        point: Point | None = None,
        focusable: bool | None = None,
    ) -> PaintedNode:
        """The node of this name, showing this; what can be pressed or pointed at takes the pointer."""
        node = self.known(name, PaintedNode) or self.put(PaintedNode(name, drawable))
        node.drawable, node.pad = drawable, pad
        node.x, node.y, node.w, node.h, node.z = place.x, place.y, place.w, place.h, z
        node.label, node.hint, node.note, node.zone, node.final = label, hint, note, zone, final
        node.chosen, node.wording, node.on_press, node.on_point = chosen, wording, press, point
        node.hit = press is not None or point is not None or bool(hint)
        node.focusable = (press is not None or point is not None) if focusable is None else focusable
        return self.put(node)

    def put(self, node: N) -> N:
        """Puts a node on the stage for this moment."""
        self._wanted.add(node.name)
        if self.stage.get(node.name) is not node:
            self.stage.add(node)
        return node

    def reconcile(self) -> None:
        """Ends the moment: what was not wanted leaves the stage."""
        for name in self._mine - self._wanted:
            self.stage.remove(name)
        self._mine, self._wanted = self._wanted, set()

    def known(self, name: str, kind: type[N]) -> N | None:
        """The node of this name that stood there in the moment before, if it was one of this kind."""
        node = self.stage.get(name)
        return node if isinstance(node, kind) else None
