"""The second half of a double click never presses what came under the pointer at the first: over pages, questions,
notes and lessons, by mouse and by finger."""

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from game.profile.store import Store
from game.ui.engine.node import Node
from game.ui.lessons.scene import LessonScene
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from tests.support.fingers import TouchPilot
from tests.support.pilot import Pilot
from tests.support.scenes import fill, open_scene

APART_MS = 100
PAUSE_MS = 1000
SWEPT = (
    "question",
    "leaving",
    "people",
    "pause with all there may be",
    "set-up of forest",
    "set-up of divercity",
    "first note of forest",
    "first note of divercity",
    "lesson of ocean",
    "round pause",
)
"""Scenes on which much changes when something is pressed."""
LEFT_ALONE = ("quit", "yes", "rematch", "start", "same")
"""What ends the app, or begins a game: a new scene, which other tests press twice."""

Presses = list[tuple[Scene, str]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with closing(Store.open(tmp_path_factory.mktemp("second presses"))) as store:
        store.set_setting("pace", "instant")
        store.set_setting("double_clicks", "slow")  # a page may move for a while until it rests
        fill(store)
        yield store


@pytest.fixture(scope="module", params=[Pilot, TouchPilot], ids=["mouse", "finger"])
def pilot(folder: Store, request: pytest.FixtureRequest) -> Pilot:
    pilot: Pilot = request.param(store=folder)
    return pilot.start(TitleScene)


@pytest.fixture
def presses(monkeypatch: pytest.MonkeyPatch) -> Presses:
    """Every node that is pressed from now on."""
    pressed: Presses = []
    press: Callable[[Scene, Node], bool] = Scene.press

    def noted(scene: Scene, node: Node) -> bool:
        pressed.append((scene, node.name))
        return press(scene, node)

    monkeypatch.setattr(Scene, "press", noted)
    return pressed


def twice(pilot: Pilot, x: float, y: float) -> None:
    pilot.step(PAUSE_MS)
    pilot.press_at(x, y)
    pilot.step(APART_MS)
    pilot.press_at(x, y)


def pressable(scene: Scene) -> set[str]:
    nodes = (node for node in scene.stage.nodes if node.visible and node.enabled and node.on_press is not None)
    alone = (node for node in nodes if not node.name.startswith(LEFT_ALONE))
    return {node.name for node in alone if scene.stage.hit(*node.centre) is node}


@pytest.mark.parametrize("name", SWEPT)
def test_nothing_that_came_under_the_pointer_is_pressed(pilot: Pilot, presses: Presses, name: str) -> None:
    scene = open_scene(pilot, name)
    left = sorted(pressable(scene))
    assert left
    while left:
        node = left.pop(0)
        if pilot.scene is not scene:
            scene = open_scene(pilot, name)
        if node not in pressable(scene):
            continue
        x, y = pilot.node(node).centre
        presses.clear()
        twice(pilot, x, y)
        assert set(presses) <= {(scene, node)}, f"pressed on {name}, after {node}: {presses}"


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_every_note_of_a_lesson_is_put_away_by_a_double_click_of_its_own(
    pilot: Pilot, presses: Presses, share: float
) -> None:
    pilot.store.set_setting("lessons", {})
    pilot.app.go_home()
    pilot.app.start_lesson("forest")
    pilot.settle()
    seen = []
    for _ in range(40):
        assert isinstance(pilot.scene, LessonScene)
        if pilot.scene.course.over:
            break
        button = pilot.scene.stage.get("lesson/next")
        if button is None:
            pilot.press(pilot.scene.shown.lit[0])
            continue
        at = pilot.scene.course.at
        presses.clear()
        twice(pilot, button.x + share * button.w, button.y + button.h / 2)
        assert [name for _, name in presses] == ["lesson/next"], at
        assert pilot.scene.course.at == at + 1 or pilot.scene.course.over
        seen.append(at)
    assert len(seen) > 4 and not pilot.scene.course.skipped


def test_a_question_that_is_answered_presses_nothing_below_it(pilot: Pilot, presses: Presses) -> None:
    scene = open_scene(pilot, "question")
    no = pilot.node("no")
    below = pilot.app.stack.below(scene)
    assert below is not None and below.stage.hit(no.x + 20, no.y + no.h / 2) is not None
    presses.clear()
    twice(pilot, no.x + 20, no.y + no.h / 2)
    assert presses == [(scene, "no")] and pilot.scene is below


def test_quick_presses_on_the_same_control_all_count(pilot: Pilot, presses: Presses) -> None:
    open_scene(pilot, "set-up of forest")
    level = next(name for name in pilot.names("seat/") if name.endswith("/level"))
    before = pilot.node(level).label
    presses.clear()
    twice(pilot, *pilot.node(level).centre)
    assert len(presses) == 2 and pilot.node(level).label != before


def test_whoever_keeps_pressing_gets_through(pilot: Pilot, presses: Presses) -> None:
    scene = open_scene(pilot, "question")
    no = pilot.node("no")
    below = pilot.app.stack.below(scene)
    x, y = no.x + 20, no.y + no.h / 2
    presses.clear()
    pilot.step(PAUSE_MS)
    for _ in range(8):
        pilot.press_at(x, y)
        pilot.step(150)
    assert presses[0] == (scene, "no") and below in [scene for scene, _ in presses[1:]]


def test_a_press_after_a_drag_is_no_double_click(pilot: Pilot, presses: Presses) -> None:
    scene = open_scene(pilot, "question")
    start, end = pilot.node("no").centre, (40.0, 880.0)
    pilot.step(PAUSE_MS)
    pilot.stroke(start, end)
    assert presses == [] and pilot.scene is scene
    pilot.node("no").occasion = "another"
    pilot.press_at(*start)
    assert presses == [(scene, "no")]
