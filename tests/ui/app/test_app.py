"""The app as a whole: settings at work, faults, pictures, toasts, rest."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.profile.store import Store
from game.ui.app.app import App
from game.ui.engine.intent import Do, Intent
from game.ui.engine.node import Backdrop
from game.ui.input.commands import TABLE
from game.ui.scenes.title import TitleScene
from game.ui.sound.sound import Sound
from game.ui.voice import reader
from game.units import MIDDLE
from tests.support.garden import Garden, Shed
from tests.support.pads import button
from tests.support.pilot import FRAME_MS, Pilot


class Volcano(Garden):
    """A garden with a fault in it: M breaks it."""

    name = "volcano"
    rooms = (TABLE,)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Do):
            raise RuntimeError("lava")
        return super().handle(intent)

    def report(self) -> str:
        return "the record of the game"


@pytest.fixture
def pilot() -> Pilot:
    return Pilot().start(Garden)


def test_a_still_app_draws_nothing(pilot: Pilot) -> None:
    assert pilot.app.step(FRAME_MS, []) == []


def test_it_needs_something_to_draw_on(pilot: Pilot) -> None:
    with pytest.raises(ValueError, match="screen or a window"):
        App(pilot.store, sound=pilot.sound)


def test_text_size_makes_every_scene_anew(pilot: Pilot) -> None:
    pilot.app.stack.push(Shed())
    pilot.app.settings["text_size"] = 1.3
    assert pilot.app.look.text_scale == 1.3
    assert [scene.diary.count("build") for scene in pilot.app.stack] == [2, 2]


def test_volumes_reach_the_sound_at_once(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []
    monkeypatch.setattr(pilot.sound, "volumes", lambda *parts: heard.append(parts))
    pilot.app.settings["volume_cards"] = 10
    assert heard == [(100, 10, 80, 80)]


def test_the_animation_level_decides_about_motion(pilot: Pilot) -> None:
    assert pilot.app.motion("place").ms == 0
    pilot.app.settings["animation"] = "full"
    assert pilot.app.motion("place").ms > 0


def test_the_bed_of_the_lowest_visible_scene_is_heard(pilot: Pilot) -> None:
    assert pilot.sound.current_ambience == Garden.ambience
    pilot.app.stack.push(Shed())
    pilot.settle()
    assert pilot.sound.current_ambience == Garden.ambience


def test_a_sound_comes_from_where_it_happens(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []
    monkeypatch.setattr(pilot.sound, "play", lambda name, variation, side: heard.append(side))
    for x in (0, MIDDLE, 1200):
        pilot.app.play("card", x=x)
    pilot.app.play("card")
    assert heard == [-1, 0, 0.5, 0]


def test_the_music_makes_room_while_a_scene_wants_it(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(pilot.sound, "update", lambda dt_ms, hushed, still: told.append(hushed))
    pilot.step(16)
    monkeypatch.setattr(Garden, "hushed", True)
    pilot.step(16)
    assert told == [False, True]


def test_a_toast_comes_stays_and_goes() -> None:
    pilot = Pilot(animation="full").start(Garden)
    pilot.app.toast("Saved")
    pilot.step(300)
    assert "Saved" in pilot.texts()
    pilot.step(2400)
    assert "Saved" in pilot.texts()
    pilot.step(1000)
    assert "Saved" not in pilot.texts()


def test_a_toast_survives_a_change_of_scene(pilot: Pilot) -> None:
    pilot.app.toast("Saved")
    pilot.app.stack.push(Garden())
    pilot.step(FRAME_MS)
    assert "Saved" in pilot.texts()


def test_an_older_toast_stays_only_a_moment_over_another_scene() -> None:
    pilot = Pilot(animation="full").start(Garden)
    pilot.app.toast("Saved")
    pilot.step(400)
    pilot.app.stack.push(Garden())
    pilot.step(FRAME_MS)
    assert "Saved" in pilot.texts()
    for _ in range(10):
        pilot.step(100)
    assert "Saved" not in pilot.texts()


@pytest.mark.parametrize("over", [Garden, Shed])
def test_a_toast_stays_on_the_top_scene_only(pilot: Pilot, over: type[Garden]) -> None:
    below = pilot.scene
    pilot.app.toast("Saved")
    pilot.step(FRAME_MS)
    pilot.app.stack.push(over())
    pilot.step(FRAME_MS)
    assert "toast" in pilot.names()
    assert "toast" not in below.stage


def test_a_picture_of_the_screen_is_saved(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.app.app.pictures_dir", lambda: tmp_path)
    pilot.key("F12")
    (saved,) = tmp_path.glob("*.png")
    assert pygame.image.load(saved).get_size() == (1280, 720)
    assert f"Picture saved: {saved.name}" in pilot.texts()


def test_a_picture_that_cannot_be_saved_is_told(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.app.app.pictures_dir", lambda: tmp_path / "gone")
    pilot.key("F12")
    assert "The picture could not be saved: No such file or directory." in pilot.texts()


def test_a_fault_is_told_calmly_and_reported(tmp_path: Path) -> None:
    pilot = Pilot(data=tmp_path)
    pilot.faults = True
    pilot.start(Volcano)
    pilot.key("m")
    assert pilot.scene.name == "error"
    assert "Something went wrong" in pilot.texts()
    (report,) = tmp_path.glob("report *.txt")
    text = report.read_text()
    assert "RuntimeError: lava" in text and "the record of the game" in text
    pilot.press("home")
    assert pilot.scene.name == "volcano" and len(pilot.app.stack) == 1


def test_a_fault_in_drawing_is_a_fault_like_any_other() -> None:
    pilot = Pilot()
    pilot.faults = True
    pilot.start(Garden)
    pilot.scene.stage.add(Backdrop("scenery/atlantis"))
    pilot.step(FRAME_MS)
    assert pilot.scene.name == "error"


def test_the_pilot_does_not_fly_on_over_a_fault() -> None:
    pilot = Pilot().start(Volcano)
    with pytest.raises(RuntimeError, match="lava"):
        pilot.key("m")


def test_a_new_page_fades_in_over_the_old_one() -> None:
    pilot = Pilot(animation="full").start(Garden)
    pilot.app.stack.push(Garden())
    pilot.step(FRAME_MS)
    assert pilot.node("scene before").visible
    assert pilot.app.moving
    pilot.step(300)
    assert "scene before" not in pilot.names()


class Sheet(Garden):
    opaque = False


class Secret(Garden):
    fades = False


def test_a_sheet_comes_and_goes_sooner_than_a_page() -> None:
    pilot = Pilot(animation="full").start(Garden)
    for change in (lambda: pilot.app.stack.push(Sheet()), pilot.app.stack.pop):
        change()
        pilot.step(2 * FRAME_MS)
        assert 0 < pilot.node("scene before").alpha < 1
        pilot.step(160)
        assert "scene before" not in pilot.names()


def test_nothing_that_was_there_shows_over_a_scene_that_hides_it() -> None:
    pilot = Pilot(animation="full").start(Garden)
    pilot.app.stack.push(Sheet())
    pilot.step(FRAME_MS)
    pilot.app.stack.push(Secret())
    pilot.step(FRAME_MS)
    assert "scene before" not in pilot.names()


def test_a_page_that_took_long_to_be_drawn_still_fades_in_from_the_beginning() -> None:
    pilot = Pilot(animation="full").start(Garden)
    pilot.app.stack.push(Garden())
    pilot.app.step(FRAME_MS, [])
    pilot.app.step(900, [])
    assert pilot.node("scene before").alpha > 0.7


def test_what_takes_a_moment_is_announced_before_it_is_done(pilot: Pilot) -> None:
    done: list[str] = []
    pilot.app.wait_for("Just a moment", lambda: done.append("this"))
    assert pilot.app.moving
    pilot.app.step(FRAME_MS, [])
    assert done == ["this"]
    assert not pilot.app.moving and "busy" not in pilot.scene.stage


def test_what_is_announced_is_opaque_in_its_first_picture() -> None:
    """The work begins right after it: a slip that faded in would be seen as a breath over the scene below."""
    pilot = Pilot(animation="full").start(Garden)
    pilot.step(FRAME_MS)
    pilot.app.wait_for("Just a moment", lambda: None)
    slip = pilot.scene.stage["busy"]
    pilot.scene.stage.draw(pilot.app.screen, pilot.app.look)
    x, y = pilot.app.look.viewport.point(slip.x + slip.h + 4, slip.y + slip.h / 2)
    assert pilot.app.screen.get_at((round(x), round(y))) == pilot.app.theme.colour("night")


def test_a_window_too_small_asks_for_room(pilot: Pilot) -> None:
    pilot.app.resize(pygame.Surface((400, 200)))
    pilot.app.step(FRAME_MS, [])
    night = pilot.app.theme.colour("night")
    assert pilot.app.screen.get_at((0, 0)) == night
    assert pilot.app.screen.get_bounding_rect().size == (400, 200)


@pytest.mark.parametrize("aloud", [False, True])
def test_nothing_is_pressed_in_a_window_too_small_to_see_it(
    pilot: Pilot, aloud: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by mouse, finger, key nor gamepad; keys count for a player who has the page read aloud."""
    monkeypatch.setattr(reader, "system_speaker", lambda: None)
    garden = pilot.scene
    assert isinstance(garden, Garden)
    monkeypatch.setattr(reader, "system_speaker", lambda: None)
    pilot.app.settings["read_aloud"] = aloud
    pilot.key("Tab")
    focused = garden.focus.node
    assert focused is not None
    pilot.app.resize(pygame.Surface((300, 150)))
    before = [*garden.diary]
    pilot.press_at(*pilot.node("bed/2").centre)
    tap = {"touch_id": 3, "finger_id": 0, "x": 0.1, "y": 0.2}
    pilot.app.step(FRAME_MS, [pygame.Event(kind, tap) for kind in (pygame.FINGERDOWN, pygame.FINGERUP)])
    assert garden.diary == before
    pilot.key("Return")
    pilot.app.step(FRAME_MS, [button("pad a")])
    assert [line for line in garden.diary[len(before) :] if line != "build"] == [focused.name] * 2 * aloud
    pilot.app.step(FRAME_MS, [pilot.key_event("F11")])
    assert pilot.app.settings["fullscreen"], "the way out"
    pilot.resize((1280, 720))
    pilot.click("bed/2")
    assert garden.diary[-1] == "bed/2"


def test_it_moves_fast_idles_slowly_and_slower_when_away(pilot: Pilot) -> None:
    assert pilot.app.rate == 30
    pilot.app.toast("Saved")
    assert pilot.app.rate == 60
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSLOST)])
    assert pilot.app.rate == 8
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSGAINED)])
    assert pilot.app.rate == 60


def test_it_rests_after_twenty_seconds_in_which_nothing_happened(pilot: Pilot) -> None:
    for _ in range(210):
        pilot.app.step(100, [])
    assert pilot.app.resting
    pilot.app.step(0, [pilot.key_event("Tab")])
    assert not pilot.app.resting


def test_a_piece_of_music_may_begin_when_nothing_has_moved_for_a_moment(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may: list[bool] = []
    monkeypatch.setattr(pilot.sound, "update", lambda dt_ms, hushed, still: may.append(still))
    pilot.app.step(0, [pilot.key_event("Tab")])
    for _ in range(11):
        pilot.app.step(50, [])
    assert not may[1]
    assert may[-1]
    pilot.app.toast("Saved")
    pilot.app.step(FRAME_MS, [])
    pilot.app.step(FRAME_MS, [])
    assert not may[-1]


def test_closing_the_window_ends_the_app_and_every_scene(pilot: Pilot) -> None:
    pilot.app.stack.push(Shed())
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.QUIT)])
    assert not pilot.app.running
    pilot.app.close()
    assert [scene.diary[-1] for scene in pilot.app.stack] == ["leave", "leave"]


def test_in_the_background_it_is_quiet_if_the_player_wants_that(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet: list[bool] = []
    monkeypatch.setattr(Sound, "mute", lambda self, on: quiet.append(on))
    for wanted in (True, False):
        pilot.app.settings["quiet_background"] = wanted
        pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSLOST)])
        pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSGAINED)])
    assert quiet == [True, False, False, False]


class TestDoubleClick:
    """The second half of a double click."""

    @pytest.fixture
    def at(self, tmp_path: Path) -> Iterator[Pilot]:
        with closing(Store.open(tmp_path)) as store:
            yield Pilot(store=store).start(TitleScene)

    @staticmethod
    def clicks(pilot: Pilot, x: float, y: float, apart_ms: float) -> None:
        pilot.press_at(x, y)
        pilot.step(apart_ms)
        pilot.press_at(x, y)

    @pytest.mark.parametrize(("apart_ms", "moved"), [(30, False), (800, True)])
    def test_it_does_not_fall_through_to_the_page_that_opened(self, at: Pilot, apart_ms: float, moved: bool) -> None:
        grip = 484, 300
        assert at.scene.stage.hit(*grip) is at.node("box/ocean")
        self.clicks(at, *grip, apart_ms)
        assert at.scene.name == "setup" and at.scene.stage.hit(*grip) is at.node("seat/1/grip")
        focus = at.scene.focus.node
        assert (focus is not None and focus.name == "seat/2/grip") is moved

    def test_slow_ones_are_known_where_that_is_set(self, at: Pilot) -> None:
        at.app.settings["double_clicks"] = "slow"
        self.clicks(at, 484, 300, 800)
        focus = at.scene.focus.node
        assert at.scene.name == "setup" and (focus is None or focus.name != "seat/2/grip")

    def test_going_back_twice_needs_no_patience(self, at: Pilot) -> None:
        at.click("box/savanna")
        at.key("F1")
        self.clicks(at, *at.node("back").centre, 30)
        assert at.scene.name == "title"


class TestRing:
    @pytest.mark.parametrize("key", [True, False])
    def test_after_a_page_closes_it_is_there_when_the_keyboard_was_used_last(self, tmp_path: Path, key: bool) -> None:
        with closing(Store.open(tmp_path)) as store:
            pilot = Pilot(store=store).start(TitleScene)
            pilot.click("credits")
            pilot.key("Escape") if key else pilot.click("back")
            assert pilot.scene.name == "title"
            assert pilot.node("focus ring").visible is key if key else "focus ring" not in pilot.names()
