"""Carrying a tile or a large animal to the reef, or from where it is laid to another place."""

from game.games.aqua.growing import why_not
from game.games.aqua.state import GROW, AquaView
from game.games.aqua.view import words
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.market import TileSprite
from game.games.aqua.view.parts.spots import Spot
from game.games.aqua.view.parts.table_parts import TableParts
from game.games.aqua.view.pieces import OutlinePlace, ReefCell
from game.games.aqua.view.pressing import State, acting, places_of_large
from game.games.aqua.view.turning import tile_at
from game.ui.engine.node import Node
from game.ui.table.collaborators import GameCarrying
from game.ui.table.pieces import Piece

_PILE = "pile/"


class AquaCarrying(GameCarrying[AquaView, Choice, TableModel]):
    """Carries the tiles and the large animals of a table."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts

    def picked_up(self, state: State, node: Node) -> Choice | None:
        """It leaves the market, its pile, or where it is laid; anything else moves by itself."""
        if acting(state) is None:
            return None
        choice = state.choice
        if state.view.phase != GROW:
            pile = choice.pile if isinstance(node, Spot) and choice.laid else node.name.removeprefix(_PILE)
            return choice.lift(pile) if pile is not None and pile in places_of_large(state) else None
        if isinstance(node, Spot):
            return choice.taken_up() if choice.planned is not None else None
        if not isinstance(node, TileSprite) or node.tile not in state.view.market:
            return None
        return choice.carry(node.tile)

    def target(self, model: TableModel, x: float, y: float) -> Piece | None:
        """The free hexagon under the pointer, or near it; or the place for the animal in hand."""
        if model.held and model.pile is not None:
            outline = self._parts.outline_at(model, x, y)
            return None if outline is None else OutlinePlace(model.pile, outline)
        cell = self._parts.cell_at(model, x, y)
        return None if cell is None else ReefCell(cell)

    def carry(self, model: TableModel, node: Node, target: Piece | None, x: float, y: float) -> None:
        """At the pointer, or where it would lie."""
        if model.held:
            self._parts.carry_large(model, x, y, target.cells if isinstance(target, OutlinePlace) else None)
        elif model.tile is not None:
            self._parts.carry(model.tile[0], x, y, target.cell if isinstance(target, ReefCell) else None)

    def follower_of(self, model: TableModel, node: Node) -> Node:
        """The tile or the animal itself, wherever it was taken hold of."""
        animal = self._parts.piles.animal(model.pile) if model.held and model.pile is not None else None
        if animal is not None:
            return animal
        return node if model.tile is None else self._parts.tile(model.tile[0])

    def why_not_here(self, model: TableModel, x: float, y: float) -> str:
        """Why it cannot lie here; nothing beside the reef, where it only goes back."""
        reef = self._parts.reef
        if not reef.holds(x, y):
            return ""
        if model.held and model.pile is not None:
            return words.shape(model.pile)
        if model.tile is None:
            return ""
        reason = why_not(model.view.areas[model.front], tile_at(reef.lens.camera.cell_at(x, y), *model.tile))
        return words.why_not(reason) if reason is not None else ""
