"""How large is what a finger can hit, found by asking what lies where."""

from collections.abc import Callable, Iterator

from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.units import TARGET

_STEP = 1.0
"""What may be missed at either end."""


def small_targets(scene: Scene, least: float = TARGET) -> dict[str, tuple[float, float]]:
    """What can be pressed on the scene as it is drawn now and is hard to hit: how wide and high a finger finds it."""
    return {node.name: size for node, size in _sizes(scene, least) if min(size) < least}


def _sizes(scene: Scene, least: float) -> Iterator[tuple[Node, tuple[float, float]]]:
    for node in scene.stage.nodes:
        if node.visible and node.hit and node.enabled and node.on_press is not None:
            yield node, (_run(scene, node, 1, 0, least), _run(scene, node, 0, 1, least))


def _run(scene: Scene, node: Node, dx: int, dy: int, least: float) -> float:
    """How long the line through the middle of a node is on which it is hit; more than enough is not measured."""
    cx, cy = node.centre

    def hit(by: float) -> bool:
        return scene.stage.hit(cx + by * dx, cy + by * dy) is node

    if hit(least / 2 - _STEP) and hit(_STEP - least / 2):
        return least
    return 2 * _STEP + _reach(hit, _STEP, least) + _reach(hit, -_STEP, least)


def _reach(hit: Callable[[float], bool], step: float, enough: float) -> float:
    reached = 0.0
    while abs(reached) < enough and hit(reached + step):
        reached += step
    return abs(reached)
