"""The shapes of score rows on compact boards; each returns points. `cells` are the numbers of the row's own cards."""

from collections.abc import Mapping, Sequence

from game.games.ecosystem.bots.compact.board import DOWN, Board

At = Sequence[int]
Cells = Sequence[int]


def cells_by_kind(board: Board) -> list[list[int]]:
    """Species (or `DOWN`) → where its cards lie."""
    at = board.at
    where: list[list[int]] = [[], [], [], [], [], [], [], [], [], [], [], [], []]
    for card in board.cards:
        where[at[card]].append(card)
    return where


def pays(points: Mapping[int, int]) -> tuple[int, ...]:
    """What may lie on a number → points, from those that pay something."""
    return tuple(points.get(kind, 0) for kind in range(DOWN + 1))


def beside(at: At, cells: Cells, pay: Sequence[int]) -> int:
    """Points for what lies on the four sides of each card."""
    points = 0
    for n in cells:
        points += pay[at[n - 16]] + pay[at[n - 1]] + pay[at[n + 1]] + pay[at[n + 16]]
    return points


def around(at: At, cells: Cells, steps: Sequence[int], pay: Sequence[int]) -> int:
    """Points for what lies these steps away from each card."""
    points = 0
    for n in cells:
        for step in steps:
            points += pay[at[n + step]]
    return points


def without(at: At, cells: Cells, feared: Sequence[int]) -> int:
    """How many of the cards have nothing feared beside them."""
    return sum(
        not (feared[at[n - 16]] or feared[at[n - 1]] or feared[at[n + 1]] or feared[at[n + 16]]) for n in cells
    )


def rows_and_columns(cells: Cells) -> int:
    """In how many rows and columns the cards lie."""
    rows = columns = 0
    for n in cells:
        rows |= 1 << (n >> 4)
        columns |= 1 << (n & 15)
    return rows.bit_count() + columns.bit_count()


def areas(cells: Cells) -> list[list[int]]:
    """The connected areas of the cards."""
    if len(cells) < 2:
        return [[n] for n in cells]
    left = set(cells)
    found = []
    for n in cells:
        if n in left:
            left.remove(n)
            area = [n]
            for m in area:
                for near in (m - 16, m - 1, m + 1, m + 16):
                    if near in left:
                        left.remove(near)
                        area.append(near)
            found.append(area)
    return found


def prize(mine: int, others: Sequence[int], prizes: Sequence[int]) -> int:
    """What a majority pays (Forest, section 1.3)."""
    if not mine:
        return 0
    ahead = 0
    for other in others:
        if other > mine:
            ahead += 1
    return prizes[ahead] if ahead < len(prizes) else 0
