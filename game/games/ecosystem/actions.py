"""What a seat can do. Cells are (column, row) from the first card, right and down positive."""

from dataclasses import dataclass

from game.core.score import Cell


@dataclass(frozen=True, slots=True, order=True)
class Pick:
    """Choose a card of the hand, face down."""

    seat: int
    species: str


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Put the revealed card into the own ecosystem."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True, order=True)
class Swap:
    """Exchange two cards of the own ecosystem; the cells may be given either way and are kept by column, then row."""

    seat: int
    a: Cell
    b: Cell

    def __post_init__(self) -> None:
        first, second = sorted((self.a, self.b))
        object.__setattr__(self, "a", first)
        object.__setattr__(self, "b", second)


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """Move a card of the own ecosystem to an empty cell."""

    seat: int
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True, order=True)
class Keep:
    """Decline the effect of the card just placed."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Give:
    """Solo: give a card of the hand to the rival."""

    seat: int
    species: str


@dataclass(frozen=True, slots=True, order=True)
class Flip:
    """Before the scoring: this whale turns that card face down."""

    seat: int
    whale: Cell
    card: Cell

    @property
    def turned(self) -> Cell:
        """The cell whose card turns face down."""
        return self.card


@dataclass(frozen=True, slots=True, order=True)
class Hunt:
    """During the scoring: a lion turns this prey face down."""

    seat: int
    prey: Cell

    @property
    def turned(self) -> Cell:
        """The cell whose card turns face down."""
        return self.prey


Turning = Flip | Hunt
"""A choice, after the last card was placed, of a card that turns face down."""

Action = Pick | Place | Swap | Move | Keep | Give | Turning
