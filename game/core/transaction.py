"""An action in progress: the rules emit events, and each event is applied to the state at once."""

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.rules import Event, Step

S = TypeVar("S")


class Transaction(Generic[S]):
    """The state while an action is carried out, and the events so far.

    Args:
        state: the state before the action.
        after: the reducer of the game: a state and an event → the state after it.
    """

    def __init__(self, state: S, after: Callable[[S, Event], S]) -> None:
        self.state = state
        self._after = after
        self._events: list[Event] = []

    @property
    def step(self) -> Step[S]:
        """The state reached and everything that happened, in order."""
        return Step(self.state, tuple(self._events))

    def tell(self, event: Event) -> None:
        """Apply an event to the state and record it."""
        self.state = self._after(self.state, event)
        self._events.append(event)
