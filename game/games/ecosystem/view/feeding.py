"""What a card that lies in an ecosystem scores with. Pure, no pixels."""

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.state import EcosystemView


def fed_by(view: EcosystemView, seat: Seat, cell: Cell) -> frozenset[Cell]:
    """The card itself and the cells of its lines on the score sheet; nothing for one that lies face down."""
    card = view.seats[seat].grid.get(cell)
    if card is None or card.face_down:
        return frozenset()
    lines = (line for row in view.sheets[seat].rows if row.row == card.species for line in row.lines)
    return frozenset((cell, *(other for line in lines if cell in line.cells for other in line.cells)))
