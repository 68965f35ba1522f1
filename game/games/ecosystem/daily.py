"""The dailies of the Ecosystem games: the solo challenge with a deal that is kind on Mondays and stern on Sundays."""

from collections.abc import Mapping
from typing import Any

from game.core.daily import DEALS, Challenge, Dailies, Feat, stars_for
from game.core.rng import Rng
from game.core.rules import Config
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.opening import deal_of, setup
from game.games.ecosystem.solo import CARDS
from game.games.ecosystem.state import EcosystemView

_DRAWN = 14
"""Deals among which a day chooses by how kind they are."""

_KINDNESS: Mapping[str, Mapping[str, int]] = {
    "forest": {
        "hare": 8,
        "fox": -6,
        "dragonfly": 2,
        "trout": 15,
        "bear": 10,
        "bee": -2,
        "eagle": 14,
        "deer": -8,
        "wolf": -26,
        "stream": 4,
        "meadow": -10,
    },
    "ocean": {
        "coral": -4,
        "krill": -9,
        "plankton": -16,
        "grouper": 16,
        "clownfish": 8,
        "crab": 9,
        "eel": 21,
        "shark": 13,
        "whale": 4,
        "turtle": -25,
        "octopus": -16,
    },
    "savanna": {
        "waterhole": 8,
        "grassland": -22,
        "tree": -18,
        "gazelle": -11,
        "zebra": 5,
        "giraffe": 3,
        "cheetah": 11,
        "lion": -2,
        "elephant": 2,
        "hyena": 10,
        "vulture": 13,
    },
}
"""Edition → species → by how much one more card of it among those of a solo game changed the margins of computers.

Fitted to 400 games; dailies rest on these numbers, so they stay as they are.
"""


def dailies_of(edition: Edition) -> Dailies | None:
    """The dailies of an edition; None as long as nobody has found out which of its deals are kind."""
    if edition.id not in _KINDNESS:
        return None
    targets = _targets(edition)

    def challenge(weekday: int, turn: int, rng: Rng) -> Challenge:
        options = {"deal": edition.deals[0]} | {option.name: option.default for option in edition.options}
        deals = [rng.below(DEALS) for _ in range(_DRAWN)]
        deals.sort(key=lambda seed: (-kindness(edition, options, seed), seed))
        return Challenge(options, deals[2 * weekday], targets)

    def feat(view: EcosystemView) -> Feat:
        assert view.outcome is not None and view.outcome.margin is not None, "only a solo game that is over"
        return Feat(view.outcome.margin, stars_for(view.outcome.margin, targets))

    return Dailies(challenge, feat)


def _targets(edition: Edition) -> tuple[int, int, int]:
    easy, normal, hard = edition.rival.margins.values()
    return easy, normal, hard


def kindness(edition: Edition, options: Mapping[str, Any], seed: int) -> int:
    """How much the cards of a deal lend themselves to a large margin."""
    dealt = setup(edition, Config(edition.id, ("",), options, seed), Rng(seed)).state
    weights = _KINDNESS[edition.id]
    return sum(weights[species] for species in deal_of(dealt)["deck"][:CARDS])
