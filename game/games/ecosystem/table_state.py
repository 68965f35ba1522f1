"""The table of an Ecosystem game: the fields that the full position and every view of it share."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from game.core.rules import Person, Seat
from game.core.score import Cell, Outcome, ScoreSheet
from game.games.ecosystem import draft, solo
from game.games.ecosystem.actions import Flip, Turning
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.events import HandsPassed
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.hand import Hand
from game.games.ecosystem.scoring import result, sheets_now

PICK = "pick"
"""Every player chooses a card from their hand."""
PLACE = "place"
"""One player after the other places their card and uses its effect."""
GIVE = "give"
"""Solo: the player gives a card to the rival."""
FLIP = "flip"
"""Every player chooses in secret the cards that turn face down (whales)."""
HUNT = "hunt"
"""One seat after the other chooses the cards that turn face down (lions)."""
OVER = "over"
"""Nothing is decided any more."""


@dataclass(frozen=True, slots=True)
class EcosystemSeat:
    """The ecosystem of a seat, its hand, and what it is about to do.

    Attributes:
        grid: its ecosystem.
        cards: its hand; `NO_HAND` for the solo rival.
        chosen: whether it has chosen a card, which is still face down.
        pick: the chosen card, None when hidden.
        waiting: its revealed card, which has no place in the ecosystem yet.
        effect: what the card just placed allows it to do, `swap` or `move_or_swap`; empty when nothing.
        turnings: the cards that it has chosen so far to turn face down at the end, unless they are hidden.
    """

    grid: Grid
    cards: Hand
    chosen: bool = False
    pick: str | None = None
    waiting: str | None = None
    effect: str = ""
    turnings: tuple[Turning, ...] = ()

    @property
    def hand(self) -> tuple[str, ...] | None:
        """The species in the hand, or None when they are hidden."""
        return self.cards.species

    @property
    def hand_size(self) -> int:
        """Number of cards in the hand."""
        return self.cards.size

    @property
    def flips(self) -> tuple[tuple[Cell, Cell], ...]:
        """The whales and cards that the seat has chosen so far, unless they are hidden."""
        return tuple((flip.whale, flip.card) for flip in self.turnings if isinstance(flip, Flip))


@dataclass(frozen=True, kw_only=True)
class TableState(ABC):
    """The table during a game.

    Attributes:
        played: the edition with the options of this game.
        players: number of players.
        round: counts from 1; a solo game has one round.
        turn: counts from 1 in each round.
        phase: what is to be decided: `pick`, `place` (placing and effects), `give`, `flip`, `hunt`, or `over`.
        seats: the players, and in solo the rival as seat 1.
        neutral_pile: two players: the cards of the neutral seat; None with any other number of players.
        neutral_cards: two players: the hand of the neutral seat, which has no ecosystem; else `NO_HAND`.
        deck_left: number of cards in the deck.
        actors: the seats that may act now; none while the events of an action are told, and after the end.
        outcome: how the game ended, or None while it runs.
    """

    played: Edition = field(repr=False)
    options: Mapping[str, Any]
    players: int
    round: int
    turn: int
    phase: str
    seats: tuple[EcosystemSeat, ...]
    neutral_pile: tuple[str, ...] | None
    neutral_cards: Hand
    deck_left: int
    actors: tuple[Seat, ...]
    outcome: Outcome | None = None

    # -- what differs between the full position and a view

    @property
    @abstractmethod
    def neutral_place(self) -> int | None:
        """Two players: the place of the next card that leaves the neutral hand; None when hidden."""

    @abstractmethod
    def passed_hands(self, event: HandsPassed) -> tuple[Hand, ...]:
        """Return the hands after they have been passed on, in the order of `hands`."""

    # -- the rounds

    @property
    def rival(self) -> Seat | None:
        """The seat of the solo rival."""
        return solo.RIVAL if self.players == 1 else None

    @property
    def ring(self) -> tuple[Seat, ...]:
        """The seats in the order in which hands are passed; the neutral seat of two players is number 2."""
        return draft.ring(self.players)

    @property
    def passing(self) -> int:
        """+1 when hands are passed to the next seat (left), −1 in round 2, 0 in solo."""
        return 0 if self.players == 1 else draft.passing(self.round)

    @property
    def rounds(self) -> int:
        """Number of rounds in a game."""
        return 1 if self.players == 1 else draft.ROUNDS

    @property
    def turns(self) -> int:
        """Number of turns in a round."""
        return solo.TURNS if self.players == 1 else draft.TURNS

    @property
    def game_turn(self) -> int:
        """The turn counted over the whole game, from 1."""
        return (self.round - 1) * self.turns + self.turn

    # -- the hands

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The players' hands and, with two players, the neutral one."""
        players = tuple(seat.cards for seat in self.seats[: self.players])
        return (*players, self.neutral_cards) if self.players == 2 else players

    @property
    def neutral_hand(self) -> int:
        """Two players: number of cards in the neutral hand."""
        return self.neutral_cards.size

    def with_hands(self, hands: Iterable[Hand], **changes: Any) -> Self:
        """Return the table with new hands, in the order of `hands`, and other changed fields."""
        new = tuple(hands)
        seats = tuple(replace(seat, cards=hand) for seat, hand in zip(self.seats, new))
        neutral = new[2] if self.players == 2 else self.neutral_cards
        return replace(self, seats=seats + self.seats[len(seats) :], neutral_cards=neutral, **changes)

    # -- the end

    def choosers(self, phase: str) -> tuple[Seat, ...]:
        """Return the seats that choose now which cards turn face down: in `flip` all at once, in `hunt` the first."""
        if self.played.ending is None:
            return ()
        choices = self.played.ending.choices
        seats = enumerate(self.seats)
        left = tuple(number for number, seat in seats if any(choices(number, seat.grid.layout(), seat.turnings)))
        return left if phase == FLIP else left[:1]

    @cached_property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """All sheets as if the game ended now; in solo the second one is the rival's."""
        return sheets_now(self.played, [seat.grid for seat in self.seats], self.neutral_pile or (), self.rival)

    @property
    def leading(self) -> Outcome:
        """The outcome if the game ended now."""
        return result(self.played, self.sheets, self.rival)


def controller(players: int, seat: Seat) -> Person:
    """The person who decides for a seat: its own number; the solo rival belongs to the player."""
    return 0 if players == 1 else seat
