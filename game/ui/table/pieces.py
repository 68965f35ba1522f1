"""What can be pressed or pointed at on every table. A game adds its own: cards, cells, tiles."""

from dataclasses import dataclass
from typing import Literal

from game.core.rules import Seat


class Piece:
    """Something on the table that answers to a press or a look. Subclasses are frozen dataclasses."""

    __slots__ = ()


class ViewPiece(Piece):
    """Something that changes how the table is seen, and decides nothing: also in a replay it can be pressed."""

    __slots__ = ()


PageName = Literal["menu", "rules", "settings", "log"]


@dataclass(frozen=True, slots=True)
class OpenPage(Piece):
    """A page over the table."""

    page: PageName


@dataclass(frozen=True, slots=True)
class RedoButton(Piece):
    """*Do again*."""


@dataclass(frozen=True, slots=True)
class TakeBackButton(Piece):
    """Takes back."""


@dataclass(frozen=True, slots=True)
class Confirm(Piece):
    """Submits what is chosen."""


@dataclass(frozen=True, slots=True)
class ScoreRowLabel(Piece):
    """A row of the points: lights the cells that explain it."""

    row: str


@dataclass(frozen=True, slots=True)
class LogLine(Piece):
    """An entry of the log beside the table: lights what it speaks of. `index` counts the entries from the first."""

    index: int


@dataclass(frozen=True, slots=True)
class SeatPanel(Piece):
    """What stands for a seat: shows its board in the large place."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HintButton(Piece):
    """The lamp, or the button of its slip: asks for a hint, or puts it away."""


@dataclass(frozen=True, slots=True)
class HintReason(Piece):
    """A reason of the hint: lights what it speaks of. `number` counts from the first."""

    number: int
