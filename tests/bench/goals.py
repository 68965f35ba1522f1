"""How often goals are met: `uv run python -m tests.bench.goals [GAME…] [--games N] [--seed S] [--records DIR…]`.

Prints, for every goal and medal, how many of the seats of the strongest and of the medium computer meet it. Each goal
is to be met at least once by the strongest in 500 games, and by the medium computer in less than half of its own. Run
on demand: 500 games of an edition take hours. `--records` reads games that `biotope simulate --record` has kept.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.bots.think import play_bots
from game.core.record import Record
from game.core.rng import Rng
from game.core.session import Session
from game.games.registry import GAMES

TABLES: Mapping[str, tuple[tuple[tuple[str, ...], dict[str, Any]], ...]] = {
    **{
        game: tuple(
            (seats, {})
            for seats in (
                ("expert", "medium", "medium"),
                ("medium", "expert"),
                ("medium",),
                ("expert",) * 4,
                ("medium",) * 4,
                ("expert",),
            )
        )
        for game in ("forest", "ocean", "savanna")
    },
    "divercity": tuple(
        ((level,) * people, {"level": difficulty, "variants": variants})
        for level in ("expert", "medium")
        for people, difficulty, variants in (
            (1, "scuba", []),
            (2, "scuba", []),
            (3, "open_water", []),
            (3, "scuba", ["industrialist"]),
            (5, "divemaster", []),
            (2, "open_water", ["beginner"]),
        )
    ),
}
"""Game → the tables that are played in turn: levels by seat, and options."""

LEVELS = ("expert", "medium")


def played(game: str, games: int, seed: int) -> Iterator[Session]:
    """So many games between computers, played to the end."""
    seeds, tables = Rng(seed), TABLES[game]
    for number in range(games):
        levels, options = tables[number % len(tables)]
        names = tuple(f"{level} {seat}" for seat, level in enumerate(levels))
        session = Session.new(GAMES[game], names, options, seeds.below(1 << 32), dict(enumerate(levels)))
        play_bots(session)
        yield session


def recorded(game: str, folders: Iterable[Path]) -> Iterator[Session]:
    """The games of that kind whose records lie in folders."""
    for folder in folders:
        for file in sorted(folder.rglob("*.txt")):
            record = Record.parse(file.read_text(encoding="utf-8"))
            if record.header["game"] == game:
                yield Session(GAMES[game], record)


def counted(game: str, sessions: Iterable[Session]) -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """Level → seats that played; level and goal → seats that met it. An industrialist is no seat here."""
    goals, fold = GAMES[game].goals, GAMES[game].fold
    assert goals is not None and fold is not None
    seats, met = Counter[str](), Counter[tuple[str, str]]()
    for session in sessions:
        for seat, kept in fold.of(session.view(None)).items():
            level = session.bots[int(seat)]
            seats[level] += 1
            met.update((level, goal) for goal, needed in goals.needed.items() if kept["have"].get(goal, 0) >= needed)
    return seats, met


def main() -> None:
    """Plays or reads, and prints."""
    asked = argparse.ArgumentParser(description="How often goals are met.")
    asked.add_argument("games_of", nargs="*", metavar="GAME", help=f"{', '.join(TABLES)}; all when none is named")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--records", type=Path, nargs="+", metavar="DIR", help="read these instead of playing")
    given = asked.parse_args()
    for game in given.games_of or TABLES:
        if game not in TABLES:
            asked.error(f"there is no game “{game}” with goals; there are {', '.join(TABLES)}")
        sessions = recorded(game, given.records) if given.records else played(game, given.games, given.seed)
        seats, met = counted(game, sessions)
        goals = GAMES[game].goals
        assert goals is not None
        print(f"{game:28}{'needed':>7}" + "".join(f"{level:>9} of {seats[level]:<5}" for level in LEVELS))
        for goal, needed in goals.needed.items():
            if ":" in goal and not any(met[level, goal] for level in LEVELS):
                continue
            figures = (f"{met[level, goal]:9} {met[level, goal] / max(1, seats[level]):7.1%}" for level in LEVELS)
            print(f"  {goal:26}{needed:7}" + "".join(figures), flush=True)


if __name__ == "__main__":
    main()
