"""The twenty-five challenges (AQUA, section 6): what is met at the end of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from game.games.aqua.area import Area
from game.games.aqua.components import COLOURS
from game.games.aqua.large import in_contact
from game.games.aqua.reefs import Reef, reefs
from game.games.aqua.scoring import LARGE, REEFS, SMALL, AquaSheet, scoring_reefs
from game.games.aqua.terms import Terms


@dataclass(frozen=True)
class Standing:
    """Where one player stands at the end."""

    terms: Terms
    seat: int
    areas: Sequence[Area]
    sheets: Sequence[AquaSheet]
    winner: int

    @property
    def area(self) -> Area:
        return self.areas[self.seat]

    @property
    def sheet(self) -> AquaSheet:
        return self.sheets[self.seat]

    @property
    def wins(self) -> bool:
        return self.seat == self.winner

    @property
    def opponents(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.areas)) if seat != self.seat)

    @cached_property
    def reefs(self) -> tuple[Reef, ...]:
        return reefs(self.area, self.terms.least_reef)

    def scores(self, row: str, points: int) -> bool:
        """Whether a row of the sheet brings at least so many points."""
        return self.sheet[row].points >= points

    def leads_by(self, points: int) -> bool:
        """Whether the player wins with so many points more than the next best."""
        return self.wins and self.sheet.total - max(self.sheets[seat].total for seat in self.opponents) >= points


Met = Callable[[Standing], bool]


def _apart(standing: Standing) -> bool:
    """Three large animals of which no two are in contact."""
    cells = [animal.cells for animal in standing.area.large]
    return any(not any(in_contact(a, b) for a, b in combinations(three, 2)) for three in combinations(cells, 3))


def _fewest_animals(standing: Standing) -> bool:
    own = len(standing.area.animals)
    return standing.wins and all(own < len(standing.areas[seat].animals) for seat in standing.opponents)


def _reefs_of_one_animal(standing: Standing) -> int:
    """The most reefs that one small animal is in contact with."""
    counts = (sum(corner in reef.animals for reef in standing.reefs) for corner in standing.area.animals)
    return max(counts, default=0)


def _all_at_reefs(standing: Standing) -> bool:
    touching = {corner for reef in standing.reefs for corner in reef.animals}
    return bool(touching) and touching == set(standing.area.animals)


def _large_at_reefs(standing: Standing) -> int:
    touching = {corner for reef in standing.reefs for corner in reef.animals}
    return sum(not touching.isdisjoint(animal.cells) for animal in standing.area.large)


def _piles(standing: Standing) -> list[str]:
    return [animal.pile for animal in standing.area.large]


CHALLENGES: Mapping[int, Met] = {
    1: lambda s: s.sheet.total >= 70,
    2: lambda s: s.sheet.total >= 80,
    3: lambda s: s.sheet.total >= 90,
    4: lambda s: s.sheet.total >= 100,
    5: lambda s: bool(s.sheet.ecosystems) and min(s.sheet.ecosystems) > 0,
    6: lambda s: s.scores(LARGE, 30),
    7: lambda s: s.scores(LARGE, 35),
    8: lambda s: s.scores(SMALL, 25),
    9: lambda s: s.scores(SMALL, 30),
    10: lambda s: s.scores(REEFS, 25),
    11: lambda s: s.scores(REEFS, 30),
    12: lambda s: s.leads_by(10),
    13: lambda s: s.leads_by(20),
    14: lambda s: len(set(_piles(s))) >= 4,
    15: lambda s: _piles(s).count("diamond") >= 2,
    16: lambda s: s.wins and not s.area.large,
    17: _apart,
    18: lambda s: max(s.area.species.values(), default=0) >= 4,
    19: lambda s: all(s.area.species[colour] >= 2 for colour in COLOURS),
    20: _fewest_animals,
    21: lambda s: scoring_reefs(s.sheet) >= 5,
    22: lambda s: _reefs_of_one_animal(s) >= 4,
    23: lambda s: max((len(reef.animals) for reef in s.reefs), default=0) >= 6,
    24: _all_at_reefs,
    25: lambda s: _large_at_reefs(s) >= 3,
}

AGAINST_OTHERS = frozenset({12, 13, 16, 20})
"""Challenges that cannot be met alone."""


def challenges_met(standing: Standing) -> tuple[int, ...]:
    """The numbers of all challenges met, in order."""
    excluded = AGAINST_OTHERS if standing.terms.players == 1 else frozenset()
    return tuple(number for number, met in CHALLENGES.items() if number not in excluded and met(standing))
