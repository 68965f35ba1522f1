"""A picture larger than the window it is seen through: the reef, which can be pushed about and brought nearer."""

from collections.abc import Iterable
from typing import Protocol

import pygame

from game.core.score import Cell
from game.games.aqua.view.places import Camera, spot
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.units import Rect

_AROUND = 1.9
"""How far around the middles of its hexagons a picture reaches, in edges."""


class Scenery(Protocol):
    """What a layer shows: a frozen value that paints itself where a camera has the lattice."""

    def paint(self, c: Canvas, camera: Camera) -> None:
        """Paints it."""
        ...


class Lens:
    """The camera of the large reef as it is now: movements change it."""

    def __init__(self) -> None:
        self.x, self.y, self.edge = 0.0, 0.0, 1.0

    @property
    def camera(self) -> Camera:
        """The camera of this moment."""
        return Camera(self.x, self.y, self.edge)

    def set(self, camera: Camera) -> None:
        """Jumps to another camera."""
        self.x, self.y, self.edge = camera.x, camera.y, camera.edge


class Layer(Node):
    """One picture of the lattice behind a window. Pushing it about paints nothing.

    It is painted sharp while the camera keeps its distance, and only scaled while that changes.

    Args:
        name: unique on its stage.
        window: the part of the screen it is seen through, in units.
        lens: where the lattice is and how near.
        z: what is higher lies above.
    """

    def __init__(self, name: str, window: Rect, lens: Lens, z: float) -> None:
        super().__init__(name, window.x, window.y, window.w, window.h, z=z)
        self._lens = lens
        self._scenery: Scenery | None = None
        self._reach = (0.0, 0.0, 0.0, 0.0)
        self._painted: tuple[Scenery, float, Look, pygame.Surface] | None = None
        self._edge = 0.0
        self._seen: tuple[pygame.Surface, pygame.Rect, pygame.Surface | None] | None = None
        self._corner = (0, 0)

    def show(self, scenery: Scenery, centres: Iterable[Cell]) -> None:
        """Shows something that lies on the hexagons around these centres."""
        spots = [spot(centre, 1.0) for centre in centres]
        self._reach = (
            min(x for x, _ in spots) - _AROUND,
            min(y for _, y in spots) - _AROUND,
            max(x for x, _ in spots) + _AROUND,
            max(y for _, y in spots) + _AROUND,
        )
        if self._painted is not None and self._scenery != scenery:
            self._painted = None
        self._scenery = scenery

    def picture(self, look: Look) -> pygame.Surface | None:
        if self._scenery is None:
            return None
        whole = self._whole(look, self._scenery)
        lens = self._lens
        left, top = look.viewport.point(lens.x + self._reach[0] * lens.edge, lens.y + self._reach[1] * lens.edge)
        window = look.viewport.rect(self.x, self.y, self.w, self.h)
        part = whole.get_rect(topleft=(left, top)).clip(window)
        self._corner = part.topleft
        within = part.move(-left, -top)
        if self._seen is None or self._seen[0] is not whole or self._seen[1] != within:
            self._seen = (whole, within, whole.subsurface(within) if part.w and part.h else None)
        return self._seen[2]

    def corner(self, look: Look) -> tuple[int, int]:
        return self._corner

    def _whole(self, look: Look, scenery: Scenery) -> pygame.Surface:
        edge = self._lens.edge
        changing, self._edge = self._edge != edge, edge
        left, top, right, bottom = self._reach
        w, h = (right - left) * edge, (bottom - top) * edge
        if self._painted is not None and self._painted[2] is look:
            if self._painted[1] == edge:
                return self._painted[3]
            if changing:
                size = look.viewport.px(w), look.viewport.px(h)
                return pygame.transform.smoothscale(self._painted[3], size)
        c = Canvas(look, w, h)
        scenery.paint(c, Camera(-left * edge, -top * edge, edge))
        self.said, self.shown = c.said, c.shown
        self._painted = (scenery, edge, look, c.surface)
        return c.surface
