"""From the fine lattice to places on the screen, in units: pure geometry, no drawing."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, hypot, sqrt

from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.geometry import E, beside, centre_of, hexagon_at
from game.units import Rect

Point = tuple[float, float]

ROOT3 = sqrt(3)
LARGEST_EDGE = 66.0
CLOSEST_EDGE = 110.0
"""Edges of a hexagon, fitted and zoomed in as far as it goes."""
_USUAL_H = 520.0
"""How high about a reef's zone is in a window of the usual shape."""
_RIM = 12.0


def spot(point: Cell, edge: float) -> Point:
    """Where a point of the lattice lies, from the point (0, 0), when hexagons have this edge."""
    a, b = point
    return edge * (a + b / 2), -edge * ROOT3 / 2 * b


def hexagon(x: float, y: float, edge: float) -> list[Point]:
    """The corners 0 … 5 of a hexagon around a point."""
    return [(x + dx, y + dy) for dx, dy in (spot(step, edge) for step in E)]


def rhombus(x: float, y: float, k: int, edge: float, share: float = 1.0) -> list[Point]:
    """The corners of the coral at corner k of the hexagon around a point, shrunk towards its own middle."""
    steps = ((0.0, 0.0), *(spot(E[m % 6], edge) for m in (k - 1, k, k + 1)))
    mx, my = (sum(p[i] for p in steps) / 4 for i in (0, 1))
    return [(x + mx + (dx - mx) * share, y + my + (dy - my) * share) for dx, dy in steps]


def holds(x: float, y: float, edge: float) -> bool:
    """Whether a place, seen from the middle of a hexagon of this edge, lies on it."""
    x, y = abs(x), abs(y)
    return y <= edge * ROOT3 / 2 and ROOT3 * x + y <= ROOT3 * edge


def openings_around(area: Area) -> tuple[Cell, ...]:
    """The free hexagons (column, row) that touch the area, sorted."""
    free = {centre for tile in area.edges for centre in beside(tile) if centre not in area.edges}
    return tuple(sorted(hexagon_at(centre) for centre in free))


@dataclass(frozen=True, slots=True)
class Camera:
    """How an area lies on the screen: where the lattice's (0, 0) is, and the edge of a hexagon."""

    x: float
    y: float
    edge: float

    def at(self, point: Cell) -> Point:
        """The place of a point of the lattice."""
        dx, dy = spot(point, self.edge)
        return self.x + dx, self.y + dy

    def of(self, cell: Cell) -> Point:
        """The middle of the hexagon in that column and row."""
        return self.at(centre_of(cell))

    def cell_at(self, x: float, y: float) -> Cell:
        """The column and row of the hexagon at a place."""
        b = -(y - self.y) / (self.edge * ROOT3 / 2)
        a = (x - self.x) / self.edge - b / 2
        q, r = floor((2 * a + b) / 3), floor((b - a) / 3)
        near = ((q + dq, r + dr) for dq in (0, 1) for dr in (0, 1))
        return min(near, key=lambda cell: (self.of(cell)[0] - x) ** 2 + (self.of(cell)[1] - y) ** 2)

    def moved(self, dx: float, dy: float) -> "Camera":
        """The same area farther along."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def zoomed(self, factor: float, x: float, y: float, least: float) -> "Camera":
        """The same area larger or smaller around a place, never smaller than `least` or larger than the closest."""
        edge = min(CLOSEST_EDGE, max(least, self.edge * factor))
        share = edge / self.edge
        return Camera(x + (self.x - x) * share, y + (self.y - y) * share, edge)


def fitted(zone: Rect, centres: Iterable[Cell], largest: float = LARGEST_EDGE, rim: float = _RIM) -> Camera:
    """So that all hexagons around these centres are seen in the middle of a zone."""
    spots = [spot(centre, 1.0) for centre in centres]
    left, right = min(x for x, _ in spots) - 1, max(x for x, _ in spots) + 1
    top, bottom = min(y for _, y in spots) - ROOT3 / 2, max(y for _, y in spots) + ROOT3 / 2
    edge = min(largest, (zone.w - 2 * rim) / (right - left), (zone.h - 2 * rim) / (bottom - top))
    return Camera(
        zone.x + zone.w / 2 - edge * (left + right) / 2, zone.y + zone.h / 2 - edge * (top + bottom) / 2, edge
    )


def in_sight(camera: Camera, zone: Rect, centres: Iterable[Cell]) -> Camera:
    """Return the camera, moved as little as needed for one whole hexagon around these centres to be in a zone."""
    aside, high = min(camera.edge, zone.w / 2), min(camera.edge * ROOT3 / 2, zone.h / 2)

    def missing(centre: Cell) -> Point:
        x, y = camera.at(centre)
        dx = min(max(x, zone.x + aside), zone.right - aside) - x
        return dx, min(max(y, zone.y + high), zone.bottom - high) - y

    return camera.moved(*min(map(missing, centres), key=lambda way: hypot(*way)))


def fitted_together(zone: Rect, areas: Sequence[Collection[Cell]], largest: float, rim: float) -> list[Camera]:
    """Areas side by side in a zone, all in one size, in as many columns as show them largest."""

    def in_columns(columns: int) -> list[Camera]:
        rows = ceil(len(areas) / columns)
        w, h = zone.w / columns, zone.h / rows
        left = zone.x + (rows * columns - len(areas)) * w / 2  # of the last row, in the middle
        places = (
            Rect((left if i // columns == rows - 1 else zone.x) + i % columns * w, zone.y + i // columns * h, w, h)
            for i in range(len(areas))
        )
        alone = [(place, fitted(place, area, largest, rim)) for place, area in zip(places, areas)]
        edge = min(camera.edge for _, camera in alone)
        return [fitted(place, area, edge, rim) for (place, _), area in zip(alone, areas)]

    return max(map(in_columns, range(1, len(areas) + 1)), key=lambda cameras: cameras[0].edge)


def largest_edge(zone: Rect) -> float:
    """The largest edge of a hexagon with which a reef is fitted into a zone: larger in a higher window."""
    return min(CLOSEST_EDGE, LARGEST_EDGE * max(1.0, zone.h / _USUAL_H))


def growing_room(area: Area) -> tuple[Cell, ...]:
    """The centres of all hexagons of an area and of those around it."""
    return (*area.edges, *(centre_of(cell) for cell in openings_around(area)))
