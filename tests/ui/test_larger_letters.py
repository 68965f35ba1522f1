"""Who asks for larger letters gets them, also where words are long and room is scarce."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from tests.support.pilot import Pilot
from tests.support.scenes import fill, open_scene


@contextmanager
def app(folder: Path, text_size: float) -> Iterator[Pilot]:
    folder.mkdir()
    store = Store.open(folder)
    store.set_setting("language", "fr")
    store.set_setting("text_size", text_size)
    for name in ("Ana", "Bruno", "Chloé"):
        store.profile(name)
    fill(store)
    yield Pilot((1280, 720), store).start(TitleScene)
    store.close()


def height(pilot: Pilot, node: str, word: str) -> float:
    """How high a word is written."""
    found = [said for said in pilot.node(node).said if word in said.text]
    assert found and all(said.fits for said in found), pilot.node(node).said
    return min(said.box[3] for said in found)


@pytest.mark.parametrize(
    ("scene", "node", "word"),
    [
        ("table of ocean", "score/krill", "Krill"),
        ("table of ocean", "score/food_web", "alimentaire"),
        ("table of divercity", "hand", "main"),
        ("look back", "line/0.1", "Hôtels"),
        ("achievements", "detail", "barracuda"),
        ("end of forest", "arrange", "disposition"),
        ("keys", "key/next", "Tab"),
        ("keys", "key/next", "RT"),
        ("rules of aqua", "index/track", "succès"),
    ],
)
def test_words_grow_with_the_text_size(tmp_path: Path, scene: str, node: str, word: str) -> None:
    heights = []
    for text_size in (1.0, 1.3):
        with app(tmp_path / str(text_size), text_size) as pilot:
            open_scene(pilot, scene)
            heights.append(height(pilot, node, word))
    assert heights[1] > 1.09 * heights[0]
