"""How long a long journal takes to open: `uv run python -m tests.bench.journal [--games N]`.

Prints, for each section, the time from opening it to its first picture in a fresh process, over so many generated
games that two people have played. Each is to open within 300 ms on an idle machine.
"""

import argparse
import multiprocessing
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.app.first_drawings import decode_first
from game.ui.journal.scene import JournalScene
from game.ui.journal.sections import SECTIONS
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.pilot import FRAME_MS, Pilot

_PEOPLE = (("Ana",), ("Ana", "Ben"))
_BEGUN = datetime(2023, 1, 1, tzinfo=UTC)


def write_games(folder: Path, games: int) -> None:
    """Fills the store of a folder: a game of each kind and company, played at random, again and again."""
    with closing(Store.open(folder)) as store:
        models = [keep(store, played(game, people)) for game, people in product(GAMES, _PEOPLE)]
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        for number in range(len(models), games):
            _repeat(raw, models[number % len(models)], number)
        raw.commit()
    with closing(Store.open(folder)) as store:
        for game in GAMES.values():
            store.summaries(game)


def _repeat(raw: sqlite3.Connection, model: int, number: int) -> None:
    begun = _BEGUN + timedelta(hours=3 * number)
    ended = (begun + timedelta(minutes=20)).isoformat()
    again = raw.execute(
        "INSERT INTO game (name, players, header, screen, begun, touched, ended, result, played) "
        "SELECT name, players, header, screen, ?, ?, ?, result, played FROM game WHERE id = ?",
        (begun.isoformat(), ended, ended, model),
    ).lastrowid
    raw.execute("INSERT INTO action SELECT ?, number, line FROM action WHERE game = ?", (again, model))
    raw.execute("INSERT INTO seat SELECT ?, seat, profile FROM seat WHERE game = ?", (again, model))


def opening_ms(folder: Path, section: str) -> float:
    """From the title to the first picture of a section, in milliseconds, with what the program decodes ahead."""
    decode_first()
    with closing(Store.open(folder)) as store:
        pilot = Pilot(store=store).start(TitleScene)
        begin = perf_counter()
        pilot.app.stack.push(JournalScene(section))
        pilot.app.step(FRAME_MS, [])
        return 1000 * (perf_counter() - begin)


def figures(folder: Path, sections: Sequence[str]) -> dict[str, float]:
    """Section → `opening_ms`, each in a process of its own."""
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        taken = pool.starmap(opening_ms, [(folder, section) for section in sections], chunksize=1)
    return dict(zip(sections, taken, strict=True))


def main() -> None:
    """Generates, opens, and prints."""
    asked = argparse.ArgumentParser(description="How long a long journal takes to open.")
    asked.add_argument("--games", type=int, default=10_000)
    given = asked.parse_args()
    with TemporaryDirectory() as folder:
        write_games(Path(folder), given.games)
        print(f"a journal of {given.games} games")
        for section, ms in figures(Path(folder), [section.name for section in SECTIONS]).items():
            print(f"  {section:12}{ms:6.0f} ms", flush=True)


if __name__ == "__main__":
    main()
