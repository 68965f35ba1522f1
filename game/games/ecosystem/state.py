"""The position of a game, and what one viewer may know of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from game.core.rules import Legal, Person
from game.core.score import Outcome, ScoreSheet
from game.games.ecosystem.grid import Grid

PICK = "pick"
PLACE = "place"
GIVE = "give"
OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """Everything: hands in dealing order, the rest of the deck in the order in which it will be dealt.

    Seats: the players, then the neutral seat (two players; it has a hand, a pile and no grid) or the rival (solo; it
    has a grid and no hand). `waiting` holds, while cards are placed, each seat's revealed card that has no
    place yet; `effects` the seats that may still use the effect of the card just placed.
    """

    edition: str
    players: int
    hand_size: int
    options: Mapping[str, Any]
    deck: tuple[str, ...]
    round: int
    turn: int
    phase: str
    hands: tuple[tuple[str, ...], ...]
    grids: tuple[Grid, ...]
    picks: tuple[str | None, ...]
    waiting: tuple[str | None, ...]
    effects: tuple[bool, ...]
    neutral_draws: tuple[int, ...] = ()
    neutral_pile: tuple[str, ...] = ()
    first_deal: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as a viewer sees it.

    `hand`: species in the order of the score sheet, or None when it may not be seen (its size always is).
    `pick`: the chosen card, likewise. `waiting`: the revealed card that still needs a place.
    `effect`: true while the seat may use its card's effect.
    """

    grid: Grid
    hand_size: int
    hand: tuple[str, ...] | None
    chosen: bool
    pick: str | None
    waiting: str | None
    effect: bool


@dataclass(frozen=True, slots=True)
class EcosystemView:
    """What one viewer knows. `turn` counts from 1 inside `round` (solo: 1–20 in round 1).

    `phase` is `pick`, `place` (placing and effects), `give` (solo) or `over`. `passing` is +1 when hands go to the
    next seat (left), −1 in round 2, 0 in solo. `seats` are the players, and in solo the rival as seat 1.
    `ring` lists the seats of the passing ring, the neutral one included (its number is `players`).
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
    legal: Mapping[int, Legal[Any]]
    sheets: tuple[ScoreSheet, ...]
    outcome: Outcome | None
    plans: Mapping[int, Any] = field(default_factory=lambda: MappingProxyType({}))
