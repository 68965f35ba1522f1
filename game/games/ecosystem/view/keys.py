"""The keyboard at a table of Ecosystem: digits choose cards, the focus goes from the hand to the board to *Done*."""

from game.core.score import Cell
from game.games.ecosystem.state import GIVE, PICK, EcosystemView
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.pieces import HandCard
from game.games.ecosystem.view.presenter import EcosystemDesk
from game.ui.engine.intent import Digit, Intent
from game.ui.table.collaborators import GameKeys
from game.ui.table.pieces import Piece


class EcosystemKeys(GameKeys[EcosystemView, Choice, TableModel]):
    """See `GameKeys`."""

    def piece_for(self, state: EcosystemDesk, intent: Intent) -> Piece | None:
        """Digits choose cards of the hand, from the left."""
        if isinstance(intent, Digit) and state.view.phase in (PICK, GIVE):
            return HandCard((intent.n - 1) % 10)
        return None

    def first_focus(self, model: TableModel) -> str:
        """At the hand, at the waiting card's cells, or at the cards to be swapped."""
        if model.planned:
            return "done"
        if model.view.phase in (PICK, GIVE):
            return "hand/0"
        cells = model.gains.keys() | model.firsts
        return _node_of(model, min(cells, key=_reading)) if cells else "keep"

    def next_focus(self, state: EcosystemDesk, model: TableModel) -> str | None:
        """From the hand to the board, from the board to *Done*."""
        if state.choice.planned is not None or (model.planned and not model.gains):
            return "done"
        if model.gains and model.first is None:
            return _node_of(model, min(model.gains, key=_reading))
        return None

    def taken_from(self, choice: Choice) -> str:
        """The card of the hand."""
        return "" if choice.chosen is None else f"hand/{choice.chosen}"


def _reading(cell: Cell) -> tuple[int, int]:
    """The order in which a board is read."""
    return cell[1], cell[0]


def _node_of(model: TableModel, cell: Cell) -> str:
    """The name of what stands for a cell of the large board."""
    card = model.view.seats[model.front].grid.get(cell)
    return f"card:{card.id}" if card is not None else f"board:{model.front}/{cell[0]},{cell[1]}"
