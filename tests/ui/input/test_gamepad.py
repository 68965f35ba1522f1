"""The app by gamepad, with the events that one puts into the queue."""

from pathlib import Path

import pygame
import pytest

from game.ui.app.app import App
from game.ui.app.window import open_window
from game.ui.engine.pads import DELAY_MS
from game.ui.input import key_words
from game.ui.input.commands import ACCEPT
from game.ui.input.feels import FEELS
from game.ui.scenes.keys import KeysScene
from tests.games.aqua.view import sea
from tests.pilot.play import at_title, session, sit_down
from tests.support.garden import Garden
from tests.support.pads import axis, button, focus, gone, push
from tests.support.pilot import FRAME_MS, NamedSound, Pilot
from tests.support.store import MemoryStore
from tests.support.virtual_pad import virtual_pad


@pytest.fixture
def pilot() -> Pilot:
    return Pilot().start(Garden)


def test_the_ring_moves_as_with_the_arrows_and_a_presses(pilot: Pilot) -> None:
    push(pilot, "pad right", "pad right", "pad down")
    assert focus(pilot) == "bed/4"
    push(pilot, "pad a")
    assert isinstance(pilot.scene, Garden) and pilot.scene.diary[-1] == "bed/4"
    push(pilot, "pad rt")
    assert focus(pilot) == "bed/5"


def test_several_gamepads_and_the_keyboard_play_together(pilot: Pilot) -> None:
    push(pilot, "pad right", pad=0)
    push(pilot, "pad right", pad=3)
    pilot.key("Right")
    assert focus(pilot) == "bed/2"


def test_a_stick_that_is_held_goes_on(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [axis("left x", 1)])
    assert focus(pilot) == "bed/0" and pilot.app.moving
    pilot.step(DELAY_MS + FRAME_MS)
    assert focus(pilot) == "bed/1"
    pilot.app.step(FRAME_MS, [axis("left x", 0)])
    pilot.step(DELAY_MS * 2)
    assert focus(pilot) == "bed/1" and not pilot.app.moving


def test_a_button_that_is_held_presses_once(pilot: Pilot) -> None:
    push(pilot, "pad right")
    pilot.app.step(FRAME_MS, [button("pad a")])
    pilot.step(DELAY_MS * 2)
    assert isinstance(pilot.scene, Garden) and pilot.scene.diary.count("bed/0") == 1


@pytest.mark.parametrize("leaves", [gone(), pygame.Event(pygame.WINDOWFOCUSLOST)])
def test_what_is_held_when_the_pad_or_the_window_goes_is_let_go(pilot: Pilot, leaves: pygame.Event) -> None:
    pilot.app.step(FRAME_MS, [axis("left x", 1)])
    pilot.app.step(FRAME_MS, [leaves])
    pilot.step(DELAY_MS * 2)
    assert focus(pilot) == "bed/0"


def test_a_pad_that_is_pulled_out_is_told_and_the_keyboard_goes_on(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [gone()])
    assert "The gamepad is gone. Keyboard and mouse go on." in pilot.texts()
    pilot.key("Right", "Return")
    assert isinstance(pilot.scene, Garden) and pilot.scene.diary[-1] == "bed/0"


def test_a_button_is_bound_by_pushing_it_and_keys_stay(pilot: Pilot) -> None:
    pilot.app.stack.push(KeysScene(1))
    pilot.press("key/hint")
    push(pilot, "pad y")
    assert pilot.scene.name == "question" and "Pad Y is taken" in pilot.texts()
    push(pilot, "pad right", "pad a")
    assert pilot.store.setting("keys") == {"hint": ["h", "pad y"], "faster": ["space", "pad left stick"]}
    pilot.press("key/hint")
    pilot.key("F9")
    assert pilot.store.setting("keys")["hint"] == ["f9", "pad y"]


def test_a_button_for_what_had_none_leaves_the_other_with_its_key(pilot: Pilot) -> None:
    pilot.app.stack.push(KeysScene(1))
    pilot.press("key/log")
    push(pilot, "pad l")
    pilot.press("yes")
    assert pilot.store.setting("keys") == {"log": ["l", "pad l"], "undo": ["ctrl+z"]}


def test_shoulders_take_back_and_do_again(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    push(pilot, "pad a", "pad a", "pad a")
    played = len(session(pilot).entries)
    push(pilot, "pad l")
    assert len(session(pilot).entries) < played
    push(pilot, "pad r")
    assert len(session(pilot).entries) == played > 0
    pilot.store.close()


def test_words_name_the_buttons_while_a_pad_is_in_hand(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana")
    assert pilot.node("undo").label == "Take back (Ctrl+Z)"
    push(pilot, "pad a")
    assert pilot.node("undo").label == "Take back (Pad L)"
    assert pilot.node("log").label == "Log (L)", "it has no button"
    pilot.hover("log")
    assert pilot.node("undo").label == "Take back (Pad L)"
    pilot.key("Right")
    assert pilot.node("undo").label == "Take back (Ctrl+Z)"
    pilot.store.close()


def test_the_right_stick_pushes_the_reef_and_nothing_else(tmp_path: Path, pilot: Pilot) -> None:
    at_sea = sea.sit_down(sea.at_title(tmp_path), "Ana")
    reef = sea.scene(at_sea).desk.table.parts.reef
    before = reef.lens.camera
    at_sea.app.step(FRAME_MS, [axis("right x", 1), axis("right y", -0.5)])
    at_sea.step(100)
    after = reef.lens.camera
    assert after.x < before.x and after.y > before.y and after.edge == before.edge
    at_sea.app.step(FRAME_MS, [axis("right x", 0), axis("right y", 0)])
    at_sea.settle()
    assert reef.lens.camera == after
    at_sea.store.close()
    pilot.app.step(FRAME_MS, [axis("right x", 1)])
    pilot.step(100)
    assert isinstance(pilot.scene, Garden) and "bed" not in " ".join(pilot.scene.diary)


def test_a_window_takes_pads_that_come_and_go_and_cannot_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, None)
    app = App(MemoryStore(), window=window, sound=NamedSound())
    app.start(Garden)
    window.events()
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=77))
    pygame.event.post(gone(77))
    app.step(FRAME_MS, window.events())
    assert isinstance(app.stack.top, Garden)
    window.close()
    pygame.display.quit()


@pytest.mark.parametrize("wanted", [True, False])
def test_a_pad_is_opened_plays_and_rumbles_only_when_that_is_wanted(
    wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, None)
    app = App(MemoryStore(), window=window, sound=NamedSound())
    app.settings["rumble"] = wanted
    app.start(Garden)
    app.step(FRAME_MS, window.events())
    with virtual_pad() as pad:
        app.step(FRAME_MS, window.events())
        app.play("stone")
        assert not pad.felt, "nobody holds it yet"
        pad.press(pygame.CONTROLLER_BUTTON_A)
        app.step(FRAME_MS, window.events())
        assert app.sitting.has_pads and key_words.key_of(ACCEPT) == "Pad A"
        app.play("tick")
        assert not pad.felt
        app.play("stone")
        assert bool(pad.felt) == wanted
        app.step(FRAME_MS, [pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")])
        pad.felt.clear()
        app.play("stone")
        assert not any(slow for slow, _ in pad.felt), "the keyboard is in hand now"
        pad.pull_out()
        app.step(FRAME_MS, window.events())
        assert not app.sitting.has_pads
    window.close()
    pygame.display.quit()


@pytest.mark.parametrize(
    ("name", "vendor", "product", "place"),
    [
        (b"Xbox 360 Controller", 0x28DE, 0x11FF, "bed/1"),
        (b"Steam Virtual Gamepad 0", 0, 0, "bed/1"),
        (b"A pad in memory", 0, 0, "bed/2"),
    ],
)
def test_a_pad_of_steam_beside_the_real_one_acts_once(
    name: bytes, vendor: int, product: int, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, None)
    app = App(MemoryStore(), window=window, sound=NamedSound())
    app.start(Garden)
    app.step(FRAME_MS, window.events())
    with virtual_pad() as real, virtual_pad(name, vendor, product) as other:
        app.step(FRAME_MS, window.events())
        app.step(FRAME_MS, [pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")])
        for down in (True, False):
            for pad in (real, other):
                pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT, down)
            app.step(FRAME_MS, window.events())
        node = app.stack.top.focus.node
        assert node is not None and node.name == place
    window.close()
    pygame.display.quit()


def test_every_feel_belongs_to_a_sound() -> None:
    assert set(FEELS) <= NamedSound().names
