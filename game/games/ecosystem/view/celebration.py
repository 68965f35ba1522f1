"""The quiet celebration beside the score sheet: hills, the sun, a laurel for the winner."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import pygame

from game.games.ecosystem.view.skin import EditionSkin
from game.ui.engine import shapes
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.words import number, signed, tr, trn

_ART = (360.0, 528.0)
_GROUND = 0.955
"""Where the meadow in front of the hills begins, as a share of the height."""
_RADIUS = 16.0


@dataclass(frozen=True, slots=True)
class _Hill:
    """Where a place of the podium stands: shares of width and height, and the size of its picture."""

    number: str
    across: float
    top: float
    w: float
    h: float


_HILLS = (
    _Hill("1", 0.5, 0.57, 288, 228),
    _Hill("2", 0.185, 0.735, 216, 150),
    _Hill("3", 0.815, 0.775, 216, 130),
)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat and its total."""

    seat: SeatInfo
    total: int


@dataclass(frozen=True, slots=True)
class Challenge:
    """How a solo challenge went: the lead, and each grade with the lead it needs."""

    lead: int
    grades: tuple[tuple[str, int], ...]

    @property
    def met(self) -> bool:
        """The first grade was reached."""
        return self.lead >= self.grades[0][1]

    @property
    def told(self) -> str:
        """The lead, in words."""
        return tr("Lead: {lead}").format(lead=signed(self.lead))

    @property
    def next(self) -> str:
        """How far the next grade is, in words; nothing when all are reached."""
        for grade, needed in self.grades:
            if self.lead < needed:
                missing = needed - self.lead
                words = trn("{n} point short of {grade}", "{n} points short of {grade}", missing)
                return words.format(n=missing, grade=grade)
        return ""


def podium(standings: Sequence[Standing]) -> tuple[tuple[Standing, ...], ...]:
    """The seats by place, the best first; equal totals share a place."""
    ranked = sorted(standings, key=lambda standing: -standing.total)
    return tuple(tuple(group) for _, group in groupby(ranked, key=lambda standing: standing.total))


@dataclass(frozen=True, slots=True)
class Celebration:
    """The celebration of one game: the winner comes up behind the highest hill.

    Attributes:
        skin: the scenery and the hills.
        standings: by seat.
        challenge: how a solo challenge went.
    """

    skin: EditionSkin
    standings: tuple[Standing, ...]
    challenge: Challenge | None

    def paint(self, c: Canvas, rise: float) -> None:
        places, mound = podium(self.standings), self.skin.mound
        hills = list(zip(_HILLS, places))
        self._land(c)
        self._winners(c, places[0], rise)
        for hill, _ in hills:
            x, y = c.w * hill.across, c.h * hill.top
            c.art(f"{mound}-{hill.number}", x - hill.w / 2, y, hill.w, hill.h)
        for hill, standings in hills:
            self._names(c, hill, standings, first=hill is _HILLS[0])
        self._meadow(c)
        self._others(c, places[len(_HILLS) :])
        if self.challenge:
            self._ladder(c, self.challenge)
        _round_off(c)

    @property
    def _scenery(self) -> str:
        return f"scenery/celebration-{self.skin.look}"

    def _land(self, c: Canvas) -> None:
        c.art(self._scenery, *self._cover(c))

    def _cover(self, c: Canvas) -> tuple[float, float, float, float]:
        """The scenery as large as needed to fill the picture, its foot on the lower edge."""
        grown = max(c.w / _ART[0], c.h / _ART[1])
        w, h = _ART[0] * grown, _ART[1] * grown
        return (c.w - w) / 2, c.h - h, w, h

    def _meadow(self, c: Canvas) -> None:
        """The foot of the scenery once more, in front of the hills."""
        x, y, w, h = self._cover(c)
        foot = Canvas(c.look, c.w, c.h * (1 - _GROUND))
        foot.art(self._scenery, x, y - c.h * _GROUND, w, h)
        c.lay(foot.surface, 0, c.h * _GROUND)

    def _winners(self, c: Canvas, standings: Sequence[Standing], rise: float) -> None:
        hill, wins = _HILLS[0], self.challenge is None or self.challenge.met
        radius = min(46.0, (c.w - 40) / len(standings) / 2 - 8)
        sunk = (1 - rise) * 150
        y = c.h * hill.top - radius - 28 + sunk
        if wins and rise > 0:
            side = (radius * 3.3) * (0.6 + 0.4 * rise)
            for x in _beside(c.w * hill.across, len(standings), 2 * radius + 16):
                c.art("scenery/laurel", x - side / 2, y - side / 2, side, side, alpha=rise)
                c.art("scenery/crown", x - 26, y - radius - 46, 52, 52, alpha=rise)
        self._faces(c, standings, c.w * hill.across, y, radius)

    def _names(self, c: Canvas, hill: _Hill, standings: Sequence[Standing], first: bool) -> None:
        x, top = c.w * hill.across, c.h * hill.top
        if not first:
            radius = min(30.0, min(2 * x, 2 * (c.w - x), hill.w) / len(standings) / 2 - 2)
            self._faces(c, standings, x, top - 20, radius)
        size, figures, gap = (24, 42, 40) if first else (19, 27, 29)
        room = min(hill.w * (0.62 if first else 0.56), 2 * min(x, c.w - x) - 12)
        y = top + (38 if first else 32)
        for standing in standings if len(standings) <= (3 if first else 1) else ():
            c.text(x, y, standing.seat.name, size, 600, "#FFFDF2", "middle", "serif", room, label=False)
            y += size * 1.15
        y += gap - size * 1.15
        c.text(
            x, y, number(standings[0].total), figures, 700, "#FFE7A0" if first else "#FFFDF2", "middle", "serif",
            label=False,
        )  # fmt: skip

    def _faces(self, c: Canvas, standings: Sequence[Standing], x: float, y: float, radius: float) -> None:
        for standing, at in zip(standings, _beside(x, len(standings), 2 * radius + (16 if radius > 30 else 4))):
            emblem(c, standing.seat, at, y, radius)

    def _others(self, c: Canvas, places: Sequence[Sequence[Standing]]) -> None:
        """Those who found no place on the hills, in the meadow."""
        rest = [standing for place in places for standing in place]
        width = 76.0
        for standing, x in zip(rest, _beside(c.w / 2, len(rest), width + 6)):
            c.rect(x - width / 2, c.h - 44, width, 34, 17, "#0B2A20B8")
            emblem(c, standing.seat, x - width / 2 + 17, c.h - 27, 13, ring=False)
            c.text(x + 15, c.h - 20, number(standing.total), 20, 700, "cream", "middle", "serif", label=False)

    def _ladder(self, c: Canvas, challenge: Challenge) -> None:
        """The lead, the next target and the three grades, at the top of the sky."""
        w = min(c.w - 32, 420.0)
        x, y = (c.w - w) / 2, 16.0
        c.rect(x, y, w, 120 if challenge.next else 96, 16, "#08201CC8", "surface.glass_line")
        c.text(c.w / 2, y + 34, challenge.told, 22, 700, "gold", "middle", "serif", w - 24, label=False)
        if challenge.next:
            c.text(c.w / 2, y + 58, challenge.next, 16.5, 600, "cream", "middle", max_w=w - 24, label=False)
            y += 24
        step = (w - 24) / len(challenge.grades)
        for index, (grade, needed) in enumerate(challenge.grades):
            met = challenge.lead >= needed
            left = x + 12 + index * step
            c.rect(left + 3, y + 50, step - 6, 32, 16, "good" if met else "#FFFFFF1F")
            c.icon("check" if met else "flag", left + 20, y + 66, 16, "white" if met else "#FFF8E699")
            words = tr("{points} {grade}").format(points=needed, grade=grade)
            c.text(left + 34, y + 71.5, words, 16, 600, "cream", max_w=step - 44, label=False)


def _beside(middle: float, count: int, step: float) -> list[float]:
    """Places around a middle."""
    return [middle + (i - (count - 1) / 2) * step for i in range(count)]


def _round_off(c: Canvas) -> None:
    """Round corners for everything painted, and a light line along them."""
    size = c.surface.get_size()
    mask = shapes.rounded(*size, _RADIUS * c.look.viewport.scale)
    c.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    c.rect(0, 0, c.w, c.h, _RADIUS, line="#FFFFFF80", line_w=2)
