"""Every text of a scene that names a key names one that this scene answers."""

import re
from collections.abc import Iterator
from contextlib import closing

import pygame
import pytest

from game.profile.store import Store
from game.ui.input.command_list import every_command
from game.ui.input.commands import COMMON
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.scenes import SCENES, fill, open_scene

SIZE = 640, 360
SHOWN_MS = 200
"""How long after a key its answer can be seen at the latest."""
ABOUT_OTHERS = ("rules of ", "keys", "settings", "question", "error", "crash")
"""How the scenes begin whose texts may name the keys of other scenes."""
MARKED = re.compile("‹([^›]+)›")
NAMES = {"enter": "Return", "backspace": "Backspace"}
"""The keys that pygame calls otherwise than a stroke does."""


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """Texts name each key by its stroke, in marks."""
    with pytest.MonkeyPatch.context() as patch, closing(Store.open(tmp_path_factory.mktemp("keys"))) as store:
        patch.setattr("game.ui.input.key_words.written", "‹{}›".format)
        fill(store)
        pilot = Pilot(SIZE, store).start(TitleScene)
        pilot.app.settings["calm"] = True
        yield pilot


def promised(scene: Scene) -> set[str]:
    """The strokes that the visible and the hover texts of a scene name."""
    nodes = [node for node in scene.stage.nodes if node.visible]
    texts = [text for node in nodes for text in (node.label, node.hint, *(said.text for said in node.said))]
    return {stroke for text in texts for stroke in MARKED.findall(text)}


def answers(pilot: Pilot, stroke: str) -> bool:
    """Whether a key changes the picture, plays a sound, or tells something."""
    told: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pilot.app, "say", lambda *parts: told.extend(parts))
        before, sounds = pygame.image.tobytes(pilot.app.screen, "RGB"), len(pilot.sounds)
        *mods, key = stroke.split("+")
        pilot.read_page()
        pilot.app.step(FRAME_MS, [pilot.key_event("+".join((*mods, NAMES.get(key, key))))])
        pilot.wait(SHOWN_MS)
        assert pilot.app.fault is None
    return bool(told) or len(pilot.sounds) > sounds or pygame.image.tobytes(pilot.app.screen, "RGB") != before


@pytest.mark.parametrize("name", [name for name in SCENES if not name.startswith(ABOUT_OTHERS)])
def test_a_key_that_is_named_is_answered(pilot: Pilot, name: str) -> None:
    scene = open_scene(pilot, name)
    faults = []
    for stroke in sorted(promised(scene)):
        rooms = {command.room for command in every_command() if stroke in command.strokes}
        if not rooms & {*scene.rooms, *COMMON}:
            faults.append(f"{stroke} belongs to {rooms}")
        if scene not in pilot.app.stack:
            scene = open_scene(pilot, name)
        while pilot.scene is not scene:
            pilot.app.stack.pop()
        scene.covered()  # a replay that plays by itself stops
        pilot.settle()
        if not answers(pilot, stroke):
            faults.append(f"{stroke} does nothing")
    assert faults == []
