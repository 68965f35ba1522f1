"""The position of a game of Mini DiverCity, and what one viewer may know of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Self

from game.core.rules import Legal, Person, Seat
from game.games.divercity.actions import Action
from game.games.divercity.choices import choices
from game.games.divercity.dive import CorporationCard, Dive, HandCard, Phase

__all__ = ("Deal", "DiverCityView", "Phase", "State")


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


@dataclass(frozen=True, kw_only=True)
class State(Dive):
    """Everything: every card of the table is known here, and the deal is at hand."""

    deal: Deal

    @property
    def dealt(self) -> int:
        """How many species cards have left the deck."""
        return len(self.deal.species) - self.species_left

    def masked(self) -> Self:
        """Return the state itself: nothing is hidden from the rules."""
        return self

    def next_pile(self, cards: int) -> tuple[CorporationCard, ...]:
        """All corporation cards but the industrialist's, in the next of the orders that were drawn at set-up.

        Three orders always suffice in play; should a game ever need more, they are used again.
        """
        orders, held = self.deal.reshuffles, {card.number for card in self.agenda_cards}
        order = orders[self.shuffles % len(orders)]
        return tuple(CorporationCard(self.deal.corporation[number], number) for number in order if number not in held)


@dataclass(frozen=True, kw_only=True)
class DiverCityView(Dive):
    """What one viewer knows. Legal actions are made when asked for.

    `hands_open`: all hands are face up, because the game is over.
    """

    viewer: Person | None
    hands_open: bool = False
    plans: Mapping[Seat, Action] = field(default_factory=lambda: MappingProxyType({}))

    def masked(self) -> Self:
        """Return the view without the cards that are hidden from the viewer."""
        pile = tuple(
            CorporationCard(card.text if place < self.foreseen else None) for place, card in enumerate(self.pile)
        )
        seen = self._sees_agenda
        agenda = tuple(CorporationCard(card.text if seen else None) for card in self.agenda_cards)
        seats = tuple(
            replace(one, hand=tuple(self._masked_card(seat, card) for card in one.hand))
            for seat, one in enumerate(self.seats)
        )
        return replace(self, seats=seats, pile=pile, agenda_cards=agenda)

    def _masked_card(self, seat: Seat, card: HandCard) -> HandCard:
        seen = self.hands_open or self.is_seen(seat, card.told, self.viewer)
        return card if seen else HandCard(None, None, card.told)

    @property
    def _sees_agenda(self) -> bool:
        return self.hands_open or self.sees_agenda(self.viewer)

    def next_pile(self, cards: int) -> tuple[CorporationCard, ...]:
        """Return a pile of unknown cards."""
        return (CorporationCard(),) * cards

    @property
    def agenda(self) -> tuple[str, ...] | None:
        """The industrialist's hand, None when it may not be seen."""
        texts = tuple(card.text for card in self.agenda_cards if card.text is not None)
        known = len(texts) == self.agenda_size and (bool(texts) or self._sees_agenda)
        return texts if known else None

    @cached_property
    def legal(self) -> Mapping[Seat, Legal[Action]]:
        """What the viewer's seats may do now."""
        mine = (seat for seat in self.actors if self.table.controller(seat) == self.viewer)
        return {seat: Legal(tuple(choices(self, seat))) for seat in mine}

    @property
    def sheets(self) -> tuple[()]:
        """None: nobody scores."""
        return ()
