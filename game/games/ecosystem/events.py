"""What happened, as the rules tell it. Secret parts are redacted per person."""

from dataclasses import dataclass

from game.core.rules import Event, RevealingEvent, Secret
from game.core.score import Cell
from game.games.ecosystem.grid import Card


@dataclass(frozen=True, slots=True)
class Dealt(RevealingEvent):
    """A round was dealt: `count` new cards for each seat, in dealing order (the neutral one's are seen by nobody)."""

    round: int
    count: int
    hands: tuple[Secret[tuple[str, ...]], ...]


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
class HandsPassed(RevealingEvent):
    """All hands moved on by one place in the ring of the view: +1 forwards, −1 backwards.

    `hands`: what every seat holds now, in the order of the alphabet (the neutral seat's is seen by nobody).
    """

    step: int
    hands: tuple[Secret[tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class HandsDiscarded(Event):
    """What was left in all hands after a round went away unseen."""


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """Solo: the rival's grid grew by a card, in reading order."""

    seat: int
    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class CardsDrawn(RevealingEvent):
    """Solo: `count` cards came from the deck."""

    seat: int
    count: int
    species: Secret[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class TurningBegan(Event):
    """All cards lie and the seats begin to choose which of them turn face down; `phase` is `flip` or `hunt`."""

    phase: str


@dataclass(frozen=True, slots=True)
class FlipChosen(Event):
    """A seat chose, in secret, a whale and the card that it will turn face down; `done`: it has no more to choose."""

    seat: int
    choice: Secret[tuple[Cell, Cell]]
    done: bool


@dataclass(frozen=True, slots=True)
class CardsTurned(Event):
    """Cards turned face down, all at once: seats and cells, and the species that made them."""

    cards: tuple[tuple[int, Cell], ...]
    cause: str


@dataclass(frozen=True, slots=True)
class GameEnded(RevealingEvent):
    """The last decision was made."""

    winners: tuple[int, ...]
