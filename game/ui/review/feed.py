"""What a review may see of a finished game, and where it is kept."""

from collections.abc import Iterable, Sequence
from itertools import count
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
    """A game that is over, reviewed for one of its sides at a time: a player, or a team that wins or loses together.

    Args:
        session: the game.
        style: the wishes of its table.
        store: where reviews are kept.
        number: of the game in the store, where the review of a team is kept as that of its first person.
        reviewers: the experts that were left in the middle of something.

    Attributes:
        person: who stands for the side whose decisions are reviewed: of a team the first one who is no computer.
        side: the persons whose decisions are reviewed.
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
        """Who stands for each side that can be reviewed: the people; where only computers played, all of them."""
        candidates = self._session.people or range(len(self._session.names))
        return tuple(person for person in candidates if person == self._stands_for(person, candidates))

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

    def side_of(self, person: Person) -> tuple[Person, ...]:
        """Return the persons who win or lose together with this one, who is among them."""
        if self.assessor.team is None:
            return (person,)
        team = self.assessor.team(self._session.options, len(self._session.names))
        return team if person in team else (person,)

    def _stands_for(self, person: Person, candidates: Iterable[Person]) -> Person:
        side = self.side_of(person)
        return next(one for one in candidates if one in side)

    # -- one side

    def turn_to(self, person: Person) -> None:
        """Review the decisions of the side of another person."""
        self.person, self.side = person, self.side_of(person)
        self._reviewer = self._reviewers.of(
            self._number, self.side[0], lambda: Reviewer(self._session, self.side, self._kept())
        )

    @property
    def seat(self) -> Seat:
        """The first seat for which the person decides."""
        return next(seat for seat in count() if self._session.controller(seat) == self.person)

    @property
    def name(self) -> str:
        """What the person is called now."""
        return self._session.names[self.person]

    @property
    def is_team(self) -> bool:
        """Whether the decisions are those of several persons."""
        return len(self.side) > 1

    @property
    def review(self) -> Review:
        """What is known so far."""
        return self._reviewer.review

    @property
    def decisions(self) -> Sequence[int]:
        """The numbers of the decisions of the side."""
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

    def decider(self, number: int) -> Person:
        """Return who made a decision."""
        return self._session.controller(self._session.entries[number].seat)

    def view(self, number: int) -> Any:
        """Return the position before a decision as its decider saw it, with all hands open: the game is over."""
        return self._session.open_view(self.decider(number), self.moment(number))

    def hint(self, moment: int, viewer: Person | None) -> Hint | None:
        """Return what the expert thinks of a decision of the side at a moment.

        Args:
            moment: how many actions had been played.
            viewer: whose table is shown; only their own decision is marked on it.

        Returns:
            None when the viewer had nothing to decide then, or nothing is known of it.
        """
        made = (n for n in self.decisions if self.moment(n) == moment and self.decider(n) == viewer)
        number = next(made, None)
        found = None if number is None else self.review.own.get(number)
        return None if found is None else as_hint(found)

    def work(self) -> bool:
        """Goes on a little; False when everything is known."""
        return self._reviewer.work()

    def keep(self) -> None:
        """Keeps what is known so far."""
        data = self.review.data(self.game.codec.encode)
        self._store.keep_review(self._number, self.side[0], self.game.version, data)

    def replay(self) -> ReplayFeed:
        """Return the same game to walk through: seen by that person, for a team by who decides at each moment."""
        kept = self._store.finished_game(self._number)
        feed = ReplayFeed(self._session, self._style, None if kept is None else kept.screen)
        feed.eyes = None if self.is_team else self.person
        return feed

    def _kept(self) -> Review | None:
        data = self._store.review(self._number, self.side[0], self.game.version)
        try:
            return None if data is None else Review.of(data, self.game.codec.decode)
        except _NOTHING_WRONG:
            return None
