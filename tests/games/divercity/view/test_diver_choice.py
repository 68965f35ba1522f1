"""What the player has in mind becomes an action only when it is complete and allowed."""

from game.games.divercity.actions import Close, Discard, Oil, Order, Play, Tell, Use
from game.games.divercity.dive import Phase
from game.games.divercity.view.choice import CLOSE, PLAY, TELL, USE, Choice


def test_a_card_is_played_once_it_is_chosen() -> None:
    choice = Choice().do(PLAY)
    assert choice.decision(Phase.ACT, 0, [Play(0, 1)]) is None
    assert choice.take(1).decision(Phase.ACT, 0, [Play(0, 1)]) == Play(0, 1)


def test_what_is_not_allowed_is_no_decision() -> None:
    assert Choice().do(PLAY).take(2).decision(Phase.ACT, 0, [Play(0, 1)]) is None


def test_another_card_takes_the_place_of_the_first_and_the_same_one_goes_back() -> None:
    assert Choice().take(0).take(2).places == (2,)
    assert Choice().take(2).take(2).places == ()


def test_a_hotel_needs_a_card_too_in_either_order() -> None:
    legal = [Close(1, "red", 2)]
    choice = Choice().do(CLOSE).take(2)
    assert choice.decision(Phase.ACT, 1, legal) is None
    assert Choice("close", places=(2,), hotel="red").decision(Phase.ACT, 1, legal) == Close(1, "red", 2)


def test_a_chosen_card_stays_chosen_from_one_action_to_the_other_that_needs_it() -> None:
    assert Choice().do(PLAY).take(1).do(CLOSE).places == (1,)
    assert Choice().do(PLAY).take(1).do(TELL).places == ()


def test_the_same_action_once_more_puts_it_back() -> None:
    assert Choice().do(PLAY).take(1).do(PLAY).empty


def test_telling_needs_somebody() -> None:
    assert Choice("tell", seat=2).decision(Phase.ACT, 0, [Tell(0, 2)]) == Tell(0, 2)


def test_a_diver_card_is_used_on_what_was_chosen() -> None:
    assert Choice(USE, "endurance", species="eel").decision(Phase.ACT, 0, [Use(0, "endurance", "eel")]) == Use(
        0, "endurance", "eel"
    )
    assert Choice(USE, "swimmer", (0,)).decision(Phase.ACT, 0, [Use(0, "swimmer", 0)]) == Use(0, "swimmer", 0)


def test_the_oil_rig_takes_the_chosen_card() -> None:
    assert Choice().take(0).decision(Phase.OIL, 0, [Oil(0, 0)]) == Oil(0, 0)


def test_the_visionary_chooses_an_order_card_by_card() -> None:
    choice, legal = Choice(), [Order(0, (2, 0, 1))]
    for place in (2, 0, 1):
        assert choice.decision(Phase.ORDER, 0, legal) is None
        choice = choice.take(place, 3)
    assert choice.decision(Phase.ORDER, 0, legal) == Order(0, (2, 0, 1))


def test_two_plans_are_discarded_together() -> None:
    choice = Choice().take(3, 2)
    assert choice.decision(Phase.DISCARD, 0, [Discard(0, 0, 3)]) is None
    assert choice.take(0, 2).decision(Phase.DISCARD, 0, [Discard(0, 0, 3)]) == Discard(0, 0, 3)
