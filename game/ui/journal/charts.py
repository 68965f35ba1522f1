"""The charts of the statistics, each of which can be read as a table too: values that paint themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.profile.figures import Figures, bins
from game.ui.engine.canvas import Canvas
from game.ui.words import number, signed, tenths, tr, trc, trn

_SIDE: Final = 26.0
_HEAD: Final = 62.0
_ROWS: Final = 68.0
_TABLE: Final = (240.0, 130.0, 26.0)
"""Where the columns of the table end, from the right."""
_OWN, _THEIRS = "good", "#A79A78"


def head(c: Canvas, title: str, note: str = "") -> None:
    """A sheet with the title of what is on it."""
    c.panel(0, 0, c.w, c.h, 22)
    used = c.text(_SIDE, 42, title, 24, 700, family="serif", max_w=c.w - 2 * _SIDE)
    c.text(c.w - _SIDE, 42, note, 15, colour="ink2", anchor="end", max_w=c.w - 2 * _SIDE - used - 16)


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures that matter most: pairs of a number and what it is."""

    figures: tuple[tuple[str, str], ...]

    def spoken(self) -> str:
        """All of it in words."""
        return "\n".join(f"{value} {words}" for value, words in self.figures)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 22)
        columns = 3
        w, h = (c.w - 2 * _SIDE) / columns, (c.h - 24) / max(1, -(-len(self.figures) // columns))
        for place, (value, words) in enumerate(self.figures):
            x, y = _SIDE + place % columns * w, 12 + place // columns * h
            c.text(x, y + h / 2 + 2, value, 34, 700, family="serif", max_w=w - 16)
            c.text(x, y + h / 2 + 30, words, 16, colour="ink2", max_w=w - 16)


@dataclass(frozen=True, slots=True)
class PointsChart:
    """How often how many points were reached: points and times; a small arrow points to the mean."""

    points: tuple[tuple[int, int], ...]
    mean: float
    as_table: bool

    def spoken(self) -> str:
        """All of it in words."""
        mean = tr("mean {n}").format(n=number(round(self.mean)))
        cells = (tr("{name}: {words}").format(name=span, words=count) for span, count in self._cells())
        return "\n".join((tr("Points of a game"), mean, *cells))

    def _cells(self) -> list[tuple[str, str]]:
        """From how many to how many points, and how often."""
        parts = bins(dict(self.points))
        return [(f"{number(first)} – {number(last)}", number(count)) for first, last, count in parts if count]

    def paint(self, c: Canvas, hot: bool) -> None:
        head(c, tr("Points of a game"), tr("mean {n}").format(n=number(round(self.mean))))
        if self.as_table:
            _small_table(c, self._cells())
            return
        parts = bins(dict(self.points))
        bottom, high = c.h - 48, max(count for _, _, count in parts)
        w = (c.w - 2 * _SIDE) / len(parts)
        for place, (first, _, count) in enumerate(parts):
            x, h = _SIDE + place * w, (bottom - _HEAD - 16) * count / high
            c.rect(x + 3, bottom - h, w - 6, h, min(6, h / 2), fill=_OWN)
            if count:
                c.text(x + w / 2, bottom - h - 5, number(count), 15, 600, anchor="middle", max_w=w)
            c.text(x + w / 2, bottom + 32, number(first), 15, colour="ink2", anchor="middle", max_w=w - 4)
        c.rect(_SIDE, bottom, c.w - 2 * _SIDE, 1.5, fill="line")
        span = parts[-1][1] + 1 - parts[0][0]
        x = _SIDE + (self.mean - parts[0][0]) / span * (c.w - 2 * _SIDE)
        c.polygon([(x, bottom + 3), (x - 8, bottom + 16), (x + 8, bottom + 16)], "amber")


@dataclass(frozen=True, slots=True)
class WinsChart:
    """Which share of the games was won, by what they are told apart by: title, games, wins."""

    title: str
    shares: tuple[tuple[str, int, int], ...]
    as_table: bool

    def spoken(self) -> str:
        """All of it in words."""
        told = (
            tr("{name}: {words}").format(name=words, words=tr("{n} of {all}").format(n=wins, all=games))
            for words, games, wins in self.shares
        )
        return "\n".join((self.title, *told))

    def paint(self, c: Canvas, hot: bool) -> None:
        head(c, self.title)
        step = min(46.0, (c.h - _HEAD - 12) / max(1, len(self.shares)))
        names = c.w * 0.38
        size = c.look.text.common((words for words, *_ in self.shares), names - 12, 16.5 * c.look.text_scale, 600)
        for place, (words, games, wins) in enumerate(self.shares):
            y = _HEAD + place * step + step / 2
            c.text(_SIDE, y + 6, words, size, 600, max_w=names - 12, label=False)
            told = tr("{n} of {all}").format(n=wins, all=games)
            used = c.text(c.w - _SIDE, y + 6, told, 16, colour="ink2", anchor="end", max_w=110)
            left, room = _SIDE + names, c.w - 2 * _SIDE - names - max(used, 84) - 14
            if self.as_table:
                share = tr("{n} %").format(n=round(100 * wins / games))
                c.text(left + room, y + 6, share, 17, 700, anchor="end", family="serif")
            else:
                c.rect(left, y - 9, room, 18, 9, "surface.sunk", "line")
                if wins:
                    c.rect(left, y - 9, max(18.0, room * wins / games), 18, 9, _OWN)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the score sheet: its words and picture, the own mean and that of the others."""

    words: str
    picture: str
    own: float
    theirs: float | None


@dataclass(frozen=True, slots=True)
class RowsChart:
    """Points by row against everybody else at the same tables: a full bar and, below it, a striped one."""

    name: str
    rows: tuple[Row, ...]
    as_table: bool

    def spoken(self) -> str:
        """All of it in words."""
        return "\n".join((tr("Points by row"), *map(self._told, self.rows)))

    def _told(self, row: Row) -> str:
        told, others = f"{self.name} {_mean(row.own)}", tr("the others")
        if row.theirs is not None:
            told = f"{told}, {others} {_mean(row.theirs)}"
        return tr("{name}: {words}").format(name=row.words, words=told)

    def paint(self, c: Canvas, hot: bool) -> None:
        head(c, tr("Points by row"))
        if self.as_table:
            self._headings(c)
        else:
            self._legend(c)
        high = max((max(abs(row.own), abs(row.theirs or 0)) for row in self.rows), default=1) or 1
        step = min(58.0, (c.h - _ROWS - 14) / max(1, len(self.rows)))
        for place, row in enumerate(self.rows):
            y = _ROWS + place * step
            if place:
                c.line(_SIDE, y, c.w - _SIDE, y, "line")
            self._row(c, row, y + step / 2, step, high)

    def _legend(self, c: Canvas) -> None:
        x = c.w - _SIDE
        x -= c.text(x, 42, tr("the others"), 15, colour="ink2", anchor="end") + 10
        _striped(c, x - 30, 32, 30, 11)
        x -= 52
        x -= c.text(x, 42, self.name, 15, colour="ink2", anchor="end", max_w=180) + 10
        c.rect(x - 30, 32, 30, 11, 5, _OWN)

    def _headings(self, c: Canvas) -> None:
        for right, words in zip(_TABLE, (self.name, tr("the others"), tr("difference")), strict=True):
            c.text(c.w - right, 44, words, 15, colour="ink2", anchor="end", max_w=100)

    def _row(self, c: Canvas, row: Row, y: float, step: float, high: float) -> None:
        r = min(15.0, step * 0.36)
        if row.picture:
            c.art(row.picture, _SIDE, y - r, 2 * r, 2 * r)
        c.text(_SIDE + 40, y + 6, row.words, 16.5, 600, max_w=178)
        own, theirs = _mean(row.own), "–" if row.theirs is None else _mean(row.theirs)
        better = 0.0 if row.theirs is None else round(row.own - row.theirs, 1)
        gain = "" if row.theirs is None else _signed(better)
        tone = "goodT" if better > 0 else "bad" if better < 0 else "ink2"
        c.text(c.w - _SIDE, y + 6, gain, 17, 700, tone, "end", max_w=64)
        if self.as_table:
            c.text(c.w - _TABLE[0], y + 6, own, 17, 700, anchor="end", family="serif")
            c.text(c.w - _TABLE[1], y + 6, theirs, 17, anchor="end", family="serif")
            return
        left, room, thick = _SIDE + 230, c.w - _SIDE - 90 - _SIDE - 230 - 46, min(11.0, step * 0.26)
        c.rect(left, y - thick - 1, max(2.0, room * max(0.0, row.own) / high), thick, thick / 2, _OWN)
        apart = 8.25 * c.look.text_scale
        c.text(left + room + 42, y + 8.75 - apart, own, 15, 700, anchor="end")
        if row.theirs is not None:
            _striped(c, left, y + 2, max(2.0, room * max(0.0, row.theirs) / high), thick)
            c.text(left + room + 42, y + 8.75 + apart, theirs, 15, colour="ink2", anchor="end")


def _striped(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A bar that is told from a full one without its colour."""
    c.rect(x, y, w, h, h / 2, "surface.sunk", _THEIRS, 1.5)
    for place in range(int((w - 6) // 7)):
        at = x + 5 + place * 7
        c.polyline([(at, y + h - 2), (at + 4, y + 2)], _THEIRS, 1.5)


def _small_table(c: Canvas, cells: Sequence[tuple[str, str]]) -> None:
    """Pairs of words and a number, in as many columns as they need."""
    rows = max(1, int((c.h - _HEAD - 12) // 30))
    columns = max(1, -(-len(cells) // rows))
    w = (c.w - 2 * _SIDE) / columns
    for place, (words, value) in enumerate(cells):
        x, y = _SIDE + place // rows * w, _HEAD + 20 + place % rows * 30
        used = c.text(x + w - 24, y, value, 17, 700, anchor="end", family="serif", max_w=60)
        c.text(x, y, words, 16, colour="ink2", max_w=w - used - 40)


def _mean(value: float) -> str:
    return number(round(value)) if abs(value) >= 100 else tenths(value)


def _signed(value: float) -> str:
    return signed(0) if not value else ("+" if value > 0 else "") + tenths(value)


def duration(seconds: int) -> str:
    """A time in hours and minutes."""
    hours, minutes = divmod(seconds // 60, 60)
    if hours:
        return tr("{h} h {m} min").format(h=hours, m=minutes)
    return tr("{m} min").format(m=minutes)


def summary_of(figures: Figures) -> Summary:
    """The figures that matter most, in words."""
    share = tr("{n} %").format(n=round(100 * figures.wins / figures.games)) if figures.games else ""
    found = [
        (str(figures.games), trn("game", "games", figures.games)),
        (str(figures.wins), trn("won, {share}", "won, {share}", figures.wins).format(share=share)),
        (str(figures.streak), trn("won in a row", "won in a row", figures.streak)),
    ]
    if figures.mean is not None and figures.spread is not None:
        found += [
            (number(max(figures.points)), trc("points of games", "best")),
            (f"{_mean(figures.mean)} ± {_mean(figures.spread)}", tr("mean and spread")),
            (number(min(figures.points)), trc("points of games", "least")),
        ]
    found.append((str(figures.days), trn("day in a row", "days in a row", figures.days)))
    if figures.timed:
        games = trn("played in {n} game", "played in {n} games", figures.timed).format(n=figures.timed)
        found.append((duration(figures.seconds), games))
    return Summary(tuple(found))
