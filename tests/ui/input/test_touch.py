"""The app by fingers, with the events that a touch screen puts into the queue."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.profile.store import Store
from game.ui.engine.fingers import DWELL_MS, Fingers
from game.ui.engine.intent import Fling, Intent, Release
from game.ui.engine.viewport import Viewport
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.title import TitleScene
from game.ui.widgets.markdown import MarkdownPage
from tests.games.aqua.view import sea
from tests.pilot.play import sit_down
from tests.support.fingers import TouchPilot
from tests.support.garden import Garden
from tests.support.pads import axis
from tests.support.pilot import FRAME_MS, Pilot


@pytest.fixture
def pilot() -> TouchPilot:
    pilot = TouchPilot()
    pilot.start(Garden)
    return pilot


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[TouchPilot]:
    pilot = TouchPilot((1280, 720), Store.open(tmp_path), data=tmp_path)
    pilot.start(TitleScene)
    yield pilot
    pilot.store.close()


def read(pilot: Pilot) -> MarkdownPage:
    """The page that is read."""
    assert isinstance(pilot.scene, RulesScene)
    return pilot.scene.page


def diary(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, Garden)
    return pilot.scene.diary[2:]


def test_a_tap_presses_once_and_leaves_nothing_hovered(pilot: TouchPilot) -> None:
    pilot.click("bed/2")
    assert diary(pilot) == ["bed/2"], "the mouse that SDL makes of the finger presses nothing"
    assert pilot.scene.pointer.over is None and not pilot.node("bed/2").hovered
    pilot.step(DWELL_MS)
    assert "About bed/2" not in pilot.texts()


@pytest.mark.parametrize(("units", "flung"), [(2.0, False), (20.0, True)])
def test_only_what_is_let_go_in_motion_glides_on(units: float, flung: bool) -> None:
    """Units moved in each frame of 16 ms: an eighth of a unit a millisecond is too slow."""
    fingers, viewport = Fingers(), Viewport((1600, 900))
    said: list[Intent] = []

    def finger(kind: int, x: float) -> None:
        event = pygame.Event(kind, touch_id=3, finger_id=0, x=x / 1600, y=0.5)
        said.extend([*fingers.touched(event, viewport), *fingers.passed(FRAME_MS)])

    finger(pygame.FINGERDOWN, 100)
    finger(pygame.FINGERMOTION, 200)
    for step in range(1, 20):
        finger(pygame.FINGERMOTION, 200 + step * units)
    finger(pygame.FINGERUP, 200 + 19 * units)
    assert any(isinstance(intent, Release) for intent in said)
    assert any(isinstance(intent, Fling) for intent in said) is flung


def test_nothing_is_pressed_before_the_finger_leaves(pilot: TouchPilot) -> None:
    pilot.hold("bed/2", DWELL_MS / 2)
    assert diary(pilot) == [] and pilot.app.moving
    assert pilot.node("bed/2").pressed, "it looks pressed all the same"
    pilot.lift("bed/2")
    assert diary(pilot) == ["bed/2"] and not pilot.app.moving
    assert not pilot.node("bed/2").pressed


def test_a_finger_that_trembles_taps(pilot: TouchPilot) -> None:
    x, y = pilot.node("bed/0").centre
    pilot.node("bed/0").drag = True
    pilot.down(x, y)
    pilot.move(x + 8, y + 8)
    pilot.up(x + 8, y + 8)
    assert diary(pilot) == ["bed/0"]


def test_a_finger_that_moves_carries(pilot: TouchPilot) -> None:
    pilot.node("bed/0").drag = True
    pilot.drag("bed/0", "gate")
    assert diary(pilot) == ["picked up bed/0", "dropped bed/0"]
    assert pilot.scene.pointer.over is None


def test_a_finger_that_slips_off_presses_nothing(pilot: TouchPilot) -> None:
    pilot.stroke(pilot.node("bed/0").centre, (900, 800))
    assert diary(pilot) == []


def test_a_second_finger_neither_carries_nor_disturbs_the_first(pilot: TouchPilot) -> None:
    pilot.node("bed/0").drag = pilot.node("bed/1").drag = True
    pilot.grab("bed/0")
    pilot.carry(900, 500)
    for other in (pilot.down, pilot.move, pilot.up):
        other(*pilot.node("bed/1").centre, finger=1)
    assert diary(pilot) == ["picked up bed/0"]
    assert pilot.scene.pointer.held is pilot.node("bed/0")
    pilot.let_go(*pilot.node("gate").centre)
    assert diary(pilot) == ["picked up bed/0", "dropped bed/0"]


def test_two_fingers_press_nothing_until_both_have_left(pilot: TouchPilot) -> None:
    one, other = pilot.node("bed/0").centre, pilot.node("bed/1").centre
    pilot.down(*one)
    pilot.down(*other, finger=1)
    pilot.up(*one)
    pilot.move(900, 700, finger=1)
    pilot.up(*other, finger=1)
    assert diary(pilot) == []
    pilot.click("bed/0")
    assert diary(pilot) == ["bed/0"]


def test_a_long_press_tells_what_hover_tells_and_presses_nothing(pilot: TouchPilot) -> None:
    pilot.hold("bed/0", DWELL_MS - 50)
    assert not pilot.node("bed/0").hot
    pilot.step(50 + 2 * FRAME_MS)
    assert not pilot.node("bed/0").pressed
    assert pilot.node("bed/0").hot and "About bed/0" in pilot.texts()
    pilot.move(*pilot.node("bed/1").centre)
    pilot.step(FRAME_MS)
    assert "About bed/1" in pilot.texts(), "the finger goes on looking"
    pilot.lift("bed/1")
    pilot.settle()
    assert not pilot.node("bed/1").hot and "About bed/1" not in pilot.texts()
    assert diary(pilot) == []


def test_a_finger_that_was_never_seen_leaving_is_forgotten(pilot: TouchPilot) -> None:
    pilot.node("bed/0").drag = True
    pilot.grab("bed/0")
    pilot.carry(900, 500)
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSLOST)])
    assert diary(pilot) == ["picked up bed/0", "dropped bed/0"]
    pilot.up(900, 500)
    pilot.click("bed/2")
    assert diary(pilot)[2:] == ["bed/2"]


def test_the_tap_that_gives_the_window_the_focus_counts(pilot: TouchPilot) -> None:
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSLOST)])
    pilot.down(*pilot.node("bed/0").centre)
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSGAINED)])
    pilot.up(*pilot.node("bed/0").centre)
    assert diary(pilot) == ["bed/0"]


def test_what_a_trackpad_says_of_its_fingers_is_no_touch(pilot: TouchPilot) -> None:
    x, y = (centre / size for centre, size in zip(pilot.node("bed/0").centre, (1600, 900), strict=True))
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        pilot.app.step(FRAME_MS, [pygame.Event(kind, touch_id=-1, finger_id=0, x=x, y=y)])
    assert diary(pilot) == []


def test_a_long_press_on_a_card_shows_it_large_and_chooses_nothing(at_home: TouchPilot) -> None:
    sit_down(at_home, "Ana", "Wren:easy")
    at_home.hold("hand/4")
    at_home.step(FRAME_MS)
    assert "preview" in at_home.scene.stage
    at_home.lift("hand/4")
    at_home.settle()
    assert "preview" not in at_home.scene.stage and not at_home.names("chosen-glow")
    at_home.click("hand/4")
    assert at_home.names("chosen-glow") and "preview" not in at_home.scene.stage


def test_a_long_press_on_a_place_tries_the_tile_there_and_lays_nothing(at_home: TouchPilot) -> None:
    sea.sit_down(at_home, "Ana", "Wren:easy")
    tile = sea.best_tile(at_home)
    at_home.click(f"tile/{tile.name}")
    at_home.hold(sea.cell_name(tile))
    assert sea.model(at_home).trial is not None
    at_home.lift(sea.cell_name(tile))
    at_home.settle()
    assert sea.model(at_home).trial is None and sea.choice(at_home).tile is not None


def test_two_fingers_push_the_reef_and_bring_it_nearer_around_their_middle(at_home: TouchPilot) -> None:
    sea.sit_down(at_home, "Ana", "Wren:easy")
    lens, (x, y) = sea.table(at_home).parts.reef.lens, sea.table(at_home).parts.reef.zone.centre
    before = lens.camera
    at_home.down(x - 60, y)
    at_home.down(x + 60, y, finger=1)
    at_home.move(x - 90, y)
    at_home.move(x + 90, y, finger=1)
    near = lens.camera
    assert near.edge == pytest.approx(before.edge * 1.5, rel=0.03)
    share = near.edge / before.edge
    assert near.x == pytest.approx(x + (before.x - x) * share, abs=20)
    at_home.move(x - 60, y + 40)
    at_home.move(x + 120, y + 40, finger=1)
    assert lens.camera.edge == pytest.approx(near.edge, rel=0.03)
    assert lens.camera.x == pytest.approx(near.x + 30, abs=6) and lens.camera.y == pytest.approx(near.y + 40, abs=6)
    at_home.up(x - 60, y + 40)
    still = lens.camera
    at_home.move(x, y, finger=1)
    at_home.up(x, y, finger=1)
    assert lens.camera == still, "one finger that is left of two does nothing"


def by_stick(pilot: TouchPilot, x: int, y: int) -> None:
    for name, at in (("right x", x), ("right y", y)):
        pilot.app.step(FRAME_MS, [axis(name, at)])
    for _ in range(40):
        pilot.app.step(100, [])
    for name in ("right x", "right y"):
        pilot.app.step(FRAME_MS, [axis(name, 0)])


def by_two_fingers(pilot: TouchPilot, x: int, y: int) -> None:
    left, top = sea.table(pilot).parts.reef.zone.centre
    for _ in range(6):
        for finger in (0, 1):
            pilot.down(left + 40 * finger, top, finger)
        for step in range(1, 5):
            for finger in (0, 1):
                pilot.move(left + 40 * finger - 60 * step * x, top - 50 * step * y, finger)
        for finger in (0, 1):
            pilot.up(left + 40 * finger - 240 * x, top - 200 * y, finger)


def by_one_finger(pilot: TouchPilot, x: int, y: int) -> None:
    zone = sea.table(pilot).parts.reef.zone
    for _ in range(6):
        water = next(
            (px, py)
            for px in range(int(zone.x) + 60, int(zone.right) - 60, 40)
            for py in range(int(zone.y) + 20, int(zone.bottom), 40)
            if pilot.scene.stage.hit(px, py) is pilot.node("reef")
        )
        pilot.stroke(water, (water[0] - 400 * x, water[1] - 400 * y))


@pytest.mark.parametrize("push", [by_stick, by_two_fingers, by_one_finger])
@pytest.mark.parametrize(("x", "y"), [(1, 1), (-1, 0), (0, -1)])
def test_the_reef_cannot_be_pushed_out_of_sight(
    at_home: TouchPilot, push: Callable[[TouchPilot, int, int], None], x: int, y: int
) -> None:
    sea.sit_down(at_home, "Ana", "Wren:easy")
    reef = sea.table(at_home).parts.reef
    push(at_home, x, y)
    places = map(reef.lens.camera.at, sea.view(at_home).areas[0].edges)
    zone, edge = reef.zone, reef.lens.edge
    assert any(zone.x + edge - 1 <= px <= zone.right - edge + 1 and zone.y <= py <= zone.bottom for px, py in places)


def test_one_finger_on_the_empty_sea_pushes_the_reef(at_home: TouchPilot) -> None:
    sea.sit_down(at_home, "Ana", "Wren:easy")
    reef = sea.table(at_home).parts.reef
    before, (x, y) = reef.lens.camera, (reef.zone.x + 100, reef.zone.bottom - 100)
    at_home.stroke((x, y), (x + 80, y - 50))
    assert reef.lens.camera.x == pytest.approx(before.x + 80, abs=2)
    assert reef.lens.camera.y == pytest.approx(before.y - 50, abs=2)


@pytest.mark.parametrize("animation", ["full", "basic", "none"])
def test_a_page_that_is_flung_glides_on_unless_motion_is_reduced(animation: str) -> None:
    pilot = TouchPilot(animation=animation)
    pilot.start(lambda: RulesScene("forest"))
    page = read(pilot)
    pilot.stroke((900, 700), (900, 400))
    pilot.settle()
    assert (page.top > 400) is (animation == "full")
    assert animation == "full" or page.top == pytest.approx(300, abs=2)


def test_a_page_that_glides_stands_still_when_it_is_touched() -> None:
    pilot = TouchPilot(animation="full")
    pilot.start(lambda: RulesScene("forest"))
    page = read(pilot)
    pilot.stroke((900, 700), (900, 400))
    pilot.step(100)
    pilot.down(900, 500)
    pilot.move(900, 480)
    held = page.top
    pilot.step(200)
    assert page.top == held


def test_a_finger_that_rests_before_it_leaves_flings_nothing() -> None:
    pilot = TouchPilot(animation="full")
    pilot.start(lambda: RulesScene("forest"))
    pilot.stroke((900, 700), (900, 400), rest_ms=300)
    pilot.settle()
    assert read(pilot).top == pytest.approx(300, abs=2)
