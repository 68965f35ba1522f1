"""What holds on every scene of the app: a finger hits it, a voice tells it, a gamepad reaches it and leads back,
the ring of the focus goes round badges, not through them, nothing moves at rest, and all words can be told from what
they are written on: at 4.5 to 1, in high contrast at 7 to 1."""

import pkgutil
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from importlib import import_module

import pytest

import game
from game.profile.store import Store
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from game.ui.voice.sentences import heading_of
from tests.support.contrast import dimmed, faint, faint_in_high_contrast, signs_are_noted, without_letters
from tests.support.fingers import TouchPilot
from tests.support.pads import push
from tests.support.pilot import Pilot
from tests.support.rest import restless
from tests.support.rings import struck
from tests.support.scenes import SCENES, fill, kinds, open_scene
from tests.support.spoken import unspoken
from tests.support.targets import small

STAY = {"title", "error"}
"""What lies below everything: there is no way back from it."""
ALIVE = ("title", "table of ", "curtain of ")
"""How the scenes begin on which something lives."""


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TouchPilot]:
    """Over games that are kept; everything is drawn but the letters, so that what lies under them can be measured."""
    folder = tmp_path_factory.mktemp("scenes")
    with pytest.MonkeyPatch.context() as patch, closing(Store.open(folder)) as store:
        without_letters(patch)
        fill(store)
        pilot = TouchPilot(store=store, data=folder)
        pilot.start(TitleScene)
        yield pilot


def out_of_reach(scene: Scene) -> set[str]:
    """What no way of arrows leads to from where the keyboard begins; where arrows stay, a trigger leads on."""
    start = scene.focus.node or scene.focus.choices[0]
    reached, ahead = {start.name}, [start]
    while ahead:
        here = ahead.pop()
        steps = [partial(scene.steer_focus, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        for step in (*steps, scene.focus.next) if here.arrows_stay else steps:
            scene.focus.set(here.name)
            step()
            there = scene.focus.node
            if there is not None and there.name not in reached:
                reached.add(there.name)
                ahead.append(there)
    scene.focus.set(start.name)
    return {node.name for node in scene.focus.choices} - reached


def faint_words(pilot: Pilot) -> dict[str, list[str]]:
    """What can hardly be read, as the scene is usually seen and in high contrast."""
    settings = pilot.app.settings
    settings["calm"] = True
    pilot.settle()
    words = [str(line) for line in faint(pilot.scene, pilot.app.screen) if not dimmed(pilot.scene, line.node)]
    with pytest.MonkeyPatch.context() as patch:
        signs_are_noted(patch)
        settings["high_contrast"] = True
        pilot.settle()
        strong = faint_in_high_contrast(pilot)
    settings["high_contrast"], settings["calm"] = False, False
    pilot.settle()
    return {"faint": words, "faint in high contrast": strong}


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_for_every_hand_eye_and_ear(pilot: TouchPilot, name: str) -> None:
    scene = open_scene(pilot, name)
    assert heading_of(scene)
    found = {
        "unspoken": unspoken(scene),
        "too small for a finger": small(scene),
        "struck by the ring": struck(scene),
        "out of reach": out_of_reach(scene),
        "restless": restless(pilot, name.startswith(ALIVE)),
        **faint_words(pilot),
    }
    assert {fault: where for fault, where in found.items() if where} == {}
    for _ in range(3):
        if name not in STAY and pilot.scene is scene:
            push(pilot, "pad b")
    assert name in STAY or pilot.scene is not scene, "B leads nowhere"


def test_no_scene_is_missing() -> None:
    for module in pkgutil.walk_packages(game.__path__, "game."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    missing = kinds() - {opening.kind for opening in SCENES.values()}
    assert {kind.__name__ for kind in missing} == set()
