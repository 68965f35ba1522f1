"""Soft-edged shapes that pygame does not draw: what the painter is made of.

Every picture of the engine is *premultiplied*: a colour is stored already weakened by its alpha. Then
scaling, turning and laying over one another are exact, without dark rims. Lay one picture over another
with `blit_over`, never with a plain `blit`.

Lengths are pixels here.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin

import pygame

Point = tuple[float, float]

_FINE = 4
"""Edges are drawn this much larger and then shrunk."""

_SMALL_BLUR = 2
"""The standard deviation, in pixels, at which a blur is really made."""


def sheet(size: tuple[int, int]) -> pygame.Surface:
    """An empty, transparent picture."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def blit_over(below: pygame.Surface, above: pygame.Surface, at: tuple[int, int]) -> None:
    """Lays a picture over another one; what lies under one without transparency is gone."""
    clear = above.get_flags() & pygame.SRCALPHA
    below.blit(above, at, special_flags=pygame.BLEND_PREMULTIPLIED if clear else 0)


def opaque(colour: pygame.Color) -> pygame.Color:
    """The colour without its transparency."""
    return pygame.Color(colour.r, colour.g, colour.b)


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A weaker copy of a picture; alpha from 0 to 1."""
    copy = picture.copy()
    copy.fill((round(255 * alpha),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def coloured(coverage: pygame.Surface, colour: pygame.Color) -> pygame.Surface:
    """A white shape in a colour."""
    shape = coverage.copy()
    shape.fill(colour.premul_alpha(), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def shaded(coverage: pygame.Surface, top: pygame.Color, bottom: pygame.Color) -> pygame.Surface:
    """A white shape in a gradient from top to bottom."""
    shape = coverage.copy()
    width, height = shape.get_size()
    for y in range(height):
        tone = top.lerp(bottom, (y + 0.5) / height).premul_alpha()
        shape.fill(tone, (0, y, width, 1), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def disc(radius: float) -> pygame.Surface:
    """A white disc, in a square just large enough."""
    side = ceil(2 * radius)
    fine = sheet((side * _FINE, side * _FINE))
    pygame.draw.circle(fine, "white", (side * _FINE / 2, side * _FINE / 2), radius * _FINE)
    return pygame.transform.smoothscale(fine, (side, side))


def rounded(width: int, height: int, radius: float) -> pygame.Surface:
    """A white rectangle with round corners."""
    corner = min(round(radius), width // 2, height // 2)
    if corner < 1:
        square = sheet((width, height))
        square.fill("white")
        return square
    if 2 * radius >= min(width, height) - 1:
        return _pill(width, height)
    shape = stretched(disc(corner), corner, width, height)
    # the middle of a disc of a pixel or two is not quite full, and would be stretched over all
    shape.fill("white", (corner, 0, width - 2 * corner, height))
    shape.fill("white", (0, corner, width, height - 2 * corner))
    return shape


def ring(width: int, height: int, radius: float, thickness: int) -> pygame.Surface:
    """The white outline of a rounded rectangle, drawn inwards."""
    outline = rounded(width, height, radius)
    inner = (width - 2 * thickness, height - 2 * thickness)
    if min(inner) > 0:
        hole = rounded(*inner, max(0, radius - thickness))
        outline.blit(hole, (thickness, thickness), special_flags=pygame.BLEND_RGBA_SUB)
    return outline


def dashed(width: int, height: int, radius: float, thickness: float, dash: float, gap: float) -> pygame.Surface:
    """The white outline of a rounded rectangle in dashes of this length and distance, drawn inwards."""
    half = thickness / 2
    around = outline(half, half, width - thickness, height - thickness, radius - half)

    def draw(large: pygame.Surface, larger: float) -> None:
        for piece in dashes(around, dash, gap):
            stroke(large, [(x * larger, y * larger) for x, y in piece], thickness * larger)

    return fine((width, height), draw)


def blurred(picture: pygame.Surface, spread: float) -> pygame.Surface:
    """A soft copy of a picture; spread is the standard deviation. Leave room for it around the shape.

    A wide blur is made small and grown again: nobody sees the difference, and it is many times faster.
    """
    shrink = max(1, int(spread / _SMALL_BLUR))
    width, height = picture.get_size()
    small = pygame.transform.smoothscale(picture, (ceil(width / shrink), ceil(height / shrink)))
    soft = pygame.transform.gaussian_blur(small, max(1, round(spread / shrink)), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(soft, (width, height))


def turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """A picture turned clockwise by degrees, with soft edges; its middle stays its middle."""
    margin = 2
    around = sheet((picture.get_width() + 2 * margin, picture.get_height() + 2 * margin))
    blit_over(around, picture, (margin, margin))
    return pygame.transform.rotozoom(around, -angle, 1)


def soft_rectangle(width: int, height: int, radius: float, spread: float, thickness: int = 0) -> pygame.Surface:
    """A blurred rectangle, or a blurred outline of this thickness; it is larger by the blur on all sides."""
    margin = ceil(3 * spread)
    edge = 2 * margin + ceil(radius) + thickness
    small = (min(width, 2 * edge), min(height, 2 * edge))
    shape = ring(*small, radius, thickness) if thickness else rounded(*small, radius)
    around = sheet((small[0] + 2 * margin, small[1] + 2 * margin))
    blit_over(around, shape, (margin, margin))
    soft = blurred(around, spread)
    return stretched(soft, min(soft.get_size()) // 2, width + 2 * margin, height + 2 * margin)


def stretched(picture: pygame.Surface, edge: int, width: int, height: int) -> pygame.Surface:
    """A picture grown to a larger size by stretching only its middle; `edge` pixels stay as they are."""
    return _grown(_grown(picture, edge, width, across=True), edge, height, across=False)


def fine(size: tuple[int, int], draw: Callable[[pygame.Surface, float], None]) -> pygame.Surface:
    """A picture with soft edges: `draw` gets a larger sheet and how much larger it is."""
    large = sheet((size[0] * _FINE, size[1] * _FINE))
    draw(large, _FINE)
    return pygame.transform.smoothscale(large, size)


def stroke(canvas: pygame.Surface, points: Sequence[Point], thickness: float) -> None:
    """A white line with round ends through the points."""
    half = thickness / 2
    for (x1, y1), (x2, y2) in pairwise(points):
        length = hypot(x2 - x1, y2 - y1) or 1
        dx, dy = (y2 - y1) / length * half, (x1 - x2) / length * half
        pygame.draw.polygon(
            canvas, "white", [(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)]
        )
    for point in points:
        pygame.draw.circle(canvas, "white", point, half)


def dashes(points: Sequence[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """The pieces of a dashed line along the points."""
    piece: list[Point] = []
    left, drawing = dash, True
    for (x1, y1), (x2, y2) in pairwise(points):
        length, done = hypot(x2 - x1, y2 - y1), 0.0
        while length - done > 0:
            if drawing and not piece:
                piece = [_between(x1, y1, x2, y2, done / length)]
            step = min(left, length - done)
            done, left = done + step, left - step
            if drawing:
                piece.append(_between(x1, y1, x2, y2, done / length))
            if left <= 0:
                if drawing:
                    yield piece
                    piece = []
                drawing = not drawing
                left = dash if drawing else gap
    if len(piece) > 1:
        yield piece


def outline(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """The closed line around a rounded rectangle, clockwise."""
    r = min(radius, w / 2, h / 2)
    centres = ((x + w - r, y + r, -pi / 2), (x + w - r, y + h - r, 0), (x + r, y + h - r, pi / 2), (x + r, y + r, pi))
    points = [
        (cx + r * cos(start + step * pi / 16), cy + r * sin(start + step * pi / 16))
        for cx, cy, start in centres
        for step in range(9)
    ]
    return [*points, points[0]]


def _between(x1: float, y1: float, x2: float, y2: float, share: float) -> Point:
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def _pill(width: int, height: int) -> pygame.Surface:
    end = pygame.transform.smoothscale(disc(min(width, height) / 2), (min(width, height),) * 2)
    return stretched(end, min(width, height) // 2, width, height)


def _grown(picture: pygame.Surface, edge: int, length: int, across: bool) -> pygame.Surface:
    """`stretched` in one direction."""
    width, height = picture.get_size()
    before = width if across else height
    if length <= before:
        return picture
    tail = before - edge
    middle = length - edge - tail

    def part(start: int, size: int) -> pygame.Rect:
        return pygame.Rect(start, 0, size, height) if across else pygame.Rect(0, start, width, size)

    grown = sheet((length, height) if across else (width, length))
    line = pygame.transform.scale(picture.subsurface(part(edge - 1, 1)), part(0, middle).size)
    grown.blit(picture, part(0, edge), part(0, edge), pygame.BLEND_PREMULTIPLIED)
    grown.blit(line, part(edge, middle), None, pygame.BLEND_PREMULTIPLIED)
    grown.blit(picture, part(edge + middle, tail), part(edge, tail), pygame.BLEND_PREMULTIPLIED)
    return grown
