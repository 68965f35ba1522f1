"""What the tempers of computer players like in a reef of AQUA."""

from collections.abc import Callable, Mapping

from game.bots.tempers import Temper
from game.games.aqua.area import Area
from game.games.aqua.bots.compact import CompactArea
from game.games.aqua.components import LEAST_REEF
from game.games.aqua.reefs import reefs

FANCY: Mapping[str, float] = {"easy": 1.5, "medium": 0.75, "expert": 0.2}
"""By how many points more a computer of each level judges one thing more that suits its temper."""

Liking = Callable[[Area | CompactArea], float]
"""How many points more an area seems worth to its owner."""


def indifferent(area: Area | CompactArea) -> float:
    """Nothing is liked for its own sake."""
    return 0.0


def liking(temper: Temper | None, level: str) -> Liking:
    """What a computer player of a level likes: kinds of animals, large ones, animals beside reefs, or small ones."""
    if temper is None:
        return indifferent
    fancy, count = FANCY[level], _COUNTED[temper]
    return lambda area: fancy * count(area)


def _kinds(area: Area | CompactArea) -> int:
    piles = {animal.pile if not isinstance(animal, tuple) else animal[0] for animal in area.large}
    return len(set(area.animals.values())) + len(piles)


def _large(area: Area | CompactArea) -> int:
    return len(area.large)


def _small(area: Area | CompactArea) -> int:
    return len(area.animals)


def _beside_reefs(area: Area | CompactArea) -> int:
    if isinstance(area, CompactArea):
        return sum(len(animals) for _, animals in area.reefs(LEAST_REEF))
    return sum(len(reef.animals) for reef in reefs(area, LEAST_REEF))


_COUNTED: Mapping[Temper, Callable[[Area | CompactArea], int]] = {
    Temper.COLLECTOR: _kinds,
    Temper.HUNTER: _large,
    Temper.GARDENER: _beside_reefs,
    Temper.CAREFUL: _small,
}
