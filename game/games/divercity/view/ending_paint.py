"""What the end page is painted with."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from game.games.divercity.components import EXTINCT, HOTELS, SAVED
from game.games.divercity.view import words
from game.games.divercity.view.colours import COLUMNS
from game.ui.engine.canvas import Canvas
from game.ui.engine.text import SMALLEST
from game.ui.table.log import LogEntry
from game.ui.table.paint import boxed, emblem
from game.ui.table.seats import SeatInfo
from game.ui.words import tr, trc, trn
from game.units import Rect

_FRAME = 14.0
"""Width of the paper around the picture."""
_ROUND = 16.0
"""Of its corners."""
_SKY = 0.36
"""How much of the picture lies above the water."""
_LARGEST = 64.0
"""No picture in a column of the ladder is wider, in units."""
_SIZES = tuple(1.6 - 0.05 * step for step in range(13))
"""By how much the pictures in the sea may grow: the first that leaves room for all."""
_MARGIN = 36.0
_LADDER, _LADDER_TOP, _LADDER_MOST = 136.0, 136.0, 232.0
"""How high the ladder is at least, where it begins, and how high it is where little stands below it."""
_LOWER = 108.0
"""From the foot of the ladder to the lines below their titles."""
_ROW, _ROW_MOST = 37.0, 46.0
"""How high a line of a turning point is, with many and with few of them."""
_TALLEST, _CARDS = 92.0, 0.56
"""How high a line of a hand is at most, in units, and how much of its width belongs to the cards."""
Fate = Literal["saved", "at sea", "gone"]
FATED_RIM = 8.0
"""Room around the round picture of a species for its ring and its sign, in units."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened in a turn, from 1; `decisive`: a species was saved or lost by it."""

    turn: int
    entry: LogEntry
    decisive: bool


@dataclass(frozen=True, slots=True)
class TurningPoints:
    """Those of a game that are told, and how many are not."""

    shown: tuple[Moment, ...]
    more: int


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that were left to somebody."""

    seat: SeatInfo
    species: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sky:
    """The sheet of the picture, with the sky of the islands on it; `built`: most of them, and it darkens."""

    built: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 24)
        above = sky(c.w, c.h)
        tones = ("#F3DFC0", "#C98F5A") if self.built else ("#D9F1FA", "#8CC9E2")
        c.rect(above.x, above.y, above.w, above.h + 2 * _ROUND, _ROUND, gradient=tones)


@dataclass(frozen=True, slots=True)
class Picture:
    """The islands as they are now, before the sky, and below them the sea with the names of its groups."""

    built: tuple[str, ...]
    groups: tuple["Group", ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        below, w, sky = water(c.w, c.h), c.w - 2 * _FRAME, (c.h - 2 * _FRAME) * _SKY
        c.rect(below.x, below.y, below.w, below.h, _ROUND, gradient=("games.divercity.bg1", "games.divercity.bg2"))
        for index, colour in enumerate(HOTELS):
            row, column = divmod(index, 3)
            side = min(w / 3, sky / 2) * 0.98
            kind = "hotel" if colour in self.built else "island"
            x, y = _FRAME + (column + 0.5) * w / 3, _FRAME + (row + 0.5) * sky / 2
            c.art(f"divercity/{kind}/{colour}", x - side / 2, y - side / 2, side, side)
        for group in self.groups:
            c.text(c.w / 2, group.y + 20, group.title, 17, 600, "cream", "middle", max_w=c.w - 64)


@dataclass(frozen=True, slots=True)
class Group:
    """Species with the same fate: their title at `y`, and the middle and radius of each round picture."""

    title: str
    y: float
    fate: Fate
    places: tuple[tuple[str, float, float, float], ...]

    def sunk(self, by: float) -> "Group":
        """The same, lower by so many units."""
        return replace(self, y=self.y + by, places=tuple((name, x, y + by, r) for name, x, y, r in self.places))


@dataclass(frozen=True, slots=True)
class Fated:
    """One species as it is now."""

    species: str
    fate: Fate

    def paint(self, c: Canvas, hot: bool) -> None:
        cx, cy, r = c.w / 2, c.h / 2, c.w / 2 - FATED_RIM
        alpha = {"saved": 1.0, "at sea": 0.9, "gone": 0.35}[self.fate]
        c.art(f"disc/divercity-{self.species}", cx - r, cy - r, 2 * r, 2 * r, alpha=alpha)
        if self.fate == "saved":
            c.disc(cx, cy, r + 1.5, line="#FFD35C", line_w=3)
        elif self.fate == "gone":
            c.disc(cx + r * 0.6, cy + r * 0.6, 11, "#3A3F47", "#FFF8E6", 1.5)
            c.icon("skull", cx + r * 0.6, cy + r * 0.6, 14, "white")


def sky(w: float, h: float) -> Rect:
    """Where the sky is in a picture of w by h units."""
    return Rect(_FRAME, _FRAME, w - 2 * _FRAME, (h - 2 * _FRAME) * _SKY)


def water(w: float, h: float) -> Rect:
    """Where the water is in a picture of w by h units."""
    top = _FRAME + (h - 2 * _FRAME) * _SKY
    return Rect(_FRAME, top, w - 2 * _FRAME, h - _FRAME - top)


def sea(ladder: Sequence[tuple[str, int]], w: float, h: float) -> tuple[Group, ...]:
    """Where every species is in a picture of w by h units."""
    saved = tuple(name for name, place in ladder if place == SAVED)
    gone = tuple(name for name, place in ladder if place == EXTINCT)
    rest = tuple(name for name, _ in ladder if name not in saved + gone)
    fates: tuple[tuple[str, tuple[str, ...], float, Fate], ...] = (
        (tr("Safe for good"), saved, 40.0, "saved"),
        (tr("Still at sea"), rest, 26.0, "at sea"),
        (tr("Gone"), gone, 26.0, "gone"),
    )
    groups: tuple[Group, ...] = ()
    for size in _SIZES:
        groups, y = (), water(w, h).y + 8
        for title, names, r, fate in fates:
            if names:
                groups += (_group(title, names, r * size, fate, y, w),)
                y = groups[-1].places[-1][2] + r * size + 12
        if y <= h - 20:
            break
    return _spread(groups, max(0.0, h - 20 - y))


def _spread(groups: tuple[Group, ...], spare: float) -> tuple[Group, ...]:
    """The groups, sunk so that what room is left lies between them and not at the bottom of the sea."""
    step = spare / max(1, len(groups))
    return tuple(group.sunk(step * (index + 0.5)) for index, group in enumerate(groups))


def _group(title: str, names: Sequence[str], r: float, fate: Fate, y: float, w: float) -> Group:
    """A line of words and rows of round pictures in the middle, each as long as the others if that is possible."""
    pitch = 2 * r + 8
    rows = math.ceil(len(names) / int((w - 56) / pitch))
    most = math.ceil(len(names) / rows)
    spots = (divmod(index, most) for index in range(len(names)))
    places = (
        (w / 2 + (column - (min(most, len(names) - row * most) - 1) / 2) * pitch, y + 34 + r + row * pitch)
        for row, column in spots
    )
    return Group(title, y, fate, tuple((name, x, top, r) for name, (x, top) in zip(names, places)))


def _grid(most: int, w: float, h: float) -> tuple[int, float]:
    """How many pictures stand in a row, and how wide each is, so that `most` of them are as large as they can be."""
    grids = ((a_row, min(w / a_row, h / math.ceil(most / a_row), _LARGEST)) for a_row in range(2, 7))
    return max(grids, key=lambda grid: grid[1])


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheet before anything is written on it."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 24)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was reached and what ended it, the ladder, the counts, the turning points, and all hands.

    `pictograms`: no species is named.
    """

    title: str
    text: str
    ladder: tuple[tuple[str, int], ...]
    counts: tuple[tuple[str, str, str], ...]
    points: TurningPoints
    hands: tuple[Hand, ...]
    assisted: bool
    pictograms: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        room = c.w - 2 * _MARGIN
        if self.assisted:
            room -= c.pill(c.w - _MARGIN, 34, tr("assisted"), 16, "#EFE3C6", "ink2", anchor="end") + 12
        c.text(_MARGIN, 62, self.title, 40, 700, family="serif", max_w=room)
        boxed(c, _MARGIN, 74, self.text, c.w - 2 * _MARGIN, 54, 19, "ink2")
        lines = len(self.points.shown) + (self.points.more > 0)
        room = c.h - _LADDER_TOP - _LOWER - _MARGIN / 2
        needed = max(lines * _ROW_MOST, len(self.hands) * _TALLEST)
        height = min(max(_LADDER, room - needed), _LADDER_MOST)
        self._ladder(c, _LADDER_TOP, height)
        foot = _LADDER_TOP + height
        self._counts(c, foot + 34)
        c.line(_MARGIN, foot + 64, c.w - _MARGIN, foot + 64, "line", 1.5)
        middle, first, room = c.w * 0.58, foot + _LOWER, room - height
        row = max(_ROW, min(_ROW_MOST, room / max(1, lines)))
        c.text(_MARGIN, foot + 98, tr("Turning points"), 22, 700, family="serif", max_w=middle - 60)
        for index, moment in enumerate(self.points.shown):
            self._moment(c, moment, first + 20 + index * row, middle - 16, row)
        if self.points.more:
            more = trn("{n} more under “All turns”", "{n} more under “All turns”", self.points.more)
            y = first + 26 + len(self.points.shown) * row
            c.text(_MARGIN, y, more.format(n=self.points.more), 17, colour="ink2", max_w=middle - 52)
        c.text(middle + 12, foot + 98, tr("All hands"), 22, 700, family="serif", max_w=c.w - middle - 48)
        step = min(_TALLEST, room / max(1, len(self.hands)))
        for index, hand in enumerate(self.hands):
            self._hand(c, hand, middle + 12, first + (index + 0.5) * step, step)

    def _counts(self, c: Canvas, y: float) -> None:
        """How many were saved and lost, side by side."""
        x, width = _MARGIN, (c.w - 2 * _MARGIN) / 3
        for sign, colour, said in self.counts:
            c.disc(x + 18, y, 18, colour)
            c.icon(sign, x + 18, y, 23, "white")
            c.text(x + 46, y + 7, said, 19, 600, max_w=width - 56)
            x += width

    def _ladder(self, c: Canvas, top: float, height: float) -> None:
        """The five columns of the ladder with the species that ended there."""
        width = (c.w - 2 * _MARGIN) / len(COLUMNS)
        columns = [[name for name, at in self.ladder if at == place] for place in range(len(COLUMNS))]
        a_row, side = _grid(max(1, *map(len, columns)), width - 18, height - 36)
        for place, colour in enumerate(COLUMNS):
            x = _MARGIN + place * width
            c.rect(x + 3, top, width - 6, height, 12, colour)
            c.text(x + width / 2, top + 21, words.column(place), 16, 600, "white", "middle", max_w=width - 16)
            if not columns[place]:
                c.text(
                    x + width / 2,
                    top + height / 2 + 12,
                    trc("species", "none"),
                    16,
                    400,
                    "#FFFFFF",
                    "middle",
                    max_w=width - 16,
                )
            for index, name in enumerate(columns[place]):
                row, column = divmod(index, a_row)
                in_row = min(a_row, len(columns[place]) - row * a_row)
                left = x + width / 2 - in_row * side / 2
                c.art(f"disc/divercity-{name}", left + column * side, top + 30 + row * side, side - 2, side - 2)

    def _moment(self, c: Canvas, moment: Moment, y: float, right: float, row: float) -> None:
        entry = moment.entry
        turn = tr("Turn {turn}").format(turn=moment.turn)
        c.text(_MARGIN, y + 6, turn, 16, 600, "ink2", max_w=72)
        x = _MARGIN + 92
        if entry.seat is None:
            c.disc(x, y, 13, entry.colour)
            c.icon(entry.sign, x, y, 16, "white")
        else:
            emblem(c, entry.seat, x, y, 13, ring=False)
        if entry.picture:
            c.art(entry.picture, x + 20, y - 14, 28, 28)
        room = right - x - 56
        if c.look.text.width(entry.said, SMALLEST, 400, "sans") <= room:
            c.text(x + 56, y + 6, entry.said, self._told_size(c, room), max_w=room, label=False)
        else:
            boxed(c, x + 56, y - row / 2, entry.said, room, row, 17)

    def _told_size(self, c: Canvas, room: float) -> float:
        """How large the turning points are that stand in one line each: all the same."""
        return c.look.text.common((moment.entry.said for moment in self.points.shown), room, 17 * c.look.text_scale)

    def _hand(self, c: Canvas, hand: Hand, x: float, y: float, step: float) -> None:
        """One line: who, and what was left; the fewer hands, the higher it is and the larger the species."""
        right, cards = c.w - _MARGIN, max(3, len(hand.species))
        pitch = min(step - 8, (right - x) * _CARDS / cards)
        c.rect(x, y - step / 2 + 3, right - x, step - 6, 12, "surface.row")
        emblem(c, hand.seat, x + 22, y, 13, ring=False)
        left = right - 8 - len(hand.species) * pitch
        c.text(x + 44, y + 6, hand.seat.name, 17, 600, max_w=right - cards * pitch - x - 58)
        for index, name in enumerate(hand.species):
            c.art(f"disc/divercity-{name}", left + index * pitch, y - pitch / 2 + 2, pitch - 4, pitch - 4)
            c.shown.append(f"card/divercity/{name}")
        if not hand.species:
            c.text(right - 14, y + 6, tr("no cards"), 16, 400, "ink2", "end", max_w=110)
