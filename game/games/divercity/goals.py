"""Medals and goals of Mini DiverCity: folds over the end of a finished game."""

from collections.abc import Callable
from typing import Any

from game.core.goals import Goal, Goals
from game.games.divercity.components import EXTINCT, LEVELS, RED, SAVED
from game.games.divercity.dive import WON
from game.games.divercity.state import DiverCityView
from game.games.divercity.table import MOST_DIVERS

Measure = Callable[[DiverCityView], int | None]


def _tokens(view: DiverCityView, place: int) -> int:
    """How many species stand on that place of the ladder."""
    return sum(token == place for token in view.ladder.values())


def _saved(view: DiverCityView) -> int:
    return _tokens(view, SAVED)


def _won(so: Callable[[DiverCityView], bool]) -> Measure:
    """1 for a game that the divers won so."""
    return lambda view: int(view.ending == WON and so(view))


def _low(view: DiverCityView) -> int:
    """How many species are extinct or one step from it."""
    return _tokens(view, EXTINCT) + _tokens(view, RED)


def _spared(view: DiverCityView) -> int:
    """How many diver cards nobody needed."""
    return sum(len(seat.unused) for seat in view.seats)


def _grade(level: str, divers: int) -> Measure:
    """The species saved at that level by so many persons who dive.

    The variants that make the game easier do not count, but for beginners at the level that is theirs (section 5).
    """

    def measure(view: DiverCityView) -> int | None:
        easier = view.table.has("full_team") or (view.table.has("beginner") and level != "snorkelling")
        if easier or view.options["level"] != level or len(view.table.diver_people) != divers:
            return None
        return _saved(view)

    return measure


EARLY = 18
"""The last turn of an early victory."""
FEW_LOST, FEW_LOW, FEW_HOTELS = 2, 3, 3
"""How many extinct species, species extinct or on red, and hotels are few in a victory."""

GOALS: Goals[DiverCityView] = Goals(
    medals=tuple(
        Goal(f"{level}:{divers}", numbers.save, _grade(level, divers))
        for level, numbers in LEVELS.items()
        for divers in range(1, MOST_DIVERS + 1)
    ),
    goals=(
        Goal("six", 6, _saved),
        Goal("seven", 7, _saved),
        Goal("few_lost", 1, _won(lambda view: _tokens(view, EXTINCT) <= FEW_LOST)),
        Goal("few_low", 1, _won(lambda view: _low(view) <= FEW_LOW)),
        Goal("few_hotels", 1, _won(lambda view: len(view.built) <= FEW_HOTELS)),
        Goal("five_hotels", 1, _won(lambda view: len(view.built) == 5)),
        Goal("brink", 1, _won(lambda view: _tokens(view, EXTINCT) == view.lose - 1)),
        Goal("early", 1, _won(lambda view: view.turn <= EARLY)),
        Goal("last_card", 1, _won(lambda view: view.species_left == 0)),
        Goal("spare_diver", 1, _won(lambda view: _spared(view) > 0)),
        Goal("industrialist", 1, _won(lambda view: view.industrialist is not None)),
        Goal("alone", 1, _won(lambda view: view.solo)),
    ),
)


def ended(view: DiverCityView) -> dict[str, Any]:
    """What is kept of a finished game: for each diver how far they came and the species that were saved.

    They reach everything together; the industrialist has no goals. A game that was given up gives nothing.
    """
    if view.outcome is None:
        return {}
    kept = {"have": GOALS.have(view), "found": {name: 1 for name, token in view.ladder.items() if token == SAVED}}
    return {str(person): kept for person in view.table.diver_people}
