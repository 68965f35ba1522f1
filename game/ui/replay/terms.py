"""What a game says of itself to a replay."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.rules import Seat
from game.ui.table.pieces import Piece
from game.ui.table.seats import SeatInfo


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a seat, or something that all do together, has come at a moment; one point of a curve."""

    seat: SeatInfo
    points: int


@dataclass(frozen=True, slots=True)
class ReplayTerms:
    """How the course of a game is measured.

    Attributes:
        standings: in a public view, for everybody at the table: what the curves follow, always in the same order.
        held: in somebody's view, the pictures of the cards that a seat holds, None for one that this viewer does not
            see. Without it nobody holds anything.
        contest: the curves are those of rivals: it matters who leads.
        on_the_table: with all hands open the game shows them on its table, and it opens them from the start; only the
            hand in front, which the sheet covers, is shown above the sheet.
        seat_of: the seat whose panel on the table a piece is, so that a press looks from there; None of other pieces.
        turn: of a public view, the number of the turn that is played; where it is missing, a turn ends with the last
            line about it in the log.
    """

    standings: Callable[[Any, Sequence[SeatInfo]], tuple[Standing, ...]]
    held: Callable[[Any, Seat], tuple[str | None, ...]] | None = None
    contest: bool = True
    on_the_table: bool = False
    seat_of: Callable[[Piece], Seat | None] = lambda piece: None
    turn: Callable[[Any], int] | None = None


def by_sheets(view: Any, seats: Sequence[SeatInfo]) -> tuple[Standing, ...]:
    """The total of every sheet, in the order of the seats: whoever has none, such as a neutral hand, comes last."""
    return tuple(Standing(seat, sheet.total) for seat, sheet in zip(seats, view.sheets))
