"""What is wrong with the layout of a scene, found by measuring: covered controls, cut words, words over words."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from game.ui.engine.brush import Said
from game.ui.engine.node import Node
from game.ui.scene import Scene

_TOUCH = 1.5
"""Units by which the boxes of two lines may meet."""
_OPAQUE = 200


def faults(scene: Scene) -> list[str]:
    """Every fault of the scene as it is drawn now, one sentence each."""
    nodes = [node for node in scene.stage.nodes if node.visible and node.alpha > 0]
    return [*_covered(scene, nodes), *_cut(nodes), *_overwritten(nodes)]


def misprints(scene: Scene) -> list[str]:
    """Every word that is cut or lies over another one, on the same node or on one that does not hide it."""
    nodes = [node for node in scene.stage.nodes if node.visible and node.alpha > 0]
    return [*_cut(nodes), *_overwritten(nodes), *_across(scene, nodes)]


def _across(scene: Scene, nodes: list[Node]) -> Iterator[str]:
    upright = [(node, said) for node in nodes if not node.angle for said in node.said]
    for (lower, one), (upper, other) in combinations(upright, 2):
        if lower is upper:
            continue
        first, second = (_at(node, said) for node, said in ((lower, one), (upper, other)))
        if meet(first, second) and not _hidden(scene, first, second, upper):
            yield f"{upper.name} writes “{other.text}” over “{one.text}” of {lower.name}"


def _at(node: Node, said: Said) -> Said:
    x, y, w, h = said.box
    return replace(said, box=(node.x + x, node.y + y, w, h))


def _hidden(scene: Scene, one: Said, other: Said, upper: Node) -> bool:
    """Where two lines meet, the upper node shows nothing of what lies below it."""
    picture, view = upper.picture(scene.shell.look), scene.shell.look.viewport
    (x1, y1, w1, h1), (x2, y2, w2, h2) = one.box, other.box
    across, down = (max(x1, x2), min(x1 + w1, x2 + w2)), (max(y1, y2), min(y1 + h1, y2 + h2))
    left, top = upper.corner(scene.shell.look)
    if picture is None:
        return True
    places = (view.point(x, y) for x in across for y in down)
    inside = ((x - left, y - top) for x, y in places if picture.get_rect().collidepoint(x - left, y - top))
    return all(picture.get_at(place).a > _OPAQUE for place in inside)


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
