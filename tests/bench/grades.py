"""Solo grades of AQUA by mode: `uv run python -m tests.bench.grades [MODE…] [--games N] [--seed S] [--jobs J]`.

Plays solo games with a computer and prints, for each mode, the spread of the totals, the share of games that reach
each grade of the mode, and the totals that the same shares of games would reach as reach the classic grades. Those of
`family` in `game/games/aqua/components.py` come from 600 games of the medium computer.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean

from game.bots.think import play_bots
from game.core.rng import Rng
from game.core.session import Session
from game.games.aqua.terms import CLASSIC, FAMILY, FAMILY_REEFS, Terms
from game.games.registry import GAMES

MODES = (CLASSIC, FAMILY, FAMILY_REEFS)


def totals(mode: str, games: int, seed: int, level: str = "medium", jobs: int = 1) -> list[int]:
    """Play solo games and return their totals in points.

    Args:
        mode: an AQUA mode, e.g. ``"family"``.
        games: number of games; the same seed gives the same games.
        seed: seed of the deals.
        level: computer level.
        jobs: number of processes.
    """
    seeds = Rng(seed)
    deals = [seeds.below(1 << 32) for _ in range(games)]
    if jobs == 1:
        return [total(mode, deal, level) for deal in deals]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(total, [mode] * games, deals, [level] * games))


def total(mode: str, seed: int, level: str) -> int:
    """Play one solo game and return its total."""
    session = Session.new(GAMES["aqua"], (level,), {"mode": mode}, seed, {0: level})
    play_bots(session)
    return session.sheets()[0].total


def share(found: Sequence[int], threshold: int) -> float:
    """Share (0…1) of totals that reach a threshold."""
    return sum(one >= threshold for one in found) / len(found)


def matching(found: Sequence[int], other: Sequence[int], threshold: int) -> int:
    """Threshold in points that nearly the same share of `other` reaches as of `found` reach `threshold`.

    The one with the nearest share; of two equally near ones the lower.
    """
    wanted = share(found, threshold)
    return min(range(min(other), max(other) + 2), key=lambda points: (abs(share(other, points) - wanted), points))


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description="Solo grades of AQUA by mode.")
    asked.add_argument("modes", nargs="*", metavar="MODE", default=MODES)
    asked.add_argument("--games", type=int, default=600)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--level", default="medium")
    asked.add_argument("--jobs", type=int, default=1)
    given = asked.parse_args()
    classic = totals(CLASSIC, given.games, given.seed, given.level, given.jobs)
    for mode in given.modes:
        own = classic if mode == CLASSIC else totals(mode, given.games, given.seed, given.level, given.jobs)
        ordered = sorted(own)
        spread = f"p10 {ordered[len(ordered) // 10]}, p90 {ordered[-1 - len(ordered) // 10]}"
        print(f"{mode}: {len(own)} games, mean {fmean(own):.1f}, {spread}")
        for threshold, first in zip(Terms(1, mode).grades, Terms(1, CLASSIC).grades, strict=True):
            match = f"{matching(classic, own, first):4} for the {share(classic, first):.1%} of classic {first}"
            print(f"  {threshold:4} reached by {share(own, threshold):6.1%}; {match}", flush=True)


if __name__ == "__main__":
    main()
