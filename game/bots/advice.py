"""What every adviser does: comparing two choices on the same deals, and saying what makes the difference."""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt
from typing import TypeVar

from game.bots.think import Slices
from game.core.hint import Advice, Hint, Reason
from game.core.rules import Thought

C = TypeVar("C")
D = TypeVar("D")

MOST = 3
"""How many reasons a hint gives."""

LEAST = 0.7
"""Points below which a difference is no reason."""

EQUAL = 0.5
"""Points below which two choices are as good as each other."""


@dataclass(frozen=True, slots=True)
class Compared:
    """By how much one choice is ahead of another, on average over the same deals.

    Attributes:
        terms: of each term of the result.
        error: the standard error of their sum.
        reached: what the first one comes to itself.
    """

    terms: tuple[float, ...]
    error: float
    reached: float = 0.0

    @property
    def ahead(self) -> float:
        """Of all terms together."""
        return sum(self.terms)

    @property
    def clear(self) -> bool:
        """The difference counts, and is more than twice its error."""
        return self.ahead >= EQUAL and self.ahead > 2 * self.error

    @property
    def turned(self) -> "Compared":
        """By how much the other one is ahead of this one."""
        return Compared(tuple(-term for term in self.terms), self.error, self.reached - self.ahead)


def compared(
    first: C,
    second: C,
    deal: Callable[[], D],
    play: Callable[[C, D], Sequence[float]],
    playouts: int,
    cost: float,
) -> Generator[None, None, Compared]:
    """Plays both choices out on the same deals.

    Args:
        first: the one that should be ahead.
        second: the other one.
        deal: makes one way in which everything unknown may be.
        play: what a choice comes to on a deal, term by term.
        playouts: how many of each, at least two.
        cost: of a playout, as in `Slices`.
    """
    slices, differences, reached = Slices(), [], 0.0
    for _ in range(playouts):
        dealt = deal()
        ends = play(first, dealt), play(second, dealt)
        reached += sum(ends[0])
        differences.append([a - b for a, b in zip(*ends)])
        if slices.full(2 * cost):
            yield
    terms = tuple(sum(column) / playouts for column in zip(*differences))
    ahead = sum(terms)
    variance = sum((sum(row) - ahead) ** 2 for row in differences) / (playouts - 1)
    return Compared(terms, sqrt(variance / playouts), reached / playouts)


def weighty(reasons: Iterable[Reason], least: float = LEAST) -> tuple[Reason, ...]:
    """The few that make most of the difference: first what speaks for the best choice, then what against it."""
    found = (reason for reason in reasons if abs(reason.points) >= least)
    most = sorted(found, key=lambda reason: -abs(reason.points))[:MOST]
    return tuple(sorted(most, key=lambda reason: -reason.points))


def metered(thought: Thought[Hint], slices: float) -> Advice:
    """The same thought, telling after each slice how much of it is done.

    Args:
        thought: an adviser's.
        slices: how many there are, about.
    """
    for done in count(1):
        try:
            next(thought)
        except StopIteration as found:
            hint: Hint = found.value
            return hint
        yield min(1.0, done / slices)
    raise AssertionError("a thought ends")
