"""Whole games at the running app: every kind of table, every way to play."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pilot.play import Turn, at_title, by_drag, by_keyboard, by_mouse, play_on, session, sit_down
from tests.support.pilot import Pilot

TABLES = {
    "alone": ("Ana",),
    "two persons": ("Ana", "Bruno"),
    "three": ("Wren:easy", "Ana", "Bruno"),
    "six": ("Ana", "Wren:easy", "Rowan:easy", "Bruno", "Sorrel:easy", "Linnet:easy"),
}


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


@pytest.mark.parametrize("players", (TABLES["two persons"], TABLES["six"]), ids=len)
def test_a_whole_game_by_mouse_alone(pilot: Pilot, players: tuple[str, ...]) -> None:
    sit_down(pilot, *players)
    game = session(pilot)
    play_on(pilot, by_mouse)
    assert finished(pilot) == [sheet.total for sheet in game.sheets()]


@pytest.mark.parametrize(
    ("players", "turn"),
    ((TABLES["alone"], by_keyboard), (TABLES["three"], by_keyboard), (TABLES["alone"], by_drag)),
    ids=("alone by keyboard", "three by keyboard", "alone by carrying"),
)
def test_a_whole_game_by_keyboard_or_by_carrying_cards(pilot: Pilot, players: tuple[str, ...], turn: Turn) -> None:
    sit_down(pilot, *players)
    game = session(pilot)
    play_on(pilot, turn)
    assert finished(pilot) == [sheet.total for sheet in game.sheets()]
