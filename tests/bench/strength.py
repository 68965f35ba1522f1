"""How strong the computers are: `uv run python -m tests.bench.strength [TABLE…] [--games N] [--seed S] [--level L]`.

Prints a table with 95 % intervals, from games that nobody tuned anything on as long as the seed is a fresh one. It is
run on demand: the whole of it takes hours. With several players the first level sits once on every seat, in turn.
"""

import argparse
import math
from collections.abc import Mapping, Sequence
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
}


def play(table: Table, level: str, games: int, seed: int) -> list[float]:
    """For each game its points, or 1 when it came to what is wished and 0 when not."""
    seeds, found = Rng(seed), []
    game, players = GAMES[table.game], table.against + 1
    together = table.game == "divercity"
    for number in range(games):
        seat = number % players
        levels = {other: level if together or other == seat else "medium" for other in range(players)}
        names = tuple(f"{levels[other]} {other}" for other in range(players))
        session = Session.new(game, names, table.options, seeds.below(1 << 32), levels)
        play_bots(session)
        outcome = session.outcome
        assert outcome is not None, "computers play to the end"
        if not table.shares:
            found.append(float(session.sheets()[seat].total))
        elif table.margin is not None:
            found.append(float((outcome.margin or 0) >= table.margin))
        else:
            found.append(float(outcome.result == "won" if together else seat in outcome.winners))
    return found


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
    given = asked.parse_args()
    unknown = [name for name in given.tables if name not in TABLES]
    if unknown:
        asked.error(f"there is no table “{unknown[0]}”; there are {', '.join(TABLES)}")
    print(f"{'':14}{'  figure  95 %':26}{'games':>6}{'must':>7}{'aim':>7}")
    for name in given.tables or TABLES:
        table = TABLES[name]
        print(f"{name:14}{summary(table, play(table, given.level, given.games, given.seed))}", flush=True)


if __name__ == "__main__":
    main()
