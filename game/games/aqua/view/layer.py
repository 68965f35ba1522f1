"""A picture larger than the window it is seen through: the reef, which can be pushed about and brought nearer."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

import pygame

from game.core.score import Cell
from game.games.aqua.view.places import Camera, spot
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.shapes import faded
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


class _Painting(NamedTuple):
    """What a layer shows, painted for one distance of the camera.

    Attributes:
        out_of: what it turns out of, painted alike; None: nothing.
    """

    edge: float
    look: Look
    picture: pygame.Surface
    out_of: pygame.Surface | None

    def turned(self, share: float) -> pygame.Surface:
        """How it looks when it has turned by a share."""
        if self.out_of is None or share >= 1:
            return self.picture
        mixed = faded(self.picture, share)
        mixed.blit(faded(self.out_of, 1 - share), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return mixed


class Layer(Node):
    """One picture of the lattice behind a window. Pushing it about paints nothing.

    It is painted sharp while the camera keeps its distance, and only scaled while that changes.

    Args:
        name: unique on its stage.
        window: the part of the screen it is seen through, in units.
        lens: where the lattice is and how near.
        z: what is higher lies above.

    Attributes:
        turned: how far what it shows has come out of what it shows that `out_of`, from 0 to 1.
    """

    def __init__(self, name: str, window: Rect, lens: Lens, z: float) -> None:
        super().__init__(name, window.x, window.y, window.w, window.h, z=z)
        self._lens = lens
        self._scenery: Scenery | None = None
        self._out_of: Scenery | None = None
        self.turned = 1.0
        self._reach = (0.0, 0.0, 0.0, 0.0)
        self._painted: _Painting | None = None
        self._mixed: tuple[_Painting, float, pygame.Surface] | None = None
        self._edge = 0.0
        self._seen: tuple[pygame.Surface, pygame.Rect, pygame.Surface | None] | None = None
        self._corner = (0, 0)

    @property
    def scenery(self) -> Scenery | None:
        """What it shows."""
        return self._scenery

    def show(self, scenery: Scenery, centres: Iterable[Cell], out_of: Scenery | None = None) -> None:
        """Shows something that lies on the hexagons around these centres; `out_of`: something that turns into it."""
        spots = [spot(centre, 1.0) for centre in centres]
        self._reach = (
            min(x for x, _ in spots) - _AROUND,
            min(y for _, y in spots) - _AROUND,
            max(x for x, _ in spots) + _AROUND,
            max(y for _, y in spots) + _AROUND,
        )
        if self._scenery != scenery or out_of is not None:
            self._painted, self._out_of = None, out_of
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
        painted = self._painted
        if painted is None or painted.look is not look or (painted.edge != edge and not changing):
            painted = self._painted = self._paint(look, scenery, edge)
        picture = self._mixture(painted)
        if painted.edge == edge:
            return picture
        return pygame.transform.smoothscale(picture, self._size(look, edge))

    def _mixture(self, painted: _Painting) -> pygame.Surface:
        if self._mixed is None or self._mixed[0] is not painted or self._mixed[1] != self.turned:
            self._mixed = painted, self.turned, painted.turned(self.turned)
        return self._mixed[2]

    def _paint(self, look: Look, scenery: Scenery, edge: float) -> _Painting:
        c = self._drawn(look, scenery, edge)
        self.said, self.shown = c.said, c.shown
        out_of = (
            self._drawn(look, self._out_of, edge).surface if self._out_of is not None and self.turned < 1 else None
        )
        return _Painting(edge, look, c.surface, out_of)

    def _drawn(self, look: Look, scenery: Scenery, edge: float) -> Canvas:
        left, top, right, bottom = self._reach
        c = Canvas(look, (right - left) * edge, (bottom - top) * edge)
        scenery.paint(c, Camera(-left * edge, -top * edge, edge))
        return c

    def _size(self, look: Look, edge: float) -> tuple[int, int]:
        left, top, right, bottom = self._reach
        return look.viewport.px((right - left) * edge), look.viewport.px((bottom - top) * edge)
