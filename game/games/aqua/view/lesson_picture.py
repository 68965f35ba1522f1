"""A few tiles with their animals, drawn beside a sentence of the lesson."""

from dataclasses import dataclass

from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.growing import OCCUPIED, why_not
from game.games.aqua.tiles import Tile
from game.games.aqua.view.faces import paint_small, paint_tile
from game.games.aqua.view.hexes import ring_hex
from game.games.aqua.view.places import fitted
from game.ui.engine.canvas import Canvas
from game.units import Rect

_WATER, _LARGEST, _RIM = "#0E4A55", 58.0, 6.0


@dataclass(frozen=True, slots=True)
class SmallReef:
    """Some tiles on water.

    Attributes:
        tiles: where they lie.
        animals: the corners on which a small animal lives.
        meant: the corners that are marked.
    """

    tiles: tuple[Tile, ...]
    animals: tuple[Cell, ...]
    meant: tuple[Cell, ...]

    @classmethod
    def parse(cls, text: str) -> "SmallReef":
        """From tiles as a record writes them, and corners: `@1,0` with its animal, `*1,0` marked.

        Raises:
            ValueError: it is written otherwise, two tiles lie in one place, or an animal has no habitat.
        """
        words = text.split()
        tiles = tuple(Tile.parse(word) for word in words if word[0] not in "@*")
        area = Area("")
        for tile in tiles:
            if why_not(area, tile) == OCCUPIED:
                raise ValueError(f"The tile {tile} lies where another one lies")
            area = area.with_tile(tile)
        animals, meant = (tuple(_corner(word) for word in words if word[0] == sign) for sign in "@*")
        for corner in animals:
            if area.habitat(corner) is None:
                raise ValueError(f"There is no habitat around {corner[0]},{corner[1]}")
        return cls(tiles, animals, meant)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, _WATER)
        camera = fitted(Rect(6, 6, c.w - 12, c.h - 12), [tile.centre for tile in self.tiles], _LARGEST, _RIM)
        area = Area("")
        for tile in self.tiles:
            area = area.with_tile(tile)
            paint_tile(c, *camera.at(tile.centre), camera.edge, tile.parity, tile.colours)
        for corner in self.animals:
            paint_small(c, *camera.at(corner), camera.edge, area.habitat(corner) or "", value=False)
        for corner in self.meant:
            ring_hex(c, *camera.at(corner), camera.edge * 0.94, "#08201C", 6)
            ring_hex(c, *camera.at(corner), camera.edge * 0.94, "gold", 4)


def _corner(text: str) -> Cell:
    a, _, b = text[1:].partition(",")
    return int(a), int(b)
