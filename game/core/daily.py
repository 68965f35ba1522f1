"""The daily: each day one solo game that is the same for everybody, and how well it was played."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.rng import Rng

STARS = 3

DEALS = 1_000_000
"""The seeds of dailies are below this: six digits, as those of other games."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A solo game to try.

    Attributes:
        options: its rule options.
        seed: makes its deal.
        targets: the points for one, two and three stars; there may be more to a star than its points.
    """

    options: Mapping[str, Any]
    seed: int
    targets: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Feat:
    """What was reached in a solo game; a game's points may be a margin, a total or saved species."""

    points: int
    stars: int


@dataclass(frozen=True, slots=True)
class Dailies:
    """How a game makes its dailies.

    Attributes:
        challenge: weekday (0 is Monday, the gentlest, 6 Sunday, the hardest), how often that weekday had this game
            before, a source of chance of that day alone → what is to be played.
        feat: public view of the end of a solo game → what was reached.
    """

    challenge: Callable[[int, int, Rng], Challenge]
    feat: Callable[[Any], Feat]


def stars_for(points: int, targets: tuple[int, int, int]) -> int:
    """How many of the targets are reached."""
    return sum(points >= target for target in targets)
