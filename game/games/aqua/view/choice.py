"""What the person at the screen has in mind before it is submitted: pure, no pixels."""

from dataclasses import dataclass, replace

from game.core.score import Cell
from game.games.aqua.large import Outline
from game.games.aqua.view.turning import TURNS


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen so far. Everything may change freely until it is submitted.

    Attributes:
        tile: the tile of the market that is in hand, `turn`: by how many sixths the player has turned it.
        planned: the hexagon on which it is laid.
        hover: the hexagon under the pointer, `tried`: the turn in which it is seen there, where that is another one.
        by_hand: the player has turned the tile, which then stays so wherever it fits.
        pile: the pile that is looked at, `outline`: the place for its animal, or the habitat.
        held: the animal of that pile is in hand, `laid`: it lies on that place, or that habitat is chosen.
        colour: the reef colour that is looked at, `named`: it is chosen.
        snail: the sea snail shall be taken.
    """

    tile: str | None = None
    turn: int = 0
    planned: Cell | None = None
    hover: Cell | None = None
    tried: int | None = None
    by_hand: bool = False
    pile: str | None = None
    outline: Outline | None = None
    held: bool = False
    laid: bool = False
    colour: str | None = None
    named: bool = False
    snail: bool = False

    @property
    def target(self) -> Cell | None:
        """The hexagon over which the tile is seen: a laid tile stays where it lies."""
        return self.planned if self.planned is not None else self.hover

    @property
    def lies(self) -> int:
        """By how many sixths the tile is seen turned."""
        return self.turn if self.tried is None else self.tried

    @property
    def settled(self) -> bool:
        """Something is chosen that only waits to be confirmed; what is looked at changes nothing."""
        return self.laid or self.named or self.snail

    def take(self, name: str) -> "Choice":
        """Takes up another tile, or puts the same one back. A hexagon already planned stays planned."""
        return Choice() if name == self.tile else Choice(tile=name, planned=self.planned)

    def carry(self, name: str) -> "Choice":
        """Lifts a tile, from the market or from where it is laid; one that was turned stays turned."""
        return Choice(tile=name, turn=self.turn, by_hand=self.by_hand) if name == self.tile else Choice(tile=name)

    def turned(self, by: int) -> "Choice":
        """Turns the tile by sixths of a circle, counter-clockwise."""
        return self.turned_to((self.lies + by) % TURNS)

    def turned_to(self, turn: int) -> "Choice":
        """Turns the tile to so many sixths."""
        return replace(self, turn=turn, tried=None, by_hand=True)

    def plan(self, cell: Cell) -> "Choice":
        """Lays the tile there, for now, turned as it is seen."""
        return replace(self, planned=cell, hover=None, turn=self.lies, tried=None)

    def taken_up(self) -> "Choice":
        """A laid tile is in hand again, over the hexagon on which it lay."""
        return replace(self, planned=None, hover=self.planned)

    def look(self, cell: Cell | None, tried: int | None = None) -> "Choice":
        """The pointer or the focus is on a hexagon, where the tile is tried in another turn, or on none."""
        return replace(self, hover=cell, tried=tried)

    def look_at_pile(self, pile: str | None) -> "Choice":
        """The pointer or the focus is on a pile, or on none; a tile in hand stays there."""
        return replace(self, pile=pile, outline=None, colour=None)

    def look_at_large(self, pile: str | None, outline: Outline | None = None) -> "Choice":
        """The pointer or the focus is on a pile, on one of the places for its animal, or on a habitat."""
        return Choice(pile=pile, outline=outline)

    def lift(self, pile: str) -> "Choice":
        """Takes up the animal of a pile."""
        return Choice(pile=pile, held=True)

    def lay(self, pile: str, outline: Outline) -> "Choice":
        """Lays the animal of a pile there, for now."""
        return Choice(pile=pile, outline=outline, laid=True)

    def put_back(self) -> "Choice | None":
        """One step back: first from the hexagon, then from the hand; None when there is no step."""
        if self.tile is not None and self.planned is not None:
            return replace(self, planned=None, hover=None)
        return Choice() if self.tile is not None or self.held or self.settled else None
