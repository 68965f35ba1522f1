"""What is told at a page and at a table, in the strip at the foot of the window."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.scenes.question import Question, QuestionScene
from game.ui.scenes.settings import SettingsScene
from game.ui.voice import speaker
from game.ui.voice.strip import STRIP
from tests.pilot.play import at_title, sit_down, table
from tests.support.contrast import LEAST, contrast
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """The app at its title, with what is read in sight."""
    pilot = at_title(tmp_path, (1280, 720))
    pilot.app.settings["show_read"] = True
    pilot.settle()
    yield pilot
    pilot.store.close()


def read(pilot: Pilot) -> str:
    """What the strip holds."""
    return pilot.node(STRIP).label


def test_nothing_is_read_until_it_is_asked_for(tmp_path: Path) -> None:
    pilot = at_title(tmp_path)
    pilot.key("Tab")
    assert pilot.names(STRIP) == [] and not pilot.app._reader.voice.log
    pilot.store.close()


def test_a_page_says_its_title_then_where_the_keyboard_is(pilot: Pilot) -> None:
    pilot.app.stack.push(SettingsScene())
    pilot.key("Tab")
    assert read(pilot) == "Settings. Back."
    pilot.key("Tab")
    assert read(pilot) == "The page before, 1 of 2."


def test_a_control_says_how_it_stands_now(pilot: Pilot) -> None:
    pilot.app.stack.push(SettingsScene())
    pilot.key("PageDown")
    pilot.press("drop_submits")
    assert read(pilot).endswith("A drop plays at once, without pressing Done. On.")


def test_a_question_is_read_with_its_answers(pilot: Pilot) -> None:
    pilot.key("Tab")
    pilot.app.stack.push(QuestionScene(Question("Leave?", "The game is kept.", "Leave", "Stay"), print))
    pilot.settle()
    assert list(pilot.app._reader.voice.log)[-2:] == ["Leave? The game is kept.", "Stay."]


def test_the_strip_has_contrast_and_stays_in_the_window_at_every_text_size(pilot: Pilot) -> None:
    theme = pilot.app.theme
    assert contrast(theme.colour("cream"), theme.colour("night")) >= LEAST
    for size in (1.0, 1.15, 1.3):
        pilot.app.settings["text_size"] = size
        pilot.app.toast("A sentence that goes on. " * 30)
        pilot.settle()
        strip = pilot.node(STRIP)
        assert strip.y >= 900, "it covers nothing of the picture"
        assert len(strip.said) == 2 and all(line.fits for line in strip.said)


def test_the_strip_begins_with_a_whole_sentence(pilot: Pilot) -> None:
    for number in range(9):
        pilot.app._reader.tell(f"Sentence {number} says what somebody did at the table in this turn.")
        pilot.settle()
        shown = " ".join(line.text for line in pilot.node(STRIP).said)
        assert read(pilot).endswith(shown) and shown.startswith(("Biotope.", "Sentence"))
    assert shown.count("Sentence") > 3


def test_the_strip_shows_all_of_a_page_that_was_asked_for_until_the_next_key(pilot: Pilot) -> None:
    pilot.app.stack.push(SettingsScene())
    pilot.settle()
    pilot.key("Tab", "F2")
    told = [line.text for line in pilot.node(STRIP).said]
    assert len(told) > 2 and " ".join(told) == read(pilot)
    assert told[-1].endswith("Back.")
    pilot.key("Tab")
    assert [line.text for line in pilot.node(STRIP).said] == ["The page before, 1 of 2."]


def test_of_one_sentence_that_is_too_long_the_strip_shows_the_beginning(pilot: Pilot) -> None:
    pilot.app._reader.tell("Before it.")
    pilot.app._reader.tell("Everybody takes a card. " * 40)
    pilot.settle()
    first, second = pilot.node(STRIP).said
    assert first.text.startswith("Everybody takes") and second.text.endswith("…") and second.fits


def test_a_table_tells_what_is_asked_what_happened_and_why_something_is_refused(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    pilot.key("1")
    assert read(pilot).startswith("Ana, find it a home. Column 3, row 2, empty.")
    pilot.key("ctrl+y")
    assert read(pilot) == "There is nothing to do again."
    table(pilot).desk.confirm()
    pilot.settle()
    cells = pilot.names("board:")
    pilot.press(cells[0])
    pilot.press("done")
    log = " ".join(pilot.app._reader.voice.log)
    assert "Ana: " in log and "Wren: " in log, "what both have placed"


def test_what_is_asked_is_told_once_although_others_choose_meanwhile(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    log = pilot.app._reader.voice.log
    log.clear()
    pilot.key("1", "Return", "Return")
    pilot.settle()
    assert log.count("Ana, choose a card and find it a home.") == 1
    assert "The others are choosing." not in log and "The hands go round." in " ".join(log)


def test_a_page_says_its_title_although_the_button_that_opens_it_is_called_the_same(pilot: Pilot) -> None:
    pilot.key("Tab")
    pilot.scene.focus.set("settings")
    pilot.settle()
    log = pilot.app._reader.voice.log
    assert log[-1] == "Settings."
    log.clear()
    pilot.key("Return")
    assert log[0] == "Settings."


def test_what_is_asked_is_told_once_when_a_table_of_aqua_comes_up_and_says_who_begins(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game="aqua", seed=7)
    assert list(pilot.app._reader.voice.log).count("Ana, grow your reef.") == 0
    assert read(pilot).endswith("Ana, grow your reef.")


def test_what_is_asked_is_told_once_when_a_table_comes_up(pilot: Pilot) -> None:
    log = pilot.app._reader.voice.log
    log.clear()
    sit_down(pilot, "Ana", "Bruno")
    pilot.key("Return")
    assert log.count("Ana, choose a card and find it a home.") == 1


def test_whoever_puts_a_card_back_by_its_digit_hears_where_the_keyboard_is_then(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    for keys in (("1", "1"), ("1", "Return", "1")):
        pilot.key(*keys)
        assert pilot.scene.focus.node is pilot.node("hand/0")
        assert read(pilot).startswith("Ana, choose a card and find it a home. ")
        assert len(read(pilot)) > len("Ana, choose a card and find it a home. ")


def test_behind_a_page_that_comes_over_the_table_it_is_told_once_what_is_to_be_done(pilot: Pilot) -> None:
    pilot.app.settings["first_notes"] = False
    sit_down(pilot, "Ana", "Ben", "Cid", game="divercity", seed=5)
    log = pilot.app._reader.voice.log
    pilot.key("Return", "w", "1", "Return", "e", "Return")
    assert pilot.scene.name == "look-back"
    asked = "Ben, the oil rig takes one of your cards."
    assert asked not in " ".join(log)
    pilot.key("Return")
    told = " ".join(log)
    assert told.count(asked) == 1
    assert f"Card 1: Crab. Card 2: Starfish. Card 3: Sea turtle. {asked}" in told


def test_all_of_a_table_is_read_on_demand_and_a_neighbour_s_board_when_it_is_looked_at(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    pilot.key("F2")
    assert "Round 1, Turn 1 of 10." in read(pilot) and "No card lies there yet." in read(pilot)
    pilot.key("n")
    assert "The ecosystem of Wren." in read(pilot)


def test_the_pause_of_two_persons_does_not_say_that_the_table_lies_flat_while_it_does_not(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Ben", game="aqua", seed=7)
    pilot.key("Escape")
    assert "The table lies flat: off." in read(pilot)


def test_between_two_persons_no_card_of_a_hand_is_left_in_sight(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Bruno")
    pilot.key("Return", "1")
    assert "here:" in read(pilot)
    table(pilot).desk.confirm()
    pilot.settle()
    assert pilot.scene.name == "curtain"
    assert "Bruno" in read(pilot) and "here:" not in read(pilot) and "point" not in read(pilot)


def test_a_voice_that_is_missing_leaves_the_switch_off_and_says_why(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    monkeypatch.setattr(speaker, "which", lambda name: None)
    pilot.app.stack.push(SettingsScene())
    pilot.settle()
    pilot.key("PageDown")
    pilot.press("read_aloud")
    assert not pilot.app.settings["read_aloud"] and pilot.node("read_aloud").state == "off"
    assert "Nothing on this computer speaks." in read(pilot)
