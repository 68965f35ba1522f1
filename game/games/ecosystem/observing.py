"""What one viewer may know of a position, and what own actions would score in it."""

from collections.abc import Sequence
from dataclasses import fields, replace

from game.core.errors import IllegalAction
from game.core.rules import Person, Seat
from game.core.score import ScoreSheet
from game.games.ecosystem import solo
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.games.ecosystem.codec import action_text
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.scoring import foreseen, score_sheets
from game.games.ecosystem.state import EcosystemView, State, controller
from game.games.ecosystem.table_state import EcosystemSeat, TableState
from game.message import Message

_TABLE = tuple(field.name for field in fields(TableState))


def observe(s: State, viewer: Person | None) -> EcosystemView:
    """Return the position without everything hidden that this person may not see.

    Args:
        s: the position.
        viewer: who looks; None is the public table.
    """
    table = {name: getattr(s, name) for name in _TABLE}
    table["seats"] = tuple(_seen(s, number, viewer) for number in range(len(s.seats)))
    table["neutral_cards"] = s.neutral_cards.hidden
    return EcosystemView(viewer=viewer, chooser=viewer, **table)


def _seen(s: State, number: Seat, viewer: Person | None) -> EcosystemSeat:
    """Return one seat as that person may know it."""
    seat = s.seats[number]
    if controller(s.players, number) == viewer:
        return replace(seat, cards=seat.cards.in_order(s.played))
    hunts = tuple(turning for turning in seat.turnings if isinstance(turning, Hunt))
    return replace(seat, cards=seat.cards.hidden, pick=None, turnings=hunts)


def preview(edition: Edition, v: EcosystemView, actions: Sequence[Action]) -> tuple[ScoreSheet, ...]:
    """All sheets after these actions of the viewer's own seat, with everyone else unchanged.

    A `Pick` gives the card that the next `Place` puts down; without one it is the card waiting to be placed. A `Flip`
    is seen together with those that the seat has chosen before.
    Raises IllegalAction for a card or a cell that is not there.
    """
    layouts = [seat.grid.layout() for seat in v.seats]
    down = [seat.grid.face_down for seat in v.seats]
    picked: str | None = None
    for action in actions:
        layout = layouts[action.seat]
        match action:
            case Pick(_, species):
                picked = species
            case Place(seat, cell):
                card = picked or v.seats[seat].waiting
                if card is None or cell in layout:
                    raise IllegalAction(action_text(action), Message("there is no card for this cell"))
                layout[cell] = card
            case Swap(_, a, b):
                if a not in layout or b not in layout:
                    raise IllegalAction(action_text(action), Message("a swap needs two cards"))
                layout[a], layout[b] = layout[b], layout[a]
            case Give(_, species):
                layouts[solo.RIVAL][solo.rival_cell(len(layouts[solo.RIVAL]))] = species
            case Move(_, start, end):
                if start not in layout or end in layout:
                    raise IllegalAction(action_text(action), Message("a move needs a card and an empty cell"))
                layout[end] = layout.pop(start)
            case Flip(seat) | Hunt(seat):
                if action.turned not in layout or action.turned in down[seat]:
                    raise IllegalAction(action_text(action), Message("there is no card that lies face up"))
                down[seat] |= {action.turned, *(card for _, card in v.seats[seat].flips)}
            case Keep():
                pass
    return score_sheets(edition, layouts, v.neutral_pile or (), v.rival, foreseen(edition, layouts, down, v.rival))
