"""The rows of AQUA on compact areas (section 5)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.games.aqua.bots.compact import BESIDE, CompactArea
from game.games.aqua.components import COLOURS, LARGER_MARKET, PILES, SCARCE_ANIMALS, SMALL_VALUES, SMALLER_MARKET
from game.games.aqua.components import GREATER_REEFS as GREATER
from game.games.aqua.large import EXEMPTS_NATIVES, FORBIDS_LARGE
from game.games.aqua.terms import Terms

WRITTEN = frozenset({None, SMALLER_MARKET, LARGER_MARKET, GREATER, SCARCE_ANIMALS})
"""The modifications that stand here."""

_GIANTS = dict(zip(range(2, 7), zip(PILES, (2, 3, 3, 3, 4))))


@dataclass(frozen=True, slots=True)
class Frame:
    """What the score of an area depends on besides itself.

    `counts`: colour → small animals, of each other player. `barred` and `exempt`: see `CompactArea.outlines`.
    """

    terms: Terms
    counts: Sequence[Mapping[str, int]]
    barred: str
    exempt: str

    @classmethod
    def of(cls, terms: Terms, counts: Sequence[Mapping[str, int]]) -> "Frame":
        return cls(terms, counts, terms.natives_of(FORBIDS_LARGE), terms.natives_of(EXEMPTS_NATIVES))

    def rows(self, area: CompactArea) -> tuple[int, ...]:
        """The points of every row: large animals, small ones, reefs where they score, the ecosystems."""
        reefs = area.reefs(self.terms.least_reef) if self.terms.reefs_score else []
        return (
            sum(value for _, value in area.large),
            sum(SMALL_VALUES[colour] for colour in area.animals.values()),
            *self._reefs(area, reefs),
            *(self._ecosystem(place, area, reefs) for place in range(len(self.terms.ecosystems))),
        )

    def points(self, area: CompactArea) -> int:
        """What an area scores."""
        return sum(self.rows(area))

    def _reefs(self, area: CompactArea, reefs: Sequence[tuple[str, set[int]]]) -> tuple[int, ...]:
        """The points of the row of the reefs, if there is one."""
        if not self.terms.reefs_score:
            return ()
        return (sum(SMALL_VALUES[area.animals[cell]] for _, animals in reefs for cell in animals),)

    def _ecosystem(self, place: int, area: CompactArea, reefs: Sequence[tuple[str, set[int]]]) -> int:
        number, native = self.terms.ecosystems[place], self.terms.natives[place]
        animals = area.animals
        natives = [cell for cell, colour in animals.items() if colour == native]
        if not natives:
            return 0
        if number == 1:
            return _touching(animals, natives, COLOURS)
        if number in _GIANTS:
            pile, each = _GIANTS[number]
            return each * len(natives) * sum(of == pile for of, _ in area.large)
        if number <= 12:
            return 3 * _touching(animals, natives, COLOURS[number - 7])
        if number == 13:
            return 3 * sum(cell in beside for _, beside in reefs for cell in natives)
        if number == 14:
            row = self.terms.natives
            return 2 * _touching(animals, natives, row[max(place - 1, 0) : place] + row[place + 1 : place + 2])
        if number == 15:
            return 7 if len(natives) >= 3 else 0
        if number == 16:
            return self._most(native, animals)
        return (4 if number == 17 else 1) * len(natives)

    def _most(self, native: str, animals: Mapping[int, str]) -> int:
        mine = list(animals.values())
        own = mine.count(native)
        if self.terms.players == 1:
            rivals = {mine.count(colour) for colour in set(mine) if colour != native}
        else:
            rivals = {other.get(native, 0) for other in self.counts}
        ahead = sum(count > own for count in rivals)
        return (7, 3)[ahead] if ahead < 2 else 0


def _touching(animals: Mapping[int, str], cells: Sequence[int], colours: str) -> int:
    """How often one of these cells touches a small animal of these colours."""
    found = 0
    for cell in cells:
        for step in BESIDE:
            colour = animals.get(cell + step)
            if colour is not None and colour in colours:
                found += 1
    return found
