"""What is made, with all that it needs, when somebody looks into it."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Later(Mapping[K, V]):
    """A mapping that is made when it is first looked into.

    Args:
        make: makes it; called once.
    """

    def __init__(self, make: Callable[[], Mapping[K, V]]) -> None:
        self._made = cache(make)

    def __getitem__(self, key: K) -> V:
        return self._made()[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._made())

    def __len__(self) -> int:
        return len(self._made())
