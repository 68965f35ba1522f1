"""The expert reviews a finished game for one player or for a team, a slice at a time. Knows no game."""

from collections.abc import Collection, Generator, Iterator
from itertools import chain

from game.core.assessment import Assessment
from game.core.review import Review
from game.core.rng import Rng
from game.core.rules import Person
from game.core.session import Session

OTHERS = 0.15
"""How much of the work for a decision is spent on one of somebody else, of which only the expected result is told."""

CHANCE = 1
"""Names the chance of a review among those that are made of the seed."""


class Reviewer:
    """Judges the decisions of one side, each from what its player knew; then says how the game went for the others.

    Attributes:
        review: what has been found out so far.
    """

    def __init__(
        self, session: Session, side: Collection[Person], review: Review | None = None, effort: float = 1.0
    ) -> None:
        """Goes on where it was left.

        Args:
            session: a game, one that has an assessor.
            side: whose decisions are judged: a person, or all persons of a team; some may be computers.
            review: what was found out before.
            effort: how much it thinks, 1 as much as it should.
        """
        assert session.game.assessor is not None
        self.review = review or Review()
        self._session, self._side, self._effort = session, side, effort
        self._assessor = session.game.assessor
        self._decisions = [number for number in self._in_order() if self._is_decision(number)]
        self._work = self._everything()

    @property
    def decisions(self) -> tuple[int, ...]:
        """The decisions of the side, as they were played: those where there was a choice."""
        return tuple(number for number in self._decisions if self._whose(number) in self._side)

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        done = len(self.review.own) + sum(
            len(course)
            for seat, course in self.review.courses.items()
            if self._session.controller(seat) not in self._side
        )
        return done / len(self._decisions) if self._decisions else 1.0

    def work(self) -> bool:
        """Does one slice of the work; False when there is nothing left to do."""
        return next(self._work, None) is not None

    def _in_order(self) -> Iterator[int]:
        numbers = range(len(self._session.entries))
        yield from (number for number in numbers if self._whose(number) in self._side)
        if not self._assessor.shared:
            yield from (number for number in numbers if self._whose(number) not in self._side)

    def _whose(self, number: int) -> Person:
        return self._session.controller(self._session.entries[number].seat)

    def _is_decision(self, number: int) -> bool:
        entry = self._session.entries[number]
        legal = self._session.view(self._whose(number), entry.batch).legal
        return len(legal.get(entry.seat, ())) > 1

    def _everything(self) -> Iterator[bool]:
        for number in self._decisions:
            seat, own = self._session.entries[number].seat, self._whose(number) in self._side
            course = self.review.courses.setdefault(seat, {})
            if number in (self.review.own if own else course):
                continue
            found = yield from self._assessed(number, self._effort * (1.0 if own else OTHERS))
            if own:
                self.review.own[number] = found
            course[number] = found.expected

    def _assessed(self, number: int, effort: float) -> Generator[bool, None, Assessment]:
        session, entry, person = self._session, self._session.entries[number], self._whose(number)
        view = session.view(person, entry.batch)
        history = tuple(chain.from_iterable(session.happened(person, n) for n in range(entry.batch + 1)))
        rng = Rng(session.seed).fork(CHANCE, number)
        thought = self._assessor.assess(view, entry.seat, history, entry.action, rng, effort)
        while True:
            try:
                next(thought)
            except StopIteration as done:
                found: Assessment = done.value
                return found
            yield True
