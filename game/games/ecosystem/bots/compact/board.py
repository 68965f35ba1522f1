"""An ecosystem as a flat list of numbers, quick to copy and to fill: what playouts are made on.

A cell is a number: `WIDTH` times the row plus the column, the first card of the ecosystem on `FIRST`. The list is so
wide that no neighbour, diagonal or line of an ecosystem ever leaves it. A species is its place in the edition's deck.
"""

from collections.abc import Collection, Mapping, Sequence

from game.core.score import Cell
from game.games.ecosystem.grid import COLUMNS, ROWS

WIDTH = 16
FIRST = 6 * WIDTH + 7
SIZE = 13 * WIDTH
EMPTY = 11
DOWN = 12
"""What a card that lies face down shows."""

SIDES = (-WIDTH, -1, 1, WIDTH)
CORNERS = (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
STRAIGHT_TWO = (-2 * WIDTH, -2, 2, 2 * WIDTH)
EXACTLY_TWO = (*STRAIGHT_TWO, *CORNERS)
WITHIN_TWO = (*SIDES, *EXACTLY_TWO)
"""Steps from a cell to those around it."""


def number_of(cell: Cell) -> int:
    """The number of a cell of the rules."""
    return FIRST + cell[0] + WIDTH * cell[1]


def cell_of(number: int) -> Cell:
    """The cell of the rules that has this number."""
    row, column = divmod(number, WIDTH)
    return column - FIRST % WIDTH, row - FIRST // WIDTH


class Board:
    """One ecosystem that grows.

    Attributes:
        at: what lies on each number: a species, `EMPTY` or `DOWN`.
        cards: the numbers on which cards lie.
        open: the numbers on which the next card may be placed, in no order that means anything.
        held: species → how many of its cards lie here.
        top, bottom, left, right: the rows and columns of the outermost cards.
    """

    __slots__ = ("at", "bottom", "cards", "held", "left", "open", "right", "top")

    def __init__(self) -> None:
        self.at = [EMPTY] * SIZE
        self.cards: list[int] = []
        self.open = [FIRST]
        self.held = [0] * EMPTY
        self.top = self.bottom = FIRST // WIDTH
        self.left = self.right = FIRST % WIDTH

    @classmethod
    def of(cls, layout: Mapping[Cell, str], species: Sequence[str], down: Collection[Cell] = ()) -> "Board":
        """The board of an ecosystem.

        Args:
            layout: cell → species of its cards.
            species: the edition's species, in the order of their numbers.
            down: the cells of the cards that lie face down.
        """
        board = cls()
        for cell, name in layout.items():
            number, kind = number_of(cell), species.index(name)
            board.at[number] = DOWN if cell in down else kind
            board.cards.append(number)
            board.held[kind] += 1
        board.measure()
        return board

    def copy(self) -> "Board":
        """A board that can go its own way."""
        board = Board.__new__(Board)
        board.at = self.at[:]
        board.cards = self.cards[:]
        board.open = self.open[:]
        board.held = self.held[:]
        board.top, board.bottom, board.left, board.right = self.top, self.bottom, self.left, self.right
        return board

    def place(self, kind: int, number: int) -> None:
        """Puts a card on an open number (Forest, section 1.1)."""
        at, near = self.at, self.open
        near.remove(number)
        if self.lay(kind, number):
            self._close()
            near = self.open
        first, last = self.bottom - ROWS + 1, self.top + ROWS - 1
        least, most = self.right - COLUMNS + 1, self.left + COLUMNS - 1
        for n in (number - 16, number - 1, number + 1, number + 16):
            if at[n] == EMPTY and n not in near and first <= n >> 4 <= last and least <= n & 15 <= most:
                near.append(n)

    def lay(self, kind: int, number: int) -> bool:
        """Puts a card down and leaves the open numbers as they were. True when it lies furthest out."""
        self.at[number] = kind
        self.cards.append(number)
        self.held[kind] += 1
        row, column, further = number >> 4, number & 15, False
        if row < self.top:
            self.top, further = row, True
        elif row > self.bottom:
            self.bottom, further = row, True
        if column < self.left:
            self.left, further = column, True
        elif column > self.right:
            self.right, further = column, True
        return further

    def swap(self, a: int, b: int) -> None:
        """Exchanges two cards."""
        self.at[a], self.at[b] = self.at[b], self.at[a]

    def move(self, start: int, end: int) -> None:
        """Moves a card to an empty cell."""
        self.at[end], self.at[start] = self.at[start], EMPTY
        self.cards[self.cards.index(start)] = end
        self.measure()

    def measure(self) -> None:
        """Finds the outermost cards and the open numbers anew."""
        if not self.cards:
            return
        rows, columns = [n >> 4 for n in self.cards], [n & 15 for n in self.cards]
        self.top, self.bottom, self.left, self.right = min(rows), max(rows), min(columns), max(columns)
        beside = {number + step for number in self.cards for step in SIDES}
        self.open = sorted(number for number in beside if self.at[number] == EMPTY)
        self._close()

    def _close(self) -> None:
        """Takes out of the open numbers what four rows and five columns do not reach."""
        first, last = self.bottom - ROWS + 1, self.top + ROWS - 1
        least, most = self.right - COLUMNS + 1, self.left + COLUMNS - 1
        self.open = [n for n in self.open if first <= n >> 4 <= last and least <= n & 15 <= most]
