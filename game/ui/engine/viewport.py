"""Design units to pixels: a uniform scale, the picture centred in the window."""

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.units import DEEPEST, FARTHEST

DESIGN = (1600, 900)
"""The picture in units: everything on screen is placed in it, origin top left."""


LARGEST_LETTERS = 1.3
"""The largest letters that one may choose, on which everything has room."""


@dataclass(frozen=True)
class Viewport:
    """How the 1600 × 900 picture lies in a window.

    Attributes:
        size: width and height of the window in pixels.
        foot: the share of that height that is kept free below the picture.
    """

    size: tuple[int, int]
    foot: float = 0.0

    @cached_property
    def scale(self) -> float:
        """Pixels per unit."""
        return min(self.size[0] / DESIGN[0], self._height / DESIGN[1])

    @cached_property
    def origin(self) -> tuple[float, float]:
        """The pixel of unit (0, 0); the rest of the window is margin."""
        return (
            (self.size[0] - DESIGN[0] * self.scale) / 2,
            (self._height - DESIGN[1] * self.scale) / 2,
        )

    @property
    def _height(self) -> float:
        """How many pixels there are for the picture."""
        return self.size[1] * (1 - self.foot)

    @cached_property
    def window(self) -> tuple[float, float, float, float]:
        """The whole window with its margins: x, y, w, h in units."""
        left, top = self.units((0, 0))
        return left, top, self.size[0] / self.scale, self.size[1] / self.scale

    @cached_property
    def out(self) -> tuple[float, float]:
        """How far what lies at a side, and at the top or foot, of the picture goes out to the edge of the window."""
        left, top, _, _ = self.window
        return min(-left, FARTHEST), min(-top, DEEPEST)

    @property
    def is_upright(self) -> bool:
        """Whether the window is higher than broad."""
        return self.size[0] < self.size[1]

    def letters(self, chosen: float) -> float:
        """How large the letters are: as somebody chose, and in a window that is higher than broad as large as can be.

        There the picture is narrow, and below its lines is room.
        """
        return max(chosen, LARGEST_LETTERS) if self.is_upright else chosen

    @cached_property
    def megapixels(self) -> float:
        """How many millions of pixels fill the window."""
        return self.size[0] * self.size[1] / 1_000_000

    def px(self, units: float) -> int:
        """A length in whole pixels; nothing that has a length disappears."""
        return max(1, round(units * self.scale)) if units > 0 else round(units * self.scale)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a place in units."""
        return round(self.origin[0] + x * self.scale), round(self.origin[1] + y * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of units in pixels: neighbours that touch in units touch in pixels."""
        left, top = self.point(x, y)
        right, bottom = self.point(x + w, y + h)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def units(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """The place in units that a pixel shows."""
        return (pixel[0] - self.origin[0]) / self.scale, (pixel[1] - self.origin[1]) / self.scale
