"""Hexagons and what is made of them, drawn once for each size and kept."""

from collections.abc import Callable, Hashable, Sequence
from math import dist

import pygame

from game.games.aqua.view.places import Point, hexagon
from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas

Drawing = Callable[[pygame.Surface, float], None]
"""Draws something white around the middle of a sheet, so many pixels to a unit."""


def fill_hex(c: Canvas, x: float, y: float, edge: float, colour: str) -> None:
    """A filled hexagon around a point."""

    def draw(sheet: pygame.Surface, scale: float) -> None:
        pygame.draw.polygon(sheet, "white", _around_middle(sheet, hexagon(0, 0, edge), scale))

    around(c, ("hexagon", edge), x, y, edge + 1, colour, draw)


def ring_hex(
    c: Canvas, x: float, y: float, edge: float, colour: str, w: float, dash: tuple[float, float] | None = None
) -> None:
    """The outline of a hexagon around a point."""
    corners = hexagon(0, 0, edge)
    line_around(c, ("hexagon ring", edge), x, y, edge, [*corners, corners[0]], colour, w, dash)


def line_around(
    c: Canvas,
    key: Hashable,
    x: float,
    y: float,
    reach: float,
    points: Sequence[Point],
    colour: str,
    w: float,
    dash: tuple[float, float] | None = None,
) -> None:
    """A line within `reach` of a place; its points are as seen from there."""
    pieces = list(shapes.dashes(points, *dash)) if dash else [points]

    def draw(sheet: pygame.Surface, scale: float) -> None:
        for piece in pieces:
            shapes.stroke(sheet, _around_middle(sheet, piece, scale), max(1.0, w * scale))

    around(c, (key, w, dash), x, y, reach + w, colour, draw)


def glow_hex(c: Canvas, x: float, y: float, edge: float, colour: str, w: float, blur: float) -> None:
    """A soft light along a hexagon."""
    reach = edge + w + 3 * blur
    scale = c.look.viewport.scale

    def make() -> pygame.Surface:
        side = 2 * c.look.viewport.px(reach)
        sheet = shapes.fine((side, side), lambda large, larger: draw(large, larger * scale))
        return shapes.coloured(shapes.blurred(sheet, blur * scale), c.look.theme.colour(colour))

    def draw(sheet: pygame.Surface, scale: float) -> None:
        corners = hexagon(0, 0, edge)
        shapes.stroke(sheet, _around_middle(sheet, [*corners, corners[0]], scale), w * scale)

    c.lay(c.look.shapes.get(("hexagon glow", edge, colour, w, blur), make), x - reach, y - reach)


def fused(
    c: Canvas, key: Hashable, middles: Sequence[Point], x: float, y: float, edge: float, colour: str, inset: float
) -> None:
    """Hexagons that have grown into one piece; `middles` are their places from the point."""
    width = edge * 1.06 - 2 * inset * 0.85

    def draw(sheet: pygame.Surface, scale: float) -> None:
        for middle in middles:
            corners = hexagon(*middle, edge - inset)
            pygame.draw.polygon(sheet, "white", _around_middle(sheet, corners, scale))
            rim = _around_middle(sheet, [*corners, corners[0]], scale)
            shapes.stroke(sheet, rim, edge * 0.12 * scale)
        for i, a in enumerate(middles):
            for b in middles[i + 1 :]:
                if dist(a, b) < 1.9 * edge:
                    shapes.stroke(sheet, _around_middle(sheet, [a, b], scale), width * scale)

    reach = max(dist((0, 0), middle) for middle in middles) + edge * 1.1
    around(c, ("fused", key, edge, inset), x, y, reach, colour, draw)


def around(c: Canvas, key: Hashable, x: float, y: float, reach: float, colour: str, draw: Drawing) -> None:
    """A drawing within `reach` of a point, in a colour; the same key, reach and colour are drawn only once."""
    look = c.look
    side = 2 * look.viewport.px(reach)

    def make() -> pygame.Surface:
        scale = look.viewport.scale
        coverage = shapes.fine((side, side), lambda sheet, larger: draw(sheet, larger * scale))
        return shapes.coloured(coverage, look.theme.colour(colour))

    picture = look.shapes.get((key, side, colour), make)
    c.lay(picture, x - side / 2 / look.viewport.scale, y - side / 2 / look.viewport.scale)


def _around_middle(sheet: pygame.Surface, points: Sequence[Point], scale: float) -> list[Point]:
    middle = sheet.get_width() / 2
    return [(middle + x * scale, middle + y * scale) for x, y in points]
