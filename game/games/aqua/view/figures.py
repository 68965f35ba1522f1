"""What the figures of the rules page show: tiles stated as records write them, scored by the rules. Pure, no drawing.

Each line is a picture of its own: a hot spot if there is one, tiles, and `large` with a pile and its cells. Small
animals live wherever a habitat is complete. The first line of a figure says what is shown:

- `corners`: the wide corners of a tile, then two tiles that meet;
- `habitat 2`: a habitat before and after its animal came, and what that is worth;
- `fourth 2 0`: three corals that meet and more of their colour beside them: what that is worth, and what it is worth
  where habitats stand free;
- `shapes 5 7`: large animals over small ones, and the value of each;
- `reef 8 3`: reefs with their points, the most first, and the one with most animals lit;
- `native 1 Y 2`: a goal, its native, and what it brings.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.score import Cell
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.components import HOT_SPOTS, LEAST_REEF, PILES
from game.games.aqua.reefs import Reef, reef_points, reefs
from game.games.aqua.scoring import LARGE, SMALL, area_sheet
from game.games.aqua.terms import Terms
from game.games.aqua.tiles import Tile
from game.ui.widgets.markdown_text import Figure

CORNERS, HABITAT, FOURTH, SHAPES, REEF, NATIVE = "corners", "habitat", "fourth", "shapes", "reef", "native"
KINDS = (CORNERS, HABITAT, FOURTH, SHAPES, REEF, NATIVE)
_LARGE = "large"
_TERMS = Terms(1)


@dataclass(frozen=True, slots=True)
class SeaFigure:
    """A figure of the page.

    Attributes:
        kind: one of `KINDS`.
        areas: its pictures.
        stated: the numbers that the page states.
        found: those that the rules find.
        goal: the number of a goal, and the colour of its native.
    """

    kind: str
    areas: tuple[Area, ...]
    stated: tuple[int, ...]
    found: tuple[int, ...]
    goal: tuple[int, str] = (0, "")


def stated(figure: Figure) -> SeaFigure:
    """What a figure shows.

    Raises:
        ValueError: there is no such figure, tile or pile.
    """
    kind, *about = figure.what
    if kind not in KINDS:
        raise ValueError(f"There is no figure “{kind}”")
    habitats = (False, True) if kind == FOURTH else (False,)
    areas = tuple(_area(line, strict) for line in figure.lines for strict in habitats)
    if kind == NATIVE:
        number, native, points = about
        goal = int(number), native
        return SeaFigure(kind, areas, (int(points),), (_goal_points(areas[0], *goal),), goal)
    return SeaFigure(kind, areas, tuple(map(int, about)), _found(kind, areas))


def reefs_of(area: Area) -> tuple[tuple[Reef, int], ...]:
    """The reefs of an area with their points."""
    return tuple((reef, reef_points(reef, area, _TERMS)) for reef in reefs(area, LEAST_REEF))


def _found(kind: str, areas: Sequence[Area]) -> tuple[int, ...]:
    if kind == REEF:
        return tuple(sorted((points for _, points in reefs_of(areas[0])), reverse=True))
    row = {HABITAT: SMALL, FOURTH: SMALL, SHAPES: LARGE}.get(kind)
    return tuple(area_sheet(_TERMS, area, ())[row].points for area in areas) if row else ()


def _goal_points(area: Area, number: int, native: str) -> int:
    return area_sheet(Terms(1, ecosystems=(number,), natives=native), area, ()).ecosystems[0]


def _area(line: str, strict: bool) -> Area:
    small, _, large = line.partition(f" {_LARGE} ")
    first, *rest = small.split()
    words = rest if first in HOT_SPOTS else [first, *rest]
    area = Area.start(first, strict) if first in HOT_SPOTS else Area("", strict=strict)
    for tile in map(Tile.parse, words):
        area = area.with_tile(tile)
        for corner in area.habitats_of(tile):
            area = area.with_animal(corner)
    if not large:
        return area
    pile, *cells = large.split()
    if pile not in PILES:
        raise ValueError(f"There is no pile “{pile}”")
    return area.with_large(LargeAnimal(pile, PILES[pile].values[0], tuple(map(_cell, cells))))


def _cell(text: str) -> Cell:
    a, _, b = text.partition(",")
    return int(a), int(b)
