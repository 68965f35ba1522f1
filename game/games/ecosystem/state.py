"""The position of a game, and what one viewer may know of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from game.core.rules import Legal, Person
from game.core.score import Cell, Outcome, ScoreSheet
from game.games.ecosystem.actions import Action, Turning
from game.games.ecosystem.grid import Grid

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

    `hands` has one entry per player and, with two players, a last one for the neutral seat, which has no grid.
    `grids` has one entry per player and, in solo, a second one for the rival, which has no hand.
    `picks` (chosen, face down), `waiting` (revealed, without a place yet) and `effects` (the species just
    placed whose effect may still be used) have one entry per player. `deal`: new cards per hand in each round.
    `turnings`: for each grid, the cards that its seat has chosen so far to turn face down at the end.
    `first_deck` and `neutral_draws` (two players: the place of the card drawn in each turn) are as set up.
    """

    players: int
    options: Mapping[str, Any]
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


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as a viewer sees it.

    `hand`: species in the order of the score sheet, or None when it may not be seen (its size always is).
    `pick`: the chosen card, likewise. `waiting`: the revealed card that still needs a place.
    `effect`: what the card just placed allows the seat to do, `swap` or `move_or_swap`; empty when nothing.
    `flips`: the whales and cards that the seat has chosen so far, when they may be seen.
    """

    grid: Grid
    hand_size: int
    hand: tuple[str, ...] | None
    chosen: bool
    pick: str | None
    waiting: str | None
    effect: str
    flips: tuple[tuple[Cell, Cell], ...] = ()


@dataclass(frozen=True, slots=True)
class EcosystemView:
    """What one viewer knows. `turn` counts from 1 inside `round` (solo: 1–20 in round 1).

    `phase` is `pick`, `place` (placing and effects), `give` (solo), `flip` (whales), `hunt` (lions) or `over`.
    `passing` is +1 when hands go to the next seat (left), −1 in round 2, 0 in solo. `seats` are the players, and in
    solo the rival as seat 1.
    `ring`: the seats in the order in which hands go round; the neutral seat of two players is number 2. Solo: seat 0.
    `secret`: what the actors see or choose now is not for other persons' eyes.
    """

    viewer: Person | None
    edition: str
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
    actors: tuple[int, ...]
    legal: Mapping[int, Legal[Action]]
    sheets: tuple[ScoreSheet, ...]
    outcome: Outcome | None
    plans: Mapping[int, Action] = field(default_factory=lambda: MappingProxyType({}))
    secret: bool = False
    ring: tuple[int, ...] = ()
