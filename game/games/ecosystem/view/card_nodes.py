"""Cards as nodes of the table."""

from game.core.score import Cell
from game.games.ecosystem.view.cards import BackFace, DownFace
from game.ui.engine.sprite import Face, Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.motions import Motions
from game.ui.table.pool import Drawable, NodePool, PaintedNode
from game.units import Placement, Rect

__all__ = ["CardSprite", "Drawable", "Mark", "PaintedNode", "card", "mark", "turned_over"]


class CardSprite(Sprite):
    """A card on the table or in the hand.

    Attributes:
        home: where it lies when nothing moves it.
        owner: the seat in whose ecosystem it lies, None in a hand.
        cell: where it lies there.
        frame: what a large picture of it leaves uncovered; None: the large board.
    """

    home: Placement
    owner: int | None = None
    cell: Cell | None = None
    frame: Rect | None = None

    def rest(self, place: Placement, lift: float = 0, down: bool = False) -> None:
        """Puts it where the view says, at rest, face up or face down."""
        self.home = place
        self.cx, self.cy, self.w, self.h, self.angle = place.cx, place.cy, place.w, place.h, place.angle
        self.scale = self.alpha = self.tinted = 1.0
        self.squeeze = -1.0 if down else 1.0
        self.lift = lift
        self.visible = True


class Mark(PaintedNode):
    """A mark on a card: where it was put when the card lies at home, and else wherever and however high the card is.

    Attributes:
        on: the card.
    """

    on: CardSprite | None = None
    _left = _top = _over = 0.0

    @property
    def x(self) -> float:
        """Left, in units."""
        return self._left + (self.on.cx + self.on.aside[0] - self.on.home.cx if self.on is not None else 0.0)

    @x.setter
    def x(self, left: float) -> None:
        self._left = left

    @property
    def y(self) -> float:
        """Top, in units."""
        return self._top + (self.on.cy + self.on.aside[1] - self.on.home.cy if self.on is not None else 0.0)

    @y.setter
    def y(self, top: float) -> None:
        self._top = top

    @property
    def z(self) -> float:
        """What is higher lies above."""
        return self._over + (self.on.z if self.on is not None else 0.0)

    @z.setter
    def z(self, z: float) -> None:
        self._over = z - (self.on.z if self.on is not None else 0.0)


def card(
    pool: NodePool,
    name: str,
    face: Face,
    place: Placement,
    *,
    z: float,
    lift: float = 0,
    back: DownFace | BackFace | None = None,
    down: bool = False,
) -> CardSprite:
    """The card of this name, at rest at its place; `down`: its back is seen."""
    sprite = pool.known(name, CardSprite) or CardSprite(name, 0, 0, 1, 1, face)
    sprite.face, sprite.back, sprite.z = face, back, z
    sprite.rest(place, lift, down)
    return pool.put(sprite)


def mark(
    pool: NodePool, name: str, on: CardSprite, place: Rect, drawable: Drawable, *, z: float, pad: float = 0
) -> None:
    """A mark on a card that lies at home."""
    node = pool.known(name, Mark) or pool.put(Mark(name, drawable))
    node.on = on
    pool.painted(name, place, drawable, z=z, pad=pad)


def turned_over(sprite: Sprite, side: float, motions: Motions) -> list[Tween]:
    """A card that lay with its other side up turns over to how it lies now; `side`: its `squeeze` then."""
    if side != -sprite.squeeze or not motions.ms("reveal_flip"):
        return []
    turning = motions.tween("reveal_flip", sprite, squeeze=sprite.squeeze)
    sprite.squeeze = side
    return turning
