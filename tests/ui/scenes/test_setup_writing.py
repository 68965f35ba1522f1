"""The lines of the set-up page are made anew with every letter, and one writes on where one was."""

from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.setup import SetupScene
from game.ui.widgets.textfield import TextField
from tests.support.pilot import Pilot


@pytest.mark.parametrize(("press", "field"), [("add/person", "seat/3/name"), ("same", "number")])
def test_one_writes_on_at_the_beginning_of_a_line(tmp_path: Path, press: str, field: str) -> None:
    store = Store.open(tmp_path)
    pilot = Pilot(store=store).start(lambda: SetupScene(GAMES["forest"]))
    pilot.press(press)
    pilot.type("45")
    pilot.key("Home")
    pilot.type("123")
    line = pilot.node(field)
    assert isinstance(line, TextField) and line.text == "12345"
    store.close()
