"""F1 opens the rules at what is looked at, at the table of every game and in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.node import Node
from game.ui.scenes.rules import RulesScene
from game.ui.widgets.markdown_text import Heading, parse
from tests.pilot.play import at_title, sit_down, table
from tests.support.pilot import Pilot

LANGUAGES = sorted(folder.name for folder in (assets_dir() / "rules").iterdir())
OF_EVERY_TABLE = ("topbar", "menu", "rules", "lamp", "undo", "redo", "settings", "log", "whole-log", "banner", "hint")

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    yield pilot
    pilot.store.close()


def anchors(game: str, language: str) -> set[str]:
    page = assets_dir() / "rules" / language / f"{game}.md"
    return {block.anchor for block in parse(page.read_text(encoding="utf-8")) if isinstance(block, Heading)}


def looked_at(pilot: Pilot) -> list[Node]:
    """What is the game's own and can be looked at."""
    nodes = (node for node in pilot.scene.stage.nodes if node.visible and (node.focusable or node.hint))
    return [node for node in nodes if not node.name.startswith(OF_EVERY_TABLE)]


@each_game
def test_whatever_can_be_looked_at_has_its_place_in_the_rules(pilot: Pilot, game: str) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    scene = table(pilot)
    known = set.intersection(*(anchors(game, language) for language in LANGUAGES)) | {"notes"}
    for _ in range(4):
        found = {node.name: scene.desk.table.pages.rules_anchor(node) for node in looked_at(pilot)}
        assert not [name for name, anchor in found.items() if anchor not in known]
        scene.feed.submit(next(iter(scene.feed.now().legal)))
        pilot.settle()


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_named_place_is_there(pilot: Pilot, game: str, language: str) -> None:
    sit_down(pilot, "Ana", game=game)
    assert set(table(pilot).desk.table.pages.anchors.values()) <= anchors(game, language)


@pytest.mark.parametrize(
    ("game", "looked", "anchor"),
    [("aqua", "goal/2", "goals"), ("divercity", "piles", "strike"), ("ocean", "ring", "rounds")],
)
def test_f1_opens_there(pilot: Pilot, game: str, looked: str, anchor: str) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    pilot.hover(looked)
    pilot.key("F1")
    assert isinstance(pilot.scene, RulesScene)
    assert [name for name in pilot.names("index/") if pilot.node(name).chosen] == [f"index/{anchor}"]
