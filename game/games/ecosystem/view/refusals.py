"""Why a cell cannot be chosen, in one sentence. Pure, no pixels."""

from game.core.score import Cell
from game.games.ecosystem.actions import Move
from game.games.ecosystem.grid import COLUMNS, ROWS, box, neighbours
from game.games.ecosystem.state import FLIP, HUNT
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import EcosystemFrame, held
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.partners import is_on_board
from game.ui.words import tr


def why_not(frame: EcosystemFrame, choice: Choice, cell: Cell) -> str:
    """Why a cell that is not open cannot be chosen now; nothing while no cell is asked for."""
    seat, view = frame.situation.decider, frame.view
    if seat is None:
        return ""
    grid = view.seats[seat].grid
    if view.phase in (FLIP, HUNT):
        return skin_of(view.played).words().turning.refusal
    if is_on_board(view, seat):
        if choice.first is None:
            return ""
        if not any(isinstance(action, Move) for action in frame.legal):
            return tr("Two cards change places: choose another card.")
        return _why_not_beside([other for other in grid if other != choice.first], cell)
    return _why_not_beside(list(grid), cell) if held(view, seat, choice) is not None else ""


def _why_not_beside(others: list[Cell], cell: Cell) -> str:
    """Why no card can come to lie on a cell of an ecosystem with these other cards."""
    if cell in others:
        return tr("A card lies there already.")
    if not any(near in others for near in neighbours(cell)):
        return tr("A card must lie beside another one, not only across a corner.")
    left, top, right, bottom = box([*others, cell])
    if right - left >= COLUMNS or bottom - top >= ROWS:
        return tr("An ecosystem has at most {rows} rows and {columns} columns.").format(rows=ROWS, columns=COLUMNS)
    return tr("All cards must still hang together.")
