"""The points that a card has just brought, popping up over it."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.games.ecosystem.view.paint import gain_pill
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.motions import Motions
from game.ui.table.points import WAY, Told, note_of
from game.units import Placement

_POP = f"{WAY}pop/"
"""How the names of such pills begin."""
_POP_Z = 420.0
_SIZE = (84.0, 48.0)
_START = 0.25
"""How large it begins, as a share of what it comes to."""
_SMALL = 0.62
"""Scale on a small board."""


@dataclass(frozen=True, slots=True)
class GainFace:
    """A pill with a signed number."""

    points: int

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        canvas = Canvas(look, w, h)
        gain_pill(canvas, w / 2, h / 2, self.points)
        return canvas.surface


def pop(
    name: str, points: int, place: Placement, small: bool, motions: Motions, stay: float
) -> tuple[Sprite, list[Tween]]:
    """The pill over a card, and how it pops, stays for some milliseconds and goes."""
    sprite = Told(f"{_POP}{name}", place.cx, place.cy, *_SIZE, GainFace(points), z=_POP_Z)
    size = _SMALL if small else 1.0
    sprite.scale = size * _START
    popping = motions.tween("points", sprite, scale=size)
    return sprite, [*popping, *motions.tween("panel", sprite, motions.ms("points") + stay, alpha=0.0)]


def sounds(points: int) -> Iterator[tuple[str, float]]:
    """A note that rises with the points; silence for none."""
    if points > 0:
        yield "point", note_of(points)
