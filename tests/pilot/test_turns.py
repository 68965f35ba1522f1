"""What happens at the table inside one turn: second thoughts, slips of the hand, looking around, coming back."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.words import languages
from tests.pilot.play import (
    at_title,
    by_mouse,
    lines,
    play_on,
    restart,
    seen,
    session,
    sit_down,
    situation,
    table,
)
from tests.support.pilot import FRAME_MS, Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    yield pilot
    pilot.store.close()


def held(pilot: Pilot) -> list[str]:
    hand = seen(pilot).seats[0].hand
    assert hand is not None
    return list(hand)


def cell(pilot: Pilot, number: int = 0) -> str:
    """One of the legal cells."""
    return pilot.names("board:")[number]


def where(name: str) -> str:
    """A cell as records write it."""
    return name.partition("/")[2]


def together(pilot: Pilot, *keys: str) -> None:
    """Keys that arrive within one frame, as after a hitch."""
    pilot.app.step(FRAME_MS, [pilot.key_event(key) for key in keys])
    assert pilot.app.fault is None
    pilot.settle()


# -- choosing and planning


def test_a_card_and_its_cell_are_decided_in_one_go(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    card = held(pilot)[3]
    pilot.click("hand/3")
    home = cell(pilot)
    pilot.click(home)
    assert lines(pilot) == [] or all(not line.startswith("0") for line in lines(pilot)), "nothing without Done"
    pilot.click("done")
    mine = [line for line in lines(pilot) if line.startswith("0")]
    assert mine == [f"0 pick {card}", f"0 place {where(home)}"]


def test_another_card_keeps_the_planned_cell(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    card = held(pilot)[5]
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.click("hand/5")
    pilot.click("done")
    assert [line for line in lines(pilot) if line.startswith("0")] == [f"0 pick {card}", "0 place 0,0"]


def test_escape_takes_up_first_the_cell_then_the_card_and_then_opens_the_menu(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    assert pilot.names("laid")
    pilot.key("Escape")
    assert not pilot.names("laid")
    assert pilot.names("board:")
    pilot.key("Escape")
    assert not pilot.names("board:")
    assert not pilot.names("done")
    pilot.key("Escape")
    assert pilot.scene.name == "pause"
    pilot.key("Escape")
    assert pilot.scene.name == "table"


def test_a_card_without_a_cell_is_placed_once_all_have_turned_over(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    card = held(pilot)[2]
    pilot.click("hand/2")
    pilot.click("done")
    assert seen(pilot).phase == "place"
    assert seen(pilot).seats[0].waiting == card
    assert pilot.names("waiting")
    pilot.click(cell(pilot))
    assert not pilot.names("waiting"), "the card lies on the board and nowhere else"
    pilot.click("done")
    assert seen(pilot).turn == 2


def test_a_card_carried_from_the_hand_lies_on_its_cell(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    card = held(pilot)[4]
    pilot.drag("hand/4", "tray")
    assert pilot.names("laid")
    pilot.click("done")
    assert f"0 pick {card}" in lines(pilot)


def test_a_card_dropped_beside_the_board_returns_to_the_hand(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    before = (pilot.node("hand/4").centre, len(held(pilot)))
    pilot.drag("hand/4", "topbar")
    pilot.hover("topbar")
    pilot.settle()
    assert pilot.sounds[-1] == "no"
    assert not pilot.names("done")
    assert (pilot.node("hand/4").centre, len(held(pilot))) == before


def test_while_it_is_carried_a_card_is_in_one_place_only(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.click("hand/4")
    pilot.click(cell(pilot))
    face = pilot.node("laid").face.species
    pilot.grab("laid")
    pilot.carry(300, 500)
    others = [n.name for n in pilot.scene.stage.nodes if n.visible and n.name != "laid" and _shows(n, face)]
    assert sorted(others) == sorted(f"hand/{i}" for i, card in enumerate(held(pilot)) if card == face and i != 4)
    pilot.let_go(300, 500)
    assert not pilot.names("laid")
    assert pilot.node("hand/4").visible


def _shows(node: object, species: str) -> bool:
    return getattr(getattr(node, "face", None), "species", None) == species


def test_dropping_may_decide_at_once(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.app.settings["drop_submits"] = True
    card = held(pilot)[1]
    pilot.drag("hand/1", "tray")
    assert [line for line in lines(pilot) if line.startswith("0")] == [f"0 pick {card}", "0 place 0,0"]


@pytest.mark.parametrize("players", (("Ana",), ("Ana", "Wren:easy"), ("Ana", "Bruno")), ids=len)
def test_pressing_enter_twice_within_a_frame_decides_once(pilot: Pilot, players: tuple[str, ...]) -> None:
    sit_down(pilot, *players)
    if len(players) == 2 and pilot.scene.name == "curtain":
        pilot.key("Return")
    pilot.click("hand/0")
    together(pilot, "Return", "Return")
    assert len([line for line in lines(pilot) if line.startswith("0")]) == 1


# -- the hare


def to_a_hare(pilot: Pilot) -> None:
    """Plays until a hare of Ana's lies beside other cards and asks."""
    for seed in range(20):
        sit_down(pilot, "Ana", seed=seed)
        if "hare" in held(pilot):
            break
    by_mouse(pilot)
    by_mouse(pilot)
    while not pilot.names("keep"):
        hand = held(pilot)
        pilot.click(f"hand/{hand.index('hare') if seen(pilot).phase == 'pick' and 'hare' in hand else len(hand) - 1}")
        if pilot.names("board:"):
            pilot.click(cell(pilot))
        pilot.click("done")


def test_the_hare_swaps_two_cards_that_are_clicked(pilot: Pilot) -> None:
    to_a_hare(pilot)
    before = dict(seen(pilot).seats[0].grid)
    (a, first), (b, second) = list(before.items())[:2]
    pilot.click(f"card:{first.id}")
    assert not pilot.names("done")
    pilot.click(f"card:{second.id}")
    pilot.click("done")
    after = seen(pilot).seats[0].grid
    assert (after[a], after[b]) == (second, first)
    assert not pilot.names("keep")


def test_the_hare_may_leave_everything_as_it_is(pilot: Pilot) -> None:
    to_a_hare(pilot)
    before = dict(seen(pilot).seats[0].grid)
    pilot.click("keep")
    assert dict(seen(pilot).seats[0].grid) == before
    assert lines(pilot)[-1] == "0 keep"


def test_the_first_card_of_a_swap_can_be_let_go(pilot: Pilot) -> None:
    to_a_hare(pilot)
    card = next(iter(seen(pilot).seats[0].grid.values()))
    pilot.click(f"card:{card.id}")
    assert pilot.names("first")
    pilot.click(f"card:{card.id}")
    assert not pilot.names("first")


# -- taking back


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


# -- looking around


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


def test_a_plan_can_be_confirmed_while_the_rival_is_looked_at(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.key("n")
    assert table(pilot).desk.model.front == 1
    pilot.click("done")
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
    pilot.key("Escape")
    assert pilot.scene.name == "table"


# -- the window changes


def test_resizing_text_size_and_language_in_the_middle_of_a_turn_keep_the_plan(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    card = held(pilot)[3]
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.resize((1000, 700))
    pilot.app.settings["text_size"] = 1.3
    pilot.app.settings["language"] = languages()[-1]
    pilot.settle()
    try:
        assert pilot.names("laid")
        pilot.click("done")
        assert [line for line in lines(pilot) if line.startswith("0")] == [f"0 pick {card}", "0 place 0,0"]
    finally:
        pilot.app.settings["language"] = "en"


@pytest.mark.parametrize("after_ms", (0, 150, 500, 1200, 2000))
def test_a_window_resized_in_the_middle_of_a_reveal_shows_its_end(tmp_path: Path, after_ms: int) -> None:
    pilot = at_title(tmp_path)
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.app.settings["animation"] = "full"
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.hover("done")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    pilot.step(after_ms)
    pilot.resize((1000, 700))
    pilot.settle()
    assert seen(pilot).turn == 2
    assert not pilot.names("pick/")
    assert not pilot.names("reveal/")
    assert len(pilot.names("hand/")) == 10
    by_mouse(pilot)
    pilot.store.close()


def test_a_sliver_of_a_window_asks_for_room_and_the_plan_is_there_again(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.app.resize(pygame.Surface((300, 80)))
    pilot.app.step(FRAME_MS, [pilot.key_event("Tab")])
    pilot.resize((1280, 720))
    assert pilot.names("laid")
    pilot.click("done")
    assert "0 place 0,0" in lines(pilot)


# -- coming back


def test_a_hare_still_asks_after_the_game_was_put_down(pilot: Pilot, tmp_path: Path) -> None:
    to_a_hare(pilot)
    played = lines(pilot)
    pilot = restart(pilot, tmp_path)
    assert lines(pilot) == played
    pilot.click("keep")
    assert lines(pilot) == [*played, "0 keep"]


def test_play_again_deals_new_cards_to_the_same_people(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", show_gains=False)
    first = session(pilot).record.header
    play_on(pilot)
    pilot.click("again")
    again = session(pilot).record.header
    assert (again["seats"], again["bots"]) == (first["seats"], first["bots"])
    assert again["deal"] != first["deal"]
    assert table(pilot).style.show_gains is False
    assert len(pilot.store.running()) == 1


@pytest.mark.parametrize("players", (("Ana",), ("Ana", "Wren:easy"), ("Ana", "Bruno"), ("Ana", "Bruno", "Wren:easy")))
def test_a_game_put_down_after_any_decision_goes_on_where_it_was(tmp_path: Path, players: tuple[str, ...]) -> None:
    pilot = sit_down(at_title(tmp_path), *players)
    kinds = set()
    while len(session(pilot).entries) < 8:
        if pilot.scene.name == "curtain":
            pilot.key("Return")
        by_mouse(pilot)
        was = (lines(pilot), situation(pilot), session(pilot).plans, pilot.scene.name, seen(pilot))
        pilot = restart(pilot, tmp_path)
        assert (lines(pilot), situation(pilot), session(pilot).plans, pilot.scene.name, seen(pilot)) == was
        kinds.add((pilot.scene.name, seen(pilot).phase, bool(session(pilot).plans)))
    assert ("curtain", "pick", True) in kinds or "Bruno" not in players
    pilot.store.close()
