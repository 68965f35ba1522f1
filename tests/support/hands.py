"""The hands of a desk on which parts are drawn once and nothing is played: what they put there can be read."""

from typing import Any

from game.levels.tables import TableLayout
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Beat, Tween
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import Frame
from game.ui.table.motions import Motions
from game.ui.table.pieces import Piece
from game.ui.table.pool import Drawable, NodePool, PaintedNode
from tests.support.painting import Noting, small_look


class StillHands:
    """See `Hands`; what moves or is said is not asked for here."""

    sought = False
    dwells = False

    def __init__(self, layout: TableLayout | None = None, text_scale: float = 1.0) -> None:
        self._layout = layout
        self.stage = Stage()
        self.pool = NodePool(self.stage)
        self.look = small_look(text_scale)

    def drawable(self, name: str) -> Drawable:
        """What the node of this name shows."""
        node = self.stage[name]
        assert isinstance(node, PaintedNode)
        return node.drawable

    def painted(self, name: str, hot: bool = False) -> Noting:
        """What the node of this name shows, painted; `hot`: while it is looked at."""
        node = self.stage[name]
        canvas = Noting(self.look, node.w, node.h)
        self.drawable(name).paint(canvas, hot)
        return canvas

    def names(self, prefix: str = "") -> list[str]:
        """The names of all nodes that begin like this."""
        return [node.name for node in self.stage.nodes if node.name.startswith(prefix)]

    @property
    def layout(self) -> TableLayout:
        assert self._layout is not None
        return self._layout

    @property
    def motions(self) -> Motions:
        raise NotImplementedError

    @property
    def state(self) -> DeskState[Any, Any]:
        raise NotImplementedError

    def press(self, piece: Piece) -> None:
        raise NotImplementedError

    def point(self, piece: Piece, on: bool) -> None:
        raise NotImplementedError

    def draw(self) -> None:
        raise NotImplementedError

    def show_idle(self, frame: Frame[Any]) -> None:
        raise NotImplementedError

    def say(self, words: str, row: str | None = None) -> None:
        raise NotImplementedError

    def follow(self, *beats: Beat) -> None:
        raise NotImplementedError

    def still(self, node: Node, *props: str) -> None:
        raise NotImplementedError

    def aside(self, *tweens: Tween) -> None:
        raise NotImplementedError

    def toast(self, text: str) -> None:
        raise NotImplementedError

    def carried(self) -> Node | None:
        return None
