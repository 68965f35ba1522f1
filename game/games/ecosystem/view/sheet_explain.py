"""The explanation beside the score sheet: a sentence, and the sum behind the number."""

from dataclasses import dataclass

from game.core.score import ScoreRow
from game.games.ecosystem.view.cards import rule_text
from game.games.ecosystem.view.model import SeatInfo
from game.games.ecosystem.view.paint import emblem, group_sign, medal, row_name
from game.games.ecosystem.view.sheet_light import terms
from game.games.ecosystem.view.skin import Group
from game.ui.engine.canvas import Canvas
from game.ui.words import number, tr, trn

_TERM = "#2F74B5"
_BUTTON_ROOM = 190.0
_MOST_TERMS = 6


@dataclass(frozen=True, slots=True)
class Welcome:
    """Before a number was chosen: how the sheet is read."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        c.disc(58, 62, 40, "surface.row_gain")
        c.icon("search", 58, 62, 44, "good")
        c.text(116, 46, tr("Where every point comes from"), 26, 700, family="serif", max_w=c.w - 140)
        c.para(
            116,
            78,
            tr("Choose a number, and its cards light up. Or go through the sheet row by row."),
            c.w - 150,
            18,
            colour="ink2",
        )


@dataclass(frozen=True, slots=True)
class Compared:
    """What one seat brings into a compared row."""

    seat: SeatInfo
    count: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """One number of the sheet.

    Attributes:
        seat: whose it is.
        row: its row.
        compared: for a row in which the seats are compared: what each of them brings.
        empty: for a row that counts the rows with 0 points: these.
        groups: for a row that looks at the sums of groups: these.
    """

    seat: SeatInfo
    row: ScoreRow
    compared: tuple[Compared, ...] = ()
    empty: tuple[str, ...] = ()
    groups: tuple[tuple[Group, int], ...] = ()

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        medal(c, self.row.row, 58, 62, 40)
        title = trn("{row}: {points} point", "{row}: {points} points", self.row.points).format(
            row=row_name(self.row.row), points=number(self.row.points)
        )
        end = 116 + c.text(116, 46, title, 26, 700, family="serif", max_w=c.w - 330)
        emblem(c, self.seat, end + 34, 38, 15)
        c.text(end + 58, 45, self.seat.name, "name", max_w=c.w - end - 80)
        c.para(116, 76, rule_text(self.row.row), c.w - 140, 18, colour="ink2", line_h=24 * c.look.text_scale)
        self._sum(c, 116, c.h - 40)

    def _sum(self, c: Canvas, x: float, y: float) -> None:
        end = c.w - _BUTTON_ROOM
        if self.compared:
            x = self._comparison(c, x, y, end - 90)
        elif self.groups:
            x = self._sums(c, x, y)
        elif self.empty:
            x = self._empty_rows(c, x, y)
        else:
            x = self._terms(c, x, y)
        _chip(c, x, y, number(self.row.points), "amber")

    def _terms(self, c: Canvas, x: float, y: float) -> float:
        found = terms(self.row, _MOST_TERMS)
        for index, term in enumerate(found):
            if index:
                x = _sign(c, x, y, "+")
            x += _chip(c, x, y, term, _TERM) + 10
        return _sign(c, x, y, "=") if found else x

    def _comparison(self, c: Canvas, x: float, y: float, end: float) -> float:
        step = min(86.0, (end - x) / len(self.compared))
        for one in self.compared:
            mine = one.seat == self.seat
            c.rect(x, y - 18, step - 8, 36, 18, _TERM if mine else "surface.sunk")
            emblem(c, one.seat, x + 19, y, 13, ring=False)
            c.text(x + 38, y + 7, str(one.count), 20, 700, "white" if mine else "ink", max_w=step - 48)
            x += step
        return _sign(c, x + 2, y, "=")

    def _sums(self, c: Canvas, x: float, y: float) -> float:
        """The sum of each group, the lowest ones on their colour."""
        for group, points in self.groups:
            lowest = points == self.row.points
            words = number(points)
            w = 62 + c.look.text.width(words, 20, 700, "sans")
            c.rect(x, y - 18, w, 36, 18, group.colour if lowest else "surface.sunk")
            group_sign(c, group, x + 20, y, 13)
            c.text(x + 42, y + 7, words, 20, 700, "white" if lowest else "ink", label=False)
            x += w + 10
        return _sign(c, x, y, "=")

    def _empty_rows(self, c: Canvas, x: float, y: float) -> float:
        for row in self.empty:
            medal(c, row, x + 17, y, 17)
            x += 40
        return _sign(c, x + 4, y, "=")


def _chip(c: Canvas, x: float, y: float, words: str, fill: str) -> float:
    width = c.look.text.width(words, 22, 700, "sans") + 26
    c.rect(x, y - 18, width, 36, 18, fill)
    c.text(x + width / 2, y + 8, words, 22, 700, "white", "middle", label=False)
    return width


def _sign(c: Canvas, x: float, y: float, sign: str) -> float:
    """A plus or an equals sign; returns where what follows begins."""
    c.text(x, y + 7, sign, 20, colour="ink2", label=False)
    return x + 22
