"""What tempers cost: `uv run python -m tests.bench.tempers [GAME…] [--level medium] [--deals N] [--seed S]`.

Every deal is played once by computers without tempers, and once for each temper with one of them on a seat; the table
says by how many points that seat does better or worse on the same deals, with 95 % intervals.
"""

import argparse
import math
from collections.abc import Sequence

from game.bots.tempers import TEMPERS, Temper
from game.bots.think import play_bots
from game.core.rng import Rng
from game.core.session import Session
from game.games.registry import GAMES

PLAYERS = {"aqua": 2}
"""Game → how many play; the others with three."""


def points(game: str, level: str, seat: int, seed: int, temper: Temper | None) -> int:
    """What a seat scores in a game; `temper`: what only its computer has."""
    names = [f"Computer {number}" for number in range(PLAYERS.get(game, 3))]
    if temper is not None:
        names[seat] = next(name for name, of in TEMPERS.items() if of is temper)
    session = Session.new(GAMES[game], names, seed=seed, bots=dict.fromkeys(range(len(names)), level))
    play_bots(session)
    return session.sheets()[seat].total


def summary(differences: Sequence[int]) -> str:
    """The mean with its interval (95 %)."""
    games, mean = len(differences), sum(differences) / len(differences)
    spread = math.sqrt(sum((one - mean) ** 2 for one in differences) / max(1, games - 1))
    return f"{mean:+6.2f} ± {1.96 * spread / math.sqrt(games):.2f}"


def main() -> None:
    """Plays and prints."""
    asked = argparse.ArgumentParser(description="What tempers cost.")
    asked.add_argument("games", nargs="*", metavar="GAME", default=[name for name, g in GAMES.items() if g.tempered])
    asked.add_argument("--level", default="medium")
    asked.add_argument("--deals", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    for game in given.games:
        seeds, found = Rng(given.seed), {temper: list[int]() for temper in Temper if temper in GAMES[game].tempered}
        for deal in range(given.deals):
            seed, seat = seeds.below(1 << 32), deal % PLAYERS.get(game, 3)
            plain = points(game, given.level, seat, seed, None)
            for temper, differences in found.items():
                differences.append(points(game, given.level, seat, seed, temper) - plain)
        for temper, differences in found.items():
            print(f"{game:10}{given.level:8}{temper:12}{summary(differences):18}{given.deals:5}", flush=True)


if __name__ == "__main__":
    main()
