"""The position of a game, and what one viewer may know of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self

from game.core.rules import Legal, Person, Seat
from game.games.ecosystem import draft
from game.games.ecosystem.actions import Action
from game.games.ecosystem.choices import choices
from game.games.ecosystem.events import HandsPassed
from game.games.ecosystem.hand import Hand
from game.games.ecosystem.table_state import FLIP, GIVE, HUNT, OVER, PICK, PLACE, TableState, controller

__all__ = ("FLIP", "GIVE", "HUNT", "OVER", "PICK", "PLACE", "Deal", "EcosystemView", "State", "controller")


@dataclass(frozen=True, slots=True)
class Deal:
    """All chance of a game.

    Attributes:
        sizes: number of new cards per hand in each round.
        deck: all cards of the box in the order in which they are dealt.
        neutral: two players: the place, in each turn, of the card that leaves the neutral hand.
    """

    sizes: tuple[int, ...]
    deck: tuple[str, ...]
    neutral: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class State(TableState):
    """Everything: no card is hidden, every hand is in dealing order, and the deal is at hand."""

    deal: Deal

    @property
    def deck(self) -> tuple[str, ...]:
        """The rest of the deck in the order in which it will be dealt."""
        return self.deal.deck[len(self.deal.deck) - self.deck_left :]

    @property
    def neutral_place(self) -> int:
        """The place of the next card that leaves the neutral hand of two players."""
        return self.deal.neutral[self.game_turn - 1]

    def passed_hands(self, event: HandsPassed) -> tuple[Hand, ...]:
        """Return the hands passed on in dealing order, which the event does not tell."""
        return draft.passed(self.hands, self.round, self.players)


@dataclass(frozen=True, kw_only=True)
class EcosystemView(TableState):
    """What one viewer knows; hands that may be seen are in the order of the score sheet.

    `chooser`: the person whose legal actions it tells: the viewer or, on the public table, who decides in the open.
    """

    viewer: Person | None
    chooser: Person | None
    plans: Mapping[Seat, Action] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def neutral_place(self) -> None:
        """None: the neutral hand is hidden."""
        return None

    def passed_hands(self, event: HandsPassed) -> tuple[Hand, ...]:
        """Return the hands as the event tells them."""
        return tuple(Hand(hand.size, cards.value) for hand, cards in zip(self.hands, event.hands))

    def with_hands(self, hands: Iterable[Hand], **changes: Any) -> Self:
        """Return the view with new hands, each put into the order of the score sheet, and other changed fields."""
        return super().with_hands((hand.in_order(self.played) for hand in hands), **changes)

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return self.played.id

    @property
    def secret(self) -> bool:
        """True when what the actors see or choose now is not for other persons' eyes."""
        return self.phase in (PICK, FLIP) and self.players > 1

    @cached_property
    def legal(self) -> Mapping[Seat, Legal[Action]]:
        """What the seats of the chooser may do now."""
        mine = (seat for seat in self.actors if controller(self.players, seat) == self.chooser)
        return {seat: Legal(tuple(choices(self, seat))) for seat in mine}
