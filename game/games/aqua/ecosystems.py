"""What each of the eighteen ecosystems scores (AQUA, section 5, row 4)."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.core.score import Cell, ScoreLine
from game.games.aqua.area import Area
from game.games.aqua.components import COLOURS
from game.games.aqua.geometry import contacts
from game.games.aqua.reefs import Reef
from game.games.aqua.terms import Terms


class Place(NamedTuple):
    """One ecosystem in its row, and everything its points depend on.

    `place`: from 0; `natives`: the cells of its native species in `area`; `counts`: colour → small animals, of each
    other player.
    """

    place: int
    terms: Terms
    area: Area
    natives: tuple[Cell, ...]
    reefs: tuple[Reef, ...]
    counts: Sequence[Mapping[str, int]]

    @property
    def native(self) -> str:
        return self.terms.natives[self.place]

    def line(self, count: int, each: int, cells: tuple[Cell, ...]) -> ScoreLine:
        return ScoreLine(row_of(self.place), count, each, count * each, cells)

    def touching(self, cell: Cell, colours: str) -> tuple[Cell, ...]:
        """The small animals of these colours in contact with a cell."""
        animals = self.area.animals
        return tuple(other for other in contacts(cell) if animals.get(other, "-") in colours)


Scoring = Callable[[Place], Iterator[ScoreLine]]


ROW = "eco:"
"""How the name of the score row of an ecosystem begins."""


def row_of(place: int) -> str:
    """The name of the row of the score sheet for the ecosystem in that place, from 0."""
    return f"{ROW}{place}"


def _company(each: int, colours: str, here: Place) -> Iterator[ScoreLine]:
    """Local: each native scores for the small animals of these colours in contact with it."""
    for cell in here.natives:
        touching = here.touching(cell, colours)
        if touching:
            yield here.line(len(touching), each, (cell, *touching))


def _visitors(each: int, colour: str, here: Place) -> Iterator[ScoreLine]:
    """Local: each small animal of that colour scores for the natives in contact with it."""
    for cell, found in here.area.animals.items():
        touching = here.touching(cell, here.native) if found == colour else ()
        if touching:
            yield here.line(len(touching), each, (cell, *touching))


def _neighbours_in_the_row(each: int, here: Place) -> Iterator[ScoreLine]:
    """Local: each native scores for the small animals native to the ecosystem left or right that touch it."""
    natives = here.terms.natives
    beside = natives[max(here.place - 1, 0) : here.place] + natives[here.place + 1 : here.place + 2]
    return _company(each, beside, here)


def _giants(pile: str, each: int, here: Place) -> Iterator[ScoreLine]:
    """Global: each large animal of a pile scores for every native."""
    for animal in here.area.large:
        if animal.pile == pile and here.natives:
            yield here.line(len(here.natives), each, (*animal.cells, *here.natives))


def _reefs(each: int, here: Place) -> Iterator[ScoreLine]:
    """Local: each reef scores for every native in contact with it."""
    for reef in here.reefs:
        touching = tuple(cell for cell in here.natives if cell in reef.animals)
        if touching:
            yield here.line(len(touching), each, touching)


def _enough(needed: int, points: int, here: Place) -> Iterator[ScoreLine]:
    """Global: points once there are enough natives."""
    if len(here.natives) >= needed:
        yield ScoreLine(row_of(here.place), len(here.natives), 0, points, here.natives)


def _each(points: int, here: Place) -> Iterator[ScoreLine]:
    """Global: points for every native."""
    if here.natives:
        yield here.line(len(here.natives), points, here.natives)


def _most(first: int, second: int, here: Place) -> Iterator[ScoreLine]:
    """Global: most natives of all players; alone, more of them than of the other species. Ties share the place."""
    if here.terms.players == 1:
        rivals = {count for colour, count in here.area.species.items() if colour != here.native}
    else:
        rivals = {other.get(here.native, 0) for other in here.counts}
    own = len(here.natives)
    ahead = sum(count > own for count in rivals)
    if own and ahead < 2:
        yield ScoreLine(row_of(here.place), own, 0, (first, second)[ahead], here.natives)


POINTS: Mapping[int, int] = {
    1: 1,
    2: 2,
    3: 3,
    4: 3,
    5: 3,
    6: 4,
    **dict.fromkeys(range(7, 14), 3),
    14: 2,
    15: 7,
    16: 7,
    17: 4,
    18: 1,
}
"""Ecosystem → the points for what it counts."""
SECOND_POINTS = 3
"""For second most natives in ecosystem 16."""
PILE_OF: Mapping[int, str] = {2: "duo", 3: "bend", 4: "triangle", 5: "line", 6: "diamond"}
"""Ecosystem → the pile of large animals that it counts."""
COLOUR_OF: Mapping[int, str] = dict(enumerate(COLOURS, start=7))
"""Ecosystem → the colour of the small animals that it counts."""

ECOSYSTEMS: Mapping[int, Scoring] = {
    1: partial(_company, POINTS[1], COLOURS),
    **{number: partial(_giants, pile, POINTS[number]) for number, pile in PILE_OF.items()},
    **{number: partial(_visitors, POINTS[number], colour) for number, colour in COLOUR_OF.items()},
    13: partial(_reefs, POINTS[13]),
    14: partial(_neighbours_in_the_row, POINTS[14]),
    15: partial(_enough, 3, POINTS[15]),
    16: partial(_most, POINTS[16], SECOND_POINTS),
    17: partial(_each, POINTS[17]),
    18: partial(_each, POINTS[18]),
}


def ecosystem_lines(
    terms: Terms, area: Area, found: tuple[Reef, ...], counts: Sequence[Counter[str]]
) -> Iterator[tuple[str, tuple[ScoreLine, ...]]]:
    """Each ecosystem of the row and what it scores in an area.

    Args:
        terms: the row and its natives.
        area: of the player who scores.
        found: the reefs of that area.
        counts: species → small animals, of each other player.
    """
    for place, number in enumerate(terms.ecosystems):
        natives = tuple(cell for cell, colour in area.animals.items() if colour == terms.natives[place])
        here = Place(place, terms, area, natives, found, counts)
        yield row_of(place), tuple(ECOSYSTEMS[number](here))
