"""How a tile lies: six turns by a sixth of a circle, and what that does where it is laid. No pixels."""

from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.geometry import beside
from game.games.aqua.tiles import Tile

TURNS = 6
_UPPER, _LOWER = (0, 2, 1, 5, 3, 4), (5, 3, 4, 0, 2, 1)
"""The edges of a hexagon, the upper or the lower ones first, of these the ones at its sides."""


def tile_at(cell: Cell, name: str, turn: int) -> Tile:
    """The tile in that hexagon, turned counter-clockwise by so many sixths of a circle."""
    parity = turn % 2
    first = (parity - turn) // 2 % 3
    return Tile(cell, parity, name[first:] + name[:first])


def turn_of(tile: Tile) -> int:
    """By how many sixths a placed tile is turned; the first that shows it so."""
    return next(turn for turn in range(TURNS) if tile_at(tile.cell, tile.name, turn) == tile)


def degrees(turn: int) -> float:
    """That turn as an angle, clockwise."""
    return -60.0 * turn


def matching_edges(area: Area, tile: Tile) -> tuple[int, ...]:
    """The edges of a tile, not yet placed, across which the same colour lies."""
    edges = tile.edges()
    across = ((m, area.edges.get(other)) for m, other in enumerate(beside(tile.centre)))
    return tuple(m for m, seen in across if seen is not None and seen[(m + 3) % 6] == edges[m])


def open_edge(area: Area, tile: Tile) -> int:
    """An edge of a tile across which nothing lies; 0 when there is none.

    The edges at its side come first that lie nearer to the middle of the reef's height, so that a sign there is seen.
    """
    heights = [height for _, height in area.edges]
    high = tile.centre[1] * 2 > min(heights) + max(heights)
    free = [m for m in (_LOWER if high else _UPPER) if beside(tile.centre)[m] not in area.edges]
    return free[0] if free else 0
