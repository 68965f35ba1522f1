"""The fifteen scenarios (AQUA, section 6): a row of ecosystems, a total and an objective."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.games.aqua.challenges import Standing
from game.games.aqua.scoring import LARGE, REEFS, SMALL

Measure = Callable[[Standing], int]


@dataclass(frozen=True, slots=True)
class Objective:
    """What a scenario asks for besides its total: a number that must reach `least` or not exceed `most`."""

    name: str
    measure: Measure
    least: int | None = None
    most: int | None = None

    def met_by(self, have: int) -> bool:
        """Whether that number is good enough."""
        return (self.least is None or have >= self.least) and (self.most is None or have <= self.most)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario by its ecosystems from left to right."""

    ecosystems: tuple[int, ...]
    total: int
    objective: Objective | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a player is in a scenario: the total against the one asked for, and the objective's number."""

    total: int
    needed: int
    objective: Objective | None
    have: int
    met: bool


def _row(row: str) -> Measure:
    return lambda standing: standing.sheet.points_of(row)


def _species(standing: Standing) -> int:
    return len(standing.area.species)


def _ecosystems(standing: Standing) -> int:
    return sum(points > 0 for points in standing.sheet.ecosystems)


def _uncovered(standing: Standing) -> int:
    """Small animals that are under no large one; where there is none at all, one is missing."""
    animals = standing.area.animals
    return len(animals.keys() - standing.area.covered) if animals else 1


def _most_of_a_species(standing: Standing) -> int:
    return max(standing.area.species.values(), default=0)


SCENARIOS: Mapping[str, Scenario] = {
    "A": Scenario((1, 2, 3, 4, 5, 6), 60),
    "B": Scenario((7, 8, 9, 10, 11, 12), 60),
    "C": Scenario((16, 16, 3, 5, 15, 15), 65),
    "D": Scenario((3, 4, 5, 6, 17, 17), 65, Objective("small", _row(SMALL), least=20)),
    "E": Scenario((13, 13, 18, 18, 4, 6), 70, Objective("large", _row(LARGE), least=20)),
    "F": Scenario((1, 2, 3, 10, 11, 12), 70, Objective("reefs", _row(REEFS), least=20)),
    "G": Scenario((7, 14, 8, 14, 9, 16), 75, Objective("species", _species, least=6)),
    "H": Scenario((2, 6, 17, 17, 18, 18), 75, Objective("small", _row(SMALL), most=20)),
    "I": Scenario((15, 15, 8, 11, 13, 13), 80, Objective("ecosystems", _ecosystems, least=4)),
    "J": Scenario((7, 8, 11, 4, 5, 6), 80, Objective("uncovered", _uncovered, most=0)),
    "K": Scenario((10, 13, 14, 14, 13, 9), 85, Objective("large", _row(LARGE), most=20)),
    "L": Scenario((17, 17, 13, 13, 2, 3), 85, Objective("reefs", _row(REEFS), most=20)),
    "M": Scenario((16, 14, 16, 15, 14, 15), 90, Objective("small", _row(SMALL), least=25)),
    "N": Scenario((18, 12, 10, 9, 7, 17), 95, Objective("of_a_species", _most_of_a_species, most=2)),
    "O": Scenario((12, 13, 14, 15, 16, 18), 100, Objective("ecosystems", _ecosystems, least=5)),
}


def progress(letter: str, standing: Standing) -> Progress:
    """How far a player is in that scenario."""
    objective = SCENARIOS[letter].objective
    return progress_with(letter, standing.sheet.total, objective.measure(standing) if objective else 0)


def progress_with(letter: str, total: int, have: int) -> Progress:
    """How far one is in that scenario with so many points and with that number for its objective."""
    scenario = SCENARIOS[letter]
    objective = scenario.objective
    met = total >= scenario.total and (objective is None or objective.met_by(have))
    return Progress(total, scenario.total, objective, have, met)


def unchosen(standing: Standing) -> str | None:
    """The scenario that a game without one would have met, as its ecosystems lay in the same order."""
    terms = standing.terms
    if terms.scenario is not None:
        return None
    same = (letter for letter, one in SCENARIOS.items() if one.ecosystems == tuple(terms.ecosystems))
    return next((letter for letter in same if progress(letter, standing).met), None)
