"""What fades: the page that was there, away over the new one; what appears on a page that stays."""

from collections.abc import Iterable

import pygame

from game.ui.engine.look import Look
from game.ui.engine.node import Node, Still
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Timeline, Tween

SCENE_BEFORE = "scene before"
GROUND_BETWEEN = "ground between"


class Fade(Still):
    """A picture of the window, or of a part of it from its top, that grows weaker and goes.

    Args:
        surface: the picture.
        motion: how long it takes, and how it spends that time.
        name: what it is a picture of.
        z: how high it lies.
    """

    def __init__(self, surface: pygame.Surface, motion: Motion, name: str = SCENE_BEFORE, z: float = 940) -> None:
        super().__init__(name, surface, z)
        self._motion = motion
        self._age = 0.0

    def update(self, dt_ms: float) -> bool:
        """Lets time pass; False when it has gone."""
        self._age += dt_ms
        if self._age >= self._motion.ms:
            return False
        self.alpha = 1 - self._motion.easing(max(0.0, self._age) / self._motion.ms)
        return True


class GroundBetween(Fade):
    """The bare ground of the new page, over it until what was there before has left it.

    Args:
        surface: a picture of the window.
        top: from here down it lies over the page, in pixels.
        motion: how the page then comes.
        wait: milliseconds until it does.
    """

    def __init__(self, surface: pygame.Surface, top: int, motion: Motion, wait: float) -> None:
        w, h = surface.get_size()
        super().__init__(surface.subsurface((0, top, w, h - top)), motion, GROUND_BETWEEN, z=939)
        self._top, self._age = top, -wait

    def corner(self, look: Look) -> tuple[int, int]:
        return 0, self._top


def fade_in(nodes: Iterable[Node], timeline: Timeline, motion: Motion) -> None:
    """These nodes appear little by little, unseen to begin with; at once where nothing moves."""
    for node in nodes if motion.ms else ():
        node.alpha = 0.0
        timeline.aside(Tween(node, "alpha", 1.0, motion.ms, motion.easing))
