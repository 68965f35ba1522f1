"""What happens at the table inside one turn: choosing, planning, carrying, swapping."""

import pytest

from tests.pilot.hand import cell, held, to_a_hare, together, where
from tests.pilot.play import (
    lines,
    seen,
    sit_down,
)
from tests.support.pilot import AFTER_A_DOUBLE_CLICK_MS, Pilot

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


def test_the_ring_goes_back_with_what_escape_takes_up(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.key("1", "Return")
    assert pilot.scene.focus.node is pilot.node("done")
    pilot.key("Escape")
    assert pilot.scene.focus.node is pilot.node(cell(pilot))
    pilot.key("Escape")
    assert pilot.scene.focus.node is pilot.node("hand/0")


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
    pilot.step(AFTER_A_DOUBLE_CLICK_MS)
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
    pilot.step(500)  # two clicks, not a double one
    pilot.click(f"card:{card.id}")
    assert not pilot.names("first")
