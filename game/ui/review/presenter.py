"""What a review shows of what the expert has found out so far. No pixels."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Any

from game.core.assessment import Assessment, Mark, accuracy, moments
from game.core.hint import Suggestion
from game.core.rules import Seat
from game.ui.review.feed import ReviewFeed
from game.ui.review.model import Choice, Curve, Line, Moment, ReviewModel
from game.ui.review.side import decider, reviewed_side
from game.ui.review.terms import ReviewTerms
from game.ui.table.hint_values import SlipLine
from game.ui.table.hint_words import HintWords
from game.ui.table.pool import Drawable
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign
from game.ui.words import tr, trn

_REASONS = 3
"""How many reasons a moment tells."""


class ReviewPresenter:
    """Makes the model of a review.

    Args:
        feed: the game and what is known of it.
        words: how the game says what an expert thinks.
        terms: what it shows of a decision.
        seats: everybody at the table.
    """

    def __init__(self, feed: ReviewFeed, words: HintWords, terms: ReviewTerms, seats: Sequence[SeatInfo]) -> None:
        self._feed, self._words, self._terms, self._seats = feed, words, terms, seats

    def model(self, chosen: int | None) -> ReviewModel:
        """The review as far as it is known. `chosen`: the decision that is looked at, if any."""
        feed = self._feed
        seen = [feed.review.own[number] for number in feed.decisions if number in feed.review.own]
        known = [one for one in seen if one.judged]
        assessed = None if chosen is None else feed.review.own.get(chosen)
        lines = self.lines()
        return ReviewModel(
            side=reviewed_side(feed, self._seats),
            accuracy=accuracy(known, feed.assessor.half) if known else None,
            counts=Counter(line.mark for line in lines if line.mark is not None),
            lines=lines,
            moments=tuple(self._moments()) if len(seen) == len(feed.decisions) else (),
            curves=tuple(self._curves()),
            percent=not self._words.points,
            progress=feed.progress,
            chosen=chosen,
            choices=() if chosen is None else self._choices(chosen, assessed),
            equal=assessed is not None and assessed.other is not None and not assessed.clear,
            board=None if chosen is None else self._board(chosen, assessed),
            turn=0 if chosen is None else self._words.turn(feed.view(chosen)),
            moment=0.0 if chosen is None else self._share(chosen),
        )

    def lines(self) -> tuple[Line, ...]:
        """Return the turns of the side, or its decisions one by one where they are about different things."""
        turns = {number: self._words.turn(self._feed.view(number)) for number in self._feed.decisions}
        lines = groupby(self._feed.decisions, lambda number: (turns[number], self._words.apart and number))
        return tuple(self._line(turn, tuple(numbers)) for (turn, _), numbers in lines)

    def _line(self, turn: int, numbers: tuple[int, ...]) -> Line:
        own = self._feed.review.own
        known = {number: own[number] for number in numbers if number in own}
        lost = sum(one.cost for one in known.values())
        marks = {one.mark for one in known.values() if one.judged}
        worst = next((mark for mark in (Mark.COSTLY, Mark.GOOD, Mark.BEST) if mark in marks), None)
        decisive = max(numbers, key=lambda number: _weight(own.get(number)))
        return Line(
            numbers,
            turn,
            self._words.brief(self._feed.view(decisive), self._feed.action(decisive), self._seats),
            worst if len(known) == len(numbers) else None,
            self._value(lost) if lost else "",
            decisive,
            self._sign(decisive, self._feed.action(decisive)),
            decider(self._feed, decisive, self._seats),
        )

    def _sign(self, number: int, action: Any) -> Sign | None:
        return self._terms.sign(self._feed.view(number), action, self._seats)

    def _board(self, number: int, one: Assessment | None) -> Drawable:
        """The board then; as long as nothing is known, with what was decided on it."""
        if one is None:
            choices, better = [Suggestion((self._feed.action(number),), 0)], None
        else:
            choices = [one.chosen] if one.other is None else [one.chosen, one.other]
            better = (0 if one.gain >= 0 else 1) if one.clear and one.other is not None else None
        return self._terms.board(self._feed.view(number), choices, better, self._seats)

    def _choices(self, number: int, one: Assessment | None) -> tuple[Choice, ...]:
        """What was chosen; beside it, once it is known, what else there was."""
        taken = Suggestion((self._feed.action(number),), 0) if one is None else one.chosen
        mine, sign = self._said(number, taken), self._sign(number, taken.actions[0])
        aloud, taken_title = self._aloud(number, taken, mine), self._taken_title(number)
        if one is None or one.other is None:
            return (Choice(taken_title, mine, aloud=aloud, sign=sign),)
        other = self._said(number, one.other)
        if other == mine:
            other = tr("the same, laid another way")
        better, value = one.gain >= 0, self._value(abs(one.gain)) if one.clear else ""
        reasons, its_sign = self._reasons(number, one), self._sign(number, one.other.actions[0])
        title = tr("Next best") if better else (tr("Better") if one.clear else tr("Perhaps better"))
        ahead, behind = (f"+{value}" if value else "", reasons), ("", ())
        first, second = (ahead, behind) if better else (behind, ahead)
        return (
            Choice(taken_title, mine, *first, better, aloud, sign),
            Choice(title, other, *second, not better, self._aloud(number, one.other, other), its_sign),
        )

    def _taken_title(self, number: int) -> str:
        by = decider(self._feed, number, self._seats)
        return tr("You chose") if by is None else tr("{name} chose").format(name=by.name)

    def _aloud(self, number: int, suggestion: Suggestion, words: str) -> str:
        return self._words.aloud(self._feed.view(number), suggestion, words)

    def _said(self, number: int, suggestion: Suggestion) -> str:
        return self._words.brief(self._feed.view(number), suggestion.actions[0], self._seats)

    def _reasons(self, number: int, one: Assessment) -> tuple[SlipLine, ...]:
        seat, view = self._feed.action(number).seat, self._feed.view(number)
        return tuple(self._words.reason(view, reason, seat, self._seats) for reason in one.reasons)

    def _moments(self) -> Iterator[Moment]:
        own = self._feed.review.own
        numbers = list(self._feed.decisions)
        for place, index in enumerate(moments([own[number] for number in numbers]), start=1):
            number = numbers[index]
            one = own[number]
            turn = self._words.turn(self._feed.view(number))
            good = one.gain > 0
            value = f"+{self._value(one.gain)}" if good else f"−{self._value(one.cost)}"
            reasons = [line for line in self._reasons(number, one) if line.good][:_REASONS]
            mine, other = self._choices(number, one)
            said, aloud = _sentence(one, mine.words, other.words), _sentence(one, mine.aloud, other.aloud)
            by = decider(self._feed, number, self._seats)
            yield Moment(place, number, turn, said, tuple(reasons), value, good, aloud, mine.sign, by)

    def _value(self, points: float) -> str:
        n = max(1, round(points))
        return str(n) if self._words.points else tr("{n} %").format(n=n)

    def _curves(self) -> Iterator[Curve]:
        results, courses, own = self._feed.results, self._courses(), self._feed.person
        whole = self._feed.progress == 1
        for seat in sorted(results, key=lambda seat: seat != own):
            points = [(self._share(number), result) for number, result in sorted(courses.get(seat, {}).items())]
            if points:
                end = ((1.0, results[seat]),) if whole else ()
                shown = reviewed_side(self._feed, self._seats) if seat == own else self._seats[seat]
                yield Curve(shown, (*points, *end), seat == own)

    def _courses(self) -> Mapping[Seat, Mapping[int, float]]:
        """The expected results by seat; one course for all seats of a side that wins or loses together."""
        courses = self._feed.review.courses
        if not self._feed.assessor.shared:
            return courses
        return {self._feed.person: dict(chain.from_iterable(course.items() for course in courses.values()))}

    def _share(self, number: int) -> float:
        return number / max(1, self._feed.last)


def decided(n: int) -> str:
    """How many decisions there were, in words."""
    return trn("{n} decision", "{n} decisions", n).format(n=n)


def _sentence(one: Assessment, mine: str, other: str) -> str:
    """What a turning point was about."""
    if one.gain < 0:
        return tr("{card}; better: {other}").format(card=mine, other=other)
    return tr("{card}; nothing else came near").format(card=mine)


def _weight(one: Assessment | None) -> float:
    return 0.0 if one is None else (one.cost or (one.gain / 1000 if one.clear else 0.0))
