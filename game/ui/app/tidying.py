"""Python looks through all that lives for what nobody needs any more; the app lets it do so while nothing moves."""

import gc

EVERY_MS = 20_000
_YOUNG, _MIDDLE, _NEVER = 700, 10, 1_000_000


class Tidying:
    """Looks through everything now and then: that takes some 60 ms, for which neither a frame nor a thought waits."""

    def __init__(self) -> None:
        self._since_ms = 0.0
        gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)

    def passed(self, ms: float, moving: bool, resting: bool) -> None:
        """Time has passed; `moving`: something moves or is thought about; at rest nothing comes that has to go."""
        if resting:
            return
        self._since_ms += ms
        if self._since_ms >= EVERY_MS and not moving:
            gc.collect()
            self._since_ms = 0.0
