"""The position of a game of Mini DiverCity, and what one viewer may know of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from game.core.rules import Legal, Person, Seat
from game.core.score import Outcome
from game.games.divercity.actions import Action
from game.games.divercity.components import SPECIES
from game.games.divercity.table import Table


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
    OVER = "over"
    """Nothing: the game has ended."""


@dataclass(frozen=True, slots=True)
class Deal:
    """All chance of a game: species cards and corporation cards in order, the diver cards of each seat, who begins.

    Species cards and corporation cards are numbered by their places here. `reshuffles`: orders of the corporation
    cards; the discard is put into the next one each time it becomes the pile.
    """

    species: tuple[str, ...]
    corporation: tuple[str, ...]
    divers: tuple[tuple[str, ...], ...]
    first: Seat
    reshuffles: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Held:
    """A species card in a hand; `told`: the last turn in which its owner was told it, or None."""

    card: int
    told: int | None = None


@dataclass(frozen=True, slots=True)
class State:
    """Everything. Species cards and corporation cards are numbers into the deal.

    `dealt`: how many species cards have left the deck. `ladder`: the tokens in the order of the species. `built`: in
    the order of the hotels. `pile`: corporation cards, the top one first; everybody has seen `foreseen` of them.
    `agenda`: the industrialist's hand. `turn` counts from 1. `acted`: the action of the turn is done. `ordered`: who
    follows the captain's order. `card`: the corporation card of this turn; `pending`: its effects still to come.
    `ending`: why the game ended.
    """

    table: Table
    deal: Deal
    dealt: int
    discard: tuple[int, ...]
    hands: tuple[tuple[Held, ...], ...]
    ladder: tuple[int, ...]
    built: tuple[str, ...]
    used: tuple[str, ...]
    pile: tuple[int, ...]
    corporation_discard: tuple[int, ...]
    shuffles: int
    foreseen: int
    agenda: tuple[int, ...]
    turn: int
    active: Seat
    phase: Phase
    card: str | None = None
    pending: tuple[str, ...] = ()
    acted: bool = False
    ordered: Seat | None = None
    ending: str | None = None

    @property
    def species_left(self) -> int:
        """Cards in the deck."""
        return len(self.deal.species) - self.dealt

    def species(self, held: Held) -> str:
        """The species of a card in a hand."""
        return self.deal.species[held.card]

    def token(self, species: str) -> int:
        """The place of a token: 0 extinct, 1 red, 2 blue, 3 green, 4 saved."""
        return self.ladder[SPECIES.index(species)]

    def corporation(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        """The texts of corporation cards."""
        return tuple(self.deal.corporation[card] for card in cards)

    def unused(self, seat: Seat) -> tuple[str, ...]:
        """The diver cards that a seat has not used yet."""
        return tuple(diver for diver in self.deal.divers[seat] if diver not in self.used)


@dataclass(frozen=True, slots=True)
class CardView:
    """A place of a hand as a viewer sees it: the species and the number of the card, or None for both.

    `told`: the turn in which the owner was last told the card, known to everybody; None when never.
    """

    species: str | None
    card: int | None
    told: int | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A diver's seat as a viewer sees it."""

    hand: tuple[CardView, ...]
    divers: tuple[str, ...]
    unused: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiverCityView:
    """What one viewer knows; the names are those of the state.

    `seats` are the divers' (in solo two of one person). `persons`: who decides for each seat, the industrialist's
    last. `corporation`: the card of this turn. `coming`: the next corporation cards, as far as the viewer may look
    at them. `agenda`: the industrialist's hand, None when it may not be seen; `agenda_size`: its cards.
    `pictograms`: tell without words. `memory_aid`: mark what was told. `secret`: the actor must look alone.
    """

    viewer: Person | None
    options: Mapping[str, Any]
    save: int
    lose: int
    seats: tuple[SeatView, ...]
    persons: tuple[Person, ...]
    solo: bool
    industrialist: Seat | None
    ladder: Mapping[str, int]
    built: tuple[str, ...]
    species_left: int
    species_discard: tuple[str, ...]
    corporation: str | None
    pending: tuple[str, ...]
    corporation_left: int
    corporation_discard: tuple[str, ...]
    coming: tuple[str, ...]
    agenda: tuple[str, ...] | None
    agenda_size: int
    turn: int
    active: Seat
    phase: Phase
    acted: bool
    memory_aid: bool
    pictograms: bool
    actors: tuple[Seat, ...]
    legal: Mapping[Seat, Legal[Action]]
    outcome: Outcome | None
    sheets: tuple[()] = ()
    plans: Mapping[Seat, Action] = field(default_factory=lambda: MappingProxyType({}))
    secret: bool = False
