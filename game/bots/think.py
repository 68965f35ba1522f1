"""Computer players at work, a slice at a time, so that a screen stays alive. Knows no game."""

from collections.abc import Callable, Generator, Iterable
from math import ceil
from typing import Any, TypeVar

from game.bots.tempers import temper_of
from game.core.hint import Advice
from game.core.rules import Bot, Game, Person, Seat, Thought
from game.core.session import Session

C = TypeVar("C")
A = TypeVar("A")

SLICE = 2.0
"""The work between two yields, in about milliseconds of a plain computer: well under a frame."""


class Slices:
    """Says when a thought has to pause. Work is estimated, never timed: the same thought always pauses alike."""

    def __init__(self) -> None:
        self._work = 0.0

    @staticmethod
    def filled(pieces: int, cost: float) -> float:
        """How many slices so many pieces of work fill, each of this cost."""
        return pieces / ceil(SLICE / cost)

    def full(self, cost: float) -> bool:
        """Adds work that was done, in about milliseconds; True when it fills a slice, and the next one begins."""
        self._work += cost
        if self._work < SLICE:
            return False
        self._work = 0.0
        return True


def think(session: Session, seat: Seat) -> Thought[Any]:
    """The thought of a computer about the next decision of a seat. It is told what a person there is told."""
    person = session.controller(seat)
    bot = player(session.game, session.bots[person], session.names[person])
    return bot(session.view(person), session.events(person), session.bot_rng(seat))


def player(game: Game, level: str, name: str) -> Bot:
    """The computer player of a level; its name says which temper it has."""
    temper = temper_of(name)
    tempered = game.tempered.get(temper, {}) if temper is not None else {}
    return tempered.get(level, game.bots[level])


def advise(session: Session, seat: Seat, viewer: Person | None) -> Advice:
    """An expert's hint about the next decision of a seat, from what that viewer knows. The game must have one."""
    assert session.game.advise is not None
    return session.game.advise(session.view(viewer), seat, session.events(viewer), session.bot_rng(seat))


def finish(thought: Generator[object, None, A]) -> A:
    """Lets a thought run to its end and returns the action."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            action: A = done.value
            return action


def best(
    candidates: Iterable[C], value: Callable[[C], float], cost: float = 0.125
) -> Generator[None, None, tuple[float, C]]:
    """The highest value and the first candidate that has it; yields after every slice and at the end.

    Args:
        candidates: at least one.
        value: what a candidate is worth.
        cost: of one value, as in `Slices`.
    """
    slices = Slices()
    found: tuple[float, C] | None = None
    for candidate in candidates:
        worth = value(candidate)
        if found is None or worth > found[0]:
            found = worth, candidate
        if slices.full(cost):
            yield
    assert found is not None, "there is at least one candidate"
    yield
    return found


def waiting_seat(session: Session) -> Seat | None:
    """The first seat of a computer that may act now."""
    return next((seat for seat in session.actors if session.controller(seat) in session.bots), None)


def play_bots(session: Session) -> None:
    """Plays on while computers have a decision to make: at most to the end of the game."""
    while (seat := waiting_seat(session)) is not None:
        session.submit(finish(think(session, seat)))
