"""What happened, as the rules tell it. Secret parts are redacted per person.

A species card is named by its species once everybody sees it; while it is hidden, by seat and place alone.
"""

from dataclasses import dataclass

from game.core.rules import Event, RevealingEvent, Secret
from game.games.divercity.dive import Phase

Species = tuple[str, ...]
"""The species of a whole hand, left to right."""


@dataclass(frozen=True, slots=True)
class Dealt(RevealingEvent):
    """The game was set up: each hand, seen by everybody but its owner; the diver cards of each seat; who begins."""

    hands: tuple[Secret[Species], ...]
    divers: tuple[tuple[str, ...], ...]
    first: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat became the active one. `turn` counts from 1."""

    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class CorporationShuffled(RevealingEvent):
    """The corporation discard became the new pile of so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class CorporationRevealed(RevealingEvent):
    """A corporation card was turned over, or played out of a place of the industrialist's hand.

    `effects`: those that apply, in order.
    """

    card: str
    effects: tuple[str, ...]
    seat: int | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class EffectBegan(Event):
    """The next effect of the corporation card takes its course; it may find nothing to do."""

    effect: str


@dataclass(frozen=True, slots=True)
class CorporationDrawn(RevealingEvent):
    """The industrialist drew a corporation card to the right end of the hand."""

    seat: int
    card: Secret[str]


@dataclass(frozen=True, slots=True)
class CorporationForeseen(RevealingEvent):
    """The visionary showed the next corporation cards to everybody, the top one first."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CorporationOrdered(Event):
    """The next corporation cards were put back in this order, the top one first."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IndustrialistShown(RevealingEvent):
    """The visionary looked at the industrialist's hand."""

    seat: int
    cards: Secret[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class CorporationDiscarded(RevealingEvent):
    """The visionary discarded these places of the industrialist's hand."""

    seat: int
    places: tuple[int, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardRevealed(RevealingEvent):
    """A species card was turned over and discarded: from a place of a hand, or (seat and place None) from the deck.

    `card` numbers the 60 cards in dealing order; `why`: `oil`, `dynamite`, `play` or `close`.
    """

    card: int
    species: str
    why: str
    seat: int | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class CardDrawn(RevealingEvent):
    """A new card came to the vacated place, seen by everybody but its owner; `card` is its number."""

    seat: int
    place: int
    species: Secret[str]
    card: Secret[int]


@dataclass(frozen=True, slots=True)
class NothingDrawn(Event):
    """The deck was empty: the hand closes up over the vacated place."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """A token went from one place of the ladder to another (0 extinct, 4 saved)."""

    species: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class SpeciesSaved(Event):
    """A token reached the end of its way and stays there."""

    species: str


@dataclass(frozen=True, slots=True)
class SpeciesLost(Event):
    """A species died out; its token stays there."""

    species: str


@dataclass(frozen=True, slots=True)
class HotelBuilt(Event):
    """A hotel was turned to its built side."""

    hotel: str


@dataclass(frozen=True, slots=True)
class HotelClosed(Event):
    """A hotel was turned back to its island."""

    hotel: str


@dataclass(frozen=True, slots=True)
class CardsTold(RevealingEvent):
    """A seat was told its whole hand (`by` itself: it looked)."""

    by: int
    to: int
    species: Secret[Species]
    cards: Secret[tuple[int, ...]]

    @property
    def tells(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class HandOpened(RevealingEvent):
    """In solo a hand that was told lies face up from now on."""

    seat: int
    species: Species
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ActionTaken(Event):
    """The active diver takes the one action of the turn: `play`, `tell` or `close`."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class DiverUsed(Event):
    """A diver card was used, on what the action names."""

    seat: int
    diver: str
    on: str | int | None


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The active seat has finished."""

    seat: int


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """Now a seat decides: the last thing that happens after an action, but for the end of the game."""

    seat: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class GameEnded(RevealingEvent):
    """The divers have `won` or `lost`, and why; all hands are turned over, each card with its number."""

    result: str
    reason: str
    hands: tuple[Species, ...]
    cards: tuple[tuple[int, ...], ...]
