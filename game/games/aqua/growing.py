"""Where a tile may go, and which small animals come to it (AQUA, sections 2 and 4)."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.components import COLOURS, COLOURS_AT_MOST, FOUR_COLOURS
from game.games.aqua.geometry import around, beside, hexagon_at
from game.games.aqua.terms import Terms
from game.games.aqua.tiles import NEUTRAL, Tile, corner_of, edge_colours, turned

OCCUPIED = "occupied"
APART = "apart"
UNMATCHED = "unmatched"


def openings(area: Area) -> Iterator[tuple[Cell, str]]:
    """Each free hexagon (column, row) beside the reef, sorted, with the colours it sees across its edges 0 … 5.

    Across an edge without a tile it sees NEUTRAL.
    """
    seen: dict[Cell, list[str]] = {}
    for centre, edges in area.edges.items():
        for m, other in enumerate(beside(centre)):
            if other not in area.edges:
                seen.setdefault(other, [NEUTRAL] * 6)[(m + 3) % 6] = edges[m]
    for cell, colours in sorted((hexagon_at(centre), colours) for centre, colours in seen.items()):
        yield cell, "".join(colours)


def _seen(area: Area, centre: Cell) -> Iterator[str]:
    """The colour across each edge; NEUTRAL where there is none to match."""
    for m, other in enumerate(beside(centre)):
        yield area.edges[other][(m + 3) % 6] if other in area.edges else NEUTRAL


def _matches(edges: str, seen: Iterable[str]) -> bool:
    return any(a == b for a, b in zip(edges, seen))


@cache
def _showing(name: str, edge: int, colour: str) -> tuple[tuple[int, str], ...]:
    """The ways in which a tile shows a colour on an edge: parity and colours."""
    return tuple(way for way in turned(name) if edge_colours(*way)[edge] == colour)


def placements(area: Area, names: Collection[str]) -> Iterator[Tile]:
    """Every way in which one of these tiles may be placed, sorted: a free hexagon, one edge of equal colours."""
    for cell, seen in openings(area):
        sides = [(edge, colour) for edge, colour in enumerate(seen) if colour != NEUTRAL]
        ways = {way for name in names for edge, colour in sides for way in _showing(name, edge, colour)}
        for parity, colours in sorted(ways):
            yield Tile(cell, parity, colours)


def why_not(area: Area, tile: Tile) -> str | None:
    """Why a tile cannot lie so: `occupied`, `apart` (touches nothing), `unmatched` (no equal colours); else None."""
    centre = tile.centre
    if centre in area.edges:
        return OCCUPIED
    if not any(other in area.edges for other in beside(centre)):
        return APART
    return None if _matches(tile.edges(), _seen(area, centre)) else UNMATCHED


@dataclass(frozen=True, slots=True)
class Attraction:
    """What came to a tile: the area after it, the corners with new animals, those bare, those still contested."""

    area: Area
    animals: tuple[Cell, ...] = ()
    bare: tuple[Cell, ...] = ()
    contested: tuple[Cell, ...] = ()


def attract(area: Area, waiting: Collection[Cell], left: Mapping[str, int], terms: Terms) -> Attraction:
    """Covers complete habitats at once (section 4, step 2).

    Args:
        area: with the tile.
        waiting: the habitats to cover.
        left: colour → small animals still in their pile.
        terms: modification 8 lets only four colours live in an area.
    """
    colour_of = {corner: area.habitat(corner) or "" for corner in waiting}
    wanted = Counter(colour for colour in colour_of.values() if left[colour])
    new = wanted.keys() - area.species.keys()
    room = COLOURS_AT_MOST - len(area.species) if terms.modification == FOUR_COLOURS else len(COLOURS)
    animals, bare, contested = [], [], []
    for corner, colour in colour_of.items():
        if not left[colour] or (colour in new and room == 0):
            bare.append(corner)
        elif wanted[colour] > left[colour] or (colour in new and len(new) > room):
            contested.append(corner)
        else:
            animals.append(corner)
    for corner in animals:
        area = area.with_animal(corner)
    for corner in bare:
        area = area.with_bare(corner)
    return Attraction(area, tuple(animals), tuple(bare), tuple(contested))


def small_animals_left(terms: Terms, areas: Iterable[Area]) -> dict[str, int]:
    """Colour → small animals still in their pile."""
    taken = sum((area.species for area in areas), Counter())
    return {colour: terms.small_animals - taken[colour] for colour in COLOURS}


@dataclass(frozen=True, slots=True)
class Chance:
    """A habitat in the making: its corner, its colour, and the free hexagons that still lack a coral (1 or 2)."""

    corner: Cell
    colour: str
    missing: tuple[Cell, ...]


def chances(area: Area) -> tuple[Chance, ...]:
    """The corners that are one or two corals away from a habitat, the nearest first."""
    corners = {corner_of(centre, k) for (centre, k), colour in area.corals.items() if colour != NEUTRAL}
    found = (chance for corner in sorted(corners) if (chance := chance_at(area, corner)))
    return tuple(sorted(found, key=lambda chance: len(chance.missing)))


def chance_at(area: Area, corner: Cell) -> Chance | None:
    """The habitat that can still grow around a corner; None when it is complete or spoiled."""
    colour = None
    missing = []
    for coral in around(corner):
        found = area.corals.get(coral)
        if found is None:
            if coral[0] in area.edges:
                return None
            missing.append(hexagon_at(coral[0]))
        elif found == NEUTRAL or colour not in (None, found):
            return None
        else:
            colour = found
    if colour is None or not missing or area.crowded(corner, colour):
        return None
    return Chance(corner, colour, tuple(missing))
