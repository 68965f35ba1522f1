"""The dailies of AQUA: a scenario alone, from A on Mondays to O on Sundays (section 6)."""

from game.core.daily import DEALS, Challenge, Dailies, Feat, stars_for
from game.core.rng import Rng
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.state import AquaView
from game.games.aqua.terms import MODES

_WEEK = ("AB", "CD", "EF", "GH", "IJ", "KLM", "NO")
"""Weekday → its scenarios, in turn."""
_NEARLY, _MORE = 15, 10
"""Points below the scenario's minimum that bring the first star, and above it the third."""


def _targets(letter: str) -> tuple[int, int, int]:
    least = SCENARIOS[letter].total
    return least - _NEARLY, least, least + _MORE


def _challenge(weekday: int, turn: int, rng: Rng) -> Challenge:
    letters = _WEEK[weekday]
    letter = letters[turn % len(letters)]
    options = {
        "mode": MODES[0],
        "ecosystems": None,
        "scenario": letter,
        "modification": None,
        "strict_habitats": False,
    }
    return Challenge(options, rng.below(DEALS), _targets(letter))


def _feat(view: AquaView) -> Feat:
    """Without its objective a scenario brings one star at most."""
    sheet, letter = view.sheets[0], view.terms.scenario
    if letter is None:
        return Feat(sheet.total, 0)
    stars = stars_for(sheet.total, _targets(letter))
    return Feat(sheet.total, stars if sheet.scenario_met else min(stars, 1))


DAILIES = Dailies(_challenge, _feat)
