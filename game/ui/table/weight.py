"""What makes paper heavy: it leans when it is carried fast, lands with dust, pushes its neighbours, hops back."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import hypot, pi, sin

import pygame

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Tween
from game.ui.table.motions import Motions
from game.units import Placement

STEEPEST = 6.0
"""Degrees by which what is carried leans at most."""
_A_DEGREE = 0.22
"""Units in a millisecond that make it lean by one degree."""
_SOFTNESS = 70.0
"""Milliseconds in which the lean comes two thirds closer to what the speed asks for."""
TALL, _SUNK, _TOUCH = 1.08, 0.98, 70 / 180
"""How large it is above its place and just after touching it, and when in the landing that is."""
_PUSH, _SHAKE, _HOP = 3.0, 6.0, 54.0
_NEAR = 1.7
"""What lies within so many widths, or heights, is a neighbour."""
_FLECKS = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class Lean:
    """How what is carried leans: after the way the pointer goes, and upright again when that rests."""

    def __init__(self) -> None:
        self.degrees = 0.0
        self._moved = 0.0
        self._x: float | None = None

    def at(self, x: float) -> None:
        """The pointer is here, in units."""
        self._moved += x - (self._x if self._x is not None else x)
        self._x = x

    def pass_time(self, ms: float) -> float:
        """Lets a time pass; how far it leans now."""
        if ms > 0:
            asked = max(-STEEPEST, min(STEEPEST, self._moved / ms / _A_DEGREE))
            self.degrees += (asked - self.degrees) * (1 - 0.37 ** (ms / _SOFTNESS))
            self._moved = 0.0
            if abs(self.degrees) < 0.1:
                self.degrees = 0.0
        return self.degrees


def landing(t: float) -> float:
    """The share of the way from above its place to lying there: a little too deep, then up again."""
    deep = (TALL - _SUNK) / (TALL - 1)
    return deep * t / _TOUCH if t < _TOUCH else deep + (1 - deep) * (t - _TOUCH) / (1 - _TOUCH)


class Gradual(ABC):
    """Something that comes about little by little; `share`: how much of it has, from 0 to 1."""

    _share = 0.0

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self._share

    @share.setter
    def share(self, share: float) -> None:
        self._share = share
        self._show(share)

    @abstractmethod
    def _show(self, share: float) -> None:
        """Shows how it is when so much of it is over."""


class _Aside(Gradual):
    """Holds a sprite beside its place."""

    def __init__(self, sprite: Sprite) -> None:
        self._sprite = sprite

    def _show(self, share: float) -> None:
        self._sprite.aside = self._at(share) if share < 1 else (0.0, 0.0)

    @abstractmethod
    def _at(self, share: float) -> tuple[float, float]:
        """How far it is from its place, in units."""


class Push(Gradual):
    """Where something lands, what lies beside it gives way and comes back.

    Args:
        landed: what lands; its neighbours are looked for when it does.
        family: how their names begin.
        stage: where it is seen.
    """

    def __init__(self, landed: Sprite, family: str, stage: Stage) -> None:
        self._landed, self._family, self._stage = landed, family, stage
        self._pushed: list[tuple[Sprite, float, float]] | None = None

    def _show(self, share: float) -> None:
        if self._pushed is None:
            self._pushed = neighbours(self._landed, self._around())
        for sprite, dx, dy in self._pushed:
            far = _PUSH * sin(pi * share) if share < 1 else 0.0
            sprite.aside = dx * far, dy * far

    def _around(self) -> Iterator[Sprite]:
        sprites = (node for node in self._stage.nodes if isinstance(node, Sprite) and node.visible)
        return (sprite for sprite in sprites if sprite.name.startswith(self._family))


class Snap(Gradual):
    """What is carried lies elsewhere now, in another size: it comes there from where it was seen, soon, not at once.

    Args:
        sprite: what is carried, where it lies now.
        x: the middle at which it was seen.
        y: the same.
        w: how wide it was seen.
    """

    def __init__(self, sprite: Sprite, x: float, y: float, w: float) -> None:
        self._sprite, self._away, self._size = sprite, (x - sprite.cx, y - sprite.cy), w / sprite.w
        self.share = 0.0

    def _show(self, share: float) -> None:
        right, down = self._away
        self._sprite.aside = (right * (1 - share), down * (1 - share))
        self._sprite.near = self._size + (1 - self._size) * share

    def let_go(self) -> None:
        """It lies where it is seen."""
        (right, down), size = self._sprite.aside, self._sprite.near
        self._sprite.cx, self._sprite.cy = self._sprite.cx + right, self._sprite.cy + down
        self._sprite.w, self._sprite.h = self._sprite.w * size, self._sprite.h * size
        self.share = 1.0


class Hop(_Aside):
    """What flies back goes in an arc."""

    def _at(self, share: float) -> tuple[float, float]:
        return 0.0, -_HOP * sin(pi * share)


class Bow(_Aside):
    """What goes from one place to another bows to the left of its way, by so many units in the middle of it."""

    def __init__(self, sprite: Sprite, dx: float, dy: float, bow: float) -> None:
        super().__init__(sprite)
        length = hypot(dx, dy) or 1.0
        self._right, self._down = dy / length * bow, -dx / length * bow

    def _at(self, share: float) -> tuple[float, float]:
        out = sin(pi * share)
        return self._right * out, self._down * out


class Shake(_Aside):
    """What was refused shakes its head."""

    def _at(self, share: float) -> tuple[float, float]:
        return _SHAKE * sin(4 * pi * share) * (1 - share), 0.0


@dataclass(frozen=True, slots=True)
class Speck:
    """A fleck of dust."""

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        c.disc(w / 2, h / 2, w / 2 - 1, "#FFF6DEC0")
        return c.surface


class Dust(Sprite):
    """A fleck of dust that a landing card blows away; `puff`: how far it has gone, from 0 to 1.

    `spread`: the share of the sprite that lies on the table.
    """

    def __init__(self, index: int, landed: Sprite, spread: float = 1.0) -> None:
        super().__init__(f"dust/{index}", 0, 0, 9, 9, Speck(), z=landed.z - 0.1)
        self._way, self._landed, self._spread = _FLECKS[index], landed, spread
        self.puff = 0.0

    @property
    def puff(self) -> float:
        """How far it has gone, from 0 to 1."""
        return self._puff

    @puff.setter
    def puff(self, share: float) -> None:
        self._puff = share
        landed, (right, down) = self._landed, self._way
        self.cx = landed.cx + right * (landed.w * self._spread * 0.46 + 16 * share)
        self.cy = landed.cy + down * landed.h * self._spread * 0.4 + 5 * share
        self.alpha, self.visible = 0.9 * (1 - share), 0 < share < 1


def neighbours(landed: Sprite, others: Iterable[Sprite]) -> list[tuple[Sprite, float, float]]:
    """What lies beside something, and in which direction from it: a unit step each."""
    found = []
    for other in others:
        dx, dy = other.cx - landed.cx, other.cy - landed.cy
        far = hypot(dx / landed.w, dy / landed.h)
        if other is not landed and 0.3 < far < _NEAR and 0.7 < other.w / landed.w < 1.4:
            found.append((other, dx / hypot(dx, dy), dy / hypot(dx, dy)))
    return found


def lifted(t: float) -> float:
    """The share of the way down from above its place for what is lifted on its way there."""
    return (1 - t) ** 3


def land(
    landed: Sprite, family: str, stage: Stage, motions: Motions, after: float = 0.0, spread: float = 1.0
) -> list[Tween]:
    """Something comes to lie: it falls, dust flies, its neighbours whose names begin like this give way.

    Only in full motion; nothing of it changes where anything lies in the end.

    Args:
        landed: what lies at its place already, or is there in `after` milliseconds, lifted until then.
        family: how the names of its neighbours begin.
        stage: where it is seen.
        motions: the movements of the theme.
        after: milliseconds until it falls.
        spread: the share of its width and height that lies on the table, without what is empty around it.
    """
    if not motions.full:
        return []
    push = Push(landed, family, stage)
    flecks = [stage.add(Dust(i, landed, spread)) for i in range(len(_FLECKS))]
    ms = motions.ms("land")
    whole, flight, touch = after + ms, after / (after + ms), after + ms * _TOUCH

    def near(t: float) -> float:
        return lifted(t / flight) if t < flight else landing((t - flight) / (1 - flight))

    def low(t: float) -> float:
        return max(0.0, t - flight) / (1 - flight)

    landed.near = 1.0 if after else TALL
    return [
        Tween(landed, "near", 1.0, whole, near, start=TALL),
        Tween(landed, "lift", landed.lift, whole, low, start=3.0),
        *motions.tween("push", push, touch, share=1.0),
        *(tween for fleck in flecks for tween in motions.tween("dust", fleck, touch, puff=1.0)),
    ]


def arc(name: str, sprite: Sprite, place: Placement, bow: float, motions: Motions) -> list[Tween]:
    """The movement `name` of a sprite to a place, on a way that bows to its left by so many units."""
    bowing = Bow(sprite, place.cx - sprite.cx, place.cy - sprite.cy, bow)
    return [*motions.tween(name, sprite, cx=place.cx, cy=place.cy), *motions.tween(name, bowing, share=1.0)]
