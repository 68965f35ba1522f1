"""What a planned card would change, in a few lines and in the cards that help it."""

from dataclasses import dataclass

from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.state import FLIP, HUNT
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import medal, row_name
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.words import signed, tr

_LINES = 5
_LINE = 30.0
_SMALL, _LEADING = 16.0, 1.3
HIGHEST = 52 + _LINES * _LINE
"""Units of a bubble with as many lines as it may have."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """What a planned card would change: rows of the own sheet, then the totals of other seats.

    Attributes:
        title: what would have to happen.
        rows: row and points.
        seats: who would gain or lose by it, and how much; `None` stands for several others.
        expected: the scores that are shown already count on it.
    """

    title: str
    rows: tuple[tuple[str, int], ...]
    seats: tuple[tuple[SeatInfo | None, int], ...] = ()
    expected: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 14)
        c.rect(1, 1, c.w - 2, c.h - 2, 13, line="gold", line_w=2.5)
        c.text(16, 30, self.title, 17, 700, family="serif", max_w=c.w - 32)
        y = 60.0
        for row, points in self.rows:
            medal(c, row, 28, y - 6, 13)
            self._line(c, y, row_name(row), points, good=points > 0)
            y += _LINE
        for seat, points in self.seats:
            if seat:
                emblem(c, seat, 28, y - 6, 11, ring=False)
            else:
                c.icon("users", 28, y - 6, 20, "ink2")
            self._line(c, y, seat.name if seat else tr("Others"), points, good=points < 0)
            y += _LINE
        if not self.rows and not self.seats:
            line_h = _SMALL * c.look.text_scale * _LEADING
            c.para(16, 58, self._nothing, c.w - 32, _SMALL, colour="ink2", line_h=line_h)

    def _line(self, c: Canvas, y: float, words: str, points: int, good: bool) -> None:
        w = c.text(c.w - 14, y, signed(points), 17, 700, "good" if good else "bad", "end", label=False)
        c.text(46, y, words, 16, 400, max_w=c.w - 46 - 14 - w - 6, lo=13.5)

    @property
    def _nothing(self) -> str:
        return tr("The scores count on it already") if self.expected else tr("No points")

    def height(self, look: Look, w: float) -> float:
        """Units that the lines need in a width."""
        if self.rows or self.seats:
            return 52 + _LINE * (len(self.rows) + len(self.seats))
        size = _SMALL * look.text_scale
        return 58 + size * _LEADING * len(look.text.wrap(self._nothing, w - 32, size))


def bubble_of(m: TableModel) -> Bubble | None:
    """The changes a planned card brings, the weightiest ones when there are many."""
    if m.preview is None:
        return None
    changes = changed_rows(m.view.sheets[m.front], m.preview[m.front])
    weighty = sorted(changes, key=lambda change: -abs(change[1]))[:_LINES]
    totals = [(before.total, after.total) for before, after in zip(m.view.sheets, m.preview, strict=True)]
    others = [
        (m.seats[seat], after - before)
        for seat, (before, after) in enumerate(totals)
        if seat != m.front and after != before
    ]
    room = _LINES - len(weighty)
    seats: tuple[tuple[SeatInfo | None, int], ...] = tuple(others)
    if len(others) > room:
        seats = ((None, sum(points for _, points in others)),) if room else ()
    rows = tuple(change for change in changes if change in weighty)
    return Bubble(_title(m), rows, seats, expected=_turns(m))


def _turns(m: TableModel) -> bool:
    """A card is to turn over: until that is decided the scores count on the best one."""
    return m.view.phase in (FLIP, HUNT)


def _title(m: TableModel) -> str:
    if _turns(m):
        return tr("If it turns over")
    return tr("If placed here") if m.first is None else tr("If they change")


def changed_rows(before: ScoreSheet, after: ScoreSheet) -> tuple[tuple[str, int], ...]:
    """The rows that differ and by how much, in the order of the sheet."""
    was = before.points()
    return tuple((row, points - was[row]) for row, points in after.points().items() if points != was[row])


def helping_cells(before: ScoreSheet, after: ScoreSheet, target: Cell) -> frozenset[Cell]:
    """The cells that score together with a card on the target, itself left out."""
    known = {line for row in before.rows for line in row.lines}
    gains = {row for row, points in changed_rows(before, after) if points > 0}
    return frozenset(
        cell
        for row in after.rows
        if row.row in gains
        for line in row.lines
        if line not in known and target in line.cells
        for cell in line.cells
        if cell != target
    )
