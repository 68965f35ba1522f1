"""A position on its way to the next one: every event changes it as it is told."""

from game.core.rules import Event, Step
from game.games.aqua.after import after
from game.games.aqua.state import State


class Course:
    """One action at work."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[Event] = []

    @property
    def step(self) -> Step[State]:
        """The position reached and everything that happened."""
        return Step(self.state, tuple(self._events))

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.state = after(self.state, event)
        self._events.append(event)
