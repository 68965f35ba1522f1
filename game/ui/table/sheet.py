"""The score sheet: where its columns and lines lie, its paper, and what its numbers look like."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from game.paths import Family, Weight
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.text import SMALLEST
from game.ui.table.paint import crown_over, crowned, emblem
from game.ui.table.pool import Drawable
from game.ui.table.seats import SeatInfo
from game.ui.words import number, tr, wide
from game.units import Rect

_HEAD_H = 88.0
_EDGE = 14.0
_LINES_H = 554.4
"""Height of all lines together."""
_HIGHEST_LINE = 84.0
"""In units, with its gap: few lines do not grow to fill the sheet."""
_GAP = 3.0
_MANY = 5
"""From so many columns on the names of the rows get less room."""
_BESIDE = 7.0
"""Names of neighbouring columns keep so far from each other, in units."""
_FINE = 0.5
"""Letters shrink by so much at a time."""
_PILL_LOWER = 3.5
"""How much lower than its row the middle of the pill of a leader lies: its crown stands above it."""
_TALL = 50.0
"""From this height on a row has room for larger letters, and for a second line."""


class Sign(Protocol):
    """A small picture that stands for something; a frozen value."""

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        """Paints it around a point."""
        ...


@dataclass(frozen=True, slots=True)
class ArtSign:
    """A round drawing."""

    art: str

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        c.art(self.art, cx - r, cy - r, 2 * r, 2 * r)


@dataclass(frozen=True, slots=True)
class SeatSign:
    """The emblem of a seat."""

    seat: SeatInfo

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        emblem(c, self.seat, cx, cy, r, ring=False)


@dataclass(frozen=True, slots=True)
class IconSign:
    """An icon on a disc of a colour."""

    icon: str
    colour: str

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        c.disc(cx, cy, r, self.colour)
        c.icon(self.icon, cx, cy, r * 1.3, "white")


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of the sheet.

    Attributes:
        row: its name among the points.
        name: what it is called.
        note: what it pays for, in a few words.
        sign: what stands for it.
        colour: of the group it belongs to, if there is one.
        anchor: where the rules explain it.
        closes: it looks at the sums of the others, and lies on a golden bar.
    """

    row: str
    name: str
    note: str
    sign: Sign
    colour: str = ""
    anchor: str | None = None
    closes: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        """Picture and name, and the note where there is room; a bar in the colour of the group."""
        middle, tall = c.h / 2, c.h >= _TALL
        if self.colour:
            c.rect(0, 2, 4, c.h - 4, 2, self.colour)
        self.sign.paint(c, 28 if tall else 26, middle, 20.0 if tall else min(18.0, middle - 1))
        if tall and self.note:
            c.text(60, middle - 3, self.name, 18, 600, max_w=c.w - 64)
            c.text(60, middle + 17, self.note, 15.5, colour="ink2", max_w=c.w - 64)
            return
        scale, left = c.look.text_scale, 60.0 if tall else 54.0
        end = left + c.text(left, middle + 6.2 * scale, self.name, 18, 600, max_w=c.w - left - 4) + 10
        if end + c.look.text.width(self.note, 15, 400, "sans") <= c.w:
            c.text(end, middle + 5.4 * scale, self.note, 15.5 * scale, colour="ink2", max_w=c.w - end, label=False)


@dataclass(frozen=True, slots=True)
class SumLine:
    """A line that sums a group of rows.

    Attributes:
        group: its name in the names of nodes.
        bar: the line itself.
        sums: by seat.
        name: what the group is called.
        points: what the sums come to.
        hint: what the group means, in one sentence.
    """

    group: str
    bar: Drawable
    sums: tuple[Drawable, ...]
    name: str
    points: tuple[int, ...]
    hint: str = ""


SheetLine = SheetRow | SumLine


@dataclass(frozen=True, slots=True)
class Grid:
    """Where lines and columns of a sheet lie.

    Attributes:
        sheet: the paper.
        lines: how many lines there are.
        columns: how many columns there are.
    """

    sheet: Rect
    lines: int
    columns: int

    @property
    def crowded(self) -> bool:
        """There are so many columns that words have to make way."""
        return self.columns >= _MANY

    @property
    def _margin(self) -> float:
        return 24 if self.crowded else 40

    @property
    def pitch(self) -> float:
        """From one column to the next."""
        labels, widest = (222 if wide() else 190, 120) if self.crowded else (336, 92)
        return min(widest, (self.sheet.w - self._margin - labels) / self.columns)

    @property
    def labels(self) -> float:
        """The room for the names of the rows."""
        return self.sheet.w - self._margin - self.pitch * self.columns - 2 * _EDGE

    @property
    def step(self) -> float:
        """From one line to the next."""
        return min(_HIGHEST_LINE, _LINES_H / self.lines)

    def line(self, index: int) -> Rect:
        """Where a line lies."""
        top = self.sheet.y + _HEAD_H + index * self.step
        return Rect(self.sheet.x + _EDGE, top, self.sheet.w - 2 * _EDGE, self.step - _GAP)

    def label(self, index: int) -> Rect:
        """Where the name of a row lies."""
        line = self.line(index)
        return Rect(line.x, line.y, self.labels, line.h)

    def named(self, row: SheetRow) -> SheetRow:
        """The row as it is written: where words have to make way no row has a note, not even one that would fit."""
        return replace(row, note="") if self.crowded else row

    def cell(self, index: int, column: int) -> Rect:
        """Where a number of a line lies."""
        return self._in_column(self.line(index), column)

    @property
    def total_bar(self) -> Rect:
        """Where the totals lie."""
        top = _HEAD_H + _LINES_H + 6
        return Rect(self.sheet.x + _EDGE, self.sheet.y + top, self.sheet.w - 2 * _EDGE, self.sheet.h - top - _EDGE)

    def total(self, column: int) -> Rect:
        """Where the total of a column lies."""
        return self._in_column(self.total_bar, column)

    def _in_column(self, line: Rect, column: int) -> Rect:
        right = self.sheet.right - self._margin
        return Rect(right - (self.columns - column) * self.pitch, line.y, self.pitch, line.h)


class HeadName(NamedTuple):
    """How the name over a column is written: size and room in units."""

    size: float
    family: Family
    room: float


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheet itself, with the heads of its columns and the shaded lines."""

    heads: tuple[SeatInfo, ...]
    winners: frozenset[int]
    grid: Grid
    hint: str

    def paint(self, c: Canvas, hot: bool) -> None:
        grid = self.grid
        c.panel(0, 0, c.w, c.h, 20)
        c.text(28, 44, tr("Score sheet"), "title", max_w=grid.labels)
        if not grid.crowded:
            c.text(28, 68, self.hint, 16, colour="ink2", max_w=grid.labels)
        for index in range(0, grid.lines, 2):
            c.rect(_EDGE, _HEAD_H + index * grid.step, c.w - 2 * _EDGE, grid.step - _GAP, 10, "surface.row")
        for column, (head, name) in enumerate(zip(self.heads, self._names(c.look), strict=True)):
            place = grid.cell(0, column)
            self._head(c, head, place.x - grid.sheet.x + place.w / 2, column in self.winners, name)

    def _names(self, look: Look) -> list[HeadName]:
        """How the names are written: they shrink together, and before one is cut all take narrower letters.

        A name may reach into the columns on both sides of it as far as both leave it room.
        """
        names, largest = [], 18 * look.text_scale
        steps = int((largest - SMALLEST) / _FINE) + 1
        faces: tuple[Family, ...] = ("serif", "sans")
        for family, size in ((face, largest - i * _FINE) for face in faces for i in range(steps)):
            widths = [look.text.width(head.name, size, 600, family) for head in self.heads]
            free = [max(0.0, self.grid.pitch - _BESIDE - width) for width in widths]
            rooms = [self.grid.pitch - _BESIDE + min(sides) for sides in zip([0.0, *free], [*free[1:], 0.0])]
            names = [HeadName(size, family, room) for room in rooms]
            if all(width <= room for width, room in zip(widths, rooms)):
                break
        return names

    def _head(self, c: Canvas, head: SeatInfo, x: float, wins: bool, name: HeadName) -> None:
        width = min(96.0, self.grid.pitch - 8)
        if wins:
            c.rect(x - width / 2, 12, width, _HEAD_H - 12 + _LINES_H, 16, "#F6E3BB")
        emblem(c, head, x, 34, 19)
        if wins:
            if c.look.tones.plain:
                c.disc(x, 5, 19, "paper")
            c.icon("crown", x, 5, 28, "crown_above")
        c.text(x, 76, head.name, name.size, 600, anchor="middle", family=name.family, max_w=name.room, label=False)


@dataclass(frozen=True, slots=True)
class RowLight:
    """The light behind a row. `colour`: where the theme keeps it, and its line."""

    colour: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 10, self.colour, f"{self.colour}_line", 2)


@dataclass(frozen=True, slots=True)
class Number:
    """What one seat has in one row.

    Attributes:
        points: its points.
        wins: it is in the column of a winner.
        leads: the best of a row in which the seats are compared.
        words: stand in for the points; they lead without a pill, for it would look as if they could be chosen.
    """

    points: int
    wins: bool
    leads: bool = False
    words: str = ""

    def paint(self, c: Canvas, hot: bool) -> None:
        x, middle, scale = c.w / 2, c.h / 2, c.look.text_scale
        if self.leads:
            crown_over(c, x, middle + 1) if self.words else crowned(c, x, middle + 1, 46)
            middle += _PILL_LOWER
        if self.words:
            down = 5.5
            c.text(x, middle + down, self.words, 15.5, colour="ink2", anchor="middle", max_w=c.w - 10)
            return
        size, drop = (22.0, 7.5) if c.h >= _TALL else (20.0, 6.5)
        weight: Weight = 700 if self.wins else 600 if self.points else 400
        colour = "ink" if self.points else "zero"
        c.text(x, middle + drop * scale, number(self.points), size, weight, colour, "middle", max_w=c.w - 6)


@dataclass(frozen=True, slots=True)
class NumberCell:
    """A number that can be chosen."""

    number: Number
    chosen: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.chosen or hot:
            h = min(46.0, c.h - 4)
            line_w = 2.8 if self.chosen else 1.4
            c.rect(c.w / 2 - 31, c.h / 2 - h / 2, 62, h, h / 2, "#FFFDF6", "amber", line_w)
        self.number.paint(c, hot)


@dataclass(frozen=True, slots=True)
class TotalBar:
    """The bar below all rows, in the dark colours of its game. `palette`: where the theme keeps these."""

    palette: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, gradient=(f"{self.palette}.bg1", f"{self.palette}.bg2"))
        c.text(22, c.h / 2 + 10, tr("Total"), "title", colour="white", max_w=c.w / 3)


@dataclass(frozen=True, slots=True)
class Total:
    """The total of a seat."""

    points: int
    wins: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        size, colour = (38, "gold") if self.wins else (30, "white")
        c.text(c.w / 2, c.h / 2 + 12, number(self.points), size, 700, colour, "middle", "serif", c.w - 4)
