"""The position of a game, and what one viewer may know of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from game.core.rules import Legal, Person
from game.core.score import Cell, Outcome
from game.games.aqua.actions import Action
from game.games.aqua.area import Area
from game.games.aqua.scoring import AquaSheet
from game.games.aqua.terms import Terms

GROW = "grow"
ATTRACT = "attract"
LARGE = "large"
REEF = "reef"
OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """Everything.

    `tiles`: all in play, in the order in which the market reveals them; `stack`: those still hidden. `first`: who
    started the game. `queue`: the seats that still play this round, the active one first; `played`: those that have.
    `snail`: who has taken it in this round, None while it lies on the market (alone there is none).
    `new`: small animals that came in this turn; `contested`: habitats of which the player chooses one.
    `reef_colours` and `ticks`: what each seat has named and recorded after the last round.
    """

    terms: Terms
    options: Mapping[str, Any]
    tiles: tuple[str, ...]
    first: int
    stack: tuple[str, ...]
    market: tuple[str, ...]
    areas: tuple[Area, ...]
    round: int
    phase: str
    queue: tuple[int, ...]
    played: tuple[int, ...] = ()
    snail: int | None = None
    new: tuple[Cell, ...] = ()
    contested: tuple[Cell, ...] = ()
    reef_colours: tuple[str | None, ...] = ()
    ticks: tuple[int | None, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which they play this round, as far as it is known."""
        return self.played + self.queue

    @property
    def snail_waits(self) -> bool:
        """Whether the snail lies on the market."""
        return self.terms.players > 1 and self.snail is None and self.phase == GROW


@dataclass(frozen=True, slots=True)
class AquaView:
    """What one viewer knows: everything but the hidden tiles. Fields as in `State`.

    `phase` is `grow`, `attract`, `large`, `reef` (modification 6) or `over`. `order`: the seats in the order of this
    round; `played`: how many of them are done. `small_left`: colour → animals in their pile; `large_left`: pile →
    values from the top. `tiles_left`: hidden tiles.
    """

    viewer: Person | None
    terms: Terms
    options: Mapping[str, Any]
    round: int
    rounds: int
    phase: str
    areas: tuple[Area, ...]
    market: tuple[str, ...]
    tiles_left: int
    snail: int | None
    snail_waits: bool
    order: tuple[int, ...]
    played: int
    small_left: Mapping[str, int]
    large_left: Mapping[str, tuple[int, ...]]
    new: tuple[Cell, ...]
    contested: tuple[Cell, ...]
    reef_colours: tuple[str | None, ...]
    ticks: tuple[int | None, ...]
    actors: tuple[int, ...]
    legal: Mapping[int, Legal[Action]]
    sheets: tuple[AquaSheet, ...]
    outcome: Outcome | None
    plans: Mapping[int, Action] = field(default_factory=lambda: MappingProxyType({}))
    secret: bool = False

    @property
    def players(self) -> int:
        """How many play."""
        return self.terms.players
