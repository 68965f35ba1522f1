"""What the page of a review is drawn from: frozen values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.assessment import MOMENTS, Mark
from game.paths import Family, Weight
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.review.marks import paint_choice
from game.ui.review.model import Choice, Moment
from game.ui.table.hint_values import SlipLine
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign
from game.ui.words import number, tr, trc
from game.units import Rect

MARK_SIGNS = {Mark.BEST: ("star", "good"), Mark.GOOD: ("check", "#1F6A8C"), Mark.COSTLY: ("minus", "bad")}
"""By mark the drawing of its sign, and its colour."""
_PICTURE = 54.0
"""How much of its line the sign before a choice takes."""


class _Style(NamedTuple):
    """How what was chosen is written."""

    size: float
    step: float
    weight: Weight
    family: Family


_LARGE, _PLAIN = _Style(20, 26, 700, "serif"), _Style(17, 23, 600, "sans")
_REASON = 30.0
"""How high the line of a reason is."""
_NEXT_LINE = 20.0
_HEAD, _SIDE, _BETWEEN = 66.0, 18.0, 14.0
"""Of the paper of the moments: how much its title takes, and how far the moments are from its edge and apart."""
_LARGER = 40.0
"""As many moments as there may be grow by so much at the most, to the foot of the page."""
_BUSY = 92.0
"""How much of it the progress of the expert takes at its foot."""
_APART = 16.0
"""The gap between the two choices."""


def mark_words(mark: Mark) -> str:
    """What a mark means, in a word."""
    return {Mark.BEST: trc("choice", "best"), Mark.GOOD: tr("good"), Mark.COSTLY: tr("costly")}[mark]


def turn_title(turn: int, by: SeatInfo | None) -> str:
    """Return the number of a turn in words; in the review of a team, with who decided."""
    if by is None:
        return tr("Turn {n}").format(n=turn)
    return tr("Turn {n}, {name}").format(n=turn, name=by.name)


def paint_mark(c: Canvas, mark: Mark, x: float, y: float, r: float) -> None:
    """The sign of a mark round a middle."""
    icon, colour = MARK_SIGNS[mark]
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
class Progress:
    """How much of the work is done, and whether it goes on."""

    share: float
    working: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        words = tr("The expert goes through the game …") if self.working else tr("The expert rests.")
        done = c.text(c.w, 18, tr("{n} %").format(n=round(100 * self.share)), 16, 600, anchor="end")
        c.text(0, 18, words, 16, 600, max_w=c.w - done - 12)
        c.rect(0, 30, c.w, 12, 6, "surface.sunk", "line")
        c.rect(0, 30, max(12.0, c.w * self.share), 12, 6, "good")


def _reason_words(look: Look, line: SlipLine, w: float) -> list[str]:
    """The lines of a reason in this width: a sentence without points may take several."""
    if line.value:
        return [line.words]
    return look.text.wrap(line.words, w - 82, 16.5 * look.text_scale)


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


def _said_height(look: Look, sign: Sign | None, words: str, w: float, style: _Style) -> float:
    """How high the lines are in which what was chosen stands beside its sign, on a card of this width."""
    left = 24 if sign is None else 24 + _PICTURE
    lines = look.text.wrap(words, w - left - 22, style.size * look.text_scale, style.weight, style.family)
    return max(len(lines) * style.step * look.text_scale, style.step * look.text_scale + 4)


def _said(c: Canvas, sign: Sign | None, words: str, y: float, style: _Style) -> float:
    """What was chosen, with its sign before it; returns where the next line would stand."""
    left = 24.0
    if sign is not None:
        sign.paint(c, left + 20, y - 4, 20)
        left += _PICTURE
    step = style.step * c.look.text_scale
    c.para(left, y, words, c.w - left - 22, style.size, style.weight, family=style.family, line_h=step)
    return y + _said_height(c.look, sign, words, c.w, style)


@dataclass(frozen=True, slots=True)
class ChoiceCard:
    """One of the two choices of a decision; `taken`: it was chosen."""

    choice: Choice
    taken: bool

    def height(self, look: Look, w: float) -> float:
        """How high it is for its words and its reasons."""
        choice = self.choice
        said = _said_height(look, choice.sign, choice.words, w, _LARGE)
        return 82 + said + reasons_height(look, choice.reasons, w)

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
        better = bool(choice.good and choice.value)
        paint_choice(c, 36, 34, self.taken, better)
        left = 58 if self.taken or better else 24
        c.text(left, 40, choice.title, 16.5, 600, "ink2", max_w=c.w - left - 24 - used)
        y = _said(c, choice.sign, choice.words, 82, _LARGE)
        paint_reasons(c, choice.reasons, y - 6)


def choice_places(room: Rect, look: Look, cards: Sequence[ChoiceCard]) -> tuple[Rect, ...]:
    """Where the choices lie, one below the other: they share what they need not; reasons may lack room."""
    heights = [card.height(look, room.w) for card in cards]
    spare = room.h - _APART * (len(cards) - 1) - sum(heights)
    if spare < 0:
        most = max(range(len(cards)), key=lambda place: len(cards[place].choice.reasons))
        heights[most] += spare
    elif len(cards) > 1:
        heights = [h + spare / len(cards) for h in heights]
    places, y = [], room.y
    for h in heights:
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
        moment = self.moment
        said = _said_height(look, moment.sign, moment.sentence, w, _PLAIN)
        return 86 + said + reasons_height(look, moment.reasons, w)

    def spoken(self) -> str:
        """The turn, what it cost or brought, what was better, and by what."""
        moment = self.moment
        named = tr("{name}: {words}").format(name=turn_title(moment.turn, moment.by), words=moment.value)
        return "\n".join((named, moment.aloud, *spoken_reasons(moment.reasons)))

    def paint(self, c: Canvas, hot: bool) -> None:
        moment = self.moment
        fill, edge = ("surface.row_hot", "gold") if self.chosen or hot else ("#F6EDDA", "line")
        c.rect(0, 0, c.w, c.h, 14, fill, edge, 2 if self.chosen else 1)
        c.disc(30, 32, 15, "amber")
        c.text(30, 38, number(moment.place), 18, 700, "white", "middle", label=False)
        used = c.text(c.w - 20, 39, moment.value, 19, 700, "good" if moment.good else "bad", "end", max_w=90)
        title = turn_title(moment.turn, moment.by)
        c.text(56, 39, title, 20, 700, family="serif", max_w=c.w - 100 - used)
        y = _said(c, moment.sign, moment.sentence, 80, _PLAIN)
        paint_reasons(c, moment.reasons, y - 10)


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
