"""A hint of Mini DiverCity in words, and what is pressed for it."""

import pytest

from game.bots.think import finish
from game.core.hint import Hint, Reason, Suggestion
from game.core.rng import Rng
from game.core.session import Session
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.bots.adviser import advise
from game.games.divercity.bots.players import FARSIGHTED, judgement_of
from game.games.divercity.game import DIVERCITY
from game.games.divercity.reasons import BLIND, DANGER, FEAR, GONE, HARM, HOPE, LATER, LOST, TOLD, WON
from game.games.divercity.view.hinting import HintTelling, brief, line_of, nodes_of, suggestion_words
from game.ui.table.seats import SeatInfo
from tests.games.divercity.view.dives import Sit, model, scene
from tests.support.rings import struck

SEATS = (SeatInfo("Ana", 0, False), SeatInfo("Wren", 1, True))
VIEW = Session.new(DIVERCITY, ("Ana", "Wren"), seed=1).view(0)


@pytest.mark.parametrize(
    ("action", "words", "nodes"),
    [
        (Play(0, 1), "Play card 2", ["action/play", "hand/1"]),
        (Oil(0, 0), "Give up card 1", ["hand/0"]),
        (Tell(0, 1), "Walkie-talkie: Wren", ["action/tell", "mate/1"]),
        (Close(0, "red", 2), "Red hotel: close it, for card 3", ["action/close", "hotel/red", "hand/2"]),
        (Use(0, "swimmer", 1), "Olympic swimmer: card 2", ["use", "hand/1"]),
        (Use(0, "diving", "crab"), "Diving specialist: Crab", ["use", "species/crab"]),
        (Use(0, "captain", 1), "Captain: Wren", ["use", "mate/1"]),
        (Use(0, "environmentalist", "red"), "Environmentalist: Red hotel", ["use", "hotel/red"]),
        (Use(0, "visionary"), "Visionary", ["use"]),
        (Order(0, (2, 0, 1)), "Order: 3, 1, 2", ["hand/2"]),
        (Discard(0, 0, 2), "Discard 1 and 3", ["hand/0", "hand/2"]),
        (Corporate(0, 1), "Play plan 2", ["hand/1"]),
        (End(0), "End my turn", ["end"]),
    ],
)
def test_what_to_do_and_with_what(action: Action, words: str, nodes: list[str]) -> None:
    assert suggestion_words(VIEW, Suggestion((action,), 0), SEATS) == words
    assert list(nodes_of(action)) == nodes


def test_what_the_industrialist_decided_is_told_as_well() -> None:
    view = Session.new(DIVERCITY, ("Ana", "Wren", "Max"), seed=1, options={"variants": ["industrialist"]}).view(2)
    assert brief(view, Corporate(2, 1), (*SEATS, SeatInfo("Max", 2, False))) == "Play plan 2"


def test_what_is_pressed_for_it_is_on_the_table(sit: Sit) -> None:
    stage = sit().scene.stage
    for action in (Play(0, 1), Tell(0, 1), Close(0, "red", 2), Use(0, "diving", "crab")):
        assert [name for name in nodes_of(action) if name not in stage] == []


def test_enter_follows_the_hint_of_a_diver_card_from_its_button(sit: Sit) -> None:
    pilot = sit()
    desk = scene(pilot).desk
    desk.show_hint(Hint(Suggestion((Use(0, "diving", "crab"),), 0), None, (), 0.0, False, True))
    pilot.settle()
    for after in ("use", "species/crab", "done"):
        assert pilot.scene.focus.node is pilot.node(after) and desk.hinted is not None
        if after != "done":
            pilot.key("Return")
    decision = desk.table.decision(desk.state)
    assert decision is not None and decision.action == Use(0, "diving", "crab")


@pytest.mark.parametrize("action", [Use(0, "diving", "crab"), Play(0, 1), Close(0, "red", 2), Tell(0, 1)])
def test_the_ring_strikes_through_no_number_of_a_hint(sit: Sit, action: Action) -> None:
    pilot = sit()
    scene(pilot).desk.show_hint(Hint(Suggestion((action,), 0), Suggestion((Play(0, 0),), 0), (), 0.0, False, True))
    pilot.settle()
    assert pilot.names("hint/mark/") and struck(pilot.scene) == {}


def test_a_diver_card_that_is_not_shown_is_turned_to_first(sit: Sit) -> None:
    pilot = sit()
    best = Hint(Suggestion((Use(0, "swimmer", 1),), 0), None, (), 0.0, False, True)
    telling = HintTelling(pilot.scene.stage, SEATS)
    assert telling.marks(model(pilot), best) == [], "there is no second card, and no arrow to it"


def test_every_reason_has_its_words_for_good_and_for_ill() -> None:
    both = [f"{HOPE}:crab", f"{FEAR}:crab", BLIND, DANGER, TOLD, HOPE, LATER, GONE, HARM]
    reasons = [Reason(about, sign, seat=1) for about in both for sign in (1.0, -1.0)]
    said = [
        line_of(VIEW, reason, 0, SEATS).words
        for reason in (*reasons, Reason(f"{WON}:crab", 9), Reason(f"{LOST}:crab", -9))
    ]
    assert all(said)
    assert said[0] == "Crab: nearer to survival"
    assert not any("{" in words for words in said)


def test_places_with_unknown_cards_are_one_choice() -> None:
    game = Session.new(DIVERCITY, ("Ana", "Wren", "Rowan"), seed=3)
    seat = game.actors[0]
    view = game.view(seat)
    hint = finish(advise(view, seat, game.events(seat), Rng(1)))
    judgement, _ = judgement_of(FARSIGHTED, view, game.events(seat))
    assert judgement.hands[seat] == (None,) * len(judgement.hands[seat])
    assert hint.best.actions[0] in game.legal(seat)
    assert hint.other is None or type(hint.other.actions[0]) is not type(hint.best.actions[0])
