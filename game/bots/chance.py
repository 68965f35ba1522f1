"""A small source of chance for playouts, which costs one multiplication (Park and Miller 1988)."""

from collections.abc import Sequence
from typing import TypeVar

from game.core.rng import Rng

T = TypeVar("T")

FACTOR, PRIME = 48_271, 2_147_483_647


def start(rng: Rng) -> int:
    """A number to begin with; each next one is `number * FACTOR % PRIME`."""
    return 1 + rng.below(PRIME - 1)


def shuffled(items: Sequence[T], chance: int) -> tuple[list[T], int]:
    """The items in a random order, and the number to go on with."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        chance = chance * FACTOR % PRIME
        other = chance % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed, chance
