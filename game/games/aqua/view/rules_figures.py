"""The pictures of the rules page, drawn as the table draws its tiles and animals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from game.core.score import Cell
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.components import COLOURS, LEAST_REEF, PILES
from game.games.aqua.geometry import NB, E, add, around, contacts, hexagon_at
from game.games.aqua.reefs import reef_points, reefs
from game.games.aqua.terms import Terms
from game.games.aqua.tiles import Tile
from game.games.aqua.view.colours import disc_art, goal_art
from game.games.aqua.view.faces import paint_large, paint_small, paint_tile
from game.games.aqua.view.hexes import ring_hex
from game.games.aqua.view.places import Camera, fitted
from game.games.aqua.view.sceneries import Lit, ReefPicture
from game.ui.engine.canvas import Canvas
from game.ui.widgets.markdown_text import Figure
from game.units import Rect

_HERE: Cell = (1, 0)
_SIZE = (786.0, 210.0)
_WATER = "#0E4A55"
ALONE = Tile((0, 0), 0, "RYG")
BESIDE = Tile(hexagon_at(NB[0]), 0, "BOR")
"""Two tiles that meet with an edge of one colour: edge 0 of the first."""
_REEF = (
    "1,1,0,OYO", "0,-1,0,YPR", "-1,0,0,PYB", "0,1,0,OPR", "-1,-1,0,RBR", "-2,-1,0,RBY",
    "-2,0,0,BGG", "-3,1,0,GGR", "1,-2,0,OYP", "0,2,0,YOP", "2,-2,0,OBO",
)  # fmt: skip
"""The first tiles of a game from the hot spot H4."""


@dataclass(frozen=True, slots=True)
class ReefFigure:
    """A picture of the rules page by its name, in a box of water."""

    name: str

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, in units."""
        return _SIZE

    def paint(self, c: Canvas, hot: bool) -> None:
        """Draws it."""
        c.rect(0, 0, c.w, c.h, 16, _WATER)
        _FIGURES[self.name](c, Rect(14, 10, c.w - 28, c.h - 20))


def figure_of(figure: Figure) -> ReefFigure:
    """What a figure of the rules page draws.

    Raises:
        ValueError: there is no picture of that name.
    """
    (name,) = figure.what
    if name not in _FIGURES:
        raise ValueError(f"There is no figure “{name}”")
    return ReefFigure(name)


def _corners(c: Canvas, box: Rect) -> None:
    """A tile with its three wide corners; two tiles that meet with an edge of one colour."""
    left, right = _halves(box)
    camera = _camera(left, (ALONE,))
    _tiles(c, camera, (ALONE,))
    for k, _ in ALONE.corals():
        c.disc(*camera.at(E[k]), 9, "gold", "cream", 2)
    pair = (ALONE, BESIDE)
    camera = _camera(right, pair)
    _tiles(c, camera, pair)
    (x1, y1), (x2, y2) = camera.at(E[0]), camera.at(E[1])
    c.line(x1, y1, x2, y2, "gold", 7)


def _habitat(c: Canvas, box: Rect) -> None:
    """Three equal corals meet; their animal has come."""
    left, right = _halves(box)
    tiles = _around({_HERE: "R"})
    for place, lived_in in ((left, False), (right, True)):
        camera = _camera(place, tiles)
        _tiles(c, camera, tiles)
        if lived_in:
            paint_small(c, *camera.at(_HERE), camera.edge, "R")
        else:
            c.disc(*camera.at(_HERE), 9, "gold", "cream", 2)
    c.icon("play", box.x + box.w / 2, box.y + box.h / 2, 34, "cream")


def _reef(c: Canvas, box: Rect) -> None:
    """A reef with its points, and beside it the same with only what touches it bright."""
    left, right = _halves(box)
    area, terms = _grown(), Terms(1)
    found = tuple((reef, reef_points(reef, area, terms)) for reef in reefs(area, LEAST_REEF))
    best = max((reef for reef, _ in found), key=lambda reef: len(reef.animals))
    for place, lit in ((left, False), (right, True)):
        camera = fitted(place, area.edges, 46, 2)
        ReefPicture(area, found).paint(c, camera)
        if lit:
            Lit(area, frozenset(best.animals), (best,)).paint(c, camera)


def _shapes(c: Canvas, box: Rect) -> None:
    """The five shapes over small animals on their tiles."""
    w = box.w / len(PILES)
    for index, (pile, one) in enumerate(PILES.items()):
        cells = tuple(_from_here(step) for step in one.steps)
        animals = dict(zip(cells, "YGBP"))
        camera = _camera(Rect(box.x + index * w + 3, box.y, w - 6, box.h), _around(animals))
        _tiles(c, camera, _around(animals))
        large = LargeAnimal(pile, one.values[0], cells)
        paint_large(c, *camera.at(cells[0]), camera.edge, large, tuple(animals.values()))


def _native(c: Canvas, box: Rect) -> None:
    """A goal with its native, and in the reef that animal with those that touch it."""
    animals = {_HERE: "Y", add(_HERE, NB[0]): "R", add(_HERE, NB[1]): "B"}
    size = min(box.h - 20, 110.0)
    x, y = box.x + 60, box.y + (box.h - size) / 2
    c.art(goal_art(1), x, y, size, size)
    c.art(disc_art("Y"), x + size - 30, y + size - 44, 54, 54)
    c.icon("play", box.x + box.w * 0.42, box.y + box.h / 2, 34, "cream")
    camera = _camera(Rect(box.x + box.w / 2, box.y, box.w / 2, box.h), _around(animals))
    _tiles(c, camera, _around(animals))
    for cell, colour in animals.items():
        paint_small(c, *camera.at(cell), camera.edge, colour)
    ring_hex(c, *camera.at(_HERE), camera.edge * 0.94, "#08201C", 8)
    ring_hex(c, *camera.at(_HERE), camera.edge * 0.94, "gold", 5)
    assert all(cell in contacts(_HERE) for cell in animals if cell != _HERE)


_FIGURES: Mapping[str, Callable[[Canvas, Rect], None]] = {
    "corners": _corners,
    "habitat": _habitat,
    "reef": _reef,
    "shapes": _shapes,
    "native": _native,
}


def _halves(box: Rect) -> tuple[Rect, Rect]:
    w = box.w / 2 - 24
    return Rect(box.x, box.y, w, box.h), Rect(box.right - w, box.y, w, box.h)


def _camera(place: Rect, tiles: tuple[Tile, ...]) -> Camera:
    return fitted(place, [tile.centre for tile in tiles], 58, 4)


def _tiles(c: Canvas, camera: Camera, tiles: tuple[Tile, ...]) -> None:
    for tile in tiles:
        paint_tile(c, *camera.at(tile.centre), camera.edge, tile.parity, tile.colours)


def _from_here(step: tuple[int, int]) -> Cell:
    (ax, ay), (bx, by) = NB[0], NB[1]
    return _HERE[0] + ax * step[0] + bx * step[1], _HERE[1] + ay * step[0] + by * step[1]


def _around(animals: Mapping[Cell, str]) -> tuple[Tile, ...]:
    """The tiles of these habitats; their other corals differ from those beside them."""
    corals = {coral: colour for corner, colour in animals.items() for coral in around(corner)}
    tiles = []
    for number, centre in enumerate(sorted({centre for centre, _ in corals})):
        spare = [colour for colour in COLOURS if all(corals.get((centre, k)) != colour for k in (0, 2, 4))]
        names = (corals.get((centre, k), spare[(number + k) % len(spare)]) for k in (0, 2, 4))
        tiles.append(Tile(hexagon_at(centre), 0, "".join(names)))
    return tuple(tiles)


@cache
def _grown() -> Area:
    area = Area.start("H4")
    for text in _REEF:
        tile = Tile.parse(text)
        area = area.with_tile(tile)
        for corner in area.habitats_of(tile):
            area = area.with_animal(corner)
    return area
