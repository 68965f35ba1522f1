"""The table of a score sheet: columns for the seats, what a number looks like, and the sums below."""

from dataclasses import dataclass

from game.paths import Weight
from game.ui.engine.canvas import Canvas
from game.ui.words import number, tr
from game.units import Rect

HEAD_H = 88.0
EDGE = 14.0
_TOTAL_H = 76.0


@dataclass(frozen=True, slots=True)
class Grid:
    """Where rows and columns of a sheet lie.

    Attributes:
        sheet: the paper.
        rows: how many rows there are.
        columns: how many seats there are.
        labels: the room for the names of the rows.
        row_h: the height of a row.
    """

    sheet: Rect
    rows: int
    columns: int
    labels: float

    @property
    def row_h(self) -> float:
        return (self.sheet.h - HEAD_H - _TOTAL_H - EDGE) / self.rows

    @property
    def pitch(self) -> float:
        """From one column to the next."""
        return min(120.0, (self.sheet.w - self.labels - 2 * EDGE) / self.columns)

    def row(self, index: int) -> Rect:
        """Where a row lies."""
        top = self.sheet.y + HEAD_H + index * self.row_h
        return Rect(self.sheet.x + EDGE, top, self.sheet.w - 2 * EDGE, self.row_h - 3)

    def cell(self, index: int, column: int) -> Rect:
        """Where a number lies."""
        row = self.row(index)
        return Rect(row.right - (self.columns - column) * self.pitch, row.y, self.pitch, row.h)

    @property
    def total(self) -> Rect:
        """Where the sums lie."""
        top = self.row(self.rows).y + 4
        return Rect(self.sheet.x + EDGE, top, self.sheet.w - 2 * EDGE, self.sheet.bottom - top - EDGE)


@dataclass(frozen=True, slots=True)
class HotRow:
    """The light behind the row that is looked at."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 11, "surface.row_hot", "surface.row_hot_line", 2.5)


@dataclass(frozen=True, slots=True)
class Number:
    """The points of one seat in one row."""

    points: int
    wins: bool
    chosen: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        x, middle = c.w / 2, c.h / 2
        if self.chosen or hot:
            h = min(46.0, c.h - 4)
            c.rect(x - 32, middle - h / 2, 64, h, h / 2, "#FFFDF6", "amber", 2.8 if self.chosen else 1.4)
        weight: Weight = 700 if self.wins else 600 if self.points else 400
        colour = "ink" if self.points else "zero"
        drop = 7.5 * c.look.text_scale
        c.text(x, middle + drop, number(self.points), 22, weight, colour, "middle", max_w=c.w - 6)


@dataclass(frozen=True, slots=True)
class TotalBar:
    """The dark bar below all rows, in a gradient of its game."""

    top: str
    bottom: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, gradient=(self.top, self.bottom))
        c.text(22, c.h / 2 + 10, tr("Total"), "title", colour="white", max_w=c.w / 3)


@dataclass(frozen=True, slots=True)
class Total:
    """The sum of a column."""

    points: int
    wins: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        size, colour = (38, "gold") if self.wins else (30, "white")
        c.text(c.w / 2, c.h / 2 + 12, number(self.points), size, 700, colour, "middle", "serif", c.w - 4)
