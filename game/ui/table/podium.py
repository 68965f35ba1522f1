"""Who came where, as values: the standings on their hills, the grades of a game alone, and where all of it stands."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple

from game.core.rules import Seat
from game.ui.table.seats import SeatInfo
from game.ui.words import trn
from game.units import Rect

_ART = (360.0, 528.0)
"""Width and height of the scenery, in units."""
_SUN = 0.4
"""How far down the scenery the sun stands."""
_FRONT = 64.0
"""Height of the strip of scenery in front of the hills."""
_EDGE = 9.0
"""Emblems and names keep so far from the edge and from each other, in units."""
_FREE, _ABOVE = 5.0, 3.0
"""Names in the middle keep so far from the emblems beside them, or end so far above them."""
ON_FIRST = 0.48
"""The share of the width of the first hill that names may take."""
_LOW = 5.0
"""So far letters reach below their line."""
LINE_H = 1.15
"""From name to name, in sizes."""
_LAURELLED, _CLOSE = 16.0, 4.0
"""Between emblems with room for laurels, and between others."""
_ROW = 3
"""So many emblems of the first place have that room."""
_LINE_UP = 24.0
"""By so much a lower hill rises for each further name on it, so that its points stay above the meadow."""
_CROWNED = 150.0
"""Where grades are told, the crown stays below this."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat and its total."""

    seat: SeatInfo
    total: int


@dataclass(frozen=True, slots=True)
class Grades:
    """How a game alone went.

    Attributes:
        reached: the points that count: a lead, or a total.
        told: these points, in words.
        steps: the grades from the lowest: name, and the points it needs.
        is_lead: the points are a lead over the rival, not a total.
    """

    reached: int
    told: str
    steps: tuple[tuple[str, int], ...]
    is_lead: bool = False

    @property
    def count(self) -> int:
        """How many grades are reached."""
        return sum(self.reached >= needed for _, needed in self.steps)

    @property
    def met(self) -> bool:
        """The first grade is reached."""
        return self.count > 0

    @property
    def next(self) -> str:
        """How far the next grade is, in words; nothing when all are reached."""
        for grade, needed in self.steps[self.count :]:
            missing = needed - self.reached
            words = trn("{n} point short of “{grade}”", "{n} points short of “{grade}”", missing)
            return words.format(n=missing, grade=grade)
        return ""


Places = tuple[tuple[Standing, ...], ...]
"""The standings by place, the best first."""


def ranked(seats: Sequence[SeatInfo], totals: Sequence[int], winners: Collection[Seat] = ()) -> Places:
    """The seats by place: the winners first, then by total; equal totals share a place."""

    def place(seat: Seat) -> tuple[bool, int]:
        return seat not in winners, -totals[seat]

    order = sorted(range(len(totals)), key=place)
    return tuple(
        tuple(Standing(seats[seat], totals[seat]) for seat in group) for _, group in groupby(order, key=place)
    )


def on_hills(places: Places) -> tuple[Places, ...]:
    """Who stands on the hills, by place: a shared second place behind which nobody stands has one on both sides."""
    if len(places) == 2 and len(places[1]) > 1:
        half = (len(places[1]) + 1) // 2
        return ((places[0],), (places[1][:half], places[1][half:]))
    return tuple((standings,) for standings in places[:HILLS])


@dataclass(frozen=True, slots=True)
class Podium:
    """The end of a game, as a picture: a morning, hills with everybody on them, and light for who won.

    Attributes:
        scenery: the morning.
        mound: what the pictures of its three hills begin with.
        places: who stands where.
        celebrated: somebody has won; without it there is neither laurel nor crown.
        flakes: what drifts through the air when somebody has won.
        rising: it drifts upwards, as bubbles do.
        grades: how a game alone went.
    """

    scenery: str
    mound: str
    places: Places
    celebrated: bool
    flakes: tuple[str, ...]
    rising: bool = False
    grades: Grades | None = None


class Lettering(NamedTuple):
    """What is written on a hill, in units.

    Attributes:
        size: of the names.
        figures: size of the points.
        gap: from the last name to the points.
        down: from the top of the hill to the first name.
    """

    size: float
    figures: float
    gap: float
    down: float


_FIRST, _ALONE, _SHARED = Lettering(24, 42, 40, 38), Lettering(19, 27, 29, 32), Lettering(16, 24, 26, 28)


PETALS = ("scenery/petal-1", "scenery/petal-2", "scenery/petal-3")
BUBBLES = ("scenery/bubble",)


@dataclass(frozen=True, slots=True)
class Stand:
    """Where one place stands in the picture, in units from its upper left corner.

    Attributes:
        number: of its hill, from 1.
        hill: the picture of the hill.
        faces: the middle of the emblems.
        radius: of an emblem.
        count: how many emblems there are.
        shared: several stand on it, or on the other hill of the same place.
    """

    number: int
    hill: Rect
    faces: tuple[float, float]
    radius: float
    count: int
    shared: bool

    @property
    def step(self) -> float:
        """From one emblem to the next."""
        return 2 * self.radius + (_LAURELLED if self.number == 1 and self.count <= _ROW else _CLOSE)

    @property
    def reach(self) -> float:
        """How far the emblems reach from the middle to both sides."""
        return self.radius + self.step * (self.count - 1) / 2

    @property
    def lettering(self) -> Lettering:
        """What is written on its hill."""
        return _FIRST if self.number == 1 else _SHARED if self.shared else _ALONE

    @property
    def named(self) -> int:
        """How many names are written on its hill: all or none."""
        return self.count if self.count <= MOST_NAMED[self.number - 1] else 0

    def line(self, i: int) -> float:
        """How far down the picture a name is written, the first one being 0, as long as no name shrinks."""
        return self.hill.y + self.lettering.down + i * self.lettering.size * LINE_H

    def higher(self, by: float) -> "Stand":
        """The same hill, higher by so many units."""
        hill, (x, y) = self.hill, self.faces
        return replace(self, hill=Rect(hill.x, hill.y - by, hill.w, hill.h + by), faces=(x, y - by))

    def box(self, w: float) -> Rect:
        """All that belongs to it, above the ground of a picture of that width."""
        half = max(self.hill.w / 2, self.count * (self.radius + 8) + 4)
        x = self.faces[0]
        left, right = max(0.0, x - half), min(w, x + half)
        top = self.faces[1] - self.radius - 6
        return Rect(left, top, right - left, self.hill.bottom - top)


@dataclass(frozen=True, slots=True)
class Ground:
    """How the picture of a podium is laid out.

    Attributes:
        w: its width, in units.
        h: its height.
        graded: grades are told at its top.
    """

    w: float
    h: float
    graded: bool

    @property
    def cover(self) -> Rect:
        """The scenery as large as needed to fill the picture, its foot on the lower edge.

        Where grades are told it sinks, as far as its sky reaches, until the sun stands behind the first place.
        """
        grown = max(self.w / _ART[0], self.h / _ART[1])
        w, h = _ART[0] * grown, _ART[1] * grown
        y = self.h - h
        if self.graded:
            y = max(y, min(0.0, self.stand(0, 1).faces[1] - h * _SUN))
        return Rect((self.w - w) / 2, y, w, h)

    @property
    def sun(self) -> tuple[float, float]:
        """The middle of the sun."""
        return self.w / 2, self.cover.y + self.cover.h * _SUN

    @property
    def front(self) -> Rect:
        """The strip in front of the hills."""
        cover = self.cover
        h = cover.h * _FRONT / _ART[1]
        return Rect(cover.x, self.h - h, cover.w, h)

    def stand(self, hill: int, count: int, level: int = 0) -> Stand:
        """Where the hill of the first, second or third place stands, from 0, with so many emblems.

        `level`: it is laid out as the second one with so many emblems is, in its own place.
        """
        (across, _, w, _), like = _HILLS[hill], 1 if level else hill
        top, most = _HILLS[like][1], level or count
        x, y, w = self.w * across, self.h * top, w * min(1.0, self.w / _ART[0])
        first = hill == 0
        if not first:
            y -= _LINE_UP * (min(most, MOST_NAMED[like]) - 1)
        room = self.w - 40 if first else min(2 * x, 2 * (self.w - x), w) - 2 * _EDGE
        largest = 46.0 if first else min(30.0, self.w / 10)
        apart = _LAURELLED if first and most <= _ROW else _CLOSE
        radius = min(largest, (room / most - apart) / 2)
        if first and self.graded:
            y = max(y, _CROWNED + 2 * radius + 74)
        bottom = self.h - 16
        faces = x, y - radius - 28 if first else y - 20
        return Stand(hill + 1, Rect(x - w / 2, y, w, bottom - y), faces, radius, count, most > 1)

    def stands(self, places: Places) -> tuple[Stand, ...]:
        """Where all hills stand: the first so high that emblems beside it leave its names all their room."""
        groups = on_hills(places)
        first, *sides = (self.stand(i, len(group[0])) for i, group in enumerate(groups))
        if len(groups[-1]) > 1:
            _, (left, right) = groups
            sides = [self.stand(1, len(left)), self.stand(2, len(right), len(left))]
        half = first.hill.w * ON_FIRST / 2 + _FREE
        near = [side for side in sides if abs(first.faces[0] - side.faces[0]) - side.reach < half]
        if near:
            end = first.line(first.named - 1) + _LOW
            first = first.higher(max(0.0, end + _ABOVE - min(side.faces[1] - side.radius for side in near)))
        return first, *sides


_HILLS = ((0.5, 0.57, 288.0, 228.0), (0.185, 0.735, 216.0, 150.0), (0.815, 0.775, 216.0, 130.0))
"""Where the top of each hill stands: shares of width and height; and the size of its picture."""
HILLS = len(_HILLS)
MOST_NAMED = (3, 3, 2)
"""So many who share a place have room for their names on its hill."""


def hill_size(number: int, w: float) -> tuple[float, float]:
    """Width and height of the picture of a hill, in a picture of that width."""
    _, _, width, height = _HILLS[number - 1]
    grown = min(1.0, w / _ART[0])
    return width * grown, height * grown


def beside(middle: float, count: int, step: float) -> list[float]:
    """Places around a middle."""
    return [middle + (i - (count - 1) / 2) * step for i in range(count)]
