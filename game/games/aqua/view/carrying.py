"""Carrying a tile: from the market, or from where it is laid, to a hexagon of the reef."""

from game.games.aqua.growing import why_not
from game.games.aqua.state import GROW, AquaView
from game.games.aqua.view import words
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.market import TileSprite
from game.games.aqua.view.parts.spots import Spot
from game.games.aqua.view.parts.table_parts import TableParts
from game.games.aqua.view.pieces import ReefCell
from game.games.aqua.view.pressing import State, acting
from game.games.aqua.view.turning import tile_at
from game.ui.engine.node import Node
from game.ui.table.collaborators import GameCarrying
from game.ui.table.pieces import Piece


class TileCarrying(GameCarrying[AquaView, Choice, TableModel]):
    """Carries the tiles of a table."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts

    def picked_up(self, state: State, node: Node) -> Choice | None:
        """A tile leaves the market, or the hexagon on which it is laid; anything else moves by itself."""
        if acting(state) is None or state.view.phase != GROW:
            return None
        if isinstance(node, Spot):
            return state.choice.taken_up() if state.choice.planned is not None else None
        if not isinstance(node, TileSprite) or node.tile not in state.view.market:
            return None
        return state.choice.carry(node.tile)

    def target(self, model: TableModel, x: float, y: float) -> ReefCell | None:
        """The free hexagon under the pointer, or near it."""
        cell = self._parts.cell_at(model, x, y)
        return None if cell is None else ReefCell(cell)

    def carry(self, model: TableModel, node: Node, target: Piece | None, x: float, y: float) -> None:
        """The tile at the pointer; on a hexagon the reef shows it."""
        if model.tile is not None:
            self._parts.carry(model.tile[0], x, y, target is not None)

    def why_not_here(self, model: TableModel, x: float, y: float) -> str:
        """Why a tile cannot lie here; nothing beside the reef, where it only goes back."""
        reef = self._parts.reef
        if model.tile is None or not reef.holds(x, y):
            return ""
        reason = why_not(model.view.areas[model.front], tile_at(reef.lens.camera.cell_at(x, y), *model.tile))
        return words.why_not(reason) if reason is not None else ""
