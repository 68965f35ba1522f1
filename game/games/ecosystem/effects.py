"""What a card may do when it is played."""

from collections.abc import Collection, Iterator
from itertools import combinations

from game.core.score import Cell
from game.games.ecosystem.actions import Swap


def swap_any_two(seat: int, cells: Collection[Cell]) -> Iterator[Swap]:
    """Exchange any two cards, the new one included (Forest, section 2, when played)."""
    for a, b in combinations(cells, 2):
        yield Swap(seat, a, b)
