"""The ecosystem beside the score sheet, with the cards of one row lit."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.score import Cell
from game.games.ecosystem.grid import COLUMNS, ROWS, Grid
from game.games.ecosystem.view.cards import CardFace, DownFace
from game.games.ecosystem.view.model import SeatInfo
from game.games.ecosystem.view.paint import emblem
from game.games.ecosystem.view.sheet_light import Light
from game.ui.engine.canvas import Canvas
from game.ui.words import number, signed
from game.units import Rect

GAP = 7.0
RIM = 8.0
PAD = 30.0
_RATIO = 7 / 5
_TALLEST = 114.0
_TAB_H = 44.0
_COUNTED = "#2F74B5"


def card_height(boards: Rect) -> float:
    """How high the cards are in this zone."""
    return min(_TALLEST, (boards.h - 86 - 3 * GAP) / ROWS)


def board_place(boards: Rect) -> Rect:
    """Where the twenty cells with their rim lie."""
    height = card_height(boards)
    return Rect(
        boards.x + 20,
        boards.y + 64,
        COLUMNS * (height / _RATIO + GAP) - GAP + 2 * RIM,
        ROWS * (height + GAP) - GAP + 2 * RIM,
    )


@dataclass(frozen=True, slots=True)
class Glass:
    """The dark panel behind the boards."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20, "glass")


@dataclass(frozen=True, slots=True)
class LitBoard:
    """A finished ecosystem; without `light` all of it is bright.

    Attributes:
        light: the cards that the chosen row points at; all others are dimmed.
        species: those cards stay bright too, and where they bring nothing they say so.
    """

    grid: Grid
    light: Light | None = None
    species: str = ""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 16, "#051A1366")
        h = (c.h - 2 * RIM + GAP) / ROWS - GAP
        w = h / _RATIO
        for cell, card in self.grid.items():
            x, y = self._corner(cell, w, h)
            face = DownFace(card.species) if card.face_down else CardFace(card.species, "M")
            c.lay(face(c.look, w, h), x, y)
            if self.light and cell not in self.light.cells:
                if card.species == self.species and not card.face_down:
                    _nothing(c, x + w - 6, y + 8)
                else:
                    c.rect(x, y, w, h, 7, "surface.scrim_lit_gap")
        if self.light:
            self._marks(c, self.light, w, h)

    def _corner(self, cell: Cell, w: float, h: float) -> tuple[float, float]:
        left, top, right, bottom = self.grid.box
        aside = (COLUMNS - (right - left + 1)) / 2
        above = (ROWS - (bottom - top + 1)) / 2
        return (
            RIM + (cell[0] - left + aside) * (w + GAP),
            RIM + (cell[1] - top + above) * (h + GAP),
        )

    def _marks(self, c: Canvas, light: Light, w: float, h: float) -> None:
        for cell in light.counted:
            if cell not in light.scoring:
                x, y = self._corner(cell, w, h)
                c.rect(x - 1, y - 1, w + 2, h + 2, 8, line="cream", line_w=2.5)
        for cell in light.scoring:
            x, y = self._corner(cell, w, h)
            c.glow(x, y, w, h, 8, width=5, blur=4, alpha=0.9)
            c.rect(x - 1.5, y - 1.5, w + 3, h + 3, 8, line="gold", line_w=4)
        for cell, gain in light.counted.items():
            x, y = self._corner(cell, w, h)
            if gain is not None:
                _pill(c, x + w / 2, y + 20, signed(gain), _COUNTED)
        for cell, points in light.scoring.items():
            if points is not None:
                x, y = self._corner(cell, w, h)
                _badge(c, x + w - 6, y + 8, number(points))
        for (x, y), points in self._line_ends(light, w, h):
            _pill(c, x, y, signed(points), "amber")

    def _line_ends(self, light: Light, w: float, h: float) -> Iterator[tuple[tuple[float, float], int]]:
        """Where the points of whole rows and columns stand: on the rim, at the right and at the foot."""
        _, _, right, bottom = self.grid.box
        for row, points in light.rows.items():
            x, y = self._corner((right, row), w, h)
            yield (x + w + 2, y + h / 2), points
        for column, points in light.columns.items():
            x, y = self._corner((column, bottom), w, h)
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


@dataclass(frozen=True, slots=True)
class Tab:
    """Whose ecosystem is shown; without its name where there is no room."""

    seat: SeatInfo
    on: bool
    named: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        y, h = 2.0, c.h - 4
        if self.on:
            c.shadow(0, y, c.w, h, h / 2, 1)
            c.rect(0, y, c.w, h, h / 2, gradient=("#FFFCF3", "#F6ECD4"))
        else:
            c.rect(0, y, c.w, h, h / 2, "#FFFFFF33" if hot else "#FFFFFF14", "#FFFFFF2A")
        emblem(c, self.seat, 22, c.h / 2, 14, ring=False)
        if self.named:
            colour = "ink" if self.on else "cream"
            c.text(44, c.h / 2 + 6, self.seat.name, 19, 600, colour, family="serif", max_w=c.w - 56)


def tab_widths(names: list[float], chosen: int, room: float) -> list[tuple[float, bool]]:
    """Width of every tab, and whether it has room for its name: all of them, or only the chosen one."""
    gap = 8.0
    full = [min(name, 190.0) + 62 for name in names]
    if sum(full) + gap * (len(full) - 1) <= room:
        return [(width, True) for width in full]
    small = _TAB_H
    left = room - (len(full) - 1) * (small + gap)
    return [(min(width, left), True) if i == chosen else (small, False) for i, width in enumerate(full)]
