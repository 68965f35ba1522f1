"""The position of a game, and what one viewer may know of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from game.core.rules import Legal, Person, Seat
from game.games.aqua.actions import Action
from game.games.aqua.choices import choices
from game.games.aqua.components import ROUNDS
from game.games.aqua.sea import ATTRACT, GROW, LARGE, OVER, REEF, SETTLING, Sea

__all__ = ("ATTRACT", "GROW", "LARGE", "OVER", "REEF", "SETTLING", "AquaView", "State")


@dataclass(frozen=True, kw_only=True)
class State(Sea):
    """Everything.

    `tiles`: all in play, in the order in which the market reveals them. `first`: who started the game.
    """

    tiles: tuple[str, ...]
    first: Seat

    @property
    def stack(self) -> tuple[str, ...]:
        """The tiles that are still hidden, the next one first."""
        return self.tiles[len(self.tiles) - self.tiles_left :]


@dataclass(frozen=True, kw_only=True)
class AquaView(Sea):
    """What one viewer knows: everything but the hidden tiles. Sheets and legal actions are made when asked for."""

    viewer: Person | None
    plans: Mapping[Seat, Action] = field(default_factory=lambda: MappingProxyType({}))
    secret: bool = False

    @property
    def players(self) -> int:
        """How many play."""
        return self.terms.players

    @property
    def rounds(self) -> int:
        """How many rounds a game has."""
        return ROUNDS

    @cached_property
    def legal(self) -> Mapping[Seat, Legal[Action]]:
        """What the viewer may do now."""
        return {seat: Legal(tuple(choices(self, seat))) for seat in self.actors if seat == self.viewer}
