"""The nodes of a podium: hills that come out of the ground, the sun, laurels and crowns, what drifts in the air."""

from collections.abc import Hashable, Sequence
from math import sin, tau

import pygame

from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.table.podium import HILLS, Ground, Podium
from game.ui.table.podium_paint import Edge, Hill, InMeadow, Ladder, Meadow, Morning, OnHill, ladder_height, laurels
from game.ui.table.pool import Drawable, NodePool, PaintedNode
from game.units import Rect

FLAKES = 24
_FLAKE_R = 9.5
_APART = 0.7549, 0.5698
"""Steps of where and when they begin that leave no two of them close to one another, nor in a row."""
BUBBLE_TINT = "#4FA9C6"
"""Darker than the bright water above, brighter than the hills."""
_TURN = 30.0
"""Petals turn in steps of so many degrees, so that few pictures are needed."""
_LAUREL, _CROWN = 3.3, 52.0
_CROWN_UP, _CROWNS_APART = 0.385, 4.0
"""The middle of a crown above its emblem, as a share of the crown, and the least room between crowns, in units."""


class Rising(PaintedNode):
    """What comes out of the ground at its foot; the totals beside it say the same to whoever only hears.

    Attributes:
        late: so much of its way it is not seen yet: it stands on what rises with it.
    """

    late = 0.0

    def __init__(self, name: str, drawable: Drawable) -> None:
        super().__init__(name, drawable)
        self.wording = str
        self._rise = 1.0
        self._cut: tuple[pygame.Surface, int, pygame.Surface] | None = None

    @property
    def rise(self) -> float:
        """From 0, below the ground, to 1."""
        return self._rise

    @rise.setter
    def rise(self, share: float) -> None:
        self._rise = share
        self.alpha = 1.0 if not self.late else min(1.0, max(0.0, (share - self.late) / (1 - self.late)))

    def picture(self, look: Look) -> pygame.Surface:
        whole = super().picture(look)
        seen = max(1, round(whole.get_height() * min(1.0, self.rise)))
        if self._cut is None or self._cut[0] is not whole or self._cut[1] != seen:
            self._cut = whole, seen, whole.subsurface((0, 0, whole.get_width(), seen))
        return self._cut[2]

    def corner(self, look: Look) -> tuple[int, int]:
        left, top = super().corner(look)
        whole = super().picture(look).get_height()
        return left, top + whole - max(1, round(whole * min(1.0, self.rise)))


class Arriving(Rising):
    """Who stands on a hill: seen only when the hill is almost there, so that nobody crosses what stands before it."""

    late = 0.85


class GradesNode(PaintedNode):
    """The grades; they light up one after the other.

    Attributes:
        lit: how many shine.
        told: the distance to the next one is told.
    """

    drawable: Ladder

    def __init__(self, name: str, drawable: Drawable) -> None:
        super().__init__(name, drawable)
        assert isinstance(drawable, Ladder)
        self.lit, self.told = float(drawable.lit), drawable.told

    def key(self) -> Hashable:
        ladder = self.drawable
        self.drawable = Ladder(ladder.grades, int(self.lit), self.told)
        return super().key()


class Flake(Sprite):
    """A petal that sways down through a picture, or a bubble that rises through it; never the same way twice.

    Args:
        index: which of them it is: chooses where it begins and how it sways.
        art: its drawing.
        room: where it may be.
        rises: it drifts upwards.
    """

    def __init__(self, index: int, art: str, room: Rect, rises: bool) -> None:
        size = _FLAKE_R * (1.4 + 0.25 * (index * 7 % 5))
        super().__init__(f"podium/flake/{index}", room.x, room.y, size, size, art, z=2.8)
        self._index, self._room, self._rises = index, room, rises
        self.tint = BUBBLE_TINT if rises else ""
        self.fall = 0.0

    @property
    def fall(self) -> float:
        """How much of its way lies behind it, from 0 to 1."""
        return self._fall

    @fall.setter
    def fall(self, share: float) -> None:
        self._fall = share
        late = self._index * _APART[1] % 1 * 0.45
        own = min(1.0, max(0.0, (share - late) / (1 - 0.45)))
        phase = tau * (self._index * 0.618 % 1)
        margin = 2 * _FLAKE_R
        across = (self._index * _APART[0] % 1) * (self._room.w - 4 * margin) + 2 * margin
        way = margin + own * (self._room.h - 3 * margin)
        self.cx = self._room.x + across + 14 * sin(phase + 5 * own)
        self.cy = self._room.bottom - way if self._rises else self._room.y + way
        if not self._rises:
            self.angle = round((phase * 57 + own * 400) / _TURN) * _TURN
        self.alpha, self.visible = min(1.0, 8 * own, 5 * (1 - own)), 0 < own < 1


def show_podium(pool: NodePool, podium: Podium, place: Rect) -> None:
    """Puts a podium on the stage, as it is when everything is told."""
    ground = Ground(place.w, place.h, podium.grades is not None)
    pool.painted("podium/land", place, Morning(podium.scenery, ground), z=2)
    if podium.celebrated:
        _show_light(pool, podium, place, ground)
    for i, stand in enumerate(ground.stands(podium.places)):
        box = stand.box(place.w)
        at = Rect(place.x + box.x, place.y + box.y, box.w, box.h)
        _rising(pool, Rising, f"podium/{i}", at, Hill(podium.mound, stand, ground, box), 2.2 + i / 100)
        _rising(pool, Arriving, f"podium/{i}/people", at, OnHill(i, podium.places, ground, box), 2.3 + i / 100)
    front = Rect(place.x, place.y + ground.front.y, place.w, ground.front.h)
    pool.painted("podium/front", front, Meadow(podium.scenery, ground), z=2.4)
    rest = tuple(standing for standings in podium.places[HILLS:] for standing in standings)
    if rest:
        foot = Rect(place.x, place.bottom - 44, place.w, 34)
        pool.painted("podium/rest", foot, InMeadow(rest), z=2.5, wording=str)
    pool.painted("podium/edge", place, Edge(), z=2.6)
    if podium.grades is not None:
        _show_grades(pool, podium, place)


def _rising(pool: NodePool, kind: type[Rising], name: str, place: Rect, drawable: Drawable, z: float) -> None:
    node = pool.known(name, kind) or kind(name, drawable)
    _lay(node, place, drawable, z)
    pool.put(node)


def _lay(node: PaintedNode, place: Rect, drawable: Drawable, z: float) -> None:
    node.x, node.y, node.w, node.h, node.z = place.x, place.y, place.w, place.h, z
    node.drawable = drawable


def _show_light(pool: NodePool, podium: Podium, place: Rect, ground: Ground) -> None:
    x, y = ground.sun
    size = min(place.w, 2 * y)
    _sprite(pool, "podium/sun", place.x + x, place.y + y, size, "scenery/dawn", 2.05)
    stand = ground.stands(podium.places)[0]
    crown = min(_CROWN, stand.step - _CROWNS_APART)
    for i, (x, y) in enumerate(laurels(stand)):
        side = stand.radius * _LAUREL
        _sprite(pool, f"podium/laurel/{i}", place.x + x, place.y + y, side, "scenery/laurel", 2.1)
        top = place.y + y - stand.radius - crown * _CROWN_UP
        _sprite(pool, f"podium/crown/{i}", place.x + x, top, crown, "scenery/crown", 2.7)


def _sprite(pool: NodePool, name: str, cx: float, cy: float, size: float, art: str, z: float) -> None:
    pool.put(pool.known(name, Sprite) or Sprite(name, cx, cy, size, size, art, z=z))


def _show_grades(pool: NodePool, podium: Podium, place: Rect) -> None:
    assert podium.grades is not None
    w = min(place.w - 32, 420.0)
    ladder = Ladder(podium.grades, podium.grades.count, True)
    node = pool.known("podium/grades", GradesNode) or GradesNode("podium/grades", ladder)
    _lay(node, Rect(place.x + (place.w - w) / 2, place.y + 16, w, ladder_height(podium.grades)), ladder, 2.85)
    pool.put(node)


def flakes(stage: Stage, art: Sequence[str], room: Rect, rises: bool) -> list[Flake]:
    """Puts on the stage what drifts through the air; nothing of it is seen before it moves."""
    return [stage.add(Flake(i, art[i % len(art)], room, rises)) for i in range(FLAKES)]
