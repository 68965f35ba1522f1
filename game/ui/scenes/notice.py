"""A sheet over the table that waits until it was read: a look back, a pause between two rounds."""

from game.ui.engine.intent import Accept, Back, Intent, Skip
from game.ui.scene import Scene

SEEN_MS = 400.0
"""What is pressed sooner after all lies open was meant for what was there before."""


class NoticeScene(Scene):
    """A sheet that Enter, Space or Esc puts away, once it could be seen."""

    opaque = False

    def __init__(self) -> None:
        super().__init__()
        self._shown_ms = 0.0

    @property
    def seen(self) -> bool:
        """True once all has lain open long enough to be read."""
        return self._shown_ms >= SEEN_MS

    def update(self, dt_ms: float) -> None:
        """Counts for how long nothing has moved on it."""
        super().update(dt_ms)
        if not self.timeline.busy:
            self._shown_ms += dt_ms

    @property
    def moving(self) -> bool:
        """True also until it could be seen."""
        return super().moving or not self.seen

    def handle(self, intent: Intent) -> bool:
        """Enter, Space and Esc go on; a press that was meant for something else does nothing."""
        if isinstance(intent, Accept | Skip | Back):
            self.go_on()
            return True
        return super().handle(intent)

    def go_on(self) -> None:
        """Puts the sheet away once it could be seen."""
        if self.seen:
            self.shell.stack.pop()
