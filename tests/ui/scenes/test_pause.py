"""The menu of a game: where each line of it leads."""

import pygame
import pytest

from game.ui.lineup import Lineup, SeatChoice
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.settings import SettingsScene
from game.units import Rect
from tests.support.layout import faults
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.store import MemoryStore

TWO = Lineup((SeatChoice("Ana", 0), SeatChoice("Bruno", 1)))


def pause(running: bool = True, at: str | None = None, deal: int | None = None, **settings: object) -> Pilot:
    """A menu over the settings page, which stands in for a table, over the first scene."""
    pilot = Pilot(store=MemoryStore(**settings)).start()
    pilot.app.stack.push(SettingsScene())
    pilot.app.stack.push(PauseScene("forest", running=running, at=at, deal=deal))
    pilot.settle()
    return pilot


@pytest.mark.parametrize("leave", ["resume", "Escape", "m"])
def test_playing_on(leave: str) -> None:
    pilot = pause()
    pilot.press(leave) if leave == "resume" else pilot.key(leave)
    assert pilot.scene.name == "settings"


def test_the_rules_open_where_the_player_was_and_lead_back() -> None:
    pilot = pause(at="wolf")
    pilot.press("rules")
    assert pilot.scene.name == "rules"
    assert "Wolf" in pilot.texts()
    pilot.key("Escape")
    assert pilot.scene.name == "pause"


def test_f1_opens_the_rules_as_the_button_does() -> None:
    pilot = pause(at="wolf")
    pilot.key("F1")
    assert pilot.scene.name == "rules" and "Wolf" in pilot.texts()
    pilot.key("F1")
    assert pilot.scene.name == "pause"


def test_people_around_one_screen_lay_the_table_flat() -> None:
    pilot = pause()
    assert "flat" not in pilot.scene.stage, "there is nobody opposite"
    pilot.app.stack.push(PauseScene("forest", lineup=TWO))
    pilot.settle()
    pilot.press("flat")
    assert pilot.app.settings["flat_table"] is True
    pilot.click("flat")
    assert pilot.app.settings["flat_table"] is False


def test_with_a_pad_people_choose_who_holds_it() -> None:
    pilot = pause()
    pilot.app.settings["text_size"] = 1.3
    pilot.app.stack.push(PauseScene("forest", lineup=TWO, deal=999_999_999, give_up=lambda: None))
    pilot.settle()
    assert "places" not in pilot.scene.stage, "there is no pad"
    pilot.app.sitting.came()
    pilot.settle()
    assert faults(pilot.scene) == []
    pilot.press("places")
    assert pilot.scene.name == "places"
    pilot.app.sitting.gone(0)
    pilot.settle()
    assert pilot.scene.name == "pause" and "places" not in pilot.scene.stage


def test_the_settings_lead_back() -> None:
    pilot = pause()
    pilot.click("settings")
    assert pilot.scene.name == "settings"
    pilot.key("Escape")
    assert pilot.scene.name == "pause"


def test_leaving_goes_to_the_first_scene() -> None:
    pilot = pause()
    pilot.press("home")
    assert pilot.scene.name == "empty"


def test_quitting_ends_the_app() -> None:
    pilot = pause()
    pilot.press("quit")
    assert not pilot.app.running


def test_what_is_not_kept_is_not_said_to_be_saved() -> None:
    pilot = Pilot(store=MemoryStore()).start()
    pilot.app.stack.push(PauseScene("forest", kept=False, give_up=lambda: None))
    pilot.settle()
    assert not {"Save and leave to the title", "Every move is saved as it is made."} & set(pilot.texts())
    assert "The lesson is over: this game is not saved." in pilot.texts()
    assert "give up" not in pilot.scene.stage


def test_after_a_game_there_is_nothing_to_save() -> None:
    assert "Save and leave to the title" in pause().texts()
    over = pause(running=False).texts()
    assert not {"Save and leave to the title", "Every move is saved as it is made."} & set(over)
    assert "The game is over. The journal keeps it." in over


def test_the_keyboard_goes_through_all_of_it() -> None:
    pilot = pause()
    pilot.key("Down", "Down", "Down", "Down", "Down")
    assert pilot.scene.focus.node is not None and pilot.scene.focus.node.name == "quit"


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_everything_fits(text_size: float) -> None:
    pilot = pause(text_size=text_size)
    assert not [said.text for node in pilot.scene.stage.nodes for said in node.said if not said.fits]


def test_the_number_of_the_deal_is_shown_and_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    pilot = pause(deal=483201)
    assert "Deal number 483201" in pilot.texts()
    pilot.press("deal/copy")
    assert copied == ["483201"]
    assert "The number of the deal is copied: 483201" in pilot.texts()


def test_without_a_clipboard_the_number_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    pilot = pause(deal=483201)
    pilot.click("deal/copy")
    assert "There is no clipboard here. The number of the deal is 483201." in pilot.texts()


def test_without_a_number_there_is_nothing_to_copy() -> None:
    assert pause().names("deal") == []


def test_giving_up_asks_first() -> None:
    given_up: list[bool] = []
    pilot = Pilot().start()
    pilot.app.stack.push(PauseScene("forest", give_up=lambda: given_up.append(True)))
    pilot.settle()
    pilot.press("give up")
    assert pilot.scene.name == "question" and not given_up
    pilot.press("no")
    assert pilot.scene.name == "pause" and not given_up
    pilot.click("give up")
    pilot.click("yes")
    assert given_up == [True]


@pytest.mark.parametrize("daily", [True, False])
def test_giving_up_a_daily_says_that_a_try_is_used(daily: bool) -> None:
    pilot = Pilot(store=MemoryStore()).start()
    pilot.app.stack.push(PauseScene("forest", give_up=lambda: None, daily=daily))
    pilot.settle()
    pilot.press("give up")
    assert ("This try of the daily then counts as used." in pilot.texts()) == daily


def test_where_nothing_runs_there_is_nothing_to_give_up() -> None:
    assert "give up" not in pause(running=False).names()


def test_a_message_does_not_lie_over_what_is_written_on_a_page_that_is_opened_under_it() -> None:
    pilot = pause()
    pilot.app.stack.pop()
    pilot.app.toast("The controller is unplugged. Keyboard and mouse go on.")
    pilot.step(FRAME_MS)
    pilot.app.stack.push(PauseScene("forest", give_up=print, lineup=TWO, deal=999_999_999))
    pilot.step(FRAME_MS)
    pilot.step(FRAME_MS)
    toast = Rect(*pilot.node("toast").bounds)
    written = [(node, said) for node in pilot.scene.stage.nodes if node.name != "toast" for said in node.said]
    for node, said in written:
        x, y, w, h = said.box
        left, top = node.x + x, node.y + y
        assert left + w <= toast.x or left >= toast.right or top + h <= toast.y or top >= toast.bottom, said.text
