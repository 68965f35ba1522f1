import os
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from game.profile.store import Store
from tests.profile import player

REPOSITORY = Path(__file__).parents[2]
KILLS = int(os.environ.get("BIOTOPE_KILLS", "10"))


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_killed_process_loses_nothing_that_was_acknowledged(folder: Path, seed: int) -> None:
    random = Random(seed)
    child = subprocess.Popen(
        [sys.executable, player.__file__, str(folder), str(seed)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
    )
    assert child.stdout
    with child, child.stdout as output:
        for _ in range(random.randint(1, 200)):
            acknowledged = output.readline()
        time.sleep(random.random() / 500)
        child.kill()
        acknowledged = (output.readlines() or [acknowledged])[-1]

    done = 0 if acknowledged == b"begun\n" else int(acknowledged) + 1
    states = [((), {}), *(state for _, state in islice(player.steps(seed), done + 1))]
    store = Store.open(folder)
    [running] = store.running()
    store.close()

    assert store.notices == []
    assert (running.actions, running.plans) in states[done:]
