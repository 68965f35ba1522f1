"""The position of a game of Mini DiverCity, and what one viewer may know of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from game.core.rules import Legal, Person, Seat
from game.core.score import Outcome
from game.games.divercity.actions import Action
from game.games.divercity.choices import choices
from game.games.divercity.components import SPECIES
from game.games.divercity.public import Phase, actors, is_secret, outcome
from game.games.divercity.table import Table

__all__ = ("CardView", "Deal", "DiverCityView", "Held", "Phase", "SeatView", "State")


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
    def hand_sizes(self) -> tuple[int, ...]:
        """Species cards in each hand."""
        return tuple(map(len, self.hands))

    @property
    def agenda_size(self) -> int:
        """Corporation cards in the industrialist's hand."""
        return len(self.agenda)

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


@dataclass(frozen=True)
class DiverCityView:
    """What one viewer knows; the names are those of the state. Legal actions are made when asked for.

    `seats` are the divers' (in solo two of one person). `corporation`: the card of this turn. `coming`: the next
    corporation cards, as far as the viewer may look at them. `agenda`: the industrialist's hand, None when it may not
    be seen; `agenda_size`: its cards. `phase`: while the events of an action are told it is `settling`. `hands_open`:
    all hands are face up, because the game is over.
    """

    viewer: Person | None
    table: Table
    seats: tuple[SeatView, ...]
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
    ordered: Seat | None
    ending: str | None
    hands_open: bool = False
    plans: Mapping[Seat, Action] = field(default_factory=lambda: MappingProxyType({}))

    # -- the table

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

    # -- what follows from the rest

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Species cards in each hand."""
        return tuple(len(seat.hand) for seat in self.seats)

    @property
    def foreseen(self) -> int:
        """How many of the next corporation cards the viewer may look at."""
        return len(self.coming)

    def token(self, species: str) -> int:
        """The place of a token: 0 extinct, 1 red, 2 blue, 3 green, 4 saved."""
        return self.ladder[species]

    def unused(self, seat: Seat) -> tuple[str, ...]:
        """The diver cards that a seat has not used yet."""
        return self.seats[seat].unused

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seat that decides now."""
        return actors(self)

    @cached_property
    def legal(self) -> Mapping[Seat, Legal[Action]]:
        """What the viewer's seats may do now."""
        mine = (seat for seat in self.actors if self.table.controller(seat) == self.viewer)
        return {seat: Legal(tuple(choices(self, seat))) for seat in mine}

    @property
    def secret(self) -> bool:
        """Whether the actor must look alone."""
        return is_secret(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return outcome(self)

    @property
    def sheets(self) -> tuple[()]:
        """None: nobody scores."""
        return ()
