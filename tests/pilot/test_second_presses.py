"""The second half of a double click never presses what came under the pointer at the first: over pages, questions,
notes and lessons, by mouse and by finger."""

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.profile.store import Store
from game.ui.engine.node import Node
from game.ui.lessons.scene import LessonScene
from game.ui.scene import Scene
from game.ui.scenes.question import Question, QuestionScene
from game.ui.scenes.title import TitleScene
from tests.pilot.play import at_title, sit_down
from tests.support.fingers import TouchPilot
from tests.support.garden import Garden, Shed
from tests.support.pads import button
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.scenes import SCENES, fill, open_scene

APART_MS = 100
PAUSE_MS = 1200
EVERYTHING = os.environ.get("BIOTOPE_PRESSES") == "all"
SWEPT = (
    tuple(SCENES)
    if EVERYTHING
    else (
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
        "settings",
    )
)
"""Scenes on which much changes when something is pressed."""
DEVICES = [pytest.param(Pilot, id="mouse"), pytest.param(TouchPilot, id="finger")]
SWEEPS = [
    pytest.param(*device.values, name, id=f"{device.id}-{name}")
    for number, name in enumerate(SWEPT)
    for place, device in enumerate(DEVICES)
    if EVERYTHING or number % len(DEVICES) == place
]
"""The scenes that are swept with each device: by default each scene with one of them, in turn."""
SHARES = (0.1, 0.5, 0.9)
"""Where a button is pressed, as a share of its width."""
LEFT_ALONE = ("quit", "yes", "rematch", "start", "same", "review")
"""What ends the app, begins a game (a new scene, which other tests press twice), or takes longer than a double click
to open."""

Presses = list[tuple[Scene, str]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with closing(Store.open(tmp_path_factory.mktemp("second presses"))) as store:
        store.set_setting("pace", "instant")
        store.set_setting("double_clicks", "slow")  # a page may move for a while until it rests
        fill(store)
        yield store


@pytest.fixture(scope="module", params=DEVICES)
def pilot(folder: Store, request: pytest.FixtureRequest) -> Pilot:
    pilot: Pilot = request.param((640, 360), folder)
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
    pilot.wait(PAUSE_MS)
    pilot.press_at(x, y)
    pilot.step(APART_MS)
    pilot.press_at(x, y)


def pressable(scene: Scene) -> set[str]:
    nodes = (node for node in scene.stage.nodes if node.visible and node.enabled and node.on_press is not None)
    alone = (node for node in nodes if not node.name.startswith(LEFT_ALONE))
    return {node.name for node in alone if scene.stage.hit(*node.centre) is node}


@pytest.mark.parametrize(("pilot", "name"), SWEEPS, indirect=["pilot"])
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


@pytest.mark.parametrize("walk", range(len(SHARES) if EVERYTHING else 1))
def test_every_note_of_a_lesson_is_put_away_by_a_double_click_of_its_own(
    pilot: Pilot, presses: Presses, walk: int
) -> None:
    """The place of the press changes from note to note; the walks together press every note at every place."""
    start = walk + isinstance(pilot, TouchPilot)
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
        share = SHARES[(start + len(seen)) % len(SHARES)]
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


def test_a_double_click_removes_one_seat(pilot: Pilot) -> None:
    open_scene(pilot, "set-up of forest")
    while "seat/3/remove" not in pilot.names("seat/"):
        pilot.step(PAUSE_MS)
        pilot.click("add/computer")
    pilot.step(PAUSE_MS)
    full = pilot.names("seat/")
    remove = next(name for name in full if name.endswith("/remove"))
    twice(pilot, *pilot.node(remove).centre)
    rows = {name.split("/")[1] for name in pilot.names("seat/")}
    assert len(rows) == len({name.split("/")[1] for name in full}) - 1


QUESTIONS = {
    "pause with all there may be": "give up",
    "settings": "reset",
    "people": "delete",
    "journal, games": "remove",
    "table of forest": "lamp",
}
"""Scenes, and what on them asks a question."""


@pytest.mark.parametrize("device", ["keyboard", "gamepad"])
@pytest.mark.parametrize(("name", "asked_by"), QUESTIONS.items())
def test_accept_pressed_twice_answers_no_question(
    pilot: Pilot, presses: Presses, name: str, asked_by: str, device: str
) -> None:
    scene = open_scene(pilot, name)
    assert scene.focus.set(asked_by)
    down = pilot.key_event("Return") if device == "keyboard" else button("pad a")
    up = pygame.Event(pygame.KEYUP, key=pygame.K_RETURN) if device == "keyboard" else button("pad a", down=False)

    def accept() -> None:
        pilot.app.step(FRAME_MS, [down])
        pilot.app.step(FRAME_MS, [up])

    presses.clear()
    pilot.step(PAUSE_MS)
    accept()
    pilot.step(APART_MS)
    accept()
    asks = pilot.scene
    assert presses == [(scene, asked_by)] and isinstance(asks, QuestionScene)
    pilot.step(PAUSE_MS)
    accept()
    [answer] = presses[1:]
    assert answer[0] is asks and pilot.scene is not asks


def keys(pilot: Pilot, *names: str) -> None:
    """Presses keys in consecutive frames, sooner than a page can be read."""
    for name in names:
        pilot.app.step(FRAME_MS, [pilot.key_event(name)])
        pilot.app.step(FRAME_MS, [pygame.Event(pygame.KEYUP, key=pilot.key_event(name).key)])


@pytest.mark.parametrize("way", [("home",), ("give up", "yes")], ids=["leave", "give up"])
def test_accept_pressed_twice_on_the_way_out_of_a_game_stays_at_the_title(
    tmp_path: Path, way: tuple[str, ...]
) -> None:
    """The title takes Enter as Continue, and another game waits."""
    pilot = at_title(tmp_path)
    for _ in range(2):
        pilot.app.go_home()
        sit_down(pilot, "Ana", "Wren:easy")
    pilot.key("m")
    for name in way:
        pilot.wait(PAUSE_MS)
        assert pilot.scene.focus.set(name)
        keys(pilot, "Return")
    keys(pilot, "Return")
    assert pilot.scene.name == "title"
    pilot.wait(PAUSE_MS)
    keys(pilot, "Return")
    assert pilot.scene.name == "table"
    pilot.store.close()


@pytest.mark.parametrize("back", [False, True], ids=["opened", "closed"])
@pytest.mark.parametrize("between", [(), ("Left",)], ids=["twice", "with another key between"])
def test_accept_counts_on_another_page_after_another_key_or_after_a_while(
    pilot: Pilot, back: bool, between: tuple[str, ...]
) -> None:
    """A page that is opened or closed; a key in between shows that the player has seen what came."""
    garden, shed = Garden(), Shed()
    pilot.app.stack.push(garden)
    pilot.app.stack.push(shed)
    if back:
        shed.stage["tool"].on_press = pilot.app.stack.pop
    else:
        pilot.app.stack.pop()
        garden.stage["bed/0"].on_press = lambda: pilot.app.stack.push(Shed())
    pilot.wait(PAUSE_MS)
    assert pilot.scene.focus.set("tool" if back else "bed/0")
    keys(pilot, "Return")
    came = pilot.scene
    assert isinstance(came, Garden) and came is not (shed if back else garden)
    came.focus.set("bed/1" if back else "tool")
    keys(pilot, *between)
    focused = came.focus.node
    assert focused is not None
    before = came.diary.count(focused.name)
    keys(pilot, "Return")
    assert came.diary.count(focused.name) == before + len(between)
    pilot.wait(PAUSE_MS)
    keys(pilot, "Return")
    assert came.diary.count(focused.name) == before + len(between) + 1


def test_accept_counts_at_once_where_the_focus_moved_on_and_not_on_a_control_that_changed(pilot: Pilot) -> None:
    garden = Garden()
    pilot.app.stack.push(garden)
    first, second = garden.stage["bed/0"], garden.stage["bed/1"]

    def goes_on() -> None:
        garden.diary.append("bed/0")
        garden.focus.set("bed/1")

    def changes() -> None:
        garden.diary.append("bed/1")
        second.occasion = "another"

    first.on_press, second.on_press = goes_on, changes
    pilot.wait(PAUSE_MS)
    garden.focus.set("bed/0")
    keys(pilot, "Return", "Return", "Return")
    assert garden.diary[2:] == ["bed/0", "bed/1"]


def test_a_question_that_follows_a_question_is_read_first(pilot: Pilot, presses: Presses) -> None:
    scene = open_scene(pilot, "title")
    ask = Question("Really?", "It is lost.", "Lose it", "Keep it", wanted=True)
    done: list[str] = []
    second = QuestionScene(ask, lambda: done.append("second"))
    first = QuestionScene(ask, lambda: pilot.app.stack.push(second))
    pilot.app.stack.push(first)
    pilot.step(PAUSE_MS)
    for _ in range(2):
        pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
        pilot.app.step(FRAME_MS, [])
    assert (pilot.scene, done) == (second, [])
    pilot.step(PAUSE_MS)
    pilot.key("Return")
    assert (pilot.scene, done) == (scene, ["second"])


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
    pilot.wait(PAUSE_MS)
    for _ in range(8):
        pilot.press_at(x, y)
        pilot.step(150)
    assert presses[0] == (scene, "no") and below in [scene for scene, _ in presses[1:]]


def test_a_press_after_a_drag_is_no_double_click(pilot: Pilot, presses: Presses) -> None:
    scene = open_scene(pilot, "question")
    start, end = pilot.node("no").centre, (40.0, 880.0)
    pilot.wait(PAUSE_MS)
    pilot.stroke(start, end)
    assert presses == [] and pilot.scene is scene
    pilot.node("no").occasion = "another"
    pilot.press_at(*start)
    assert presses == [(scene, "no")]
