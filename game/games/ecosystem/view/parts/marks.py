"""What is drawn on and beside the large board: hollows, rings, badges, captions."""

from dataclasses import dataclass

from game.games.ecosystem.view.paint import gain_pill
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.table.guest import GuestFrame
from game.ui.table.paint import LIGHT, emblem
from game.ui.table.seats import SeatInfo
from game.ui.words import signed, trn
from game.units import Rect

_CAPTION = 15.5
DIMMED = "#59625D"
"""Multiplied over cards that a lit row leaves out."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The hollow in which the cards lie: its certain part solid, its empty cells dashed.

    `guest`: who owns it, when it is shown in the place of another one; its frame has the colour of that seat.
    """

    cells: tuple[Rect, ...]
    certain: Rect | None
    guest: SeatInfo | None = None

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 22, "tray")
        if self.guest:
            GuestFrame(self.guest, 21).paint(c, hot)
        if self.certain:
            c.rect(self.certain.x, self.certain.y, self.certain.w, self.certain.h, 16, "surface.tray")
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
class FirstSign:
    """The mark on a card that is about to change places, or to turn another one over."""

    icon: str

    def paint(self, c: Canvas, hot: bool) -> None:
        r = c.w / 2
        c.shadow(0, 0, c.w, c.h, r, 1)
        c.disc(r, r, r, "cream", "gold", 3)
        c.icon(self.icon, r, r, r * 1.2, "ink")


@dataclass(frozen=True, slots=True)
class CardGain:
    """What it would change to choose a card, on that card."""

    points: int

    def paint(self, c: Canvas, hot: bool) -> None:
        gain_pill(c, c.w / 2, c.h / 2, self.points, 20, 30)


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
class Caption:
    """A few words on dark glass."""

    words: str

    def paint(self, c: Canvas, hot: bool) -> None:
        size = _CAPTION * c.look.text_scale
        c.panel(0, 0, c.w, c.h, 14, "glass")
        for i, line in enumerate(c.look.text.wrap(self.words, c.w - 24, size)):
            c.text(12, 10 + (i + 0.8) * size * 1.23, line, size, colour="#F3F1DC", label=False)

    def height(self, look: Look, w: float) -> float:
        """Units that the words need in a width."""
        size = _CAPTION * look.text_scale
        return len(look.text.wrap(self.words, w - 24, size)) * size * 1.23 + 22


@dataclass(frozen=True, slots=True)
class GrowthCaption:
    """How many columns and rows the floating grid may still get."""

    columns: int
    rows: int
    open_columns: int
    open_rows: int

    def paint(self, c: Canvas, hot: bool) -> None:
        size = _CAPTION * c.look.text_scale
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
        lines.append(trn("One more column fits, left or right.", "{n} more columns fit, left or right.", columns))
    if rows:
        lines.append(trn("One more row fits, above or below.", "{n} more rows fit, above or below.", rows))
    return [line.format(n=n) for line, n in zip(lines, (n for n in (columns, rows) if n), strict=True)]


@dataclass(frozen=True, slots=True)
class Whose:
    """Whose ecosystem lies in the large place."""

    seat: SeatInfo

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 14, "glass")
        emblem(c, self.seat, 26, c.h / 2, 14)
        c.text(50, c.h / 2 + 6, self.seat.name, 18, 600, LIGHT, max_w=c.w - 60)
