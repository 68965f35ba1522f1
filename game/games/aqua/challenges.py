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


@dataclass(frozen=True, slots=True)
class Counted:
    """A challenge that is met when a number is large enough; nearly met when only a little is missing."""

    measure: Callable[[Standing], int]
    needed: int
    little: int = 1

    def met(self, standing: Standing) -> bool:
        """Whether the number is large enough."""
        return self.measure(standing) >= self.needed


def _row(row: str) -> Callable[[Standing], int]:
    return lambda s: s.sheet.points_of(row)


_FEW_POINTS = 5
"""A challenge of points is nearly met when so many are missing."""

COUNTED: Mapping[int, Counted] = {
    1: Counted(lambda s: s.sheet.total, 70, _FEW_POINTS),
    2: Counted(lambda s: s.sheet.total, 80, _FEW_POINTS),
    3: Counted(lambda s: s.sheet.total, 90, _FEW_POINTS),
    4: Counted(lambda s: s.sheet.total, 100, _FEW_POINTS),
    5: Counted(lambda s: sum(points > 0 for points in s.sheet.ecosystems), 6),
    6: Counted(_row(LARGE), 30, _FEW_POINTS),
    7: Counted(_row(LARGE), 35, _FEW_POINTS),
    8: Counted(_row(SMALL), 25, _FEW_POINTS),
    9: Counted(_row(SMALL), 30, _FEW_POINTS),
    10: Counted(_row(REEFS), 25, _FEW_POINTS),
    11: Counted(_row(REEFS), 30, _FEW_POINTS),
    14: Counted(lambda s: len(set(_piles(s))), 4),
    15: Counted(lambda s: _piles(s).count("diamond"), 2),
    18: Counted(lambda s: max(s.area.species.values(), default=0), 4),
    19: Counted(lambda s: sum(s.area.species[colour] >= 2 for colour in COLOURS), len(COLOURS)),
    21: Counted(lambda s: scoring_reefs(s.sheet), 5),
    22: Counted(lambda s: _reefs_of_one_animal(s), 4),
    23: Counted(lambda s: max((len(reef.animals) for reef in s.reefs), default=0), 6),
    25: Counted(lambda s: _large_at_reefs(s), 3),
}

LEADS: Mapping[int, int] = {12: 10, 13: 20}
"""Challenge → the lead in points that meets it."""

_OTHERS: Mapping[int, Met] = {
    12: lambda s: s.leads_by(LEADS[12]),
    13: lambda s: s.leads_by(LEADS[13]),
    16: lambda s: s.wins and not s.area.large,
    17: _apart,
    20: _fewest_animals,
    24: _all_at_reefs,
}

CHALLENGES: Mapping[int, Met] = dict(
    sorted({**_OTHERS, **{number: one.met for number, one in COUNTED.items()}}.items())
)

AGAINST_OTHERS = frozenset({12, 13, 16, 20})
"""Challenges that cannot be met alone."""


def challenges_met(standing: Standing) -> tuple[int, ...]:
    """The numbers of all challenges met, in order."""
    excluded = AGAINST_OTHERS if standing.terms.players == 1 else frozenset()
    return tuple(number for number, met in CHALLENGES.items() if number not in excluded and met(standing))


@dataclass(frozen=True, slots=True)
class Nearly:
    """A challenge of which only a little is missing: the number now, and the one asked for."""

    challenge: int
    have: int
    needed: int


def nearly_met(standing: Standing) -> tuple[Nearly, ...]:
    """The challenges that are not met, but nearly."""
    found = ((number, one, one.measure(standing)) for number, one in COUNTED.items())
    return tuple(
        Nearly(number, have, one.needed)
        for number, one, have in found
        if one.needed - one.little <= have < one.needed
    )
