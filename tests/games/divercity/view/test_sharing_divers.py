"""The page on which diver cards are given to the hands: by pointer, by keys and by gamepad."""

from pathlib import Path
from typing import Any

import pytest

from game.core.session import Session
from game.games.divercity.components import DIVERS
from game.games.divercity.view.diver_picker import DiversScene
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.table.seats import SeatInfo
from game.ui.voice.sentences import sentence_of
from tests.support.pads import focus, push
from tests.support.pilot import Pilot
from tests.support.setup_page import Page

HANDS = tuple(SeatInfo(name, style, False) for style, name in enumerate(("Ana", "Ben", "Eva")))
NONE: tuple[tuple[str, ...], ...] = ((), (), ())


def opened(shares: tuple[tuple[str, ...], ...] = NONE, team: bool = True) -> tuple[Pilot, list[Any]]:
    told: list[Any] = []
    pilot = Pilot().start()
    pilot.app.stack.push(DiversScene(shares, told.append, HANDS, team))
    pilot.settle()
    return pilot, told


def test_two_divers_for_one_and_none_for_another() -> None:
    pilot, told = opened()
    for diver, hand in (("captain", 0), ("swimmer", 0), ("explorer", 2)):
        pilot.click(f"diver/{diver}")
        pilot.click(f"hand/{hand}")
    pilot.click("done")
    assert told == [[["captain", "swimmer"], [], ["explorer"]]]


def test_a_diver_is_dragged_to_a_seat_and_to_nobody() -> None:
    pilot, told = opened((("captain",), (), ()))
    pilot.drag("diver/explorer", "hand/1")
    pilot.drag("diver/captain", "hand/nobody")
    pilot.click("done")
    assert told == [[[], ["explorer"], []]]


def test_a_diver_that_is_dropped_beside_the_seats_stays_where_it_was() -> None:
    pilot, told = opened((("captain",), (), ()))
    pilot.drag("diver/captain", "title")
    assert "carried" not in pilot.names()
    pilot.click("done")
    assert told == [[["captain"], [], []]]


def test_keys_take_a_diver_up_and_lead_to_the_seats_and_back() -> None:
    pilot, told = opened()
    pilot.key("Tab")
    assert pilot.scene.focus.node is pilot.node("diver/endurance")
    pilot.key("Return")
    assert pilot.scene.focus.node is pilot.node("hand/nobody")
    pilot.key("Left", "Left", "Return")
    assert pilot.scene.focus.node is pilot.node("diver/endurance")
    assert "Ben takes it" in sentence_of(pilot.node("diver/endurance"), pilot.scene)
    pilot.click("done")
    assert told == [[[], ["endurance"], []]]


def test_a_gamepad_gives_a_diver_to_a_seat() -> None:
    pilot, told = opened()
    push(pilot, "pad right", "pad a", "pad left", "pad a")
    assert focus(pilot).startswith("diver/")
    pilot.click("done")
    assert sum(len(cards) for cards in told[0]) == 1


def test_back_puts_a_diver_down_before_it_leaves_the_page() -> None:
    pilot, told = opened()
    pilot.key("Tab", "Return", "Escape")
    assert pilot.scene.name == "divers" and pilot.scene.focus.node is pilot.node("diver/endurance")
    pilot.key("Escape")
    assert pilot.scene.name != "divers" and told == []


def test_a_seat_without_a_diver_in_hand_says_what_to_do_first() -> None:
    pilot, _ = opened()
    pilot.click("hand/1")
    assert pilot.node("toast").label == "Choose a diver card first."


def test_outside_the_full_team_everyone_takes_one_and_seats_change_cards() -> None:
    pilot, told = opened((("captain",), ("explorer",), ()), team=False)
    assert not pilot.node("done").enabled
    pilot.click("diver/captain")
    pilot.click("hand/1")
    pilot.click("diver/diving")
    pilot.click("hand/2")
    pilot.click("done")
    assert told == [["explorer", "captain", "diving"]]


def test_the_set_up_page_starts_a_game_with_the_shares(tmp_path: Path) -> None:
    page = Page(Store.open(tmp_path))
    page.pilot.press("game/divercity")
    page.pilot.press("option/variants")
    page.pilot.press("variant/full_team")
    page.pilot.press("done")
    page.pilot.press("option/divers")
    for diver in DIVERS[2:]:
        page.pilot.press(f"diver/{diver}")
        page.pilot.press("hand/nobody")
    page.pilot.press("diver/diving")
    page.pilot.press("hand/0")
    page.pilot.press("done")
    assert page.pilot.node("option/divers").label == "2 cards"
    assert not [said.text for said in page.pilot.node("option/divers words").said if not said.fits]
    game = page.start()
    assert game.options["divers"][0] == ["endurance", "diving"]
    assert not any(game.options["divers"][1:])
    session = Session.new(GAMES["divercity"], tuple(seat.name for seat in game.seats), game.options)
    assert [list(seat.divers) for seat in session.view(None).seats] == game.options["divers"]


@pytest.mark.parametrize("shares", [[[], [], []], [list(DIVERS), [], []], [["captain"], [], ["diving", "explorer"]]])
def test_the_rules_take_any_shares(shares: list[list[str]]) -> None:
    options = {"variants": ["full_team"], "divers": shares}
    session = Session.new(GAMES["divercity"], ("Ana", "Ben", "Eva"), options)
    assert [list(seat.divers) for seat in session.view(None).seats] == shares
