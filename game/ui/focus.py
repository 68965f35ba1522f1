"""Where the keyboard is: one node of a stage, with a ring around it."""

from collections.abc import Hashable

from game.ui.anim.timeline import Timeline, Tween
from game.ui.canvas import Canvas
from game.ui.node import Node, Painted
from game.ui.stage import Stage
from game.ui.theme import Motion

_ASIDE = 3.0
"""How much worse a step to the side is than one ahead, when an arrow looks for the next node."""


class Focus:
    """Which node the keyboard acts on.

    Attributes:
        show: the ring can be seen; so after a key, until the pointer is used.
        node: the node with the focus, if any.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.show = False
        self.node: Node | None = None

    @property
    def choices(self) -> list[Node]:
        """Everything the keyboard can reach, in reading order: zone by zone, line by line."""
        zones: dict[str, list[Node]] = {}
        for node in self.stage.nodes:
            if node.focusable and node.visible and node.enabled:
                zones.setdefault(node.zone, []).append(node)
        ordered = sorted(zones.values(), key=lambda zone: min(_line(node) for node in zone))
        return [node for zone in ordered for node in reading_order(zone)]

    def in_zone(self, zone: str) -> list[Node]:
        """What can be reached in a zone, in reading order."""
        return [node for node in self.choices if node.zone == zone]

    def set(self, name: str | None) -> bool:
        """Moves the focus to a node by its name, or to nothing; False when it cannot be there."""
        node = next((node for node in self.choices if node.name == name), None)
        if self.node is not None:
            self.node.focused = False
        self.node = node
        if node is not None:
            node.focused = True
        return node is not None

    def next(self) -> None:
        """The next node in reading order; after the last comes the first."""
        self._step(1)

    def previous(self) -> None:
        """The node before in reading order."""
        self._step(-1)

    def move(self, dx: int, dy: int) -> None:
        """The nearest node in a direction: in its own zone while there is one."""
        if self.node is None or self.node not in self.choices:
            self._step(1)
            return
        here = self.node
        ahead = [node for node in self.choices if node is not here and _distance(here, node, dx, dy) is not None]
        if ahead:
            nearest = min(ahead, key=lambda node: (node.zone != here.zone, _distance(here, node, dx, dy)))
            self.set(nearest.name)

    def _step(self, by: int) -> None:
        choices = self.choices
        if not choices:
            self.set(None)
        elif self.node in choices:
            self.set(choices[(choices.index(self.node) + by) % len(choices)].name)
        else:
            self.set(choices[0 if by > 0 else -1].name)


class FocusRing(Painted):
    """The ring around the node with the focus: white outside, blue inside. It glides to the next one."""

    pad = 4

    def __init__(self) -> None:
        super().__init__("focus ring", z=900)
        self.visible = False

    def key(self) -> Hashable:
        return None

    def paint(self, c: Canvas) -> None:
        number = c.look.theme.number
        outer, inner = number("focus.outer_width"), number("focus.inner_width")
        c.rect(0, 0, self.w, self.h, 14, line="focus.outer", line_w=outer)
        c.rect(1, 1, self.w - 2, self.h - 2, 13, line="focus.inner", line_w=inner)

    def follow(self, focus: Focus, timeline: Timeline, offset: float, motion: Motion) -> None:
        """Goes where the focus is; `offset` is the distance of the ring in units."""
        node = focus.node if focus.show else None
        if node is None:
            self.visible = False
            return
        place = node.x - offset, node.y - offset
        self.w, self.h = node.w + 2 * offset, node.h + 2 * offset
        if not self.visible or motion.ms == 0:
            timeline.still(self)
            self.x, self.y = self.heading = place
        elif place != self.heading:
            self.heading = place
            timeline.aside(
                Tween(self, "x", place[0], motion.ms, motion.easing),
                Tween(self, "y", place[1], motion.ms, motion.easing),
            )
        self.visible = True

    heading: tuple[float, float] = (0.0, 0.0)


def reading_order(nodes: list[Node]) -> list[Node]:
    """Nodes line by line from the top, each line from the left."""
    return sorted(nodes, key=_line)


def _line(node: Node) -> tuple[int, float]:
    return round(node.centre[1] / 24), node.centre[0]


def _distance(here: Node, there: Node, dx: int, dy: int) -> float | None:
    """How far a node is in a direction; None when it is not in that direction."""
    x, y = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    ahead, beside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
    if ahead <= 1 or beside > ahead * _ASIDE:
        return None
    return ahead + beside * _ASIDE
