"""What a review may see of a finished game, and where it is kept."""

from collections.abc import Sequence
from typing import Any

from game.bots.reviewing import Reviewer
from game.core.assessment import Assessor, as_hint
from game.core.hint import Hint
from game.core.review import Review
from game.core.rules import Game, Person, Seat
from game.core.session import Session
from game.profile.store import Store
from game.ui.replay.feed import ReplayFeed
from game.ui.reviewers import Reviewers
from game.ui.table.style import TableStyle

_NOTHING_WRONG = (ValueError, KeyError, TypeError, AttributeError)


class ReviewFeed:
    """A game that is over, reviewed for one of its players at a time.

    Args:
        session: the game.
        style: the wishes of its table.
        store: where reviews are kept.
        number: of the game in the store.
        reviewers: the experts that were left in the middle of something.

    Attributes:
        person: whose decisions are looked at.
    """

    def __init__(
        self, session: Session, style: TableStyle, store: Store, number: int, reviewers: Reviewers | None = None
    ) -> None:
        self._reviewers = reviewers or Reviewers()
        self._session, self._style, self._store, self._number = session, style, store, number
        self.turn_to(self.persons[0])

    @property
    def game(self) -> Game:
        """Which game it is."""
        return self._session.game

    @property
    def assessor(self) -> Assessor:
        """How its decisions are judged."""
        assert self.game.assessor is not None, "a review is offered only where there is one"
        return self.game.assessor

    @property
    def persons(self) -> tuple[Person, ...]:
        """Who can be looked at: the people; where only computers played, all of them."""
        return self._session.people or tuple(range(len(self._session.names)))

    @property
    def last(self) -> int:
        """How many actions were played."""
        return len(self._session.entries)

    @property
    def results(self) -> dict[Seat, float]:
        """How it ended for each seat: in points, alone those ahead of the rival; a chance where all win or lose."""
        outcome, sheets = self._session.outcome, self._session.sheets()
        assert outcome is not None
        if outcome.result is not None:
            return {seat: 100.0 * (seat in outcome.winners) for seat in range(len(self._session.names))}
        if outcome.margin is not None:
            return {0: float(outcome.margin)}
        return {seat: float(sheet.total) for seat, sheet in enumerate(sheets[: len(self._session.names)])}

    # -- one person

    def turn_to(self, person: Person) -> None:
        """Looks at the decisions of another person."""
        self.person = person
        self._reviewer = self._reviewers.of(
            self._number, person, lambda: Reviewer(self._session, person, self._kept(person))
        )

    @property
    def review(self) -> Review:
        """What is known so far."""
        return self._reviewer.review

    @property
    def decisions(self) -> Sequence[int]:
        """The numbers of the person's decisions."""
        return self._reviewer.decisions

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return self._reviewer.progress

    def action(self, number: int) -> Any:
        """What was decided."""
        return self._session.entries[number].action

    def moment(self, number: int) -> int:
        """How many actions had been played when it was decided."""
        return self._session.entries[number].batch

    def view(self, number: int) -> Any:
        """What the person saw then."""
        return self._session.view(self.person, self.moment(number))

    def hint(self, moment: int) -> Hint | None:
        """What the expert thinks of the person's decision at a moment; None when that is not known."""
        number = next((number for number in self.decisions if self.moment(number) == moment), None)
        found = None if number is None else self.review.own.get(number)
        return None if found is None else as_hint(found)

    def work(self) -> bool:
        """Goes on a little; False when everything is known."""
        return self._reviewer.work()

    def keep(self) -> None:
        """Keeps what is known so far."""
        data = self.review.data(self.game.codec.encode)
        self._store.keep_review(self._number, self.person, self.game.version, data)

    def replay(self) -> ReplayFeed:
        """The same game, to be walked through from the eyes of that person."""
        kept = self._store.finished_game(self._number)
        feed = ReplayFeed(self._session, self._style, None if kept is None else kept.screen)
        feed.eyes = self.person
        return feed

    def _kept(self, person: Person) -> Review | None:
        data = self._store.review(self._number, person, self.game.version)
        try:
            return None if data is None else Review.of(data, self.game.codec.decode)
        except _NOTHING_WRONG:
            return None
