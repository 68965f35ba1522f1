"""Whatever the keyboard reaches says what it is: every page, and the tables of all games."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.ui.journal.scene import JournalScene
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from game.ui.voice.sentences import heading_of, page_of, sentence_of
from tests.pilot.play import at_title, sit_down
from tests.pilot.test_every_table import decide
from tests.support.pilot import Pilot
from tests.ui.test_layout import PAGES

RAW = re.compile(r"_|[{}<>|]|[a-z]/\d|\w:\S|\d,-?\d|\.\.")
"""Names of nodes, of things in the code, and braces that nobody filled."""


def faults(scene: Scene) -> list[str]:
    """What is wrong with the sentences of a scene."""
    said = {node.name: sentence_of(node, scene) for node in scene.focus.choices}
    found = [f"{name} says nothing" for name, sentence in said.items() if not sentence]
    return found + [f"{name}: {sentence}" for name, sentence in said.items() if RAW.search(sentence)]


def pages() -> Iterator[Scene]:
    yield from (page() for name, page in PAGES.items() if not name.startswith("rules of") or "forest" in name)
    yield JournalScene()


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path, (640, 360))
    yield pilot
    pilot.store.close()


def test_every_page_says_what_it_is_and_what_is_on_it(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, TitleScene) and faults(pilot.scene) == []
    for page in pages():
        pilot.app.stack.push(page)
        pilot.settle()
        assert faults(page) == [] and heading_of(page), page.name
        pilot.app.stack.pop()


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_table_says_what_it_is(game: str, pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    for _ in range(3):
        assert faults(pilot.scene) == [] and page_of(pilot.scene)
        decide(pilot)
