"""Why somebody won, on the paper under the boards: one sentence, and by how much each row differs."""

from dataclasses import dataclass

from game.core.rules import Seat
from game.ui.engine.canvas import Canvas
from game.ui.table.explanation import ASIDE, TERM, Chip
from game.ui.table.gaps import comparison_for
from game.ui.table.paint import emblem
from game.ui.table.score_presenter import ScorePage
from game.ui.table.seats import SeatInfo
from game.ui.words import signed, tr

_LEFT, _RIM = 116.0, 28.0
_BUTTON_ROOM = 190.0
_GAP = 6.0


@dataclass(frozen=True, slots=True)
class Reasons:
    """Before a number was chosen: who is ahead of whom, by which rows.

    Attributes:
        seat: who is ahead.
        told: by what and of whom, in one sentence.
        words: how the page is read.
        gaps: one for each row that differs, the weightiest first.
    """

    seat: SeatInfo
    told: str
    words: str
    gaps: tuple[Chip, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        emblem(c, self.seat, 58, 58, 34)
        c.text(_LEFT, 46, self.told, 24, 700, family="serif", max_w=c.w - _LEFT - _RIM)
        c.para(_LEFT, 76, self.words, c.w - _LEFT - _RIM, 17, colour="ink2", line_h=21 * c.look.text_scale)
        x, y, end = _RIM, c.h - 34, c.w - _BUTTON_ROOM
        for i, chip in enumerate(self.gaps):
            more = i + 1 < len(self.gaps)
            if x + chip.width(c) + (24 if more else 0) > end:
                c.text(x + 4, y + 7, "…", 20, colour="ink2", label=False)
                return
            chip.paint(c, x, y)
            x += chip.width(c) + _GAP


def reasons_of(page: ScorePage, seat: Seat) -> Reasons | None:
    """What is said of a seat whose points are looked at; None where nobody is ahead and nobody has won alone."""
    people = [number for number, info in enumerate(page.seats[: page.players]) if not info.computer]
    asks = people[0] if len(people) == 1 else None
    found = comparison_for(page.sheets, page.winners, seat, asks)
    if found is None:
        return _level(page)
    named = (f"{signed(gap.points)} {page.row(gap.row).name}" for gap in found.reasons)
    told = tr("{name}: {rows} over {other}").format(
        name=page.seats[found.ahead].name, rows=", ".join(named), other=page.seats[found.behind].name
    )
    chips = (
        Chip(signed(gap.points), page.row(gap.row).sign, TERM if gap.points > 0 else ASIDE) for gap in found.gaps
    )
    return Reasons(page.seats[found.ahead], told, page.words().welcome, tuple(chips))


def _level(page: ScorePage) -> Reasons | None:
    """Why one of several who are level on points has won alone."""
    words = page.words()
    if not words.level or len(page.winners) != 1 or page.players < 2:
        return None
    return Reasons(page.seats[page.winners[0]], words.level, words.welcome, ())
