"""Letters of 130 %: at no table is a word cut or written over another."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.engine.canvas import Canvas
from game.ui.scene import Scene
from game.ui.table.pool import PaintedNode
from game.ui.words import languages
from tests.support.layout import misprints
from tests.support.listening import recorded
from tests.support.pilot import Pilot
from tests.support.rings import struck
from tests.support.watching import sit_at


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as store:
        store.set_setting("text_size", 1.3)
        yield store


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_words_on_a_full_table_are_whole_and_beside_each_other_and_no_ring_strikes_a_badge(
    store: Store, game: str, language: str
) -> None:
    store.set_setting("language", language)
    session, actions = recorded(f"{game}-{GAMES[game].seats[-1]}")
    for action in actions[: len(actions) * 2 // 5]:
        session.submit(action)
    pilot, _ = sit_at(store, session, "none", (1280, 720))
    pilot.settle()
    assert misprints(pilot.scene) == []
    assert struck(pilot.scene) == {}
    pilot.app.settings["language"] = "en"


@dataclass(frozen=True, slots=True)
class Line:
    text: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(10, 30, self.text, 20)


def test_words_that_lie_over_those_of_another_node_are_found() -> None:
    pilot = Pilot().start(Scene)
    for name, x in (("one", 100.0), ("other", 140.0), ("aside", 400.0)):
        node = pilot.scene.stage.add(PaintedNode(name, Line("Where are the words?")))
        node.x, node.y, node.w, node.h = x, 100, 260, 40
    pilot.step(16)
    assert [fault.split()[0] for fault in misprints(pilot.scene)] == ["other"]
