"""What the page of the dailies is painted with."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.daily import STARS
from game.paths import Weight
from game.ui.engine.canvas import Canvas
from game.ui.journal.daily_model import Cell, Month, Today, TryCard, Yesterday, bars
from game.ui.journal.fitted import fitted
from game.ui.journal.game_chips import game_sign
from game.ui.journal.paths_nodes import tick
from game.ui.table.paint import boxed
from game.ui.words import short_weekdays, tr

Sign = tuple[str, str]
"""The icon of a game and its palette."""

_SIGNS = "●○★☆"
"""With what the lines about tries and stars begin."""
GRID_TOP, CELL_H = 104.0, 86.0
"""Where the weeks begin on the paper of the month, and how high one is."""


def stars(c: Canvas, cx: float, cy: float, count: int, size: float) -> None:
    """One to three stars of three."""
    for k in range(STARS):
        x = cx + (k - (STARS - 1) / 2) * size * 1.3
        c.icon("star" if k < count else "star-outline", x, cy, size, "amber")


@dataclass(frozen=True, slots=True)
class TodayPaper:
    """The daily of this day: what is played, how hard it is, how far the tries came."""

    today: Today
    cover: str

    def paint(self, c: Canvas, hot: bool) -> None:
        t, scale = self.today, c.look.text_scale
        c.panel(0, 0, c.w, c.h, 22)
        c.text(24, 46, t.head, 28, 700, family="serif", max_w=c.w - 48)
        c.text(24, 46 + 28 * scale, t.number, 17, colour="ink2", max_w=c.w - 48)
        c.art(self.cover, 24, 98, 176, 234)
        x, room = 222.0, c.w - 246
        c.text(x, 126, t.text.title, 25, 700, family="serif", max_w=room)
        boxed(c, x, 136, t.text.aim, room, 92, 17.5, "ink")
        c.rect(x, 238, room, 92, 14, "surface.row")
        c.art(t.text.picture, x + 10, 244, 80, 80)
        c.text(x + 104, 282 - 4 * scale, t.text.against[0], 21, 700, family="serif", max_w=room - 114)
        boxed(c, x + 104, 286, t.text.against[1], room - 114, 42, 16, "ink2")
        self._week(c, 24, 346, c.w - 48)
        self._way(c, 50, 484, c.w - 100)

    def _week(self, c: Canvas, x: float, y: float, w: float) -> None:
        c.rect(x, y, w, 64, 14, "surface.row")
        today = self.today.day.weekday()
        left = x + w - 7 * 42 - 8
        c.text(x + 16, y + 38, self.today.hardness, 17, 600, max_w=left - x - 26)
        for day, name in enumerate(short_weekdays()):
            cx = left + day * 42 + 21
            if day == today:
                c.rect(cx - 19, y + 5, 38, 54, 10, "surface.row_hot", "#D98A1E", 2.5)
            for bar in range(3):
                h = 8 + 5 * bar
                c.rect(cx - 13 + bar * 9, y + 30 - h, 7.5, h, 2, "amber" if bar < bars(day) else "#D8C8A4")
            c.text(cx, y + 50, name, 15, 700 if day == today else 400, "ink", "middle", label=False)

    def _way(self, c: Canvas, x: float, y: float, w: float) -> None:
        t = self.today
        c.rect(x, y, w, 14, 7, "#EADCBB")
        if t.way is not None and t.way > 0:
            c.rect(x, y, max(14.0, w * t.way), 14, 7, gradient=("#3A8C5A", "good"))
        for target in t.targets:
            cx = x + w * target.at
            c.line(cx, y - 8, cx, y + 22, "ink2", 1.6)
            if target.reached:
                tick(c, cx, y + 7, 9)
            else:
                c.disc(cx, y + 7, 8, "#FFFCF3", "ink2", 2)
        self._target_words(c, x, y + 44, w)
        for at, points, best in t.flags:
            cx = x + w * at
            c.polygon([(cx - 7, y - 16), (cx + 7, y - 16), (cx, y - 6)], "good" if best else "#4B5C55")
            c.rect(cx - 27, y - 44, 54, 30, 15, "good" if best else "#4B5C55")
            c.text(cx, y - 23, points, 17, 700, "white", "middle", max_w=48, label=False)

    def _target_words(self, c: Canvas, x: float, y: float, w: float) -> None:
        """Below their marks, moved apart where they would touch."""
        size = 16 * c.look.text_scale
        widths = [c.look.text.width(target.words, size, 600, "sans") for target in self.today.targets]
        while sum(widths) + 24 > w + 90 and size > 15:
            size -= 0.5
            widths = [c.look.text.width(target.words, size, 600, "sans") for target in self.today.targets]
        lefts = [x + w * target.at - width / 2 for target, width in zip(self.today.targets, widths, strict=True)]
        right = x + w + 45
        for k in reversed(range(len(lefts))):
            lefts[k] = min(lefts[k], right - widths[k])
            right = lefts[k] - 12
        for left, target in zip(lefts, self.today.targets, strict=True):
            c.text(left, y, target.words, size, 600, "goodT" if target.reached else "ink2", label=False)


@dataclass(frozen=True, slots=True)
class TryNode:
    """One of the three tries. `titles`: of all three, written in one size."""

    card: TryCard
    titles: tuple[str, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        card = self.card
        if card.best:
            c.rect(0, 0, c.w, c.h, 12, "surface.row_gain", "surface.row_gain_line", 1.5)
            tick(c, c.w - 8, 8, 12)
        elif card.open:
            c.rect(0, 0, c.w, c.h, 12, "#FFFCF3")
            c.rect(0, 0, c.w, c.h, 12, line="surface.row_hot_line", line_w=1.8, dash=(6, 5))
        else:
            c.rect(0, 0, c.w, c.h, 12, "surface.row", "line", 1.2)
        size = c.look.text.common(self.titles, c.w - 30, 16.5 * c.look.text_scale, 600)
        c.text(c.w / 2, 28, card.title, size, 600, anchor="middle", max_w=c.w - 30, label=False)
        size = 30 if len(card.points) < 6 else 22
        c.text(c.w / 2, 64, card.points, size, 700, "goodT" if card.best else "ink", "middle", "serif", c.w - 16)
        weight: Weight = 600 if card.best else 400
        ink = "goodT" if card.best else "ink2"
        fitted(c, c.w / 2, 74, card.below, c.w - 12, 38, 16, weight, ink, "middle", line=1.16)


@dataclass(frozen=True, slots=True)
class MonthPaper:
    """The paper of the calendar: its month, the names of the days, and what they add up to."""

    month: Month
    facts: tuple[tuple[str, str, str], ...]
    legend: tuple[tuple[str, Sign], ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        scale = c.look.text_scale
        c.panel(0, 0, c.w, c.h, 22)
        c.text(24, 44, self.month.head, 28, 700, family="serif", max_w=c.w - 170)
        c.text(24, 44 + 25 * scale, self.month.played, 16.5, colour="ink2", max_w=c.w - 170)
        step = (c.w - 40) / 7
        for day, name in enumerate(short_weekdays()):
            c.text(20 + (day + 0.5) * step, GRID_TOP - 6, name, 16, 600, "ink2", "middle", label=False)
        y = c.h - 142.0
        c.line(20, y, c.w - 20, y, "line", 1.3)
        third = (c.w - 32) / 3
        for k, (icon, number, words) in enumerate(self.facts):
            x = 18 + k * third
            c.disc(x + 26, y + 44, 24, "#F6E7B4")
            c.icon(icon, x + 26, y + 44, 26, "amber")
            c.text(x + 58, y + 44, number, 19, 700, family="serif", max_w=third - 62)
            boxed(c, x + 58, y + 48, words, third - 62, 46, 15.5, "ink2")
        self._legend(c, 24, c.h - 26, c.w - 48)

    def _legend(self, c: Canvas, x: float, y: float, room: float) -> None:
        size, apart = 15.5 * c.look.text_scale, 14.0
        widths = [c.look.text.width(title, size, 400, "sans") for title, _ in self.legend]
        while sum(widths) + len(widths) * (26 + apart) > room and size > 15:
            size -= 0.5
            widths = [c.look.text.width(title, size, 400, "sans") for title, _ in self.legend]
        said = sum(widths) + len(widths) * (26 + apart) <= room
        for (title, (icon, palette)), width in zip(self.legend, widths, strict=True):
            game_sign(c, icon, palette, x + 10, y - 5, 10)
            if said:
                c.text(x + 26, y, title, size, colour="ink2", label=False)
                x += width
            x += 26 + apart


@dataclass(frozen=True, slots=True)
class CellNode:
    """A day of the calendar."""

    cell: Cell
    sign: Sign

    def paint(self, c: Canvas, hot: bool) -> None:
        cell = self.cell
        w, h = c.w - 6, c.h - 6
        played = cell.stars is not None
        if played:
            c.rect(0, 0, w, h, 10, "surface.row_hot" if hot else "surface.row", "line", 1.2)
        elif cell.said:
            c.rect(0, 0, w, h, 10, line="#C9B88F", line_w=1.2, dash=(5, 4))
        else:
            c.rect(0, 0, w, h, 10, line="line", line_w=1.2)
        if cell.streak:
            c.rect(1.5, h - 24, w - 3, 22.5, 8, "#F6DC96")
        if cell.today:
            c.rect(0, 0, w, h, 10, line="#D98A1E", line_w=3)
        c.text(
            10, 24, str(cell.day), 17, 600 if played or cell.today else 400, "ink" if played else "ink2", label=False
        )
        if played or cell.today:
            game_sign(c, *self.sign, w - 24, 32, 17)
        if cell.stars is not None:
            stars(c, w / 2, h - 13, cell.stars, 14)
        elif cell.said:
            fitted(c, w / 2, h - 40, cell.said, w - 4, 36, 15, 400, "ink2", "middle", line=1.1, middle=True)


@dataclass(frozen=True, slots=True)
class ToldPaper:
    """The lines that can be passed on."""

    lines: tuple[str, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        scale = c.look.text_scale
        c.panel(0, 0, c.w, c.h, 22)
        c.text(22, 44, tr("To pass on"), 25, 700, family="serif", max_w=c.w - 44)
        c.text(22, 44 + 25 * scale, tr("gives nothing of the deal away"), 16, colour="ink2", max_w=c.w - 44)
        top, bottom = 90.0, c.h - 84
        c.shadow(20, top, c.w - 40, bottom - top, 8, 1)
        c.rect(20, top, c.w - 40, bottom - top, 8, "#FFFDF6", "line")
        c.rect(20, top, c.w - 40, 12, 6, "#E8CB86")
        rows = [self._rows(c, line, c.w - 76, k == 0) for k, line in enumerate(self.lines)]
        room, count = bottom - top - 22, sum(map(len, rows))
        close = min(22 * scale, room / count)
        apart = (room - close * (count - len(rows))) / len(rows)
        y = top + 22 + apart / 2
        for k, line in enumerate(rows):
            for row in line:
                self._line(c, 38, y, c.w - 76, row, k == 0)
                y += close
            y += apart - close

    def _rows(self, c: Canvas, line: str, room: float, head: bool) -> Sequence[str]:
        """A line that says something is broken where it is too long; the head and signs stay on one."""
        if head or line[:1] in _SIGNS:
            return (line,)
        return c.look.text.wrap(line, room, 17 * c.look.text_scale, 400, "sans")

    def _line(self, c: Canvas, x: float, y: float, room: float, line: str, head: bool) -> None:
        """Signs that no font here has are painted."""
        signs, _, words = line.partition("  ")
        if set(line) <= {"○"}:
            signs, words = line, ""
        elif not set(signs) <= set(_SIGNS):
            signs, words = "", line
        for sign in signs:
            if sign in "●○":
                c.disc(x + 8, y - 5, 7, "ink" if sign == "●" else None, "ink", 1.6)
            else:
                c.icon("star" if sign == "★" else "star-outline", x + 8, y - 5, 17, "amber")
            x += 21
        if signs:
            room -= 21 * len(signs) + 8
            x += 8
        c.text(x, y, words, 17, 700 if head else 400, "ink", family="serif" if head else "sans", max_w=room)


@dataclass(frozen=True, slots=True)
class YesterdayPaper:
    """The daily of the day before, that can still be played."""

    yesterday: Yesterday
    sign: Sign

    def paint(self, c: Canvas, hot: bool) -> None:
        y, scale = self.yesterday, c.look.text_scale
        c.panel(0, 0, c.w, c.h, 22)
        w = c.text(22, 44, tr("Yesterday"), 25, 700, family="serif", max_w=c.w - 44)
        c.text(c.w - 22, 44, y.head, 16, colour="ink2", anchor="end", max_w=c.w - w - 60)
        game_sign(c, *self.sign, 56, 106, 32)
        boxed(c, 102, 66, y.title, c.w - 122, 44, 18)
        c.text(
            102,
            112 + 16 * scale,
            y.result,
            16,
            600 if y.stars is not None else 400,
            "goodT" if y.stars is not None else "ink2",
            max_w=c.w - 122,
        )
        if y.stars is not None:
            stars(c, 127, 134 + 18 * scale, y.stars, 16)
        c.rect(20, 172, c.w - 40, 84, 12, "surface.row")
        c.icon("info", 44, 214, 24, "ink2")
        boxed(c, 66, 182, y.note, c.w - 98, 66, 16, "ink2")
