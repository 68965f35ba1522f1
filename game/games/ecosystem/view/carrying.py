"""Carrying a card: from the hand, from above it or from its cell, to a cell nearby, onto a card or to the rival."""

from dataclasses import replace

from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.card_nodes import CardSprite
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.parts.table_parts import TableParts
from game.games.ecosystem.view.pieces import BoardCell, RivalGrid
from game.games.ecosystem.view.presenter import EcosystemDesk
from game.games.ecosystem.view.refusals import why_not
from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.table.collaborators import GameCarrying
from game.ui.table.hands import Hands
from game.ui.table.pieces import Piece

CARRIED_Z = 500.0
MAGNET = 60.0
"""Within this many units of a legal cell a carried card snaps to it."""
_GROWTH = 1.1
_TILT = -3.0


class CardCarrying(GameCarrying[EcosystemView, Choice, TableModel]):
    """Carries the cards of a table."""

    def __init__(self, hands: Hands, parts: TableParts) -> None:
        self._hands, self._parts = hands, parts

    @property
    def lands(self) -> tuple[str, str]:
        """A card of the hand, or the first of those that change places."""
        model = self._parts.model
        moved = model.first if model.moved else None
        return self._parts.card_at(model.front, moved).name if moved is not None else "laid", "card:"

    def picked_up(self, state: EcosystemDesk, node: Node) -> Choice | None:
        """A card leaves the hand or its cell; one that was placed before is the first of a swap or moves."""
        self._parts.attention.hide()
        if node.name == "laid":
            return replace(state.choice, planned=None)
        if node.name == "waiting":
            return state.choice
        if isinstance(node, CardSprite) and node.name.startswith("card:") and node.cell is not None:
            return Choice(first=node.cell)
        if not node.name.startswith("hand/"):
            return None
        index = int(node.name.removeprefix("hand/"))
        return state.choice if index == state.choice.chosen else Choice(chosen=index)

    def target(self, model: TableModel, x: float, y: float) -> Piece | None:
        """A cell nearby that may be chosen, with or without a card, or the rival."""
        cell = self._parts.open_cell(x, y, MAGNET)
        if cell is not None:
            return BoardCell(cell)
        return RivalGrid() if model.give_gains and self._parts.is_on_rival(x, y) else None

    def carry(self, model: TableModel, node: Node, target: Piece | None, x: float, y: float) -> None:
        """The card follows the pointer, or lies tilted on its cell; it is seen nowhere else."""
        if not isinstance(node, Sprite):
            return
        node.z, node.lift = CARRIED_Z, 3.0
        for name in ("waiting", f"hand/{model.chosen}"):
            other = self._hands.stage.get(name)
            if other is not None and other is not node:
                other.visible = False
        if isinstance(target, BoardCell):
            place = self._parts.place_of(model.front, target.cell)
            node.cx, node.cy, node.angle = place.cx, place.cy - 4, _TILT
            node.w, node.h = place.w * _GROWTH, place.h * _GROWTH
        else:
            node.cx, node.cy, node.angle = x, y, 0.0

    def home_of(self, model: TableModel, node: Node) -> str:
        """What lay on a cell goes back into the hand."""
        return f"hand/{model.chosen}" if node.name == "laid" else node.name

    def why_not_here(self, model: TableModel, x: float, y: float) -> str:
        """Why the carried card cannot lie on the cell under the pointer; nothing where it came from."""
        cell, state = self._parts.any_cell(x, y), self._hands.state
        if cell is None or cell == state.choice.first:
            return ""
        return why_not(state.frame, state.choice, cell)
