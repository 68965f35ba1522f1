"""The radio log: what happened lately, who did it."""

from dataclasses import dataclass

from game.games.divercity.view.actions import TableActions
from game.games.divercity.view.colours import CORPORATE
from game.games.divercity.view.model import LogLine, TableModel
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import LIGHT, LINK, SOFT, emblem, heading
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.words import tr
from game.units import Rect

LINES = 4
_FIRST, _STEP = 48.0, 36.0


@dataclass(frozen=True, slots=True)
class LogFrame:
    """The panel and its heading."""

    empty: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18, "glass")
        heading(c, tr("Radio log"), c.w - 150, 20, 34)
        if self.empty:
            c.text(20, 76, tr("Radio silence so far."), 16.5, colour=SOFT, max_w=c.w - 40)


@dataclass(frozen=True, slots=True)
class WholeLog:
    """The words that open the whole log."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(c.w, 33, tr("whole log"), 15.5, 600, "cream" if hot else LINK, "end", max_w=c.w)


@dataclass(frozen=True, slots=True)
class Report:
    """One line of the log; without a seat Ocean Corp. did it."""

    line: LogLine
    seat: SeatInfo | None

    def paint(self, c: Canvas, hot: bool) -> None:
        if hot:
            c.rect(0, 0, c.w, c.h, 10, "#FFFFFF1A")
        y = c.h / 2
        x = 42.0
        right = c.w - 8.0
        if self.seat is None:
            c.disc(20, y, 12, CORPORATE, "cream", 1.5)
            c.icon("rig", 20, y, 15, "white")
        else:
            emblem(c, self.seat, 20, y, 12, ring=False)
            x += c.text(x, y + 6, self.seat.name, 16, 600, LIGHT, max_w=86) + 6
        x += c.text(x, y + 6, self.line.words, 16, colour="#DDEBF6", max_w=right - x)
        if self.line.species is not None and x + 32 <= right:
            c.art(f"disc/divercity-{self.line.species}", right - 24, y - 12, 24, 24)


class RadioPart:
    """Puts the radio log on the stage."""

    def __init__(self, pool: NodePool, zone: Rect, actions: TableActions) -> None:
        self._pool = pool
        self._zone = zone
        self._actions = actions

    def show(self, m: TableModel) -> None:
        """Draws the newest lines and the way to all of them."""
        zone = self._zone
        self._pool.painted("radio", zone, LogFrame(not m.log), z=2)
        link = Rect(zone.right - 128, zone.y, 110, 44)
        self._pool.painted(
            "whole-log", link, WholeLog(), z=3, label=tr("whole log"), zone="log", press=self._actions.log
        )
        for index, line in enumerate(m.log[-LINES:]):
            place = Rect(zone.x + 10, zone.y + _FIRST + index * _STEP, zone.w - 20, _STEP)
            seat = m.seats[line.seat] if line.seat is not None else None
            self._pool.painted(f"report/{index}", place, Report(line, seat), z=3, label=line.words)
