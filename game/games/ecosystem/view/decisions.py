"""What a choice means: the card it is about, the cells it may take, the action it submits. Pure, no pixels."""

from collections.abc import Collection

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.actions import Action, Give, Pick, Place
from game.games.ecosystem.state import GIVE, PICK, EcosystemView
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.partners import answers, is_on_board
from game.ui.table.desk_values import Decision
from game.ui.table.feed import Frame

EcosystemFrame = Frame[EcosystemView]


def held(view: EcosystemView, seat: Seat, choice: Choice) -> str | None:
    """The card that looks for a home: the chosen one of the hand, or one already revealed."""
    me = view.seats[seat]
    if choice.chosen is not None and me.hand is not None and choice.chosen < len(me.hand):
        return me.hand[choice.chosen]
    return me.waiting


def open_cells(frame: EcosystemFrame, choice: Choice) -> Collection[Cell]:
    """The cells that may be chosen now: empty ones, or cards to be swapped or turned over."""
    seat, view = frame.situation.decider, frame.view
    if seat is None or view.phase == GIVE:
        return ()
    if is_on_board(view, seat):
        return answers(frame.legal, choice.first)
    return view.seats[seat].grid.legal_cells() if held(view, seat, choice) is not None else ()


def decision(frame: EcosystemFrame, choice: Choice) -> Decision[Action] | None:
    """What *Done* would submit, or None while the choice is not complete."""
    seat = frame.situation.decider
    action = _action(frame, seat, choice) if seat is not None else None
    if seat is None or action is None or action not in frame.legal:
        return None
    plans = frame.view.phase == PICK and choice.planned in open_cells(frame, choice)
    return Decision(action, Place(seat, choice.planned) if plans and choice.planned is not None else None)


def intended(frame: EcosystemFrame, choice: Choice) -> tuple[Action, ...]:
    """The actions that the choice stands for, as far as they change a score."""
    seat, view = frame.situation.decider, frame.view
    if seat is None:
        return ()
    card = held(view, seat, choice)
    if is_on_board(view, seat):
        action = _answer(frame, choice.first, choice.target)
        return (action,) if action is not None else ()
    if card is None:
        return ()
    if view.phase == GIVE:
        return (Give(seat, card),)
    if choice.target not in open_cells(frame, choice) or choice.target is None:
        return ()
    place = Place(seat, choice.target)
    return (Pick(seat, card), place) if view.phase == PICK else (place,)


def _action(frame: EcosystemFrame, seat: Seat, choice: Choice) -> Action | None:
    view = frame.view
    card = held(view, seat, choice)
    if is_on_board(view, seat):
        return _answer(frame, choice.first, choice.planned)
    if card is None:
        return None
    if view.phase == PICK:
        return Pick(seat, card)
    if view.phase == GIVE:
        return Give(seat, card)
    return Place(seat, choice.planned) if choice.planned is not None else None


def _answer(frame: EcosystemFrame, first: Cell | None, second: Cell | None) -> Action | None:
    """What two cells of an ecosystem mean together."""
    return answers(frame.legal, first).get(second) if second is not None else None
