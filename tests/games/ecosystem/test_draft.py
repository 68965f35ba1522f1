"""The draft of three and more players (Forest, section 1.2)."""

from typing import Any

import pytest

from game.core.errors import CorruptRecord, IllegalAction
from game.core.rng import Rng
from game.core.session import Session
from game.games.ecosystem.actions import Keep, Pick, Place
from game.games.ecosystem.events import Dealt, HandsPassed, Picked, Revealed
from tests.games.ecosystem.boards import cards, deck, hand, play, table

THREE = ("Ana", "Ben", "Cid")


def turns(session: Session, count: int) -> Session:
    """Plays whole turns in which everybody takes the first card of the hand and the first cell."""
    for _ in range(count):
        round_turn = session.view(None).round, session.view(None).turn
        while (now := session.view(None)).phase != "over" and (now.round, now.turn) == round_turn:
            seat = now.actors[0]
            session.submit(next(iter(session.view(seat).legal[seat])))
    return session


def test_eleven_cards_each_are_dealt_seat_by_seat_from_the_front() -> None:
    game = table(THREE, "RRRRRRRRDDD FFFFFFFFFFF ZZZZZZZZMMM")
    assert hand(game, 0) == cards("RRRRRRRRDDD")
    assert hand(game, 1) == cards("FFFFFFFFFFF")
    assert hand(game, 2) == cards("ZZZZZZZZMMM")
    (dealt,) = game.opening
    assert isinstance(dealt, Dealt)
    assert [sorted(secret.seen_by) for secret in dealt.hands] == [[0], [1], [2]]


def test_everybody_picks_at_the_same_time_and_nobody_sees_it() -> None:
    game = table(THREE)
    assert game.view(None).actors == (0, 1, 2)
    (entry,) = game.submit(Pick(1, hand(game, 1)[0]))
    assert game.view(None).actors == (0, 2)
    assert [type(event) for event in entry.events] == [Picked]
    assert [game.view(viewer).seats[1].pick for viewer in (0, 1, None)] == [None, hand(game, 1)[0], None]
    assert all(game.view(viewer).seats[1].chosen for viewer in (0, 1, 2, None))
    assert game.view(0).secret


def test_the_last_pick_reveals_all_then_each_places_in_seat_order() -> None:
    game = play(table(THREE, "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW"), "2 pick wolf", "0 pick stream")
    (entry,) = game.submit(Pick(1, "meadow"))
    assert entry.events[-1] == Revealed(((0, "stream"), (1, "meadow"), (2, "wolf")))
    assert entry.events[-1].reveals
    assert [seat.waiting for seat in game.view(None).seats] == ["stream", "meadow", "wolf"]
    for seat in range(3):
        assert game.actors == (seat,)
        game.submit(Place(seat, (0, 0)))
    assert game.actors == (0, 1, 2)


def test_round_one_passes_to_the_left() -> None:
    game = table(THREE, "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW")
    play(game, "0 pick stream", "1 pick meadow", "2 pick wolf", "0 place 0,0", "1 place 0,0", "2 place 0,0")
    passed = game.events(0)[-1]
    assert isinstance(passed, HandsPassed)
    assert (passed.step, [held.value for held in passed.hands]) == (1, [("wolf",) * 10, None, None])
    assert [hand(game, seat)[0] for seat in range(3)] == ["wolf", "stream", "meadow"]
    assert [len(hand(game, seat)) for seat in range(3)] == [10, 10, 10]


def test_round_two_passes_to_the_right() -> None:
    game = turns(table(THREE), 10)
    assert (game.view(None).round, game.view(None).turn, game.view(None).passing) == (2, 1, -1)
    before = [hand(game, seat) for seat in range(3)]
    turns(game, 1)
    assert [event.step for event in game.entries[-1].events if isinstance(event, HandsPassed)] == [-1]
    assert [hand(game, seat) for seat in range(3)] == [before[1][1:], before[2][1:], before[0][1:]]


def test_the_card_left_over_stays_and_ten_more_are_dealt() -> None:
    game = turns(table(THREE), 9)
    left = [hand(game, seat)[1] for seat in range(3)]
    turns(game, 1)
    dealt = game.entries[-1].events[-1]
    assert isinstance(dealt, Dealt) and dealt.round == 2
    assert [len(secret.value or ()) for secret in dealt.hands] == [10, 10, 10]
    for seat in range(3):
        assert sorted(hand(game, seat)) == sorted([left[seat], *(dealt.hands[seat].value or ())])


def test_the_original_rules_deal_ten_and_ten_with_nothing_left_over() -> None:
    game = table(THREE, options={"deal": "10+10"})
    assert [len(hand(game, seat)) for seat in range(3)] == [10, 10, 10]
    turns(game, 10)
    assert [len(hand(game, seat)) for seat in range(3)] == [10, 10, 10]
    turns(game, 10)
    assert [len(hand(game, seat)) for seat in range(3)] == [0, 0, 0]
    assert game.outcome is not None


def test_the_game_ends_after_twenty_turns_with_one_card_unused() -> None:
    game = turns(table(THREE), 20)
    assert game.outcome is not None
    assert game.actors == ()
    assert [len(seat.grid) for seat in game.view(None).seats] == [20, 20, 20]
    assert [len(hand(game, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_box_holds_enough_cards(players: int) -> None:
    game = turns(table(tuple("ABCDEF"[:players])), 20)
    assert game.view(None).deck_left == 130 - players * 21


def test_a_placed_card_is_named_by_its_seat_and_its_turn_in_the_game() -> None:
    game = turns(table(THREE), 11)
    assert (
        sorted((card.id for card in game.view(None).seats[1].grid.values()), key=lambda i: float(i[2:]))[-1] == "1.11"
    )


def test_what_is_not_allowed_says_why_and_changes_nothing() -> None:
    game = table(THREE, "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW")
    refusals = {
        Pick(0, "wolf"): "there is no wolf in the hand",
        Place(0, (0, 0)): "seat 0 has something else to decide",
        Keep(7): "seat 7 has nothing to decide",
    }
    for action, why in refusals.items():
        with pytest.raises(IllegalAction) as caught:
            game.submit(action)
        assert caught.value.why == why
        assert caught.value.position == "...../...../...../..... " * 2 + "...../...../...../....."
    assert game.entries == []
    play(game, "0 pick stream", "1 pick meadow", "2 pick wolf")
    with pytest.raises(IllegalAction, match="beside another one"):
        game.submit(Place(0, (1, 0)))


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        ({"deck": "RRR"}, "list of species"),
        ({"deck": ["hare", "unicorn"]}, "“unicorn”, which is no species"),
        ({"deck": [["hare"]]}, "no species"),
        ({"deck": deck("")[:62]}, "62 cards; this game needs 63"),
        ({"deck": ["hare"] * 63}, "63 cards of hare; the box holds 8"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: dict[str, Any], why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        table(THREE, **deal)


def test_one_seed_one_shuffle() -> None:
    box = deck("")
    assert Rng(5).shuffled(box) == Rng(5).shuffled(box) != Rng(6).shuffled(box)
    assert sorted(Rng(5).shuffled(box)) == sorted(box)
