"""The key of the neighbours shows another board, or says that there is none."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.games.registry import GAMES
from game.ui.replay.start import replay_scene
from game.ui.table.looking import LookingDesk
from tests.pilot.play import at_title, session, sit_down, table
from tests.support.pads import push
from tests.support.pilot import Pilot

NONE = "There are no other boards in this game."


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path, (1280, 720))
    yield pilot
    pilot.store.close()


def at_the_table(pilot: Pilot, game: str, *players: str) -> None:
    sit_down(pilot, *players, game=game)
    if pilot.scene.name == "curtain":
        pilot.key("Return")


def answer(pilot: Pilot, desk: LookingDesk[Any, Any, Any, Any]) -> str:
    """What the key does: it shows another board, tells that there is none, or does nothing."""
    front = desk.state.front
    pilot.key("n")
    if desk.state.front != front:
        return "another board"
    return "told" if NONE in pilot.texts() else "nothing"


@pytest.mark.parametrize("players", [("Ana",), ("Ana", "Wren:easy", "Rowan:easy")], ids=["alone", "three"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_answered_at_every_table_and_in_its_replay(pilot: Pilot, game: str, players: tuple[str, ...]) -> None:
    at_the_table(pilot, game, *players)
    one_board = game == "divercity" or (game == "aqua" and len(players) == 1)
    expected = "told" if one_board else "another board"
    assert answer(pilot, table(pilot).desk) == expected
    scene = replay_scene(pilot.app, session(pilot), {})
    pilot.app.stack.push(scene)
    pilot.settle()
    seen = "another board" if game == "divercity" and len(players) > 1 else expected
    assert answer(pilot, scene.desk) == seen, "a replay shows the hands of a dive from every seat"


def test_a_gamepad_is_answered_too(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", game="aqua")
    push(pilot, "pad select")
    assert NONE in pilot.texts()
