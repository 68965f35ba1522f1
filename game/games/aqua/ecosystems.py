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


def row_of(place: int) -> str:
    """The name of the row of the score sheet for the ecosystem in that place, from 0."""
    return f"eco:{place}"


def _company(each: int, colours: str, here: Place) -> Iterator[ScoreLine]:
    """Local: each native scores for the small animals of these colours in contact with it."""
    for cell in here.natives:
        touching = here.touching(cell, colours)
        if touching:
            yield here.line(len(touching), each, (cell, *touching))


def _visitors(colour: str, here: Place) -> Iterator[ScoreLine]:
    """Local: each small animal of that colour scores 3 for the natives in contact with it."""
    for cell, found in here.area.animals.items():
        touching = here.touching(cell, here.native) if found == colour else ()
        if touching:
            yield here.line(len(touching), 3, (cell, *touching))


def _neighbours_in_the_row(here: Place) -> Iterator[ScoreLine]:
    """Local: each native scores 2 for the small animals native to the ecosystem left or right that touch it."""
    natives = here.terms.natives
    beside = natives[max(here.place - 1, 0) : here.place] + natives[here.place + 1 : here.place + 2]
    return _company(2, beside, here)


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


ECOSYSTEMS: Mapping[int, Scoring] = {
    1: partial(_company, 1, COLOURS),
    2: partial(_giants, "duo", 2),
    3: partial(_giants, "bend", 3),
    4: partial(_giants, "triangle", 3),
    5: partial(_giants, "line", 3),
    6: partial(_giants, "diamond", 4),
    **{7 + place: partial(_visitors, colour) for place, colour in enumerate(COLOURS)},
    13: partial(_reefs, 3),
    14: _neighbours_in_the_row,
    15: partial(_enough, 3, 7),
    16: partial(_most, 7, 3),
    17: partial(_each, 4),
    18: partial(_each, 1),
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
