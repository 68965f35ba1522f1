"""Looking around in the middle of a turn: neighbours, cards, the log."""

from pathlib import Path

import pytest

from game.ui.lineup import NewGame, SeatChoice
from game.ui.table.feed import Now
from tests.pilot.hand import cell, held
from tests.pilot.play import (
    at_title,
    lines,
    play_on,
    seen,
    session,
    sit_down,
    table,
)
from tests.support.pilot import Pilot


def test_n_looks_at_each_neighbour_in_turn_and_comes_home(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    play_on(pilot, until=lambda: seen(pilot).turn == 3)
    fronts = []
    for _ in range(3):
        pilot.key("n")
        fronts.append(table(pilot).desk.model.front)
    assert fronts == [1, 2, 0]


def test_a_click_on_a_neighbour_brings_his_cards_and_escape_brings_ones_own_back(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    play_on(pilot, until=lambda: seen(pilot).turn == 3)
    pilot.click("seat/2")
    assert {n.partition(".")[0] for n in pilot.names("card:")} == {"card:2"}
    assert not pilot.names("board:")
    pilot.key("Escape")
    assert {n.partition(".")[0] for n in pilot.names("card:")} == {"card:0"}
    assert pilot.scene.name == "table"


def test_a_plan_waits_while_a_neighbour_is_looked_at(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.key("n")
    assert not pilot.names("laid")
    pilot.key("n", "n")
    assert pilot.names("laid")
    pilot.click("done")
    assert "0 place 0,0" in lines(pilot)


def test_a_plan_waits_while_the_rival_is_looked_at(pilot: Pilot) -> None:
    """Nobody confirms what is out of sight; back at one's own board it lies there and can be confirmed."""
    sit_down(pilot, "Ana")
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.key("n")
    assert table(pilot).desk.model.front == 1
    assert "done" not in pilot.names()
    pilot.key("Escape")
    assert table(pilot).desk.model.front == 0
    pilot.click("done")
    assert lines(pilot)[-1] == "0 place 0,0"


@pytest.mark.parametrize("hold", [False, True])
def test_enter_brings_a_plan_into_sight_before_it_submits_it(pilot: Pilot, hold: bool) -> None:
    """Also where the button is held that is not there while another board is looked at."""
    pilot.app.settings["hold"] = hold
    sit_down(pilot, "Ana")
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.key("n", "Return")
    assert table(pilot).desk.model.front == 0
    assert not lines(pilot), "nothing was decided out of sight"
    pilot.app.settings["hold"] = False
    pilot.key("Return")
    assert lines(pilot)[-1] == "0 place 0,0"


def test_a_board_looked_at_after_done_is_put_away_before_the_card_is_told(pilot: Pilot) -> None:
    """Done and the neighbour's key come in one frame: only the rival's board is small at a solo table."""
    sit_down(pilot, "Ana", game="savanna")
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.app.step(16, [pilot.key_event("Return"), pilot.key_event("n")])
    pilot.settle()
    assert pilot.app.fault is None
    assert lines(pilot)[-1] == "0 place 0,0"
    assert table(pilot).desk.model.front == 0


def test_a_card_is_shown_large_until_one_is_chosen(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.hover("hand/5")
    pilot.step(400)
    assert pilot.node("preview").drawable.species == held(pilot)[5]
    pilot.click("hand/3")
    pilot.hover("hand/5")
    pilot.step(400)
    assert not pilot.names("preview")


def test_digits_choose_cards_of_the_hand_and_nothing_else(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    hand = held(pilot)
    pilot.key("3")
    assert table(pilot).desk.state.choice.chosen == 2
    pilot.click(cell(pilot))
    pilot.key("1")
    assert held(pilot) == hand
    assert table(pilot).desk.state.choice.chosen == 0
    assert table(pilot).desk.state.choice.planned is not None


def test_digits_do_not_place_a_card_that_waits(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    pilot.key("3")
    pilot.press("done")
    played = len(session(pilot).entries)
    pilot.key("1", "2", "3")
    assert len(session(pilot).entries) == played
    assert table(pilot).desk.state.choice.planned is None


def test_what_others_hold_cannot_be_copied_while_they_play(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Bruno")
    pilot.key("Return")
    pilot.key("l")
    assert pilot.scene.name == "log"
    assert "copy" not in pilot.names()


def test_the_whole_log_tells_every_deed(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    play_on(pilot, until=lambda: seen(pilot).turn == 2)
    pilot.key("l")
    assert pilot.scene.name == "log"
    texts = pilot.texts()
    assert "Round 1, turn 1" in texts
    assert len(pilot.names("log/")) == 4, "one title and three placings"
    assert pilot.node("copy").label == "Copy the record, hidden deal included"
    pilot.key("Escape")
    assert pilot.scene.name == "table"


def test_where_no_person_plays_a_board_looked_at_is_put_away_before_a_card_is_told(pilot: Pilot) -> None:
    """A damaged record may say so; only the rival's board is small at a solo table."""
    pilot.app.start_game(NewGame("ocean", (SeatChoice("Wren", 0, "random"),), {}, 7, {"pace": "table"}))
    while table(pilot).feed.situation.now is not Now.OVER:
        if table(pilot).desk.model.front == 0:
            table(pilot).desk.look_at(1)
        pilot.app.step(50, [])
    pilot.settle()
    assert pilot.app.fault is None


def test_while_a_computer_thinks_a_reef_that_was_looked_at_gives_way_to_the_one_before(pilot: Pilot) -> None:
    players = (SeatChoice("Ana", 0), SeatChoice("Bruno", 1), SeatChoice("Wren", 2, "random"))
    pilot.app.start_game(NewGame("aqua", players, {}, 7, {"pace": "unhurried"}))
    fronts = []
    for _ in range(3):
        pilot.app.step(16, [])
        assert table(pilot).feed.situation.now is Now.COMPUTERS and not table(pilot).timeline.busy
        fronts.append(table(pilot).desk.model.front)
        table(pilot).desk.look_at(1)
    assert fronts == [0, 1, 0]


@pytest.mark.parametrize("key", ("n", "ctrl+z"))
def test_points_that_still_stand_over_their_card_go_with_its_board(tmp_path: Path, key: str) -> None:
    pilot = at_title(tmp_path, animation="full")
    sit_down(pilot, "Ana", game="savanna")
    pilot.click(f"hand/{held(pilot).index('grassland')}")
    pilot.click(cell(pilot))
    pilot.app.step(16, [pilot.key_event("Return")])
    while not (table(pilot).desk.deciding and pilot.names("travel/pop/")):
        pilot.app.step(16, [])
    pilot.app.step(16, [pilot.key_event(key)])
    assert not pilot.names("travel/")
