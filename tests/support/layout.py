"""What is wrong with the layout of a scene, found by measuring: covered controls, cut words, words over words."""

from collections.abc import Iterator
from itertools import combinations

from game.ui.engine.brush import Said
from game.ui.engine.node import Node
from game.ui.scene import Scene

_TOUCH = 1.5
"""Units by which the boxes of two lines may meet."""


def faults(scene: Scene) -> list[str]:
    """Every fault of the scene as it is drawn now, one sentence each."""
    nodes = [node for node in scene.stage.nodes if node.visible and node.alpha > 0]
    return [*_covered(scene, nodes), *_cut(nodes), *_overwritten(nodes)]


def _covered(scene: Scene, nodes: list[Node]) -> Iterator[str]:
    """A click in the middle of a control must press it."""
    for node in nodes:
        if node.on_press is not None and node.enabled and node.focusable:
            above = scene.stage.hit(*node.centre)
            if above is not node:
                yield f"{above.name if above else 'nothing'} lies over the middle of {node.name}"


def _cut(nodes: list[Node]) -> Iterator[str]:
    for node in nodes:
        yield from (f"{node.name} cuts “{said.text}”" for said in node.said if not said.fits)


def _overwritten(nodes: list[Node]) -> Iterator[str]:
    for node in nodes:
        for one, other in combinations(node.said, 2):
            if meet(one, other):
                yield f"{node.name} writes “{one.text}” over “{other.text}”"


def meet(one: Said, other: Said) -> bool:
    """One line of text is written over the other."""
    (x1, y1, w1, h1), (x2, y2, w2, h2) = one.box, other.box
    across = min(x1 + w1, x2 + w2) - max(x1, x2)
    down = min(y1 + h1, y2 + h2) - max(y1, y2)
    return across > _TOUCH and down > _TOUCH
