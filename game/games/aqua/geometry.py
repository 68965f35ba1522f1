"""The fine triangular lattice on which corals, corners and animals lie (AQUA, section 2)."""

from collections.abc import Iterator
from functools import cache

from game.core.score import Cell
from game.games.aqua.components import PILES

E: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""From the centre of a hexagon to its corner 0 … 5."""


def add(a: Cell, b: Cell) -> Cell:
    """The sum of two points."""
    return a[0] + b[0], a[1] + b[1]


def subtract(a: Cell, b: Cell) -> Cell:
    """The difference of two points."""
    return a[0] - b[0], a[1] - b[1]


NB: tuple[Cell, ...] = tuple(add(E[m], E[(m + 1) % 6]) for m in range(6))
"""From a hexagon to the one across its edge 0 … 5, and from a small animal to those it can touch."""


def kind(point: Cell) -> int:
    """0 for the centre of a hexagon, 1 and 2 for the two kinds of corners."""
    return (point[0] - point[1]) % 3


def centre_of(cell: Cell) -> Cell:
    """The centre of the hexagon in column q and row r."""
    q, r = cell
    return q - r, q + 2 * r


def hexagon_at(centre: Cell) -> Cell:
    """Column q and row r of the hexagon with this centre."""
    a, b = centre
    return (2 * a + b) // 3, (b - a) // 3


@cache
def around(corner: Cell) -> tuple[tuple[Cell, int], ...]:
    """The three corals that can meet in a corner: the centre of the hexagon and the number of its corner."""
    first = 0 if kind(corner) == 1 else 1
    return tuple((subtract(corner, E[k]), k) for k in range(first, 6, 2))


@cache
def beside(centre: Cell) -> tuple[Cell, ...]:
    """The centres of the six hexagons around a hexagon, by edge."""
    return tuple(add(centre, step) for step in NB)


@cache
def contacts(corner: Cell) -> tuple[Cell, ...]:
    """The six corners whose small animals would touch the one here: they share a tile."""
    return tuple(add(corner, step) for step in NB)


@cache
def touched_corals(corner: Cell) -> tuple[tuple[Cell, int], ...]:
    """The six corals that a small animal on this corner touches: the other two of its three tiles."""
    return tuple((centre, (k + turn) % 6) for centre, k in around(corner) for turn in (2, 4))


def _turned(point: Cell) -> Cell:
    a, b = point
    return -b, a + b


def _shapes(pile: str) -> Iterator[tuple[Cell, ...]]:
    cells = [(NB[0][0] * x + NB[1][0] * y, NB[0][1] * x + NB[1][1] * y) for x, y in PILES[pile].steps]
    for _ in range(6):
        for origin in cells:
            yield tuple(sorted(subtract(cell, origin) for cell in cells))
        cells = [_turned(cell) for cell in cells]


SHAPES: dict[str, tuple[tuple[Cell, ...], ...]] = {pile: tuple(sorted(set(_shapes(pile)))) for pile in PILES}
"""Pile → every way in which its shape can lie over a given cell, as steps from that cell."""


def is_shape(pile: str, cells: tuple[Cell, ...]) -> bool:
    """True when exactly these cells, sorted, make the shape of that pile."""
    return bool(cells) and tuple(subtract(cell, cells[0]) for cell in cells) in SHAPES[pile]
