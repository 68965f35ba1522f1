"""The floating 4×5 grid of one ecosystem (Forest, section 1.1)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
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


def box(cells: Collection[Cell]) -> tuple[int, int, int, int]:
    """(left, top, right, bottom) of the cells, inclusive; (0, 0, -1, -1) when there is none."""
    if not cells:
        return 0, 0, -1, -1
    columns = [c for c, _ in cells]
    rows = [r for _, r in cells]
    return min(columns), min(rows), max(columns), max(rows)


def legal_cells(cells: Collection[Cell]) -> tuple[Cell, ...]:
    """Where the next card may go (section 1.1): beside a card, inside the floating 4×5 box, sorted."""
    if not cells:
        return ((0, 0),)
    left, top, right, bottom = box(cells)
    columns, rows = range(right - COLUMNS + 1, left + COLUMNS), range(bottom - ROWS + 1, top + ROWS)
    beside = {near for cell in cells for near in neighbours(cell)}.difference(cells)
    return tuple(sorted(cell for cell in beside if cell[0] in columns and cell[1] in rows))


def is_connected(cells: Collection[Cell]) -> bool:
    """True when one can go from every cell to every other over shared sides."""
    left = set(cells)
    reached = [left.pop()] if left else []
    for cell in reached:
        for near in neighbours(cell):
            if near in left:
                left.remove(near)
                reached.append(near)
    return not left


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
        return box(self._cards)

    def legal_cells(self) -> tuple[Cell, ...]:
        """Where the next card may go (section 1.1), sorted."""
        return legal_cells(self._cards)

    def with_card(self, cell: Cell, card: Card) -> "Grid":
        """This layout with one more card."""
        return Grid({**self._cards, cell: card})

    def swapped(self, a: Cell, b: Cell) -> "Grid":
        """This layout with the cards of two cells exchanged."""
        return Grid({**self._cards, a: self._cards[b], b: self._cards[a]})

    def moved(self, start: Cell, end: Cell) -> "Grid":
        """This layout with a card moved to an empty cell."""
        return Grid({end if cell == start else cell: card for cell, card in self._cards.items()})

    def turned(self, cells: Collection[Cell]) -> "Grid":
        """This layout with these cards face down."""
        return Grid({c: replace(card, face_down=True) if c in cells else card for c, card in self._cards.items()})

    def layout(self) -> dict[Cell, str]:
        """Cell → species of all cards, those that lie face down included."""
        return {cell: card.species for cell, card in self._cards.items()}

    @property
    def face_down(self) -> frozenset[Cell]:
        """Where cards lie face down."""
        return frozenset(cell for cell, card in self._cards.items() if card.face_down)

    def text(self, letters: Mapping[str, str]) -> str:
        """Four rows from the top separated by “/”, one letter a cell, “.” empty, pushed to the top left."""
        left, top, _, _ = self.box

        def letter(cell: Cell) -> str:
            return letters[self._cards[cell].species] if cell in self._cards else "."

        return "/".join("".join(letter((c, r)) for c in range(left, left + COLUMNS)) for r in range(top, top + ROWS))
