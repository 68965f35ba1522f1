"""How long experts think beside a window's loop: `uv run python -m tests.bench.thinking forest aqua [--decisions N]`.

Experts play each game at its own table, at 1280 × 720 and with all movement, frame after frame as in a window. What
is printed are the processor times in milliseconds: of a decision, of the longest slice between two yields, and of a
frame. A decision is to take less than 300 ms in 99 of 100 cases, a slice less than 4, and a frame less than 16.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any

from game.core.rng import Rng
from game.core.rules import Bot, Event, Thought
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.app.tidying import Tidying
from game.ui.table.games import table_scene
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from tests.support.pilot import FRAME_MS, Pilot

NAMES = ("Ana", "Ben", "Cid")


@dataclass(slots=True)
class Times:
    """Processor times in milliseconds.

    Attributes:
        slices: for each decision the work between its yields, and at last up to the answer.
        frames: each picture of the window, with the thoughts in it.
    """

    slices: list[list[float]] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)

    @property
    def decisions(self) -> list[float]:
        """What each decision took in all."""
        return [sum(one) for one in self.slices]

    @property
    def longest_slice(self) -> float:
        """The longest work between two yields."""
        return max(map(max, self.slices))

    def timed(self, bot: Bot, view: Any, history: Sequence[Event], rng: Rng) -> Thought[Any]:
        """A computer player whose thoughts are measured."""
        thought = bot(view, history, rng)
        slices: list[float] = []
        self.slices.append(slices)
        while True:
            begin = thread_time()
            try:
                next(thought)
            except StopIteration as decided:
                return decided.value
            finally:
                slices.append(1000 * (thread_time() - begin))
            yield


def percentile(times: Sequence[float], share: float) -> float:
    """The least of the times that this share of them does not exceed."""
    ordered = sorted(times)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def measured(
    name: str, people: int, decisions: int, seed: int, level: str = "expert", size: tuple[int, int] = (1280, 720)
) -> Times:
    """Lets computers play in a window of this size until they have decided so often, game after game."""
    times = Times()
    game = replace(GAMES[name], bots={level: partial(times.timed, GAMES[name].bots[level])}, tempered={})
    with TemporaryDirectory() as folder, closing(Store.open(Path(folder))) as store:
        while len(times.slices) < decisions:
            session = Session.new(game, NAMES[:people], seed=seed, bots=dict.fromkeys(range(people), level))
            pilot = Pilot(size, store, animation="full")
            pilot.app.start(partial(_table, session, store))
            times.frames += _frames(pilot, times, decisions)
            seed += 1
    return times


def _table(session: Session, store: Store) -> TableScene:
    style = TableStyle(tuple(range(len(session.names))), pace="table")
    return table_scene(session, Saver.begin(store, session, style.data()), style)


def _frames(pilot: Pilot, times: Times, decisions: int) -> Iterator[float]:
    """How long each frame takes after the first one, until so much was decided or the table has been left."""
    pilot.app.step(FRAME_MS, [])
    while len(times.slices) < decisions and isinstance(pilot.scene, TableScene):
        begin = thread_time()
        pilot.app.step(FRAME_MS, [])
        if pilot.app.fault is not None:
            raise pilot.app.fault
        yield 1000 * (thread_time() - begin)


def main() -> None:
    """Plays, and prints a line for each game; nothing is tidied up meanwhile, as in the app while something moves."""
    Tidying()
    asked = argparse.ArgumentParser(description="How long experts think beside a window's loop.")
    asked.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    asked.add_argument("--decisions", type=int, default=100)
    asked.add_argument("--seats", type=int, default=3, choices=(1, 2, 3))
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    print(f"{'ms':12}{'mean':>8}{'99 %':>8}{'slice':>8}{'frame 99 %':>12}{'longest':>9}")
    for name in given.games or GAMES:
        times = measured(name, given.seats, given.decisions, given.seed)
        mean = sum(times.decisions) / len(times.decisions)
        print(
            f"{name:12}{mean:8.1f}{percentile(times.decisions, 0.99):8.1f}{times.longest_slice:8.1f}"
            f"{percentile(times.frames, 0.99):12.1f}{max(times.frames):9.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
