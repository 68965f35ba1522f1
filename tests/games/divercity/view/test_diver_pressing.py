"""A press is judged by what may be chosen now, wherever the piece lies: no screen is needed to say it."""

from collections.abc import Iterator
from itertools import islice

import pytest

from game.core.session import Session
from game.games.divercity.components import HOTELS, SPECIES
from game.games.divercity.view.choice import AT_ONCE, CLOSE, PLAY, TELL, USE, Choice
from game.games.divercity.view.pieces import CardPlace, Hotel, MateHand, SpeciesRow
from game.games.divercity.view.table import DiverCityTable, State
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.games.divercity.view.test_diver_presenter import moments

MOST = 120
"""Moments of each table that are looked at."""


def states(game: Session) -> Iterator[State]:
    """Whoever decides, with nothing chosen and with each of the actions."""
    (seat,) = game.actors
    person = game.controller(seat)
    view = game.view(person)
    frame = Frame(view, (), len(game.entries), Situation(Now.DECISION, seat, person, person), game.legal(seat))
    for choice in (Choice(), *(Choice(action) for action in (PLAY, TELL, CLOSE))):
        yield DeskState(frame, choice, seat, {}, ())
    divers = view.seats[seat].unused if seat != view.industrialist else ()
    for diver in sorted({*divers} - {*AT_ONCE}):
        yield DeskState(frame, Choice(USE, diver), seat, {}, ())


@pytest.mark.parametrize("people", (1, 3, 6))
def test_what_cannot_be_chosen_now_changes_nothing_by_a_press(people: int) -> None:
    style = TableStyle(tuple(range(people)))
    answered = 0
    for game in islice(moments(people), MOST):
        table = DiverCityTable(SessionFeed(game, style), style)
        for state in states(game):
            m = table.compose(state)
            pieces = {
                **{CardPlace(place): place in m.open_places for place in range(len(m.own))},
                **{MateHand(seat): seat in m.open_seats for seat in range(len(m.seats))},
                **{Hotel(colour): colour in m.open_hotels for colour in HOTELS},
                **{SpeciesRow(name): name in m.open_species for name in SPECIES},
            }
            for piece, possible in pieces.items():
                answer = table.pressed(state, piece)
                assert answer is not None
                assert (answer.choice is not None) == possible, piece
                assert answer.decision is None
                answered += possible
    assert answered
