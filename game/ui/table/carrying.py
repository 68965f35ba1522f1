"""Carrying a card or a tile: it follows the pointer, snaps to where it fits, and returns when let go elsewhere."""

from typing import Any

from game.ui.engine.node import Node
from game.ui.table.desk import Desk
from game.ui.table.pieces import Piece


class Carrying:
    """What the pointer does with nodes of a table that can be lifted. Click and drag share one choice."""

    def __init__(self, desk: Desk[Any, Any, Any, Any]) -> None:
        self._desk = desk
        self._carries = False
        self._target: Piece | None = None

    def picked_up(self, node: Node) -> None:
        """A node is lifted: what a click on it would choose is chosen."""
        desk = self._desk
        self._target = None
        choice = desk.table.picked_up(desk.state, node) if desk.deciding else None
        self._carries = choice is not None
        if choice is not None:
            desk.change(choice, "pick")

    def dragging(self, node: Node, x: float, y: float) -> None:
        """It follows the pointer and snaps to a place nearby where it fits."""
        desk = self._desk
        if not self._carries:
            node.dragged(x, y)
            return
        if not desk.deciding:
            return
        target = desk.table.target(desk.model, x, y)
        if target != self._target:
            self._look(target)
        desk.scene.timeline.still(node)
        desk.stage.add(node)
        desk.table.carry(desk.model, node, target, x, y)

    def _look(self, target: Piece | None) -> None:
        before, self._target = self._target, target
        if before is not None:
            self._desk.point(before, False)
        if target is not None:
            self._desk.scene.shell.play("tick")
            self._desk.point(target, True)

    def dropped(self, node: Node, x: float, y: float) -> None:
        """It has a place for now, or returns where it came from and says why."""
        desk = self._desk
        if not self._carries or not desk.deciding:
            return
        self._carries = False
        target = desk.table.target(desk.model, x, y)
        if target is not None:
            desk.press(target)
            return
        desk.scene.shell.play("no")
        if reason := desk.table.why_not_here(desk.model, x, y):
            desk.toast(reason)
        desk.scene.timeline.play(*desk.put_down())
