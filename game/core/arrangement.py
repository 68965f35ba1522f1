"""The same pieces laid better: what a game finds, and what a page after the game shows."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Arrangement(Generic[V]):
    """How the board of a seat becomes the best one that was found.

    Attributes:
        views: the finished game as it is, after each exchange of two pieces, and at last as it would be best; only
            the first one where nothing better was found.
    """

    views: tuple[V, ...]


Arranger = Callable[[Any, int], Generator[float, None, Arrangement[Any]]]
"""`arrange(view, seat)` of a finished game: it yields how much of its work is done, from 0 to 1."""
