"""How the colours of a picture are meant: letters, what they stand on, and edges; as drawn, or in high contrast."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

Colour = tuple[int, int, int, int]
"""Red, green, blue and alpha, 0 to 255."""

READABLE: Final = 7.0
"""The least contrast between letters and their ground in high contrast."""
_AIM, _EDGE_AIM = 7.4, 3.2
"""What letters and edges are given: a little more than is measured later."""
_DARK_GROUND, _LIGHT_GROUND = 0.05, 0.52
_DARK_INK, _LIGHT_INK = 0.024, 0.8
"""How light things are at most and at least, so that each ink can be read on each ground of the other kind."""
_MIDDLE: Final = 0.2
"""What is lighter counts as light; about as far from black as from white for the eye."""
_STEPS: Final = 32
_EDGE_ALPHA, _EDGE_W = 0xC8, 2.0
_OPAQUE: Final = 250
_LINEAR: Final = tuple(
    share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
    for share in (part / 255 for part in range(256))
)
"""The light of each strength of red, green or blue."""
_BLACK, _WHITE = (0, 0, 0, 255), (255, 255, 255, 255)


def luminance(colour: pygame.Color | Colour) -> float:
    """How light a colour is, 0 to 1, as the eye sees it."""
    red, green, blue = (_LINEAR[part] for part in tuple(colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: pygame.Color | Colour, other: pygame.Color | Colour) -> float:
    """Between two colours: from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@dataclass(frozen=True, slots=True)
class Ground:
    """What is painted where letters or a line come to stand: the darkest and the lightest of it, and the mean."""

    darkest: Colour
    lightest: Colour
    mean: Colour

    @classmethod
    def of(cls, painted: Mapping[Colour, int]) -> "Ground | None":
        """From its colours and how often each is seen; None where what lies below shines through."""
        if any(colour[3] < _OPAQUE for colour in painted):
            return None
        ordered, whole = sorted(painted, key=luminance), sum(painted.values())
        red, green, blue = (round(sum(c[part] * count for c, count in painted.items()) / whole) for part in range(3))
        return cls(ordered[0], ordered[-1], (red, green, blue, 255))

    def contrast(self, colour: Colour) -> float:
        """Of a colour to the part of it that is most like that colour."""
        return min(contrast(colour, self.darkest), contrast(colour, self.lightest))


On = Callable[[], Ground | None]
"""What lies where something is painted, as far as it is known, when it is asked for."""


class Tones:
    """Colours as they are drawn.

    Attributes:
        plain: landscapes are one dark colour, and nothing lives on them.
    """

    plain = False

    def ink(self, colour: pygame.Color, on: On) -> pygame.Color:
        """Of letters and icons."""
        return colour

    def plate(self, on: On) -> pygame.Color | None:
        """Of what has to be laid under letters, because none could be read without it."""
        return None

    def ground(self, colour: pygame.Color) -> pygame.Color:
        """Of what letters may stand on."""
        return colour

    def shaded(self, top: pygame.Color, bottom: pygame.Color) -> tuple[pygame.Color, pygame.Color]:
        """Of a ground that goes from one to the other."""
        return top, bottom

    def edge(self, colour: pygame.Color, on: On) -> pygame.Color:
        """Of a line."""
        return colour

    def edge_w(self, w: float) -> float:
        """The width of a line around something, in units."""
        return w


class StrongTones(Tones):
    """Colours in high contrast: nothing between dark and light, no faint letters and no faint edges."""

    plain = True

    def ink(self, colour: pygame.Color, on: On) -> pygame.Color:
        return pygame.Color(*_ink(_opaque(colour), on()))

    def plate(self, on: On) -> pygame.Color | None:
        ground = on()
        if ground is None or max(map(ground.contrast, (_BLACK, _WHITE))) >= _AIM:
            return None
        return pygame.Color(*_ground(*ground.mean))

    def ground(self, colour: pygame.Color) -> pygame.Color:
        return pygame.Color(*_ground(*colour))

    def shaded(self, top: pygame.Color, bottom: pygame.Color) -> tuple[pygame.Color, pygame.Color]:
        even = self.ground(top.lerp(bottom, 0.5))
        return (
            pygame.Color(even.r, even.g, even.b, top.a),
            pygame.Color(even.r, even.g, even.b, bottom.a),
        )

    def edge(self, colour: pygame.Color, on: On) -> pygame.Color:
        if not colour.a:
            return colour
        ground = on()
        if ground is None:
            return pygame.Color(colour.r, colour.g, colour.b, max(colour.a, _EDGE_ALPHA))
        mean = Ground(ground.mean, ground.mean, ground.mean)
        return pygame.Color(*_told_from(mean, _opaque(colour), _EDGE_AIM))

    def edge_w(self, w: float) -> float:
        return max(w, _EDGE_W)


@cache
def _ink(colour: Colour, ground: Ground | None) -> Colour:
    """Letters to be read on a ground; where that is not known, on every ground of the other kind."""
    if ground is not None:
        return _told_from(ground, colour, _AIM)
    if luminance(colour) < _MIDDLE:
        return _towards(_BLACK, colour, lambda ink: luminance(ink) <= _DARK_INK)
    return _towards(_WHITE, colour, lambda ink: luminance(ink) >= _LIGHT_INK)


@cache
def _told_from(ground: Ground, colour: Colour, least: float) -> Colour:
    """The nearest to a colour that has this contrast to a ground."""
    return _towards(max(_BLACK, _WHITE, key=ground.contrast), colour, lambda mixed: ground.contrast(mixed) >= least)


@cache
def _ground(red: int, green: int, blue: int, alpha: int) -> Colour:
    own = (red, green, blue, 255)
    if luminance(own) < _MIDDLE:
        pushed = _towards(_BLACK, own, lambda ground: luminance(ground) <= _DARK_GROUND)
    else:
        pushed = _towards(_WHITE, own, lambda ground: luminance(ground) >= _LIGHT_GROUND)
    return (*pushed[:3], alpha)


def _towards(end: Colour, colour: Colour, enough: Callable[[Colour], bool]) -> Colour:
    """The first colour on the way to an end with which it is enough; the end when none is before."""
    start, goal = pygame.Color(*colour), pygame.Color(*end)
    for step in range(_STEPS):
        mixed = start.lerp(goal, step / _STEPS)
        if enough((mixed.r, mixed.g, mixed.b, 255)):
            return mixed.r, mixed.g, mixed.b, 255
    return end


def _opaque(colour: pygame.Color) -> Colour:
    return colour.r, colour.g, colour.b, 255
