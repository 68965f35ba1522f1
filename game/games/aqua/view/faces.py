"""How tiles and animals look: each is painted around its middle, for an edge of its hexagons."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot
from operator import itemgetter

import pygame

from game.core.score import Cell
from game.games.aqua.area import LargeAnimal
from game.games.aqua.components import SMALL_VALUES
from game.games.aqua.view import colours
from game.games.aqua.view.hexes import fill_hex, fused, glow_hex, ring_hex
from game.games.aqua.view.places import Point, spot
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look

SPAN = 2.24
"""Side of the square a tile or a small animal is painted in, in edges: there is room for its shadow."""
LARGE_SPAN = 7.0
"""The same for a large animal, whichever way it lies."""
TRIED_RIM = 24.0
"""Around the hexagon of a tile that is tried, in units: there is room for its gold."""
_DISCS = 0.25
_LARGE_SIZE = {"duo": 3.0, "bend": 2.3, "triangle": 2.5, "line": 4.1, "diamond": 2.9}
"""Side of the picture of a large animal, in edges."""
_INWARDS = 0.55
"""How far an animal in a bend lies from the middle of its cells towards the inner one."""
_SMALLEST_PIP = 13.0
_TEXTURED_PX = 60
"""From how many pixels of its square a tile shows its corals with their fine texture."""


def paint_tile(c: Canvas, x: float, y: float, edge: float, parity: int, colour: str) -> None:
    """A coral tile: a cream hexagon with a shadow, and its three corals."""
    side = SPAN * edge
    face = TileFace(parity, colour)
    key = (face, c.look.viewport.px(side))
    c.lay(c.look.sprites.get(key, lambda: face(c.look, side, side)), x - side / 2, y - side / 2)


def paint_hot_spot(c: Canvas, x: float, y: float, edge: float, name: str) -> None:
    """The three hexagons of a hot spot around the point where they meet."""
    side = (SPAN + 2) * edge
    c.art(f"aqua/hotspot/{name}", x - side / 2, y - side / 2, side, side)


@dataclass(frozen=True, slots=True)
class TileFace:
    """A tile as a sprite shows it: the colours at its corners p, p+2, p+4 for a parity p."""

    parity: int
    colours: str

    @property
    def shown(self) -> tuple[str, ...]:
        return self.pictures(_TEXTURED_PX)

    def pictures(self, px: float) -> tuple[str, ...]:
        """Its corals on a square of so many pixels: where their texture would blur, each has a bold sign instead."""
        return tuple(colours.coral_art(colour, k, px < _TEXTURED_PX) for k, colour in self._corals())

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        for name in ("aqua/tile", *self.pictures(look.viewport.px(w))):
            c.art(name, 0, 0, w, h)
        return c.surface

    def _corals(self) -> tuple[tuple[int, str], ...]:
        return tuple((self.parity + 2 * place, colour) for place, colour in enumerate(self.colours))


def paint_tried(c: Canvas, x: float, y: float, edge: float, parity: int, colour: str) -> None:
    """A coral tile that would fit where it is tried: in gold."""
    glow_hex(c, x, y, edge + 1, "gold", 8, 4)
    paint_tile(c, x, y, edge, parity, colour)
    ring_hex(c, x, y, edge, "gold", 4)


@dataclass(frozen=True, slots=True)
class TriedFace:
    """A tile on its way to where it is tried, with room for its gold around it where it fits."""

    colours: str
    fits: bool

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c, edge = Canvas(look, w, h), w / 2 - TRIED_RIM
        (paint_tried if self.fits else paint_tile)(c, w / 2, h / 2, edge, 0, self.colours)
        return c.surface


def paint_coral(c: Canvas, x: float, y: float, edge: float, k: int, colour: str) -> None:
    """The coral at corner k of the tile around a point."""
    side = SPAN * edge
    c.art(colours.coral_art(colour, k), x - side / 2, y - side / 2, side, side)


Rim = tuple[str, float, tuple[float, float] | None]
"""The line around what is meant: its colour, its width, and its dashes if it is broken."""


def paint_small(
    c: Canvas,
    x: float,
    y: float,
    edge: float,
    colour: str,
    value: bool = True,
    alpha: float = 1,
    rim: Rim | None = None,
) -> None:
    """A small animal on its pale hexagon, with its value, which lies over the rim."""
    side = SPAN * edge
    c.art(colours.small_art(colour), x - side / 2, y - side / 2, side, side, alpha)
    if rim is not None:
        ring_hex(c, x, y, edge * 0.94, *rim)
    if value:
        r = max(_SMALLEST_PIP, edge * 0.23)
        paint_pip(c, x + edge * 0.46, y + edge * 0.52, r, SMALL_VALUES[colour], colours.PIP[colour])


@dataclass(frozen=True, slots=True)
class SmallFace:
    """A small animal as a sprite shows it."""

    colour: str

    @property
    def shown(self) -> tuple[str, ...]:
        return (colours.small_art(self.colour),)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        paint_small(c, w / 2, h / 2, w / SPAN, self.colour)
        return c.surface


@dataclass(frozen=True, slots=True)
class LargeFace:
    """A large animal as a sprite shows it, the middle of the box around its cells in the middle."""

    animal: LargeAnimal
    value: bool = True

    @property
    def shown(self) -> tuple[str, ...]:
        return (colours.large_art(self.animal.pile),)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c, edge = Canvas(look, w, h), w / LARGE_SPAN
        mx, my = box_middle(middles_of(self.animal.cells, edge))
        paint_large(c, w / 2 - mx, h / 2 - my, edge, self.animal, value=self.value)
        return c.surface


def paint_pip(c: Canvas, x: float, y: float, r: float, value: int, colour: str) -> None:
    """The round plate with a value."""
    c.disc(x, y, r, "#FFF9EA")
    c.disc(x, y, r - max(1.5, r * 0.16), colour)
    size = max(15.0, r * 1.15)
    c.text(x, y + size * 0.34, str(value), size, 700, "white", "middle", label=False)


def paint_medal(c: Canvas, x: float, y: float, r: float, colour: str) -> None:
    """A small animal on a round plate."""
    c.art(colours.disc_art(colour), x - r, y - r, 2 * r, 2 * r)


def paint_large(
    c: Canvas,
    x: float,
    y: float,
    edge: float,
    animal: LargeAnimal,
    covered: Sequence[str] = (),
    value: bool = True,
    rim: Rim | None = None,
) -> None:
    """A large animal in one piece over its cells; `covered`: the colours of the small animals under it, as discs."""
    middles = middles_of(animal.cells, edge)
    cx, cy = _mean(middles)
    key = (animal.pile, tuple((round(px / edge, 2), round(py / edge, 2)) for px, py in middles))
    fused(c, key, middles, x, y + edge * 0.08, edge, colours.SHADE, edge * 0.08)
    fused(c, key, middles, x, y, edge, colours.RIM, edge * 0.08)
    fused(c, key, middles, x, y, edge, colours.LARGE[animal.pile], edge * 0.17)
    side = _LARGE_SIZE[animal.pile] * edge
    (ax, ay), angle = _lie(animal.pile, middles)
    c.art(
        colours.large_art(animal.pile), x + ax - side / 2, y + ay - side / 2 - edge * 0.05, side, side, angle=angle
    )  # fmt: skip
    for (mx, my), colour in zip(middles, covered):
        away = hypot(mx - cx, my - cy) or 1.0
        reach = edge * 0.42 / away
        paint_medal(c, x + mx + (mx - cx) * reach, y + my + (my - cy) * reach, edge * _DISCS, colour)
    if rim is not None:
        for mx, my in middles:
            ring_hex(c, x + mx, y + my, edge * 0.94, *rim)
    if value:
        paint_value(c, x, y, edge, animal)


def paint_value(c: Canvas, x: float, y: float, edge: float, animal: LargeAnimal) -> None:
    """What a large animal is worth; it may stand over the edge of its cells."""
    middles = middles_of(animal.cells, edge)
    cx, cy = _mean(middles)
    px, py = _free_end(middles, edge) if animal.pile == "bend" else (cx, cy + edge * 0.78)
    paint_pip(c, x + px, y + py, max(_SMALLEST_PIP, edge * 0.3), animal.value, colours.LARGE_PIP)


def paint_shape(c: Canvas, x: float, y: float, edge: float, pile: str, cells: Sequence[Cell], colour: str) -> None:
    """The bare shape of a large animal, its middle at a point."""
    spots = middles_of(cells, edge)
    mx, my = box_middle(spots)
    for px, py in spots:
        dx, dy = px - mx, py - my
        fill_hex(c, x + dx, y + dy, edge * 0.96, colour)
        ring_hex(c, x + dx, y + dy, edge * 0.96, colours.RIM, 2.2)


def middles_of(cells: Sequence[Cell], edge: float) -> list[Point]:
    """The middles of cells, as seen from the first one."""
    a, b = cells[0]
    return [spot((cell[0] - a, cell[1] - b), edge) for cell in cells]


def box_middle(points: Sequence[Point]) -> Point:
    """The middle of the box around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _lie(pile: str, middles: Sequence[Point]) -> tuple[Point, float]:
    """Where the middle of an animal lies, and by how much it is turned to follow its cells."""
    return _in_bend(middles) if pile == "bend" else (_mean(middles), _heading(pile, middles))


def _in_bend(middles: Sequence[Point]) -> tuple[Point, float]:
    """Nearer to the inner cell, the back or the belly towards it; never upside down."""
    cx, cy = _mean(middles)
    ix, iy = min(middles, key=lambda p: hypot(p[0] - cx, p[1] - cy))
    turn = degrees(atan2(ix - cx, cy - iy))
    angle = turn if abs(turn) < 91 else turn - 180 if turn > 0 else turn + 180
    return (cx + (ix - cx) * _INWARDS, cy + (iy - cy) * _INWARDS), round(angle, 1)


def _free_end(middles: Sequence[Point], edge: float) -> Point:
    """Room for a value in the lower end of a bend, on the inner side of the disc there."""
    cx, cy = _mean(middles)
    ends = sorted(middles, key=lambda p: hypot(p[0] - cx, p[1] - cy))[1:]
    x, y = max(ends, key=itemgetter(1))
    share = 0.28 * edge / hypot(x - cx, y - cy)
    return x + (cx - x) * share, y + (cy - y) * share


def _heading(pile: str, middles: Sequence[Point]) -> float:
    """By how much a long animal is turned to lie along its cells."""
    if pile not in ("line", "duo"):
        return 0.0
    upright = max(x for x, _ in middles) - min(x for x, _ in middles) < 2
    along = itemgetter(1) if upright else itemgetter(0)
    (x0, y0), (x1, y1) = min(middles, key=along), max(middles, key=along)
    angle = degrees(atan2(y1 - y0, x1 - x0))
    return round(angle - 90 if pile == "line" else angle if abs(angle) < 89 else 90, 1)
