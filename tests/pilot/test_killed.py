"""A process that is killed in the middle of a turn loses nothing that the store had acknowledged."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.profile.store import Store
from tests.pilot import player
from tests.pilot.play import at_title, lines, play_on, session

REPOSITORY = Path(__file__).parents[2]
KILLS = int(os.environ.get("BIOTOPE_KILLS", "1"))


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_game_goes_on_after_its_process_was_killed(tmp_path: Path, seed: int) -> None:
    acknowledged = killed_while_playing(tmp_path, seed)
    store = Store.open(tmp_path)
    [running] = store.running()
    store.close()
    assert list(running.actions[: len(acknowledged)]) == acknowledged

    pilot = at_title(tmp_path)
    pilot.click("continue")
    assert lines(pilot)[: len(acknowledged)] == acknowledged
    game = session(pilot)
    play_on(pilot)
    [finished] = pilot.store.finished()
    pilot.store.close()
    assert finished.result["totals"] == [sheet.total for sheet in game.sheets()]


def killed_while_playing(folder: Path, seed: int) -> list[str]:
    """Lets a process play for a while and kills it; the actions it last said were safe."""
    random = Random(seed)
    child = subprocess.Popen(
        [sys.executable, player.__file__, str(folder), str(seed)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )
    assert child.stdout
    with child, child.stdout as output:
        for _ in range(random.randint(1, 24)):
            said = output.readline()
        time.sleep(random.random() / 20)
        child.kill()
        said = (output.readlines() or [said])[-1]
    actions: list[str] = json.loads(said)
    return actions
