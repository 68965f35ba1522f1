"""Buttons and controls, by pointer and by keyboard."""

from typing import Any

import pytest

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.engine.text import ELLIPSIS, SMALLEST
from game.ui.scene import Scene
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.controls import Segmented, Slider, Toggle
from game.ui.widgets.plain import Label, Panel
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.textfield import TextField
from tests.support.pilot import Pilot


def _many_lines(c: Canvas) -> None:
    c.para(0, 20, "line\n" * 50, 200)


class Desk(Scene):
    """Every kind of control, and what they told last."""

    def build(self) -> None:
        self.told: dict[str, Any] = {}
        add, tell = self.stage.add, self._teller
        add(Panel("panel", 40, 40, 800, 700))
        add(Label("title", "Settings", 60, 50, 200, size="title"))
        add(Button("start", "Start the game", lambda: tell("start")(True), x=80, y=100, w=300, h=60, icon="play"))
        add(Button("off", "Not now", lambda: tell("off")(True), x=400, y=100, enabled=False))
        add(RoundButton("undo", "undo", "Take back", lambda: tell("undo")(True), cx=640, cy=130, r=16))
        add(Toggle("calm", "Calm screen", False, tell("calm"), x=80, y=200))
        add(Segmented("animation", "Animation", ("None", "Basic", "Full"), 2, tell("animation"), x=80, y=280, w=300))
        add(Slider("volume", "Everything", 80, tell("volume"), x=80, y=360, w=300))
        name, sent = tell("name"), tell("sent")
        add(TextField("name", "Name", on_change=name, on_submit=sent, longest=6, x=80, y=440, w=300))
        add(Scroll("log", "Last turns", 1000, _many_lines, x=500, y=200, w=240, h=300))

    def _teller(self, name: str) -> Any:
        return lambda value: self.told.update({name: value})


@pytest.fixture
def pilot() -> Pilot:
    return Pilot((1600, 900)).start(Desk)


def test_a_button_does_what_it_says_by_click_and_by_enter(pilot: Pilot) -> None:
    pilot.click("start")
    assert pilot.scene.told.pop("start")
    pilot.press("start")
    assert pilot.scene.told.pop("start")


def test_a_pressed_button_sinks(pilot: Pilot) -> None:
    button = pilot.node("start")
    before = button.picture(pilot.app.look)
    button.pressed = True
    assert button.picture(pilot.app.look) is not before


def test_a_disabled_button_does_nothing_and_is_passed_by(pilot: Pilot) -> None:
    pilot.click("off")
    assert "off" not in pilot.scene.told
    assert "off" not in [node.name for node in pilot.scene.focus.choices]


def test_even_small_buttons_are_large_enough_to_hit(pilot: Pilot) -> None:
    for node in pilot.scene.focus.choices:
        assert node.w >= 44 and node.h >= 44, node.name


def test_an_icon_says_what_it_is_on_hover(pilot: Pilot) -> None:
    assert pilot.node("undo").hint == "Take back"


def test_a_switch_is_switched_by_click_and_enter_but_by_no_arrow_on_its_way_elsewhere(pilot: Pilot) -> None:
    pilot.click("calm")
    assert pilot.scene.told["calm"] is True
    pilot.press("calm")
    assert pilot.scene.told["calm"] is False
    pilot.key("Right", "Left")
    assert pilot.scene.told["calm"] is False


def test_a_choice_is_taken_where_it_is_clicked(pilot: Pilot) -> None:
    row = pilot.node("animation")
    pilot.press_at(row.x + 20, row.centre[1])
    assert pilot.scene.told["animation"] == 0
    pilot.press_at(row.x + row.w - 20, row.centre[1])
    assert pilot.scene.told["animation"] == 2


def test_a_choice_is_changed_by_arrows_and_by_enter(pilot: Pilot) -> None:
    pilot.press("animation")
    assert pilot.scene.told["animation"] == 0
    pilot.key("Right")
    assert pilot.scene.told["animation"] == 1
    pilot.key("Left", "Left")
    assert pilot.scene.told["animation"] == 0


def test_a_slider_follows_click_drag_and_arrows(pilot: Pilot) -> None:
    slider = pilot.node("volume")
    pilot.press_at(slider.x + slider.w - 1, slider.centre[1])
    assert pilot.scene.told["volume"] == 100
    pilot.drag("volume", "log")
    assert pilot.scene.told["volume"] == 100
    pilot.press_at(*slider.centre)
    assert pilot.scene.told["volume"] == 50
    pilot.scene.focus.set("volume")
    pilot.scene.focus.show = True
    pilot.key("Left")
    assert pilot.scene.told["volume"] == 45


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_short_words_on_narrow_choices_stay_legible_beside_the_tick(pilot: Pilot, taken: int) -> None:
    words = ("Easy", "Fair", "Sharp")
    choices = pilot.scene.stage.add(Segmented("level", "Level", words, taken, lambda n: None, x=80, y=620, w=204))
    pilot.settle()
    assert all(said.fits and said.box[3] >= SMALLEST * 0.9 for said in choices.said)


def test_letters_go_to_the_field_that_has_the_focus(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.type("Žofie")
    assert pilot.scene.told["name"] == "Žofie"
    assert "sent" not in pilot.scene.told
    pilot.key("Backspace")
    assert pilot.scene.told["name"] == "Žofi"
    pilot.key("Return")
    assert pilot.scene.told["sent"] == "Žofi"


def test_a_name_is_only_so_long(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.type("Maximiliane")
    assert pilot.scene.told["name"] == "Maximi"


def test_what_is_being_written_is_seen_when_it_is_longer_than_the_field(pilot: Pilot) -> None:
    field = pilot.scene.stage.add(TextField("title", "Title", "Anna-Maria Wilhelmina", x=80, y=520, w=120))
    pilot.settle()
    assert field.said[0].text.startswith("Anna")
    pilot.click("title")
    pilot.type("x")
    assert field.said[0].text.startswith(ELLIPSIS) and field.said[0].text.endswith("inax")


def test_a_name_of_blanks_stands_as_none(pilot: Pilot) -> None:
    field = pilot.scene.stage.add(TextField("title", "Title", "   ", x=80, y=520, w=300))
    pilot.settle()
    assert [said.text for said in field.said] == ["Title"]


def test_digits_and_space_are_text_while_one_writes(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.key("1", "Space")
    pilot.type("1 2")
    assert pilot.scene.told["name"] == "1 2"


def test_the_caret_goes_where_keys_and_clicks_put_it(pilot: Pilot) -> None:
    field = pilot.scene.stage.add(TextField("title", "Title", "Anna", x=80, y=520, w=300))
    pilot.click("title")
    pilot.type("b")
    pilot.key("Home")
    pilot.type("c")
    pilot.key("Right", "Delete")
    assert field.text == "cAnab"
    pilot.press_at(field.x + 290, field.centre[1])
    pilot.key("Backspace")
    pilot.press_at(field.x + 14, field.centre[1])
    pilot.type("d")
    assert field.text == "dcAna"


def test_what_is_selected_by_keys_or_by_dragging_makes_way(pilot: Pilot) -> None:
    field = pilot.scene.stage.add(TextField("title", "Title", "Anna", x=80, y=520, w=300))
    pilot.click("title")
    pilot.key("ctrl+a")
    pilot.type("Ben")
    pilot.key("shift+Left", "shift+Home")
    pilot.type("J")
    assert field.text == "J"
    pilot.type("onas")
    pilot.grab("title")
    pilot.carry(field.x + 14, field.centre[1])
    pilot.let_go(field.x + 14, field.centre[1])
    pilot.key("Backspace")
    assert field.text == ""


def test_an_arrow_at_the_end_of_a_field_moves_on(pilot: Pilot) -> None:
    pilot.scene.stage.add(TextField("title", "Title", "An", x=80, y=520, w=300))
    pilot.scene.stage.add(Button("beside", "Beside", lambda: None, x=420, y=520))
    pilot.click("title")
    pilot.key("Left", "Right")
    assert pilot.scene.focus.node.name == "title"
    pilot.key("End")
    assert pilot.scene.focus.node.name == "title"
    pilot.key("Right")
    assert pilot.scene.focus.node.name == "beside"


def test_a_click_beside_the_field_ends_the_writing(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.press_at(1500, 800)
    pilot.type("x")
    assert "name" not in pilot.scene.told


def test_a_long_column_scrolls_by_wheel_keys_and_drag_and_stops_at_its_ends(pilot: Pilot) -> None:
    column = pilot.node("log")
    pilot.wheel("log", 1)
    assert column.top == 60
    pilot.wheel("log", -5)
    assert column.top == 0
    pilot.drag("log", "title")
    assert column.top > 0
    pilot.scene.focus.set("log")
    pilot.scene.focus.show = True
    for _ in range(30):
        pilot.key("Down")
    assert column.top == 700


def test_every_word_fits_its_control(pilot: Pilot) -> None:
    for scale in (1.0, 1.15, 1.3):
        pilot.app.settings["text_size"] = scale
        pilot.settle()
        for node in pilot.scene.stage.nodes:
            if isinstance(node, Painted):
                assert all(said.fits for said in node.said), (node, scale, node.said)
