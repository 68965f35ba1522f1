"""What the player looks at: it is hot, its hint comes after a while, and the keyboard's ring stands around it."""

from collections.abc import Callable

from game.ui.engine.focus import Focus, FocusRing
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.pointer import Pointer
from game.ui.engine.stage import Stage
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Timeline
from game.ui.widgets.tooltip import Tooltip
from game.units import Rect


class Attention:
    """The look of the player on one stage.

    Args:
        told: told of each node that is looked at instead of the one before.

    Attributes:
        clear: no hint lies over this.
    """

    clear: Rect | None = None

    def __init__(self, told: Callable[[Node | None], None]) -> None:
        self._told = told
        self._ring, self._tooltip = FocusRing(), Tooltip()
        self._node: Node | None = None
        self._ms = 0.0
        self._pressed = ""

    def lie_on(self, stage: Stage) -> None:
        """The ring and the hint come anew over everything on the stage."""
        self._ring, self._tooltip = FocusRing(), Tooltip()
        stage.add(self._ring)
        stage.add(self._tooltip)

    def end(self) -> None:
        """Nothing is looked at any more."""
        self._ring.visible = self._tooltip.visible = False
        pressed = self._pressed
        self.turn_to(None)
        self._pressed = pressed

    def press(self, node: Node) -> None:
        """What is pressed needs no hint any more, until something else was looked at."""
        self._pressed = node.name

    def update(self, dt_ms: float, node: Node | None, look: Look, pointer: Pointer) -> None:
        """Lets time pass with a node in sight; while something is carried there is no hint."""
        self.turn_to(node)
        self._ms += dt_ms
        waited = pointer.dwells or self._ms >= look.theme.number("hover.delay_ms")
        wanted = node is not None and node.name != self._pressed
        self._tooltip.show(look, node if waited and wanted and pointer.held is None else None, self.clear)

    def show_focus(self, focus: Focus, timeline: Timeline, offset: float, motion: Motion) -> None:
        """The ring follows the focus."""
        self._ring.follow(focus, timeline, offset, motion)

    def turn_to(self, node: Node | None) -> None:
        """What is looked at is hot, and is told so."""
        before = self._node
        if node is before:
            return
        self._node, self._ms = node, 0.0
        if node is None or node.name != self._pressed:
            self._pressed = ""
        if before is not None:
            before.hot = False
            if before.on_point is not None:
                before.on_point(False)
        if node is not None:
            node.hot = True
            if node.on_point is not None:
                node.on_point(True)
        self._told(node)
