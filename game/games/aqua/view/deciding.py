"""What is asked, chosen and decided at AQUA's table: no nodes, no pixels."""

from collections.abc import Hashable

from game.core.hint import Hint
from game.core.score import Cell
from game.games.aqua.actions import Action, Grow
from game.games.aqua.state import AquaView
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.pressing import Pressed, State, acting, decision, looked_at, pressed
from game.games.aqua.view.scoring_reefs import reefs_with_points
from game.ui.table.desk_values import Decision, Lit
from game.ui.table.feed import Frame
from game.ui.table.game_table import GameTable
from game.ui.table.pieces import Piece


class AquaDeciding(GameTable[AquaView, Choice, TableModel, Action]):
    """The part of the table that needs to know nothing but the state."""

    def asked(self, frame: Frame[AquaView]) -> Hashable:
        """The turn, and which of its decisions."""
        view = frame.view
        return view.round, view.phase, view.played, view.order, view.contested

    def start(self, frame: Frame[AquaView], before: Choice | None) -> Choice:
        """Nothing is in hand."""
        return Choice()

    def decision(self, state: State) -> Decision[Action] | None:
        """A tile or a large animal that is laid where it may lie."""
        return decision(state)

    def pressed(self, state: State, piece: Piece) -> Pressed | None:
        """Judged by what may be done now."""
        return pressed(state, piece, self.style.show_gains)

    def pointed(self, state: State, piece: Piece, on: bool) -> Choice | None:
        """What is looked at is tried, while nothing is laid."""
        return looked_at(state, piece, on, self.style.show_gains)

    def follows(self, hint: Hint, choice: Choice) -> bool:
        """A tile that is suggested is in hand: where it shall lie, and turned how, is still to be read."""
        suggested = (hint.best, hint.other)
        actions = [action for one in suggested if one is not None for action in one.actions]
        return any(isinstance(action, Grow) and action.tile.name == choice.tile for action in actions)

    def put_back(self, state: State) -> Choice | None:
        """What is laid is lifted first, then what is in hand goes back."""
        return state.choice.put_back() if acting(state) is not None else None

    def boards(self, view: AquaView) -> int:
        """Everybody's reef may be seen in large."""
        return view.players

    def cells_of(self, view: AquaView, row: str) -> Lit:
        """The animals and corals that bring the points of a row."""
        return cells_of_row(view, row)


def cells_of_row(view: AquaView, row: str) -> Lit:
    """Of each seat the cells that bring the points of a row; `goals` are all ecosystems together.

    A small animal stands for itself, a reef for the middles of the tiles it grows on.
    """

    def cells(seat: int) -> frozenset[Cell]:
        rows = (one for one in view.sheets[seat].rows if one.row == row or (_is_goal(one.row) and row == "goals"))
        counted = frozenset(cell for one in rows for line in one.lines for cell in line.cells)
        return counted | middles_of_reefs(view, seat) if row == "reefs" else counted

    return {seat: cells(seat) for seat in range(view.players)}


def middles_of_reefs(view: AquaView, seat: int) -> frozenset[Cell]:
    """The middles of the tiles on which the reefs grow that bring points."""
    scoring = (reef for reef, points in reefs_with_points(view, seat) if points)
    return frozenset(centre for reef in scoring for centre, _ in reef.corals)


def _is_goal(row: str) -> bool:
    return row.startswith("eco:")
