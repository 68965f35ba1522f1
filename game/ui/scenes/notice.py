"""A sheet over the table that waits until it was read: a look back, a pause between two rounds."""

from game.ui.engine.intent import Accept, Back, Intent, Skip
from game.ui.scene import Scene

SEEN_MS = 400.0
"""A key that comes sooner was meant for what was there before."""


class NoticeScene(Scene):
    """A sheet that Enter, Space or Esc puts away, once it could be seen."""

    opaque = False

    def __init__(self) -> None:
        super().__init__()
        self._shown_ms = 0.0

    def update(self, dt_ms: float) -> None:
        """Counts for how long it could be seen."""
        super().update(dt_ms)
        self._shown_ms += dt_ms

    @property
    def moving(self) -> bool:
        """True also until it could be seen."""
        return super().moving or self._shown_ms < SEEN_MS

    def handle(self, intent: Intent) -> bool:
        """Enter, Space and Esc go on; a press that was meant for something else does nothing."""
        if isinstance(intent, Accept | Skip | Back):
            if self._shown_ms >= SEEN_MS:
                self.shell.stack.pop()
            return True
        return super().handle(intent)
