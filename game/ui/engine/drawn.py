"""How a node stands in the picture."""

from typing import NamedTuple

import pygame

ALPHA_STEPS = 32
"""How finely what is half seen is told apart."""


class Drawn(NamedTuple):
    """How a node is drawn, in pixels of the window. Two are equal when nobody could see a difference."""

    picture: pygame.Surface
    rect: pygame.Rect
    alpha: int
    z: float

    @property
    def opaque(self) -> bool:
        """Nothing shines through its picture."""
        return not self.picture.get_flags() & pygame.SRCALPHA

    def weaker(self, share: float) -> "Drawn":
        """The same, seen only by a share of 1."""
        return self._replace(alpha=round(self.alpha * share))
