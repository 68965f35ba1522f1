"""What lies open on the table: it decides who may do what, and what everybody scores (AQUA, sections 4 and 5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.core.rules import Seat
from game.core.score import Cell, Outcome
from game.games.aqua.area import Area
from game.games.aqua.growing import small_animals_left
from game.games.aqua.large import values_left
from game.games.aqua.scoring import AquaSheet, result
from game.games.aqua.tally import tally
from game.games.aqua.terms import Terms

GROW = "grow"
ATTRACT = "attract"
LARGE = "large"
REEF = "reef"
OVER = "over"
SETTLING = "settling"


@dataclass(frozen=True, kw_only=True)
class Sea:
    """Everything but the hidden tiles.

    `phase`: what is to be decided: `grow`, `attract`, `large` or `reef` (modification 6); `over` after the end;
    `settling` while the events of an action are told, and nobody decides. `order`: the seats in the order of this
    round; `played`: how many of them are done. `snail`: who has taken it in this round, None while it lies on the
    market (alone there is none). `tiles_left`: hidden tiles. `new`: small animals that came in this turn;
    `contested`: habitats of which the player chooses one. `reef_colours` and `ticks`: what each seat has named and
    recorded after the last round.
    """

    terms: Terms
    options: Mapping[str, Any]
    areas: tuple[Area, ...]
    market: tuple[str, ...]
    tiles_left: int
    round: int
    phase: str
    order: tuple[Seat, ...]
    played: int = 0
    snail: Seat | None = None
    new: tuple[Cell, ...] = ()
    contested: tuple[Cell, ...] = ()
    reef_colours: tuple[str | None, ...]
    ticks: tuple[int | None, ...]

    @property
    def queue(self) -> tuple[Seat, ...]:
        """The seats that still play this round, the active one first."""
        return self.order[self.played :]

    @property
    def names_reefs(self) -> bool:
        """The reef colours are named, one seat after the other, or have been (modification 6)."""
        return self.phase == REEF or any(self.reef_colours)

    @property
    def snail_waits(self) -> bool:
        """Whether the snail lies on the market."""
        return self.terms.players > 1 and self.snail is None

    @cached_property
    def small_left(self) -> Mapping[str, int]:
        """Colour → small animals in their pile."""
        return small_animals_left(self.terms, self.areas)

    @cached_property
    def large_left(self) -> Mapping[str, tuple[int, ...]]:
        """Pile → the values of the large animals in it, from the top."""
        return values_left(self.terms, self.areas)

    @cached_property
    def sheets(self) -> tuple[AquaSheet, ...]:
        """All sheets as if the game ended now."""
        return tally(self.terms, self.areas, self.order, self.reef_colours)

    @property
    def leading(self) -> Outcome:
        """Who would win if the game ended now."""
        return result(self.terms, [sheet.total for sheet in self.sheets], self.order)

    @property
    def outcome(self) -> Outcome | None:
        """Who won, or None while the game runs."""
        return self.leading if self.phase == OVER else None

    @cached_property
    def actors(self) -> tuple[Seat, ...]:
        """The seat whose decision it is; after the end those that may still record a challenge."""
        if self.phase == SETTLING:
            return ()
        if self.phase == OVER:
            return tuple(
                seat for seat, tick in enumerate(self.ticks) if tick is None and self.sheets[seat].challenges
            )
        return (self.reef_colours.index(None),) if self.phase == REEF else self.queue[:1]
