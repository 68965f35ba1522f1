"""What the pointer over a neighbour tells."""

from game.ui.table.feed import Players
from game.ui.table.neighbours import neighbour_hint
from game.ui.table.seats import SeatInfo, seats_of

TEMPERS = {"collector": "collects many kinds"}


def test_a_computer_is_told_with_its_temper() -> None:
    assert neighbour_hint(SeatInfo("Wren", 0, True), TEMPERS, "Look") == "Wren\ncollects many kinds\nLook"


def test_a_person_of_that_name_has_none_and_neither_has_a_computer_of_another_name() -> None:
    assert neighbour_hint(SeatInfo("Wren", 0, False), TEMPERS, "Look") == "Wren\nLook"
    assert neighbour_hint(SeatInfo("Otto", 0, True), TEMPERS, "Look") == "Otto\nLook"


def test_a_temper_that_means_nothing_in_a_game_is_not_told() -> None:
    assert neighbour_hint(SeatInfo("Rowan", 0, True), TEMPERS, "Look") == "Rowan\nLook"


def test_a_computer_is_told_with_how_well_it_plays() -> None:
    assert neighbour_hint(SeatInfo("Otto", 0, True, level="medium"), TEMPERS, "Look") == "Otto: Fair\nLook"
    ana, otto = seats_of(Players(("Ana", "Otto"), {1: "expert"}, (0, 1)))
    assert neighbour_hint(ana, TEMPERS, "") == "Ana"
    assert neighbour_hint(otto, TEMPERS, "") == "Otto: Sharp"
