"""How large is what a finger can hit, found by asking what lies where."""

from collections.abc import Callable, Iterator

from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.units import TARGET

DENSE = {"species/": 34.0, "cell/": 36.0, "mini:": 22.0, "note/": 39.0}
"""What shares the room there is, by the beginning of its name, and how large it is at least. A rope of DiverCity and
a row of the score page are only looked at or chosen, and a button of full size does the rest; a small card presses
the panel on which it lies; the notes of a diver are a table of 15 lines."""
NOTES = ("first-note", "lesson/")
"""What lies over a table until it is put away."""

_STEP = 1.0
"""What may be missed at either end."""


def small(scene: Scene) -> dict[str, tuple[float, float]]:
    """What is hard to hit, but for what is as large as it can be and for what waits below a note."""
    rows = {prefix: small_targets(scene, least) for prefix, least in DENSE.items()}
    return {
        name: size
        for name, size in small_targets(scene).items()
        if all(name in rows[prefix] for prefix in DENSE if name.startswith(prefix)) and not _below_a_note(scene, name)
    }


def _below_a_note(scene: Scene, name: str) -> bool:
    above = scene.stage.hit(*scene.stage[name].centre)
    return above is not None and above.name.startswith(NOTES)


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
