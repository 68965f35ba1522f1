"""Places on the large reef that take the pointer and the keyboard, and the water by which it is pushed about."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.core.score import Cell
from game.games.aqua.view.layer import Lens
from game.games.aqua.view.places import ROOT3, Camera, Point, holds
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node
from game.ui.table.pool import PaintedNode
from game.units import Rect

HIT_Z = 20.0
_BLUNT = 0.8
"""Half the width of a hexagon without the points at its sides, in edges."""
REEF_ROOM = "reef/room"
"""The spot, neither seen nor pressed, of the reef and all that it may still grow to."""


@dataclass(frozen=True, slots=True)
class Water:
    """The sunk glass the reef lies on."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 22, "#04283445", "#FFFFFF20")


class Ground(PaintedNode):
    """The water around the reef: by it the reef is pushed about."""

    drag = True

    def __init__(self, push: Callable[[float, float], None]) -> None:
        super().__init__("reef", Water())
        self._push = push
        self._at = (0.0, 0.0)

    def touched(self, x: float, y: float) -> None:
        """Here it is taken hold of."""
        self._at = x, y

    def dragged(self, x: float, y: float) -> None:
        """What is under the hand stays under it."""
        self._push(x - self._at[0], y - self._at[1])
        self._at = x, y


class Spot(Node):
    """A place on the reef that can be pressed: one hexagon, or several; `middles`: where they are."""

    arrows_stay = True
    ring_z = 3.5  # above the picture of the reef, below what the places on it bring

    def __init__(self, name: str, lens: Lens, window: Rect) -> None:
        super().__init__(name, z=HIT_Z)
        self._lens, self._window = lens, window
        self.middles: tuple[Cell, ...] = ()
        self.zone = "reef"
        self.hit = True

    def contains(self, x: float, y: float) -> bool:
        window = self._window
        if not (window.x <= x < window.right and window.y <= y < window.bottom):
            return False
        camera = self._lens.camera
        return any(holds(x - cx, y - cy, camera.edge) for cx, cy in map(camera.at, self.middles))

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        camera = self._lens.camera
        spots = [camera.at(middle) for middle in self.middles]
        edge = camera.edge
        left, right = min(x for x, _ in spots) - edge, max(x for x, _ in spots) + edge
        top, bottom = min(y for _, y in spots) - edge * 0.87, max(y for _, y in spots) + edge * 0.87
        return left, top, right - left, bottom - top

    @property
    def boxes(self) -> tuple[Rect, ...]:
        """The rectangle around each of its hexagons, without the points at its sides."""
        camera = self._lens.camera
        side, half = camera.edge * _BLUNT, camera.edge * ROOT3 / 2
        return tuple(Rect(x - side, y - half, 2 * side, 2 * half) for x, y in map(camera.at, self.middles))

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of that one of its hexagons that lies most in its middle."""
        x, y, w, h = self.bounds
        spots = map(self._lens.camera.at, self.middles)
        return min(spots, key=lambda spot: (spot[0] - x - w / 2) ** 2 + (spot[1] - y - h / 2) ** 2)

    def distance(self, x: float, y: float) -> float:
        """How far a place is from its middle, squared."""
        left, top, w, h = self.bounds
        cx, cy = left + w / 2, top + h / 2
        return (cx - x) ** 2 + (cy - y) ** 2


class OutlineSpot(Spot):
    """A place for a large animal: where several overlap, the nearest one takes the pointer."""

    rivals: tuple["OutlineSpot", ...] = ()

    def contains(self, x: float, y: float) -> bool:
        if not super().contains(x, y):
            return False
        return all(self.distance(x, y) <= other.distance(x, y) for other in self.rivals if other.holds(x, y))

    def holds(self, x: float, y: float) -> bool:
        """Whether a place lies on one of its hexagons."""
        return super().contains(x, y)


class NoteSpot(Spot):
    """Something on the reef that only explains itself: an animal, a number, a sign; a disc around a place.

    Attributes:
        place: where it is.
        reach: its radius, in edges of a hexagon.
    """

    arrows_stay = False
    place: Callable[[Camera], Point]
    reach = 0.5

    def contains(self, x: float, y: float) -> bool:
        window = self._window
        if not (window.x <= x < window.right and window.y <= y < window.bottom):
            return False
        (cx, cy), r = self.centre, self.reach * self._lens.edge
        return (x - cx) ** 2 + (y - cy) ** 2 <= r * r

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        (x, y), r = self.centre, self.reach * self._lens.edge
        return x - r, y - r, 2 * r, 2 * r

    @property
    def centre(self) -> tuple[float, float]:
        """Where it is now."""
        return self.place(self._lens.camera)


def cells_near(cells: Iterable[Cell], camera: Camera, x: float, y: float, reach: float) -> Cell | None:
    """The hexagon among these at a place, or the nearest one whose middle is within reach."""
    near = []
    for cell in cells:
        cx, cy = camera.of(cell)
        distance = ((x - cx) ** 2 + (y - cy) ** 2) ** 0.5
        if holds(x - cx, y - cy, camera.edge) or distance <= reach:
            near.append((distance, cell))
    return min(near)[1] if near else None
