"""Which large animals may come, and where (AQUA, section 4, step 3)."""

from collections import Counter
from collections.abc import Iterable, Mapping

from game.core.score import Cell
from game.games.aqua import components as box
from game.games.aqua.area import Area
from game.games.aqua.geometry import SHAPES, add, contacts
from game.games.aqua.terms import Terms

FORBIDS_LARGE = 17
EXEMPTS_NATIVES = 18

Outline = tuple[Cell, ...]
"""The cells of a possible large animal, sorted."""


def values_left(terms: Terms, areas: Iterable[Area]) -> Mapping[str, tuple[int, ...]]:
    """Pile → the values still in it, from the top."""
    taken = Counter(animal.pile for area in areas for animal in area.large)
    return {pile: values[taken[pile] :] for pile, values in terms.piles.items()}


def may_cover(area: Area, cells: Outline, terms: Terms) -> bool:
    """Whether the small animals on these cells suit a large one."""
    return suit((area.animals[cell] for cell in cells), terms)


def suit(species: Iterable[str], terms: Terms) -> bool:
    """Whether small animals of these colours suit a large one.

    Of all different species, natives of ecosystem 18 excepted, and none of them native to ecosystem 17 (section 5);
    under modification 9 at least two identical ones instead.
    """
    colours = Counter(species)
    if any(native in colours for native in terms.natives_of(FORBIDS_LARGE)):
        return False
    if terms.modification == box.IDENTICAL_SMALL:
        return max(colours.values()) >= box.ALIKE_AT_LEAST
    exempt = terms.natives_of(EXEMPTS_NATIVES)
    return all(count == 1 or colour in exempt for colour, count in colours.items())


def outlines(area: Area, pile: str, terms: Terms, new: Iterable[Cell] = ()) -> tuple[Outline, ...]:
    """Where a large animal of that pile may lie, sorted; it must cover at least one of the new small animals."""
    if terms.modification == box.ONE_OF_EACH_SHAPE and any(animal.pile == pile for animal in area.large):
        return ()
    free = area.animals.keys() - area.covered
    found = {
        tuple(add(cell, step) for step in shape)
        for cell in new
        for shape in SHAPES[pile]
        if all(add(cell, step) in free for step in shape)
    }
    return tuple(sorted(cells for cells in found if may_cover(area, cells, terms)))


def outlines_by_pile(
    area: Area, left: Mapping[str, tuple[int, ...]], terms: Terms, new: Iterable[Cell]
) -> dict[str, tuple[Outline, ...]]:
    """Pile → the legal outlines, for the piles that have any and are not empty."""
    new = tuple(new)
    if not new:
        return {}
    found = {pile: outlines(area, pile, terms, new) for pile, values in left.items() if values}
    return {pile: places for pile, places in found.items() if places}


def in_contact(a: Outline, b: Outline) -> bool:
    """Two large animals are in contact when any of their cells are."""
    return any(other in b for cell in a for other in contacts(cell))
