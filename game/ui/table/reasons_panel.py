"""Why somebody won, on the paper under the boards: one sentence, and by how much each row differs."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.table.explanation import ASIDE, CHIP_H, Chip
from game.ui.table.gaps import Comparison, Gap, compared, comparison_for
from game.ui.table.paint import emblem
from game.ui.table.score_presenter import ScorePage
from game.ui.table.seats import SeatInfo
from game.ui.words import signed, tr
from game.units import TARGET, Rect

_LEFT, _RIM = 116.0, 28.0
_BUTTON_ROOM = 190.0
_GAP = 6.0
_MOST = 2
_UP = 34.0
"""From the lower edge to the middle of the chips."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Before a number was chosen: who is ahead of whom, by which rows.

    Attributes:
        seat: who is ahead.
        told: by what and of whom, in one sentence.
        words: how the page is read.
        gaps: one for each row that differs, with the emblem of who has more there, the weightiest first.
    """

    seat: SeatInfo
    told: str
    words: str
    gaps: tuple[Chip, ...]

    def spoken(self) -> str:
        """The sentence and how the page is read; the chips say nothing without their pictures."""
        return f"{self.told}\n{self.words}"

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        emblem(c, self.seat, 58, 58, 34)
        c.text(_LEFT, 46, self.told, 24, 700, family="serif", max_w=c.w - _LEFT - _RIM)
        c.para(_LEFT, 76, self.words, c.w - _LEFT - _RIM, 17, colour="ink2", line_h=21 * c.look.text_scale)
        for chip, x in self._shown(c.look, c.w):
            chip.paint(c, x, c.h - _UP)

    def more(self, look: Look, panel: Rect) -> Rect | None:
        """Where dots stand for the rows that have no room on a panel; None where all have."""
        shown = self._shown(look, panel.w)
        if len(shown) == len(self.gaps):
            return None
        x = shown[-1][1] + shown[-1][0].width(look) + _GAP if shown else _RIM
        return Rect(panel.x + x, panel.bottom - _UP - TARGET / 2, TARGET, TARGET)

    def _shown(self, look: Look, w: float) -> list[tuple[Chip, float]]:
        """The rows that have room on a panel so wide, and where each begins."""
        shown, x, end = list[tuple[Chip, float]](), _RIM, w - _BUTTON_ROOM
        for i, chip in enumerate(self.gaps):
            further = _GAP + TARGET if i + 1 < len(self.gaps) else 0
            if x + chip.width(look) + further > end:
                break
            shown.append((chip, x))
            x += chip.width(look) + _GAP
        return shown

    def all_rows(self) -> str:
        """Every row that differs, in words: for each of both seats those in which it has more."""
        seats = dict.fromkeys(chip.seat for chip in self.gaps if chip.seat)
        rows = {seat: [f"{chip.words}\u00a0{chip.name}" for chip in self.gaps if chip.seat == seat] for seat in seats}
        return "\n".join(tr("{name}: {words}").format(name=seat.name, words=", ".join(rows[seat])) for seat in seats)


@dataclass(frozen=True, slots=True)
class More:
    """Dots on a pill: there is more than is shown."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, (c.h - CHIP_H) / 2, c.w, CHIP_H, CHIP_H / 2, ASIDE, "amber" if hot else None, 1.4)
        c.text(c.w / 2, c.h / 2 + 5, "…", 20, 700, "ink", "middle", label=False)


def reasons_of(page: ScorePage, seat: Seat) -> Reasons | None:
    """What is said of a seat whose points are looked at; None where nobody is ahead and nobody has won alone."""
    missed = _missed(page)
    if missed is not None:
        return missed
    people = [number for number, info in enumerate(page.seats[: page.players]) if not info.computer]
    asks = people[0] if len(people) == 1 else None
    found = comparison_for(page.sheets, page.winners, seat, asks)
    if found is None:
        return _level(page)
    told = tr("{name}: {rows} over {other}").format(
        name=page.seats[found.ahead].name, rows=_named(page, found.reasons), other=page.seats[found.behind].name
    )
    return Reasons(page.seats[found.ahead], told, page.words().whole, _chips(page, found))


def _missed(page: ScorePage) -> Reasons | None:
    """After a challenge against a rival that was missed: by how much, and what brought the rival most."""
    if page.winners or page.players != 1 or len(page.sheets) != 2:
        return None
    grades, person, rival = page.podium().grades, 0, 1
    if grades is None:
        return None
    found = compared(page.sheets, rival, person)
    told, rows = grades.next, _named(page, found.reasons[:_MOST])
    if rows:
        told = tr("{short}. {rows} for {other}").format(short=told, rows=rows, other=page.seats[rival].name)
    return Reasons(page.seats[person], told, page.words().whole, _chips(page, found))


def _named(page: ScorePage, gaps: Sequence[Gap]) -> str:
    """By how much rows differ, in words."""
    return ", ".join(f"{signed(gap.points)} {page.row(gap.row).name}" for gap in gaps)


def _chips(page: ScorePage, found: Comparison) -> tuple[Chip, ...]:
    """Every row that differs, with the emblem of who has more there."""
    return tuple(
        Chip(
            signed(abs(gap.points)),
            page.row(gap.row).sign,
            ASIDE,
            page.seats[found.ahead if gap.points > 0 else found.behind],
            page.row(gap.row).name,
        )
        for gap in found.gaps
    )


def _level(page: ScorePage) -> Reasons | None:
    """Why one of several who are level on points has won alone."""
    words = page.words()
    if not words.level or len(page.winners) != 1 or page.players < 2:
        return None
    return Reasons(page.seats[page.winners[0]], words.level, words.whole, ())
