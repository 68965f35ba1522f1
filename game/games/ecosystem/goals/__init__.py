"""Medals and goals of the Ecosystem games: folds over the end of a finished game."""

from collections.abc import Mapping
from typing import Any

from game.core.goals import Goal, Goals
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.goals.forest import FOREST_GOALS
from game.games.ecosystem.goals.measures import SeatEnd, margin
from game.games.ecosystem.goals.ocean import OCEAN_GOALS
from game.games.ecosystem.goals.savanna import SAVANNA_GOALS
from game.games.ecosystem.state import EcosystemView

_GOALS: Mapping[str, tuple[Goal[SeatEnd], ...]] = {
    "forest": FOREST_GOALS,
    "ocean": OCEAN_GOALS,
    "savanna": SAVANNA_GOALS,
}


def goals_of(edition: Edition) -> Goals[SeatEnd]:
    """The solo grades of an edition as medals (section 1.4), and its goals."""
    medals = tuple(Goal(grade, needed, margin) for grade, needed in edition.rival.margins.items())
    return Goals(medals, _GOALS.get(edition.id, ()))


def ended(edition: Edition, view: EcosystemView) -> dict[str, Any]:
    """What is kept of a finished game: by seat its total, how far it came, the species that brought points.

    A game that was given up gives nothing.
    """
    if view.outcome is None:
        return {}
    goals, kept = goals_of(edition), {}
    for seat in range(view.players):
        end = SeatEnd.of(view, seat)
        found = {species: end.sheet[species].points for species in edition.deck}
        kept[str(seat)] = {
            "total": end.sheet.total,
            "have": goals.have(end),
            "found": {species: points for species, points in found.items() if points > 0},
        }
    return kept
