"""What a podium is painted with: the morning, the hills with their names, the meadow, the grades."""

from dataclasses import dataclass

import pygame

from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import emblem
from game.ui.table.podium import Grades, Ground, Places, Stand, Standing, beside, hill_size
from game.ui.table.podium_names import HillNames
from game.ui.words import number, signed
from game.units import Rect

_RADIUS = 16.0
_LINE = "#FFFFFF80"
_FEW = 3
"""So many grades have room for their names."""
_CHIP = 46.0
"""Height of a grade, in units: its sign and its points, with the name below where there are few."""
_NAME_SIZE, _SMALLEST_NAME = 14, 11
_RIM = 14.0
"""Between the grades and the edge of their strip."""


@dataclass(frozen=True, slots=True)
class Morning:
    """The land before anybody stands on it."""

    scenery: str
    ground: Ground

    def paint(self, c: Canvas, hot: bool) -> None:
        place = self.ground.cover
        c.art(self.scenery, place.x, place.y, place.w, place.h)
        _round_off(c, c.h)


@dataclass(frozen=True, slots=True)
class Meadow:
    """The foot of the land once more, in front of the hills, and the edge around everything."""

    scenery: str
    ground: Ground

    def paint(self, c: Canvas, hot: bool) -> None:
        place = self.ground.front
        c.art(f"{self.scenery}-front", place.x, 0, place.w, place.h)
        _round_off(c, c.h + 2 * _RADIUS)


@dataclass(frozen=True, slots=True)
class Edge:
    """A light line around the picture."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, _RADIUS, line=_LINE, line_w=2)


@dataclass(frozen=True, slots=True)
class Hill:
    """The hill of one of the first three places; `box`: what of the picture this is."""

    mound: str
    stand: Stand
    ground: Ground
    box: Rect

    def paint(self, c: Canvas, hot: bool) -> None:
        stand = self.stand
        top = stand.hill.y - self.box.y
        w, h = hill_size(stand.number, self.ground.w)
        c.art(f"{self.mound}-{stand.number}", stand.hill.x - self.box.x, top, w, max(h, c.h - top))


@dataclass(frozen=True, slots=True)
class OnHill:
    """Everybody on one hill, with their points.

    Attributes:
        hill: which one, from 0: the first place, the one to its left, the one to its right.
        places: everybody, by place.
        ground: the picture.
        box: what of it this is.
    """

    hill: int
    places: Places
    ground: Ground
    box: Rect

    def paint(self, c: Canvas, hot: bool) -> None:
        names, stand = HillNames(self.ground, self.places, c.look.text), self.ground.stands(self.places)[self.hill]
        middle, up = stand.faces[0] - self.box.x, self.box.y
        for standing, x in zip(names.hills[self.hill], beside(middle, stand.count, stand.step)):
            emblem(c, standing.seat, x, stand.faces[1] - up, stand.radius)
        colour, x = "#FFFDF2", names.middle(self.hill) - self.box.x
        for name, _, y, size, family, room in names.lines(self.hill):
            c.text(x, y - up, name, size, 600, colour, "middle", family, room, label=False)
        y, figures = names.points_y(self.hill) - up, stand.lettering.figures
        gold = colour if self.hill else "#FFE7A0"
        c.text(x, y, names.points(self.hill), figures, 700, gold, "middle", "serif", label=False)


@dataclass(frozen=True, slots=True)
class InMeadow:
    """Those who found no place on the hills."""

    standings: tuple[Standing, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        width = min(76.0, (c.w - 10) / len(self.standings) - 6)
        for standing, x in zip(self.standings, beside(c.w / 2, len(self.standings), width + 6)):
            c.rect(x - width / 2, 0, width, 34, 17, "surface.pill")
            emblem(c, standing.seat, x - width / 2 + 17, 17, 13, ring=False)
            c.text(x + 14, 24, number(standing.total), 20, 700, "cream", "middle", "serif", label=False)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The grades of a game alone, a strip that grows upwards for what is told of them.

    `lit`: how many of those that are reached shine already; `told`: all is told.
    """

    grades: Grades
    lit: int
    told: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        grades = self.grades
        y = 74.0 if grades.next else 50.0
        top = 0.0 if self.told else y - _RIM
        c.rect(0, top, c.w, c.h - top, _RADIUS, "#1B2321", "surface.glass_line")
        if self.told:
            c.text(c.w / 2, 34, grades.told, 22, 700, "gold", "middle", "serif", c.w - 24, label=False)
            if grades.next:
                c.text(c.w / 2, 58, grades.next, 16.5, 600, "cream", "middle", max_w=c.w - 24, label=False)
        step = (c.w - 24) / len(grades.steps)
        for index, (grade, needed) in enumerate(grades.steps):
            best = self.told and index == grades.count - 1
            points = signed(needed) if grades.is_lead else number(needed)
            self._grade(c, 12 + index * step, y, step, index < self.lit, best, grade, points)

    def _grade(
        self, c: Canvas, left: float, y: float, step: float, lit: bool, best: bool, name: str, points: str
    ) -> None:
        middle = left + step / 2
        icon, colour = ("check", "white") if lit else ("flag", "#FFF8E699")
        c.rect(left + 3, y, step - 6, _CHIP, 16, "good" if lit else "#FFFFFF1F", "gold" if best else None, 2.5)
        if len(self.grades.steps) > _FEW:
            c.icon(icon, middle, y + 14, 16, colour)
            c.text(middle, y + 38, points, 16, 600, "cream", "middle", max_w=step - 8, label=False)
        else:
            c.icon(icon, middle - 22, y + 14, 16, colour)
            c.text(middle - 8, y + 20, points, 17, 700, "cream", max_w=step / 2, label=False)
            c.text(
                middle, y + 38, name, _NAME_SIZE, 600, "cream", "middle",
                max_w=step - 14, lo=_SMALLEST_NAME, label=False,
            )  # fmt: skip


def ladder_height(grades: Grades) -> float:
    """How much room the grades need, in units."""
    return (88.0 if grades.next else 64.0) + _CHIP


def _round_off(c: Canvas, height: float) -> None:
    """Round lower corners for everything painted, and round upper ones where the picture is as high as that."""
    w, h = c.surface.get_size()
    scale = c.look.viewport.scale
    mask = shapes.rounded(w, round(height * scale), _RADIUS * scale)
    c.surface.blit(mask, (0, h - mask.get_height()), special_flags=pygame.BLEND_RGBA_MULT)


def laurels(stand: Stand) -> list[tuple[float, float]]:
    """Where the middles of the emblems are that get a laurel."""
    x, y = stand.faces
    return [(at, y) for at in beside(x, stand.count, stand.step)]
