"""The end of a game of AQUA lets its last points arrive before the table goes."""

from pathlib import Path

from game.games.aqua.events import GameEnded
from game.games.aqua.view.tellers import WAY
from game.profile.store import Store
from tests.support.pilot import FRAME_MS
from tests.support.watching import Step, watched

LEAST_MS = 600
"""Points take two thirds of that to come to their row."""


def ends(step: Step) -> bool:
    return any(isinstance(event, GameEnded) for event in step.events)


def test_there_is_a_last_look_at_the_reef_once_the_last_tile_lies(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    seen = watched(store, "aqua-1", ends)
    stage = seen.table.stage
    moving = [any(node.name.startswith(WAY) for node in stage.nodes) for _ in seen.told()]
    assert moving[::-1].index(True) * FRAME_MS > LEAST_MS
    store.close()
