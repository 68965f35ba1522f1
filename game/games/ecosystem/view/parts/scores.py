"""The score panel: every row of every seat as if the game ended now."""

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Literal

from game.core.score import ScoreSheet
from game.games.ecosystem.view.cards import rule_strip
from game.games.ecosystem.view.edition import home, skin_of
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import group_sign, medal, row_name
from game.games.ecosystem.view.row_notes import row_note, rows_at_nought
from game.games.ecosystem.view.scores import group_sums, leads_majority, prize
from game.games.ecosystem.view.skin import EditionSkin, Group
from game.games.ecosystem.view.spoken import row_words
from game.ui.engine.canvas import Canvas
from game.ui.engine.stage import Stage
from game.ui.table.hands import Hands
from game.ui.table.paint import crowned, emblem
from game.ui.table.pieces import ScoreRowLabel
from game.ui.table.pool import PaintedNode
from game.ui.table.seats import SeatInfo
from game.ui.words import number, signed, tr, trc
from game.units import Rect

DENSE_FROM = 5
"""Players from which the panel shows discs instead of names, and neighbours discs instead of cards."""
_NAME = 16.5
"""Letters of a row's name."""
_CLOSE = 1.08
"""How much higher than its letters a line of a name is that takes two."""
_BESIDE_NAME = 8.0
"""Kept free between the name and the own number."""
_FIRST_ROW, _BELOW_ROWS = 84.0, 62.8
"""Above the first row, and below the last one."""
_HEAD = 56.0
_STACKED_FROM = 4
"""Columns from which a gain stands under its number instead of beside it, and the sign of a group above it."""
_APART = 6.0
"""Kept free between two sums."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One number of the panel.

    Attributes:
        points: None where the seat does not score the row.
        change: what would be added to it.
        leads: the seat has most of what the row compares.
        open: it may still lose these points to somebody who gets more.
        lowest: the group that the number comes from.
    """

    points: int | None
    change: int = 0
    leads: bool = False
    open: bool = False
    lowest: Group | None = None


@dataclass(frozen=True, slots=True)
class ScoreFrame:
    """The paper of the panel: its heading and whose column is whose."""

    title: str
    seats: tuple[SeatInfo, ...]
    columns: tuple[float, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16)
        c.text(18, 36, self.title, "panel", max_w=c.w - 36)
        if len(self.seats) >= DENSE_FROM:
            c.rect(self.columns[0] - 18, 44, 36, c.h - 54, 12, "#F6E3BB")
        for seat, x in zip(self.seats, self.columns, strict=True):
            emblem(c, seat, x, 62, 12 if len(self.seats) >= DENSE_FROM else 13, ring=False)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One row: its disc, its name and the numbers, in columns measured from the left of the panel.

    `names`: of all rows, which shrink together; `below`: a few words under the name; `decides`: the column of whose
    plan it is that changes the numbers.
    """

    row: str
    names: tuple[str, ...]
    entries: tuple[Entry, ...]
    columns: tuple[float, ...]
    shaded: bool
    below: str = ""
    decides: int = 0

    def paint(self, c: Canvas, hot: bool) -> None:
        dense = len(self.entries) >= DENSE_FROM
        self._ground(c, hot)
        group = home(self.row).group_of(self.row)
        if group:
            c.rect(0, 4, 4, c.h - 8, 2, group.colour)
        medal(c, self.row, 20, c.h / 2, 16)
        if not dense:
            self._name(c)
        for i, (entry, x) in enumerate(zip(self.entries, self.columns, strict=True)):
            self._entry(c, entry, x - 8, own=i == 0, decides=i == self.decides)

    def _reach(self, c: Canvas) -> float:
        """How far the own number reaches to the left of its middle."""
        return c.look.text.width(number(self.entries[0].points or 0), 19, 700) / 2

    def _ground(self, c: Canvas, hot: bool) -> None:
        others = [entry.change for entry in self.entries]
        own = others.pop(self.decides)
        gain = own or -sum(others)
        if hot:
            fill, line = "surface.row_hot", "surface.row_hot_line"
        elif gain > 0:
            fill, line = "surface.row_gain", "surface.row_gain_line"
        elif gain < 0 or any(others):
            fill, line = "#F6E3D2", "#D7A077"
        elif self.shaded:
            fill, line = "surface.row", ""
        else:
            return
        c.rect(0, 1, c.w, c.h - 2, 10, fill, line or None, 1.2)

    def _name(self, c: Canvas) -> None:
        """The name, and a few words under it: large letters as far as all rows have room for theirs."""
        changes = bool(self.entries and self.entries[self.decides].change)
        room = self.columns[0] - 8 - self._reach(c) - _BESIDE_NAME - 42 if self.entries else c.w / 2 - 42
        words = (word for name in self.names for word in name.split(" "))
        size = max(_NAME, c.look.text.common(words, room, _NAME * c.look.text_scale))
        below = self.below if c.look.text_scale == 1.0 else ""
        name = row_name(self.row)
        weight: Literal[400, 600] = 600 if changes else 400
        halved = min(size, c.h / 2 / _CLOSE)
        fits = c.look.text_scale == 1.0 or c.look.text.width(name, halved, 600, "sans") <= room
        lines = [name] if fits else c.look.text.wrap(name, room, halved, 600)
        if len(lines) == 1:
            y = c.h / 2 + (-1.5 if below else 5.5)
            c.text(42, y, name, size, weight, max_w=room, label=False)
        else:
            y = c.h / 2 + 5.5 - halved * _CLOSE / 2
            for line in lines:
                c.text(42, y, line, halved, weight, max_w=room, label=False)
                y += halved * _CLOSE
        if below:
            c.text(42, c.h / 2 + 14, below, 15, colour="ink2", max_w=room)

    def _entry(self, c: Canvas, entry: Entry, x: float, own: bool, decides: bool) -> None:
        middle = c.h / 2
        if entry.points is None:
            c.text(x, middle + 5.5, trc("row of the score sheet", "none"), 15.5, 400, "ink2", "middle", max_w=44)
            return
        few = len(self.entries) < _STACKED_FROM
        stacked = bool(entry.change) and not (own and few and self._has_room_beside(c))
        signed_above = bool(entry.lowest) and not entry.change and not few
        size = 19.0 if own else 17.0
        colour = ("bad" if entry.points < 0 else "ink") if entry.points else "zero"
        if entry.leads and not stacked:
            crowned(c, x, middle, self._crown_w(own), entry.open)
        y = middle - 1 if stacked else middle + (11 if signed_above else 8.5 if entry.leads else 6.5)
        width = c.text(x, y, number(entry.points), size, 700 if own else 400, colour, "middle", label=False)
        if entry.open and not entry.leads and not stacked:
            for dot in (-5, 0, 5):
                c.disc(x + dot, y + 5, 1.4, "amber")
        if entry.lowest and not entry.change:
            aside = width / 2 + 10 if own else -width / 2 - 8
            at = (x, middle - 9.5) if signed_above else (x + aside, middle)
            group_sign(c, entry.lowest, *at, 7 if own and few else 6)
        tone = ("goodT" if entry.change > 0 else "bad") if decides else "ink2"
        if stacked:
            c.text(x, middle + 15, signed(entry.change), 15, 700, tone, "middle", label=False)
        elif entry.change:
            c.text(x + width / 2 + 7, middle + 6, signed(entry.change), 17, 700, tone, label=False)

    def _crown_w(self, own: bool) -> float:
        few = len(self.entries) < _STACKED_FROM
        return 34 if own and few else 30 if few else 29

    def _has_room_beside(self, c: Canvas) -> bool:
        """Whether the own gain can stand beside its number without reaching into what the next seat has."""
        if len(self.entries) < 2:
            return True
        width = c.look.text.width
        own, other = self.entries[:2]
        figure, next_figure = number(own.points or 0), number(other.points or 0)
        end = self.columns[0] + width(figure, 19, 700, "sans") / 2 + 7 + width(signed(own.change), 17, 700, "sans")
        half = width(next_figure, 17, 400, "sans") / 2
        reach = self._crown_w(False) / 2 if other.leads else half + 14 if other.lowest else half
        return end + 3 <= self.columns[1] - reach


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A row without numbers: what it scores, for players who count at the end."""

    row: str
    shaded: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        if hot or self.shaded:
            c.rect(0, 1, c.w, c.h - 2, 10, "surface.row_hot" if hot else "surface.row")
        medal(c, self.row, 20, c.h / 2, 16)
        strip = 0.0 if self.row == home(self.row).closing else rule_strip(c, self.row, c.w - 66, c.h / 2, 25)
        c.text(42, c.h / 2 + 5.5, row_name(self.row), 16.5, max_w=c.w - 66 - strip / 2 - 48 if strip else c.w - 52)


@dataclass(frozen=True, slots=True)
class TotalLine:
    """The sums, the own one large."""

    totals: tuple[int, ...]
    columns: tuple[float, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        dense = len(self.totals) >= DENSE_FROM
        c.line(8, 0.75, c.w - 8, 0.75, "line", 1.5)
        if dense:
            c.icon("trophy", 22, 32, 26, "amber")
        else:
            c.text(12, 38, tr("Total"), "name", 700, max_w=self.columns[0] - 8 - 20 - 12)
        own, *others = map(number, self.totals)
        large, small = self._sizes(c, own, others)
        c.text(self.columns[0] - 8, 39, own, large, 700, "ink", "middle", "serif", label=False)
        for total, x in zip(others, self.columns[1:], strict=True):
            c.text(x - 8, 39, total, small, 700, "ink2", "middle", "serif", label=False)

    def _sizes(self, c: Canvas, own: str, others: list[str]) -> tuple[float, float]:
        """How large the own sum and all the others are, so that none comes near the next."""
        large, small = (24.0, 20.0) if len(self.columns) >= _STACKED_FROM else (28.0, 22.0)
        if not others:
            return large, small
        text = c.look.text
        steps = [right - left for left, right in pairwise(self.columns)]
        small = text.common(others, min(steps[1:], default=steps[0]) - _APART, small, 700, "serif")
        room = 2 * (steps[0] - _APART) - text.width(others[0], small, 700, "serif")
        return text.fit(own, room, large, 700, "serif")[1], small


class ScorePart:
    """Puts the score panel on the stage."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._pool = hands.pool
        self._zone = hands.layout.zones["score"]

    def show(self, m: TableModel) -> None:
        """Draws the panel: the seat in front first, then those to its left."""
        order = seats_from(m.front, len(m.view.sheets))
        columns = _columns(self._zone.w, len(order)) if m.show_scores else ()
        decides = order.index(m.front if m.mine is None else m.mine)
        zone = self._zone
        title = skin_of(m.view.played).words().now if m.show_scores else tr("What scores")
        seats = tuple(m.seats[seat] for seat in order) if m.show_scores else ()
        self._pool.painted("scores", zone, ScoreFrame(title, seats, columns), pad=24)
        rows = [row.row for row in m.view.sheets[m.front].rows]
        names = tuple(map(row_name, rows))
        first, below = (_FIRST_ROW, _BELOW_ROWS) if m.show_scores else (_HEAD, 12.0)
        step = (zone.h - first - below) / len(rows)
        for i, row in enumerate(rows):
            place = Rect(zone.x + 8, zone.y + first + i * step, zone.w - 16, step)
            line: ScoreLine | RuleLine = RuleLine(row, i % 2 == 0)
            if m.show_scores:
                entries = tuple(_entry(m, seat, row) for seat in order)
                line = ScoreLine(row, names, entries, columns, i % 2 == 0, rows_at_nought(m, row), decides)
            self._pool.painted(
                f"score/{row}",
                place,
                line,
                z=1,
                label=row_name(row),
                note=row_note(m, row),
                wording=partial(row_words, m, row),
                zone="scores",
                point=partial(self._hands.point, ScoreRowLabel(row)),
            )
        if m.show_scores:
            place = Rect(zone.x + 8, zone.bottom - _BELOW_ROWS + 6, zone.w - 16, 56)
            totals = tuple(m.view.sheets[seat].total for seat in order)
            self._pool.painted("score/total", place, TotalLine(totals, columns), z=1, label=tr("Total"))


def point_out(stage: Stage, row: str | None) -> None:
    """Shows which row of the panel is spoken of; None: none."""
    for node in stage.nodes:
        if isinstance(node, PaintedNode) and node.name.startswith("score/"):
            node.hot = node.name == f"score/{row}"


def seats_from(first: int, count: int) -> tuple[int, ...]:
    """All seats in the order of play, beginning with one."""
    return tuple((first + i) % count for i in range(count))


def _columns(w: float, count: int) -> tuple[float, ...]:
    """The middle of each column, from the left of the panel; the first leaves room for a gain beside it."""
    if count >= DENSE_FROM:
        step = (w - 24 - 71) / (count - 1)
        return tuple(71 + i * step for i in range(count))
    last = w - 54 if count == 2 else w - 24
    step = 37.0 if count == 3 else 31.0
    first = last - (count - 1) * step - {2: 16, 3: 18}.get(count, 0)
    return (first, *(last - (count - 1 - i) * step for i in range(1, count)))


def _entry(m: TableModel, seat: int, row: str) -> Entry:
    if seat == m.view.rival and row in m.view.played.rival.without:
        return Entry(None)
    skin, sheet = skin_of(m.view.played), m.view.sheets[seat]
    points = sheet[row].points
    change = m.preview[seat][row].points - points if m.preview else 0
    may_lose = m.view.outcome is None and prize(skin, sheet, row) > 0
    return Entry(points, change, leads_majority(skin, sheet, row), may_lose, _lowest(skin, sheet, row))


def _lowest(skin: EditionSkin, sheet: ScoreSheet, row: str) -> Group | None:
    """Where the points of a closing row come from: the group that holds everything up, if one does."""
    if row != skin.closing or not skin.groups:
        return None
    sums = group_sums(skin, sheet)
    return min(skin.groups, key=lambda group: sums[group.id]) if len({*sums.values()}) > 1 else None
