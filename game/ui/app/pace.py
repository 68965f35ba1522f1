"""How often the app looks whether something has happened, and how long nothing has."""

from game.ui.engine.life import BREATH_MS

_MOVING_RATE, _IDLE_RATE, _RESTING_RATE, _AWAY_RATE = 60, 30, 10, 8
_IDLE_STEP_MS = 100
"""While nothing moves and nothing happens, the scenes get their time in portions of this size."""
_RESTING_STEP_MS = 2 * BREATH_MS
"""At rest what lives on the picture moves half as fast, so it breathes half as often."""
_STILL_MS = 400
_REST_MS = 20_000


class Pace:
    """The pace of the app: fast while something moves, slow after a while in which nothing happened.

    Attributes:
        focused: the window is the one in front.
    """

    def __init__(self) -> None:
        self.focused = True
        self._still_ms = 0.0

    def passed(self, dt_ms: float, still: bool) -> None:
        """A frame took this time; `still`: nothing happened in it."""
        self._still_ms = self._still_ms + dt_ms if still else 0.0

    @property
    def still(self) -> bool:
        """Nothing has happened for long enough that a hitch is not seen."""
        return self._still_ms >= _STILL_MS

    @property
    def resting(self) -> bool:
        """Nothing has happened for so long that only an event can change anything that matters."""
        return self._still_ms >= _REST_MS

    @property
    def step_ms(self) -> float:
        """How much time has to pass before a frame is worth while in which nothing happened."""
        return _RESTING_STEP_MS if self.resting else _IDLE_STEP_MS

    def rate(self, moving: bool) -> int:
        """Frames a second that make sense now."""
        if not self.focused:
            return _AWAY_RATE
        if moving:
            return _MOVING_RATE
        return _RESTING_RATE if self.resting else _IDLE_RATE
