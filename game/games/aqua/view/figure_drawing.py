"""The figures of the rules page, drawn as the table draws its tiles and animals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.games.aqua.area import Area
from game.games.aqua.geometry import E, touched_corals
from game.games.aqua.view.colours import disc_art, goal_art
from game.games.aqua.view.faces import paint_large, paint_tile
from game.games.aqua.view.figures import CORNERS, FOURTH, HABITAT, NATIVE, REEF, SHAPES, SeaFigure, reefs_of, stated
from game.games.aqua.view.hexes import ring_hex
from game.games.aqua.view.places import Camera, fitted
from game.games.aqua.view.sceneries import Lit, ReefPicture, coral_middle, paint_animals
from game.ui.engine.canvas import Canvas
from game.ui.widgets.markdown_text import Figure
from game.units import Rect

_SIZE = (786.0, 210.0)
_WATER = "#0E4A55"


@dataclass(frozen=True, slots=True)
class Water:
    """A figure in a box of water, as broad as the text."""

    shown: SeaFigure

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, in units."""
        return _SIZE

    def paint(self, c: Canvas, hot: bool) -> None:
        """Draws it."""
        c.rect(0, 0, c.w, c.h, 16, _WATER)
        _FIGURES[self.shown.kind](c, self.shown, Rect(14, 10, c.w - 28, c.h - 20))


def figure_of(figure: Figure) -> Water:
    """What a figure of the rules page draws.

    Raises:
        ValueError: it says nothing that can be drawn.
    """
    return Water(stated(figure))


def _corners(c: Canvas, shown: SeaFigure, box: Rect) -> None:
    """A tile with its three wide corners; two tiles that meet with an edge of one colour."""
    alone, pair = shown.areas
    left, right = _halves(box)
    camera = _tiles(c, left, alone)
    for k, _ in alone.tiles[0].corals():
        c.disc(*camera.at(E[k]), 9, "gold", "cream", 2)
    camera = _tiles(c, right, pair)
    (x1, y1), (x2, y2) = camera.at(E[0]), camera.at(E[1])
    c.line(x1, y1, x2, y2, "gold", 7)


def _habitat(c: Canvas, shown: SeaFigure, box: Rect) -> None:
    """Three equal corals meet; their animal has come."""
    (area,) = shown.areas
    (corner,) = area.animals
    left, right = _halves(box)
    c.disc(*_tiles(c, left, area).at(corner), 9, "gold", "cream", 2)
    paint_animals(c, _tiles(c, right, area), area)
    c.icon("play", box.x + box.w / 2, box.y + box.h / 2, 34, "cream")


def _fourth(c: Canvas, shown: SeaFigure, box: Rect) -> None:
    """More corals of its colour touch a habitat; beside it the same where habitats stand free."""
    for place, area in zip(_halves(box), shown.areas, strict=True):
        camera = _tiles(c, place, area)
        paint_animals(c, camera, area)
        for corner, colour in shown.areas[0].animals.items():
            for coral in touched_corals(corner):
                if area.corals[coral] == colour:
                    c.disc(*coral_middle(camera, *coral), 9, "gold", "cream", 2)


def _reef(c: Canvas, shown: SeaFigure, box: Rect) -> None:
    """A reef with its points, and beside it the same with only what touches it bright."""
    (area,) = shown.areas
    found = reefs_of(area)
    best = max((reef for reef, _ in found), key=lambda reef: len(reef.animals))
    left, right = _halves(box)
    for place, lit in ((left, False), (right, True)):
        camera = fitted(place, area.edges, 46, 2)
        ReefPicture(area, found).paint(c, camera)
        if lit:
            Lit(area, frozenset(best.animals), (best,)).paint(c, camera)


def _shapes(c: Canvas, shown: SeaFigure, box: Rect) -> None:
    """Large animals over small ones on their tiles."""
    w = box.w / len(shown.areas)
    for index, area in enumerate(shown.areas):
        camera = _tiles(c, Rect(box.x + index * w + 3, box.y, w - 6, box.h), area)
        for large in area.large:
            covered = [area.animals[cell] for cell in large.cells]
            paint_large(c, *camera.at(large.cells[0]), camera.edge, large, covered)


def _native(c: Canvas, shown: SeaFigure, box: Rect) -> None:
    """A goal with its native, and in the reef that animal with those that touch it."""
    (area,), (number, native) = shown.areas, shown.goal
    size = min(box.h - 20, 110.0)
    x, y = box.x + 60, box.y + (box.h - size) / 2
    c.art(goal_art(number), x, y, size, size)
    c.art(disc_art(native), x + size - 30, y + size - 44, 54, 54)
    c.icon("play", box.x + box.w * 0.42, box.y + box.h / 2, 34, "cream")
    camera = _tiles(c, Rect(box.x + box.w / 2, box.y, box.w / 2, box.h), area)
    paint_animals(c, camera, area)
    for cell in (one for one, colour in area.animals.items() if colour == native):
        ring_hex(c, *camera.at(cell), camera.edge * 0.94, "#08201C", 8)
        ring_hex(c, *camera.at(cell), camera.edge * 0.94, "gold", 5)


_FIGURES: Mapping[str, Callable[[Canvas, SeaFigure, Rect], None]] = {
    CORNERS: _corners,
    HABITAT: _habitat,
    FOURTH: _fourth,
    REEF: _reef,
    SHAPES: _shapes,
    NATIVE: _native,
}


def _halves(box: Rect) -> tuple[Rect, Rect]:
    w = box.w / 2 - 24
    return Rect(box.x, box.y, w, box.h), Rect(box.right - w, box.y, w, box.h)


def _tiles(c: Canvas, place: Rect, area: Area) -> Camera:
    """The tiles of an area in a place; answers where they lie."""
    camera = fitted(place, area.edges, 58, 4)
    for tile in area.tiles:
        paint_tile(c, *camera.at(tile.centre), camera.edge, tile.parity, tile.colours)
    return camera
