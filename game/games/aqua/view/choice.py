"""What the person at the screen has in mind before it is submitted: pure, no pixels."""

from dataclasses import dataclass, replace

from game.core.score import Cell
from game.games.aqua.large import Outline
from game.games.aqua.view.lying import TURNS


@dataclass(frozen=True, slots=True)
class Choice:
    """A tile of the market, how it is turned, the hexagon planned for it, the one under the pointer.

    `pile` and `outline`: the large animal that is looked at. Everything may change freely until it is submitted.
    """

    tile: str | None = None
    turn: int = 0
    planned: Cell | None = None
    hover: Cell | None = None
    pile: str | None = None
    outline: Outline | None = None
    colour: str | None = None

    @property
    def target(self) -> Cell | None:
        """The hexagon that is looked at: under the pointer, else the planned one."""
        return self.hover if self.hover is not None else self.planned

    def take(self, name: str) -> "Choice":
        """Takes up another tile, or puts the same one back. A hexagon already planned stays planned."""
        return Choice() if name == self.tile else Choice(tile=name, planned=self.planned)

    def turned(self, by: int) -> "Choice":
        """Turns the tile by sixths of a circle, counter-clockwise."""
        return replace(self, turn=(self.turn + by) % TURNS)

    def plan(self, cell: Cell) -> "Choice":
        """Lays the tile there, for now."""
        return replace(self, planned=cell, hover=None)

    def look(self, cell: Cell | None) -> "Choice":
        """The pointer or the focus is on a hexagon, or on none."""
        return replace(self, hover=cell)

    def look_at_large(self, pile: str | None, outline: Outline | None = None) -> "Choice":
        """The pointer or the focus is on a pile, or on one of the places for its animal."""
        return replace(self, pile=pile, outline=outline)

    def put_back(self) -> "Choice":
        """One step back: first the hexagon, then the tile."""
        return replace(self, planned=None, hover=None) if self.planned is not None else Choice()
