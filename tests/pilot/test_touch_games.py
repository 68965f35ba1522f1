"""Whole games are played by fingers: nothing but what a touch screen puts into the queue goes in."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.ui.table.feed import Now
from tests.games.aqua.view import sea
from tests.games.divercity.view import dives
from tests.pilot.play import by_mouse, session, sit_down, table
from tests.support.fingers import TouchPilot
from tests.support.pilot import Pilot

MOST = 200
"""Decisions and sheets of a game, at most."""

ONWARDS = ("open", "go-on", "done")
"""The buttons that lead on from what lies over a table."""


class Fingers(TouchPilot):
    """Somebody who has no keyboard."""

    def key(self, *names: str) -> None:
        raise AssertionError(f"no finger presses {names}")


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Fingers]:
    pilot = Fingers((640, 360), Store.open(tmp_path), data=tmp_path)
    pilot.start(TitleScene)
    yield pilot
    pilot.store.close()


TURNS: dict[str, Callable[[Pilot], None]] = {
    "aqua": sea.by_mouse,
    "divercity": lambda pilot: dives.take_turn(pilot, Random(len(session(pilot).entries))),
}
"""How a decision is taken where it is not taken as in Ecosystem. A click of these hands is a tap."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_fingers_alone(pilot: Fingers, game: str) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    played = session(pilot)
    for _ in range(MOST):
        if pilot.scene.name == "score":
            break
        if pilot.scene.name == "table":
            assert table(pilot).feed.situation.now is Now.DECISION
            before = len(played.entries)
            TURNS.get(game, by_mouse)(pilot)
            assert len(played.entries) > before or pilot.scene.name != "table", "nothing was decided"
        else:
            pilot.click(next(name for name in ONWARDS if name in pilot.names()))
    assert pilot.scene.name == "score" and played.outcome is not None
    assert pilot.store.running() == []
