"""Computer players at work, a slice at a time, so that a screen stays alive. Knows no game."""

from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from game.core.rules import Person, Thought
from game.core.session import Session

C = TypeVar("C")
A = TypeVar("A")

SLICE = 16
"""Evaluations between two yields: well under a frame."""


def think(session: Session, person: Person) -> Thought[Any]:
    """The thought of a computer player about its next decision. It is told what a person in its seat is told."""
    bot = session.game.bots[session.bots[person]]
    return bot(session.view(person), session.events(person), session.bot_rng(person))


def finish(thought: Thought[A]) -> A:
    """Lets a thought run to its end and returns the action."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            action: A = done.value
            return action


class Thinking:
    """A thought that is moved on a little in every frame."""

    def __init__(self, thought: Thought[Any]) -> None:
        self._thought = thought
        self.action: Any | None = None

    def advance(self, slices: int = 1) -> Any | None:
        """Thinks for so many slices; returns the action once it is found."""
        for _ in range(slices):
            if self.action is not None:
                break
            try:
                next(self._thought)
            except StopIteration as done:
                self.action = done.value
        return self.action


def best(candidates: Iterable[C], value: Callable[[C], float]) -> Generator[None, None, tuple[float, C]]:
    """The highest value and the first candidate that has it; yields after every slice. At least one candidate."""
    found: tuple[float, C] | None = None
    for number, candidate in enumerate(candidates, start=1):
        worth = value(candidate)
        if found is None or worth > found[0]:
            found = worth, candidate
        if number % SLICE == 0:
            yield
    assert found is not None
    return found


def play_bots(session: Session) -> None:
    """Plays on while computers have a decision to make: at most to the end of the game."""
    while (person := waiting_bot(session)) is not None:
        session.submit(finish(think(session, person)))


def waiting_bot(session: Session) -> Person | None:
    """The first computer player who may act now."""
    return next((p for s in session.actors if (p := session.controller(s)) in session.bots), None)
