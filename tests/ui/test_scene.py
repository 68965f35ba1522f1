"""The life of scenes, and how they make the player wait."""

import pygame
import pytest

from game.ui.engine.timeline import SKIP_MS, Call, Tween, Wait
from tests.support.garden import Garden, Shed
from tests.support.pilot import Pilot


@pytest.fixture
def pilot() -> Pilot:
    return Pilot().start(Garden)


def test_a_scene_is_entered_and_then_built(pilot: Pilot) -> None:
    assert pilot.scene.diary == ["enter", "build"]


def test_a_scene_over_another_one_covers_and_uncovers_it(pilot: Pilot) -> None:
    garden, shed = pilot.scene, Shed()
    pilot.app.stack.push(shed)
    assert pilot.scene is shed
    pilot.app.stack.pop()
    assert garden.diary == ["enter", "build", "covered", "uncovered"]
    assert shed.diary == ["enter", "build", "leave"]


def test_a_scene_takes_the_place_of_another_one(pilot: Pilot) -> None:
    first, second = Garden(), Garden()
    garden = pilot.scene
    pilot.app.stack.push(first)
    pilot.app.stack.replace(second)
    assert first.diary[-1] == "leave"
    assert second.diary == ["enter", "build"]
    assert garden.diary[-1] == "covered"


def test_home_leaves_everything_but_the_first_scene(pilot: Pilot) -> None:
    garden, others = pilot.scene, [Garden(), Shed()]
    for scene in others:
        pilot.app.stack.push(scene)
    pilot.app.stack.home()
    assert pilot.scene is garden and len(pilot.app.stack) == 1
    assert [scene.diary[-1] for scene in others] == ["leave", "leave"]
    assert garden.diary[-1] == "uncovered"
    pilot.app.stack.home()
    assert garden.diary.count("uncovered") == 1


def test_leaving_the_last_scene_ends_the_app(pilot: Pilot) -> None:
    pilot.app.stack.pop()
    assert not pilot.app.running


def test_esc_leaves_an_overlay_but_not_a_whole_page(pilot: Pilot) -> None:
    pilot.key("Escape")
    assert pilot.app.running
    pilot.app.stack.push(Shed())
    pilot.key("Escape")
    assert pilot.scene.name == "garden"


def test_under_an_overlay_the_scene_below_is_seen_dimmed(pilot: Pilot) -> None:
    place = pilot.app.look.viewport.point(160, 220)
    bright = pilot.app.screen.get_at(place)
    pilot.app.stack.push(Shed())
    pilot.settle()
    dim = pilot.app.screen.get_at(place)
    assert 0 < dim.r < bright.r
    pilot.app.stack.pop()
    pilot.settle()
    assert pilot.app.screen.get_at(place) == bright


def test_hint_and_ring_go_when_an_overlay_comes(pilot: Pilot) -> None:
    garden = pilot.scene
    pilot.key("Tab")
    pilot.step(300)
    assert garden.stage["tooltip"].visible and garden.stage["focus ring"].visible
    pilot.app.stack.push(Shed())
    assert not garden.stage["tooltip"].visible and not garden.stage["focus ring"].visible


def test_an_overlay_takes_all_presses(pilot: Pilot) -> None:
    garden = pilot.scene
    pilot.app.stack.push(Shed())
    pilot.press_at(*garden.stage["bed/0"].centre)
    assert "bed/0" not in garden.diary


def test_another_size_builds_every_scene_anew_and_keeps_the_focus(pilot: Pilot) -> None:
    garden, shed = pilot.scene, Shed()
    pilot.key("Tab", "Right")
    pilot.app.stack.push(shed)
    pilot.resize((1920, 1080))
    assert garden.diary.count("build") == shed.diary.count("build") == 2
    assert garden.focus.node is garden.stage["bed/1"]


def test_another_size_ends_every_movement(pilot: Pilot) -> None:
    bed = pilot.node("bed/0")
    pilot.scene.timeline.play(Tween(bed, "x", 900, 10_000))
    pilot.resize((1920, 1080))
    assert bed.x == 900 and not pilot.scene.timeline.busy


def test_a_click_only_shortens_what_the_player_waits_for(pilot: Pilot) -> None:
    pilot.scene.timeline.play(Wait(5000))
    pilot.press_at(*pilot.node("bed/0").centre)
    assert "bed/0" not in pilot.scene.diary
    assert not pilot.scene.timeline.busy


@pytest.mark.parametrize("key", ["Return", "Space"])
def test_enter_and_space_shorten_too(pilot: Pilot, key: str) -> None:
    pilot.key("Tab")
    pilot.scene.timeline.play(Wait(5000))
    pilot.app.step(16, [pilot.key_event(key)])
    pilot.step(SKIP_MS)
    assert not pilot.scene.timeline.busy
    assert "bed/0" not in pilot.scene.diary


def test_other_keys_wait_their_turn(pilot: Pilot) -> None:
    pilot.scene.timeline.play(Wait(200))
    pilot.app.step(16, [pilot.key_event("Tab"), pilot.key_event("Right")])
    assert pilot.scene.focus.node is None
    pilot.settle()
    assert pilot.scene.focus.node is pilot.node("bed/1")


def test_keys_that_waited_are_forgotten_when_another_scene_comes(pilot: Pilot) -> None:
    garden = pilot.scene
    garden.timeline.play(Wait(200))
    pilot.app.step(16, [pilot.key_event("Tab")])
    pilot.app.stack.push(Shed())
    pilot.app.stack.pop()
    pilot.settle()
    assert garden.focus.node is None


def test_answers_to_the_pointer_make_nobody_wait(pilot: Pilot) -> None:
    pilot.scene.timeline.aside(Tween(pilot.node("bed/1"), "y", 90, 5000))
    pilot.click("bed/0")
    assert pilot.scene.diary[-1] == "bed/0"


class Passage(Shed):
    """Goes away when its movement is over, and something else begins."""

    def __init__(self, ms: float) -> None:
        super().__init__()
        self.ms = ms

    def leave_after(self) -> None:
        self.timeline.play(Wait(self.ms), Call(self.shell.stack.pop), Call(lambda: self.shell.stack.push(Shed())))


def test_a_scene_that_goes_while_all_are_made_anew_is_not_made_anew() -> None:
    pilot = Pilot().start(Garden)
    passage = Passage(500)
    pilot.app.stack.push(passage)
    passage.leave_after()
    pilot.step(100)
    built = passage.diary.count("build")
    pilot.app.resize(pygame.Surface((1600, 900)))
    pilot.settle()
    assert passage not in pilot.app.stack and passage.diary.count("build") == built
    assert [scene.name for scene in pilot.app.stack] == ["garden", "shed"]


@pytest.mark.parametrize("by_keys", [True, False])
def test_after_a_page_closes_the_focus_is_seen_when_the_keyboard_was_used_last(pilot: Pilot, by_keys: bool) -> None:
    pilot.scene.focus.set("bed/1")
    pilot.app.stack.push(Shed())
    pilot.key("Tab")
    if not by_keys:
        pilot.press_at(1500, 850)
    pilot.app.stack.pop()
    pilot.settle()
    assert pilot.node("focus ring").visible is by_keys


class Row(Garden):
    """Twelve beds that the digits choose."""

    digit_zone = "beds"

    def build(self) -> None:
        for i in range(12):
            self.plant(f"bed/{i}", 100 + i * 110, 100, "beds")


@pytest.mark.parametrize(("key", "bed"), [("1", 0), ("2", 1), ("9", 8), ("0", 9)])
def test_a_digit_chooses_in_its_zone_and_zero_the_tenth(key: str, bed: int) -> None:
    pilot = Pilot().start(Row)
    pilot.key(key)
    assert pilot.scene.diary[-1] == f"bed/{bed}"
    assert pilot.scene.focus.node is not None and pilot.scene.focus.node.name == f"bed/{bed}"
    assert pilot.scene.focus.show


def test_a_digit_beyond_the_last_one_chooses_nothing(pilot: Pilot) -> None:
    pilot.scene.digit_zone = "beds"
    before = list(pilot.scene.diary)
    for key in ("7", "0"):
        pilot.key(key)
    assert pilot.scene.diary == before
    pilot.key("6")
    assert pilot.scene.diary[-1] == "bed/5"


def test_without_a_zone_digits_choose_nothing(pilot: Pilot) -> None:
    before = list(pilot.scene.diary)
    pilot.key("1")
    assert pilot.scene.diary == before
