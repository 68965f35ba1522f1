"""A double click presses once: its second half does not fall through to a page that the first half opened."""

from collections.abc import Iterable

from game.ui.engine.intent import Intent, Press
from game.ui.scene import Scene

_QUICK_MS = 400.0
_NEAR = 12.0
"""Units between two presses that are one double click."""


class SecondPress:
    """Remembers where and when the pointer pressed last, and which scenes there were."""

    def __init__(self) -> None:
        self._last: tuple[Press, tuple[Scene, ...], float] | None = None

    def swallows(self, intent: Intent, scenes: Iterable[Scene], now_ms: float) -> bool:
        """Whether this is the second half of a double click whose first half opened the scene on top."""
        if not isinstance(intent, Press):
            return False
        last, self._last = self._last, (intent, tuple(scenes), now_ms)
        if last is None:
            return False
        before, known, then_ms = last
        near = abs(intent.x - before.x) <= _NEAR and abs(intent.y - before.y) <= _NEAR
        return self._last[1][-1] not in known and near and now_ms - then_ms <= _QUICK_MS
