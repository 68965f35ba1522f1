"""What a seat can do. Corners are points (a, b) of the fine lattice; hexagons are (column, row)."""

from dataclasses import dataclass

from game.core.score import Cell
from game.games.aqua.tiles import Tile


@dataclass(frozen=True, slots=True, order=True)
class Grow:
    """Take a tile from the market and place it."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True, order=True)
class Snail:
    """Take the sea snail: play after all the others, and start the next round."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Drop:
    """Discard a tile because none of the market can be placed."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True, order=True)
class Attract:
    """Cover this one of several habitats that cannot all be covered."""

    seat: int
    corner: Cell


@dataclass(frozen=True, slots=True, order=True)
class Large:
    """Take the top large animal of a pile; its cells may be given in any order and are kept sorted."""

    seat: int
    pile: str
    cells: tuple[Cell, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(sorted(self.cells)))


@dataclass(frozen=True, slots=True, order=True)
class Pass:
    """Take no large animal although one would come."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Reef:
    """Modification 6: name the colour whose reefs score."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True, order=True)
class Tick:
    """After the end: record one of the challenges that were met."""

    seat: int
    challenge: int


Action = Grow | Snail | Drop | Attract | Large | Pass | Reef | Tick
