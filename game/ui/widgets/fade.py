"""What fades: the page that was there, away over the new one; what appears on a page that stays."""

from collections.abc import Iterable

import pygame

from game.ui.engine.node import Node, Still
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Timeline, Tween

SCENE_BEFORE = "scene before"


class Fade(Still):
    """A picture of the window, or of a part of it from its top, that grows weaker and goes.

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


def fade_in(nodes: Iterable[Node], timeline: Timeline, motion: Motion) -> None:
    """These nodes appear little by little, unseen to begin with; at once where nothing moves."""
    for node in nodes if motion.ms else ():
        node.alpha = 0.0
        timeline.aside(Tween(node, "alpha", 1.0, motion.ms, motion.easing))
