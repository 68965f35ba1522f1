"""A scene like a full table, to try the engine on: landscape, panels, a board of cards, a fan of cards."""

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Backdrop, Node, Painted
from game.ui.engine.sprite import Sprite
from game.ui.scene import Scene

SPECIES = ("bear", "bee", "deer", "dragonfly", "eagle", "fox", "hare", "meadow", "stream", "trout", "wolf")


class Sheet(Painted):
    """A paper panel with rows of words."""

    pad = 30

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 16)
        for row in range(12):
            c.text(20, 40 + 40 * row, f"Row {row}", max_w=self.w - 40)


class Meadow(Scene):
    """A full table whose cards can be carried."""

    name = "meadow"

    def build(self) -> None:
        self.stage.add(Backdrop("scenery/forest"))
        self.stage.add(Sheet("score", 16, 70, 264, 610))
        for i in range(20):
            self._card("board", i, 420 + i % 5 * 109, 150 + i // 5 * 150, 101, 141.4)
        for i in range(8):
            card = self._card("hand", i, 420 + i * 100, 800, 130, 182)
            card.angle, card.lift, card.z = (i - 3.5) * 2, 2, 20 + i
            card.drag = card.hit = card.focusable = True

    def dragging(self, node: Node, x: float, y: float) -> None:
        assert isinstance(node, Sprite)
        node.cx, node.cy, node.z, node.lift = x, y, 90, 3

    def _card(self, zone: str, i: int, cx: float, cy: float, w: float, h: float) -> Sprite:
        species = SPECIES[i % len(SPECIES)]
        return self.stage.add(
            Sprite(f"{zone}/{i}", cx, cy, w, h, f"card/forest/{species}-M", "card/forest/back", zone=zone, z=5)
        )
