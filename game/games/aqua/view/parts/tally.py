"""The own points beside the reef."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.games.aqua.view import goal_words, track_words, words
from game.games.aqua.view.model import TableModel
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.text import SMALLEST
from game.ui.table.hands import Hands
from game.ui.table.pieces import ScoreRowLabel
from game.ui.table.seats import SeatInfo
from game.ui.words import number, signed, tr
from game.units import Rect

_CELL, _NARROW, _BESIDE = 60.0, 54.0, 6.0
"""Units: a cell of the tally, one that leaves room to a cell with a longer word, and what is beside a word."""
_TITLE, _STEP, _GAP = 15.5, 0.5, 4.0
"""The size of a word at text size 1, by how much all shrink together, and the least room between two cells."""
_NOW, _CHANGE, _APART = 24.0, 17.0, 4.0
"""Sizes of the points of a cell and of what would be added to them, and units between the two."""


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
    """One part of the total: what it is now, and by how much that would change; only that where room is short.

    `size`: of its word, as for the cells beside it.
    """

    title: str
    points: int
    change: int
    size: float

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(
            0, 0, c.w, c.h, 12, "surface.row_hot" if hot else "#F1E7CE", "surface.row_hot_line" if hot else None, 2
        )
        c.text(c.w / 2, 22, self.title, self.size, 400, "ink2", "middle", max_w=c.w - 4, label=False)
        now, change = number(self.points), signed(self.change) if self.change else ""
        more = c.look.text.width(change, _CHANGE, 700, "sans")
        both = c.look.text.width(now, _NOW, 700, "serif") + (_APART + more if change else 0)
        if both > c.w - 4 and change:
            now, both = "", more
        x = (c.w - both) / 2
        if now:
            x += c.text(x, 50, now, _NOW, 700, family="serif", max_w=c.w - 4, label=False) + _APART
        if change:
            tone = "good" if self.change > 0 else "bad"
            c.text(x, 50, change, _CHANGE, 700, tone, max_w=c.w - 4, label=False)


def cell_widths(words: Sequence[float]) -> list[float]:
    """How wide the cells are for words of these widths, in units: all alike unless a word is too long for that."""
    most = max(words) + _BESIDE
    rest = _CELL if most <= _CELL else _NARROW
    return [max(rest, width + _BESIDE) for width in words]


def title_size(look: Look, titles: Sequence[str], room: float) -> float:
    """The largest size at which the words of all cells have room beside each other."""
    size = _TITLE * look.text_scale
    while size > SMALLEST:
        widths = cell_widths([look.text.width(title, size) for title in titles])
        if sum(widths) + len(titles) * _GAP <= room:
            break
        size = max(SMALLEST, size - _STEP)
    return size


class TallyPart:
    """Puts the own points on the stage."""

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands, self._zone = hands, zone

    def show(self, m: TableModel) -> None:
        """Draws the total and its four parts."""
        zone, sheet = self._zone, m.view.sheets[m.front]
        after = m.preview[m.front] if m.preview else sheet
        total = sheet.total if m.show_scores else None
        frame = TallyFrame(m.seats[m.front], total, after.total - sheet.total)
        self._hands.pool.painted(
            "tally", zone, frame, z=2, pad=24, label=m.seats[m.front].name,
            hint=_challenges(m) if m.show_scores else "", zone="tally", focusable=m.show_scores,
        )  # fmt: skip
        if not m.show_scores:
            return
        titles = {"small": tr("Small"), "large": tr("Large"), "reefs": tr("Reefs")}
        now, then = sheet.points(), after.points()
        parts = [(row, title, now[row], then[row]) for row, title in titles.items() if row in now]
        if m.view.terms.ecosystems:
            parts.append(("goals", tr("Goals"), words.goals_total(sheet), words.goals_total(after)))
        look = self._hands.look
        size = title_size(look, [title for _, title, _, _ in parts], zone.w - 40)
        widths = cell_widths([look.text.width(title, size) for _, title, _, _ in parts])
        gap = (zone.w - 40 - sum(widths)) / len(parts)
        left = zone.x + 20 + gap / 2
        for (name, title, points, later), width in zip(parts, widths, strict=True):
            rule = "" if name == "goals" else goal_words.row_rule(m.view.terms, name)
            self._hands.pool.painted(
                f"tally/{name}",
                Rect(left, zone.y + 58, width, 62),
                TallyCell(title, points, later - points, size),
                z=3,
                label=title,
                hint=rule,
                zone="tally",
                point=partial(self._hands.point, ScoreRowLabel(name)),
            )
            left += width + gap


def _challenges(m: TableModel) -> str:
    """The challenges that are met now, and nearly."""
    met = m.view.sheets[m.front].challenges
    said = [tr("Challenges met so far: {list}").format(list=", ".join(map(track_words.challenge, met)) or "–")]
    if m.nearly:
        said.append(tr("Nearly: {list}").format(list=", ".join(map(track_words.nearly, m.nearly))))
    return "\n".join(said)
