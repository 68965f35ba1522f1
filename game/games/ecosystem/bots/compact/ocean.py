"""The rows of Ecosystem: Ocean on a compact board, and what the whales will turn (section 3)."""

from collections.abc import Sequence

from game.games.ecosystem.bots.compact.board import DOWN, EMPTY, SIDES, SIZE, WIDTH, Board
from game.games.ecosystem.bots.compact.rows import areas, beside, cells_by_kind, pays, prize, rows_and_columns
from game.games.ecosystem.grid import COLUMNS, ROWS

CORAL, KRILL, PLANKTON, GROUPER, CLOWNFISH, CRAB, EEL, SHARK, WHALE, TURTLE, OCTOPUS = range(11)

_KRILL = (0, 1, 4, *[9] * 18)
_GROUPER = pays({KRILL: 3})
_CLOWNFISH = pays({PLANKTON: 2, CORAL: 2})
_IS_CORAL = pays({CORAL: 1})
_EEL = pays({GROUPER: 4, CLOWNFISH: 4, CRAB: 4})


def row_of(board: Board, n: int) -> list[int]:
    """What lies in the row of a number."""
    start = (n & ~15) + board.left
    return board.at[start : start + COLUMNS]


def column_of(board: Board, n: int) -> list[int]:
    """What lies in the column of a number."""
    return board.at[(board.top << 4) + (n & 15) : SIZE : WIDTH][:ROWS]


def rows(board: Board, others: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The points of every row.

    Args:
        board: the ecosystem.
        others: the other seats' numbers of plankton.
    """
    at, where = board.at, cells_by_kind(board)
    coral = 3 * sum(n >> 4 == board.bottom for n in where[CORAL])
    krill = sum(_KRILL[len(area)] for area in areas(where[KRILL]))
    plankton = prize(len(where[PLANKTON]), others[0], (12, 8, 4))
    grouper = beside(at, where[GROUPER], _GROUPER)
    clownfish = beside(at, where[CLOWNFISH], _CLOWNFISH)
    crab = 2 * sum(row_of(board, n).count(PLANKTON) for n in where[CRAB])
    eel = sum(beside(at, (n,), _EEL) for n in where[EEL] if beside(at, (n,), _IS_CORAL))
    shark = 0
    for n in where[SHARK]:
        line = row_of(board, n) + column_of(board, n)
        shark += 2 * (line.count(GROUPER) + line.count(CLOWNFISH) + line.count(CRAB))
    whale = 2 * len(where[KRILL]) * len(where[WHALE])
    food_web = min(coral + krill + plankton, grouper + clownfish + crab, eel + shark + whale)
    turtle = 2 * rows_and_columns(where[TURTLE])
    octopus = 3 * len(where[OCTOPUS])
    return coral, krill, plankton, grouper, clownfish, crab, eel, shark, whale, food_web, turtle, octopus


def without_food_web(board: Board, others: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The points of every row but the food web."""
    points = rows(board, others)
    return points[:9] + points[10:]


def after_whales(board: Board, others: Sequence[Sequence[int]], worst: bool, *, may_turn_whale: bool) -> Board:
    """The ecosystem when each whale has turned what costs least, or for the solo rival what costs most."""
    if not board.held[WHALE]:
        return board
    board = board.copy()
    at, sign = board.at, -1 if worst else 1
    for whale in sorted(n for n in board.cards if at[n] == WHALE):
        best, chosen = -1000, 0
        for step in SIDES if at[whale] == WHALE else ():
            kind = at[whale + step]
            if kind < EMPTY and (may_turn_whale or kind != WHALE):
                at[whale + step] = DOWN
                worth = sign * sum(rows(board, others))
                at[whale + step] = kind
                if worth > best:
                    best, chosen = worth, whale + step
        if chosen:
            at[chosen] = DOWN
    return board
