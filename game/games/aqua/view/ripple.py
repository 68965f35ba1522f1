"""Rings on the water where an animal has come to the reef."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Tween
from game.ui.table.motions import Motions

_Z = 399.0
_SMALL, _LARGE = 0.5, 1.5
"""How large a ring is at first and in the end, as a share of what came."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A bright ring with a fainter one in it."""

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        c.disc(w / 2, h / 2, w * 0.46, line="#FFFFFFE0", line_w=w * 0.05)
        c.disc(w / 2, h / 2, w * 0.32, line="#FFFFFF80", line_w=w * 0.03)
        return c.surface


class Ripple(Sprite):
    """A ring that widens and goes; `spread`: how far it has come, from 0 to 1."""

    def __init__(self, index: int, cx: float, cy: float, side: float) -> None:
        super().__init__(f"ripple/{index}", cx, cy, side, side, Ring(), z=_Z)
        self.spread = 0.0

    @property
    def spread(self) -> float:
        """How far it has come, from 0 to 1."""
        return self._spread

    @spread.setter
    def spread(self, share: float) -> None:
        self._spread = share
        self.scale = _SMALL + (_LARGE - _SMALL) * share
        self.alpha, self.visible = 1 - share, share < 1


def ripples(places: Iterable[tuple[float, float]], side: float, stage: Stage, motions: Motions) -> list[Tween]:
    """Rings widen around these places, in units; only in full motion."""
    if not motions.full:
        return []
    rings = [stage.add(Ripple(index, x, y, side)) for index, (x, y) in enumerate(places)]
    return [tween for ring in rings for tween in motions.tween("ripple", ring, spread=1.0)]
