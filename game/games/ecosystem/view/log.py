"""The last turn in a few lines, and the way to the whole log."""

from dataclasses import dataclass
from functools import partial

from game.games.ecosystem.view.actions import TableActions
from game.games.ecosystem.view.card_nodes import NodePool
from game.games.ecosystem.view.model import LogLine, SeatInfo, TableModel
from game.games.ecosystem.view.paint import LIGHT, LINK, SOFT, emblem, heading, medal
from game.ui.engine.canvas import Canvas
from game.ui.words import number, signed, species, tr, trn
from game.units import Rect

_LINES = 6
_FIRST = 44.0
_STEP = 42.0


@dataclass(frozen=True, slots=True)
class LogFrame:
    """The panel and its heading."""

    empty: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16, "glass")
        heading(c, tr("Last turn"), c.w - 36 - 100, y=32)
        if self.empty:
            c.text(18, 76, tr("no turns yet"), 16.5, colour=SOFT, max_w=c.w - 36)


@dataclass(frozen=True, slots=True)
class WholeLog:
    """The words that open the whole log."""

    def paint(self, c: Canvas, hot: bool) -> None:
        w = c.text(c.w, 31, tr("whole log"), 15.5, 600, "cream" if hot else LINK, "end", max_w=c.w)
        if hot:
            c.line(c.w - w, 35, c.w, 35, "cream", 1.5)


@dataclass(frozen=True, slots=True)
class Deed:
    """One line: who, with which card, how many points. There is no verb except for swaps and draws."""

    line: LogLine
    seat: SeatInfo
    receiver: SeatInfo | None = None

    def paint(self, c: Canvas, hot: bool) -> None:
        if hot:
            c.rect(0, 0, c.w, c.h, 10, "#FFFFFF1A")
        y, tight = c.h / 2, c.h < 30
        size = 16.0 if tight else 16.5
        emblem(c, self.seat, 18, y, 9.5 if tight else 12, ring=False)
        right = c.w - 8.0
        if self.line.points is not None:
            tone = "#BFE6A8" if self.line.points > 0 else "#FFB4A6" if self.line.points < 0 else LIGHT
            right -= c.text(right, y + 6, signed(self.line.points), 17, 700, tone, "end", label=False) + 8
        if self.receiver is not None:
            emblem(c, self.receiver, right - 12, y, 12, ring=False)
            c.icon("arrow-right", right - 36, y, 16, LINK)
            right -= 50
        if self.line.kind == "turned":
            c.icon("eye-off", right - 10, y, 18, LINK)
            right -= 26 + c.text(right - 24, y + 6, number(self.line.count), 17, 600, LIGHT, "end", label=False)
        if self.line.species is None:
            c.text(40, y + 6, _words(self.line), size, colour=SOFT, max_w=right - 40)
            return
        c.text(40, y + 6, self.seat.name, size, 600, LIGHT, max_w=88)
        medal(c, self.line.species, 148, y, 11 if tight else 13)
        c.text(168, y + 6, species(self.line.species), size, colour="#E4EEE2", max_w=right - 168)


class LogPart:
    """Puts the last turn on the stage."""

    def __init__(self, pool: NodePool, zone: Rect, actions: TableActions) -> None:
        self._pool = pool
        self._zone = zone
        self._actions = actions

    def show(self, m: TableModel) -> None:
        """Draws the panel and one line for each deed, the newest ones when there are many."""
        zone = self._zone
        self._pool.painted("last-turn", zone, LogFrame(not m.log))
        link = Rect(zone.right - 126, zone.y, 110, 44)
        self._pool.painted(
            "whole-log", link, WholeLog(), z=1, label=tr("whole log"), zone="log", press=self._actions.log
        )
        receiver = m.seats[m.view.rival] if m.view.rival is not None else None
        first = max(0, len(m.log) - _LINES)
        lines = m.log[first:]
        step = min(_STEP, (zone.h - _FIRST - 6) / max(1, len(lines)))
        for i, line in enumerate(lines):
            self._pool.painted(
                f"turn/{first + i}",
                Rect(zone.x + 10, zone.y + _FIRST + i * step, zone.w - 18, step),
                Deed(line, m.seats[line.seat], receiver if line.kind == "given" else None),
                z=1,
                label=m.seats[line.seat].name,
                zone="log",
                point=partial(self._actions.log_point, first + i) if line.cells else None,
            )


def _words(line: LogLine) -> str:
    if line.kind == "drawn":
        return trn("drew one card", "drew {n} cards", line.count).format(n=line.count)
    return tr("swapped two cards") if line.kind == "swapped" else tr("changed nothing")
