"""The rows of Ecosystem: Forest on a compact board (Forest, section 2)."""

from collections.abc import Sequence

from game.games.ecosystem.bots.compact.board import WITHIN_TWO, Board
from game.games.ecosystem.bots.compact.rows import (
    areas,
    around,
    beside,
    cells_by_kind,
    pays,
    prize,
    rows_and_columns,
    without,
)

HARE, FOX, DRAGONFLY, TROUT, BEAR, BEE, EAGLE, DEER, WOLF, STREAM, MEADOW = range(11)

_FEARED = pays({WOLF: 1, BEAR: 1})
_TROUT = pays({STREAM: 2, DRAGONFLY: 2})
_BEAR = pays({BEE: 2, TROUT: 2})
_BEE = pays({MEADOW: 3})
_EAGLE = pays({HARE: 2, TROUT: 2})
_MEADOW = (0, 0, 3, 6, 10, *[15] * 16)
_BIODIVERSITY = (12, 12, 12, 7, 3, 0, *[-5] * 6)


def largest_stream(board: Board) -> int:
    """How many cards the largest area of streams has."""
    return max(map(len, areas([n for n in board.cards if board.at[n] == STREAM])), default=0)


def rows(board: Board, others: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The points of every row.

    Args:
        board: the ecosystem.
        others: the other seats' numbers of wolves, and their largest streams.
    """
    at, where = board.at, cells_by_kind(board)
    wolves, streams = others
    waters = areas(where[STREAM])
    dragonflies = 0
    for n in where[DRAGONFLY]:
        near = {n - 16, n - 1, n + 1, n + 16}
        for water in waters:
            if not near.isdisjoint(water):
                dragonflies += len(water)
    points = (
        len(where[HARE]),
        3 * without(at, where[FOX], _FEARED),
        dragonflies,
        beside(at, where[TROUT], _TROUT),
        beside(at, where[BEAR], _BEAR),
        beside(at, where[BEE], _BEE),
        around(at, where[EAGLE], WITHIN_TWO, _EAGLE),
        2 * rows_and_columns(where[DEER]),
        prize(len(where[WOLF]), wolves, (12, 8, 4)),
        prize(max(map(len, waters), default=0), streams, (8, 5)),
        sum(_MEADOW[len(area)] for area in areas(where[MEADOW])),
    )
    return *points, _BIODIVERSITY[points.count(0)]


def without_biodiversity(board: Board, others: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The points of every row but the last: what the solo rival scores."""
    return rows(board, others)[:-1]
