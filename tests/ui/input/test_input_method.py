"""Input methods: on in text fields alone, and what they compose is theirs until it is done."""

import pygame
import pytest

from game.ui.app.app import App
from game.ui.app.window import open_window
from game.ui.widgets.edited_line import EditedLine
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
    assert "Anna" in pilot.texts() and field.text == "An"
    pilot.key("Return", "Escape", "BackSpace", "Left", "Down")
    assert (field.text, sent, pilot.scene.typing) == ("An", [], True)
    pilot.type("na")
    assert field.text == "Anna" and "Anna" in pilot.texts()
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
    assert "An" in pilot.texts()
    pilot.key("BackSpace")
    assert field.text == "A"


def field_with(pilot: Pilot, line: EditedLine, w: float) -> TextField:
    field = pilot.scene.stage.add(TextField("title", "Title", line.text, longest=40, x=80, y=520, w=w))
    pilot.scene.focus.set("title")
    field.line = line
    return field


@pytest.mark.parametrize(
    ("line", "shown", "kept"),
    [
        (EditedLine("Anna", 2, 2), "Anxyzna", "An"),
        (EditedLine("Anna", 0, 0), "xyzAnna", ""),
        (EditedLine("Anna", 4, 4), "Annaxyz", "Anna"),
        (EditedLine("Anna", 3, 1), "Axyza", "A"),
        (EditedLine("", 0, 0), "xyz", ""),
    ],
    ids=["middle", "start", "end", "selection", "empty"],
)
@pytest.mark.parametrize("cursor", [0, 2, 3, 7, -1])
def test_a_composition_pushes_the_letters_after_the_caret(
    line: EditedLine, shown: str, kept: str, cursor: int
) -> None:
    pilot = Pilot().start(Garden)
    field = field_with(pilot, line, 300)
    compose(pilot, "xyz", cursor)
    [drawn] = field.said
    assert (drawn.text, field.text) == (shown, line.text)

    def end_of(words: str) -> float:
        return drawn.box[0] + pilot.app.look.text.width(words, 19, 600)

    assert field.composition_span == pytest.approx((end_of(kept), end_of(kept + "xyz")))
    assert field.cursor_x == pytest.approx(end_of(kept + "xyz"[: max(0, cursor)]))


def test_a_click_during_a_composition_finds_the_letter_that_is_seen() -> None:
    pilot = Pilot().start(Garden)
    field = field_with(pilot, EditedLine("Annabel", 2, 2), 300)
    compose(pilot, "xyz", 3)
    x = field.x + field.said[0].box[0] + pilot.app.look.text.width("Anxyznab", 19, 600)
    pilot.press_at(x, field.centre[1])
    assert (field.line.caret, field.said[0].text) == (5, "Annabel")


@pytest.mark.parametrize("caret", [0, 12, 29])
def test_a_composition_is_seen_whole_in_a_full_field(caret: int) -> None:
    pilot = Pilot().start(Garden)
    field = field_with(pilot, EditedLine("Anna-Maria Wilhelmina Johanna", caret, caret), 200)
    compose(pilot, "wxyz", 4)
    [drawn] = field.said
    start, end = field.composition_span
    assert "wxyz" in drawn.text and drawn.fits and end - start > 20
    assert drawn.box[0] <= start and end <= drawn.box[0] + drawn.box[2] <= field.w


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
