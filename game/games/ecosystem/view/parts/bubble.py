"""What a planned card would change, in a few lines and in the cards that help it."""

from dataclasses import dataclass

from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.state import FLIP, HUNT
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import medal, row_name
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.text import SMALLEST
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.words import signed, tr

_LINES = 5
_LINE = 30.0
_SMALL, _LEADING = 16.0, 1.3
_NAME_X, _RIM, _VALUE, _NEXT = 46.0, 14.0, 17.0, 19.0
HIGHEST = 52 + _LINES * _LINE
"""Units of a bubble with as many changes as it may have, each on one line."""


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
            y = _line(c, y, _Words(c.look, c.w, row_name(row), points), "good" if points > 0 else "bad")
        for seat, points in self.seats:
            if seat:
                emblem(c, seat, 28, y - 6, 11, ring=False)
            else:
                c.icon("users", 28, y - 6, 20, "ink2")
            y = _line(c, y, _Words(c.look, c.w, _name(seat), points), "ink2")
        if not self.rows and not self.seats:
            line_h = _SMALL * c.look.text_scale * _LEADING
            c.para(16, 58, self._nothing, c.w - 32, _SMALL, colour="ink2", line_h=line_h)

    @property
    def _nothing(self) -> str:
        return tr("The scores count on it already") if self.expected else tr("No points")

    def height(self, look: Look, w: float) -> float:
        """Units that the lines need in a width."""
        if self.rows or self.seats:
            names = [(row_name(row), points) for row, points in self.rows]
            names += [(_name(seat), points) for seat, points in self.seats]
            return 52 + sum(_Words(look, w, name, points).height for name, points in names)
        size = _SMALL * look.text_scale
        return 58 + size * _LEADING * len(look.text.wrap(self._nothing, w - 32, size))


class _Words:
    """What changes and by how much: on one line, or on several where the name is too long to stand beside the number.

    Attributes:
        name: the lines of the name.
        size: of its letters.
        value: the number.
        value_line: on which line the number stands.
        height: units to the next words.
    """

    def __init__(self, look: Look, w: float, name: str, points: int) -> None:
        self.value = signed(points)
        full = w - _NAME_X - _RIM
        room = full - look.text.width(self.value, _VALUE, 700, "sans") - 6
        self.size = max(SMALLEST, look.text.fit(name, room, _SMALL * look.text_scale)[1])
        self.name = look.text.wrap(name, room, self.size)
        fits = [look.text.width(line, self.size) <= room for line in self.name]
        self.value_line = fits.index(True) if True in fits else len(fits)
        self.height = _LINE + _NEXT * (max(len(fits), self.value_line + 1) - 1)


def _line(c: Canvas, y: float, words: _Words, tone: str) -> float:
    """Write a line, its number in a colour, and return the baseline of the next one.

    Points of other seats are in neither green nor red: a loss of theirs is good, but its sign says minus.
    """
    at = y + words.value_line * _NEXT
    c.text(c.w - _RIM, at, words.value, _VALUE, 700, tone, "end", label=False)
    for place, line in enumerate(words.name):
        c.text(_NAME_X, y + place * _NEXT, line, words.size, max_w=c.w - _NAME_X - _RIM, label=False)
    return y + words.height


def _name(seat: SeatInfo | None) -> str:
    return seat.name if seat else tr("Others")


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
