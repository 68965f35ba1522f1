"""Whoever starts a game sees at once that it is being done."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui.journal.scene import JournalScene
from game.ui.scenes.title import TitleScene
from game.ui.widgets.busy import Busy
from tests.support.history import keep, played
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """At the title, over one game that waits and one that is over."""
    with closing(Store.open(tmp_path)) as store:
        keep(store, played("aqua", ("Ana", "Ben"), actions=4))
        keep(store, played("aqua", ("Ana", "Ben")))
        yield Pilot(store=store).start(TitleScene)


@pytest.mark.parametrize(
    ("way", "name", "leads"),
    [
        ("", "continue", "table"),
        ("", "last/0", "score"),
        ("games waiting", "open", "table"),
        ("games all", "score", "score"),
        ("games all", "replay", "replay"),
        ("score", "again", "table"),
        ("setup", "start", "table"),
    ],
)
def test_the_sign_is_there_before_the_work_is_done(pilot: Pilot, way: str, name: str, leads: str) -> None:
    if way.startswith("games"):
        pilot.app.stack.push(JournalScene("games"))
        pilot.settle()
        pilot.press(f"tab/{way.removeprefix('games ')}")
    elif way:
        pilot.press({"score": "last/0", "setup": "box/aqua"}[way])
    pilot.settle()
    before = pilot.scene
    pilot.read_page()
    pilot.scene.focus.set(name)
    pilot.app.step(16, [pilot.key_event("Return")])
    assert pilot.scene is before
    assert [node for node in before.stage.nodes if isinstance(node, Busy)]
    pilot.settle()
    assert pilot.scene.name == leads
