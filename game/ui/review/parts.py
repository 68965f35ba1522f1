"""What the page of a review is drawn from: frozen values."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.assessment import MOMENTS, Mark
from game.paths import Family, Weight
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.text import SMALLEST
from game.ui.review.model import Choice, Curve, Line, Moment
from game.ui.table.hint_values import SlipLine
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign
from game.ui.words import number, tr, trc
from game.units import Rect

_SIGNS = {Mark.BEST: ("star", "good"), Mark.GOOD: ("check", "#1F6A8C"), Mark.COSTLY: ("minus", "bad")}
_DASHES = (None, (10.0, 5.0), (2.5, 4.0), (16.0, 6.0), (6.0, 3.0), (2.5, 8.0))
_LEFT, _RIGHT, _TOP, _FOOT = 70.0, 176.0, 74.0, 40.0
_WORDS, _SIGN_R = 82.0, 14.0
"""Where the words of a turn begin in the list, and the radius of the sign before them."""
_PICTURE = 54.0
"""How much of its line the sign before a choice takes."""
_REASON = 30.0
"""How high the line of a reason is."""
_NEXT_LINE = 20.0
_HEAD, _SIDE, _BETWEEN = 66.0, 18.0, 14.0
"""Of the paper of the moments: how much its title takes, and how far the moments are from its edge and apart."""
_LARGER = 40.0
"""As many moments as there may be grow by so much at the most, to the foot of the page."""
_BUSY = 92.0
"""How much of it the progress of the expert takes at its foot."""
_BRIEF, _APART = 124.0, 16.0
"""How high a choice is without reasons beside one that has some, and the gap between the two."""


def mark_words(mark: Mark) -> str:
    """What a mark means, in a word."""
    return {Mark.BEST: trc("choice", "best"), Mark.GOOD: tr("good"), Mark.COSTLY: tr("costly")}[mark]


def paint_mark(c: Canvas, mark: Mark, x: float, y: float, r: float) -> None:
    """The sign of a mark round a middle."""
    icon, colour = _SIGNS[mark]
    c.disc(x, y, r, colour)
    c.icon(icon, x, y, r * 1.3, "white")


@dataclass(frozen=True, slots=True)
class Head:
    """Whose decisions these are, and how good they were on the whole."""

    seat: SeatInfo
    accuracy: int | None
    counts: tuple[tuple[Mark, int], ...]
    several: bool

    def spoken(self) -> str:
        """All of it in words."""
        counts = ", ".join(f"{mark_words(mark)} {number(count)}" for mark, count in self.counts)
        accuracy = "–" if self.accuracy is None else number(self.accuracy)
        told = tr("{name}: {words}").format(name=tr("Accuracy, of 100"), words=accuracy)
        return "\n".join((self.seat.name, told, counts))

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        emblem(c, self.seat, 44, 40, 20)
        c.text(76, 48, self.seat.name, 23, 700, family="serif", max_w=c.w - 76 - (74 if self.several else 20))
        said = "–" if self.accuracy is None else number(self.accuracy)
        c.text(24, 116, said, 44, 700, "good", family="serif", max_w=80)
        c.text(108, 96, tr("Accuracy, of 100"), 16.5, 600, max_w=c.w - 124)
        x = 120.0
        for mark, count in self.counts:
            paint_mark(c, mark, x, 116, 11)
            x += 20 + c.text(x + 17, 122, number(count), 17, 700) + 24
        c.rect(20, 140, c.w - 40, 1, fill="line")


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A turn of the list."""

    line: Line
    chosen: bool
    shaded: bool

    def spoken(self) -> str:
        """All of it in words."""
        turn = tr("Turn {n}").format(n=self.line.turn)
        return f"{turn}, {self.line.words}\n{self._judged}"

    @property
    def _judged(self) -> str:
        mark, cost = self.line.mark, self.line.cost
        return "" if mark is None else tr("cost {n}").format(n=cost) if cost else mark_words(mark)

    def paint(self, c: Canvas, hot: bool) -> None:
        line, middle = self.line, c.h / 2
        if self.chosen or hot:
            c.rect(0, 1, c.w, c.h - 2, 8, "surface.row_hot", "gold" if self.chosen else None, 2)
        elif self.shaded:
            c.rect(0, 1, c.w, c.h - 2, 8, "#EFE3C655")
        c.text(34, middle + 6, number(line.turn), 16, colour="ink2", anchor="end")
        mark = line.mark
        right = c.w - 42
        if mark is not None:
            paint_mark(c, mark, c.w - 20, middle, min(10.0, middle - 2))
            said, size = self._verdict(c, right - _WORDS)
            if said:
                right -= c.text(right, middle + 6, said, size, 600, _SIGNS[mark][1], "end", label=False) + 10
        if line.sign is not None:
            line.sign.paint(c, 60, middle, _SIGN_R)
        c.text(_WORDS, middle + 6, line.words, 16.5, 600 if self.chosen else 400, max_w=right - _WORDS)

    def _verdict(self, c: Canvas, room: float) -> tuple[str, float]:
        """What stands before the mark, and its size: so much that what was decided has room beside it."""
        text, cost, full = c.look.text, self.line.cost, self._judged
        room -= text.width(self.line.words, SMALLEST, 600 if self.chosen else 400) + 10
        shrunk = text.fit(full, 96, 16 * c.look.text_scale, 600)
        for said, size in (shrunk, (full, SMALLEST), (cost, SMALLEST)):
            if text.width(said, size, 600) <= room:
                return said, size
        return cost, SMALLEST


@dataclass(frozen=True, slots=True)
class Progress:
    """How much of the work is done, and whether it goes on."""

    share: float
    working: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        words = tr("The expert goes through the game …") if self.working else tr("The expert rests.")
        c.text(0, 18, words, 16, 600, max_w=c.w)
        c.rect(0, 30, c.w, 12, 6, "surface.sunk", "line")
        c.rect(0, 30, max(12.0, c.w * self.share), 12, 6, "good")


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


def _reason_words(look: Look, line: SlipLine, w: float) -> list[str]:
    """The lines of a reason in this width: a sentence without points may take two."""
    if line.value:
        return [line.words]
    first, *rest = look.text.wrap(line.words, w - 82, 16.5 * look.text_scale)
    return [first, " ".join(rest)] if rest else [first]


def reasons_height(look: Look, reasons: Sequence[SlipLine], w: float) -> float:
    """How high these reasons are in this width."""
    more = sum(len(_reason_words(look, line, w)) - 1 for line in reasons)
    return (len(reasons) * _REASON + more * _NEXT_LINE) * look.text_scale


def paint_reasons(c: Canvas, reasons: Sequence[SlipLine], y: float) -> None:
    """As many reasons as there is room for below a height, each with its sign and its points."""
    for line in reasons:
        high = reasons_height(c.look, (line,), c.w)
        if y + high > c.h:
            return
        middle, y = y + _REASON * c.look.text_scale / 2, y + high
        if line.sign is not None:
            line.sign.paint(c, 36, middle, 12)
        ink = "good" if line.good else "bad"
        used = c.text(c.w - 24, middle + 6, line.value, 17, 700, ink, "end") if line.value else 0.0
        for words in _reason_words(c.look, line, c.w):
            c.text(58, middle + 6, words, 16.5, max_w=c.w - 82 - used)
            middle += _NEXT_LINE * c.look.text_scale


def spoken_reasons(reasons: Sequence[SlipLine]) -> list[str]:
    """All reasons, each with its points."""
    valued = tr("{name}: {words}")
    return [valued.format(name=one.words, words=one.value) if one.value else one.words for one in reasons]


@dataclass(frozen=True, slots=True)
class Then:
    """The glass behind the moment that is looked at. `note`: what stands below the choices, which begin at `left`."""

    turn: int
    note: str
    left: float

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20, "glass")
        w = c.w - self.left - 16
        c.text(self.left + 4, 42, tr("Turn {n}").format(n=self.turn), 24, 700, "cream", family="serif", max_w=w - 4)
        if self.note:
            c.text(self.left + 4, c.h - 24, self.note, 16, colour="cream", max_w=w - 4)


def _said(c: Canvas, sign: Sign | None, words: str, y: float, size: float, family: Family, step: float) -> float:
    """What was chosen, with its sign before it; returns where the next line would stand."""
    left, step = 24.0, step * c.look.text_scale
    if sign is not None:
        sign.paint(c, left + 20, y - 4, 21)
        left += _PICTURE
    weight: Weight = 700 if family == "serif" else 600
    below = c.para(left, y, words, c.w - left - 22, size, weight, family=family, line_h=step)
    return max(below, y + step + 4)


@dataclass(frozen=True, slots=True)
class ChoiceCard:
    """One of the two choices of a decision."""

    choice: Choice

    def spoken(self) -> str:
        """Which of the two it is, what it was, and by what it is better."""
        choice = self.choice
        named = tr("{name}: {words}").format(name=choice.title, words=choice.aloud)
        return "\n".join(filter(None, (named, choice.value, *spoken_reasons(choice.reasons))))

    def paint(self, c: Canvas, hot: bool) -> None:
        choice = self.choice
        c.panel(0, 0, c.w, c.h, 18)
        if choice.good and choice.value:
            c.rect(1, 1, c.w - 2, c.h - 2, 17, line="gold", line_w=3)
        used = 0.0
        if choice.value:
            used = 18 + c.text(c.w - 24, 42, choice.value, 24, 700, "good", "end", "serif", max_w=100)
        c.text(24, 40, choice.title, 16.5, 600, "ink2", max_w=c.w - 48 - used)
        y = _said(c, choice.sign, choice.words, 74, 20, "serif", 26)
        paint_reasons(c, choice.reasons, y - 6)


def choice_places(room: Rect, choices: Sequence[Choice]) -> tuple[Rect, ...]:
    """Where the choices lie, one below the other: those with reasons have the room that the others can spare."""
    each = (room.h + _APART) / 2 - _APART
    spare = each - _BRIEF if any(choice.reasons for choice in choices) else 0.0
    places, y = [], room.y
    for choice in choices:
        h = each + (spare if choice.reasons else -spare)
        places.append(Rect(room.x, y, room.w, h))
        y += h + _APART
    return tuple(places)


@dataclass(frozen=True, slots=True)
class MomentCard:
    """A decision that the game turned on."""

    moment: Moment
    chosen: bool

    def height(self, look: Look, w: float) -> float:
        """How high it is for all that it tells."""
        scale = look.text_scale
        indent = 46 if self.moment.sign is None else 46 + _PICTURE
        lines = max(1, len(look.text.wrap(self.moment.sentence, w - indent, 17 * scale, 600)))
        return 82 + lines * 23 * scale + reasons_height(look, self.moment.reasons, w)

    def spoken(self) -> str:
        """The turn, what it cost or brought, what was better, and by what."""
        moment = self.moment
        named = tr("{name}: {words}").format(name=tr("Turn {n}").format(n=moment.turn), words=moment.value)
        return "\n".join((named, moment.aloud, *spoken_reasons(moment.reasons)))

    def paint(self, c: Canvas, hot: bool) -> None:
        moment = self.moment
        fill, edge = ("surface.row_hot", "gold") if self.chosen or hot else ("#F6EDDA", "line")
        c.rect(0, 0, c.w, c.h, 14, fill, edge, 2 if self.chosen else 1)
        c.disc(30, 32, 15, "amber")
        c.text(30, 38, number(moment.place), 18, 700, "white", "middle", label=False)
        used = c.text(c.w - 20, 39, moment.value, 19, 700, "good" if moment.good else "bad", "end", max_w=90)
        c.text(56, 39, tr("Turn {n}").format(n=moment.turn), 20, 700, family="serif", max_w=c.w - 100 - used)
        y = _said(c, moment.sign, moment.sentence, 74, 17, "sans", 23)
        paint_reasons(c, moment.reasons, y - 8)


@dataclass(frozen=True, slots=True)
class Moments:
    """The paper behind the moments.

    Attributes:
        words: what stands there as long as there are none.
        foot: how it was judged.
        waiting: so many may still come.
        busy: the expert is at work, which is told at its foot.
    """

    words: str
    foot: str
    waiting: int = 0
    busy: bool = False

    def places(self, room: Rect, look: Look, cards: Sequence[MomentCard]) -> tuple[Rect, ...]:
        """Where the paper lies, and the moments on it: all as high as they need, as long as they have the room."""
        x, w, y = room.x + _SIDE, room.w - 2 * _SIDE, room.y + _HEAD
        foot = self._foot(look, room.w)
        most = (room.h - _HEAD - foot) / max(1, len(cards)) - _BETWEEN
        heights = [min(most, card.height(look, w)) for card in cards]
        spare = max(0.0, most - sum(heights) / MOMENTS) if len(cards) == MOMENTS else 0.0
        places = []
        for h in heights:
            places.append(Rect(x, y, w, h + min(_LARGER, spare)))
            y += places[-1].h + _BETWEEN
        if self.words:
            y += len(look.text.wrap(self.words, room.w - 52, 17 * look.text_scale)) * 24 * look.text_scale
        h = room.h if self.busy else min(room.h, y + foot - room.y)
        return Rect(room.x, room.y, room.w, h), *places

    def _foot(self, look: Look, w: float) -> float:
        """How much of the paper the words at its foot take."""
        if self.busy:
            return _BUSY
        lines = len(look.text.wrap(self.foot, w - 52, 15 * look.text_scale))
        return 22 + lines * 20 * look.text_scale

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        c.text(26, 44, tr("What the game turned on"), 22, 700, family="serif", max_w=c.w - 52)
        step, top = 20 * c.look.text_scale, _HEAD
        foot = c.h - self._foot(c.look, c.w) + 6 + step
        if self.words:
            top = c.para(26, 80, self.words, c.w - 52, 17, colour="ink2")
        if not self.busy:
            c.para(26, foot, self.foot, c.w - 52, 15, colour="ink2", line_h=step)
        high = (c.h - self._foot(c.look, c.w) - top) / max(1, self.waiting)
        for place in range(self.waiting):
            _frame(c, Rect(_SIDE, top + place * high, c.w - 2 * _SIDE, high - _BETWEEN), place + 1)


def _frame(c: Canvas, place: Rect, number_of_it: int) -> None:
    """Where a moment will stand once it is known."""
    c.rect(place.x, place.y, place.w, place.h, 14, "#F6EDDA", "line", 1.5)
    c.disc(place.x + 30, place.y + 32, 15, line="ink3", line_w=1.5)
    c.text(place.x + 30, place.y + 38, number(number_of_it), 18, 700, "ink2", "middle", label=False)
    for left, share, y in ((60, 0.4, 27), (22, 0.86, 66), (22, 0.66, 90)):
        c.rect(place.x + left, place.y + y, place.w * share, 10, 5, "surface.row")
