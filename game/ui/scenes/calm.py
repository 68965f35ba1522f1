"""A quiet evening that needs no picture: for pages that may stand there because one is missing."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, sin, tau

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Painted

_POINTS = 60
_SKY = ("#3E7563", "#1D4338")
_MOON = ((262.0, "#FFF3D812"), (218.0, "#FFF3D81E"), (176.0, "#FFF3D8"))
"""Radius and colour of the moon and of the light around it."""
_SPOTS = ((-62.0, -46.0, 30.0), (70.0, 12.0, 22.0), (-12.0, 74.0, 38.0), (44.0, -84.0, 16.0))
_STARS = 46


@dataclass(frozen=True, slots=True)
class _Hill:
    """Something that rises at the lower edge, with firs on it: heights from the top of the page, in units."""

    top: float
    shift: float
    height: float
    waves: float
    colour: str
    firs: int
    fir: float

    def crest(self, share: float) -> float:
        """How high it is at a share of the width."""
        return self.top + self.height * (0.5 - 0.5 * cos(tau * self.waves * share + self.shift))


_HILLS = (
    _Hill(470, 0.6, 110, 1.1, "#2F6353", 26, 62),
    _Hill(600, 3.4, 90, 1.4, "#255145", 17, 104),
    _Hill(740, 5.2, 70, 0.9, "#193A31", 11, 170),
)


class Calm(Painted):
    """Moon, hills and firs over the whole window; in high contrast the evening sky alone.

    Args:
        look: knows the window.
    """

    def __init__(self, look: Look) -> None:
        super().__init__("calm", *look.viewport.window, z=-1000)

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, c.w, c.h, gradient=_SKY)
        if c.look.tones.plain:
            return
        for i in range(1, _STARS):
            c.disc(c.w * (i * 0.618 % 1), c.h * 0.5 * (i * 0.755 % 1), 1.2 + i % 3 * 0.5, "#FFF3D866")
        x, y = -self.x + 800, -self.y + 270
        for radius, colour in _MOON:
            c.disc(x, y, radius, colour)
        for dx, dy, radius in _SPOTS:
            c.disc(x + dx, y + dy, radius, "#EFDFB6")
        for hill in _HILLS:
            self._hill(c, hill)

    def _hill(self, c: Canvas, hill: _Hill) -> None:
        shares = [i / _POINTS for i in range(_POINTS + 1)]
        crest = [(c.w * share, hill.crest(share) - self.y) for share in shares]
        c.polygon([*crest, (c.w, c.h), (0, c.h)], hill.colour)
        for i in range(hill.firs):
            share = (i + 0.5 + 0.36 * sin(i * 2.4)) / hill.firs
            size = hill.fir * (0.78 + 0.3 * abs(sin(i * 1.7)))
            for tier in _fir(c.w * share, hill.crest(share) - self.y + 8, size):
                c.polygon(tier, hill.colour)


def _fir(x: float, foot: float, size: float) -> Iterator[list[tuple[float, float]]]:
    """Three tiers, the widest below."""
    for tier in range(3):
        half, below = size * (0.26 - 0.06 * tier), foot - size * 0.27 * tier
        yield [(x - half, below), (x, below - size * 0.46), (x + half, below)]
