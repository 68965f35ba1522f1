"""A column that is longer than its place."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Tween

_NOTCH = 60
_BAR = 8
_FADE = 46.0
"""Within so many units what goes on below fades out."""
_GLIDE = 1 / 3
"""Of the way that it would go at its first speed; out_cubic begins three times as fast as it is on the average."""


def fade_out(c: Canvas, w: float) -> None:
    """Lets what goes on below its place fade out there; in high contrast it stays readable to the edge.

    Args:
        c: a canvas of the size of the place, painted.
        w: the width that fades; the bar beside it does not.
    """
    if c.look.theme.high_contrast:
        return
    across, foot, depth = c.look.viewport.px(w), c.surface.get_height(), c.look.viewport.px(_FADE)
    for row in range(depth):
        tone = (round(255 * (row + 0.5) / depth),) * 4
        c.surface.fill(tone, (0, foot - 1 - row, across, 1), special_flags=pygame.BLEND_RGBA_MULT)


class Scroll(Node):
    """Shows a part of a long picture; the wheel, the arrows and dragging move it.

    Args:
        name: unique on its stage.
        label: what can be read here.
        length: the height of all there is, in units.
        paint: paints all of it on a canvas of that height; the right 16 units belong to the bar.

    Attributes:
        top: how much has been scrolled past, in units.
    """

    drag = True

    def __init__(
        self,
        name: str,
        label: str,
        length: float,
        paint: Callable[[Canvas], None],
        *,
        x: float,
        y: float,
        w: float,
        h: float,
        z: float = 5,
        zone: str = "",
    ) -> None:
        super().__init__(name, x, y, w, h, z=z, label=label, zone=zone)
        self.length = length
        self.hit = self.focusable = length > h
        self.top = 0.0
        self._paint = paint
        self._whole: tuple[Look, pygame.Surface] | None = None
        self._shown: tuple[float, pygame.Surface] | None = None
        self._grip = 0.0
        self._start: float | None = None

    def picture(self, look: Look) -> pygame.Surface:
        if self._whole is None or self._whole[0] is not look:
            canvas = Canvas(look, self.w, self.length)
            self._paint(canvas)
            self.said, self.shown = canvas.said, canvas.shown
            self._whole, self._shown = (look, canvas.surface), None
        if self._shown is None or self._shown[0] != self.top:
            self._shown = (self.top, self._part(look, self._whole[1]))
        return self._shown[1]

    def scroll(self, dy: int) -> bool:
        return self._to(self.top + dy * _NOTCH)

    def steer(self, dx: int, dy: int) -> bool:
        return bool(dy) and self.scroll(dy)

    def touched(self, x: float, y: float) -> None:
        self._grip, self._start = y + self.top, None

    def dragged(self, x: float, y: float) -> None:
        self._to(self._grip - y)

    def flung(self, dx: float, dy: float, motion: Motion) -> Sequence[Tween]:
        """It glides on as fast as it was, until it has lost its speed or is touched."""
        if motion.ms == 0:
            return ()
        self._start = self.top
        return (Tween(self, "glided", -dy * motion.ms * _GLIDE, motion.ms, motion.easing, start=0.0),)

    @property
    def glided(self) -> float:
        """How far it has glided on, in units."""
        return self.top - self._start if self._start is not None else 0.0

    @glided.setter
    def glided(self, by: float) -> None:
        if self._start is not None:
            self._go(self._start + by)

    def _to(self, top: float) -> bool:
        """By the player's hand: what glides ends."""
        self._start = None
        return self._go(top)

    def _go(self, top: float) -> bool:
        before, self.top = self.top, min(max(0.0, top), max(0.0, self.length - self.h))
        return self.top != before

    def _part(self, look: Look, whole: pygame.Surface) -> pygame.Surface:
        canvas = Canvas(look, self.w, self.h)
        shapes.blit_over(canvas.surface, whole, (0, -round(self.top * look.viewport.scale)))
        if self.top < self.length - self.h:
            fade_out(canvas, self.w - 2 * _BAR)
        if self.length > self.h:
            thumb = max(30.0, self.h * self.h / self.length)
            y = self.top / (self.length - self.h) * (self.h - thumb)
            canvas.rect(self.w - _BAR, 0, _BAR, self.h, _BAR / 2, fill="#0000001A")
            canvas.rect(self.w - _BAR, y, _BAR, thumb, _BAR / 2, fill="surface.second_base")
        return canvas.surface
