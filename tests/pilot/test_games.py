"""Whole games at the running app: every kind of table, every way to play."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pilot.play import Turn, at_title, by_drag, by_keyboard, by_mouse, play_on, session, sit_down
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    yield pilot
    pilot.store.close()


def finished(pilot: Pilot) -> list[int]:
    """The totals of the game in the history, once the score sheet stands and no game waits."""
    assert pilot.scene.name == "score"
    assert pilot.store.running() == []
    [game] = pilot.store.finished()
    return game.result["totals"]


def test_a_whole_game_by_mouse_alone(pilot: Pilot) -> None:
    """Other tables, and tables by keyboard, are played to their ends by `test_endings.py` and `test_blind.py`."""
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy", "Bruno", "Sorrel:easy", "Linnet:easy")
    game = session(pilot)
    play_on(pilot, by_mouse)
    assert finished(pilot) == [sheet.total for sheet in game.sheets()]


@pytest.mark.parametrize("turn", (by_keyboard, by_drag), ids=("by keyboard", "by carrying"))
def test_a_whole_game_alone_by_keyboard_or_by_carrying_cards(pilot: Pilot, turn: Turn) -> None:
    sit_down(pilot, "Ana")
    game = session(pilot)
    play_on(pilot, turn)
    assert finished(pilot) == [sheet.total for sheet in game.sheets()]
