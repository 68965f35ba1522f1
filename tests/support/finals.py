"""Watches over all games that pilots play: what is pressed and submits a decision must be marked as final."""

from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.ui.table.desk import Desk
from game.ui.table.desk_values import Decision

_press, _decide = Scene.press, Desk._decide
_pressed: list[Node] = []


def _watched_press(scene: Scene, node: Node) -> bool:
    _pressed.append(node)
    try:
        return _press(scene, node)
    finally:
        _pressed.pop()


def _watched_decide(desk: Desk[object, object, object, object], decision: Decision[object]) -> None:
    dropped = desk.scene.shell.settings["drop_submits"]
    assert dropped or all(node.final for node in _pressed), f"{_pressed} submits {decision.action} and is not final"
    _decide(desk, decision)


def watch() -> None:
    """From now on every press is watched."""
    Scene.press = _watched_press
    Desk._decide = _watched_decide
