"""Whether the ring of the focus would strike through something round that lies beside what it goes around."""

from math import hypot

from game.ui.engine.focus import RING_Z
from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.ui.widgets.button import RoundButton

_ROUND = 64.0
"""Units: what is as wide as high and no larger counts as round: badges, emblems, tokens, small buttons."""
_ALIKE = 4.0
_GRAZED = 1.5
"""Units of its edge over which a ring may pass."""


def struck(scene: Scene) -> dict[str, list[str]]:
    """What can have the focus → the round things that its ring would strike through."""
    offset = scene.shell.theme.number("focus.offset")
    found = {
        node.name: [badge.name for badge in scene.stage.nodes if _strikes(node, badge, offset)]
        for node in scene.focus.choices
        if not node.angle
    }
    return {name: badges for name, badges in found.items() if badges}


def _strikes(node: Node, badge: Node, offset: float) -> bool:
    x, y, w, h = badge.bounds
    ring_z = RING_Z if node.ring_z is None else node.ring_z
    is_round = abs(w - h) <= _ALIKE and w <= _ROUND
    alike = (badge.w, badge.zone) == (node.w, node.zone)
    if alike or not badge.visible or not is_round or not node.z <= badge.z < ring_z:
        return False
    middle = x + w / 2, y + h / 2
    reach = (badge.r if isinstance(badge, RoundButton) else w / 2) - _GRAZED
    return _outside(middle, node, offset) < reach and _outside(middle, node, 0) > -reach


def _outside(place: tuple[float, float], node: Node, by: float) -> float:
    """How far a place is from the edge of a node that is larger by so many units; inside it is less than 0."""
    x, y, w, h = node.bounds
    dx, dy = abs(place[0] - x - w / 2), abs(place[1] - y - h / 2)
    if node.radius >= w / 2:
        return hypot(dx, dy) - w / 2 - by
    dx, dy = dx - w / 2 - by, dy - h / 2 - by
    return hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0)
