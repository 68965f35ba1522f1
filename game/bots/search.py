"""Choosing by playing on: sequential halving over common deals. Knows no game."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.bots.think import Slices

C = TypeVar("C")
D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Judged(Generic[C]):
    """A candidate, the mean of its playouts, and how many there were."""

    candidate: C
    mean: float
    playouts: int


def halving(
    candidates: Sequence[C],
    deal: Callable[[], D],
    play: Callable[[C, D], float],
    playouts: int,
    cost: float,
) -> Generator[None, None, list[Judged[C]]]:
    """Plays the candidates out on the same deals; after each stage the worse half is left behind.

    The stages share the budget equally (Karnin, Koren, Somekh 2013), so the last two get the most playouts each. All
    that is left to chance is in the deals: what differs between two candidates is their own worth.

    Args:
        candidates: at least one.
        deal: makes one way in which everything unknown may be.
        play: what a candidate comes to on a deal; the same for the same two.
        playouts: the budget, counted in playouts and never in time.
        cost: of a playout, as in `Slices`.

    Returns:
        All candidates, the best first: those that came further, and among them by their means.
    """
    slices = Slices()
    alive = list(range(len(candidates)))
    totals = [0.0] * len(candidates)
    counts = [0] * len(candidates)
    behind: list[int] = []

    def mean(number: int) -> float:
        return totals[number] / max(1, counts[number])

    stages = max(1, (len(candidates) - 1).bit_length())
    for _ in range(stages):
        for _ in range(max(1, playouts // (stages * len(alive)))) if len(alive) > 1 else ():
            dealt = deal()
            for number in alive:
                totals[number] += play(candidates[number], dealt)
                counts[number] += 1
                if slices.full(cost):
                    yield
        alive.sort(key=mean, reverse=True)
        kept = (len(alive) + 1) // 2
        behind = alive[kept:] + behind
        alive = alive[:kept]
    yield
    return [Judged(candidates[number], mean(number), counts[number]) for number in (*alive, *behind)]


def preferred(judged: Sequence[Judged[C]], liking: Callable[[C], float]) -> C:
    """What somebody takes: the best, or what they like more and what is hardly worse for it.

    Only what was played out at least half as often as the best is known well enough.

    Args:
        judged: as `halving` gives them.
        liking: by how many points more a candidate seems worth to them.
    """
    first, *others = judged
    liked = [
        one
        for one in others
        if 2 * one.playouts >= first.playouts and liking(one.candidate) > liking(first.candidate)
    ]
    return max((first, *liked), key=lambda one: one.mean + liking(one.candidate)).candidate
