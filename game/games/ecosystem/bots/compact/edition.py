"""What playouts know of an edition: its rows on compact boards and a cheap way to judge a card on a cell."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.games.ecosystem.bots.compact.board import Board
from game.games.ecosystem.bots.compact.hints import Hint

CARDS = 20
"""How many cards fill an ecosystem."""

Others = Sequence[Sequence[int]]
"""For each majority what the other seats bring into it."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How playouts judge a card on a cell: quickly, and well enough to finish a game.

    Attributes:
        base: species → by the number of its cards that lie there, what one more promises.
        pairs: species → what lies on a side (or nothing) → what that promises.
        hints: species → what it promises besides, and how much that counts.
    """

    base: Sequence[Sequence[float]]
    pairs: Sequence[Sequence[float]]
    hints: Sequence[tuple[Hint, float] | None]

    def worth(self, board: Board, kind: int, number: int) -> float:
        """What a card promises on an open number."""
        at, pair, hint = board.at, self.pairs[kind], self.hints[kind]
        worth = self.base[kind][board.held[kind]] + pair[at[number - 1]] + pair[at[number + 1]]
        worth += pair[at[number - 16]] + pair[at[number + 16]]
        return worth + hint[1] * hint[0](board, number) if hint else worth

    def worths(self, board: Board, kind: int) -> list[tuple[float, int]]:
        """What a card promises on every open number, and that number."""
        at, pair, hint = board.at, self.pairs[kind], self.hints[kind]
        one = self.base[kind][board.held[kind]]
        found = [
            (one + pair[at[n - 16]] + pair[at[n - 1]] + pair[at[n + 1]] + pair[at[n + 16]], n) for n in board.open
        ]
        if hint is None:
            return found
        far, counts = hint
        return [(worth + counts * far(board, n), n) for worth, n in found]


@dataclass(frozen=True, slots=True)
class Growing:
    """A majority as playouts see it: its species, what a seat brings into it, one of how many cards adds to that."""

    kind: int
    measure: Callable[[Board], int]
    out_of: int = 1


@dataclass(frozen=True, slots=True)
class Compact:
    """An edition on compact boards.

    Attributes:
        species: the species, in the order of their numbers.
        rows: a board, what the others bring into the majorities → the points of every row.
        rivals: a board of the solo rival, likewise → the points of its rows.
        settled: a board, likewise, whether the player chooses for the rival → the board after the choices that end
            the game.
        majorities: the majorities, in the order of `Others`.
        habit: how playouts judge a card on a cell.
        cost: of a playout of the whole solo challenge, as in `Slices`.
    """

    species: Sequence[str]
    rows: Callable[[Board, Others], tuple[int, ...]]
    rivals: Callable[[Board, Others], tuple[int, ...]]
    settled: Callable[[Board, Others, bool], Board]
    majorities: Sequence[Growing]
    habit: Habit
    cost: float

    def end_rows(self, board: Board, others: Others) -> tuple[int, ...]:
        """The points of every row in the end."""
        return self.rows(self.settled(board, others, False), others)

    def rivals_points(self, board: Board, others: Others) -> int:
        """What the solo rival's ecosystem scores in the end."""
        return sum(self.rivals(self.settled(board, others, True), others))
