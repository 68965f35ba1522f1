"""The ecosystem beside the score sheet, and what lights the cards of one row on it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

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


class Extent(NamedTuple):
    """The cells that a drawing has room for: the first column and row, which may lie between two, and how many."""

    left: float
    top: float
    columns: int
    rows: int

    @classmethod
    def around(cls, grid: Grid, columns: int = COLUMNS, rows: int = ROWS) -> "Extent":
        """So many columns and rows with the cards in their middle."""
        left, top, right, bottom = grid.box
        return cls(left - (columns - (right - left + 1)) / 2, top - (rows - (bottom - top + 1)) / 2, columns, rows)

    def size(self, card_h: float) -> tuple[float, float]:
        """Width and height of a drawing with cards of this height."""
        return self.columns * (card_h / _RATIO + GAP) - GAP + 2 * RIM, self.rows * (card_h + GAP) - GAP + 2 * RIM

    def card(self, h: float) -> tuple[float, float]:
        """Width and height of a card in a drawing of this height."""
        card_h = (h - 2 * RIM + GAP) / self.rows - GAP
        return card_h / _RATIO, card_h

    def corner(self, cell: Cell, w: float, h: float) -> tuple[float, float]:
        """The upper left corner of a card of this size."""
        return RIM + (cell[0] - self.left) * (w + GAP), RIM + (cell[1] - self.top) * (h + GAP)


def board_places(zone: Rect) -> BoardPlaces:
    """The twenty cells with their rim, the tabs above them, and the celebration to their right."""
    height = min(_TALLEST, (zone.h - 86 - 3 * GAP) / ROWS)
    board = Rect(zone.x + 20, zone.y + 64, *Extent(0, 0, COLUMNS, ROWS).size(height))
    left = board.right + 12
    side = Rect(left, zone.y + 14, zone.right - 16 - left, zone.h - 28)
    return BoardPlaces(Rect(board.x, zone.y + 12, board.w, TAB_H), board, side)


@dataclass(frozen=True, slots=True)
class BoardCards:
    """The cards of an ecosystem.

    Attributes:
        extent: what there is room for.
        seen: cards that lie face down shine through.
    """

    grid: Grid
    extent: Extent
    seen: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 16, "surface.tray")
        w, h = self.extent.card(c.h)
        for cell, card in self.grid.items():
            face = DownFace(card.species, self.seen) if card.face_down else CardFace(card.species, "M")
            c.lay(face(c.look, w, h), *self.extent.corner(cell, w, h))


@dataclass(frozen=True, slots=True)
class LitCards:
    """What lies over the cards so that some of them are seen.

    Attributes:
        extent: what there is room for.
        light: these; all others are dimmed.
        shade: what dims the others.
        species: those cards stay bright too, and where they bring nothing they say so.
    """

    grid: Grid
    extent: Extent
    light: Light
    shade: str
    species: str = ""

    def paint(self, c: Canvas, hot: bool) -> None:
        w, h = self.extent.card(c.h)
        for cell, card in self.grid.items():
            if cell in self.light.cells:
                continue
            if card.species != self.species or card.face_down:
                c.rect(*self.extent.corner(cell, w, h), w, h, 7, self.shade)
        self._marks(c, self.light, w, h)
        for cell, card in self.grid.items():
            if cell not in self.light.cells and card.species == self.species and not card.face_down:
                x, y = self.extent.corner(cell, w, h)
                _nothing(c, x + w - 6, y + 8)

    def _marks(self, c: Canvas, light: Light, w: float, h: float) -> None:
        for cell in light.counted:
            if cell not in light.scoring:
                x, y = self.extent.corner(cell, w, h)
                c.rect(x - 1, y - 1, w + 2, h + 2, 8, line="cream", line_w=2.5)
        for cell in light.scoring:
            x, y = self.extent.corner(cell, w, h)
            c.glow(x, y, w, h, 8, width=5, blur=4, alpha=0.9)
            c.rect(x - 1.5, y - 1.5, w + 3, h + 3, 8, line="gold", line_w=4)
        for cell, gain in light.counted.items():
            x, y = self.extent.corner(cell, w, h)
            if gain is not None:
                _pill(c, x + w / 2, y + 20, signed(gain), _COUNTED)
        for cell, points in light.scoring.items():
            if points is not None:
                x, y = self.extent.corner(cell, w, h)
                _badge(c, x + w - 6, y + 8, number(points))
        for (x, y), points in self._line_ends(light, w, h):
            _pill(c, x, y, signed(points), "amber")

    def _line_ends(self, light: Light, w: float, h: float) -> Iterator[tuple[tuple[float, float], int]]:
        """Where the points of whole rows and columns stand: on the rim, at the right and at the foot."""
        _, _, right, bottom = self.grid.box
        for row, points in light.rows.items():
            x, y = self.extent.corner((right, row), w, h)
            yield (x + w + 2, y + h / 2), points
        for column, points in light.columns.items():
            x, y = self.extent.corner((column, bottom), w, h)
            yield (x + w / 2, y + h + 2), points


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
