"""The dailies of Mini DiverCity: solo, at a level that rises with the week."""

from game.core.daily import DEALS, Challenge, Dailies, Feat, stars_for
from game.core.rng import Rng
from game.games.divercity.components import LEVELS, SAVED
from game.games.divercity.state import DiverCityView
from game.games.divercity.table import OPTIONS

_WEEK = ("snorkelling", "scuba", "scuba", "open_water", "open_water", "advanced", "divemaster")
"""Weekday → level."""


def _targets(level: str) -> tuple[int, int, int]:
    """Species to save: all that the level asks for bring the third star."""
    save = LEVELS[level].save
    return save - 2, save - 1, save


def _challenge(weekday: int, turn: int, rng: Rng) -> Challenge:
    level = _WEEK[weekday]
    options = {option.name: option.default for option in OPTIONS} | {"level": level}
    return Challenge(options, rng.below(DEALS), _targets(level))


def _feat(view: DiverCityView) -> Feat:
    saved = sum(token == SAVED for token in view.ladder.values())
    return Feat(saved, stars_for(saved, _targets(view.options["level"])))


DAILIES = Dailies(_challenge, _feat)
