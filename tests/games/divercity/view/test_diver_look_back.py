"""The look back is seen before it goes: presses that were meant for something else do not close it."""

from pathlib import Path

import pytest

from tests.games.divercity.tables import table
from tests.games.divercity.view.dives import at_title, sit_at
from tests.support.pilot import FRAME_MS

HANDS = "crab crab crab eel eel eel lobster lobster lobster "
QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"


@pytest.mark.parametrize("animation", ("none", "full"))
def test_two_quick_presses_do_not_close_it(tmp_path: Path, animation: str) -> None:
    """Ana told Ben his hand; he lifts the curtain and presses Enter once too often, and once more."""
    pilot = sit_at(at_title(tmp_path, (640, 360), animation), table(3, HANDS, QUIET, "endurance explorer captain"))
    pilot.key("w", "1", "Return")
    pilot.settle()
    assert pilot.scene.name == "curtain"
    while pilot.scene.name != "look-back":
        pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    for _ in range(4):
        pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    assert pilot.scene.name == "look-back"
    pilot.node("go-on").on_press()
    pilot.settle()
    assert pilot.scene.name == "look-back"
    assert pilot.faces().count("card/divercity/eel") == 3
    pilot.key("Return")
    pilot.settle()
    assert pilot.scene.name == "table"
    pilot.store.close()
