"""The course of a game: the results that were to be expected, decision by decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.ui.engine.canvas import Canvas
from game.ui.review.model import Curve
from game.ui.table.paint import emblem
from game.ui.words import number, tr
from game.units import Rect

_DASHES = (None, (10.0, 5.0), (2.5, 4.0), (16.0, 6.0), (6.0, 3.0), (2.5, 8.0))
_EDGE, _RIGHT, _TOP, _FOOT = 26.0, 176.0, 74.0, 40.0
_BESIDE = 18.0
"""Between a height in words and its line."""


class _Field(NamedTuple):
    """Where the curves run, and which results its foot and its top stand for."""

    place: Rect
    low: float
    high: float

    def x(self, share: float) -> float:
        """Where so much of the game was played."""
        return self.place.x + share * self.place.w

    def y(self, value: float) -> float:
        """How high a result is."""
        return self.place.bottom - (value - self.low) / (self.high - self.low) * self.place.h

    @property
    def heights(self) -> Sequence[int]:
        """The results that have a line: round numbers, at most six or seven."""
        step = next(s for s in (5, 10, 20, 25, 50, 100, 1000) if (self.high - self.low) / s <= 6)
        return range(-int(-self.low // step) * step, int(self.high) + 1, step)


@dataclass(frozen=True, slots=True)
class Chart:
    """The results that were to be expected, decision by decision. `here`: the share of the game that is looked at."""

    curves: tuple[Curve, ...]
    percent: bool
    here: float | None
    moments: tuple[tuple[float, int], ...]

    def spoken(self) -> str:
        """What was to be expected of each seat at the start and in the end."""
        told, first, last = [self._title], tr("start"), tr("end")
        for curve in (one for one in self.curves if one.points):
            start, end = (self._result(value) for _, value in (curve.points[0], curve.points[-1]))
            ends = tr("{name}: {words}").format(name=curve.seat.name, words=f"{first} {start}, {last} {end}")
            told.append(ends)
        return "\n".join(told)

    @property
    def _title(self) -> str:
        return tr("Chance to win") if self.percent else tr("Expected results")

    def _result(self, value: float) -> str:
        return tr("{n} %").format(n=round(value)) if self.percent else number(round(value))

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        c.text(_EDGE, 42, self._title, 22, 700, family="serif", max_w=c.w - 2 * _EDGE)
        values = [y for curve in self.curves for _, y in curve.points]
        if not values:
            words = tr("The curves appear as the expert works.")
            c.text(_EDGE, 74, words, 16.5, colour="ink2", max_w=c.w - 2 * _EDGE)
            return
        field = self._field(c, *((0.0, 100.0) if self.percent else (min(values) - 3, max(values) + 3)))
        self._heights(c, field)
        if self.here is not None:
            c.rect(field.x(self.here) - 9, _TOP - 8, 18, field.place.h + 12, 7, "#F6DE9A88", "gold", 1.4)
        for place, curve in enumerate(self.curves):
            colour = c.look.theme.seat(curve.seat.style).colour
            line = [(field.x(x), field.y(y)) for x, y in curve.points]
            if len(line) > 1:
                c.polyline(line, colour, 3.5 if curve.own else 2.2, _DASHES[place % len(_DASHES)])
        own = self.curves[0].points
        for share, place in self.moments:
            y = next((y for x, y in own if x >= share), own[-1][1])
            self._badge(c, field.x(share), field.y(y), place)
        self._ends(c, field)

    def _field(self, c: Canvas, low: float, high: float) -> _Field:
        """As broad as the heights in words leave it, which begin below the title."""
        field = _Field(Rect(0, _TOP, 0, c.h - _TOP - _FOOT), low, high)
        size = 15 * c.look.text_scale
        left = _EDGE + _BESIDE + max(c.look.text.width(self._result(y), size, 400, "sans") for y in field.heights)
        return field._replace(place=Rect(left, _TOP, c.w - left - _RIGHT, field.place.h))

    def _heights(self, c: Canvas, field: _Field) -> None:
        left, right = field.place.x, field.place.right
        for value in field.heights:
            y = field.y(value)
            c.rect(left, y - 0.5, field.place.w, 1, fill="line")
            c.text(left - _BESIDE, y + 5, self._result(value), 15, colour="ink", anchor="end")
        c.text(left, c.h - 14, tr("start"), 15, colour="ink2", max_w=90)
        c.text(right, c.h - 14, tr("end"), 15, colour="ink2", anchor="end", max_w=90)

    def _badge(self, c: Canvas, x: float, y: float, place: int) -> None:
        c.disc(x, y, 13, "amber")
        c.disc(x, y, 11, "cream")
        c.text(x, y + 5.5, number(place), 15, 700, "amber", "middle", label=False)

    def _ends(self, c: Canvas, field: _Field) -> None:
        """What everybody reached, beside the ends of the curves, none over another."""
        ends = sorted(self.curves, key=lambda curve: -curve.points[-1][1])
        step = min(26.0, (c.h - _TOP) / len(ends))
        y, lowest = _TOP - 30.0, c.h - 24.0 - step * (len(ends) - 1)
        for place, curve in enumerate(ends):
            result = curve.points[-1][1]
            y = min(max(y + step, field.y(result)), lowest + place * step)
            x = field.place.right + 22
            emblem(c, curve.seat, x, y, 10, ring=False)
            taken = c.text(c.w - 18, y + 6, self._result(result), 17, 700, anchor="end")
            c.text(x + 17, y + 6, curve.seat.name, 16, 600 if curve.own else 400, max_w=_RIGHT - 68 - taken)
