"""What the page of the best arrangement is drawn from: frozen values."""

from dataclasses import dataclass

from game.ui.engine.canvas import Canvas
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign
from game.ui.words import number, signed, tr, trc

_YOURS, _BEST, _MORE = 0.565, 0.735, 0.905
"""The middles of the columns, as shares of the width."""
_END_W = 112.0
"""The widest name of an end of the slider."""


@dataclass(frozen=True, slots=True)
class SheetHead:
    """The paper of the sheet with its heading and the heads of the columns."""

    seat: SeatInfo
    found: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20)
        c.text(28, 42, tr("Row by row"), 25, 700, family="serif", max_w=c.w * 0.42)
        c.text(28, 68, tr("Choose a row to see its cards"), 15.5, colour="ink2", max_w=c.w * 0.44)
        x = 14 + (c.w - 28) * _YOURS
        emblem(c, self.seat, x, 34, 15)
        c.text(x, 74, trc("arrangement", "laid"), 15.5, colour="ink2", anchor="middle", max_w=80)
        if self.found:
            x = 14 + (c.w - 28) * _BEST
            c.rect(x - 36, 10, 72, c.h - 110, 14, "#F6E3BB")
            c.disc(x, 34, 15, "amber")
            c.icon("star", x, 34, 20, "white")
            c.text(x, 74, trc("arrangement", "best"), 15.5, 600, anchor="middle", max_w=70)


@dataclass(frozen=True, slots=True)
class RowLine:
    """A row: what it brings as it was laid, what it would bring, and the difference in words of colour and sign."""

    sign: Sign
    name: str
    before: int
    after: int | None
    chosen: bool
    shaded: bool

    def spoken(self) -> str:
        """All of it in words."""
        laid, best = trc("arrangement", "laid"), trc("arrangement", "best")
        told = f"{self.name}, {laid} {number(self.before)}"
        return told if self.after is None else f"{told}, {best} {number(self.after)}"

    def paint(self, c: Canvas, hot: bool) -> None:
        middle = c.h / 2
        if self.chosen:
            c.rect(0, 1, c.w, c.h - 2, 9, "surface.row_hot", "gold", 2)
        elif self.shaded:
            c.rect(0, 1, c.w, c.h - 2, 9, "#EFE3C655")
        self.sign.paint(c, 24, middle, min(15.0, middle - 3))
        c.text(48, middle + 6, self.name, 18, 600, max_w=c.w * _YOURS - 80)
        c.text(c.w * _YOURS, middle + 7, number(self.before), 20, 600, anchor="middle")
        if self.after is None:
            return
        c.text(c.w * _BEST, middle + 7, number(self.after), 20, 700, anchor="middle")
        more = self.after - self.before
        if not more:
            c.text(c.w * _MORE, middle + 6, "=", 18, 600, "ink2", "middle")
            return
        fill, ink = ("surface.row_gain", "good") if more > 0 else ("#F6D9D2", "bad")
        c.rect(c.w * _MORE - 28, middle - 14, 56, 28, 14, fill, ink, 1.2)
        c.text(c.w * _MORE, middle + 6, signed(more), 18, 700, ink, "middle", max_w=52)


@dataclass(frozen=True, slots=True)
class Sums:
    """The totals. `palette`: where the theme keeps the game's colours."""

    palette: str
    before: int
    after: int | None

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, gradient=(f"{self.palette}.bg1", f"{self.palette}.bg2"))
        y = c.h / 2 + 10
        c.text(22, y, tr("Total"), 26, 700, "white", family="serif", max_w=c.w * 0.4)
        c.text(c.w * _YOURS, y, number(self.before), 28, 700, "white", "middle", "serif", max_w=80)
        if self.after is not None:
            c.text(c.w * _BEST, y + 1, number(self.after), 32, 700, "gold", "middle", "serif", max_w=80)
            c.text(c.w * _MORE, y, signed(self.after - self.before), 21, 700, "white", "middle", max_w=80)


@dataclass(frozen=True, slots=True)
class BoardTitle:
    """What stands over a board, and its points."""

    words: str
    total: int | None
    best: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(8, 34, self.words, 21, 600, "cream", family="serif", max_w=c.w - 110)
        if self.total is not None:
            ink = "gold" if self.best else "cream"
            c.text(c.w - 8, 36, number(self.total), 30, 700, ink, "end", "serif", max_w=90)


@dataclass(frozen=True, slots=True)
class Arrow:
    """From what was laid to what is best."""

    def paint(self, c: Canvas, hot: bool) -> None:
        r = c.w / 2
        c.shadow(0, 0, c.w, c.h, r, 1)
        c.disc(r, r, r, "cream")
        c.icon("arrow-right", r, r, r * 1.1, "amber")


@dataclass(frozen=True, slots=True)
class Story:
    """What is said under the boards; with the ends of the slider where there is one."""

    title: str
    words: str
    slides: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        c.text(28, 42, self.title, 23, 700, family="serif", max_w=c.w - 56)
        c.para(28, 70, self.words, c.w - 56, 17, colour="ink2", line_h=20 * c.look.text_scale)
        if self.slides:
            ends = tr("As it was laid"), trc("slider", "Best found")
            size = c.look.text.common(ends, _END_W, 17 * c.look.text_scale, 600)
            c.text(28, c.h - 32, ends[0], size, 600, max_w=_END_W, label=False)
            c.text(c.w - 28, c.h - 32, ends[1], size, 600, anchor="end", max_w=_END_W, label=False)
