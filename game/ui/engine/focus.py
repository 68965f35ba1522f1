"""Where the keyboard is: one node of a stage, with a ring around it."""

from dataclasses import dataclass
from math import inf

import pygame

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.engine.stage import Stage
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Timeline, Tween

RING_Z = 900.0

_ASIDE = 3.0
"""How much worse a step to the side is than one ahead, when an arrow looks for the next node."""


class Focus:
    """Which node the keyboard acts on.

    Attributes:
        show: the ring can be seen; so after a key, until the pointer is used.
        sought: the player moved it where it is; it was not put there.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.show = False
        self.sought = False
        self._name: str | None = None

    @property
    def node(self) -> Node | None:
        """The node with the focus, if it is there and can have it; one made anew takes it over by its name."""
        node = self.stage.get(self._name) if self._name else None
        return node if node is not None and _reachable(node) else None

    @property
    def choices(self) -> list[Node]:
        """Everything the keyboard can reach, in reading order: zone by zone, line by line."""
        zones: dict[str, list[Node]] = {}
        for node in self.stage.nodes:
            if _reachable(node):
                zones.setdefault(node.zone, []).append(node)
        ordered = sorted(zones.values(), key=lambda zone: min(_line(node) for node in zone))
        return [node for zone in ordered for node in reading_order(zone)]

    def in_zone(self, zone: str) -> list[Node]:
        """What can be reached in a zone, in reading order."""
        return [node for node in self.choices if node.zone == zone]

    def set(self, name: str | None) -> bool:
        """Moves the focus to a node by its name, or to nothing; False when it cannot be there."""
        if self.node is not None:
            self.node.focused = False
        self._name, self.sought = name, False
        self.refresh()
        return self.node is not None

    def refresh(self) -> None:
        """Tells the node with the focus that it has it; nodes may have been made anew."""
        if self.node is not None:
            self.node.focused = True

    def next(self) -> None:
        """The next node in reading order; after the last comes the first."""
        self._step(1)

    def previous(self) -> None:
        """The node before in reading order."""
        self._step(-1)

    def move(self, dx: int, dy: int) -> None:
        """The nearest node in a direction: in its own zone while there is one, and where arrows stay only there."""
        here = self.node
        if here is None:
            self._step(1)
            return
        stays = here.arrows_stay or (here.sides_stay and dx != 0)
        near = self.in_zone(here.zone) if stays else self.choices
        ahead = self._above(here) if dy < 0 else []
        if not ahead:
            ahead = [node for node in near if node is not here and _distance(here, node, dx, dy) is not None]
        if ahead:
            nearest = min(
                ahead,
                key=lambda node: (
                    node.zone != here.zone,
                    node.shy and node.zone != here.zone,
                    _distance(here, node, dx, dy, inf),
                ),
            )
            self.set(nearest.name)
            self.sought = True

    def _above(self, here: Node) -> list[Node]:
        """What lies above in the zone to which up leads from there, and right above in its own."""
        zone = self.in_zone(here.up_to) if here.up_to else []
        own = [node for node in self.in_zone(here.zone) if abs(node.centre[0] - here.centre[0]) < node.w / 2]
        return [node for node in (*zone, *(own if zone else ())) if node.centre[1] < here.centre[1] - here.h / 2]

    def _step(self, by: int) -> None:
        choices = self.choices
        if not choices:
            self.set(None)
        elif self.node in choices:
            self.set(choices[(choices.index(self.node) + by) % len(choices)].name)
        else:
            self.set(choices[0 if by > 0 else -1].name)
        self.sought = True


@dataclass(frozen=True)
class _Outline:
    """White with blue inside, so that it shows on paper and on dark."""

    radius: float

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        outer, inner = (look.theme.number(f"focus.{which}_width") for which in ("outer", "inner"))
        rim = (outer - inner) / 2
        c.rect(0, 0, w, h, self.radius, line="focus.outer", line_w=outer)
        c.rect(rim, rim, w - 2 * rim, h - 2 * rim, self.radius - rim, line="focus.inner", line_w=inner)
        return c.surface


class FocusRing(Sprite):
    """The ring around the node with the focus. It glides to the next one, and lies as that one lies."""

    around = True

    def __init__(self) -> None:
        super().__init__("focus ring", 0, 0, 0, 0, _Outline(0), z=RING_Z)
        self.visible = False
        self._heading = (0.0, 0.0)

    def follow(self, focus: Focus, timeline: Timeline, offset: float, motion: Motion) -> None:
        """Goes where the focus is; `offset` is the distance of the ring in units."""
        node = focus.node if focus.show else None
        if node is None:
            self.visible = False
            return
        x, y, w, h = node.bounds
        middle = x + w / 2, y + h / 2
        self.w, self.h, self.angle = w + 2 * offset, h + 2 * offset, node.angle
        self.z = RING_Z if node.ring_z is None else node.ring_z
        self.face = _Outline(node.radius + offset)
        if not self.visible or motion.ms == 0:
            timeline.still(self)
            self.cx, self.cy = self._heading = middle
        elif middle != self._heading:
            self._heading = middle
            timeline.aside(
                Tween(self, "cx", middle[0], motion.ms, motion.easing),
                Tween(self, "cy", middle[1], motion.ms, motion.easing),
            )
        self.visible = True


def reading_order(nodes: list[Node]) -> list[Node]:
    """Nodes line by line from the top, each line from the left."""
    return [node for line in reading_lines(nodes) for node in line]


def reading_lines(nodes: list[Node]) -> list[list[Node]]:
    """The lines in which nodes are read, each from the left.

    What lies clearly less than half its height lower than the first of a line still lies in it: the cards of a fan,
    and the one of them that is lifted while the keyboard is on it; hexagons half a step lower do not.
    """
    lines: list[list[Node]] = []
    for node in sorted(nodes, key=lambda node: node.centre[1]):
        first = lines[-1][0] if lines else None
        if first is not None and node.centre[1] - first.centre[1] < min(node.h, first.h) / 2 - 1:
            lines[-1].append(node)
        else:
            lines.append([node])
    return [sorted(line, key=lambda node: node.centre[0]) for line in lines]


def _reachable(node: Node) -> bool:
    return node.focusable and node.visible and node.enabled


def _line(node: Node) -> tuple[int, float]:
    return round(node.centre[1] / 24), node.centre[0]


def _distance(here: Node, there: Node, dx: int, dy: int, aside: float = _ASIDE) -> float | None:
    """How far a node is in a direction; None when it is not in that direction, or further aside than so often that.

    A node that spans the other one from side to side, as a wide row does a button above it, lies straight ahead.
    """
    x, y = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    ahead, beside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
    if beside <= abs((here.w - there.w) * dy + (here.h - there.h) * dx) / 2:
        beside = 0
    if ahead <= 1 or beside > ahead * aside:
        return None
    return ahead + beside * _ASIDE
