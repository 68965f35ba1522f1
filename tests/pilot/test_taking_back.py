"""Second thoughts at the table: what can be taken back, and what the table says where nothing can."""

from pathlib import Path

from tests.pilot.hand import cell, held, to_a_hare
from tests.pilot.play import (
    by_mouse,
    lines,
    play_on,
    restart,
    seen,
    session,
    sit_down,
)
from tests.support.pilot import FRAME_MS, Pilot


def test_a_choice_is_taken_back_before_the_cards_turn_over(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    hand = held(pilot)
    pilot.click("hand/0")
    pilot.click("done")
    assert lines(pilot) == [f"0 pick {hand[0]}"]
    pilot.key("ctrl+z")
    assert lines(pilot) == []
    assert held(pilot) == hand
    assert not pilot.names("waiting")
    [running] = pilot.store.running()
    assert running.actions == ()


def test_taking_back_first_takes_back_what_lies_on_the_board_unconfirmed(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    pilot.click("hand/0")
    pilot.click("done")
    pilot.click(cell(pilot))
    played = lines(pilot)
    pilot.key("ctrl+z")
    assert not pilot.names("laid")
    assert lines(pilot) == played
    pilot.key("ctrl+z")
    assert lines(pilot) == [], "nothing is laid any more: the choice itself is taken back"
    assert pilot.node("redo").enabled
    pilot.key("ctrl+y")
    assert lines(pilot) == played and not pilot.names("laid")
    pilot.key("ctrl+shift+z")
    assert pilot.names("laid") and not pilot.node("redo").enabled
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+y")])
    assert "There is nothing to do again." in pilot.texts()


def test_a_half_made_swap_is_taken_back_step_by_step(pilot: Pilot) -> None:
    to_a_hare(pilot)
    played = lines(pilot)
    first, second = list(seen(pilot).seats[0].grid.values())[:2]
    pilot.click(f"card:{first.id}")
    pilot.click(f"card:{second.id}")
    pilot.key("ctrl+z")
    assert pilot.names("first")
    assert not pilot.names("done")
    pilot.key("ctrl+z")
    assert not pilot.names("first")
    assert lines(pilot) == played
    pilot.click("redo")
    pilot.click("redo")
    assert pilot.names("done") and pilot.names("first")
    pilot.key("ctrl+z")
    pilot.click(f"card:{second.id}")
    assert not pilot.node("redo").enabled, "something else was done"


def test_a_card_dropped_where_none_may_lie_says_why(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    by_mouse(pilot)
    by_mouse(pilot)
    pilot.click("hand/0")
    pilot.click(next(name for name in pilot.names("closed:") if name.endswith("/1,1")))
    assert "A card must lie beside another one, not only across a corner." in pilot.texts()
    assert pilot.names("board:"), "the card is still chosen"
    pilot.drag("hand/0", "card:0.1")
    assert "A card lies there already." in pilot.texts()


def test_a_card_placed_alone_is_taken_back_with_its_choice_in_two_steps(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    hand = held(pilot)
    pilot.click("hand/0")
    pilot.click("done")
    pilot.click(cell(pilot))
    pilot.click("done")
    assert seen(pilot).phase == "give"
    pilot.click("undo")
    assert seen(pilot).seats[0].waiting == hand[0]
    pilot.click("undo")
    assert held(pilot) == hand
    pilot.click("redo")
    pilot.click("redo")
    assert seen(pilot).phase == "give"
    pilot.click("undo")
    pilot.click("undo")
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+z")])
    assert "There is nothing to take back yet." in pilot.texts()


def test_cards_that_turned_over_stay_so_and_the_table_says_why(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    by_mouse(pilot)
    played = lines(pilot)
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+z")])
    assert "Something new was turned over since, so this can no longer be taken back." in pilot.texts()
    assert lines(pilot) == played


def test_relaxed_taking_back_goes_behind_the_reveal_and_the_game_says_so_for_ever(
    pilot: Pilot, tmp_path: Path
) -> None:
    sit_down(pilot, "Ana", "Wren:easy", relaxed=True)
    by_mouse(pilot)
    pilot.click("undo")
    assert [line.split()[1] for line in lines(pilot) if line.startswith("0")] == ["pick"]
    pilot.click("undo")
    assert not any(line.startswith("0") for line in lines(pilot))
    assert session(pilot).record.header["assisted"] is True
    pilot = restart(pilot, tmp_path)
    assert session(pilot).record.header["assisted"] is True


def test_nothing_can_be_taken_back_while_the_last_card_comes_down(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    play_on(pilot, until=lambda: len(session(pilot).entries) >= 58 and seen(pilot).phase == "give")
    pilot.app.settings["animation"] = "full"
    play_on(pilot, until=lambda: seen(pilot).turn == 20 and seen(pilot).phase == "give")
    pilot.click("hand/0")
    pilot.hover("done")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    assert session(pilot).outcome is not None
    pilot.step(100)
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+z")])
    pilot.settle()
    assert pilot.scene.name == "score"
