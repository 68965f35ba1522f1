"""What pressing a piece of the table does to the choice: judged by the present situation, whatever was drawn."""

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.actions import Action, Keep
from game.games.ecosystem.state import FLIP, GIVE, HUNT, PICK
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import decision, open_cells
from game.games.ecosystem.view.partners import firsts
from game.games.ecosystem.view.pieces import BoardCell, HandCard, KeepButton, RivalGrid
from game.games.ecosystem.view.presenter import EcosystemDesk
from game.games.ecosystem.view.refusals import why_not
from game.ui.table.desk_values import Answer, Decision
from game.ui.table.pieces import Piece

EcosystemAnswer = Answer[Choice, Action]


def pressed(state: EcosystemDesk, piece: Piece) -> EcosystemAnswer | None:
    """A card of the hand, a cell, the rival's panel or *Keep*, while that is asked for."""
    seat, view = state.decider, state.view
    if seat is None:
        return None
    match piece:
        case HandCard(index) if view.phase in (PICK, GIVE) and index < view.seats[seat].hand_size:
            return Answer(state.choice.choose(index), "pick")
        case BoardCell(cell) if state.front == seat:
            return _cell_pressed(state, seat, cell)
        case RivalGrid() if view.phase == GIVE:
            return Answer(decision=decision(state.frame, state.choice))
        case KeepButton() if Keep(seat) in state.frame.legal:
            return Answer(decision=Decision(Keep(seat)))
    return None


def _cell_pressed(state: EcosystemDesk, seat: Seat, cell: Cell) -> EcosystemAnswer | None:
    """A home for the held card, the first or the second card of a swap; or why it is none of these."""
    choice, lies = state.choice, cell in state.view.seats[seat].grid
    if cell in open_cells(state.frame, choice):
        moves = choice.first is not None and state.view.phase not in (FLIP, HUNT)
        laid = moves or not lies
        return Answer(choice.plan(cell), "card" if laid else "pick", laid=laid)
    if cell == choice.first:
        return Answer(Choice(), "pick")
    if cell in firsts(state.frame.legal):
        return Answer(Choice(first=cell), "pick")
    refusal = why_not(state.frame, choice, cell)
    return Answer(refusal=refusal) if refusal else None
