"""Computer players at work, a slice at a time, so that the window stays smooth."""

from dataclasses import dataclass
from typing import Any

from game.bots.think import think
from game.core.rules import Seat, Thought
from game.core.session import Session

SLICES_PER_STEP = 3


@dataclass(slots=True)
class _Mind:
    thought: Thought[Any]
    waited: float = 0.0
    action: Any = None


class Thinking:
    """The minds of all computers of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._minds: dict[Seat, _Mind] = {}

    def reset(self) -> None:
        """Forgets unfinished thoughts: the position changed under them."""
        self._minds.clear()

    @property
    def busy(self) -> bool:
        """True while a computer is at work."""
        return bool(self._minds)

    def update(self, seats: tuple[Seat, ...], dt_ms: float, least_ms: float) -> Any | None:
        """Goes on thinking for the seats that may act; the first decision that is ripe, else None.

        `least_ms`: how long a decision takes at the least, so that people can follow.
        """
        self._minds = {seat: self._minds.get(seat) or self._begin(seat) for seat in seats}
        for seat in sorted(self._minds):
            mind = self._minds[seat]
            mind.waited += dt_ms
            for _ in range(SLICES_PER_STEP):
                if mind.action is None:
                    try:
                        next(mind.thought)
                    except StopIteration as decided:
                        mind.action = decided.value
            if mind.action is not None and mind.waited >= least_ms * (1 + 0.35 * seat):
                del self._minds[seat]
                return mind.action
        return None

    def _begin(self, seat: Seat) -> _Mind:
        return _Mind(think(self._session, seat))
