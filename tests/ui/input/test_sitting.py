"""Who holds which gamepad."""

from game.ui.input.sitting import Sitting
from game.ui.lineup import Lineup, SeatChoice

ANA, BRUNO, WREN = SeatChoice("Ana", 0), SeatChoice("Bruno", 1), SeatChoice("Wren", 2, "easy")


def two_pads() -> Sitting:
    sitting = Sitting()
    assert [sitting.number(pad) for pad in (40, 41, 40)] == [1, 2, 1]
    return sitting


def test_people_hold_their_pads_from_game_to_game() -> None:
    sitting = two_pads()
    lineup = Lineup((ANA, WREN, BRUNO)).holding(2, 41).holding(1, 40)
    sitting.hold(lineup.seats)
    assert [sitting.pad_of(name) for name in ("Ana", "bruno", "Wren", None)] == [None, 41, None, None]
    assert sitting.pad_number("Bruno") == 2
    elsewhere = sitting.seated(Lineup((BRUNO, ANA)))
    assert [seat.pad for seat in elsewhere.seats] == [41, None]
    sitting.hold(elsewhere.holding(0, None).seats)
    assert sitting.pad_of("Bruno") is None


def test_the_pad_goes_with_the_person_when_seats_move() -> None:
    moved = Lineup((ANA, BRUNO)).holding(0, 41).sitting(0, far=True).moved(0, 1).renamed(1, "Anna")
    assert moved.seats[1] == SeatChoice("Anna", 0, pad=41, far=True)


def test_a_pad_that_is_pulled_out_leaves_the_seat_free_and_its_number_too() -> None:
    sitting = two_pads()
    sitting.hold(Lineup((ANA, BRUNO)).holding(0, 40).seats)
    assert sitting.gone(40) == 1 and sitting.gone(41) is None, "nobody held the second one"
    sitting.number(41)
    assert sitting.pad_of("Ana") is None and sitting.there(40) is None and sitting.there(41) == 41
    assert sitting.number(55) == 2 and sitting.number(56) == 3
    sitting.hold(Lineup((ANA,)).holding(0, 40).seats)
    assert sitting.pad_of("Ana") is None, "it was bound on a page that is still open"


def test_pads_are_there_once_one_came_and_until_all_went() -> None:
    sitting = Sitting()
    assert not sitting.has_pads
    sitting.came()
    assert sitting.has_pads
    sitting.gone(3)
    sitting.gone(3)
    assert not sitting.has_pads and sitting.came_and_went == 3


def test_every_second_person_sits_at_the_far_side_unless_chosen() -> None:
    lineup = Lineup((ANA, WREN, BRUNO))
    assert lineup.far == (False, False, True)
    assert lineup.sitting(0, far=True).sitting(2, far=False).far == (True, False, False)


def test_people_with_different_letters_in_their_names_hold_their_own_pads() -> None:
    sitting = two_pads()
    sitting.hold(Lineup((SeatChoice("Weiß", 0), SeatChoice("Weiss", 1))).holding(0, 40).holding(1, 41).seats)
    assert [sitting.pad_of(name) for name in ("Weiß", "WEISS", "Weiss\u200b")] == [40, 41, 41]
