"""Why no large animal of a pile comes (AQUA, section 4, step 3)."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Literal

from game.core.score import Cell
from game.games.aqua import components as box
from game.games.aqua.area import Area
from game.games.aqua.geometry import SHAPES, add
from game.games.aqua.growing import chance_at
from game.games.aqua.large import FORBIDS_LARGE, Outline, may_cover, suit
from game.games.aqua.terms import Terms

Reason = Literal["empty", "once", "forbidden", "alike", "different", "old", "missing"]
"""The pile is empty; one of that shape is there (modification 10); a native of ecosystem 17 would be covered; two
species are alike; all are different (modification 9); none came in this turn; animals are missing."""


@dataclass(frozen=True, slots=True)
class Hindrance:
    """One reason, and the place of which it is true: its cells, and those of them that are to blame."""

    reason: Reason
    cells: Outline = ()
    culprits: Outline = ()


def hindrances(
    area: Area, pile: str, values: Collection[int], terms: Terms, new: Collection[Cell] = ()
) -> tuple[Hindrance, ...]:
    """Why no animal of that pile comes: one place for each reason, complete ones before those that lack animals.

    Args:
        area: of the player.
        pile: which of the five.
        values: what is left in the pile.
        terms: of the game.
        new: the small animals that came in this turn.
    """
    if not values:
        return (Hindrance("empty"),)
    if terms.modification == box.ONE_OF_EACH_SHAPE and any(animal.pile == pile for animal in area.large):
        return (Hindrance("once"),)
    found: dict[Reason, Hindrance] = {}
    for one in sorted(_places(area, pile, terms, new), key=lambda one: _distance(area, one)):
        found.setdefault(one.reason, one)
    complete = [one for one in found.values() if one.reason != "missing"]
    return (*complete, found["missing"]) if "missing" in found else tuple(complete)


def _places(area: Area, pile: str, terms: Terms, new: Collection[Cell]) -> Iterator[Hindrance]:
    """Every place with at least one free small animal, and what hinders there; legal ones are left out."""
    free = area.animals.keys() - area.covered
    places = {tuple(sorted(add(cell, step) for step in shape)) for cell in free for shape in SHAPES[pile]}
    for cells in sorted(places):
        lacking = tuple(cell for cell in cells if cell not in free)
        if lacking:
            if _may_become(area, cells, terms):
                yield Hindrance("missing", cells, lacking)
        elif (hindrance := _of_complete(area, cells, terms, new)) is not None:
            yield hindrance


def _may_become(area: Area, cells: Outline, terms: Terms) -> bool:
    """Whether habitats that suit are in the making at all corners that lack an animal."""
    colours = []
    for cell in cells:
        chance = chance_at(area, cell)
        if cell in area.covered or (cell not in area.animals and chance is None):
            return False
        colours.append(chance.colour if chance is not None else area.animals[cell])
    return suit(colours, terms)


def _of_complete(area: Area, cells: Outline, terms: Terms, new: Collection[Cell]) -> Hindrance | None:
    forbidden = tuple(cell for cell in cells if area.animals[cell] in terms.natives_of(FORBIDS_LARGE))
    if forbidden:
        return Hindrance("forbidden", cells, forbidden)
    if not may_cover(area, cells, terms):
        if terms.modification == box.IDENTICAL_SMALL:
            return Hindrance("different", cells)
        counts = Counter(area.animals[cell] for cell in cells)
        alike = tuple(cell for cell in cells if counts[area.animals[cell]] > 1)
        return Hindrance("alike", cells, alike)
    return None if set(new) & set(cells) else Hindrance("old", cells)


def _distance(area: Area, one: Hindrance) -> tuple[int, int]:
    """How far a place is from being right: first the animals, then the corals that are missing."""
    if one.reason != "missing":
        return 0, len(one.culprits)
    chances = (chance_at(area, cell) for cell in one.culprits)
    return len(one.culprits), sum(len(chance.missing) for chance in chances if chance is not None)
