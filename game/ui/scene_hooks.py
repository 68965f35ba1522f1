"""What a scene is told; most scenes make nothing of most of it."""

from game.ui.engine.node import Node


class SceneHooks:
    """What happens to a scene and on it."""

    def enter(self) -> None:
        """It comes onto the stack; `build` follows."""

    def leave(self) -> None:
        """It goes off the stack for good."""

    def covered(self) -> None:
        """Another scene comes to lie over it."""

    def uncovered(self) -> None:
        """It is the top scene again."""

    def picked_up(self, node: Node, x: float, y: float) -> None:
        """The pointer began to carry a node that has `drag`."""

    def dragging(self, node: Node, x: float, y: float) -> None:
        """The pointer carries a node, and is here."""
        node.dragged(x, y)

    def dropped(self, node: Node, x: float, y: float) -> None:
        """The pointer let go of a node it carried, here."""

    def attended(self, node: Node | None) -> None:
        """The player looks at another node than before: by the pointer, or by the keyboard."""

    def report(self) -> str:
        """What a report about a fault should contain besides the fault itself."""
        return ""
