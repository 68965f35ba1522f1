"""Where everything lies on the table, in units: pure geometry, no drawing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.score import Cell
from game.games.ecosystem.grid import COLUMNS, ROWS, Grid
from game.units import TARGET, Placement, Rect

Box = tuple[int, int, int, int]
"""Left, top, right, bottom of cells, inclusive."""

WHOLE: Box = (0, 0, COLUMNS - 1, ROWS - 1)
"""All twenty cells: the rival's grid, which fills in reading order."""

RATIO = 7 / 5
"""Height of a card for its width."""
HAND_CARD = (130.0, 182.0)
PREVIEW_CARD = (300.0, 420.0)
SMALL_CARD = (60.0, 84.0)
"""A card that comes from, or goes to, another seat's panel."""
_TINY_CARD = (30.0, 42.0)
"""A card that waits on a panel, beside the small ecosystem."""
DENSE_GAP = 3.0
_HEAD = 46.0
NARROW_HEAD = 42.0
_TALL = 140.0
"""Height from which a narrow panel has its name above the ecosystem instead of beside it."""
LIFT = 26.0
"""How far the chosen card of a hand rises."""
HOVER_LIFT = 14.0
SUNK = 58.0
"""How far a hand sinks while its owner waits."""

_GAP = 8.0
_NARROW_GAP = 5.0
"""Between five rows, so that their cards are still high enough for their names."""
_MOST_ROWS = 5
_TRAY_RIM = 12.0
_CELL_HEIGHT, _HIGHER_CELL = 141.4, 176.0
"""How high a cell is at the most, and where its zone is higher than broad."""
_SIDE_ROOM = 150.0
"""Kept free on both sides of the tray, for the caption and the bubble."""
_FAN_STEP = 116.0
_SOLO_STEP = 128.0
_FREE_STEP = HAND_CARD[0] + 12.0
"""To a card that its neighbours leave free, however they are turned."""
_FAN_RIM = 15.0
_FAN_TURN = 1.25
"""Degrees from one card of the fan to the next."""
_FAN_TURN_MAX = 4.4
_FAN_DROP = 1.15
_FAN_DROP_MAX = 15.0
_GIVE_ROOM = 10.0
"""A hand whose cards wear chips lies lower, and is bent less: its outer cards stay in the window."""


@dataclass(frozen=True, slots=True)
class Window:
    """The columns and rows that are shown of a floating grid, and how many more may still be added."""

    columns: range
    rows: range
    open_columns: int
    open_rows: int

    @property
    def is_fixed(self) -> bool:
        return not (self.open_columns or self.open_rows)

    def __contains__(self, cell: Cell) -> bool:
        return cell[0] in self.columns and cell[1] in self.rows

    def __iter__(self) -> Iterator[Cell]:
        return ((c, r) for r in self.rows for c in self.columns)


def window_of(grid: Grid) -> Window:
    """Return the part of the plane that the next card can reach (section 1.1), never smaller than 4 rows of 5."""
    left, top, right, bottom = grid.box if grid else (0, 0, 0, 0)
    open_columns = COLUMNS - (right - left + 1)
    open_rows = ROWS - (bottom - top + 1)
    aside = max(min(1, open_columns), (open_columns + 1) // 2)
    above = min(1, open_rows)
    below = max(above, ROWS - (bottom - top + 1) - above)
    return Window(
        range(left - aside, right + aside + 1), range(top - above, bottom + below + 1), open_columns, open_rows
    )


SETTLED = Window(range(COLUMNS), range(ROWS), 0, 0)
"""The whole grid of the solo rival, which fills in reading order (section 1.4)."""


class Board:
    """The large board: the window of one grid, as large as its zone allows.

    Args:
        zone: where there is room for it.
        grid: the cards.
        settled: it does not float: the grid of the solo rival, which fills in reading order (section 1.4).
    """

    def __init__(self, zone: Rect, grid: Grid, settled: bool = False) -> None:
        self.window = window = SETTLED if settled else window_of(grid)
        columns, rows = len(window.columns), len(window.rows)
        self.gap = _GAP if rows < _MOST_ROWS else _NARROW_GAP
        room = (
            zone.w - 2 * (_SIDE_ROOM + _TRAY_RIM) - (columns - 1) * self.gap,
            zone.h - 2 * _TRAY_RIM - (rows - 1) * self.gap,
        )
        highest = _HIGHER_CELL if zone.h > zone.w else _CELL_HEIGHT
        self.cell_h = min(highest, room[0] / columns * RATIO, room[1] / rows)
        self.cell_w = self.cell_h / RATIO
        width = columns * (self.cell_w + self.gap) - self.gap
        height = rows * (self.cell_h + self.gap) - self.gap
        self._left = zone.x + (zone.w - width) / 2
        self._top = zone.y + (zone.h - height) / 2
        self.tray = self._around(self._left, self._top, width, height, _TRAY_RIM)
        self.certain = self._certain(grid)

    def place(self, cell: Cell) -> Placement:
        """Where a cell lies, also outside the window."""
        column, row = cell[0] - self.window.columns.start, cell[1] - self.window.rows.start
        return Placement(
            self._left + column * (self.cell_w + self.gap) + self.cell_w / 2,
            self._top + row * (self.cell_h + self.gap) + self.cell_h / 2,
            self.cell_w,
            self.cell_h,
        )

    def _certain(self, grid: Grid) -> Rect | None:
        """Round the part that will belong to the finished ecosystem whatever comes; None if that is all or none."""
        if not grid or self.window.is_fixed:
            return None
        left, top, right, bottom = grid.box
        first, last = self.place((left, top)), self.place((right, bottom))
        return self._around(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y, self.gap - 1)

    @staticmethod
    def _around(x: float, y: float, w: float, h: float, rim: float) -> Rect:
        return Rect(x - rim, y - rim, w + 2 * rim, h + 2 * rim)


class MiniBoard:
    """A whole 4×5 ecosystem, small, its cards in the middle of the frame; square places hold discs."""

    def __init__(self, area: Rect, box: Box, gap: float = 4.0, square: bool = False) -> None:
        ratio = 1.0 if square else RATIO
        self.gap = gap
        self.cell_h = min((area.h - gap * (ROWS - 1)) / ROWS, (area.w - gap * (COLUMNS - 1)) / COLUMNS * ratio)
        self.cell_w = self.cell_h / ratio
        self._left = area.x + (area.w - COLUMNS * (self.cell_w + gap) + gap) / 2
        self._top = area.y + (area.h - ROWS * (self.cell_h + gap) + gap) / 2
        left, top, right, bottom = box if box[0] <= box[2] else (0, 0, 0, 0)
        self._column = left - (COLUMNS - (right - left + 1)) // 2
        self._row = top - (ROWS - (bottom - top + 1)) // 2

    def frame(self) -> Iterator[Placement]:
        """The twenty places of the finished ecosystem, row by row."""
        return (self._at(c, r) for r in range(ROWS) for c in range(COLUMNS))

    def place(self, cell: Cell) -> Placement:
        """Where a cell of the grid lies in the frame."""
        return self._at(cell[0] - self._column, cell[1] - self._row)

    def _at(self, column: int, row: int) -> Placement:
        return Placement(
            self._left + column * (self.cell_w + self.gap) + self.cell_w / 2,
            self._top + row * (self.cell_h + self.gap) + self.cell_h / 2,
            self.cell_w,
            self.cell_h,
        )


def fan(zone: Rect, count: int, chips: bool = False, free: int | None = None) -> tuple[Placement, ...]:
    """The cards of a hand from left to right, none of them lifted.

    Args:
        zone: where there is room for them.
        count: how many they are.
        chips: there is room for one at their top.
        free: the card that its neighbours leave free on both sides.
    """
    w, h = HAND_CARD
    middle = (count - 1) / 2
    steps = _steps(zone, count, _SOLO_STEP if chips else _FAN_STEP, free)
    turn = min(_FAN_TURN, _FAN_TURN_MAX / middle) if middle else 0.0
    lower = _GIVE_ROOM if chips else 0.0
    drop = min(_FAN_DROP, (_FAN_DROP_MAX - lower) / middle**2) if middle else 0.0
    top, left = zone.y + 100 + lower, zone.x + (zone.w - sum(steps)) / 2
    return tuple(
        Placement(left + x, top + t * t * drop, w, h, t * turn)
        for x, t in ((sum(steps[:i]), i - middle) for i in range(count))
    )


def _steps(zone: Rect, count: int, usual: float, free: int | None) -> list[float]:
    """How far it is from each card of a hand to the next one."""
    room = zone.w - HAND_CARD[0] - 2 * _FAN_RIM
    wide = [free is not None and i in (free - 1, free) for i in range(count - 1)]
    narrow = min(usual, (room - sum(wide) * _FREE_STEP) / max(1, wide.count(False)))
    return [_FREE_STEP if here else narrow for here in wide]


def lifted(place: Placement, aside: float = 0.0) -> Placement:
    """The place of a hand card that is chosen: higher and upright, and so far to the left."""
    return Placement(place.cx - aside, place.cy - LIFT, place.w, place.h)


def crowded(places: Sequence[Placement], i: int) -> float:
    """How far the chosen card of a hand goes aside, so that a finger finds the next one before the one after that."""
    if i + 2 >= len(places):
        return 0.0
    return max(0.0, places[i].x + places[i].w + TARGET - places[i + 2].x)


def mini_area(panel: Rect, dense: bool) -> Rect:
    """Where the small ecosystem lies in a neighbour's panel; a dense one has its words to the left of it."""
    if not dense:
        return Rect(panel.x + 8, panel.y + _HEAD, panel.w - 16, panel.h - _HEAD - 8)
    head = NARROW_HEAD if panel.h >= _TALL else 7.0
    h = panel.h - head - 7
    w = 5 * (h - 3 * DENSE_GAP) / 4 + 4 * DENSE_GAP
    return Rect(panel.right - 8 - w, panel.y + head, w, h)


def corner_card(panel: Rect, dense: bool) -> Placement:
    """A tiny card at the foot of a panel: to the left of the small ecosystem, in a dense panel behind the words."""
    w, h = _TINY_CARD
    right = mini_area(panel, dense).x - 5 if dense else panel.x + 3 + w
    return Placement(right - w / 2, panel.bottom - 8 - h / 2, w, h)


def small_card(place: Placement) -> Placement:
    """A small card in the middle of a place."""
    return Placement(place.cx, place.cy, *SMALL_CARD)
