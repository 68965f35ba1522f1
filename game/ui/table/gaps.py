"""Why somebody won: by how much two seats differ, row by row. Pure, no pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.core.score import ScoreSheet

_NAMED = 2


@dataclass(frozen=True, slots=True)
class Gap:
    """One row: by how many points whoever is ahead has more; negative where the other one has more."""

    row: str
    points: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two seats beside each other.

    Attributes:
        ahead: who has won, or has more points.
        behind: the other one.
        gaps: the rows in which they differ, the weightiest first.
    """

    ahead: Seat
    behind: Seat
    gaps: tuple[Gap, ...]

    @property
    def reasons(self) -> tuple[Gap, ...]:
        """The rows that decided: the two largest leads, and more until they outweigh everything else."""
        leads = [gap for gap in self.gaps if gap.points > 0]
        against = sum(gap.points for gap in self.gaps if gap.points < 0)
        count, sum_so_far = 0, 0
        for gap in leads:
            if count >= _NAMED and sum_so_far + against > 0:
                break
            count, sum_so_far = count + 1, sum_so_far + gap.points
        return tuple(leads[:count])


def compared(sheets: Sequence[ScoreSheet], ahead: Seat, behind: Seat) -> Comparison:
    """By how much two seats differ, row by row."""
    other = sheets[behind].points()
    gaps = (Gap(row, points - other[row]) for row, points in sheets[ahead].points().items())
    return Comparison(ahead, behind, tuple(sorted((g for g in gaps if g.points), key=lambda gap: -abs(gap.points))))


def comparison_for(
    sheets: Sequence[ScoreSheet], winners: Sequence[Seat], seat: Seat, asks: Seat | None
) -> Comparison | None:
    """What answers why a seat has won or lost: it beside the winner, a winner beside who asks or the next best.

    Args:
        sheets: of every seat that has points.
        winners: who has won; nobody after a solo challenge that was missed.
        seat: whose points are looked at.
        asks: the only person at the table, if there is only one.

    Returns:
        None where nobody is ahead of anybody.
    """
    if len(sheets) < 2 or seat >= len(sheets):
        return None
    best = max(winners or range(len(sheets)), key=lambda one: sheets[one].total)
    others = [one for one in range(len(sheets)) if one != best]
    other = seat if seat != best else asks
    if other not in others:
        other = max(others, key=lambda one: sheets[one].total)
    return compared(sheets, best, other) if sheets[other].total < sheets[best].total else None
