"""A coral tile in the reef: where it lies and how it is turned (AQUA, section 2)."""

import re
from dataclasses import dataclass
from functools import cache

from game.core.score import Cell
from game.games.aqua.components import COLOURS, HOT_SPOTS, TILES, least_rotation
from game.games.aqua.geometry import E, add, centre_of, subtract
from game.message import Message

NEUTRAL = "-"
"""The colour of the middle of a hot spot: it matches nothing."""

_TEXT = re.compile(rf"(-?[0-9]{{1,2}}),(-?[0-9]{{1,2}}),([01]),([{COLOURS}]{{3}})")

HOT_SPOT_CORNER: Cell = (1, 0)
"""Where the three hexagons of a hot spot meet."""


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """A placed tile: hexagon (column, row), parity p, and the colours at its corners p, p+2, p+4."""

    cell: Cell
    parity: int
    colours: str

    @property
    def centre(self) -> Cell:
        """Its centre on the fine lattice."""
        return centre_of(self.cell)

    @property
    def name(self) -> str:
        """Which of the 70 tiles it is."""
        return least_rotation(self.colours)

    def corals(self) -> tuple[tuple[int, str], ...]:
        """The corner of each of its three corals, and its colour."""
        return tuple((self.parity + 2 * place, colour) for place, colour in enumerate(self.colours))

    def edges(self) -> str:
        """The colour on each of its outer edges, 0 to 5."""
        return edge_colours(self.parity, self.colours)

    def __str__(self) -> str:
        return f"{self.cell[0]},{self.cell[1]},{self.parity},{self.colours}"

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Reads “q,r,p,XYZ”. Raises ValueError when the text is none or there is no such tile."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise ValueError(Message("“{text}” is no placed tile (column,row,parity,colours)", text=text))
        tile = cls((int(match[1]), int(match[2])), int(match[3]), match[4])
        if tile.name not in TILES:
            raise ValueError(Message("there is no {kind} “{name}”", kind=Message("tile"), name=match[4]))
        return tile


@cache
def edge_colours(parity: int, colours: str) -> str:
    """The coral at corner k owns the edges k − 1 and k."""
    edges = [""] * 6
    for place, colour in enumerate(colours):
        corner = parity + 2 * place
        edges[corner] = edges[corner - 1] = colour
    return "".join(edges)


@cache
def hot_spot_tiles(name: str) -> tuple[Tile, ...]:
    """The three hexagons of a hot spot; each turns its neutral coral to the corner they share."""
    hexagons = ((0, 0), (1, -1), (1, 0))
    tiles = []
    for cell, colours in zip(hexagons, HOT_SPOTS[name]):
        neutral = E.index(subtract(HOT_SPOT_CORNER, centre_of(cell)))
        at = {neutral: NEUTRAL, (neutral + 2) % 6: colours[0], (neutral + 4) % 6: colours[1]}
        tiles.append(Tile(cell, 0, "".join(at[corner] for corner in (0, 2, 4))))
    return tuple(tiles)


@cache
def turned(name: str) -> tuple[tuple[int, str], ...]:
    """The six ways in which a tile can lie: parity and colours."""
    return tuple((parity, name[i:] + name[:i]) for parity in (0, 1) for i in range(3))


def corner_of(centre: Cell, k: int) -> Cell:
    """The point where the coral at corner k of a hexagon has its 120° corner."""
    return add(centre, E[k])
