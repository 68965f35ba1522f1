"""The course of a game: the results that were to be expected, decision by decision."""

from dataclasses import dataclass

from game.ui.engine.canvas import Canvas
from game.ui.review.model import Curve
from game.ui.table.paint import emblem
from game.ui.words import number, tr

_DASHES = (None, (10.0, 5.0), (2.5, 4.0), (16.0, 6.0), (6.0, 3.0), (2.5, 8.0))
_LEFT, _RIGHT, _TOP, _FOOT = 70.0, 176.0, 74.0, 40.0


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
        c.text(26, 42, self._title, 22, 700, family="serif", max_w=c.w - 52)
        values = [y for curve in self.curves for _, y in curve.points]
        if not values:
            c.text(26, 74, tr("They appear as the expert works."), 16.5, colour="ink2", max_w=c.w - 52)
            return
        low, high = (0.0, 100.0) if self.percent else (min(values) - 3, max(values) + 3)
        self._heights(c, low, high)
        if self.here is not None:
            c.rect(self._x(c, self.here) - 9, _TOP - 8, 18, c.h - _TOP - _FOOT + 12, 7, "#F6DE9A88", "gold", 1.4)
        for place, curve in enumerate(self.curves):
            colour = c.look.theme.seat(curve.seat.style).colour
            line = [(self._x(c, x), self._y(c, y, low, high)) for x, y in curve.points]
            if len(line) > 1:
                c.polyline(line, colour, 3.5 if curve.own else 2.2, _DASHES[place % len(_DASHES)])
        own = self.curves[0].points
        for share, place in self.moments:
            y = next((y for x, y in own if x >= share), own[-1][1])
            self._badge(c, self._x(c, share), self._y(c, y, low, high), place)
        self._ends(c, low, high)

    def _x(self, c: Canvas, share: float) -> float:
        return _LEFT + share * (c.w - _LEFT - _RIGHT)

    def _y(self, c: Canvas, value: float, low: float, high: float) -> float:
        bottom = c.h - _FOOT
        return bottom - (value - low) / (high - low) * (bottom - _TOP)

    def _heights(self, c: Canvas, low: float, high: float) -> None:
        step = next(s for s in (5, 10, 20, 25, 50, 100, 1000) if (high - low) / s <= 6)
        for value in range(-int(-low // step) * step, int(high) + 1, step):
            y = self._y(c, value, low, high)
            c.rect(_LEFT, y - 0.5, c.w - _LEFT - _RIGHT, 1, fill="line")
            said = tr("{n} %").format(n=value) if self.percent else number(value)
            c.text(_LEFT - 18, y + 5, said, 15, colour="ink", anchor="end", max_w=_LEFT - 22)
        c.text(_LEFT, c.h - 14, tr("start"), 15, colour="ink2", max_w=90)
        c.text(c.w - _RIGHT, c.h - 14, tr("end"), 15, colour="ink2", anchor="end", max_w=90)

    def _badge(self, c: Canvas, x: float, y: float, place: int) -> None:
        c.disc(x, y, 13, "amber")
        c.disc(x, y, 11, "cream")
        c.text(x, y + 5.5, number(place), 15, 700, "amber", "middle", label=False)

    def _ends(self, c: Canvas, low: float, high: float) -> None:
        """What everybody reached, beside the ends of the curves, none over another."""
        ends = sorted(self.curves, key=lambda curve: -curve.points[-1][1])
        step = min(26.0, (c.h - _TOP) / len(ends))
        y, lowest = _TOP - 30.0, c.h - 24.0 - step * (len(ends) - 1)
        for place, curve in enumerate(ends):
            result = curve.points[-1][1]
            y = min(max(y + step, self._y(c, result, low, high)), lowest + place * step)
            x = c.w - _RIGHT + 22
            emblem(c, curve.seat, x, y, 10, ring=False)
            taken = c.text(c.w - 18, y + 6, self._result(result), 17, 700, anchor="end")
            c.text(x + 17, y + 6, curve.seat.name, 16, 600 if curve.own else 400, max_w=_RIGHT - 68 - taken)
