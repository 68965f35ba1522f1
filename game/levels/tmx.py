"""TMX files as plain rectangles: the only door to pytmx, which brings pygame along when imported."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytmx

from game.units import Rect


class LevelError(Exception):
    """A level file is missing, damaged or incomplete; the message is one sentence for the player."""


def open_map(path: Path) -> pytmx.TiledMap:
    """Read a TMX file.

    Raises:
        LevelError: the file is missing or is no TMX map.
    """
    if not path.is_file():
        raise LevelError(f"The level file {path} is missing.")
    try:
        return pytmx.TiledMap(str(path))
    except Exception as error:  # pytmx lets through whatever a damaged file made it stumble over
        raise LevelError(f"The level file {path} is damaged and cannot be read.") from error


def has_layer(tiled: pytmx.TiledMap, name: str) -> bool:
    """Whether the map has a layer of this name."""
    return name in tiled.layernames


def marked(tiled: pytmx.TiledMap, layer: str, mark: str) -> frozenset[str]:
    """The names of the objects of a layer that carry a true property of that name."""
    return frozenset(thing.name for thing in tiled.get_layer_by_name(layer) if thing.properties.get(mark))


def rectangles(tiled: pytmx.TiledMap, layer: str) -> Mapping[str, Rect]:
    """The named rectangles of an object layer, in the order of the file.

    Raises:
        LevelError: the layer is missing, or one of its objects has no name of its own or no size.
    """
    if not has_layer(tiled, layer):
        raise LevelError(f"The level file {tiled.filename} has no layer “{layer}”.")
    places: dict[str, Rect] = {}
    for thing in tiled.get_layer_by_name(layer):
        if not thing.name or thing.name in places or thing.width <= 0 or thing.height <= 0:
            raise LevelError(
                f"Object {thing.id} in layer “{layer}” of {tiled.filename} needs its own name and a size."
            )
        places[thing.name] = Rect(thing.x, thing.y, thing.width, thing.height)
    return MappingProxyType(places)
