"""The line-up: who sits where, in which colour, under which name."""

import pytest

from game.core.rng import Rng
from game.profile.people import NAME_LENGTH
from game.ui.lineup import COMPUTER_NAMES, STYLES, Lineup, SeatChoice, first_lineup


def names(lineup: Lineup) -> list[str]:
    return [seat.name for seat in lineup.seats]


def three() -> Lineup:
    return Lineup((SeatChoice("Ana", 0), SeatChoice("Bruno", 1), SeatChoice("Wren", 2, "medium")))


def test_a_first_table_has_one_person_and_two_easy_computers() -> None:
    lineup = first_lineup(3, room=6, known=("Ana", "Bruno"))
    assert [(seat.name, seat.level) for seat in lineup.seats] == [("Ana", None), ("Wren", "easy"), ("Rowan", "easy")]


def test_everybody_who_joins_has_a_style_of_their_own() -> None:
    lineup = three().without(1)
    while not lineup.full:
        lineup = lineup.joined()
    assert sorted(seat.style for seat in lineup.seats) == list(range(STYLES))


def test_choosing_a_style_that_is_taken_exchanges_it() -> None:
    assert [seat.style for seat in three().styled(0, 2).seats] == [2, 1, 0]


def test_choosing_a_free_style_changes_nobody_else() -> None:
    assert [seat.style for seat in three().styled(0, 5).seats] == [5, 1, 2]


def test_a_seat_moves_to_another_place_in_the_order() -> None:
    assert names(three().moved(2, 0)) == ["Wren", "Ana", "Bruno"]
    assert names(three().moved(0, 2)) == ["Bruno", "Wren", "Ana"]


def test_a_computer_takes_a_seat_over_under_a_name_of_its_own() -> None:
    lineup = three().played_by(0, "easy")
    assert lineup.seats[0] == SeatChoice("Rowan", 0, "easy"), "Wren is taken"
    assert lineup.computers == (0, 2)


def test_another_level_leaves_the_computer_its_name() -> None:
    assert three().played_by(2, "easy").seats[2] == SeatChoice("Wren", 2, "easy")


def test_a_person_takes_a_seat_over_with_an_empty_name() -> None:
    assert three().played_by(2, None).seats[2] == SeatChoice("", 2)


def test_an_empty_name_becomes_the_number_of_the_player() -> None:
    assert names(three().renamed(1, "  ").with_names()) == ["Ana", "Player 2", "Wren"]


def test_the_second_of_two_equal_names_gets_a_number_whatever_its_case() -> None:
    lineup = three().renamed(1, "ana ")
    assert names(lineup.with_names()) == ["Ana", "ana 2", "Wren"]
    assert lineup.remark() == "The same name twice: one plays as ana 2."


def test_a_number_does_not_make_a_name_too_long() -> None:
    long = "A" * NAME_LENGTH
    settled = names(three().renamed(0, long).renamed(1, long).with_names())
    assert settled[1] == "A" * (NAME_LENGTH - 2) + " 2"


def test_names_hold_24_letters_and_no_superfluous_spaces() -> None:
    assert names(three().renamed(0, " Ana   Maria ").with_names())[0] == "Ana Maria"
    assert len(three().renamed(0, "x" * 40).seats[0].name) == NAME_LENGTH


def test_settled_names_are_always_apart() -> None:
    lineup = Lineup(tuple(SeatChoice(name, i) for i, name in enumerate(("Ana", "Ana 2", "Ana", "", "Player 4", ""))))
    settled = [name.casefold() for name in names(lineup.with_names())]
    assert len(set(settled)) == 6


def test_computers_alone_cannot_start() -> None:
    assert three().problem() is None
    assert three().played_by(0, "easy").played_by(1, "easy").problem() == (
        "Somebody should play: give at least one seat to a person."
    )


def test_nobody_alone_cannot_start_either() -> None:
    assert Lineup(()).problem() is not None


def test_shuffling_keeps_everybody_with_name_and_style() -> None:
    shuffled = three().shuffled(Rng(3))
    assert sorted(shuffled.seats, key=lambda seat: seat.style) == list(three().seats)
    assert {three().shuffled(Rng(seed)).seats for seed in range(20)} != {three().seats}


def test_there_are_enough_computer_names_for_a_full_table() -> None:
    assert len({name.casefold() for name in COMPUTER_NAMES}) >= STYLES
    assert all(len(name) <= NAME_LENGTH for name in COMPUTER_NAMES)


@pytest.mark.parametrize(
    ("given", "called"),
    [
        (("", "Player 1"), ("Player 2", "Player 1")),
        (("Player 2", "", ""), ("Player 2", "Player 1", "Player 3")),
        (("", "", "player 1"), ("Player 2", "Player 3", "player 1")),
        (("Player 1", "Player 3", ""), ("Player 1", "Player 3", "Player 2")),
    ],
)
def test_no_proposed_name_is_one_that_somebody_has(given: tuple[str, ...], called: tuple[str, ...]) -> None:
    lineup = Lineup(tuple(SeatChoice(name, style) for style, name in enumerate(given)))
    assert lineup.called == called
    assert tuple(seat.name for seat in lineup.with_names().seats) == called
    assert lineup.remark() is None


@pytest.mark.parametrize(
    ("person", "seated"),
    [("Chloé", ["Chloé", "Bruno", "Wren"]), ("bruno", ["Ana", "Bruno", "Wren"])],
)
def test_somebody_asked_for_sits_at_the_table_once(person: str, seated: list[str]) -> None:
    assert names(three().with_person(person)) == seated


def test_somebody_asked_for_takes_no_seat_of_a_computer() -> None:
    computers = three().played_by(0, "easy").played_by(1, "easy")
    assert computers.with_person("Ana") == computers


def test_a_computer_that_left_comes_back_as_it_was() -> None:
    left = three().without(2).joined("Zoe")
    assert left.joined(level="easy").seats[3] == SeatChoice("Wren", 3, "medium"), "its emblem is taken"
    assert left.played_by(0, "easy").seats[0] == SeatChoice("Wren", 0, "medium")
    new = left.joined(level="easy").joined(level="easy").seats[4]
    assert new.name != "Wren" and new.level == "easy", "it comes back once"


def test_a_computer_does_not_come_back_when_somebody_has_its_name() -> None:
    for lineup in (three().without(2).joined("wren"), three().played_by(2, None).renamed(0, "Wren")):
        assert "Wren" not in [seat.name for seat in lineup.joined(level="easy").seats if seat.level]


def test_who_left_last_comes_back_first() -> None:
    two = three().joined(level="expert")
    first, last = two.seats[2], two.seats[3]
    again = two.without(2).without(2).joined(level="easy").joined(level="easy")
    assert again.seats[2:] == (last, first)
