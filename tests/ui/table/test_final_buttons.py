"""Whatever submits a decision at a table is marked as final, and is held where that is asked for: by its key too.

That nothing else submits one is watched in all games that pilots play (`tests.support.finals`).
"""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.engine.holding import HOLD_MS
from game.ui.table.scene import TableScene
from tests.pilot.play import at_title, session, sit_down, table
from tests.support.pilot import FRAME_MS, Pilot

CHOOSES = {"forest": ["hand/0"], "ocean": ["hand/0"], "savanna": ["hand/0"], "divercity": ["hand/0"]}
"""What is pressed at the beginning until something could be submitted."""


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    pilot.app.settings["first_notes"] = False
    yield pilot
    pilot.store.close()


def hold(pilot: Pilot, code: int, ms: float) -> None:
    """A key goes down, and comes up after so long."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pilot.app.step(FRAME_MS, [pygame.Event(kind, key=code, mod=0, unicode="")])
        pilot.step(ms if kind == pygame.KEYDOWN else 0)


def choose(pilot: Pilot, game: str) -> TableScene:
    """Begins a game and chooses what Enter would submit."""
    sit_down(pilot, "Ana", game=game)
    for name in CHOOSES[game]:
        pilot.click(name)
    scene = table(pilot)
    assert scene.desk.table.decision(scene.desk.state) is not None
    scene.focus.show = False
    return scene


@pytest.mark.parametrize("game", CHOOSES)
def test_enter_that_confirms_without_the_button_is_held_like_it(game: str, pilot: Pilot) -> None:
    choose(pilot, game)
    pilot.app.settings["hold"] = True
    hold(pilot, pygame.K_RETURN, HOLD_MS / 2)
    pilot.settle()
    assert session(pilot).entries == []
    table(pilot).focus.show = False
    hold(pilot, pygame.K_RETURN, HOLD_MS + 4 * FRAME_MS)
    assert session(pilot).entries


def test_the_key_that_ends_a_turn_is_held(pilot: Pilot) -> None:
    scene = choose(pilot, "divercity")
    scene.desk.confirm()
    pilot.settle()
    pilot.app.settings["hold"] = True
    assert "end" in pilot.names()
    number = len(session(pilot).entries)
    hold(pilot, pygame.K_e, HOLD_MS / 2)
    assert len(session(pilot).entries) == number
    hold(pilot, pygame.K_e, HOLD_MS + 4 * FRAME_MS)
    assert len(session(pilot).entries) > number


def test_a_snail_is_held(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Bruno", game="aqua")
    pilot.app.settings["hold"] = True
    pilot.click("snail")
    pilot.click("place")
    assert session(pilot).entries == []
    pilot.app.settings["hold"] = False
    pilot.click("place")
    assert len(session(pilot).entries) == 1


def test_a_drop_waits_for_the_button_where_that_has_to_be_held(pilot: Pilot) -> None:
    for wanted in (True, False):
        sit_down(pilot, "Ana")
        pilot.app.settings["drop_submits"], pilot.app.settings["hold"] = True, wanted
        pilot.click("hand/0")
        pilot.click(pilot.names("board:")[0])
        assert (session(pilot).entries == []) is wanted


def test_a_card_dropped_on_the_rival_stays_chosen_until_the_button_is_held(pilot: Pilot) -> None:
    scene = choose(pilot, "forest")
    pilot.click(pilot.names("board:")[0])
    scene.desk.confirm()
    pilot.settle()
    number = len(session(pilot).entries)
    pilot.app.settings["hold"] = True
    pilot.drag("hand/1", "rival")
    pilot.settle()
    assert len(session(pilot).entries) == number and "Hold “Done” to confirm." in pilot.texts()
    assert scene.desk.table.decision(scene.desk.state) is not None, "the card is chosen"
    hold(pilot, pygame.K_RETURN, HOLD_MS + 4 * FRAME_MS)
    assert len(session(pilot).entries) == number + 1


def test_a_button_that_is_not_marked_would_be_found(pilot: Pilot) -> None:
    choose(pilot, "forest")
    pilot.node("done").final = False
    with pytest.raises(AssertionError, match="done"):
        pilot.click("done")
