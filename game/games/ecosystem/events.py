"""What happened, as the rules tell it. Secret parts are redacted per person."""

from dataclasses import dataclass

from game.core.rules import Event, Secret
from game.core.score import Cell
from game.games.ecosystem.grid import Card


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round was dealt: the new cards of every seat, in dealing order (the neutral seat's are seen by nobody)."""

    round: int
    hands: tuple[Secret[tuple[str, ...]], ...]

    @property
    def reveals(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """A seat chose a card, face down."""

    seat: int
    species: Secret[str]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All chosen cards turned over at once; `neutral` is the card that went onto the neutral pile."""

    cards: tuple[tuple[int, str], ...]
    neutral: str | None = None

    @property
    def reveals(self) -> bool:
        return len(self.cards) > 1 or self.neutral is not None


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card came to lie in an ecosystem."""

    seat: int
    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """Two cards of an ecosystem changed places."""

    seat: int
    a: Cell
    b: Cell


@dataclass(frozen=True, slots=True)
class CardMoved(Event):
    """A card of an ecosystem went to an empty cell."""

    seat: int
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class EffectDeclined(Event):
    """A seat left its ecosystem as it was."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """All hands moved on by one place in the ring of the view: +1 forwards, −1 backwards."""

    step: int

    @property
    def reveals(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """Solo: the rival's grid grew by a card, in reading order."""

    seat: int
    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Solo: cards came from the deck."""

    seat: int
    species: Secret[tuple[str, ...]]

    @property
    def reveals(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class FlipChosen(Event):
    """A seat chose, in secret, a whale and the card that it will turn face down."""

    seat: int
    choice: Secret[tuple[Cell, Cell]]


@dataclass(frozen=True, slots=True)
class CardsTurned(Event):
    """Cards turned face down, all at once: seats and cells, and the species that made them."""

    cards: tuple[tuple[int, Cell], ...]
    cause: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last decision was made."""

    winners: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True
