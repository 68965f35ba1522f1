"""The large board: tray, cells, placed cards and what a planned card would do to them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.view.actions import TableActions
from game.games.ecosystem.view.cards import CardFace, Level, level_for
from game.games.ecosystem.view.model import SeatInfo, TableModel
from game.games.ecosystem.view.paint import LIGHT, emblem, gain_pill, medal, row_name
from game.games.ecosystem.view.places import Board, Place
from game.games.ecosystem.view.plates import Keeper
from game.levels.tmx import Rect
from game.ui.canvas import Canvas
from game.ui.theme import Theme
from game.ui.words import signed, species, tr, trn

CARD_Z = 20.0
DIMMED = "#59625D"
"""Multiplied over cards that a lit row leaves out."""

_TRAY_Z, _CELL_Z, _GLOW_Z, _GHOST_Z, _MARK_Z, _BUBBLE_Z, _GAIN_Z = 0.0, 10.0, 12.0, 22.0, 24.0, 50.0, 60.0
_BUBBLE_LINES = 5
_BUBBLE_LINE = 30.0
_SIDE = 150.0
"""Width of what stands beside the tray."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The hollow in which the cards lie: its certain part solid, its empty cells dashed."""

    cells: tuple[Rect, ...]
    certain: Rect | None

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 22, "tray")
        if self.certain:
            c.rect(self.certain.x, self.certain.y, self.certain.w, self.certain.h, 16, "#0A241C55")
        for cell in self.cells:
            c.rect(cell.x + 2, cell.y + 2, cell.w - 4, cell.h - 4, 8, "#FFFFFF0A")
            c.rect(cell.x + 2, cell.y + 2, cell.w - 4, cell.h - 4, 8, line="#FFFFFF3A", line_w=1.6, dash=(5, 7))


@dataclass(frozen=True, slots=True)
class OpenCell:
    """A cell on which the chosen card may be placed, and what that would bring."""

    points: int | None

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 9, "#FFE9B066" if hot else "#FFE9B03A")
        c.rect(1.5, 1.5, c.w - 3, c.h - 3, 8, line="#FFD98A", line_w=2.4)
        if self.points is not None:
            gain_pill(c, c.w / 2, c.h / 2, self.points)


@dataclass(frozen=True, slots=True)
class GoldRing:
    """The golden line around a card or a cell, with or without its glow."""

    radius: float
    line_w: float
    glows: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        if self.glows:
            c.glow(0, 0, c.w, c.h, self.radius, width=10, blur=5, alpha=0.9)
        c.rect(0, 0, c.w, c.h, self.radius, line="gold", line_w=self.line_w)


@dataclass(frozen=True, slots=True)
class LastMove:
    """The emblem of a seat on the card it placed last."""

    seat: SeatInfo

    def paint(self, c: Canvas, hot: bool) -> None:
        emblem(c, self.seat, c.w / 2, c.h / 2, c.w / 2 - 3)


@dataclass(frozen=True, slots=True)
class SwapSign:
    """The mark on a card that is about to change places."""

    def paint(self, c: Canvas, hot: bool) -> None:
        r = c.w / 2
        c.shadow(0, 0, c.w, c.h, r, 1)
        c.disc(r, r, r, "cream", "gold", 3)
        c.icon("swap", r, r, r * 1.2, "ink")


@dataclass(frozen=True, slots=True)
class GainBadge:
    """By how much the total would change, large."""

    points: int

    def paint(self, c: Canvas, hot: bool) -> None:
        r = c.w / 2
        fill = "good" if self.points > 0 else "bad" if self.points else "#5E6A5F"
        c.shadow(0, 0, c.w, c.h, r, 2)
        c.disc(r, r, r, "cream")
        c.disc(r, r, r - 3, fill)
        c.text(r, r + 10, signed(self.points), 29, 700, "white", "middle", max_w=2 * r - 10, label=False)


@dataclass(frozen=True, slots=True)
class GrowthCaption:
    """How many columns and rows the floating grid may still get."""

    columns: int
    rows: int
    open_columns: int
    open_rows: int

    def paint(self, c: Canvas, hot: bool) -> None:
        size = 15.5 * c.look.text_scale
        wrap = c.look.text.wrap
        lines = [
            line for text in growth_lines(self.open_columns, self.open_rows) for line in wrap(text, c.w - 24, size)
        ]
        aside, above = min(1, self.open_columns), min(1, self.open_rows)
        top = 36.0 + (self.rows + 2 * above) * 9
        c.panel(0, 0, c.w, top + len(lines) * size * 1.23 - 4, 14, "glass")
        for row in range(self.rows + 2 * above):
            for column in range(self.columns + 2 * aside):
                certain = aside <= column < self.columns + aside and above <= row < self.rows + above
                c.rect(16 + column * 13, 14 + row * 9, 11, 7, 1.5, LIGHT if certain else "#FFD98A66")
        for i, line in enumerate(lines):
            c.text(16, top + i * size * 1.23, line, size, colour="#F3F1DC", label=False)


def growth_lines(columns: int, rows: int) -> list[str]:
    """In words, how the grid may still grow."""
    lines = []
    if columns:
        lines.append(trn("One more column fits, left or right", "{n} more columns fit, left or right", columns))
    if rows:
        lines.append(trn("One more row fits, above or below", "{n} more rows fit, above or below", rows))
    return [line.format(n=n) for line, n in zip(lines, (n for n in (columns, rows) if n), strict=True)]


@dataclass(frozen=True, slots=True)
class Whose:
    """Whose ecosystem lies in the large place."""

    seat: SeatInfo

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 14, "glass")
        emblem(c, self.seat, 26, c.h / 2, 14)
        c.text(50, c.h / 2 + 6, self.seat.name, 18, 600, LIGHT, max_w=c.w - 60)


@dataclass(frozen=True, slots=True)
class Bubble:
    """What a planned card would change: rows of the own sheet, then the totals of other seats.

    Attributes:
        rows: row and points.
        seats: who would gain or lose by it, and how much; `None` stands for several others.
    """

    rows: tuple[tuple[str, int], ...]
    seats: tuple[tuple[SeatInfo | None, int], ...] = ()

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 14)
        c.rect(1, 1, c.w - 2, c.h - 2, 13, line="gold", line_w=2.5)
        c.text(16, 30, tr("If placed here"), 17, 700, family="serif", max_w=c.w - 32)
        y = 60.0
        for row, points in self.rows:
            medal(c, row, 28, y - 6, 13)
            self._line(c, y, row_name(row), points, good=points > 0)
            y += _BUBBLE_LINE
        for seat, points in self.seats:
            if seat:
                emblem(c, seat, 28, y - 6, 11, ring=False)
            else:
                c.icon("users", 28, y - 6, 20, "ink2")
            self._line(c, y, seat.name if seat else tr("Others"), points, good=points < 0)
            y += _BUBBLE_LINE
        if not self.rows and not self.seats:
            c.text(16, 58, tr("No points"), 16, 400, "ink2", max_w=c.w - 32)

    def _line(self, c: Canvas, y: float, words: str, points: int, good: bool) -> None:
        w = c.text(c.w - 14, y, signed(points), 17, 700, "good" if good else "bad", "end", label=False)
        c.text(46, y, words, 16, 400, max_w=c.w - 46 - 14 - w - 6, lo=13.5)

    @property
    def height(self) -> float:
        return 52 + _BUBBLE_LINE * max(1, len(self.rows) + len(self.seats))


def bubble_of(m: TableModel) -> Bubble | None:
    """The changes a planned card brings, the weightiest ones when there are many."""
    if m.preview is None:
        return None
    changes = changed_rows(m.view.sheets[m.front], m.preview[m.front])
    weighty = sorted(changes, key=lambda change: -abs(change[1]))[:_BUBBLE_LINES]
    totals = [(before.total, after.total) for before, after in zip(m.view.sheets, m.preview, strict=True)]
    others = [
        (m.seats[seat], after - before)
        for seat, (before, after) in enumerate(totals)
        if seat != m.front and after != before
    ]
    room = _BUBBLE_LINES - len(weighty)
    seats: tuple[tuple[SeatInfo | None, int], ...] = tuple(others)
    if len(others) > room:
        seats = ((None, sum(points for _, points in others)),) if room else ()
    return Bubble(tuple(change for change in changes if change in weighty), seats)


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


class BoardPart:
    """Puts the large board on the stage."""

    def __init__(self, keeper: Keeper, zone: Rect, theme: Theme, actions: TableActions) -> None:
        self._keeper = keeper
        self._zone = zone
        self._theme = theme
        self._actions = actions

    def show(self, m: TableModel) -> Board:
        """Draws the ecosystem of the front seat; returns where its cells lie."""
        grid = m.view.seats[m.front].grid
        board = Board(self._zone, grid)
        level = level_for(self._theme, board.cell_h)
        self._tray(m, board)
        for cell in m.gains:
            self._open_cell(m, board, cell)
        self._cards(m, board, level)
        if m.target is not None:
            self._target(m, board, level, m.target)
        self._asides(m, board)
        return board

    def _tray(self, m: TableModel, board: Board) -> None:
        tray, grid = board.tray, m.view.seats[m.front].grid

        def inside(rect: Rect) -> Rect:
            return Rect(rect.x - tray.x, rect.y - tray.y, rect.w, rect.h)

        empty = tuple(
            inside(_rect(board.place(cell))) for cell in board.window if cell not in grid and cell not in m.gains
        )
        self._keeper.plate("tray", tray, Tray(empty, inside(board.certain) if board.certain else None), z=_TRAY_Z)

    def _open_cell(self, m: TableModel, board: Board, cell: Cell) -> None:
        points = m.gains[cell] if m.show_gains and cell != m.target else None
        spoken = signed(m.gains[cell]) if m.show_gains else ""
        self._keeper.plate(
            f"board:{m.front}/{cell[0]},{cell[1]}",
            _rect(board.place(cell)),
            OpenCell(points),
            z=_CELL_Z,
            pad=6,
            label=f"{tr('Place here')} {spoken}".strip(),
            zone="board",
            press=partial(self._actions.cell, cell),
            point=partial(self._actions.cell_point, cell),
        )

    def _cards(self, m: TableModel, board: Board, level: Level) -> None:
        lit = m.lit.get(m.front)
        swapping = m.front == m.mine and m.status.get(m.front) == "swapping"
        for cell, card in m.view.seats[m.front].grid.items():
            place = board.place(cell)
            sprite = self._keeper.card(f"card:{card.id}", CardFace(card.species, level), place, z=CARD_Z, lift=1)
            sprite.label = species(card.species)
            sprite.tint = DIMMED if lit and cell not in lit else ""
            sprite.zone = "board"
            sprite.hit = True
            sprite.on_point = partial(self._actions.card_point, card.species, m.front)
            sprite.on_press = partial(self._actions.card, m.front, cell) if swapping else None
            sprite.focusable = swapping
            if lit and cell in lit:
                self._ring(f"lit:{cell[0]},{cell[1]}", place, GoldRing(9, 3))
        last = m.last.get(m.front)
        if last is not None and last in m.view.seats[m.front].grid:
            place = board.place(last)
            spot = Rect(place.x + place.w - 25, place.y + 3, 22, 22)
            self._keeper.plate("last", spot, LastMove(m.seats[m.front]), z=_MARK_Z, pad=4)
        if m.swap_from is not None:
            place = board.place(m.swap_from)
            self._ring("swap-from", place, GoldRing(10, 4, glows=True))
            self._keeper.plate("swap-sign", Rect(place.x - 12, place.y - 12, 36, 36), SwapSign(), z=_GAIN_Z, pad=8)

    def _target(self, m: TableModel, board: Board, level: Level, target: Cell) -> None:
        place = board.place(target)
        held = held_species(m)
        self._keeper.plate("target", _rect(place), GoldRing(9, 3.5, glows=True), z=_GLOW_Z, pad=32)
        if held is not None:
            ghost = self._keeper.card("laid" if m.laid else "ghost", CardFace(held, level), place, z=_GHOST_Z, lift=1)
            ghost.alpha = 1.0 if m.laid else 0.82
            ghost.hit = ghost.drag = m.laid
            self._ring("target-line", place, GoldRing(9, 3.5))
        if m.show_gains and target in m.gains:
            badge = Rect(place.x + place.w - 30, place.y - 20, 56, 56)
            self._keeper.plate("gain", badge, GainBadge(m.gains[target]), z=_GAIN_Z, pad=24)
        if m.preview is not None:
            for cell in helping_cells(m.view.sheets[m.front], m.preview[m.front], target):
                self._ring(f"help:{cell[0]},{cell[1]}", board.place(cell), GoldRing(10, 4))

    def _asides(self, m: TableModel, board: Board) -> None:
        """What stands beside the tray: whose board it is, how it may grow, what a card would change."""
        zone, window, grid = self._zone, board.window, m.view.seats[m.front].grid
        side = min(_SIDE, board.tray.x - zone.x - 6)
        if m.front != m.mine and len(m.seats) > 1:
            self._keeper.plate("whose", Rect(zone.x, zone.y + 4, side, 42), Whose(m.seats[m.front]), z=_TRAY_Z)
        if grid and not window.is_fixed and m.view.outcome is None:
            left, top, right, bottom = grid.box
            caption = GrowthCaption(right - left + 1, bottom - top + 1, window.open_columns, window.open_rows)
            place = Rect(zone.x, zone.y + 52, side, 230)
            self._keeper.plate("caption", place, caption, z=_TRAY_Z)
        bubble = bubble_of(m) if m.target is not None and m.show_gains else None
        if bubble is not None:
            place = Rect(zone.right - side - 4, zone.y + 52, side + 4, bubble.height)
            self._keeper.plate("bubble", place, bubble, z=_BUBBLE_Z, pad=20)

    def _ring(self, name: str, place: Place, ring: GoldRing) -> None:
        rect = Rect(place.x - 1.5, place.y - 1.5, place.w + 3, place.h + 3)
        self._keeper.plate(name, rect, ring, z=_MARK_Z, pad=32 if ring.glows else 0)


def held_species(m: TableModel) -> str | None:
    """The card that waits for a place: the chosen one of the hand, or one already revealed."""
    if m.mine is None:
        return None
    seat = m.view.seats[m.mine]
    if m.chosen is not None and seat.hand is not None:
        return seat.hand[m.chosen]
    return seat.waiting


def cells_of(sheet: ScoreSheet, row: str) -> Iterator[Cell]:
    """All cells that explain the points of a row."""
    return (cell for line in sheet[row].lines for cell in line.cells)


def _rect(place: Place) -> Rect:
    return Rect(place.x, place.y, place.w, place.h)
