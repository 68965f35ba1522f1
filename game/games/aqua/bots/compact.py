"""An area as numbers and short strings, quick to copy and to grow: what playouts are made on.

A point of the fine lattice is one number. A corner is a string: the colour of each coral that meets there (three of
them make a habitat), or `SPOILED`. An opening is the string of the six colours that a tile there would see.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.geometry import NB, SHAPES, E
from game.games.aqua.reefs import groups
from game.games.aqua.tiles import NEUTRAL, edge_colours, hot_spot_tiles, turned

SPOILED = "x"
NOTHING = NEUTRAL * 6


def point(cell: Cell) -> int:
    """The number of a point."""
    return cell[0] * 256 + cell[1]


def cell_of(number: int) -> Cell:
    """The point that has this number."""
    a = (number + 128) // 256
    return a, number - a * 256


CORNERS = tuple(map(point, E))
"""From the centre of a hexagon to its corners."""

BESIDE = tuple(map(point, NB))
"""From a hexagon to those beside it, and from an animal to those it can touch."""

OUTLINES = {pile: tuple(tuple(map(point, shape)) for shape in shapes) for pile, shapes in SHAPES.items()}

Way = tuple[int, str, str]
"""How a tile lies: parity, colours, and the colours of its edges."""


@cache
def ways(name: str) -> tuple[Way, ...]:
    """The six ways in which a tile can lie."""
    return tuple((parity, colours, edge_colours(parity, colours)) for parity, colours in turned(name))


@cache
def fitting(name: str, seen: str) -> tuple[Way, ...]:
    """The ways in which a tile can lie where it sees these colours."""
    return tuple(way for way in ways(name) if any(a == b for a, b in zip(way[2], seen)))


@cache
def doubled(colours: str) -> str:
    """Return the colour that two corals of a tile share; "" if all differ."""
    return "".join(colour for colour in dict.fromkeys(colours) if colours.count(colour) > 1)


class CompactArea:
    """One player's area that grows.

    Attributes:
        strict: habitats stand free: a tile with two corals of a colour spoils their corners (section 2, house rule).
        tiles: centre → parity and colours.
        corners: corner → the corals that meet there, or `SPOILED`.
        openings: centre of a free hexagon → the colours that it sees.
        animals: corner → colour of its small animal.
        covered: the corners under large animals.
        large: pile and value of each large animal.
        large_left: pile → the values still in it.
        small_left: colour → small animals still in their pile.
    """

    __slots__ = ("animals", "corners", "covered", "large", "large_left", "openings", "small_left", "strict", "tiles")

    def __init__(
        self, large_left: Mapping[str, tuple[int, ...]], small_left: Mapping[str, int], strict: bool = False
    ) -> None:
        self.strict = strict
        self.tiles: dict[int, tuple[int, str]] = {}
        self.corners: dict[int, str] = {}
        self.openings: dict[int, str] = {}
        self.animals: dict[int, str] = {}
        self.covered: set[int] = set()
        self.large: list[tuple[str, int]] = []
        self.large_left = dict(large_left)
        self.small_left = dict(small_left)

    @classmethod
    def of(
        cls, area: Area, large_left: Mapping[str, tuple[int, ...]], small_left: Mapping[str, int]
    ) -> "CompactArea":
        """The area of the rules."""
        compact = cls(large_left, {}, area.strict)
        for tile in (*hot_spot_tiles(area.hot_spot), *area.tiles):
            compact.grow(point(tile.centre), (tile.parity, tile.colours, tile.edges()))
        compact.animals = {point(cell): colour for cell, colour in area.animals.items()}
        compact.large = [(animal.pile, animal.value) for animal in area.large]
        compact.covered = {point(cell) for animal in area.large for cell in animal.cells}
        compact.small_left = dict(small_left)
        return compact

    def copy(self) -> "CompactArea":
        """An area that can go its own way."""
        area = CompactArea.__new__(CompactArea)
        area.tiles, area.corners, area.openings = self.tiles.copy(), self.corners.copy(), self.openings.copy()
        area.animals, area.covered, area.large = self.animals.copy(), self.covered.copy(), self.large[:]
        area.large_left, area.small_left = self.large_left.copy(), self.small_left.copy()
        area.strict = self.strict
        return area

    def crowding(self, colours: str) -> str:
        """Return the colours of which a tile spoils its own corners for habitats, because it has two such corals."""
        return doubled(colours) if self.strict else ""

    def grow(self, centre: int, way: Way) -> list[int]:
        """Places a tile; small animals come. Returns their corners."""
        parity, colours, edges = way
        tiles, openings, corners = self.tiles, self.openings, self.corners
        tiles[centre] = parity, colours
        openings.pop(centre, None)
        for edge, step in enumerate(BESIDE):
            other = centre + step
            if other not in tiles:
                seen, across = openings.get(other, NOTHING), (edge + 3) % 6
                openings[other] = seen[:across] + edges[edge] + seen[across + 1 :]
        new, crowding = [], self.crowding(colours)
        for place, colour in enumerate(colours):
            k = parity + 2 * place
            corner = centre + CORNERS[k]
            met = corners.get(corner, "")
            spoiled = colour == NEUTRAL or met.strip(colour) or colour in crowding
            corners[corner] = SPOILED if spoiled else met + colour
            corners[centre + CORNERS[(k + 1) % 6]] = SPOILED
            if len(met) == 2 and corners[corner] != SPOILED and self.small_left.get(colour):
                self.animals[corner] = colour
                self.small_left[colour] -= 1
                new.append(corner)
        return new

    def outlines(self, new: Sequence[int], barred: str, exempt: str) -> list[tuple[str, tuple[int, ...]]]:
        """Every pile and place of a large animal that may come over at least one of these new small ones.

        Args:
            new: their corners.
            barred: the colours that no large animal may cover.
            exempt: those of which one may cover several.
        """
        animals, covered = self.animals, self.covered
        found: dict[tuple[str, tuple[int, ...]], None] = {}
        for pile, values in self.large_left.items():
            for corner in new if values else ():
                for shape in OUTLINES[pile]:
                    colours = ""
                    for step in shape:
                        cell = corner + step
                        colour = animals.get(cell)
                        if colour is None or cell in covered or colour in barred:
                            break
                        if colour in colours and colour not in exempt:
                            break
                        colours += colour
                    else:
                        found[pile, tuple(sorted(corner + step for step in shape))] = None
        return list(found)

    def cover(self, pile: str, cells: Iterable[int]) -> None:
        """A large animal comes."""
        value, *rest = self.large_left[pile]
        self.large.append((pile, value))
        self.large_left[pile] = tuple(rest)
        self.covered.update(cells)

    def reefs(self, least: int) -> list[tuple[str, set[int]]]:
        """The colour of each group of so many free corals, and the small animals that touch it."""
        under = set()
        for corner in self.animals:
            for k, step in enumerate(CORNERS):
                tile = self.tiles.get(corner - step)
                if tile is not None and k & 1 == tile[0]:
                    under.add((corner - step) * 8 + k)
        corals = {
            centre * 8 + parity + 2 * place: colour
            for centre, (parity, colours) in self.tiles.items()
            for place, colour in enumerate(colours)
            if colour != NEUTRAL and centre * 8 + parity + 2 * place not in under
        }
        return [
            (corals[group[0]], self._animals_beside(group))
            for group in groups(corals, _touching)
            if len(group) >= least
        ]

    def _animals_beside(self, corals: Sequence[int]) -> set[int]:
        beside = set()
        for coral in corals:
            centre, k = coral >> 3, coral & 7
            for other in (centre + CORNERS[(k + 2) % 6], centre + CORNERS[(k + 4) % 6]):
                if other in self.animals:
                    beside.add(other)
        return beside


def _touching(coral: int) -> tuple[int, ...]:
    """The corals of the same tile, and those across its two edges."""
    centre, k = coral >> 3, coral & 7
    one, other = (centre + BESIDE[k]) * 8, (centre + BESIDE[(k + 5) % 6]) * 8
    return (
        centre * 8 + (k + 2) % 6,
        centre * 8 + (k + 4) % 6,
        one + (k + 3) % 6,
        one + (k + 4) % 6,
        other + (k + 2) % 6,
        other + (k + 3) % 6,
    )
