"""A quiet evening that needs no picture: for pages that may stand there because one is missing."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, sin, tau

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Painted

_POINTS = 60
_SKY = ("#1B2957", "#85769E")
_MOON = 176.0, "#FAEED3"
"""Radius and colour of the moon."""
_HALO = 26, 9.0, "#FFE9C406"
"""How many rings of light lie around it, how far each reaches beyond the next, and their colour."""
_PEAKS = ((-470.0, 330.0, 330.0), (490.0, 300.0, 350.0))
"""Where the top of each mountain stands, from the middle and from the top, and half of its width."""
_ROCK, _SNOW = ("#6A5F8E", "#565080"), ("#C9BFD8", "#A9A5BC")
_FOOT, _SNOWED = 620.0, 0.22
"""How far down the mountains reach, and the share of them that is white."""
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
    fir_sides: tuple[str, str]
    firs: int
    fir: float

    def crest(self, share: float) -> float:
        """How high it is at a share of the width."""
        return self.top + self.height * (0.5 - 0.5 * cos(tau * self.waves * share + self.shift))


_HILLS = (
    _Hill(490, 0.6, 90, 1.1, "#544E7C", ("#4B4C78", "#3E4068"), 26, 70),
    _Hill(610, 3.4, 80, 1.4, "#303F66", ("#2D4565", "#233752"), 17, 120),
    _Hill(750, 5.2, 60, 0.9, "#1A2A47", ("#183149", "#11243A"), 11, 190),
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
        middle, y = -self.x + 800, -self.y
        self._moon(c, middle, y + 270)
        for across, top, half in _PEAKS:
            _mountain(c, middle + across, y + top, half, y + _FOOT)
        for hill in _HILLS:
            self._hill(c, hill)

    def _moon(self, c: Canvas, x: float, y: float) -> None:
        radius, colour = _MOON
        rings, apart, light = _HALO
        for ring in range(rings, 0, -1):
            c.disc(x, y, radius + ring * apart, light)
        c.disc(x, y, radius, colour)
        for dx, dy, spot in _SPOTS:
            c.disc(x + dx, y + dy, spot, "#EFDFB6")

    def _hill(self, c: Canvas, hill: _Hill) -> None:
        shares = [i / _POINTS for i in range(_POINTS + 1)]
        crest = [(c.w * share, hill.crest(share) - self.y) for share in shares]
        c.polygon([*crest, (c.w, c.h), (0, c.h)], hill.colour)
        for i in range(hill.firs):
            share = (i + 0.5 + 0.36 * sin(i * 2.4)) / hill.firs
            size = hill.fir * (0.78 + 0.3 * abs(sin(i * 1.7)))
            for (left, top, right), below in _fir(c.w * share, hill.crest(share) - self.y + 8, size):
                for side, colour in zip((left, right), hill.fir_sides):
                    c.polygon([side, top, below], colour)


_Point = tuple[float, float]


def _fir(x: float, foot: float, size: float) -> Iterator[tuple[tuple[_Point, _Point, _Point], _Point]]:
    """Three tiers, the widest below: the corners of each, and the middle of its lower edge."""
    for tier in range(3):
        half, below = size * (0.26 - 0.06 * tier), foot - size * 0.27 * tier
        yield ((x - half, below), (x, below - size * 0.46), (x + half, below)), (x, below)


def _mountain(c: Canvas, x: float, top: float, half: float, foot: float) -> None:
    """A mountain with snow, its left side in the light."""
    cap, drop = half * _SNOWED, (foot - top) * _SNOWED
    for sign, rock, snow in zip((-1, 1), _ROCK, _SNOW):
        c.polygon([(x, top), (x + sign * half, foot), (x, foot)], rock)
        edge = [(x + sign * cap, top + drop), (x + sign * cap * 0.45, top + drop * 0.82), (x, top + drop * 1.3)]
        c.polygon([(x, top), *edge], snow)
