"""A card or a tile that moves, turns and can be turned over."""

from collections.abc import Callable
from math import ceil, cos, radians, sin

import pygame

from game.ui.engine import shapes
from game.ui.engine.look import Look
from game.ui.engine.node import Node

Face = Callable[[Look, float, float], pygame.Surface]
"""Draws one side of a sprite, w × h units large, premultiplied.

Faces that are equal share their pictures, so a frozen dataclass with `__call__` is the best one. Where it
has an attribute `shown`, these are the names of the drawings on it.
"""

_ANGLE_STEP = 2
_WIDTHS = 16
_TINTS = 8
_LIFT_STEP = 0.5
_EDGE_GROWTH = 0.05
"""By how much a card that stands on its edge, in the middle of turning over, looks taller."""


class Sprite(Node):
    """A card or a tile: its place is its middle.

    A side is drawn sharp while the sprite rests at one size, and only scaled while the size changes.

    Args:
        name: unique on its stage.
        cx: its middle, in units.
        cy: its middle, in units.
        w: width before turning, in units.
        h: height before turning, in units.
        face: how its face is drawn, or the name of a drawing.
        back: the same for what is seen when it is turned over.
        z: what is higher lies above.
        label: what a test or a screen reader calls it.
        hint: one sentence shown after a moment's hover, or on focus.
        zone: the focus group.
        on_press: what a click or Enter does.

    Attributes:
        angle: degrees, clockwise.
        squeeze: 1 shows the face, 0 its edge, -1 the back.
        scale: a factor for short movements.
        near: a factor besides, for what is lifted or falls.
        lift: how high it is above the table, 0 to 3, seen by its shadow.
        tint: a colour multiplied over it, "" for none.
        tinted: how much of that colour, 0 to 1.
        lean: degrees by which it is turned besides, for as long as it is carried.
        aside: by how many units it is drawn beside its place, for short movements that end there.
        rim: room at each edge of its drawing for lights and shadows, in units: neither framed nor hit.
    """

    rim: float = 0

    def __init__(
        self,
        name: str,
        cx: float,
        cy: float,
        w: float,
        h: float,
        face: Face | str,
        back: Face | str | None = None,
        *,
        z: float = 0,
        label: str = "",
        hint: str = "",
        zone: str = "",
        on_press: Callable[[], None] | None = None,
    ) -> None:
        self.cx, self.cy, self.w, self.h = cx, cy, w, h
        super().__init__(
            name, cx - w / 2, cy - h / 2, w, h, z=z, label=label, hint=hint, zone=zone, on_press=on_press
        )
        self.face, self.back = face, back
        self.angle = 0.0
        self.squeeze = 1.0
        self.scale = 1.0
        self.near = 1.0
        self.lift = 0.0
        self.tint, self.tinted = "", 1.0
        self.lean = 0.0
        self.aside = (0.0, 0.0)
        self._sharp: tuple[Face | str, Look, tuple[int, int]] | None = None
        self._last_size = (0.0, 0.0)
        self._picture: pygame.Surface | None = None

    @property
    def x(self) -> float:
        """Left, in units."""
        return self.cx - self.w / 2

    @x.setter
    def x(self, left: float) -> None:
        self.cx = left + self.w / 2

    @property
    def y(self) -> float:
        """Top, in units."""
        return self.cy - self.h / 2

    @y.setter
    def y(self, top: float) -> None:
        self.cy = top + self.h / 2

    @property
    def side(self) -> Face | str:
        """What is seen of it: its face, or its back when it is turned over."""
        return self.back if self.squeeze < 0 and self.back is not None else self.face

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        w, h = self._visible_size
        return self.cx - w / 2, self.cy - h / 2, w, h

    def contains(self, x: float, y: float) -> bool:
        turn = radians(-self.angle)
        dx, dy = x - self.cx, y - self.cy
        across, down = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
        w, h = self._visible_size
        return abs(across) <= w / 2 and abs(down) <= h / 2

    def picture(self, look: Look) -> pygame.Surface:
        side = self.side
        self.shown = [side] if isinstance(side, str) else list(getattr(side, "shown", ()))
        sharp = self._sharp_size(look, side)
        share = max(1, round(abs(self.squeeze) * _WIDTHS)) / _WIDTHS
        size = (
            look.viewport.px(self.w * self._factor * share),
            look.viewport.px(self.h * self._factor * (1 + _EDGE_GROWTH * (1 - share))),
        )
        angle = round((self.angle + self.lean) / _ANGLE_STEP) * _ANGLE_STEP % 360
        lift = round(self.lift / _LIFT_STEP) * _LIFT_STEP
        tinted = round(self.tinted * _TINTS) / _TINTS if self.tint else 0.0

        def make() -> pygame.Surface:
            flat = look.sprites.get((side, sharp), lambda: self._drawn(look, side))
            if flat.get_size() != size:
                flat = pygame.transform.smoothscale(flat, size)
            if tinted:
                tone = pygame.Color("white").lerp(look.theme.colour(self.tint), tinted)
                flat = shapes.coloured(flat, tone)
            turned = shapes.turned(flat, angle) if angle else flat
            return lifted(turned, look, lift) if lift else turned

        self._picture = look.sprites.get((side, sharp, size, angle, lift, self.tint, tinted), make)
        return self._picture

    def corner(self, look: Look) -> tuple[int, int]:
        picture = self._picture or self.picture(look)
        return picture.get_rect(center=look.viewport.point(self.cx + self.aside[0], self.cy + self.aside[1])).topleft

    @property
    def _visible_size(self) -> tuple[float, float]:
        """Width and height without the rim, in units."""
        return (self.w - 2 * self.rim) * self._factor, (self.h - 2 * self.rim) * self._factor

    @property
    def _factor(self) -> float:
        return self.scale * self.near

    def _sharp_size(self, look: Look, side: Face | str) -> tuple[int, int]:
        """The size at which the side is drawn: its own at rest, the one it came from while that changes."""
        changing, self._last_size = self._last_size != (self.w, self.h), (self.w, self.h)
        if changing and self._sharp is not None and self._sharp[:2] == (side, look):
            return self._sharp[2]
        size = look.viewport.px(self.w), look.viewport.px(self.h)
        self._sharp = (side, look, size)
        return size

    def _drawn(self, look: Look, side: Face | str) -> pygame.Surface:
        return look.art.sprite(side, self.w, self.h) if isinstance(side, str) else side(look, self.w, self.h)


def lifted(picture: pygame.Surface, look: Look, lift: float) -> pygame.Surface:
    """A picture with the shadow of something `lift` above the table; its middle stays its middle."""
    fall, spread, alpha = (_shadow(look, part, lift) for part in ("dy", "blur", "alpha"))
    scale = look.viewport.scale
    down, soft = round(fall * scale), spread / 2 * scale
    margin = ceil(3 * soft) + down
    around = shapes.sheet((picture.get_width() + 2 * margin, picture.get_height() + 2 * margin))
    dark = picture.copy()
    dark.fill((0, 0, 0, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    shapes.blit_over(around, dark, (margin, margin + down))
    around = shapes.blurred(around, soft)
    shapes.blit_over(around, picture, (margin, margin))
    return around


def _shadow(look: Look, part: str, lift: float) -> float:
    """A number of the shadow between two of the theme's levels; level 0 has none."""
    low = int(lift)
    below, above = (
        look.theme.number(f"shadow.sh{level}.{part}") if level else 0.0 for level in (low, min(low + 1, 3))
    )
    return below + (above - below) * (lift - low)
