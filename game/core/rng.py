"""A seeded source of chance that gives the same numbers on every machine and in every version of Python."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64. One seed, one sequence, for ever: records and tests rely on it."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each equally likely. n must be positive."""
        limit = _MASK + 1 - (_MASK + 1) % n
        while (z := self._next()) >= limit:
            pass
        return z % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. There must be at least one."""
        return items[self.below(len(items))]

    def fork(self, *path: int) -> "Rng":
        """An independent source named by numbers (a seat, a turn); the parent's sequence is not touched."""
        child = Rng(self._state)
        for step in path:
            child = Rng(child._next() ^ ((step + 1) * 0xD1B54A32D192ED03))
        return child
