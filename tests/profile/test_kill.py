import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import closing
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

from game.profile.export import Export
from game.profile.plain_files import write_whole
from game.profile.store import Store
from tests.profile import exporter, player
from tests.profile.support import header
from tests.profile.test_damage import break_table
from tests.support.system import needs_fork, needs_unlinking

REPOSITORY = Path(__file__).parents[2]
KILLS = int(os.environ.get("BIOTOPE_KILLS", "5"))
CHANGES = {"open", "os.mkdir", "os.remove", "os.rename", "sqlite3.connect"}
"""Audit events of Python before files are opened or changed."""


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_killed_process_loses_nothing_that_was_acknowledged(folder: Path, seed: int) -> None:
    acknowledged = killed(Random(seed), 200, player.__file__, str(folder), str(seed))

    store = Store.open(folder)
    [running] = store.running()
    store.close()

    assert store.notices == []
    assert (running.actions, running.plans) in states_after(acknowledged, seed)


@needs_unlinking
@pytest.mark.parametrize("seed", range(KILLS))
def test_nor_does_one_whose_files_go_away(folder: Path, seed: int) -> None:
    """What was acknowledged after the files went away survives a kill at any moment."""
    acknowledged = killed(Random(seed), 100, player.__file__, str(folder), str(seed), "losing")

    with closing(Store.open(folder)) as store:
        running = store.running()

    if acknowledged != "lost":
        [game] = running
        assert (game.actions, game.plans) in states_after(acknowledged, seed)
    assert [file.name for file in folder.iterdir() if "partial" in file.name or "rewritten" in file.name] == []


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_killed_export_is_whole_or_not_there_and_leaves_nothing(tmp_path: Path, seed: int) -> None:
    exports = tmp_path / "exports"
    exports.mkdir()
    killed(Random(seed), 10, exporter.__file__, str(tmp_path / "data"), str(exports))
    for file in exports.glob("*.json"):
        assert len(Export.load(file).games) == exporter.GAMES
    write_whole(exports / "next.txt", "next")
    assert {file.suffix for file in exports.iterdir()} <= {".json", ".txt"}


@needs_fork
@pytest.mark.parametrize("where", ["sound_backup", "no_backup"])
def test_a_salvage_that_is_killed_at_any_step_loses_nothing(tmp_path: Path, where: str) -> None:
    """At `KILLS` of all changes of files and reports of progress, in a copy of the process."""
    damaged = tmp_path / "damaged"
    with closing(Store.open(damaged)) as store:
        for number in range(12):
            store.append(
                store.begin(header("Ana", seed=number), {0: "Ana"}), *(f"0 pick {number}" for _ in range(30))
            )
    if where == "no_backup":
        shutil.rmtree(damaged / "backups")
    else:
        Store.open(damaged).close()
    break_table(damaged, "summary")
    steps = salvaged_until(shutil.copytree(damaged, tmp_path / "counted"), None)
    expected, _ = opened(tmp_path / "counted")
    assert steps > 30 and len(expected) == 12
    points = Random(1).sample(range(steps), min(steps, KILLS))
    for point in points:
        folder = shutil.copytree(damaged, tmp_path / str(point))
        assert salvaged_until(folder, point) == point, "it was killed there"
        assert opened(folder) == (expected, ["set_aside", "salvaged"])
        assert [file.name for file in folder.rglob("*") if "partial" in file.name or "rewritten" in file.name] == []
        assert len([*folder.glob("damaged-*.sqlite")]) == 1, "the damaged file is kept"
        shutil.rmtree(folder)


def salvaged_until(folder: Path, point: int | None) -> int:
    """Open a damaged store in a copy of this process that kills itself at a step; return how many steps it took."""
    counted, said = os.pipe()
    child = os.fork()
    if child == 0:
        steps = count()

        def step(*_: object) -> None:
            if next(steps) == point:
                os.kill(os.getpid(), signal.SIGKILL)
            os.write(said, b".")

        sys.addaudithook(lambda event, _: step() if event in CHANGES else None)
        try:
            Store.open(folder, progress=step).close()
        finally:
            os._exit(0)
    os.close(said)
    with os.fdopen(counted, "rb") as output:
        steps_taken = len(output.read())
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) == (point is not None)
    return steps_taken


def opened(folder: Path) -> tuple[dict[str, tuple[str, ...]], list[str]]:
    """The running games of a folder, and of which kinds the notices are."""
    with closing(Store.open(folder)) as store:
        return {game.header: game.actions for game in store.running()}, [notice.kind for notice in store.notices]


def killed(random: Random, most: int, *program: str) -> str:
    """Run a program until it has printed some lines, at most as many, and kill it; return its last line."""
    child = subprocess.Popen(
        [sys.executable, *program],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
    )
    assert child.stdout
    with child, child.stdout as output:
        for _ in range(random.randint(1, most)):
            said = output.readline()
        time.sleep(random.random() / 500)
        child.kill()
        said = (output.readlines() or [said])[-1]
    return said.strip()


def states_after(acknowledged: str, seed: int) -> list[player.Model]:
    """The states in which the game can be: that after the last acknowledged step, or that of the next one."""
    done = 0 if acknowledged == "begun" else int(acknowledged) + 1
    states: list[player.Model] = [((), {}), *(state for _, state in islice(player.steps(seed), done + 1))]
    return states[done:]
