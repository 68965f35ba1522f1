"""Input methods: on in text fields alone, and what they compose is theirs until it is done."""

import pygame
import pytest

from game.ui.app.app import App
from game.ui.app.window import open_window
from game.ui.widgets.textfield import TextField
from tests.support.garden import Garden
from tests.support.pilot import FRAME_MS, NamedSound, Pilot
from tests.support.store import MemoryStore


def compose(pilot: Pilot, text: str, cursor: int = 0) -> None:
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.TEXTEDITING, text=text, start=cursor, length=0)])
    pilot.settle()


def test_keys_belong_to_the_composition_until_it_is_done() -> None:
    pilot, sent = Pilot().start(Garden), list[str]()
    field = pilot.scene.stage.add(TextField("title", "Title", "An", on_submit=sent.append, x=80, y=520, w=300))
    pilot.scene.focus.set("title")
    pilot.scene.focus.show = True
    compose(pilot, "na", 1)
    assert "na" in pilot.texts() and field.text == "An"
    pilot.key("Return", "Escape", "BackSpace", "Left", "Down")
    assert (field.text, sent, pilot.scene.typing) == ("An", [], True)
    pilot.type("na")
    assert field.text == "Anna" and "na" not in pilot.texts()
    pilot.key("BackSpace", "Return")
    assert sent == ["Ann"]
    compose(pilot, "x")
    compose(pilot, "")
    pilot.key("Return")
    assert sent == ["Ann", "Ann"], "it was given up"


def test_a_click_elsewhere_ends_the_composition() -> None:
    pilot = Pilot().start(Garden)
    field = pilot.scene.stage.add(TextField("title", "Title", "An", x=80, y=520, w=300))
    pilot.scene.focus.set("title")
    compose(pilot, "na", 1)
    pilot.click("bed/3")
    pilot.scene.focus.set("title")
    pilot.settle()
    assert "na" not in pilot.texts()
    pilot.key("BackSpace")
    assert field.text == "A"


def test_what_is_composed_is_nothing_outside_of_text_fields() -> None:
    pilot = Pilot().start(Garden)
    compose(pilot, "na")
    pilot.key("Right", "Right")
    assert pilot.scene.focus.node is not None and pilot.scene.focus.node.name == "bed/1"


def test_the_system_writes_in_text_fields_alone_and_beside_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    told: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    pygame.display.quit()
    window = open_window("Biotope", False, None)
    app = App(MemoryStore(), window=window, sound=NamedSound())
    app.start(Garden)
    app.step(FRAME_MS, [])
    assert told == ["off"]
    app.stack.top.stage.add(TextField("title", "Title", x=800, y=450, w=400, h=90))
    app.stack.top.focus.set("title")
    app.step(FRAME_MS, [])
    app.step(FRAME_MS, [])
    corner, end = app.look.viewport.point(800, 450), app.look.viewport.point(1200, 540)
    place = pygame.Rect(corner, (end[0] - corner[0], end[1] - corner[1]))
    assert told == ["off", place, "on"] and place.w > 200
    app.stack.top.focus.set("bed/0")
    app.step(FRAME_MS, [])
    assert told[3:] == ["off"]
    window.close()
    pygame.display.quit()


def test_text_input_is_on_while_shift_is_held_so_that_shifted_signs_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With text input off, Shift and 7 on a German keyboard would be "7", not the "/" that searches."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("off"))
    pygame.display.quit()
    window = open_window("Biotope", False, None)
    pygame.event.clear()
    for kind, key in (
        (pygame.KEYDOWN, pygame.K_RSHIFT),
        (pygame.KEYUP, pygame.K_RSHIFT),
        (pygame.KEYDOWN, pygame.K_a),
    ):
        pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode=""))
        window.events()
    assert told == ["off", "on", "off"]
    window.close()
    pygame.display.quit()
