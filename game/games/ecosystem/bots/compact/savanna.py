"""The rows of Ecosystem: Savanna on a compact board, with what cheetahs and lions turn (section 4)."""

from collections.abc import Sequence
from itertools import combinations

from game.games.ecosystem.bots.compact.board import (
    CORNERS,
    DOWN,
    EMPTY,
    EXACTLY_TWO,
    SIDES,
    STRAIGHT_TWO,
    WIDTH,
    Board,
)
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
from game.games.ecosystem.grid import ROWS

WATERHOLE, GRASSLAND, TREE, GAZELLE, ZEBRA, GIRAFFE, CHEETAH, LION, ELEPHANT, HYENA, VULTURE = range(11)

_GRASSLAND = (0, 1, 4, 9, *[16] * 17)
_ZEBRA = pays({GRASSLAND: 3})
_IS_TREE = pays({TREE: 1})
_IS_GRASSLAND = pays({GRASSLAND: 1})
_ANIMAL = tuple(1 << kind if GAZELLE <= kind < EMPTY else 0 for kind in range(DOWN + 1))
_CROWD = tuple(2 if GAZELLE <= kind < EMPTY and kind != ELEPHANT else 0 for kind in range(DOWN + 1))
_TURNED = pays({DOWN: 3})


def diagonals(board: Board, n: int) -> list[int]:
    """The numbers on the four diagonals that the ecosystem reaches."""
    row, column = n >> 4, n & 15
    up, down = row - board.top, board.bottom - row
    left, right = column - board.left, board.right - column
    a, b, c, d = CORNERS
    return [
        *range(n + a, n + a * min(up, left) - 1, a),
        *range(n + b, n + b * min(up, right) - 1, b),
        *range(n + c, n + c * min(down, left) + 1, c),
        *range(n + d, n + d * min(down, right) + 1, d),
    ]


def rows(
    board: Board, others: Sequence[Sequence[int]], *, straight: bool, floor: bool, worst: bool = False
) -> tuple[int, ...]:
    """The points of every row.

    Args:
        board: the ecosystem.
        others: the other seats' numbers of gazelles.
        straight: hyenas look two steps away in a straight line only.
        floor: an elephant never costs anything.
        worst: the lions take what is worst for the ecosystem, not best.
    """
    at, where = board.at, cells_by_kind(board)
    waterhole = 0
    for n in where[WATERHOLE]:
        waterhole += 2 * (
            _ANIMAL[at[n - 16]] | _ANIMAL[at[n - 1]] | _ANIMAL[at[n + 1]] | _ANIMAL[at[n + 16]]
        ).bit_count()  # fmt: skip
    grassland = sum(_GRASSLAND[len(area)] for area in areas(where[GRASSLAND]))
    tree = 2 * rows_and_columns(where[TREE])
    gazelles = len(where[GAZELLE])
    gazelle = 2 * gazelles + prize(gazelles, others[0], (5, 2))
    zebra = beside(at, where[ZEBRA], _ZEBRA)
    giraffe = 5 * (len(where[GIRAFFE]) - without(at, where[GIRAFFE], _IS_TREE))
    hunted: list[int] = []
    if where[CHEETAH] and gazelles:
        hunted = [n for cheetah in where[CHEETAH] for n in diagonals(board, cheetah) if at[n] == GAZELLE]
    cheetah = 3 * len(hunted)
    seen = at
    if hunted or where[LION]:
        seen = at[:]
        for n in hunted:
            seen[n] = DOWN
    lions = len(where[LION]) - without(at, where[LION], _IS_GRASSLAND) if where[LION] else 0
    prey = [n for n in board.cards if seen[n] in (GAZELLE, ZEBRA)] if lions else []
    lions = min(lions, len(prey))
    around_hyenas = STRAIGHT_TWO if straight else EXACTLY_TWO
    crowded = floor and any(beside(seen, (n,), _CROWD) == 8 for n in where[ELEPHANT])
    if lions == len(prey):
        taken: Sequence[int] = prey
    elif crowded:
        taken = ()
    else:
        taken = _best_prey(seen, where, prey, lions, around_hyenas, -1 if worst else 1)

    def after_lions(taken: Sequence[int]) -> tuple[int, int, int]:
        shown = seen
        if taken:
            shown = seen[:]
            for n in taken:
                shown[n] = DOWN
        crowds = [beside(shown, (n,), _CROWD) for n in where[ELEPHANT]]
        elephant = sum(max(6 - crowd, 0) if floor else 6 - crowd for crowd in crowds)
        vulture = sum(shown[n + WIDTH : n + ROWS * WIDTH : WIDTH].count(DOWN) for n in where[VULTURE])
        return elephant, around(shown, where[HYENA], around_hyenas, _TURNED), 4 * vulture

    if crowded and not taken:
        sign = -1 if worst else 1
        last = max(map(after_lions, combinations(sorted(prey), lions)), key=lambda points: sign * sum(points))
    else:
        last = after_lions(taken)
    return waterhole, grassland, tree, gazelle, zebra, giraffe, cheetah, 4 * lions, *last


def _best_prey(
    seen: Sequence[int],
    where: Sequence[Sequence[int]],
    prey: Sequence[int],
    lions: int,
    around_hyenas: Sequence[int],
    sign: int,
) -> list[int]:
    """What the lions take, when every prey is worth something by itself; of equals in reading order."""

    def worth(n: int) -> tuple[int, int]:
        hyenas = sum(seen[n + step] == HYENA for step in around_hyenas)
        elephants = sum(seen[n + step] == ELEPHANT for step in SIDES)
        vultures = seen[n - (ROWS - 1) * WIDTH : n : WIDTH].count(VULTURE)
        return -sign * (3 * hyenas + 2 * elephants + 4 * vultures), n

    return sorted(prey, key=worth)[:lions]
