"""Who decides, and who may look, at every kind of table."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.bots.think import finish, think
from game.core.errors import IllegalAction
from game.core.session import Session
from game.games.ecosystem.actions import Keep, Pick, Place
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.kept.restored import restored
from game.ui.table.feed import Now, Situation
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from tests.games.ecosystem.boards import deck, play
from tests.support.tables import session_behind


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


def sit(store: Store, *players: str, front: str = "", curtain: bool = True, relaxed: bool = False) -> LiveFeed:
    """A table: "Ana" is a person, "Wren:easy" a computer; the first cards of the deck may be stated."""
    names = tuple(player.partition(":")[0] for player in players)
    bots = {seat: player.partition(":")[2] for seat, player in enumerate(players) if ":" in player}
    session = Session.new(GAMES["forest"], names, seed=3, bots=bots, relaxed=relaxed, deal={"deck": deck(front)})
    style = TableStyle(tuple(range(len(names))), curtain=curtain)
    return LiveFeed(session, Saver.begin(store, session, {}), style)


def pick(feed: LiveFeed, seat: int, **plan: object) -> None:
    hand = session_behind(feed).view(seat).seats[seat].hand
    feed.submit(Pick(seat, hand[0]), **plan)


def test_a_stated_deal_has_no_number(store: Store) -> None:
    assert sit(store, "Ana", front="RF").deal is None


def test_of_two_seats_that_one_computer_plays_one_thinks_at_a_time(store: Store) -> None:
    session = next(session for session in map(_alone_at_the_whales, range(20)) if len(session.actors) == 2)
    feed = LiveFeed(session, Saver.begin(store, session, {}), TableStyle((0,)))
    while feed.situation.now is not Now.OVER:
        assert len(feed.computers) == 1
        action = feed.think(16, 0)
        if action is not None:
            feed.submit(action)


def _alone_at_the_whales(seed: int) -> Session:
    """A solo game of a computer, as far as the whales turn cards over."""
    session = Session.new(GAMES["ocean"], ("Wren",), seed=seed, bots={0: "random"})
    while session.view(None).phase != "flip" and session.outcome is None:
        session.submit(finish(think(session, session.actors[0])))
    return session


# -- one person


def test_somebody_alone_decides_everything_and_always_looks(store: Store) -> None:
    feed = sit(store, "Ana")
    assert feed.situation == Situation(Now.DECISION, 0, 0, 0)
    pick(feed, 0)
    assert feed.situation == Situation(Now.DECISION, 0, 0, 0)
    feed.submit(Place(0, (0, 0)))
    assert session_behind(feed).view(0).phase == "give"
    assert feed.situation == Situation(Now.DECISION, 0, 0, 0)


def test_one_person_among_computers_looks_on_while_they_think(store: Store) -> None:
    feed = sit(store, "Wren:easy", "Ana", "Rowan:easy")
    assert feed.computers == (0, 2)
    assert feed.situation == Situation(Now.DECISION, 1, 1, 1), "Ana need not wait for the computers to choose"
    pick(feed, 1)
    assert feed.situation == Situation(Now.COMPUTERS, viewer=1)


def test_computers_that_choose_first_do_not_disturb_the_person(store: Store) -> None:
    feed = sit(store, "Wren:easy", "Ana")
    pick(feed, 0)
    assert feed.situation == Situation(Now.DECISION, 1, 1, 1)
    assert feed.computers == ()


# -- several persons


def test_two_persons_meet_the_curtain_before_each_secret_choice(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    assert feed.situation == Situation(Now.CURTAIN, 0, 0, None)
    feed.lift()
    assert feed.situation == Situation(Now.DECISION, 0, 0, 0)
    pick(feed, 0)
    assert feed.situation == Situation(Now.CURTAIN, 1, 1, None), "Ana's cards are gone before Bruno comes"
    feed.lift()
    assert feed.situation == Situation(Now.DECISION, 1, 1, 1)


def test_open_decisions_are_taken_on_the_public_table(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    for seat in (0, 1):
        feed.lift()
        pick(feed, seat)
    assert session_behind(feed).view(None).phase == "place"
    assert feed.situation == Situation(Now.DECISION, 0, 0, None)
    feed.submit(Place(0, (0, 0)))
    assert feed.situation == Situation(Now.DECISION, 1, 1, None)
    feed.submit(Place(1, (0, 0)))
    assert feed.situation == Situation(Now.CURTAIN, 0, 0, None), "the next turn is secret again"


def test_persons_take_turns_in_seat_order_and_computers_have_no_curtain(store: Store) -> None:
    feed = sit(store, "Wren:easy", "Ana", "Rowan:easy", "Bruno", "Chloé")
    asked = []
    while feed.situation.now is not Now.COMPUTERS:
        assert feed.situation.now is Now.CURTAIN
        feed.lift()
        asked.append(feed.situation.person)
        pick(feed, feed.situation.seat)
    assert asked == [1, 3, 4]
    assert feed.situation == Situation(Now.COMPUTERS, viewer=None)


def test_without_the_curtain_the_hands_follow_one_another(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno", curtain=False)
    assert feed.situation == Situation(Now.DECISION, 0, 0, 0)
    pick(feed, 0)
    assert feed.situation == Situation(Now.DECISION, 1, 1, 1)
    pick(feed, 1)
    assert feed.situation == Situation(Now.DECISION, 0, 0, None)


def test_a_lifted_curtain_falls_again_when_the_game_is_opened_again(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    feed.lift()
    pick(feed, 0)
    feed.lift()
    [running] = store.running()
    session, _ = restored(running)
    again = LiveFeed(session, Saver(store, running.id), TableStyle((0, 1)))
    assert again.situation == Situation(Now.CURTAIN, 1, 1, None)


# -- plans


def test_a_plan_is_played_by_itself_after_the_reveal(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    feed.lift()
    pick(feed, 0, plan=Place(0, (0, 0)))
    assert session_behind(feed).plans == {0: Place(0, (0, 0))}
    feed.lift()
    pick(feed, 1)
    assert [e.seat for e in session_behind(feed).entries] == [0, 1, 0]
    assert feed.situation == Situation(Now.DECISION, 1, 1, None)


def test_a_hare_that_was_planned_still_asks_whether_to_swap(store: Store) -> None:
    hares = "R" + "S" * 10
    feed = sit(store, "Ana", "Bruno", front="SR" + "M" * 9 + hares)
    session_behind(feed).submit(Pick(0, "stream"))
    play(session_behind(feed), "1 pick stream", "0 place 0,0", "1 place 0,0")
    hare = next(s for s in (0, 1) if "hare" in session_behind(feed).view(s).seats[s].hand)
    other = 1 - hare
    session_behind(feed).plan(hare, Place(hare, (1, 0)))
    session_behind(feed).submit(Pick(hare, "hare"))
    session_behind(feed).plan(other, Place(other, (1, 0)))
    pick(feed, other)
    assert session_behind(feed).view(None).seats[hare].effect
    assert feed.situation == Situation(Now.DECISION, hare, hare, None)
    assert Keep(hare) in session_behind(feed).view(hare).legal[hare]


def test_an_action_and_its_plan_are_in_the_store_when_submit_returns(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    feed.lift()
    pick(feed, 0, plan=Place(0, (0, 0)))
    [running] = store.running()
    assert len(running.actions) == 1
    assert running.plans == {0: ["0 place 0,0"]}


def test_an_illegal_action_changes_nothing_and_leaves_no_plan(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    with pytest.raises(IllegalAction):
        feed.submit(Place(0, (0, 0)), plan=Place(0, (0, 0)))
    assert session_behind(feed).entries == []
    assert session_behind(feed).plans == {}
    [running] = store.running()
    assert (running.actions, running.plans) == ((), {})


# -- taking back


def test_nothing_has_been_decided_yet(store: Store) -> None:
    feed = sit(store, "Ana", "Wren:easy")
    assert feed.undo_status().reason == "nothing"


def test_who_has_not_decided_yet_is_told_that_another_person_has(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno", curtain=False)
    assert feed.undo_status().reason == "nothing"
    pick(feed, 0)
    assert feed.situation.person == 1
    assert feed.undo_status().reason == "others"


def test_who_takes_the_screen_before_deciding_is_told_that_it_was_passed_on(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    feed.lift()
    pick(feed, 0)
    feed.lift()
    assert feed.undo_status().reason == "handed_over"


def test_while_a_computer_decides_at_a_shared_table_nobody_is_told_that_nothing_was_done(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno", "Wren:easy")
    for seat in (0, 1):
        feed.lift()
        pick(feed, seat)
    assert feed.situation.person is None and feed.situation.now is not Now.OVER
    assert feed.undo_status().reason == "turn"


def test_somebody_alone_takes_back_until_cards_turn_over(store: Store) -> None:
    feed = sit(store, "Ana", "Wren:easy")
    pick(feed, 0, plan=Place(0, (0, 0)))
    assert feed.undo_status().allowed
    feed.undo()
    assert session_behind(feed).entries == []
    assert session_behind(feed).plans == {}
    [running] = store.running()
    assert (running.actions, running.plans) == ((), {})
    pick(feed, 0)
    pick(feed, 1)
    assert feed.undo_status().reason == "revealed"


def test_handing_the_screen_over_locks_what_was_decided(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno", "Wren:easy")
    feed.lift()
    pick(feed, 0)
    feed.lift()
    pick(feed, 1)
    pick(feed, 2)
    assert feed.situation == Situation(Now.DECISION, 0, 0, None)
    assert not feed.undo_status().allowed
    assert session_behind(feed).undo_status(1).reason == "handed_over"


def test_an_open_placing_can_be_taken_back_only_until_somebody_else_decides(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno", front="R" + "S" * 10 + "R" + "S" * 10)
    session_behind(feed).submit(Pick(0, "stream"))
    play(session_behind(feed), "1 pick stream", "0 place 0,0", "1 place 0,0")
    for seat in (0, 1):
        feed.lift()
        feed.submit(Pick(seat, "hare"))
    feed.submit(Place(0, (1, 0)))
    assert feed.situation == Situation(Now.DECISION, 0, 0, None), "the hare asks"
    assert feed.undo_status().allowed
    feed.undo()
    assert session_behind(feed).view(None).seats[0].waiting == "hare"
    feed.submit(Place(0, (0, 1)))
    feed.submit(Keep(0))
    assert feed.situation.person == 1
    assert feed.undo_status().reason == "others", "Bruno's choice lies before what Ana did"
    assert session_behind(feed).undo_status(0).allowed, "nobody has decided since Ana"
    feed.submit(Place(1, (1, 0)))
    assert session_behind(feed).undo_status(0).reason == "others"


def test_what_is_done_again_is_saved_with_its_plan(store: Store) -> None:
    feed = sit(store, "Ana", "Wren:easy")
    pick(feed, 0, plan=Place(0, (0, 0)))
    [before] = store.running()
    feed.undo()
    assert feed.can_redo
    feed.redo()
    [after] = store.running()
    assert (after.actions, after.plans) == (before.actions, before.plans) != ((), {})
    assert not feed.can_redo


def test_a_secret_decision_that_is_open_to_nobody_else_is_not_done_again_by_the_next_person(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno", curtain=False)
    pick(feed, 0)
    assert feed.situation.person == 1 and not feed.can_redo
    with pytest.raises(ValueError, match="redo refused"):
        feed.redo()


def test_relaxed_taking_back_goes_behind_a_reveal_and_marks_the_game(store: Store) -> None:
    feed = sit(store, "Ana", "Wren:easy", relaxed=True)
    pick(feed, 0)
    pick(feed, 1)
    assert feed.undo_status().allowed
    feed.undo()
    assert session_behind(feed).entries == []
    [running] = store.running()
    assert restored(running)[0].record.header["assisted"] is True


def test_a_game_that_is_over_waits_for_nobody(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    while (situation := feed.situation).now is not Now.OVER:
        if situation.now is Now.CURTAIN:
            feed.lift()
            continue
        seat = situation.seat
        feed.submit(next(iter(session_behind(feed).view(seat).legal[seat])))
    assert feed.situation == Situation(Now.OVER)
    assert feed.undo_status().allowed is False


# -- what may be seen


def test_frames_of_the_whole_table_hold_nobody_s_cards(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    feed.lift()
    pick(feed, 0)
    first, picked = feed.history()
    assert [frame.number for frame in (first, picked)] == [0, 1]
    assert all(seat.hand is None for frame in (first, picked) for seat in frame.view.seats)
    assert picked.events[0].species.value is None


def test_who_decides_openly_is_given_the_possibilities_on_the_public_table(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    for seat in (0, 1):
        feed.lift()
        pick(feed, seat)
    frame = feed.now()
    assert frame.situation.viewer is None
    assert list(frame.legal) == [Place(0, (0, 0))]


def test_a_decision_returns_what_its_owner_may_know(store: Store) -> None:
    feed = sit(store, "Ana", "Bruno")
    feed.lift()
    hand = session_behind(feed).view(0).seats[0].hand
    [picked, *_] = feed.submit(Pick(0, hand[0]))
    assert picked.species.value == hand[0]
    assert feed.news(0)[0].events[0].species.value is None, "the screen is nobody's by now"


def test_what_was_taken_back_leaves_the_history(store: Store) -> None:
    feed = sit(store, "Ana", "Wren:easy")
    pick(feed, 0)
    assert len(feed.history()) == 2
    feed.undo()
    assert len(feed.history()) == 1


def test_a_shared_table_does_not_give_its_record_away_while_it_runs(store: Store) -> None:
    assert sit(store, "Ana", "Bruno").record() is None
