"""When a reef has grown out of its window the picture draws back to all of it, step by step."""

from itertools import pairwise
from pathlib import Path

from game.games.aqua.view.places import Camera
from tests.games.aqua.view.sea import at_title, best_tile, by_mouse, lay, scene, sit_down, table, view
from tests.support.pilot import FRAME_MS, Pilot


def cameras(pilot: Pilot) -> list[Camera]:
    """How the large reef lies, frame by frame, while a decision is told."""
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    seen = [table(pilot).parts.reef.lens.camera]
    while scene(pilot).moving:
        pilot.step(FRAME_MS)
        seen.append(table(pilot).parts.reef.lens.camera)
    return seen


def test_the_reef_is_fitted_step_by_step(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, (640, 360)), "Ana", seed=5)
    grown = 0
    for _ in range(12):
        if view(pilot).phase != "grow":
            by_mouse(pilot)
            continue
        lay(pilot, best_tile(pilot))
        pilot.app.settings["animation"] = "full"
        seen = cameras(pilot)
        pilot.app.settings["animation"] = "none"
        pilot.settle()
        whole = abs(seen[-1].edge - seen[0].edge)
        if whole > 1:
            grown += 1
            assert all(abs(after.edge - before.edge) < whole / 4 for before, after in pairwise(seen)), "it jumps"
            assert sum(after != before for before, after in pairwise(seen)) * FRAME_MS > 150
    assert grown
