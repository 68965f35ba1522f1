"""The bricks of a table: nodes that draw a frozen figure, and the keeper of their names."""

from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node, Painted
from game.ui.engine.stage import Stage
from game.units import Rect

N = TypeVar("N", bound=Node)
Point = Callable[[bool], None]
"""Told True when the player begins to look at a node, by pointer or keyboard, and False when he looks away."""


class Figure(Protocol):
    """What a plate shows: a frozen value that can paint itself."""

    def paint(self, c: Canvas, hot: bool) -> None:
        """Paints it; `hot`: the player looks at it."""
        ...


class Plate(Painted):
    """A node that shows a figure and paints again when that is another one.

    Attributes:
        hot: the player looks at it.
        on_point: told when the player looks at it or away from it.
        note: a sentence that stands to its right while the player looks at it.
    """

    hot = False
    on_point: Point | None = None
    note = ""

    def __init__(self, name: str, figure: Figure) -> None:
        super().__init__(name)
        self.figure = figure

    def key(self) -> Hashable:
        return self.figure, self.hot, self.pad

    def paint(self, c: Canvas) -> None:
        self.figure.paint(c, self.hot)


class Keeper:
    """Keeps the nodes that a moment of the table needs, and takes away those it does not need any more.

    Between two moments a node of the same name is the same object, so that movement can carry it over.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._mine: set[str] = set()
        self._wanted: set[str] = set()

    def plate(
        self,
        name: str,
        place: Rect,
        figure: Figure,
        *,
        z: float = 0,
        pad: float = 0,
        label: str = "",
        hint: str = "",
        note: str = "",
        zone: str = "",
        press: Callable[[], None] | None = None,
        point: Point | None = None,
        focusable: bool | None = None,
    ) -> Plate:
        """The plate of this name with this figure; what can be pressed or pointed at takes the pointer."""
        plate = self.known(name, Plate) or self.keep(Plate(name, figure))
        plate.figure, plate.pad = figure, pad
        plate.x, plate.y, plate.w, plate.h, plate.z = place.x, place.y, place.w, place.h, z
        plate.label, plate.hint, plate.note, plate.zone = label, hint, note, zone
        plate.on_press, plate.on_point = press, point
        plate.hit = press is not None or point is not None or bool(hint)
        plate.focusable = (press is not None or point is not None) if focusable is None else focusable
        return self.keep(plate)

    def keep(self, node: N) -> N:
        """Puts a node on the stage for this moment."""
        self._wanted.add(node.name)
        if self.stage.get(node.name) is not node:
            self.stage.add(node)
        return node

    def sweep(self) -> None:
        """Ends the moment: what was not wanted leaves the stage."""
        for name in self._mine - self._wanted:
            self.stage.remove(name)
        self._mine, self._wanted = self._wanted, set()

    def known(self, name: str, kind: type[N]) -> N | None:
        """The node of this name that stood there in the moment before, if it was one of this kind."""
        node = self.stage.get(name)
        return node if isinstance(node, kind) else None


def warm(stage: Stage, looked_at: Node | None) -> None:
    """The plate that is looked at is hot, and no other."""
    for node in stage.nodes:
        if isinstance(node, Plate):
            node.hot = node is looked_at
