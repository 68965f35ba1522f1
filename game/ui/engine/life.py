"""What lives on a still picture: a few small things that move slowly, behind everything that matters."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin, tau

import pygame

from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.engine.viewport import Viewport
from game.units import Rect

BREATH_MS = 200
"""How often something moves: often enough for what is slow, seldom enough to cost nothing."""
_APART = 0.7549, 0.5698
"""Steps between neighbours in a swarm that leave no two of them close to one another, nor in a row."""
_FAINT = 0.05
"""What glows and what comes or goes is never quite invisible, so that few places have to be drawn."""


class Living(Node):
    """Something behind everything that matters that moves by itself.

    Attributes:
        rests: it moves at every so many breaths: what is large moves seldom.
    """

    rests = 1

    def __init__(self, name: str, art: str, place: Rect, z: float) -> None:
        super().__init__(name, place.x, place.y, place.w, place.h, z=z)
        self.art = art
        self.shown = [art]

    def picture(self, look: Look) -> pygame.Surface | None:
        return None if look.tones.plain else look.art.sprite(self.art, self.w, self.h)

    def live(self, ms: float, viewport: Viewport) -> None:
        """Moves on by a time."""
        raise NotImplementedError


class Life:
    """Everything that lives on a stage; each of them moves in its own breath."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._passed = 0.0
        self._breaths = 0

    def update(self, dt_ms: float, viewport: Viewport) -> list[Living]:
        """Lets time pass; what moved in it."""
        self._passed += dt_ms
        if self._passed < BREATH_MS:
            return []
        breath, self._passed = self._passed, 0.0
        self._breaths += 1
        living = [node for node in self._stage.nodes if isinstance(node, Living)]
        moved = [node for i, node in enumerate(living) if (self._breaths + i) % node.rests == 0]
        for node in moved:
            node.live(breath * node.rests, viewport)
        return moved


class Drift(Living):
    """A cloud, its shadow or a bird: crosses the window and comes back on the other side.

    Args:
        speed: in units a second, to the right.
        rests: it moves at every so many breaths.
    """

    def __init__(self, name: str, art: str, place: Rect, speed: float, z: float, rests: int = 1) -> None:
        super().__init__(name, art, place, z)
        self._speed, self.rests = speed, rests

    def live(self, ms: float, viewport: Viewport) -> None:
        left, _, width, _ = viewport.window
        self.x += self._speed * ms / 1000
        if self.x > left + width:
            self.x = left - self.w


@dataclass(frozen=True, slots=True)
class Swarm:
    """Small things of one kind, in the air or in the water.

    Attributes:
        art: their drawing.
        count: how many.
        size: of the largest, in units.
        rise: units a second upwards.
        drift: units a second to the right.
        sway: by how many units they sway to all sides.
        glows: their light comes and goes.
        strength: how clearly they are seen, 0 to 1.
    """

    art: str
    count: int
    size: float
    rise: float = 0.0
    drift: float = 0.0
    sway: float = 0.0
    glows: bool = False
    strength: float = 1.0


class Mote(Living):
    """One of a swarm; never quite like another, and the same in every game.

    Args:
        index: which of them it is.
        swarm: what it is.
        room: where it may be; whoever leaves it comes in again on the other side.
        z: what is higher lies above.
    """

    def __init__(self, index: int, swarm: Swarm, room: Rect, z: float) -> None:
        side = swarm.size * (1 - 0.12 * (index * 7 % 5))
        super().__init__(f"life/{swarm.art}/{index}", swarm.art, Rect(room.x, room.y, side, side), z)
        self._swarm, self._room = swarm, room
        self._seed = index + 1
        self._age = 0.0
        self.live(0, Viewport((1, 1)))

    def live(self, ms: float, viewport: Viewport) -> None:
        self._age += ms / 1000
        swarm, room, age, phase = self._swarm, self._room, self._age, tau * (self._seed * 0.618 % 1)
        pace = 1 - 0.1 * (self._seed * 3 % 4)
        across = (self._seed * _APART[0] + swarm.drift * pace * age / room.w) % 1
        down = (self._seed * _APART[1] - swarm.rise * pace * age / room.h) % 1
        self.x = room.x + across * (room.w - self.w) + swarm.sway * sin(phase + 0.23 * age)
        self.y = room.y + down * (room.h - self.h) + swarm.sway * 0.6 * sin(2 * phase + 0.31 * age)
        edge = min(1.0, 10 * down, 10 * (1 - down), 20 * across, 20 * (1 - across))
        light = 0.5 + 0.5 * sin(3 * phase + 1.1 * age) if swarm.glows else 1.0
        self.alpha = max(_FAINT, swarm.strength * edge * light)


class Swaying(Living):
    """A tuft that bends in gusts of wind, which come from the left.

    Args:
        name: unique on its stage.
        poses: its drawings, from the one that bends to the left to the one that bends to the right.
        place: where it stands.
        z: what is higher lies above.
    """

    rests = 2

    def __init__(self, name: str, poses: Sequence[str], place: Rect, z: float) -> None:
        super().__init__(name, poses[len(poses) // 2], place, z)
        self._poses = poses
        self._age = 0.0

    def live(self, ms: float, viewport: Viewport) -> None:
        self._age += ms / 1000
        gust = sin(0.7 * self._age - self.x / 260) * (0.6 + 0.4 * sin(0.19 * self._age))
        self.art = self._poses[round((gust + 1) / 2 * (len(self._poses) - 1))]
        self.shown = [self.art]
