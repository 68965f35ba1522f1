"""What a card may do when it is played."""

from collections.abc import Collection, Iterator
from functools import partial
from itertools import combinations

from game.core.score import Cell
from game.games.ecosystem.actions import Move, Swap
from game.games.ecosystem.edition import Effect
from game.games.ecosystem.grid import is_connected, legal_cells


def swaps(seat: int, cells: Collection[Cell]) -> Iterator[Swap]:
    """Exchange any two cards, the new one included (Forest, section 2, when played)."""
    for a, b in combinations(cells, 2):
        yield Swap(seat, a, b)


def moves(seat: int, cells: Collection[Cell], *, keeps_connected: bool) -> Iterator[Move]:
    """Move any card to an empty cell beside another one, within 4 rows and 5 columns (Ocean, section 3, when played).

    Args:
        seat: whose ecosystem it is.
        cells: where its cards lie.
        keeps_connected: the whole layout must hang together afterwards.
    """
    for start in cells:
        others = [cell for cell in cells if cell != start]
        for end in legal_cells(others):
            if end != start and not (keeps_connected and not is_connected([*others, end])):
                yield Move(seat, start, end)


def _moves_and_swaps(seat: int, cells: Collection[Cell], *, keeps_connected: bool) -> Iterator[Move | Swap]:
    if len(cells) > 1:
        yield from moves(seat, cells, keeps_connected=keeps_connected)
        yield from swaps(seat, cells)


SWAP = Effect("swap", swaps)


def move_or_swap(keeps_connected: bool) -> Effect:
    """Move one card or exchange two; see `moves`."""
    return Effect("move_or_swap", partial(_moves_and_swaps, keeps_connected=keeps_connected))
