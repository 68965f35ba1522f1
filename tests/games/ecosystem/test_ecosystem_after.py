"""The views between the events of one action show what has been told so far."""

import pytest

from game.core.rng import Rng
from game.core.rules import Event, redact
from game.core.session import Session
from game.games.ecosystem.actions import Hunt, Keep, Move, Place, Swap
from game.games.ecosystem.events import (
    CardGiven,
    CardPlaced,
    CardsDrawn,
    CardsTurned,
    Dealt,
    FlipChosen,
    GameEnded,
    HandsDiscarded,
    HandsPassed,
    Picked,
    Revealed,
    TurningBegan,
)
from game.games.ecosystem.state import EcosystemView
from tests.conformance.hidden import CHANGED
from tests.conformance.play import Case, cases, moments
from tests.games.ecosystem.boards import all_placed, play, table

THREE = ("Ana", "Ben", "Cid")
HANDS = "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW"
PICKS = ("0 pick stream", "1 pick meadow", "2 pick wolf")
PLACES = ("0 place 0,0", "1 place 0,0", "2 place 0,0")

each_table = pytest.mark.parametrize(
    "case", [case for case in cases() if case.game.id in ("forest", "ocean", "savanna")], ids=str
)


def told(game: Session, viewer: int | None) -> dict[type[Event], EcosystemView]:
    """The last action as that viewer is told it: the view after each event; the view before under `Event`."""
    view = game.view(viewer, after=len(game.entries) - 1)
    views = {Event: view}
    for event in game.entries[-1].events:
        view = game.game.rules.after(view, redact(event, viewer))
        views[type(event)] = view
    assert view == game.view(viewer)
    return views


def hands(view: EcosystemView) -> list[tuple[str, ...] | None]:
    return [seat.hand for seat in view.seats]


def test_the_last_pick_is_laid_aside_and_then_all_cards_wait_for_a_place() -> None:
    views = told(play(table(THREE, HANDS), *PICKS), 2)
    before, picked, revealed = views[Event], views[Picked], views[Revealed]
    assert [seat.chosen for seat in before.seats] == [True, True, False]
    assert [seat.chosen for seat in picked.seats] == [True, True, True]
    assert [seat.pick for seat in picked.seats] == [None, None, "wolf"]
    assert hands(picked) == [None, None, ("wolf",) * 10]
    assert [seat.waiting for seat in picked.seats] == [None, None, None]
    assert [seat.waiting for seat in revealed.seats] == ["stream", "meadow", "wolf"]
    assert not any(seat.chosen or seat.pick for seat in revealed.seats)


def test_the_last_card_of_a_turn_lies_and_counts_before_the_hands_go_on() -> None:
    views = told(play(table(THREE, HANDS), *PICKS, *PLACES), 1)
    before, placed, passed = views[Event], views[CardPlaced], views[HandsPassed]
    assert (placed.turn, placed.phase, hands(placed)) == (before.turn, "place", hands(before))
    assert [seat.waiting for seat in placed.seats] == [None, None, None]
    assert placed.seats[2].grid[(0, 0)].species == "wolf"
    assert [sheet["wolf"].points for sheet in (before.sheets[2], placed.sheets[2])] == [0, 12]
    assert (passed.turn, passed.phase) == (2, "pick")
    assert hands(passed) == [None, ("stream",) * 10, None]


def test_what_is_left_of_the_hands_goes_away_before_new_cards_are_dealt() -> None:
    game = table(THREE, edition="savanna")
    rng = Rng(1)
    while game.view(None).round == 1:
        seat = rng.choice(game.actors)
        game.submit(rng.choice(tuple(game.legal(seat))))
    views = told(game, None)
    placed, discarded, dealt = views[CardPlaced], views[HandsDiscarded], views[Dealt]
    assert [[seat.hand_size for seat in view.seats] for view in (placed, discarded, dealt)] == [
        [1] * 3,
        [0] * 3,
        [11] * 3,
    ]
    assert [view.round for view in (placed, discarded, dealt)] == [1, 1, 2]
    assert [view.deck_left for view in (placed, discarded, dealt)] == [99, 99, 66]


def test_the_rival_has_its_card_before_anything_is_drawn() -> None:
    game = table(("Ana",), "SSSSSSSSSS M")
    views = told(play(game, "0 pick stream", "0 place 0,0", "0 give stream"), 0)
    before, given, drawn = views[Event], views[CardGiven], views[CardsDrawn]
    assert len(before.seats[1].grid) == 0
    assert given.seats[1].grid[(0, 0)].species == "stream"
    assert (given.turn, given.deck_left) == (before.turn, before.deck_left)
    assert given.seats[0].hand == ("stream",) * 8
    assert (drawn.turn, drawn.deck_left) == (before.turn + 1, before.deck_left - 1)
    assert sorted(drawn.seats[0].hand or ()) == ["meadow", *("stream",) * 8]


def test_cards_lie_face_up_until_it_is_told_that_they_turn() -> None:
    views = told(
        all_placed("savanna", ("LPLWW/GTTTT/ZCPFF/GVVHH", "PPPPW/ZZZWW/TTTFF/EEEHH", "LPGZC/LWWTT/FFFEE/VVVHH")), 1
    )
    placed, turned, began = views[CardPlaced], views[CardsTurned], views[TurningBegan]
    assert [view.seats[0].grid.face_down for view in (placed, turned)] == [frozenset(), {(0, 1), (0, 3)}]
    assert [view.phase for view in (placed, turned, began)] == ["place", "place", "hunt"]
    assert [view.actors for view in (placed, turned, began)] == [(), (), (0,)]


def test_the_last_whales_choice_is_known_to_its_seat_before_all_cards_turn_and_the_game_ends() -> None:
    game = all_placed("ocean", ("KWKTT/CCKTT/PPPGG/NNNBB", "TTTKK/EEEKK/PPPSS/BBBSS", "TTTKK/EEECC/PPPSS/BBBSS"))
    views = told(play(game, "0 flip 1,0 0,0"), 0)
    chosen, turned, ended = views[FlipChosen], views[CardsTurned], views[GameEnded]
    assert chosen.seats[0].flips == (((1, 0), (0, 0)),)
    assert [view.seats[0].grid.face_down for view in (chosen, turned)] == [frozenset(), {(0, 0)}]
    assert [view.phase for view in (chosen, turned, ended)] == ["flip", "flip", "over"]
    assert [view.outcome for view in (chosen, turned, ended)] == [None, None, game.outcome]


@each_table
def test_nobody_decides_while_something_is_still_to_be_told(case: Case) -> None:
    rules = case.game.rules
    for _, state, action in moments(case):
        events = rules.apply(state, action).events if action is not None else ()
        view = rules.observe(state, 0)
        for event in events[:-1]:
            view = rules.after(view, redact(event, 0))
            assert (view.actors, view.legal, view.outcome) == ((), {}, None)


@each_table
def test_what_is_done_openly_tells_the_public_table_nothing_that_is_hidden(case: Case) -> None:
    rules, rng = case.game.rules, Rng(1)
    for _, state, action in moments(case):
        if isinstance(action, Place | Swap | Move | Keep | Hunt):
            other = CHANGED[case.game.id](state, None, rng)
            first, second = (rules.apply(twin, action).events for twin in (state, other))
            assert [redact(event, None) for event in first] == [redact(event, None) for event in second]


def test_views_are_compared_without_counting_points_and_count_them_once() -> None:
    game = table(THREE)
    first, second = game.view(0), game.view(0)
    assert first == second
    assert not {"sheets", "legal"} & (vars(first).keys() | vars(second).keys())
    assert first.sheets == game.sheets()
    assert first.sheets is first.sheets
    assert first.legal[0] == game.legal(0)
