"""A transparent picture in units, on which finished shapes are laid."""

import sys
from collections import Counter
from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.engine import shapes
from game.ui.engine.look import Look
from game.ui.engine.shapes import Point
from game.ui.engine.tones import Colour, Ground, On

_SQUARE, _MOST = 6, 40
"""How large the squares are in which a ground is looked at, in pixels, and how many there are at most in a row."""


def _colour(value: int) -> Colour:
    """The colour of a pixel in memory."""
    red, green, blue, alpha = value.to_bytes(4, sys.byteorder)
    return red, green, blue, alpha


class Picture:
    """A transparent picture of w × h units with its own origin.

    Args:
        look: the look to draw with.
        w: width in units.
        h: height in units.
        pad: room around it for shadows, in units.

    Attributes:
        surface: the picture, premultiplied; its top left is at (-pad, -pad).
    """

    def __init__(self, look: Look, w: float, h: float, pad: float = 0) -> None:
        self.look, self.w, self.h, self.pad = look, w, h, pad
        self._pad = look.viewport.px(pad)
        self.surface = shapes.sheet((self._px(w) + 2 * self._pad, self._px(h) + 2 * self._pad))

    def lay(self, picture: pygame.Surface, x: float, y: float) -> None:
        """A finished picture, premultiplied, with its top left at a place."""
        shapes.blit_over(self.surface, picture, self._at(x, y))

    def _under(self, x: float, y: float, w: float, h: float) -> On:
        """What is painted so far in a box, looked at in squares of some pixels."""

        def ground() -> Ground | None:
            area = self._box(x, y, w, h).clip(self.surface.get_rect())
            if not area:
                return None
            size = max(1, min(_MOST, area.w // _SQUARE)), max(1, min(_MOST, area.h // _SQUARE))
            small = pygame.transform.smoothscale(self.surface.subsurface(area), size)
            seen = Counter(memoryview(pygame.image.tobytes(small, "RGBA")).cast("I"))
            return Ground.of({_colour(value): count for value, count in seen.items()})

        return ground

    @property
    def _scale(self) -> float:
        return self.look.viewport.scale

    def _px(self, units: float) -> int:
        return self.look.viewport.px(units)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return self._pad + round(x * self._scale), self._pad + round(y * self._scale)

    def _box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        left, top = self._at(x, y)
        right, bottom = self._at(x + w, y + h)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def _colour(self, name: str) -> pygame.Color:
        return self.look.theme.colour(name)

    def _shape(self, key: Hashable, make: Callable[[], pygame.Surface], at: tuple[int, int]) -> None:
        shapes.blit_over(self.surface, self.look.shapes.get(key, make), at)

    def _rounded(self, box: pygame.Rect, radius: float, tone: pygame.Color) -> None:
        """A filled rectangle with round corners, in pixels."""
        self._tinted(("rect", box.size, radius), lambda: shapes.rounded(*box.size, radius), tone, box.topleft)

    def _tinted(
        self, key: Hashable, make: Callable[[], pygame.Surface], tone: pygame.Color, at: tuple[int, int]
    ) -> None:
        self._shape((key, tuple(tone)), lambda: shapes.coloured(make(), tone), at)

    def _blurred(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        spread: float,
        thickness: float,
        colour: pygame.Color,
    ) -> None:
        box = self._box(x, y, w, h)
        soft, radius, line = spread * self._scale, r * self._scale, self._px(thickness)
        key = ("blurred", box.size, radius, soft, line, tuple(colour))

        def make() -> pygame.Surface:
            return shapes.coloured(shapes.soft_rectangle(*box.size, radius, soft, line), colour)

        picture = self.look.shapes.get(key, make)
        shapes.blit_over(self.surface, picture, picture.get_rect(center=box.center).topleft)

    def _soft(
        self,
        points: Sequence[Point],
        margin: float,
        tone: pygame.Color,
        draw: Callable[[pygame.Surface, float, Callable[[Point], Point]], None],
    ) -> None:
        """Draws something white and large within the bounds of the points, and lays it here small and tinted."""
        left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
        right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
        corner = self._at(left, top)
        size = self._px(right - left) + 2, self._px(bottom - top) + 2

        def enlarged(sheet: pygame.Surface, larger: float) -> None:
            def place(point: Point) -> Point:
                x = (self._pad + point[0] * self._scale - corner[0]) * larger
                return x, (self._pad + point[1] * self._scale - corner[1]) * larger

            draw(sheet, larger, place)

        shape = shapes.coloured(shapes.fine(size, enlarged), tone)
        shapes.blit_over(self.surface, shape, corner)
