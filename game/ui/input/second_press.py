"""A double click presses once: its second half neither takes back nor presses what came under the pointer.

Enter pressed twice at once, or the button of a gamepad, presses nothing on a page that came between.
"""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from math import inf
from typing import Final, Protocol

from game.ui.engine.focus import Focus
from game.ui.engine.intent import POINTING, Accept, Drag, Intent, Press
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.settings import Settings

_WITHIN_MS: Final = {"normal": 400.0, "slow": 900.0}
"""Longest time between the two presses of a double click, by setting."""
_NEAR = 12.0
"""Longest distance, in units, between the two presses of a double click."""


class PressableScene(Protocol):
    """A scene that can be pressed."""

    @property
    def stage(self) -> Stage: ...
    @property
    def focus(self) -> Focus: ...


@dataclass(frozen=True, slots=True)
class _First:
    """A press that may be the first half of a double click.

    Attributes:
        press: where.
        at_ms: when.
        scenes: all scenes there were, the top one last.
        control: what was under the pointer, see `_control`.
    """

    press: Press
    at_ms: float
    scenes: tuple[PressableScene, ...]
    control: Hashable


@dataclass(frozen=True, slots=True)
class _Accepted:
    """An `Accept` that counted.

    Attributes:
        at_ms: when.
        scene: the top one.
        control: what had the focus, see `_key`.
    """

    at_ms: float
    scene: PressableScene
    control: tuple[str, Hashable] | None

    def is_elsewhere(self, other: "_Accepted") -> bool:
        """Whether another scene, or another control of the same name, came in the place of what was pressed.

        The focus may move on to another control: on a table Enter leads from the card to its place and to Done.
        """
        if self.scene is not other.scene:
            return True
        mine, its = self.control, other.control
        return mine is not None and its is not None and mine[0] == its[0] and mine != its


class SecondPress:
    """Remembers where, when and on what the pointer pressed last.

    Args:
        settings: say how quick a double click is.

    Attributes:
        repeated: what is done now is done by the second half of a double click.
    """

    repeated = False

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._first: _First | None = None
        self._before: _First | None = None
        self._accepted: _Accepted | None = None
        self._quit_ms = -inf

    def ignore(self) -> None:
        """Let the present press start no new double click: the scene ignored it, as `swallows` ignores others."""
        self._first = self._before

    def swallows(self, intent: Intent, scenes: Iterable[PressableScene], now_ms: float) -> bool:
        """Whether this is the second half of a double click on something else than the first half.

        That is so when the scene on top was not there at the first half, or when a control with another name or
        on another occasion is under the pointer. Quick presses on the same control, such as an arrow or a switch, all
        count. A swallowed press starts no new double click: continued pressing gets through.

        `Accept` by key or gamepad is swallowed when it follows another one in the time of a double click and another
        scene is on top by now, or the control that has the focus is on another occasion. Another key in between shows
        that the player has seen what came.

        Args:
            intent: what the player wants.
            scenes: the scenes, the top one last; at least one.
            now_ms: for how long the app has run.
        """
        if not isinstance(intent, POINTING) or self._is_dragged(intent):
            self.repeated, self._first = False, None
        there = tuple(scenes)
        if isinstance(intent, Accept):
            return self._accepts_unseen(there[-1], now_ms)
        if isinstance(intent, Press) or not isinstance(intent, POINTING):
            self._accepted = None
        if not isinstance(intent, Press):
            return False
        first, now = self._first, _First(intent, now_ms, there, _control(there[-1], intent))
        self.repeated = first is not None and self._follows(first, now)
        if (
            first is not None
            and self.repeated
            and (now.scenes[-1] not in first.scenes or now.control != first.control)
        ):
            return True
        self._before, self._first = first, now
        return False

    def swallows_quit(self, now_ms: float) -> bool:
        """Whether the window was already closed a moment ago: closing twice at once is no answer to a question."""
        before, self._quit_ms = self._quit_ms, now_ms
        return now_ms - before <= self._within_ms

    @property
    def _within_ms(self) -> float:
        return _WITHIN_MS[self._settings["double_clicks"]]

    def _accepts_unseen(self, top: PressableScene, now_ms: float) -> bool:
        before, now = self._accepted, _Accepted(now_ms, top, _key(top.focus.node))
        if before is not None and now_ms - before.at_ms <= self._within_ms and now.is_elsewhere(before):
            return True
        self._accepted = now
        return False

    def _is_dragged(self, intent: Intent) -> bool:
        """Whether the first half was no click at all."""
        return isinstance(intent, Drag) and self._first is not None and not _near(intent, self._first.press)

    def _follows(self, first: _First, now: _First) -> bool:
        """Whether two presses are one double click."""
        quick = now.at_ms - first.at_ms <= self._within_ms
        return quick and _near(now.press, first.press) and now.press.button == first.press.button


def _near(one: Press | Drag, other: Press) -> bool:
    return abs(one.x - other.x) <= _NEAR and abs(one.y - other.y) <= _NEAR


def _control(scene: PressableScene, press: Press) -> Hashable:
    """Key of the control under the pointer; None without a control."""
    return _key(scene.stage.hit(press.x, press.y))


def _key(node: Node | None) -> tuple[str, Hashable] | None:
    """Key of a control, stable when the nodes are rebuilt; None without a control."""
    return None if node is None else (node.name, node.occasion)
