"""The own points beside the reef, and the last turns below them."""

from dataclasses import dataclass
from functools import partial

from game.games.aqua.view import words
from game.games.aqua.view.actions import TableActions
from game.games.aqua.view.model import LogLine, TableModel
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import GAIN, LIGHT, LINK, LOSS, SOFT, emblem, heading
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.words import number, signed, tr
from game.units import Rect

_LINES = 2
_FIRST, _STEP = 40.0, 38.0


@dataclass(frozen=True, slots=True)
class TallyFrame:
    """Name and total of the reef that is shown; `change`: by how much the total would change."""

    seat: SeatInfo
    total: int | None
    change: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16)
        right = c.w - 20
        if self.total is not None:
            right -= c.text(right, 42, number(self.total), 34, 700, "ink", "end", "serif", label=False) + 8
            if self.change:
                tone = "good" if self.change > 0 else "bad"
                right -= c.text(right, 40, signed(self.change), 20, 700, tone, "end", label=False) + 8
        c.text(18, 36, self.seat.name, 20, 700, family="serif", max_w=right - 18)


@dataclass(frozen=True, slots=True)
class TallyCell:
    """One part of the total: what it is now, or would be."""

    title: str
    points: int
    change: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(
            0, 0, c.w, c.h, 12, "surface.row_hot" if hot else "#F1E7CE", "surface.row_hot_line" if hot else None, 2
        )
        c.text(c.w / 2, 22, self.title, 15.5, 400, "ink2", "middle", max_w=c.w - 4)
        colour = "good" if self.change > 0 else "bad" if self.change < 0 else "ink"
        c.text(
            c.w / 2, 50, number(self.points + self.change), 24, 700, colour, "middle", "serif", c.w - 4, label=False
        )


class TallyPart:
    """Puts the own points on the stage."""

    def __init__(self, pool: NodePool, zone: Rect, actions: TableActions) -> None:
        self._pool = pool
        self._zone = zone
        self._actions = actions

    def show(self, m: TableModel) -> None:
        """Draws the total and its four parts."""
        zone, sheet = self._zone, m.view.sheets[m.front]
        after = m.preview[m.front] if m.preview and m.show_gains else sheet
        total = sheet.total if m.show_scores else None
        frame = TallyFrame(m.seats[m.front], total, after.total - sheet.total)
        self._pool.painted("tally", zone, frame, z=2, pad=24, label=m.seats[m.front].name)
        if not m.show_scores:
            return
        parts = (
            ("small", tr("Small"), sheet["small"].points, after["small"].points),
            ("large", tr("Large"), sheet["large"].points, after["large"].points),
            ("reefs", tr("Reefs"), sheet["reefs"].points, after["reefs"].points),
            ("goals", tr("Goals"), words.goals_total(sheet), words.goals_total(after)),
        )
        step = (zone.w - 40) / len(parts)
        for i, (name, title, now, then) in enumerate(parts):
            rule = "" if name == "goals" else words.row_rule(m.view.terms, name)
            self._pool.painted(
                f"tally/{name}",
                Rect(zone.x + 20 + i * step + step / 2 - 30, zone.y + 58, 60, 62),
                TallyCell(title, now, then - now),
                z=3,
                label=title,
                hint=rule,
                zone="tally",
                point=partial(self._actions.row_point, name),
            )


@dataclass(frozen=True, slots=True)
class LogFrame:
    """The panel of the last turns and its heading."""

    empty: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16, "glass")
        heading(c, tr("Last turns"), c.w - 36 - 100, y=30)
        if self.empty:
            c.text(18, 66, tr("no turns yet"), 16.5, colour=SOFT, max_w=c.w - 36)


@dataclass(frozen=True, slots=True)
class WholeLog:
    """The words that open the whole log."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(c.w, 29, tr("whole log"), 15.5, 600, "cream" if hot else LINK, "end", max_w=c.w)


@dataclass(frozen=True, slots=True)
class Deed:
    """One turn: who, what came, how many points."""

    line: LogLine
    seat: SeatInfo

    def paint(self, c: Canvas, hot: bool) -> None:
        if hot:
            c.rect(0, 0, c.w, c.h, 10, "#FFFFFF1A")
        y = c.h / 2
        emblem(c, self.seat, 18, y, 12, ring=False)
        right = c.w - 8.0
        if self.line.points:
            tone = GAIN if self.line.points > 0 else LOSS
            right -= c.text(right, y + 6, signed(self.line.points), 17, 700, tone, "end", label=False) + 8
        said = c.look.text.width(self.line.words, 15, 400, "sans")
        room = max(48.0, right - 40 - 12 - said)
        x = 40 + c.text(40, y + 6, self.seat.name, 16.5, 600, LIGHT, max_w=room) + 8
        c.text(x, y + 6, self.line.words, 16, colour="#CFEDEA", max_w=right - x - 4)


class LogPart:
    """Puts the last turns on the stage."""

    def __init__(self, pool: NodePool, zone: Rect, actions: TableActions) -> None:
        self._pool = pool
        self._zone = zone
        self._actions = actions

    def show(self, m: TableModel) -> None:
        """Draws the newest turns and the way to all of them."""
        zone = self._zone
        self._pool.painted("last-turns", zone, LogFrame(not m.log), z=2)
        link = Rect(zone.right - 126, zone.y, 110, 44)
        self._pool.painted(
            "whole-log", link, WholeLog(), z=3, label=tr("whole log"), zone="log", press=self._actions.log
        )
        first = max(0, len(m.log) - _LINES)
        for i, line in enumerate(m.log[first:]):
            self._pool.painted(
                f"turn/{first + i}",
                Rect(zone.x + 10, zone.y + _FIRST + i * _STEP, zone.w - 18, _STEP),
                Deed(line, m.seats[line.seat]),
                z=3,
                label=m.seats[line.seat].name,
                zone="log",
                point=partial(self._actions.log_point, first + i) if line.cells else None,
            )
