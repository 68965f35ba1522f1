"""The keyboard, the wheel and two fingers at AQUA's table."""

from game.games.aqua.state import GROW, AquaView
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.reef import NEARER
from game.games.aqua.view.parts.table_parts import TableParts
from game.games.aqua.view.pieces import FitReef, PushReef, TurnTile, ZoomReef
from game.games.aqua.view.pressing import State, turning
from game.ui.engine.intent import Do, Intent, Pinch, Press, Push, Scroll
from game.ui.table.collaborators import GameKeys
from game.ui.table.pieces import Confirm, Piece


class AquaKeys(GameKeys[AquaView, Choice, TableModel]):
    """See `GameKeys`."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts

    def piece_for(self, state: State, intent: Intent) -> Piece | None:
        """R, the wheel and the right button turn the tile in hand; without one the wheel brings the reef nearer.

        The stick of a gamepad pushes the reef; two fingers push it and bring it nearer.
        """
        match intent:
            case Press(button=3) | Do("turn tile") if turning(state):
                return TurnTile(1)
            case Scroll(dy=dy) if turning(state):
                return TurnTile(-dy)
            case Scroll(x, y, dy) if self._parts.reef.holds(x, y):
                return ZoomReef(NEARER if dy < 0 else 1 / NEARER, (x, y))
            case Pinch(x, y, factor, dx, dy) if self._parts.reef.holds(x, y):
                return ZoomReef(factor, (x, y), (dx, dy))
            case Do("whole reef"):
                return FitReef()
            case Push(dx, dy):
                return PushReef(dx, dy)
        return None

    def button_of(self, piece: Piece) -> str:
        """*Place* confirms."""
        return "place" if isinstance(piece, Confirm) else ""

    def first_focus(self, model: TableModel) -> str:
        """At the market, or at what waits for a choice on the reef."""
        if model.view.phase == GROW:
            return f"tile/{model.view.market[0]}"
        if model.outlines:
            return f"outline:{next(iter(model.outlines))}/0"
        return "habitat:0" if model.contested else "colour/R"

    def next_focus(self, state: State, model: TableModel) -> str | None:
        """To *Place* once something lies where it fits, else to the first place."""
        choice = state.choice
        if model.ready:
            return "place"
        if choice.pile in model.outlines and choice.outline is None:
            return f"outline:{choice.pile}/0"
        looking = choice.tile is not None and choice.target is None
        cell = self._parts.first_cell(model) if looking else None
        return None if cell is None else f"cell:{cell[0]},{cell[1]}"

    def taken_from(self, choice: Choice) -> str:
        """The tile of the market."""
        return "" if choice.tile is None else f"tile/{choice.tile}"

    def digit_zone(self, model: TableModel) -> str:
        """Digits choose in the market."""
        return "market"
