"""The page that was there, fading away over the new one."""

import pygame

from game.ui.engine.node import Still
from game.ui.engine.theme import Motion

SCENE_BEFORE = "scene before"


class Fade(Still):
    """A picture of the whole window that grows weaker and goes.

    Args:
        surface: the picture.
        motion: how long it takes, and how it spends that time.
    """

    def __init__(self, surface: pygame.Surface, motion: Motion) -> None:
        super().__init__(SCENE_BEFORE, surface, z=940)
        self._motion = motion
        self._age = 0.0

    def update(self, dt_ms: float) -> bool:
        """Lets time pass; False when it has gone."""
        self._age += dt_ms
        if self._age >= self._motion.ms:
            return False
        self.alpha = 1 - self._motion.easing(self._age / self._motion.ms)
        return True
