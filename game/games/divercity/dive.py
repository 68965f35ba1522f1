"""The table of Mini DiverCity: the fields that the full position and every view of it share."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from game.core.rules import Person, Seat
from game.core.score import Outcome
from game.games.divercity.table import Table

WON = "saved"
"""The one ending that is a victory."""


class Phase(StrEnum):
    """What is to be decided."""

    CORPORATE = "corporate"
    """The industrialist plays a card."""
    OIL = "oil"
    """The active diver gives a card to the oil rig."""
    ACT = "act"
    """The active diver acts or uses a diver card; after the action, uses one or ends the turn."""
    ORDER = "order"
    """The visionary puts the corporation cards back."""
    DISCARD = "discard"
    """The visionary discards two cards of the industrialist."""
    CAPTAIN = "captain"
    """The diver who was ordered to plays a card."""
    SETTLING = "settling"
    """Nothing: the events of an action are being shown."""
    OVER = "over"
    """Nothing: the game has ended."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A species card in a hand.

    Attributes:
        species: None for a viewer who may not see the card.
        card: its number in dealing order; None as for the species.
        told: the last turn in which its owner was told it, known to everybody; None when never.
    """

    species: str | None
    card: int | None
    told: int | None = None


VACATED = HandCard(None, -1)
"""A place of a hand that a card has just left, until another one comes or the hand closes up."""


@dataclass(frozen=True, slots=True)
class DiverSeat:
    """The hand of a seat, the diver cards dealt to it, and those of them that it has not used yet."""

    hand: tuple[HandCard, ...]
    divers: tuple[str, ...]
    unused: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CorporationCard:
    """A corporation card in the pile or in the industrialist's hand.

    Attributes:
        text: None for a viewer who may not see it.
        number: its place in the deal; None in every view.
    """

    text: str | None = None
    number: int | None = None


@dataclass(frozen=True, kw_only=True)
class Dive(ABC):
    """The table during a game.

    Attributes:
        table: the seats and the settled options.
        seats: those of the divers (in solo two of one person).
        ladder: species → the place of its token: 0 extinct, 1 red, 2 blue, 3 green, 4 saved.
        built: hotels, in the order of `HOTELS`.
        species_left: cards in the deck.
        species_discard: from the first card discarded to the last.
        corporation: the corporation card of this turn; `pending`: its effects still to come.
        pile: corporation cards, the top one first; everybody may look at the first `foreseen` of them.
        seen_ahead: how many of the next corporation cards everybody has looked at; without `memory_aid` the table
            soon hides them again, and `foreseen` is smaller.
        agenda_cards: the industrialist's hand.
        shuffles: how often the corporation discard has become the pile.
        turn: counts from 1.
        acted: the action of the turn is done.
        ordered: the seat that follows the captain's order.
        ending: why the game ended, or None while it runs.
    """

    table: Table
    seats: tuple[DiverSeat, ...]
    ladder: Mapping[str, int]
    built: tuple[str, ...] = ()
    species_left: int
    species_discard: tuple[str, ...] = ()
    corporation: str | None = None
    pending: tuple[str, ...] = ()
    pile: tuple[CorporationCard, ...]
    foreseen: int = 0
    seen_ahead: int = 0
    corporation_discard: tuple[str, ...] = ()
    agenda_cards: tuple[CorporationCard, ...] = ()
    shuffles: int = 0
    turn: int
    active: Seat
    phase: Phase
    acted: bool = False
    ordered: Seat | None = None
    ending: str | None = None

    # -- what a position and a view answer differently

    @abstractmethod
    def masked(self) -> Self:
        """Return the table without the cards that are hidden from its viewer."""

    @abstractmethod
    def next_pile(self, cards: int) -> tuple[CorporationCard, ...]:
        """Return the new corporation pile after a reshuffle.

        Args:
            cards: its size.
        """

    # -- the seats and the options

    @property
    def options(self) -> Mapping[str, Any]:
        """The settled options."""
        return self.table.options

    @property
    def save(self) -> int:
        """Saved species that win."""
        return self.table.level.save

    @property
    def lose(self) -> int:
        """Extinct species that lose."""
        return self.table.level.lose

    @property
    def persons(self) -> tuple[Person, ...]:
        """Who decides for each seat, the industrialist's last."""
        return tuple(map(self.table.controller, range(self.table.seats)))

    @property
    def solo(self) -> bool:
        """Whether one diver plays both hands."""
        return self.table.solo

    @property
    def industrialist(self) -> Seat | None:
        """The industrialist's seat."""
        return self.table.industrialist

    @property
    def memory_aid(self) -> bool:
        """Whether the table marks what was told."""
        return self.table.memory_aid

    @property
    def pictograms(self) -> bool:
        """Whether hands are told without words."""
        return self.table.has("realistic")

    # -- the cards

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Species cards in each hand."""
        return tuple(len(seat.hand) for seat in self.seats)

    @property
    def corporation_left(self) -> int:
        """Cards in the pile."""
        return len(self.pile)

    @property
    def coming(self) -> tuple[str, ...]:
        """The next corporation cards, as far as everybody may look at them."""
        return tuple(card.text for card in self.pile[: self.foreseen] if card.text is not None)

    @property
    def agenda_size(self) -> int:
        """Corporation cards in the industrialist's hand."""
        return len(self.agenda_cards)

    def token(self, species: str) -> int:
        """The place of a token: 0 extinct, 1 red, 2 blue, 3 green, 4 saved."""
        return self.ladder[species]

    def unused(self, seat: Seat) -> tuple[str, ...]:
        """The diver cards that a seat has not used yet."""
        return self.seats[seat].unused

    @property
    def used(self) -> tuple[str, ...]:
        """The diver cards that were used, by seat."""
        return tuple(diver for seat in self.seats for diver in seat.divers if diver not in seat.unused)

    # -- what follows from the rest

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The active diver, the industrialist, or the diver who follows the captain's order."""
        match self.phase:
            case Phase.OVER | Phase.SETTLING:
                return ()
            case Phase.CORPORATE:
                assert self.table.industrialist is not None
                return (self.table.industrialist,)
            case Phase.CAPTAIN:
                assert self.ordered is not None
                return (self.ordered,)
        return (self.active,)

    @property
    def secret(self) -> bool:
        """Whether the actor must look alone.

        A captain's order and the visionary's cards are public, and in solo both hands are hidden from the player.
        """
        if self.phase in (Phase.CORPORATE, Phase.DISCARD):
            return True
        return not self.table.solo and self.phase not in (Phase.CAPTAIN, Phase.ORDER, Phase.OVER)

    @property
    def outcome(self) -> Outcome | None:
        """How the divers fared, or None while the game runs; the industrialist wins what they lose."""
        if self.ending is None:
            return None
        if self.ending == WON:
            return Outcome(self.table.diver_people, result="won", reason=self.ending)
        industrialist = self.table.industrialist
        winners = () if industrialist is None else (self.table.controller(industrialist),)
        return Outcome(winners, result="lost", reason=self.ending)

    def is_seen(self, seat: Seat, told: int | None, viewer: Person | None) -> bool:
        """Whether a person sees a card: another's always, the own one when told of it, anybody one turned face up.

        When the game is over everybody sees everything.

        Args:
            seat: who holds the card.
            told: the last turn in which its owner was told it, or None.
            viewer: who looks.
        """
        if self.phase == Phase.OVER:
            return True
        if self.table.solo:
            return told is not None
        return self.table.sees(viewer, seat) or (viewer == seat and self._is_fresh(seat, told))

    def _is_fresh(self, seat: Seat, told: int | None) -> bool:
        """What was told is shown to its owner until their next turn ends, and longer only if the table keeps it."""
        if told is None or self.table.keeps_told:
            return told is not None
        since = (self.active - seat) % self.table.divers or self.table.divers
        return told > self.turn - since

    def sees_agenda(self, viewer: Person | None) -> bool:
        """Whether a person sees the industrialist's hand: its owner, and the visionary who chooses from it."""
        if viewer is None or self.table.industrialist is None:
            return False
        choosing = self.phase == Phase.DISCARD and viewer == self.table.controller(self.active)
        return choosing or viewer == self.table.controller(self.table.industrialist)
