"""What the tempers of computer players like among the cards of Ecosystem."""

from collections.abc import Callable, Mapping

from game.bots.tempers import Temper
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.grid import Grid

FANCY: Mapping[str, float] = {"easy": 2.0, "medium": 1.0, "expert": 0.4}
"""By how many points more a computer of each level judges a card that suits its temper."""

Liking = Callable[[str, Grid], float]
"""How many points more a species seems worth to the owner of that ecosystem."""

_FAVOURITES: Mapping[str, Mapping[Temper, frozenset[str]]] = {
    "forest": {
        Temper.HUNTER: frozenset({"wolf"}),
        Temper.GARDENER: frozenset({"meadow", "stream"}),
    },
    "ocean": {
        Temper.HUNTER: frozenset({"shark", "whale", "eel", "octopus"}),
        Temper.GARDENER: frozenset({"coral", "plankton"}),
    },
    "savanna": {
        Temper.HUNTER: frozenset({"cheetah", "lion", "hyena"}),
        Temper.GARDENER: frozenset({"grassland", "tree"}),
    },
}


def indifferent(species: str, own: Grid) -> float:
    """Nothing is liked for its own sake."""
    return 0.0


def meaningful(edition: Edition) -> tuple[Temper, ...]:
    """Those that mean something in an edition."""
    favourites = _FAVOURITES.get(edition.id, {})
    return tuple(t for t in Temper if t in favourites or t in (Temper.COLLECTOR, Temper.CAREFUL))


def liking(edition: Edition, temper: Temper | None, level: str) -> Liking:
    """What a computer player of a level likes: a collector new species, a careful one those that it has."""
    fancy = FANCY[level]
    if temper is None:
        return indifferent
    if temper is Temper.COLLECTOR:
        return lambda species, own: fancy * (species not in own.layout().values())
    if temper is Temper.CAREFUL:
        return lambda species, own: fancy * (species in own.layout().values())
    favourites = _FAVOURITES[edition.id][temper]
    return lambda species, own: fancy * (species in favourites)
