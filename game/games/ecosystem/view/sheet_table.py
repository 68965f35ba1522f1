"""The table of the score sheet: one row for each species, one column for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.ecosystem.view.edition import home
from game.games.ecosystem.view.model import SeatInfo
from game.games.ecosystem.view.paint import crowned, emblem, group_sign, medal, row_name
from game.games.ecosystem.view.skin import Group
from game.ui.engine.canvas import Canvas
from game.ui.words import number, tr
from game.units import Rect

_ROOM = 554.4
"""Height of all rows together."""
_GAP = 3.0
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


def lines_of(rows: Sequence[str], groups: Sequence[Group]) -> tuple[str | Group, ...]:
    """The lines of the sheet: its rows, and after the last row of each group its sum."""
    sums = {group.rows[-1]: group for group in groups}
    return tuple(line for row in rows for line in ((row, sums[row]) if row in sums else (row,)))


def row_place(sheet: Rect, index: int, count: int) -> Rect:
    """Where a line lies on the table when there are so many of them."""
    step = _ROOM / count
    return Rect(sheet.x + _EDGE, sheet.y + _HEAD_H + index * step, sheet.w - 2 * _EDGE, step - _GAP)


def total_place(sheet: Rect) -> Rect:
    """Where the totals lie."""
    top = _HEAD_H + _ROOM + 6
    return Rect(sheet.x + _EDGE, sheet.y + top, sheet.w - 2 * _EDGE, sheet.h - top - _EDGE)


def cell_place(sheet: Rect, columns: Columns, row: Rect, column: int) -> Rect:
    """Where a number of a line lies."""
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
            step = _ROOM / self.rows
            c.rect(_EDGE, _HEAD_H + index * step, c.w - 2 * _EDGE, step - _GAP, 10, "surface.row")
        for column, head in enumerate(self.heads):
            self._head(c, head, self.columns.centres[column], column in self.winners)

    def _head(self, c: Canvas, head: SeatInfo, x: float, wins: bool) -> None:
        width = min(96.0, self.columns.pitch - 8)
        if wins:
            c.rect(x - width / 2, 12, width, _HEAD_H - 12 + _ROOM, 16, "#F6E3BB")
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
class GroupBar:
    """The sum of a group of rows, on its colour with its sign."""

    group: Group
    name: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 9, self.group.colour)
        group_sign(c, self.group, 26, c.h / 2, min(13.0, c.h / 2 - 3))
        c.text(54, c.h / 2 + 6, self.name, 18, 700, "white", max_w=c.w / 3)


@dataclass(frozen=True, slots=True)
class GroupSum:
    """The sum of one seat in a group; `lowest`: it is the one that the closing row looks at."""

    points: int
    group: Group
    lowest: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        x, middle = c.w / 2, c.h / 2
        if self.lowest:
            half = min(33.0, c.w / 2 - 2)
            c.rect(x - half, 3, 2 * half, c.h - 6, c.h / 2 - 3, "cream")
            c.icon("link", x - half + 14, middle, 16, self.group.colour)
        at = x + 7 if self.lowest else x
        c.text(at, middle + 7, number(self.points), 20, 700, self.group.colour if self.lowest else "white", "middle")


@dataclass(frozen=True, slots=True)
class ClosingBar:
    """The light behind the row that looks at the sums."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 9, "surface.leader", "surface.leader_line", 1.5)


@dataclass(frozen=True, slots=True)
class RowLabel:
    """Picture and name of a row, and what it pays for where there is room; a bar in the colour of its group."""

    row: str
    group: Group | None = None

    def paint(self, c: Canvas, hot: bool) -> None:
        middle = c.h / 2
        if self.group:
            c.rect(0, 2, 4, c.h - 4, 2, self.group.colour)
        medal(c, self.row, 26, middle, min(18.0, middle - 1))
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
    """The bar below all rows, in the dark colours of the game."""

    edition: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, gradient=(f"games.{self.edition}.bg1", f"games.{self.edition}.bg2"))
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
