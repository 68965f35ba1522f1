"""What can be pressed on the table of Mini DiverCity, besides what every table has."""

from dataclasses import dataclass

from game.core.rules import Seat
from game.ui.table.pieces import Piece


@dataclass(frozen=True, slots=True)
class CardPlace(Piece):
    """A card before the player."""

    place: int


@dataclass(frozen=True, slots=True)
class ActionButton(Piece):
    """One of the three actions."""

    action: str


@dataclass(frozen=True, slots=True)
class DiverCard(Piece):
    """The diver card beside the hand: it shall be used, or put back."""


@dataclass(frozen=True, slots=True)
class NextDiverCard(Piece):
    """Another diver card shall be shown, so many places farther."""

    by: int


@dataclass(frozen=True, slots=True)
class MateHand(Piece):
    """Somebody else's cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Hotel(Piece):
    """An island, built over or not."""

    colour: str


@dataclass(frozen=True, slots=True)
class SpeciesRow(Piece):
    """The row of a species on the ladder."""

    species: str


@dataclass(frozen=True, slots=True)
class EndTurn(Piece):
    """The turn shall be ended without using a diver card."""


@dataclass(frozen=True, slots=True)
class DiscardPiles(Piece):
    """The piles: both discards are looked through."""


@dataclass(frozen=True, slots=True)
class Notes(Piece):
    """The own notes about the own cards."""
