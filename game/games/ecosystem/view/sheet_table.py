"""The table of the score sheet: one row for each species, one column for each seat."""

from dataclasses import dataclass

from game.games.ecosystem.view.edition import home
from game.games.ecosystem.view.model import SeatInfo
from game.games.ecosystem.view.paint import crowned, emblem, medal, row_name
from game.levels.tmx import Rect
from game.ui.canvas import Canvas
from game.ui.words import number, tr

ROW_H = 46.2
_HEAD_H = 88.0
_EDGE = 14.0
_MANY = 5
"""From so many columns on the notes behind the row names make way."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns stand, from the left edge of the sheet."""

    centres: tuple[float, ...]
    pitch: float

    @classmethod
    def of(cls, width: float, count: int) -> "Columns":
        """The columns of a sheet of this width."""
        margin, labels, widest = (24, 190, 120) if count >= _MANY else (40, 300, 108)
        pitch = min(widest, (width - margin - labels) / count)
        first = width - margin - pitch * (count - 0.5)
        return cls(tuple(first + i * pitch for i in range(count)), pitch)

    @property
    def labels(self) -> float:
        """The width that is left for the names of the rows."""
        return self.centres[0] - self.pitch / 2 - 2 * _EDGE


def row_place(sheet: Rect, index: int) -> Rect:
    """Where a row lies on the table."""
    return Rect(sheet.x + _EDGE, sheet.y + _HEAD_H + index * ROW_H, sheet.w - 2 * _EDGE, ROW_H - 3)


def total_place(sheet: Rect, rows: int) -> Rect:
    """Where the totals lie."""
    top = _HEAD_H + rows * ROW_H + 6
    return Rect(sheet.x + _EDGE, sheet.y + top, sheet.w - 2 * _EDGE, sheet.h - top - _EDGE)


def cell_place(sheet: Rect, columns: Columns, index: int, column: int) -> Rect:
    """Where a number lies."""
    row = row_place(sheet, index)
    return Rect(sheet.x + columns.centres[column] - columns.pitch / 2, row.y, columns.pitch, row.h)


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheet itself, with the heads of its columns and the shaded rows."""

    heads: tuple[SeatInfo, ...]
    winners: frozenset[int]
    columns: Columns
    rows: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        c.text(28, 44, tr("Score sheet"), "title", max_w=self.columns.labels)
        if len(self.heads) < _MANY:
            c.text(28, 68, tr("Choose a number to see its cards"), 16, colour="ink2", max_w=self.columns.labels)
        for index in range(0, self.rows, 2):
            y = _HEAD_H + index * ROW_H
            c.rect(_EDGE, y, c.w - 2 * _EDGE, ROW_H - 3, 10, "surface.row")
        for column, head in enumerate(self.heads):
            self._head(c, head, self.columns.centres[column], column in self.winners)

    def _head(self, c: Canvas, head: SeatInfo, x: float, wins: bool) -> None:
        width = min(96.0, self.columns.pitch - 8)
        if wins:
            c.rect(x - width / 2, 12, width, _HEAD_H - 12 + self.rows * ROW_H, 16, "#F6E3BB")
        emblem(c, head, x, 34, 19)
        if wins:
            c.icon("crown", x, 5, 28, "#E0A526")
        c.text(x, 76, head.name, 18, 600, anchor="middle", family="serif", max_w=self.columns.pitch - 8)


@dataclass(frozen=True, slots=True)
class HotRow:
    """The light behind the row that is looked at."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 11, "surface.row_hot", "surface.row_hot_line", 2.5)


@dataclass(frozen=True, slots=True)
class RowLabel:
    """Picture and name of a row, and what it pays for where there is room."""

    row: str

    def paint(self, c: Canvas, hot: bool) -> None:
        middle = c.h / 2
        medal(c, self.row, 26, middle, 18)
        scale = c.look.text_scale
        end = 54 + c.text(54, middle + 6.2 * scale, row_name(self.row), 18, 600, max_w=c.w - 58) + 10
        words, size = home(self.row).words().notes[self.row], 15.5 * scale
        if end + c.look.text.width(words, 15, 400, "sans") <= c.w:
            c.text(end, middle + 5.4 * scale, words, size, colour="ink2", max_w=c.w - end, label=False)


@dataclass(frozen=True, slots=True)
class Number:
    """The points of one seat in one row. `leads`: the best of a compared row; `words` stand in for the number."""

    points: int
    wins: bool
    leads: bool = False
    chosen: bool = False
    words: str = ""

    def paint(self, c: Canvas, hot: bool) -> None:
        x, middle = c.w / 2, c.h / 2
        if self.chosen or hot:
            c.rect(x - 30, 2, 60, c.h - 4, (c.h - 4) / 2, "#FFFDF6", "amber", 2.8 if self.chosen else 1.4)
        if self.leads:
            crowned(c, x, middle + 1, c.w - 4 if self.words else 46)
        if self.words:
            down = 7.0 if self.leads else 5.5
            c.text(x, middle + down, self.words, 15.5, colour="ink2", anchor="middle", max_w=c.w - 10)
            return
        drop = 7.5 if self.leads else 6.5
        colour = "ink" if self.points else "zero"
        c.text(
            x,
            middle + drop * c.look.text_scale,
            number(self.points),
            20,
            700 if self.wins else 600 if self.points else 400,
            colour,
            "middle",
            max_w=c.w - 6,
        )


@dataclass(frozen=True, slots=True)
class TotalBar:
    """The green bar below all rows."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, gradient=("#35704F", "#1F4A36"))
        c.text(22, c.h / 2 + 10, tr("Total"), "title", colour="white", max_w=c.w / 3)


@dataclass(frozen=True, slots=True)
class Total:
    """The sum of a column; None where there is nothing to add up."""

    points: int | None
    wins: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.points is not None:
            size, colour = (38, "gold") if self.wins else (30, "white")
            c.text(c.w / 2, c.h / 2 + 12, number(self.points), size, 700, colour, "middle", "serif", c.w - 4)
