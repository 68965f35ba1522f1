"""The neutral seat of two players (Forest, section 1.4)."""

import pytest

from game.core.errors import CorruptRecord
from game.games.ecosystem.events import Revealed
from tests.games.ecosystem.boards import cards, hand, play, table, told
from tests.games.ecosystem.test_draft import turns

TWO = ("Ana", "Ben")
FIRST = [0] * 20


def test_the_neutral_seat_gets_the_last_hand_of_the_same_size_which_nobody_sees() -> None:
    game = table(TWO, "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW", neutral=FIRST)
    assert game.view(0).neutral_hand == 11
    assert [secret.value for secret in told(game, 0)[0].hands] == [tuple(cards("S" * 11)), None, None]
    assert [secret.value for secret in told(game, None)[0].hands] == [None, None, None]


def test_hands_pass_from_the_first_player_over_the_neutral_seat_to_the_second() -> None:
    game = table(TWO, "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW", neutral=FIRST)
    assert game.view(None).ring == (0, 2, 1)
    play(game, "0 pick stream", "1 pick meadow", "0 place 0,0", "1 place 0,0")
    assert [hand(game, seat)[0] for seat in (0, 1)] == ["meadow", "wolf"]
    play(game, "0 pick meadow", "1 pick wolf", "0 place 1,0", "1 place 1,0")
    assert [hand(game, seat)[0] for seat in (0, 1)] == ["wolf", "stream"]


def test_in_round_two_hands_pass_the_other_way() -> None:
    game = turns(table(TWO, neutral=FIRST), 10)
    first = hand(game, 0)
    turns(game, 1)
    assert hand(game, 1) == first[1:]


def test_the_card_in_the_stated_place_goes_face_up_onto_the_pile() -> None:
    game = table(TWO, "SSSSSSSSSSS MMMMMMMMMMM FDTBZACWRFD", neutral=[3, *FIRST[1:]])
    play(game, "0 pick stream", "1 pick meadow")
    assert game.entries[-1].events[-1] == Revealed(((0, "stream"), (1, "meadow")), "bear")
    assert game.view(None).neutral_pile == ("bear",)
    assert game.view(None).neutral_hand == 10
    play(game, "0 place 0,0", "1 place 0,0")
    assert sorted(hand(game, 1)) == sorted(cards("FDTZACWRFD"))


def test_it_builds_no_ecosystem_and_its_pile_takes_twenty_cards() -> None:
    game = turns(table(TWO, neutral=FIRST), 20)
    view = game.view(None)
    assert len(view.seats) == 2
    assert view.neutral_pile is not None and len(view.neutral_pile) == 20
    assert view.neutral_hand == 1


def test_all_its_streams_count_as_one_area() -> None:
    game = table(TWO, "SSSSSSSSSSS MMMMMMMMMMM SSRRRSSSSSR", neutral=FIRST)
    play(game, "0 pick stream", "1 pick meadow", "0 place 0,0", "1 place 0,0")
    assert game.view(None).neutral_pile == ("stream",)
    assert game.sheets()[0]["stream"].points == 8
    play(game, "0 pick meadow", "1 pick stream", "0 place 1,0", "1 place 1,0")
    assert game.view(None).neutral_pile == ("stream", "stream")
    assert [sheet["stream"].points for sheet in game.sheets()] == [5, 5]


@pytest.mark.parametrize(
    ("neutral", "why"),
    [
        ([0] * 19, "list of 20 places"),
        ("0" * 20, "list of 20 places"),
        ([11, *[0] * 19], "turn 1 is in place 11; the hand has 11"),
        ([0] * 9 + [2] + [0] * 10, "turn 10 is in place 2; the hand has 2"),
        ([0] * 10 + [11] + [0] * 9, "turn 11 is in place 11; the hand has 11"),
        ([-1, *[0] * 19], "turn 1 is in place -1"),
        ([True, *[0] * 19], "turn 1 is in place True"),
    ],
)
def test_draws_that_cannot_be_are_refused(neutral: object, why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        table(TWO, neutral=neutral)
