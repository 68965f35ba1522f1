"""What the table shows follows from what is known and chosen: no screen is needed to say it."""

from collections.abc import Iterator
from random import Random

import pytest

from game.core.session import Session
from game.games.divercity.dive import Phase
from game.games.divercity.game import DIVERCITY
from game.games.divercity.view.cards import BACK, CORPORATION_BACK
from game.games.divercity.view.choice import CLOSE, PLAY, TELL, USE, Choice
from game.games.divercity.view.keys import DiverCityKeys
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.parts.hand import OwnFace
from game.games.divercity.view.pieces import ActionButton, CardPlace, DiverCard, Hotel, MateHand, SpeciesRow
from game.games.divercity.view.presenter import Presenter
from game.games.divercity.view.refusals import why_not
from game.ui.table.feed import Now, Situation
from game.ui.table.seats import SeatInfo
from tests.games.divercity.tables import NAMES, options, play, table

QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"
NOTHING_CHOSEN = Choice()


def model(
    game: Session, choice: Choice = NOTHING_CHOSEN, viewer: int | None = None, front: int | None = None
) -> TableModel:
    """The model for whoever decides, or for somebody who looks at a hand while nobody decides."""
    (seat,) = game.actors
    view = game.view(game.controller(seat) if front is None else viewer)
    infos = tuple(SeatInfo(f"Seat {n}", n, False) for n in range(len(view.persons)))
    presenter = Presenter(infos, tuple(NAMES[person] for person in view.persons))
    if front is not None:
        return presenter.model(view, Situation(Now.COMPUTERS, viewer=viewer), choice, legal=(), front=front)
    situation = Situation(Now.DECISION, seat, game.controller(seat), view.viewer)
    return presenter.model(view, situation, choice, legal=game.legal(seat), front=seat)


def moments(people: int) -> Iterator[Session]:
    """Every moment of a game by chance on every table for so many persons."""
    for seed, given in enumerate(options(people)):
        game, random = Session.new(DIVERCITY, NAMES[:people], given, seed), Random(seed)
        while game.outcome is None:
            yield game
            game.submit(random.choice(list(game.legal(game.actors[0]))))


@pytest.mark.parametrize("people", range(1, 8))
def test_no_face_of_an_own_hand_is_shown_that_its_owner_may_not_see(people: int) -> None:
    """Who has not been told sees backs; the deck behind them is asked, not the view."""
    hidden = 0
    for game in moments(people):
        state = game._state
        for seat in range(state.table.divers):
            owner = game.controller(seat)
            own = model(game, viewer=owner, front=seat).own
            for card, held in zip(own, state.seats[seat].hand, strict=True):
                assert card is not None
                if held.told is None:
                    assert card.species is None
                    hidden += 1
                assert card.species in (None, held.species)
    assert hidden


@pytest.mark.parametrize("people", range(1, 8))
def test_what_can_be_chosen_is_what_the_rules_allow(people: int) -> None:
    for game in moments(people):
        (seat,) = game.actors
        m, legal = model(game), list(game.legal(seat))
        assert m.can_end == any(type(action).__name__ == "End" for action in legal)
        possible = {type(a).__name__ for a in legal} if m.view.phase == Phase.ACT else set()
        for action, name in zip(m.actions, ("Play", "Tell", "Close"), strict=True):
            assert (action.why_not == "") == (name in possible)


def test_while_nobody_decides_nothing_can_be_chosen() -> None:
    m = model(table(3, cards=QUIET, divers="diving explorer captain"), viewer=0, front=0)
    assert not (m.open_places or m.open_seats or m.open_hotels or m.open_species or m.ready or m.can_end)
    assert [why_not(m, piece) for piece in (CardPlace(0), MateHand(1), Hotel("red"))] == ["", "", ""]


def test_when_a_moment_lies_back_nothing_can_be_chosen_though_somebody_decided_there() -> None:
    game = next(game for game in moments(3) if game.view(game.controller(game.actors[0])).phase == Phase.ACT)
    (seat,) = game.actors
    view = game.view(game.controller(seat))
    presenter = Presenter(tuple(SeatInfo(f"Seat {n}", n, False) for n in range(3)), tuple(NAMES[:3]))
    then = Situation(Now.DECISION, seat, game.controller(seat), view.viewer, past=True)
    m = presenter.model(view, then, NOTHING_CHOSEN, legal=game.legal(seat), front=seat)
    assert all(action.why_not for action in m.actions) and not m.open_places and not m.can_end
    assert m.acting == seat and m.diver_why_not


def test_the_oil_rig_comes_first_and_says_so() -> None:
    m = model(table(3, cards="oil", divers="diving explorer captain"))
    oil = "The oil rig first: choose one of your cards."
    assert {action.why_not for action in m.actions} == {oil}
    assert m.diver_why_not == oil
    assert {why_not(m, piece) for piece in (ActionButton(TELL), DiverCard(), MateHand(1), SpeciesRow("eel"))} == {oil}
    assert m.open_places == {0, 1, 2}


def test_a_press_on_what_needs_an_action_first_says_which() -> None:
    m = model(table(3, cards=QUIET, divers="diving explorer captain"))
    assert why_not(m, MateHand(1)) == "Choose the walkie-talkie (W) first, then whom you tell."
    assert why_not(m, Hotel("red")) == "Choose to close a hotel (C) first, then which one."
    assert why_not(m, Hotel("blue")) == "Nothing is built there."
    assert why_not(m, SpeciesRow("eel")) == "A species moves when one of its cards is played."


def test_with_an_action_chosen_another_place_of_its_kind_says_what_is_asked() -> None:
    m = model(table(3, cards=QUIET, divers="diving explorer captain"), Choice(TELL))
    assert why_not(m, MateHand(0)) == "Ana, whom do you tell their hand?"


def test_with_an_action_chosen_a_place_of_another_one_says_how_to_change() -> None:
    game = table(3, cards=QUIET, divers="diving explorer captain")
    told, played = model(game, Choice(TELL)), model(game, Choice(PLAY))
    card = "Choose to play a card (P) first, then which one."
    assert why_not(told, CardPlace(0)) == f"You have chosen the walkie-talkie. {card}"
    hotel = "Choose to close a hotel (C) first, then which one."
    assert why_not(told, Hotel("red")) == f"You have chosen the walkie-talkie. {hotel}"
    mate = "Choose the walkie-talkie (W) first, then whom you tell."
    assert why_not(played, MateHand(1)) == f"You have chosen to play a card. {mate}"


def test_after_the_action_a_card_says_that_it_is_done() -> None:
    m = model(play(table(3, cards=QUIET, divers="diving explorer captain"), "0 play 0"))
    assert why_not(m, CardPlace(0)) == "One action a turn: it is done."
    assert m.can_end
    assert DiverCityKeys().first_focus(m) == "hand/0", "an Enter too many neither ends the turn nor opens a page"


def test_a_card_is_played_unseen_only_while_one_of_the_hand_is_unknown() -> None:
    game = table(2, cards=QUIET, divers="diving explorer")
    assert model(game, Choice(PLAY)).banner == "Ana, which card do you play unseen?"
    assert model(play(game, "0 tell 1", "0 end"), Choice(PLAY)).banner == "Ben, which card do you play?"


def test_a_hotel_is_ready_to_be_closed_once_its_card_is_chosen_too() -> None:
    game = table(3, cards=QUIET, divers="diving explorer captain")
    assert model(game, Choice(CLOSE)).open_hotels == {"red", "green"}
    assert not model(game, Choice(CLOSE, hotel="red")).ready
    assert model(game, Choice(CLOSE, places=(1,), hotel="red")).ready


def test_the_diving_specialist_chooses_among_the_species_on_blue() -> None:
    game = table(3, cards=QUIET, divers="diving explorer captain")
    assert len(model(game, Choice(USE, "diving")).open_species) == 12
    assert model(game, Choice(USE, "diving", species="eel")).ready


def test_taking_back_a_step_lifts_the_last_card_and_then_all_that_is_chosen() -> None:
    assert Choice(places=(3, 1, 0)).back().places == (3, 1)
    assert Choice(CLOSE, places=(1,), hotel="red").back() == Choice(CLOSE, hotel="red")
    assert Choice(CLOSE, hotel="red").back().empty
    assert Choice(USE, "diving", species="eel").back() == Choice(diver="diving")


def test_the_plans_of_the_industrialist_show_the_back_of_the_corporation_while_they_are_closed() -> None:
    game = Session.new(DIVERCITY, NAMES[:3], {"variants": ["industrialist"]}, 1)
    closed = model(game, viewer=None, front=2).own
    assert [OwnFace(card, False).shown for card in closed if card] == [(CORPORATION_BACK,)] * 4
    hand = model(game, viewer=None, front=0).own
    assert {OwnFace(card, False).shown for card in hand if card} == {(BACK,)}
