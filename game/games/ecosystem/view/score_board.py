"""The ecosystem beside the score sheet, and what lights the cards of one row on it."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.score import Cell
from game.games.ecosystem.grid import COLUMNS, ROWS, Grid
from game.games.ecosystem.view.cards import CardFace, DownFace
from game.games.ecosystem.view.score_light import Light
from game.ui.engine.canvas import Canvas
from game.ui.table.score_boards import TAB_H, BoardPlaces
from game.ui.words import number, signed
from game.units import Rect

GAP = 7.0
RIM = 8.0
_RATIO = 7 / 5
_TALLEST = 114.0
_COUNTED = "#2F74B5"


def board_places(zone: Rect) -> BoardPlaces:
    """The twenty cells with their rim, the tabs above them, and the celebration to their right."""
    height = min(_TALLEST, (zone.h - 86 - 3 * GAP) / ROWS)
    width = COLUMNS * (height / _RATIO + GAP) - GAP + 2 * RIM
    board = Rect(zone.x + 20, zone.y + 64, width, ROWS * (height + GAP) - GAP + 2 * RIM)
    left = board.right + 12
    side = Rect(left, zone.y + 14, zone.right - 16 - left, zone.h - 28)
    return BoardPlaces(Rect(board.x, zone.y + 12, board.w, TAB_H), board, side)


@dataclass(frozen=True, slots=True)
class BoardCards:
    """The cards of a finished ecosystem."""

    grid: Grid

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 16, "#051A1366")
        w, h = _card_size(c)
        for cell, card in self.grid.items():
            face = DownFace(card.species) if card.face_down else CardFace(card.species, "M")
            c.lay(face(c.look, w, h), *_corner(self.grid, cell, w, h))


@dataclass(frozen=True, slots=True)
class LitCards:
    """What lies over the cards so that some of them are seen.

    Attributes:
        light: these; all others are dimmed.
        species: those cards stay bright too, and where they bring nothing they say so.
    """

    grid: Grid
    light: Light
    species: str = ""

    def paint(self, c: Canvas, hot: bool) -> None:
        w, h = _card_size(c)
        for cell, card in self.grid.items():
            if cell in self.light.cells:
                continue
            x, y = _corner(self.grid, cell, w, h)
            if card.species == self.species and not card.face_down:
                _nothing(c, x + w - 6, y + 8)
            else:
                c.rect(x, y, w, h, 7, "surface.scrim_lit_gap")
        self._marks(c, self.light, w, h)

    def _marks(self, c: Canvas, light: Light, w: float, h: float) -> None:
        for cell in light.counted:
            if cell not in light.scoring:
                x, y = _corner(self.grid, cell, w, h)
                c.rect(x - 1, y - 1, w + 2, h + 2, 8, line="cream", line_w=2.5)
        for cell in light.scoring:
            x, y = _corner(self.grid, cell, w, h)
            c.glow(x, y, w, h, 8, width=5, blur=4, alpha=0.9)
            c.rect(x - 1.5, y - 1.5, w + 3, h + 3, 8, line="gold", line_w=4)
        for cell, gain in light.counted.items():
            x, y = _corner(self.grid, cell, w, h)
            if gain is not None:
                _pill(c, x + w / 2, y + 20, signed(gain), _COUNTED)
        for cell, points in light.scoring.items():
            if points is not None:
                x, y = _corner(self.grid, cell, w, h)
                _badge(c, x + w - 6, y + 8, number(points))
        for (x, y), points in self._line_ends(light, w, h):
            _pill(c, x, y, signed(points), "amber")

    def _line_ends(self, light: Light, w: float, h: float) -> Iterator[tuple[tuple[float, float], int]]:
        """Where the points of whole rows and columns stand: on the rim, at the right and at the foot."""
        _, _, right, bottom = self.grid.box
        for row, points in light.rows.items():
            x, y = _corner(self.grid, (right, row), w, h)
            yield (x + w + 2, y + h / 2), points
        for column, points in light.columns.items():
            x, y = _corner(self.grid, (column, bottom), w, h)
            yield (x + w / 2, y + h + 2), points


def _card_size(c: Canvas) -> tuple[float, float]:
    h = (c.h - 2 * RIM + GAP) / ROWS - GAP
    return h / _RATIO, h


def _corner(grid: Grid, cell: Cell, w: float, h: float) -> tuple[float, float]:
    """The upper left corner of a card when the layout lies in the middle of the full extent."""
    left, top, right, bottom = grid.box
    aside = (COLUMNS - (right - left + 1)) / 2
    above = (ROWS - (bottom - top + 1)) / 2
    return RIM + (cell[0] - left + aside) * (w + GAP), RIM + (cell[1] - top + above) * (h + GAP)


def _pill(c: Canvas, cx: float, cy: float, words: str, fill: str) -> None:
    c.shadow(cx - 23, cy - 14, 46, 28, 14, 1)
    c.rect(cx - 23, cy - 14, 46, 28, 14, fill, "cream", 2)
    c.text(cx, cy + 7, words, 20, 700, "white", "middle", label=False)


def _badge(c: Canvas, cx: float, cy: float, words: str) -> None:
    c.shadow(cx - 21, cy - 21, 42, 42, 21, 1)
    c.disc(cx, cy, 21, "amber", "cream", 3)
    c.text(cx, cy + 7, words, 20, 700, "white", "middle", label=False)


def _nothing(c: Canvas, cx: float, cy: float) -> None:
    """The badge of a card that scores nothing."""
    c.disc(cx, cy, 16, "#3F4D47", "cream", 2)
    c.text(cx, cy + 6, "0", 17, 600, "cream", "middle", label=False)
