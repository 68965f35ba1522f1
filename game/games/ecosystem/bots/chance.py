"""A small source of chance for playouts, which costs one multiplication (Park and Miller 1988)."""

from game.core.rng import Rng

FACTOR, PRIME = 48_271, 2_147_483_647


def start(rng: Rng) -> int:
    """A number to begin with; each next one is `number * FACTOR % PRIME`."""
    return 1 + rng.below(PRIME - 1)


def shuffled(items: list[int], chance: int) -> tuple[list[int], int]:
    """The items in a random order, and the number to go on with."""
    items = items[:]
    for last in range(len(items) - 1, 0, -1):
        chance = chance * FACTOR % PRIME
        other = chance % (last + 1)
        items[last], items[other] = items[other], items[last]
    return items, chance
