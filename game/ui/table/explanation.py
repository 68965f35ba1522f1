"""What is said about one number of a score sheet: its rule, and the sum behind it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign
from game.ui.words import number, tr, trn

TERM = "#2F74B5"
"""The colour of a part of the sum."""
ASIDE = "surface.sunk"
"""The colour of what is only compared with."""
_LEFT, _NEAREST = 116.0, 28.0
_BUTTON_ROOM = 190.0
_MARK_W = 22.0
_GAP = 6.0
CHIP_H = 36.0
"""Height of a part of a sum."""
_SIGN_W = 38.0
_SIGN_R = 13.0


@dataclass(frozen=True, slots=True)
class Welcome:
    """Before a number was chosen: how the sheet is read."""

    words: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        c.disc(58, 62, 40, "surface.row_gain")
        c.icon("search", 58, 62, 44, "good")
        c.text(_LEFT, 46, tr("Where every point comes from"), 26, 700, family="serif", max_w=c.w - 140)
        c.para(_LEFT, 78, self.words, c.w - 150, 18, colour="ink2")


@dataclass(frozen=True, slots=True)
class Chip:
    """A part of a sum on a pill: what it is of, how much, and whom it speaks for. Without words only the sign.

    `name`: what a voice says for the sign.
    """

    words: str
    sign: Sign | None = None
    fill: str = TERM
    seat: SeatInfo | None = None
    name: str = ""

    def width(self, look: Look) -> float:
        """How wide it is, in units."""
        if not self.words:
            return CHIP_H
        emblem_w = CHIP_H - 10 if self.seat else 0
        return look.text.width(self.words, 20, 700, "sans") + (_SIGN_W + 11 if self.sign else 26) + emblem_w

    def paint(self, c: Canvas, x: float, y: float) -> None:
        """Paints it from x on, around the height y."""
        w = self.width(c.look)
        if self.words:
            c.rect(x, y - CHIP_H / 2, w, CHIP_H, CHIP_H / 2, self.fill)
            ink = "ink" if self.fill == ASIDE else "white"
            left = x + (_SIGN_W if self.sign else 13)
            c.text(left, y + 7, self.words, 20, 700, ink, label=False)
        if self.sign:
            self.sign.paint(c, x + CHIP_H / 2, y, _SIGN_R if self.words else CHIP_H / 2 - 1)
        if self.seat:
            emblem(c, self.seat, x + w - CHIP_H / 2, y, _SIGN_R, ring=False)


@dataclass(frozen=True, slots=True)
class Explanation:
    """One number of the sheet.

    Attributes:
        seat: whose it is.
        name: what its row is called.
        rule: what the row pays for, in one sentence.
        sign: what stands for the row.
        points: the number.
        parts: what it comes from.
        joined: the parts add up to the number.
    """

    seat: SeatInfo
    name: str
    rule: str
    sign: Sign
    points: int
    parts: tuple[Chip, ...]
    joined: bool = True

    @property
    def title(self) -> str:
        """The row and its number."""
        title = trn("{row}: {points} point", "{row}: {points} points", self.points)
        return title.format(row=self.name, points=number(self.points))

    def spoken(self) -> str:
        """The number, whose it is, the rule, and all parts by their names."""
        parts = ", ".join(f"{part.name} {part.words}".strip() for part in self.parts)
        return "\n".join(part for part in (self.title, self.seat.name, self.rule, parts) if part)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        self.sign.paint(c, 58, 62, 40)
        end = _LEFT + c.text(_LEFT, 46, self.title, 26, 700, family="serif", max_w=c.w - 330)
        emblem(c, self.seat, end + 34, 38, 15)
        c.text(end + 58, 45, self.seat.name, "name", max_w=c.w - end - 80)
        c.para(_LEFT, 76, self.rule, c.w - 140, 18, colour="ink2", line_h=22 * c.look.text_scale)
        self._sum(c, c.h - 34)

    def _sum(self, c: Canvas, y: float) -> None:
        """The parts and what they make, as far left as there is need; dots stand for parts without room."""
        room = c.w - _BUTTON_ROOM - _NEAREST
        count = len(self.parts)
        while count and _width(c.look, self._items(count)) > room:
            count -= 1
        items = self._items(count)
        x = min(_LEFT, _NEAREST + room - _width(c.look, items))
        for item in items:
            if isinstance(item, Chip):
                item.paint(c, x, y)
            elif item:
                c.text(x + _MARK_W / 2, y + 7, item, 20, colour="ink2", anchor="middle", label=False)
            x += _width(c.look, [item])

    def _items(self, count: int) -> list[Chip | str]:
        """So many parts with the marks between them, and the number."""
        items: list[Chip | str] = []
        for part in self.parts[:count]:
            items += ["+" if self.joined else "", part] if items else [part]
        if count < len(self.parts):
            items.append("…")
        if self.parts:
            items.append("=")
        return [*items, Chip(number(self.points), fill="amber")]


def _width(look: Look, items: Sequence[Chip | str]) -> float:
    return sum(item.width(look) if isinstance(item, Chip) else _MARK_W if item else _GAP for item in items)


def product(count: int, each: int) -> str:
    """So many things times what each of them is worth."""
    return tr("{count} × {each}").format(count=count, each=each)
