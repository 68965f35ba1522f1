"""Set-ups on hexagons: TMX maps with flat hexagons, as columns that slant and rows that rise."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from game.levels.tmx import LevelError, open_map
from game.paths import levels_dir

HexCell = tuple[int, int]
"""Column q, to the right, and row r, upwards along the left edge of the column."""


@dataclass(frozen=True, slots=True)
class Hexagon:
    """One hexagon of a map: where it is, and the properties the designer gave it."""

    cell: HexCell
    properties: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class HexLayer:
    """One layer of a map: its own properties, and its hexagons in the order of the file."""

    properties: Mapping[str, Any]
    hexagons: tuple[Hexagon, ...]


def load_hexes(name: str) -> Mapping[str, HexLayer]:
    """Every object layer of a hexagonal map, by its name.

    Args:
        name: of the file below the levels, without its ending, for example "aqua/hot_spots". Its map has the
            properties `column` and `row` of the hexagon that is (0, 0).

    Raises:
        LevelError: the file is missing or damaged, is no map of flat hexagons, or a hexagon lies between the cells.
    """
    tiled = open_map(levels_dir() / f"{name}.tmx")
    if tiled.orientation != "hexagonal" or getattr(tiled, "staggeraxis", None) != "x":
        raise LevelError(f"The level file {tiled.filename} is no map of flat hexagons.")
    step = (tiled.tilewidth + int(tiled.hexsidelength)) / 2
    first, last = int(tiled.properties["column"]), int(tiled.properties["row"])

    def cell(x: float, y: float) -> HexCell:
        column = x / step
        q = round(column) - first
        up = last + (first % 2) / 2 - y / tiled.tileheight - q / 2
        if abs(column - round(column)) > 0.1 or abs(up - round(up)) > 0.1:
            raise LevelError(f"A hexagon of {tiled.filename} lies between the cells, at {x:g}, {y:g}.")
        return q, round(up)

    return MappingProxyType(
        {
            layer.name: HexLayer(
                MappingProxyType(dict(layer.properties)),
                tuple(Hexagon(cell(thing.x, thing.y), MappingProxyType(dict(thing.properties))) for thing in layer),
            )
            for layer in tiled.objectgroups
        }
    )
