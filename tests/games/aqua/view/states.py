"""States of an AQUA table without a screen."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from game.core.record import Record
from game.core.rules import Legal, Seat
from game.core.session import Session
from game.games.aqua.choices import choices
from game.games.aqua.game import AQUA
from game.games.aqua.state import ATTRACT, AquaView
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.presenter import Presenter
from game.games.aqua.view.pressing import State
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.game_table import DeskState, Lit
from game.ui.table.seats import SeatInfo
from tests.games.aqua.seas import AWAY, HERE, sea
from tests.games.aqua.view.sea import random_game

NAMES = ("Ana", "Bruno", "Chloé", "Dan")


def state_of(
    session: Session, choice: Choice | None = None, front: Seat | None = None, lit: Lit | None = None
) -> State:
    """The table while the seat that acts decides openly."""
    return _state(session.view(None), choice, front, lit)


def _state(view: AquaView, choice: Choice | None = None, front: Seat | None = None, lit: Lit | None = None) -> State:
    seat = view.actors[0]
    legal = Legal(tuple(choices(view, seat)))
    frame = Frame(view, (), 0, Situation(Now.DECISION, seat, seat, None), legal)
    return DeskState(frame, choice or Choice(), seat if front is None else front, lit or {}, ())


def holding(state: State, choice: Choice) -> State:
    """The same moment with something else in mind."""
    return DeskState(state.frame, choice, state.front, state.lit, state.log)


def presenter(players: int = 2, show_gains: bool = True) -> Presenter:
    """The presenter of a table of so many."""
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(NAMES[:players]))
    return Presenter(AQUA, seats, show_gains, True)


def game_until(wanted: Callable[[AquaView], bool], **options: Any) -> Session:
    """A game of two played by chance to the first moment of which something is so."""
    for seed in range(1, 40):
        record = _played(seed, tuple(options.items()))
        whole = Session(AQUA, record)
        for number in range(len(record.actions)):
            if wanted(whole.view(None, after=number)):
                return Session(AQUA, Record(record.header, record.actions[:number]))
    raise AssertionError("no such moment came")


@cache
def _played(seed: int, options: tuple[tuple[str, Any], ...]) -> Record:
    return random_game(2, seed, **dict(options)).record


def in_phase(phase: str) -> State:
    """A moment in which that is to be decided."""
    if phase == ATTRACT:
        return contested()
    return state_of(game_until(lambda view: view.phase == phase, **({"modification": 6} if phase == "reef" else {})))


def contested() -> State:
    """Two habitats of the last crab wait for a choice."""
    view = game_until(lambda view: view.phase == "grow").view(None)
    area = replace(sea({HERE: "R", AWAY: "R"}), animals={})
    areas = tuple(area if seat == view.actors[0] else other for seat, other in enumerate(view.areas))
    return _state(replace(view, phase=ATTRACT, areas=areas, contested=(HERE, AWAY)))
