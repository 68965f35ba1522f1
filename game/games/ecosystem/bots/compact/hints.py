"""What a card promises on a cell, by what lies further off than its sides. For playouts: hints, not points."""

from collections.abc import Callable, Sequence

from game.games.ecosystem.bots.compact.board import DOWN, WIDTH, Board
from game.games.ecosystem.bots.compact.savanna import diagonals
from game.games.ecosystem.grid import COLUMNS, ROWS

Hint = Callable[[Board, int], float]
"""A board and an open number → what the card promises there."""


def worths(of: dict[int, float]) -> tuple[float, ...]:
    """What may lie on a number → its worth, from those that have one."""
    return tuple(of.get(kind, 0.0) for kind in range(DOWN + 1))


def held(of: dict[int, float], least: float = 0.0) -> Hint:
    """Cards anywhere in the ecosystem."""
    kinds = tuple(of.items())
    return lambda board, n: least + sum(worth * board.held[kind] for kind, worth in kinds)


def near(steps: Sequence[int], of: dict[int, float]) -> Hint:
    """Cards that lie these steps away."""
    worth = worths(of)

    def hint(board: Board, n: int) -> float:
        at, found = board.at, 0.0
        for step in steps:
            found += worth[at[n + step]]
        return found

    return hint


def beside_any(kind: int, worth: float) -> Hint:
    """At least one card of a kind on a side."""

    def hint(board: Board, n: int) -> float:
        at = board.at
        return worth if kind in (at[n - 16], at[n - 1], at[n + 1], at[n + 16]) else 0.0

    return hint


def new_lines(kind: int) -> Hint:
    """A row and a column without one of the kind."""

    def hint(board: Board, n: int) -> float:
        at, row, column = board.at, 2.0, 2.0
        for card in board.cards if board.held[kind] else ():
            if at[card] == kind:
                if card >> 4 == n >> 4:
                    row = 0.0
                if card & 15 == n & 15:
                    column = 0.0
        return row + column

    return hint


def in_row(of: dict[int, float]) -> Hint:
    """Cards in the same row."""
    worth = worths(of)

    def hint(board: Board, n: int) -> float:
        start = (n & ~15) + board.left
        return sum([worth[kind] for kind in board.at[start : start + COLUMNS]])

    return hint


def in_lines(of: dict[int, float]) -> Hint:
    """Cards in the same row and in the same column."""
    row, worth = in_row(of), worths(of)

    def hint(board: Board, n: int) -> float:
        start = (board.top << 4) + (n & 15)
        return row(board, n) + sum([worth[kind] for kind in board.at[start : start + ROWS * WIDTH : WIDTH]])

    return hint


def above(of: dict[int, float]) -> Hint:
    """Cards further up in the column."""
    worth = worths(of)
    return lambda board, n: sum([worth[kind] for kind in board.at[n - (ROWS - 1) * WIDTH : n : WIDTH]])


def below(of: dict[int, float], room: float = 0.0) -> Hint:
    """Cards further down in the column, and rows that lie there."""
    worth = worths(of)

    def hint(board: Board, n: int) -> float:
        lower = board.at[n + WIDTH : n + ROWS * WIDTH : WIDTH]
        return sum([worth[kind] for kind in lower]) + room * (board.bottom - (n >> 4))

    return hint


def on_diagonals(kind: int, worth: float) -> Hint:
    """Cards of a kind on the diagonals."""

    def hint(board: Board, n: int) -> float:
        if not board.held[kind]:
            return 0.0
        at = board.at
        return worth * sum([at[m] == kind for m in diagonals(board, n)])

    return hint


def at_bottom(sure: float, hoped: float) -> Hint:
    """The bottom row, for sure once four rows are there."""

    def hint(board: Board, n: int) -> float:
        row = n >> 4
        if row == board.bottom and board.bottom - board.top == ROWS - 1:
            return sure
        return hoped if row >= board.bottom else 0.0

    return hint


def both(*hints: Hint) -> Hint:
    """Several hints at once."""
    return lambda board, n: sum([hint(board, n) for hint in hints])
