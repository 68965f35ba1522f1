"""A double click presses once: its second half takes nothing back and does not fall through to another page."""

from collections.abc import Iterable
from typing import Final

from game.ui.engine.intent import POINTING, Intent, Press
from game.ui.settings import Settings

_WITHIN_MS: Final = {"normal": 400.0, "slow": 900.0}
"""How far apart the two presses of a double click are at most."""
_NEAR = 12.0
"""Units between two presses that are one double click."""


class SecondPress:
    """Remembers where and when the pointer pressed last, and which scenes there were.

    Args:
        settings: say how quick a double click is.

    Attributes:
        repeated: what is done now is done by the second half of a double click.
    """

    repeated = False

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._last: tuple[Press, tuple[object, ...], float] | None = None

    def swallows(self, intent: Intent, scenes: Iterable[object], now_ms: float) -> bool:
        """Whether this is the second half of a double click whose first half opened the scene on top."""
        if not isinstance(intent, POINTING):
            self.repeated, self._last = False, None
        if not isinstance(intent, Press):
            return False
        self.repeated = False
        last, self._last = self._last, (intent, tuple(scenes), now_ms)
        if last is None:
            return False
        before, known, then_ms = last
        near = abs(intent.x - before.x) <= _NEAR and abs(intent.y - before.y) <= _NEAR
        quick = now_ms - then_ms <= _WITHIN_MS[self._settings["double_clicks"]]
        self.repeated = near and quick
        return self.repeated and self._last[1][-1] not in known
