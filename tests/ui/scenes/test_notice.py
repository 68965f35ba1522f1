"""A sheet that waits until it was read."""

import pytest

from game.ui.scenes.notice import SEEN_MS, NoticeScene
from tests.support.garden import Garden
from tests.support.pilot import FRAME_MS, Pilot


@pytest.fixture
def pilot() -> Pilot:
    pilot = Pilot().start(Garden)
    pilot.app.stack.push(NoticeScene())
    return pilot


def test_two_quick_presses_of_enter_do_not_close_what_nobody_has_seen(pilot: Pilot) -> None:
    for key in ("Return", "Return", "Escape", "Space"):
        pilot.app.step(FRAME_MS, [pilot.key_event(key)])
        assert isinstance(pilot.scene, NoticeScene)


@pytest.mark.parametrize("key", ["Return", "Escape", "Space"])
def test_once_seen_a_key_puts_it_away(pilot: Pilot, key: str) -> None:
    pilot.step(SEEN_MS)
    pilot.key(key)
    assert pilot.scene.name == "garden"
