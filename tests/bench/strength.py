"""How strong the computers are: `uv run python -m tests.bench.strength [TABLE…] [--games N] [--seed S] [--jobs J]`.

Prints a table with 95 % intervals, from games that nobody tuned anything on as long as the seed is a fresh one. It is
run on demand: the whole of it takes hours. With several players the first level sits once on every seat, in turn.
"""

import argparse
import math
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from game.bots.figures import interval
from game.bots.think import play_bots
from game.core.rng import Rng
from game.core.session import Session
from game.games.registry import GAMES


class Table(NamedTuple):
    """Who plays what, and how good is good enough: a share of the games, or points on average."""

    game: str
    against: int
    options: Mapping[str, Any]
    must: float
    aim: float
    margin: int | None = None

    @property
    def shares(self) -> bool:
        """Whether its figure is a share of the games, not a number of points."""
        return self.must < 1


TABLES: Mapping[str, Table] = {
    "forest": Table("forest", 3, {}, 0.88, 0.95),
    "ocean": Table("ocean", 3, {}, 0.94, 0.98),
    "savanna": Table("savanna", 3, {}, 0.88, 0.95),
    "forest-solo": Table("forest", 0, {}, 0.5, 0.6, margin=70),
    "ocean-solo": Table("ocean", 0, {}, 0.5, 0.6, margin=80),
    "savanna-solo": Table("savanna", 0, {}, 0.5, 0.6, margin=85),
    "aqua-solo": Table("aqua", 0, {}, 94, 98),
    "aqua": Table("aqua", 1, {}, 0.75, 0.8),
    "scuba": Table("divercity", 2, {"level": "scuba"}, 0.58, 0.65),
    "open-water": Table("divercity", 2, {"level": "open_water"}, 0.26, 0.35),
    "scuba-pointing": Table("divercity", 2, {"level": "scuba", "pointing": True}, 0.7, 0.8),
    "open-water-pointing": Table("divercity", 2, {"level": "open_water", "pointing": True}, 0.4, 0.5),
}


def play(table: Table, level: str, games: int, seed: int, jobs: int = 1) -> list[float]:
    """For each game its points, or 1 when it came to what is wished and 0 when not; `jobs`: so many at a time."""
    seeds = Rng(seed)
    numbers = [(number, seeds.below(1 << 32)) for number in range(games)]
    if jobs == 1:
        return [_result(table, level, number, own) for number, own in numbers]
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(_result, table, level, number, own) for number, own in numbers]
        return [one.result() for one in waiting]


def _result(table: Table, level: str, number: int, seed: int) -> float:
    """The figure of the game of that number."""
    players = table.against + 1
    seat = number % players
    together = table.game == "divercity"
    levels = {other: level if together or other == seat else "medium" for other in range(players)}
    names = tuple(f"{levels[other]} {other}" for other in range(players))
    session = Session.new(GAMES[table.game], names, table.options, seed, levels)
    play_bots(session)
    outcome = session.outcome
    assert outcome is not None, "computers play to the end"
    if not table.shares:
        return float(session.sheets()[seat].total)
    if table.margin is not None:
        return float((outcome.margin or 0) >= table.margin)
    return float(outcome.result == "won" if together else seat in outcome.winners)


def summary(table: Table, figures: Sequence[float]) -> str:
    """The mean with its interval, beside what it must be and aims at."""
    games, mean = len(figures), sum(figures) / len(figures)
    if table.shares:
        low, high = interval(round(sum(figures)), games)
        told = f"{mean:7.0%}  [{low:.0%} to {high:.0%}]"
        return f"{told:26}{games:6}{table.must:7.0%}{table.aim:7.0%}"
    spread = math.sqrt(sum((figure - mean) ** 2 for figure in figures) / max(1, games - 1))
    told = f"{mean:7.1f}  ± {1.96 * spread / math.sqrt(games):.1f}"
    return f"{told:26}{games:6}{table.must:7.0f}{table.aim:7.0f}"


def main() -> None:
    """Plays and prints."""
    asked = argparse.ArgumentParser(description="How strong the computers are.")
    asked.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(TABLES)}; all when none is named")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--level", default="expert")
    asked.add_argument("--jobs", type=int, default=1, help="games at a time; the figures stay the same")
    given = asked.parse_args()
    unknown = [name for name in given.tables if name not in TABLES]
    if unknown:
        asked.error(f"there is no table “{unknown[0]}”; there are {', '.join(TABLES)}")
    if min(given.games, given.jobs) < 1:
        asked.error("there is at least one game, and one job")
    print(f"{'':20}{'  figure  95 %':26}{'games':>6}{'must':>7}{'aim':>7}")
    for name in given.tables or TABLES:
        table = TABLES[name]
        figures = play(table, given.level, given.games, given.seed, given.jobs)
        print(f"{name:20}{summary(table, figures)}", flush=True)


if __name__ == "__main__":
    main()
