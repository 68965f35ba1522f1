"""The position of a game, and what one viewer may know of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from game.core.rules import Legal, Person, Seat
from game.core.score import Cell, Outcome, ScoreSheet
from game.games.ecosystem.actions import Action, Flip, Give, Keep, Pick, Place, Turning
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.scoring import sheets_now

PICK = "pick"
PLACE = "place"
GIVE = "give"
FLIP = "flip"
HUNT = "hunt"
END = "end"
"""All cards are placed: no position stays in this phase."""
OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """Everything: hands in dealing order, the rest of the deck in the order in which it will be dealt.

    `played`: the edition with the options of this game.
    `hands` has one entry per player and, with two players, a last one for the neutral seat, which has no grid.
    `grids` has one entry per player and, in solo, a second one for the rival, which has no hand.
    `picks` (chosen, face down), `waiting` (revealed, without a place yet) and `effects` (the species just
    placed whose effect may still be used) have one entry per player. `deal`: new cards per hand in each round.
    `turnings`: for each grid, the cards that its seat has chosen so far to turn face down at the end.
    `first_deck` and `neutral_draws` (two players: the place of the card drawn in each turn) are as set up.
    """

    players: int
    options: Mapping[str, Any]
    played: Edition = field(repr=False)
    deal: tuple[int, ...]
    first_deck: tuple[str, ...]
    neutral_draws: tuple[int, ...]
    deck: tuple[str, ...]
    round: int
    turn: int
    phase: str
    hands: tuple[tuple[str, ...], ...]
    grids: tuple[Grid, ...]
    picks: tuple[str | None, ...]
    waiting: tuple[str | None, ...]
    effects: tuple[str | None, ...]
    turnings: tuple[tuple[Turning, ...], ...]
    neutral_pile: tuple[str, ...] = ()

    @property
    def rival(self) -> int | None:
        """The seat of the solo rival."""
        return 1 if self.players == 1 else None


def controller(players: int, seat: Seat) -> Person:
    """The person who decides for a seat: its own number; the solo rival belongs to the player."""
    return 0 if players == 1 else seat


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as a viewer sees it.

    `hand`: species in the order of the score sheet, or None when it may not be seen (its size always is).
    `pick`: the chosen card, likewise. `waiting`: the revealed card that still needs a place.
    `effect`: what the card just placed allows the seat to do, `swap` or `move_or_swap`; empty when nothing.
    `turnings`: the cards that the seat has chosen so far to turn face down, when they may be seen.
    """

    grid: Grid
    hand_size: int
    hand: tuple[str, ...] | None
    chosen: bool
    pick: str | None
    waiting: str | None
    effect: str
    turnings: tuple[Turning, ...] = ()

    @property
    def flips(self) -> tuple[tuple[Cell, Cell], ...]:
        """The whales and cards that the seat has chosen so far, when they may be seen."""
        return tuple((flip.whale, flip.card) for flip in self.turnings if isinstance(flip, Flip))

    def actions(self, edition: Edition, phase: str, seat: Seat) -> Iterator[Action]:
        """What the seat, when it is its turn, may do in this phase, sorted; as far as the viewer knows."""
        if phase == PLACE and self.effect:
            yield Keep(seat)
            yield from edition.effect(self.effect).uses(seat, self.grid)
        elif phase == PLACE:
            for cell in self.grid.legal_cells():
                yield Place(seat, cell)
        elif phase in (PICK, GIVE):
            kind = Give if phase == GIVE else Pick
            for species in dict.fromkeys(self.hand or ()):
                yield kind(seat, species)
        elif edition.ending is not None:
            yield from edition.ending.choices(seat, self.grid.layout(), self.turnings)


@dataclass(frozen=True)
class EcosystemView:
    """What one viewer knows. `turn` counts from 1 inside `round` (solo: 1–20 in round 1).

    `chooser`: the person whose legal actions it tells: the viewer or, on the public table, who decides in the open.
    `played`: the edition with the options of this game.
    `phase` is `pick`, `place` (placing and effects), `give` (solo), `flip` (whales), `hunt` (lions) or `over`.
    `passing` is +1 when hands go to the next seat (left), −1 in round 2, 0 in solo. `seats` are the players, and in
    solo the rival as seat 1.
    `ring`: the seats in the order in which hands go round; the neutral seat of two players is number 2. Solo: seat 0.
    """

    viewer: Person | None
    chooser: Person | None
    played: Edition = field(repr=False)
    options: Mapping[str, Any]
    players: int
    round: int
    rounds: int
    turn: int
    turns: int
    phase: str
    passing: int
    seats: tuple[SeatView, ...]
    neutral_pile: tuple[str, ...] | None
    neutral_hand: int
    rival: int | None
    deck_left: int
    actors: tuple[Seat, ...]
    outcome: Outcome | None
    ring: tuple[Seat, ...]
    plans: Mapping[Seat, Action] = field(default_factory=lambda: MappingProxyType({}))

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
        mine = [seat for seat in self.actors if controller(self.players, seat) == self.chooser]
        return {seat: Legal(tuple(self.seats[seat].actions(self.played, self.phase, seat))) for seat in mine}

    @cached_property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """All sheets as if the game ended now."""
        return sheets_now(self.played, [seat.grid for seat in self.seats], self.neutral_pile or (), self.rival)
