"""What one viewer may know of a position, and what own actions would score in it."""

from collections.abc import Sequence

from game.core.errors import IllegalAction
from game.core.rules import Person, Seat
from game.core.score import Outcome, ScoreSheet
from game.games.ecosystem import draft, solo
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.games.ecosystem.codec import action_text
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.scoring import foreseen, score_sheets
from game.games.ecosystem.state import EcosystemView, SeatView, State, controller
from game.message import Message


def observe(
    s: State,
    viewer: Person | None,
    actors: tuple[Seat, ...],
    outcome: Outcome | None,
) -> EcosystemView:
    """The position with everything hidden that this person may not see."""
    is_solo = s.players == 1
    return EcosystemView(
        viewer=viewer,
        chooser=viewer,
        played=s.played,
        options=s.options,
        players=s.players,
        round=s.round,
        rounds=1 if is_solo else draft.ROUNDS,
        turn=s.turn,
        turns=solo.TURNS if is_solo else draft.TURNS,
        phase=s.phase,
        passing=0 if is_solo else draft.passing(s.round),
        seats=tuple(seat_view(s, seat, viewer) for seat in range(len(s.grids))),
        neutral_pile=s.neutral_pile if s.players == 2 else None,
        neutral_hand=len(s.hands[s.players]) if s.players == 2 else 0,
        rival=s.rival,
        deck_left=len(s.deck),
        actors=actors,
        outcome=outcome,
        ring=draft.ring(s.players),
    )


def seat_view(s: State, seat: Seat, viewer: Person | None) -> SeatView:
    """One seat as that person may know it."""
    mine = controller(s.players, seat) == viewer
    turnings = tuple(turning for turning in s.turnings[seat] if mine or isinstance(turning, Hunt))
    if seat == s.rival:
        return SeatView(s.grids[seat], 0, None, False, None, None, "", turnings)
    effect = s.effects[seat]
    return SeatView(
        grid=s.grids[seat],
        hand_size=len(s.hands[seat]),
        hand=s.played.in_order(s.hands[seat]) if mine else None,
        chosen=s.picks[seat] is not None,
        pick=s.picks[seat] if mine else None,
        waiting=s.waiting[seat],
        effect=s.played.effects[effect].kind if effect else "",
        turnings=turnings,
    )


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
