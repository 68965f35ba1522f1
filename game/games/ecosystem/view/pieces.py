"""What can be pressed or pointed at on a table of Ecosystem, besides what every table has."""

from dataclasses import dataclass

from game.core.rules import Seat
from game.core.score import Cell
from game.ui.table.pieces import Piece


@dataclass(frozen=True, slots=True)
class HandCard(Piece):
    """A card of the open hand, by its place from the left."""

    index: int


@dataclass(frozen=True, slots=True)
class BoardCell(Piece):
    """A cell of the large board, empty or with a card."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class PlacedCard(Piece):
    """A card that lies in an ecosystem, while it is looked at and nothing is asked there."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class RivalGrid(Piece):
    """The panel of the solo rival, on which a card is laid to give it."""


@dataclass(frozen=True, slots=True)
class KeepButton(Piece):
    """Leaves the ecosystem as it is."""
