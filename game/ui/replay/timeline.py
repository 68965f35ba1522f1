"""The curves of everybody over the turns of a game, and below them the slider that goes through it."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.replay.course import Course, Curves, Mark
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.words import number, tr
from game.units import Rect

_LEFT, _RIGHT, _TOP = 44.0, 140.0, 8.0
_FOOT: Final = 40.0
"""Below the curves: the slider."""
_DASHES: Final = (None, (11.0, 5.0), (3.0, 5.0), (14.0, 4.0), (7.0, 7.0), (20.0, 5.0), (2.0, 3.0))
_KNOB: Final = 14.0
_GAP: Final = 23.0
_IN_A_COLUMN: Final = 4
_COLUMN_W: Final = 62.0
_ICONS: Final = {"leader": "crown", "most": "star"}
_LINES: Final = 4
"""So many heights are named at most."""


class TimelineNode(Painted):
    """The timeline. A press or a drag goes to the turn that ends nearest.

    Args:
        course: the turns.
        curves: as far as they are worked out.
        moment: what is looked at.
        go: told another moment.
        place: where it lies.
        z: how high.
    """

    soft = False
    drag = True
    pad = 6
    radius = 12

    def __init__(
        self, course: Course, curves: Curves, moment: int, go: Callable[[int], None], place: Rect, z: float
    ) -> None:
        super().__init__("timeline", place.x, place.y, place.w, place.h, z=z, label=tr("Turns"), zone="timeline")
        self.hit = self.focusable = True
        self.wording = self._told
        self.moment = moment
        self._course, self._curves, self._go = course, curves, go
        self._ready: tuple[int, tuple[Mark, ...]] = (-1, ())

    def key(self) -> Hashable:
        return self.moment, len(self._curves.points)

    def touched(self, x: float, y: float) -> None:
        self.dragged(x, y)

    def dragged(self, x: float, y: float) -> None:
        turns = max(1, len(self._course.ends))
        moment = self._course.nearest((x - self.x - _LEFT) / (self.w - _LEFT - _RIGHT) * turns)
        if moment != self.moment:
            self._go(moment)

    def _told(self) -> str:
        """Which turn it is, and how far everybody had come by then, as far as that is worked out."""
        over = sum(end <= self.moment for end in self._course.ends)
        said = [self.label, self._course.title(self.moment)]
        if over < len(self._curves.points):
            for one, points in zip(self._curves.ends, self._curves.points[over], strict=True):
                said.append(tr("{name}: {words}").format(name=one.seat.name, words=number(points)))
        return "\n".join(filter(None, said))

    # -- painting

    def paint(self, c: Canvas) -> None:
        bottom = self.h - _FOOT
        points = self._curves.points
        most = max((value for moment in points for value in moment), default=0)
        least = min((value for moment in points for value in moment), default=0)
        low, high = min(0, least), max(most, 1)
        self._paint_heights(c, low, high, bottom)
        self._paint_curves(c, low, high, bottom)
        self._paint_marks(c, low, high, bottom)
        self._paint_slider(c, self.h - _KNOB - 3)

    def _x(self, axis: float) -> float:
        return _LEFT + axis / max(1, len(self._course.ends)) * (self.w - _LEFT - _RIGHT)

    def _y(self, value: float, low: int, high: int, bottom: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - _TOP)

    def _paint_heights(self, c: Canvas, low: int, high: int, bottom: float) -> None:
        step = next(s for s in _steps() if (high - low) / s <= _LINES)
        for value in range(-(-low // step) * step, high + 1, step):
            y = self._y(value, low, high, bottom)
            c.rect(_LEFT, y - 0.5, self.w - _LEFT - _RIGHT, 1, fill="line")
            c.text(_LEFT - 10, y + 5, number(value), 15, colour="ink2", anchor="end", max_w=_LEFT - 12)

    def _paint_curves(self, c: Canvas, low: int, high: int, bottom: float) -> None:
        """What is still to come is pale; each curve has a colour and a pattern."""
        points, here = self._curves.points, self._course.axis(self.moment)
        for place, standing in enumerate(self._curves.ends):
            colour = c.look.theme.seat(standing.seat.style).colour
            line = [(self._x(i), self._y(values[place], low, high, bottom)) for i, values in enumerate(points)]
            past, coming = _split(line, self._x(here))
            dash = _DASHES[place % len(_DASHES)]
            if len(coming) > 1:
                c.polyline(coming, f"{colour}59", 2.5, dash)
            if len(past) > 1:
                c.polyline(past, colour, 3, dash)
        x = self._x(here)
        c.rect(x - 1, _TOP - 4, 2, self.h - _TOP - _KNOB, fill="ink2")
        self._paint_ends(c, low, high, bottom)

    def _paint_ends(self, c: Canvas, low: int, high: int, bottom: float) -> None:
        """What everybody reaches in the end, beside the ends of the curves, the highest first."""
        if self._curves.working:
            return
        ends = sorted(self._curves.ends, key=lambda one: -one.points)
        columns = 1 if len(ends) <= _IN_A_COLUMN else 2
        rows = -(-len(ends) // columns)
        for column in range(columns):
            y, x = _TOP + 2.0, self.w - _RIGHT + 22 + column * _COLUMN_W
            for left, standing in zip(range(rows, 0, -1), ends[column * rows : (column + 1) * rows]):
                wanted = self._y(standing.points, low, high, bottom) if columns == 1 else y
                y = min(max(y, wanted), bottom - 4 - (left - 1) * _GAP)
                self._paint_sign(c, standing.seat, x, y)
                c.text(x + 14, y + 6, number(standing.points), 16, 700, max_w=_COLUMN_W - 25)
                y += _GAP

    def _paint_sign(self, c: Canvas, seat: SeatInfo, x: float, y: float) -> None:
        """What a curve is about, in its colour."""
        if seat.icon:
            c.disc(x, y, 9, c.look.theme.seat(seat.style).colour)
            c.icon(seat.icon, x, y, 12, "white")
        else:
            emblem(c, seat, x, y, 9, ring=False)

    def _paint_marks(self, c: Canvas, low: int, high: int, bottom: float) -> None:
        if self._ready[0] != len(self._curves.points):
            self._ready = len(self._curves.points), self._curves.marks()
        for mark in self._ready[1]:
            style = self._curves.ends[mark.curve].seat.style
            x, y = self._x(mark.turn), self._y(self._curves.points[mark.turn][mark.curve], low, high, bottom)
            c.disc(x, y, 9, c.look.theme.seat(style).colour, "cream", 1.5)
            c.icon(_ICONS[mark.kind], x, y, 11, "white")

    def _paint_slider(self, c: Canvas, y: float) -> None:
        turns, here = len(self._course.ends), self._x(self._course.axis(self.moment))
        left, right = self._x(0), self._x(max(1, turns))
        c.rect(left - 4, y - 4, right - left + 8, 8, 4, fill="surface.sunk", line="line")
        c.rect(left - 4, y - 4, here - left + 4, 8, 4, fill="amber")
        every = next(step for step in _steps() if turns / step <= 24)
        for turn in range(0, turns + 1, every):
            done = self._x(turn) <= here
            c.disc(self._x(turn), y, 2.5, "white" if done else "ink2")
        words = number(self._course.running(self.moment))
        c.shadow(here - _KNOB, y - _KNOB, 2 * _KNOB, 2 * _KNOB, _KNOB, 1)
        c.disc(here, y, _KNOB, "#FFFDF6", "amber", 2.5)
        c.text(here, y + 5.5, words, 15, 700, anchor="middle", max_w=2 * _KNOB - 6, lo=11)
        c.text(right + _KNOB + 10, y + 5.5, number(turns), 15, colour="ink2")


def _steps() -> Sequence[int]:
    """Whole numbers by which people like to count."""
    return [digit * 10**power for power in range(9) for digit in (1, 2, 5)]


def _split(line: list[tuple[float, float]], x: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """A curve up to a place and from there on; the point at that place belongs to both."""
    for index in range(1, len(line)):
        (x1, y1), (x2, y2) = line[index - 1], line[index]
        if x <= x2:
            here = x, y1 + (y2 - y1) * max(0.0, (x - x1) / (x2 - x1))
            return [*line[:index], here], [here, *line[index:]]
    return line, []
