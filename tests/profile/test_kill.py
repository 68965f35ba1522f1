import os
import subprocess
import sys
import time
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from game.profile.export import Export
from game.profile.plain_files import write_whole
from game.profile.store import Store
from tests.profile import exporter, player

REPOSITORY = Path(__file__).parents[2]
KILLS = int(os.environ.get("BIOTOPE_KILLS", "10"))


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_killed_process_loses_nothing_that_was_acknowledged(folder: Path, seed: int) -> None:
    acknowledged = killed(Random(seed), 200, player.__file__, str(folder), str(seed))

    store = Store.open(folder)
    [running] = store.running()
    store.close()

    assert store.notices == []
    assert (running.actions, running.plans) in states_after(acknowledged, seed)


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
