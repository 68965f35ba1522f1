"""The sea is safe: the sun comes up behind the islands, and all divers have their moment in the open sea."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import pi, sin

import pygame

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Beat, Call, Step, Timeline, Wait
from game.ui.engine.viewport import DESIGN
from game.ui.table.motions import Motions
from game.ui.table.paint import emblem
from game.ui.table.podium import BUBBLES
from game.ui.table.podium_nodes import FLAKES, Flake
from game.ui.table.pool import PassingNode
from game.ui.table.seats import SeatInfo
from game.ui.table.weight import Gradual
from game.units import Rect

_DIVER = "diver/"
"""How the names begin of what is shown of the divers."""
_SUN, _SUN_Z, _DISC = 1.1, 2.1, 0.24
"""How large the sun is with its glow, as a share of the sky; how large without it, as a share of that."""
_DAWN = 90.0
"""Units that the sun climbs."""
_LAUREL = 3.3
"""The laurel around an emblem, in radii of it."""
_LARGEST, _NAME_H = 62.0, 40.0
_OPEN_Z = 0.5
"""Behind the sheets."""
_LEAP, _APART = 18.0, 0.22
"""How high a species leaps, in units, and after which share of a leap the next one does."""
_OPEN_SEA, _LARGE = 44, 1.7
"""Bubbles that rise beside the picture, and how much larger they are than those in it."""


@dataclass(frozen=True, slots=True)
class Sun:
    """A warm sun with its glow."""

    shown = ("scenery/dawn",)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        c.art("scenery/dawn", 0, 0, w, h)
        c.disc(w / 2, h / 2, w * _DISC, "#FBF1CC")
        return c.surface


@dataclass(frozen=True, slots=True)
class Diver:
    """The emblem of somebody, and the name below it; `r`: radius of the emblem, in units."""

    seat: SeatInfo
    r: float

    def paint(self, c: Canvas, hot: bool) -> None:
        emblem(c, self.seat, c.w / 2, (c.h - _NAME_H) / 2, self.r)
        room, name = c.w - 8, self.seat.name
        size = c.look.text.fit(name, room - 32, 22 * c.look.text_scale, 600, "serif")[1]
        w = min(room, c.look.text.width(name, size, 600, "serif") + 32)
        c.rect((c.w - w) / 2, c.h - _NAME_H, w, 34, 17, "surface.pill")
        c.text(c.w / 2, c.h - _NAME_H + 24, name, size, 600, "cream", "middle", "serif", room - 24, label=False)


def sun_over(sky: Rect) -> Sprite:
    """The sun as it stands in a sky, in whose lower part it is hidden by what lies before it."""
    side = _SUN * sky.h
    return Sprite("sun", sky.x + sky.w / 2, sky.y + side / 2, side, side, Sun(), z=_SUN_Z)


class Joy:
    """What happens between the last species and the sheet that explains the end.

    Args:
        stage: where it happens.
        motions: as much of them as the player wants.
        timeline: for what nobody waits for.
    """

    def __init__(self, stage: Stage, motions: Motions, timeline: Timeline) -> None:
        self._stage, self._motions, self._timeline = stage, motions, timeline

    def beats(self, sun: Sprite, saved: Sequence[Node], divers: Sequence[SeatInfo], picture: Rect) -> list[Beat]:
        """The sun rises, the species that are safe leap, and beside the picture the divers come up.

        Args:
            sun: where it will stand.
            saved: those that are safe.
            divers: who has won.
            picture: where the picture is now; only beside it is there room.
        """
        motions = self._motions
        end, sun.alpha, sun.cy = sun.cy, 0.0, sun.cy + _DAWN
        steps: list[Step] = [*motions.tween("winner", sun, alpha=1.0, cy=end)]
        if not motions.full:
            return [steps]
        wait = _APART * motions.ms("saved")
        for i, node in enumerate(saved):
            steps += motions.tween("saved", _Leap(node), i * wait, share=1.0)
        shown = list(self._divers(divers, picture))
        for i, node in enumerate(shown):
            node.alpha = 0.0
            home, node.y = node.y, node.y + 2 * _LEAP
            steps += motions.tween("winner", node, i // 2 * wait, alpha=1.0, y=home)
        return [Call(self._bubbles), steps, Wait(motions.ms("breath"))]

    def leaving(self) -> list[Step]:
        """The divers go again, beside what then comes."""
        divers = [node for node in self._stage.nodes if node.name.startswith(_DIVER)]
        return [tween for node in divers for tween in self._motions.tween("podium", node, alpha=0.0)]

    def over(self) -> None:
        """Nobody is seen any more."""
        self._stage.clear(_DIVER)

    def _divers(self, seats: Sequence[SeatInfo], picture: Rect) -> Iterator[Node]:
        """Every emblem with its laurel, by turns on both sides of the picture, first where there is more room."""
        stage, sides = self._stage, [Rect(0, 0, picture.x, 0), Rect(picture.right, 0, DESIGN[0] - picture.right, 0)]
        sides.sort(key=lambda side: side.w, reverse=True)
        rows = (len(seats) + 1) // 2
        pitch = min(picture.h / rows, 2.1 * _LAUREL * _LARGEST)
        r = min(_LARGEST, (pitch - _NAME_H) / _LAUREL)
        side = _LAUREL * r
        for i, seat in enumerate(seats):
            row, second = divmod(i, 2)
            in_column, room = rows - (len(seats) % 2 if second else 0), sides[second].w
            x = sides[second].centre[0]
            y = picture.y + picture.h / 2 + (row - (in_column - 1) / 2) * pitch - _NAME_H / 2
            yield stage.add(Sprite(f"{_DIVER}laurel/{i}", x, y, side, side, "scenery/laurel", z=_OPEN_Z + 0.1))
            place = Rect(x - room / 3, y - side / 2, 2 * room / 3, side + _NAME_H)
            yield stage.add(PassingNode(f"{_DIVER}{i}", Diver(seat, r), place, _OPEN_Z + 0.2))

    def _bubbles(self) -> None:
        """They rise through the whole sea, behind all that lies on it."""
        sea = Rect(0, 0, *DESIGN)
        for i in range(FLAKES, FLAKES + _OPEN_SEA):
            bubble = self._stage.add(Flake(i, BUBBLES[0], sea, True))
            bubble.z, bubble.tint = _OPEN_Z, ""
            bubble.w = bubble.h = _LARGE * bubble.w
            self._timeline.aside(*self._motions.tween("flakes", bubble, fall=1.0))


class _Leap(Gradual):
    """A leap out of the water and back."""

    def __init__(self, node: Node) -> None:
        self._node, self._home = node, node.y

    def _show(self, share: float) -> None:
        self._node.y = self._home - _LEAP * sin(pi * share) if share < 1 else self._home
