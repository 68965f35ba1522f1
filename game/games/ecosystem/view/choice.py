"""What the person at the screen has in mind before it is submitted: pure, no pixels."""

from dataclasses import dataclass, replace

from game.core.score import Cell


@dataclass(frozen=True, slots=True)
class Choice:
    """A card of the hand, the cell planned for it, the cell under the pointer, the first card of a swap or a move.

    `chosen` is a place in the hand; `first` may also be a whale. Everything may change freely until it is submitted.
    """

    chosen: int | None = None
    planned: Cell | None = None
    hover: Cell | None = None
    first: Cell | None = None

    @property
    def target(self) -> Cell | None:
        """The cell that is looked at: the planned one, else the one under the pointer."""
        return self.planned if self.planned is not None else self.hover

    def choose(self, index: int) -> "Choice":
        """Takes up another card, or puts the same one back. A cell already planned stays planned."""
        return Choice() if index == self.chosen else Choice(chosen=index, planned=self.planned)

    def plan(self, cell: Cell) -> "Choice":
        """Finds the card a home, for now."""
        return replace(self, planned=cell, hover=None)

    def look(self, cell: Cell | None) -> "Choice":
        """The pointer or the focus is on a cell, or on none."""
        return replace(self, hover=cell)

    def put_back(self) -> "Choice":
        """One step back: first the cell, then the card it was for."""
        if self.planned is not None:
            return replace(self, planned=None, hover=None)
        return Choice()
