"""What a lesson lays over a table: a soft veil with openings, a light around what is meant, an arrow to it."""

from collections.abc import Hashable
from dataclasses import dataclass
from math import hypot

import pygame

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.lessons.placing import Pointing
from game.units import Rect

_COARSE = 4
"""The veil is drawn so many times smaller: that makes its edges soft."""
_TINT = (4, 16, 12)
_CARD_R, _LIGHT_R = 10.0, 22.0
"""How round the openings are: like cards, and like the light around what is meant."""
_RIM = 32.0
"""Room for the glow."""
_DOT, _DOT_STEP, _TIP = 3.0, 12.0, 18.0


class Veil(Node):
    """Darkens the window but for some places.

    Attributes:
        half: what is dimmed a little.
        open: what is not dimmed at all.
    """

    soft = True

    def __init__(self, name: str, z: float) -> None:
        super().__init__(name, z=z)
        self.half: tuple[Rect, ...] = ()
        self.open: tuple[Rect, ...] = ()
        self._drawn: tuple[Hashable, pygame.Surface] | None = None

    def picture(self, look: Look) -> pygame.Surface:
        key = (self.half, self.open, look)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, self._draw(look)
        return self._drawn[1]

    def corner(self, look: Look) -> tuple[int, int]:
        return 0, 0

    def _draw(self, look: Look) -> pygame.Surface:
        size = look.viewport.size
        small = pygame.Surface((size[0] // _COARSE + 1, size[1] // _COARSE + 1), pygame.SRCALPHA)
        small.fill(_shade(look.theme.number("veil.dark")))
        half = look.theme.number("veil.half")
        for share, places, round_ in ((half, self.half, _CARD_R), (0.0, self.open, _LIGHT_R)):
            for place in places:
                box = look.viewport.rect(place.x, place.y, place.w, place.h)
                left, top = box.x // _COARSE, box.y // _COARSE
                right, bottom = -(-box.right // _COARSE), -(-box.bottom // _COARSE)
                radius = look.viewport.px(round_) // _COARSE
                pygame.draw.rect(small, _shade(share), (left, top, right - left, bottom - top), border_radius=radius)
        small = pygame.transform.gaussian_blur(small, 1)
        large = pygame.transform.smoothscale(small, (small.get_width() * _COARSE, small.get_height() * _COARSE))
        return large.subsurface((0, 0, *size)).copy()


def _shade(share: float) -> pygame.Color:
    """The veil at a strength, its colour already multiplied with it."""
    red, green, blue = (round(part * share) for part in _TINT)
    return pygame.Color(red, green, blue, round(255 * share))


@dataclass(frozen=True)
class _Glow:
    """The golden line with its glow, which in high contrast would wash over words; without the glow a thin one."""

    glows: bool

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        w, h = w - 2 * _RIM, h - 2 * _RIM
        if self.glows:
            if not look.theme.high_contrast:
                width = min(12, h / 5)
                c.glow(_RIM, _RIM, w, h, 11, width=width, blur=width / 2, alpha=0.95)
            c.rect(_RIM - 2, _RIM - 2, w + 4, h + 4, 12, line="gold", line_w=4)
        else:
            c.rect(_RIM - 1, _RIM - 1, w + 2, h + 2, 10, line="gold", line_w=2.5)
        return c.surface


class Light(Sprite):
    """The light around what is meant (it glows) or spoken of besides. It lies right above it, turned as that is."""

    soft = True

    def __init__(self, name: str, around: Node, glows: bool) -> None:
        super().__init__(name, 0, 0, 1, 1, _Glow(glows))
        self.follow(around)

    def follow(self, around: Node) -> None:
        """Goes where that is."""
        x, y, w, h = around.bounds
        self.cx, self.cy, self.w, self.h = x + w / 2, y + h / 2, w + 2 * _RIM, h + 2 * _RIM
        self.angle, self.z = around.angle, around.z + 0.5


@dataclass(frozen=True, slots=True)
class DottedLine:
    """Dots towards what the note speaks of, with a tip there; places on the whole picture."""

    line: Pointing

    def place(self) -> Rect:
        """The part of the picture that it needs."""
        line, rim = self.line, _TIP + 4
        left, top = min(line.x1, line.x2) - rim, min(line.y1, line.y2) - rim
        return Rect(left, top, abs(line.x1 - line.x2) + 2 * rim, abs(line.y1 - line.y2) + 2 * rim)

    def paint(self, c: Canvas, hot: bool) -> None:
        place, line = self.place(), self.line
        x1, y1, x2, y2 = line.x1 - place.x, line.y1 - place.y, line.x2 - place.x, line.y2 - place.y
        length = hypot(x2 - x1, y2 - y1)
        dx, dy = (x2 - x1) / length, (y2 - y1) / length
        along = _DOT
        while along < length - _TIP - _DOT:
            c.disc(x1 + dx * along, y1 + dy * along, _DOT, "gold")
            along += _DOT_STEP
        back_x, back_y, half = x2 - dx * _TIP, y2 - dy * _TIP, _TIP * 0.7
        c.polygon(
            [(x2, y2), (back_x - dy * half, back_y + dx * half), (back_x + dy * half, back_y - dx * half)], "gold"
        )
