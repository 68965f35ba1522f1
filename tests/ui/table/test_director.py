"""Who decides, and who may look, at every kind of table."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.core.errors import IllegalAction
from game.core.session import Session
from game.games.ecosystem.actions import Keep, Pick, Place
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.table.director import Director, Now, Situation
from game.ui.table.games import restored
from game.ui.table.saver import Saver
from tests.games.ecosystem.boards import deck, play


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


def sit(store: Store, *players: str, front: str = "", curtain: bool = True, relaxed: bool = False) -> Director:
    """A table: "Ana" is a person, "Wren:easy" a computer; the first cards of the deck may be stated."""
    names = tuple(player.partition(":")[0] for player in players)
    bots = {seat: player.partition(":")[2] for seat, player in enumerate(players) if ":" in player}
    session = Session.new(GAMES["forest"], names, seed=3, bots=bots, relaxed=relaxed, deal={"deck": deck(front)})
    return Director(session, Saver.begin(store, session, {}), curtain=curtain)


def pick(director: Director, seat: int, **plan: object) -> None:
    hand = director.session.view(seat).seats[seat].hand
    director.submit(Pick(seat, hand[0]), **plan)


# -- one person


def test_somebody_alone_decides_everything_and_always_looks(store: Store) -> None:
    director = sit(store, "Ana")
    assert director.situation == Situation(Now.DECISION, 0, 0, 0)
    pick(director, 0)
    assert director.situation == Situation(Now.DECISION, 0, 0, 0)
    director.submit(Place(0, (0, 0)))
    assert director.session.view(0).phase == "give"
    assert director.situation == Situation(Now.DECISION, 0, 0, 0)


def test_one_person_among_computers_looks_on_while_they_think(store: Store) -> None:
    director = sit(store, "Wren:easy", "Ana", "Rowan:easy")
    assert director.computers == (0, 2)
    assert director.situation == Situation(Now.DECISION, 1, 1, 1), "Ana need not wait for the computers to choose"
    pick(director, 1)
    assert director.situation == Situation(Now.COMPUTERS, viewer=1)


def test_computers_that_choose_first_do_not_disturb_the_person(store: Store) -> None:
    director = sit(store, "Wren:easy", "Ana")
    pick(director, 0)
    assert director.situation == Situation(Now.DECISION, 1, 1, 1)
    assert director.computers == ()


# -- several persons


def test_two_persons_meet_the_curtain_before_each_secret_choice(store: Store) -> None:
    director = sit(store, "Ana", "Bruno")
    assert director.situation == Situation(Now.CURTAIN, 0, 0, None)
    director.lift()
    assert director.situation == Situation(Now.DECISION, 0, 0, 0)
    pick(director, 0)
    assert director.situation == Situation(Now.CURTAIN, 1, 1, None), "Ana's cards are gone before Bruno comes"
    director.lift()
    assert director.situation == Situation(Now.DECISION, 1, 1, 1)


def test_open_decisions_are_taken_on_the_public_table(store: Store) -> None:
    director = sit(store, "Ana", "Bruno")
    for seat in (0, 1):
        director.lift()
        pick(director, seat)
    assert director.session.view(None).phase == "place"
    assert director.situation == Situation(Now.DECISION, 0, 0, None)
    director.submit(Place(0, (0, 0)))
    assert director.situation == Situation(Now.DECISION, 1, 1, None)
    director.submit(Place(1, (0, 0)))
    assert director.situation == Situation(Now.CURTAIN, 0, 0, None), "the next turn is secret again"


def test_persons_take_turns_in_seat_order_and_computers_have_no_curtain(store: Store) -> None:
    director = sit(store, "Wren:easy", "Ana", "Rowan:easy", "Bruno", "Chloé")
    asked = []
    while director.situation.now is not Now.COMPUTERS:
        assert director.situation.now is Now.CURTAIN
        director.lift()
        asked.append(director.situation.person)
        pick(director, director.situation.seat)
    assert asked == [1, 3, 4]
    assert director.situation == Situation(Now.COMPUTERS, viewer=None)


def test_without_the_curtain_the_hands_follow_one_another(store: Store) -> None:
    director = sit(store, "Ana", "Bruno", curtain=False)
    assert director.situation == Situation(Now.DECISION, 0, 0, 0)
    pick(director, 0)
    assert director.situation == Situation(Now.DECISION, 1, 1, 1)
    pick(director, 1)
    assert director.situation == Situation(Now.DECISION, 0, 0, None)


def test_a_lifted_curtain_falls_again_when_the_game_is_opened_again(store: Store) -> None:
    director = sit(store, "Ana", "Bruno")
    director.lift()
    pick(director, 0)
    director.lift()
    [running] = store.running()
    session, _ = restored(running)
    assert Director(session, director.saver).situation == Situation(Now.CURTAIN, 1, 1, None)


# -- plans


def test_a_plan_is_played_by_itself_after_the_reveal(store: Store) -> None:
    director = sit(store, "Ana", "Bruno")
    director.lift()
    pick(director, 0, plan=Place(0, (0, 0)))
    assert director.session.plans == {0: Place(0, (0, 0))}
    director.lift()
    pick(director, 1)
    assert [e.seat for e in director.session.entries] == [0, 1, 0]
    assert director.situation == Situation(Now.DECISION, 1, 1, None)


def test_a_hare_that_was_planned_still_asks_whether_to_swap(store: Store) -> None:
    hares = "R" + "S" * 10
    director = sit(store, "Ana", "Bruno", front="SR" + "M" * 9 + hares)
    director.session.submit(Pick(0, "stream"))
    play(director.session, "1 pick stream", "0 place 0,0", "1 place 0,0")
    hare = next(s for s in (0, 1) if "hare" in director.session.view(s).seats[s].hand)
    other = 1 - hare
    director.session.plan(hare, Place(hare, (1, 0)))
    director.session.submit(Pick(hare, "hare"))
    director.session.plan(other, Place(other, (1, 0)))
    pick(director, other)
    assert director.session.view(None).seats[hare].effect
    assert director.situation == Situation(Now.DECISION, hare, hare, None)
    assert Keep(hare) in director.session.view(hare).legal[hare]


def test_an_action_and_its_plan_are_in_the_store_when_submit_returns(store: Store) -> None:
    director = sit(store, "Ana", "Bruno")
    director.lift()
    pick(director, 0, plan=Place(0, (0, 0)))
    [running] = store.running()
    assert len(running.actions) == 1
    assert running.plans == {0: ["0 place 0,0"]}


def test_an_illegal_action_changes_nothing_and_leaves_no_plan(store: Store) -> None:
    director = sit(store, "Ana", "Bruno")
    with pytest.raises(IllegalAction):
        director.submit(Place(0, (0, 0)), plan=Place(0, (0, 0)))
    assert director.session.entries == []
    assert director.session.plans == {}
    [running] = store.running()
    assert (running.actions, running.plans) == ((), {})


# -- taking back


def test_nothing_has_been_decided_yet(store: Store) -> None:
    director = sit(store, "Ana", "Wren:easy")
    assert director.undo_status().reason == "nothing"


def test_somebody_alone_takes_back_until_cards_turn_over(store: Store) -> None:
    director = sit(store, "Ana", "Wren:easy")
    pick(director, 0, plan=Place(0, (0, 0)))
    assert director.undo_status().allowed
    director.undo()
    assert director.session.entries == []
    assert director.session.plans == {}
    [running] = store.running()
    assert (running.actions, running.plans) == ((), {})
    pick(director, 0)
    pick(director, 1)
    assert director.undo_status().reason == "revealed"


def test_handing_the_screen_over_locks_what_was_decided(store: Store) -> None:
    director = sit(store, "Ana", "Bruno", "Wren:easy")
    director.lift()
    pick(director, 0)
    director.lift()
    pick(director, 1)
    pick(director, 2)
    assert director.situation == Situation(Now.DECISION, 0, 0, None)
    assert not director.undo_status().allowed
    assert director.session.undo_status(1).reason == "handed_over"


def test_an_open_placing_can_be_taken_back_only_until_somebody_else_decides(store: Store) -> None:
    director = sit(store, "Ana", "Bruno", front="R" + "S" * 10 + "R" + "S" * 10)
    director.session.submit(Pick(0, "stream"))
    play(director.session, "1 pick stream", "0 place 0,0", "1 place 0,0")
    for seat in (0, 1):
        director.lift()
        director.submit(Pick(seat, "hare"))
    director.submit(Place(0, (1, 0)))
    assert director.situation == Situation(Now.DECISION, 0, 0, None), "the hare asks"
    assert director.undo_status().allowed
    director.undo()
    assert director.session.view(None).seats[0].waiting == "hare"
    director.submit(Place(0, (0, 1)))
    director.submit(Keep(0))
    assert director.situation.person == 1
    assert director.undo_status().reason == "others", "Bruno's choice lies before what Ana did"
    assert director.session.undo_status(0).allowed, "nobody has decided since Ana"
    director.submit(Place(1, (1, 0)))
    assert director.session.undo_status(0).reason == "others"


def test_relaxed_taking_back_goes_behind_a_reveal_and_marks_the_game(store: Store) -> None:
    director = sit(store, "Ana", "Wren:easy", relaxed=True)
    pick(director, 0)
    pick(director, 1)
    assert director.undo_status().allowed
    director.undo()
    assert director.session.entries == []
    [running] = store.running()
    assert restored(running)[0].record.header["assisted"] is True


def test_a_game_that_is_over_waits_for_nobody(store: Store) -> None:
    director = sit(store, "Ana", "Bruno")
    while (situation := director.situation).now is not Now.OVER:
        if situation.now is Now.CURTAIN:
            director.lift()
            continue
        seat = situation.seat
        director.submit(next(iter(director.session.view(seat).legal[seat])))
    assert director.situation == Situation(Now.OVER)
    assert director.undo_status().allowed is False
