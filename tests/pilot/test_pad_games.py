"""Whole games are played by a gamepad: nothing but its buttons goes in."""

from pathlib import Path

import pytest

from game.games.registry import GAMES
from tests.pilot.play import at_title, session, sit_down
from tests.support.pads import focus, push

MOST = 400
"""Times that A is pushed in a game, at most."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_gamepad_alone(tmp_path: Path, game: str) -> None:
    """A for whatever the ring is on; where that changes nothing, the next one; the end of a turn is walked to."""
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", game=game)
    played = session(pilot)
    push(pilot, "pad start")
    assert pilot.scene.name == "pause"
    push(pilot, "pad b")
    for _ in range(MOST):
        if pilot.scene.name == "score":
            break
        while "end" in pilot.scene.stage and focus(pilot) != "end":
            push(pilot, "pad rt")
        before = pilot.scene, len(played.entries), pilot.scene.focus.node
        push(pilot, "pad a")
        if before == (pilot.scene, len(played.entries), pilot.scene.focus.node):
            push(pilot, "pad rt")
    assert pilot.scene.name == "score" and played.outcome is not None
    assert pilot.store.running() == []
    push(pilot, "pad rt")
    assert focus(pilot)
    pilot.store.close()
