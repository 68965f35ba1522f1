"""Reefs: connected corals of one colour that no small animal covers (AQUA, section 5, row 3)."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeVar

from game.core.score import Cell
from game.games.aqua import components as box
from game.games.aqua.area import Area, Coral
from game.games.aqua.geometry import around, beside, touched_corals
from game.games.aqua.terms import Terms
from game.games.aqua.tiles import NEUTRAL

C = TypeVar("C", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Reef:
    """A group of corals, and the small animals that share an edge with it; both sorted."""

    colour: str
    corals: tuple[Coral, ...]
    animals: tuple[Cell, ...]


def reefs(area: Area, least: int) -> tuple[Reef, ...]:
    """The groups of at least so many corals, in the order of their first coral."""
    return _reefs(frozenset(area.corals.items()), frozenset(area.animals), least)


@lru_cache(maxsize=128)  # each preview scores all areas, and most of them are unchanged
def _reefs(corals: frozenset[tuple[Coral, str]], animals: frozenset[Cell], least: int) -> tuple[Reef, ...]:
    """The reefs among corals with their colours, between small animals at their corners."""
    inhabited = {coral for corner in animals for coral in around(corner)}
    open_corals = {c: colour for c, colour in corals if colour != NEUTRAL and c not in inhabited}
    large_enough = [group for group in groups(open_corals, _beside) if len(group) >= least]
    found = (Reef(open_corals[group[0]], tuple(sorted(group)), _touching(animals, group)) for group in large_enough)
    return tuple(sorted(found, key=lambda reef: reef.corals))


def _touching(animals: Collection[Cell], group: Collection[Coral]) -> tuple[Cell, ...]:
    """The small animals that share an edge with a group of corals, sorted."""
    members = set(group)
    return tuple(sorted(corner for corner in animals if not members.isdisjoint(touched_corals(corner))))


def groups(corals: Mapping[C, str], beside: Callable[[C], Iterable[C]]) -> Iterator[list[C]]:
    """The connected groups of one colour; `beside`: what could touch a coral."""
    seen: set[C] = set()
    for first, colour in corals.items():
        if first in seen:
            continue
        seen.add(first)
        group = [first]
        for coral in group:
            for other in beside(coral):
                if corals.get(other) == colour and other not in seen:
                    seen.add(other)
                    group.append(other)
        yield group


@cache
def _beside(coral: Coral) -> tuple[Coral, ...]:
    """All corals that could share an edge with this one.

    Two belong to its own tile; across each outer edge lie two of which only one exists, depending on how the tile
    there is turned.
    """
    centre, k = coral
    across = beside(centre)
    own = ((centre, (k + 2) % 6), (centre, (k + 4) % 6))
    return (*own, *((across[m % 6], (m + turn) % 6) for m in (k, k + 5) for turn in (3, 4)))


def reef_points(reef: Reef, area: Area, terms: Terms) -> int:
    """What a reef scores when its colour counts (section 5, row 3; modifications 4 and 5)."""
    if not terms.reefs_score:
        return 0
    if terms.modification == box.REEFS_BY_CORALS:
        return box.POINTS_PER_CORAL * len(reef.corals)
    if terms.modification == box.REEFS_BY_LARGE:
        return sum(animal.value for animal in area.large if not set(reef.animals).isdisjoint(animal.cells))
    return sum(box.SMALL_VALUES[area.animals[corner]] for corner in reef.animals)


def best_colour(found: tuple[Reef, ...], area: Area, terms: Terms) -> str:
    """The colour whose reefs score most, the first in order among equals (modification 6)."""
    points = dict.fromkeys(box.COLOURS, 0)
    for reef in found:
        points[reef.colour] += reef_points(reef, area, terms)
    return max(points, key=points.__getitem__)
