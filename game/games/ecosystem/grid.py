"""The floating 4×5 grid of one ecosystem (Forest, section 1.1)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from game.core.score import Cell

ROWS = 4
COLUMNS = 5


@dataclass(frozen=True, slots=True)
class Card:
    """A card on the table. `id` is the same on every screen for the whole game (seat and turn, as "0.13")."""

    id: str
    species: str
    face_down: bool = False


@cache
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share a side: up, left, right, down."""
    c, r = cell
    return (c, r - 1), (c - 1, r), (c + 1, r), (c, r + 1)


class Grid(Mapping[Cell, Card]):
    """An immutable layout: cell → card. Cells count from the first card, which lies on (0, 0)."""

    __slots__ = ("_cards",)

    def __init__(self, cards: Mapping[Cell, Card] | None = None) -> None:
        self._cards = dict(sorted((cards or {}).items()))

    def __getitem__(self, cell: Cell) -> Card:
        return self._cards[cell]

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __hash__(self) -> int:
        return hash(tuple(self._cards.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self._cards == other._cards

    def __repr__(self) -> str:
        return f"Grid({self._cards!r})"

    @property
    def box(self) -> tuple[int, int, int, int]:
        """(left, top, right, bottom) of the cards, inclusive; (0, 0, -1, -1) when empty."""
        if not self._cards:
            return 0, 0, -1, -1
        columns = [c for c, _ in self._cards]
        rows = [r for _, r in self._cards]
        return min(columns), min(rows), max(columns), max(rows)

    def fits(self, cell: Cell) -> bool:
        """True when the layout with this cell stays within 4 rows and 5 columns."""
        if not self._cards:
            return True
        left, top, right, bottom = self.box
        c, r = cell
        return max(right, c) - min(left, c) < COLUMNS and max(bottom, r) - min(top, r) < ROWS

    def legal_cells(self) -> tuple[Cell, ...]:
        """Where the next card may go (Forest, section 1.1): beside a card, inside the floating 4×5 box, sorted."""
        if not self._cards:
            return ((0, 0),)
        beside = {n for cell in self._cards for n in neighbours(cell)} - self._cards.keys()
        return tuple(sorted(cell for cell in beside if self.fits(cell)))

    def with_card(self, cell: Cell, card: Card) -> "Grid":
        """This layout with one more card."""
        return Grid({**self._cards, cell: card})

    def swapped(self, a: Cell, b: Cell) -> "Grid":
        """This layout with the cards of two cells exchanged."""
        return Grid({**self._cards, a: self._cards[b], b: self._cards[a]})

    def layout(self) -> dict[Cell, str]:
        """Cell → species of the face-up cards: what scoring reads."""
        return {cell: card.species for cell, card in self._cards.items() if not card.face_down}

    def text(self, letters: Mapping[str, str]) -> str:
        """Four rows from the top separated by “/”, one letter a cell, “.” empty, pushed to the top left."""
        left, top, _, _ = self.box

        def letter(cell: Cell) -> str:
            return letters[self._cards[cell].species] if cell in self._cards else "."

        return "/".join("".join(letter((c, r)) for c in range(left, left + COLUMNS)) for r in range(top, top + ROWS))
