import pygame
import pytest

from game.ui.engine.node import Node
from tests.support.garden import Garden
from tests.support.pilot import Pilot


@pytest.fixture
def pilot() -> Pilot:
    return Pilot().start(Garden)


def mouse(pilot: Pilot, kind: int, x: float, y: float, **fields: object) -> None:
    """An event of the mouse at a place in units."""
    pilot.app.step(16, [pygame.Event(kind, pos=pilot.app.look.viewport.point(x, y), **fields)])


def test_the_pointer_hovers_over_one_node_at_a_time(pilot: Pilot) -> None:
    pilot.hover("bed/0")
    assert pilot.node("bed/0").hovered
    pilot.hover("bed/1")
    assert not pilot.node("bed/0").hovered and pilot.node("bed/1").hovered
    pilot.hover_at(1500, 850)
    assert not pilot.node("bed/1").hovered


def test_a_click_is_down_and_up_on_the_same_node(pilot: Pilot) -> None:
    pilot.click("bed/2")
    assert pilot.scene.diary[-1] == "bed/2"


def test_what_lies_below_a_button_that_goes_is_looked_at_when_the_pointer_moves(pilot: Pilot) -> None:
    bed, scene = pilot.node("bed/0"), pilot.scene
    x, y = bed.centre
    below = scene.stage.add(Node("below", bed.x, bed.y, bed.w, bed.h, z=bed.z - 1))
    below.hit = True

    def goes() -> None:
        scene.stage.remove("bed/0")
        scene.pointer.look_away()

    bed.on_press = goes
    pilot.click("bed/0")
    pilot.step(100)
    assert scene.pointer.over is None
    pilot.hover_at(x + 1, y)
    assert scene.pointer.over is below


def test_a_press_that_slips_off_does_nothing(pilot: Pilot) -> None:
    bed = pilot.node("bed/2")
    mouse(pilot, pygame.MOUSEBUTTONDOWN, *bed.centre, button=1)
    assert bed.pressed
    mouse(pilot, pygame.MOUSEMOTION, 1500, 850, buttons=(1, 0, 0))
    assert not bed.pressed
    mouse(pilot, pygame.MOUSEBUTTONUP, 1500, 850, button=1)
    assert "bed/2" not in pilot.scene.diary


def test_the_right_button_presses_nothing(pilot: Pilot) -> None:
    pilot.click("bed/2", button=3)
    assert "bed/2" not in pilot.scene.diary


def test_a_disabled_node_takes_the_press_and_does_nothing(pilot: Pilot) -> None:
    pilot.node("bed/2").enabled = False
    pilot.click("bed/2")
    assert "bed/2" not in pilot.scene.diary


def test_what_can_be_carried_is_picked_up_and_dropped(pilot: Pilot) -> None:
    pilot.node("bed/0").drag = True
    pilot.drag("bed/0", "gate")
    assert pilot.scene.diary[-2:] == ["picked up bed/0", "dropped bed/0"]


def test_what_cannot_be_carried_is_not(pilot: Pilot) -> None:
    pilot.drag("bed/0", "gate")
    assert pilot.scene.diary == ["enter", "build"]


def test_a_trembling_hand_still_clicks(pilot: Pilot) -> None:
    bed = pilot.node("bed/0")
    bed.drag = True
    x, y = bed.centre
    mouse(pilot, pygame.MOUSEBUTTONDOWN, x, y, button=1)
    mouse(pilot, pygame.MOUSEMOTION, x + 3, y, buttons=(1, 0, 0))
    mouse(pilot, pygame.MOUSEBUTTONUP, x + 3, y, button=1)
    assert pilot.scene.diary[-1] == "bed/0"


@pytest.mark.parametrize("kind", [pygame.WINDOWLEAVE, pygame.MOUSEMOTION])
def test_what_is_carried_is_put_back_when_the_button_comes_up_outside(pilot: Pilot, kind: int) -> None:
    bed = pilot.node("bed/0")
    bed.drag = True
    mouse(pilot, pygame.MOUSEBUTTONDOWN, *bed.centre, button=1)
    mouse(pilot, pygame.MOUSEMOTION, 900, 500, buttons=(1, 0, 0))
    mouse(pilot, kind, 900, 500, buttons=(0, 0, 0))
    assert pilot.scene.diary[-1] == "dropped bed/0"
    assert pilot.scene.pointer.held is None


def test_a_node_taken_away_under_the_pointer_is_pressed_no_more(pilot: Pilot) -> None:
    bed = pilot.node("bed/0")
    mouse(pilot, pygame.MOUSEBUTTONDOWN, *bed.centre, button=1)
    pilot.scene.stage.remove("bed/0")
    mouse(pilot, pygame.MOUSEBUTTONUP, *bed.centre, button=1)
    assert pilot.scene.diary == ["enter", "build"]
    assert pilot.scene.pointer.over is None


def test_a_hint_comes_after_a_moment_and_goes_at_once(pilot: Pilot) -> None:
    pilot.hover("bed/0")
    pilot.step(100)
    assert "About bed/0" not in pilot.texts()
    pilot.step(120)
    assert "About bed/0" in pilot.texts()
    pilot.hover_at(1500, 850)
    pilot.settle()
    assert "About bed/0" not in pilot.texts()


def test_keyboard_focus_brings_the_same_hint(pilot: Pilot) -> None:
    pilot.key("Tab")
    pilot.step(220)
    assert "About bed/0" in pilot.texts()


def test_a_hint_goes_with_the_press_and_comes_again_after_another_look(pilot: Pilot) -> None:
    pilot.hover("bed/0")
    pilot.step(220)
    assert pilot.node("tooltip").visible
    pilot.scene.press(pilot.node("bed/0"))
    pilot.step(220)
    assert not pilot.node("tooltip").visible
    for name in ("bed/1", "bed/0"):
        pilot.hover(name)
    pilot.step(220)
    assert pilot.node("tooltip").visible


@pytest.mark.parametrize("name", ["bed/0", "bed/2", "gate"])
def test_a_hint_lies_inside_the_picture(pilot: Pilot, name: str) -> None:
    node = pilot.node(name)
    node.x, node.y = (1500, 850) if name == "bed/2" else (0, 0) if name == "bed/0" else (node.x, node.y)
    pilot.scene.focus.set(name)
    pilot.scene.focus.show = True
    pilot.step(220)
    hint = pilot.node("tooltip")
    assert hint.x >= 0 and hint.y >= 0 and hint.x + hint.w <= 1600 and hint.y + hint.h <= 900


@pytest.mark.parametrize("place", [(600, 20, 300, 860), (1500, 20, 90, 860), (300, 100, 80, 80), (300, 800, 80, 90)])
def test_a_hint_never_lies_on_what_it_explains(pilot: Pilot, place: tuple[float, float, float, float]) -> None:
    node = pilot.node("bed/0")
    node.x, node.y, node.w, node.h = x, y, w, h = place
    pilot.scene.focus.set(node.name)
    pilot.scene.focus.show = True
    pilot.step(220)
    hint = pilot.node("tooltip")
    assert hint.x >= x + w or hint.x + hint.w <= x or hint.y >= y + h or hint.y + hint.h <= y
    assert hint.x >= 0 and hint.y >= 0 and hint.x + hint.w <= 1600 and hint.y + hint.h <= 900


def test_what_moves_away_from_under_the_pointer_is_no_longer_hovered(pilot: Pilot) -> None:
    pilot.hover("bed/0")
    bed = pilot.node("bed/0")
    bed.y += 14
    pilot.step(16)
    assert bed.hovered, "a card that rises a little stays under the pointer"
    bed.y += 300
    pilot.step(16)
    assert not bed.hovered


@pytest.mark.parametrize("side", [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_a_node_stays_under_the_pointer_until_its_edge_is_40_units_away(pilot: Pilot, side: tuple[int, int]) -> None:
    bed = pilot.node("bed/0")
    pilot.hover("bed/0")
    x, y = bed.centre
    for away, stays in ((40, True), (41, False)):
        bed.x = x - bed.w / 2 + side[0] * (bed.w / 2 + away)
        bed.y = y - bed.h / 2 + side[1] * (bed.h / 2 + away)
        pilot.step(16)
        assert bed.hovered is stays
