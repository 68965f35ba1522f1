"""The best turn that somebody had and did not take, of what the expert has found out so far. No pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.assessment import Assessment
from game.ui.review.feed import ReviewFeed
from game.ui.review.terms import MissedTerms, ReviewTerms
from game.ui.table.hint_values import SlipLine
from game.ui.table.hint_words import HintWords
from game.ui.table.pool import Drawable
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign
from game.ui.words import signed, tr

SURE = 3.0
"""How many of its errors a cost must exceed: among all turns of a game one may well be two off by chance."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A choice: whether it is the better one, what it is, what it brings at once, the board after it.

    `aloud`: what it is and where it lies, to be heard. `sign`: what stands for it.
    """

    better: bool
    words: str
    now: str
    board: Drawable
    aloud: str
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class MissedModel:
    """What is shown.

    Attributes:
        person: whose turns these are.
        progress: how many of their decisions are known, from 0 to 1.
        number: the decision that cost most; None as long as not all are known, and where none cost anything.
        title: what was found, in one sentence.
        words: how to read that; "" where the reasons say it.
        reasons: where the other choice is ahead, or behind.
        choices: what was chosen, and what would have been better.
    """

    person: SeatInfo
    progress: float
    number: int | None
    title: str
    words: str = ""
    reasons: tuple[SlipLine, ...] = ()
    choices: tuple[Taken, ...] = ()


def known_share(feed: ReviewFeed) -> float:
    """How many of the person's own decisions are known, from 0 to 1."""
    own = sum(number in feed.review.own for number in feed.decisions)
    return own / len(feed.decisions) if feed.decisions else 1.0


def costliest(feed: ReviewFeed) -> int | None:
    """The decision that cost most for certain, the first among equals; None where none did."""
    own = feed.review.own
    costly = [n for n in feed.decisions if n in own and own[n].cost > SURE * own[n].error]
    return max(costly, key=lambda number: own[number].cost, default=None)


def missed(
    feed: ReviewFeed, words: HintWords, terms: MissedTerms, shown: ReviewTerms, seats: Sequence[SeatInfo]
) -> MissedModel:
    """The model of the page.

    Args:
        feed: the game and what is known of it.
        words: how the game says what an expert thinks.
        terms: what it shows and says of a turn that was not taken.
        shown: what stands for a decision.
        seats: everybody at the table.
    """
    person, progress = seats[feed.person], known_share(feed)
    if progress < 1:
        looking = tr("The expert goes through your turns"), tr("You may leave at any time; what is known is kept.")
        return MissedModel(person, progress, None, *looking)
    number = costliest(feed)
    if number is None:
        return MissedModel(person, progress, None, *_nothing(feed))
    return _found(feed, number, feed.review.own[number], words, terms, shown, seats)


def _nothing(feed: ReviewFeed) -> tuple[str, str]:
    if not any(one.judged for one in feed.review.own.values()):
        return tr("Nothing can be said of these turns"), tr(
            "The expert plays nothing on to the end under these rules."
        )
    said = tr(
        "Of no turn is it certain that something else would have been better. What may be chance is not counted."
    )
    return tr("No turn was missed"), said


def _found(
    feed: ReviewFeed,
    number: int,
    one: Assessment,
    words: HintWords,
    terms: MissedTerms,
    shown: ReviewTerms,
    seats: Sequence[SeatInfo],
) -> MissedModel:
    view, other = feed.view(number), one.other
    assert other is not None, "what cost something stood beside another choice"
    boards = terms.boards(view, one.chosen, other)
    seat = feed.action(number).seat
    mine, its = (words.brief(view, suggestion.actions[0], seats) for suggestion in (one.chosen, other))
    if its == mine:
        its = tr("the same, laid another way")
    now = [tr("{points} now").format(points=signed(suggestion.now)) for suggestion in (one.chosen, other)]
    signs = [shown.sign(view, suggestion.actions[0], seats) for suggestion in (one.chosen, other)]
    choices = (
        Taken(False, mine, now[0], boards[0], words.aloud(view, one.chosen, mine), signs[0]),
        Taken(True, its, now[1], boards[1], words.aloud(view, other, its), signs[1]),
    )
    cost = max(1, round(one.cost))
    return MissedModel(
        seats[feed.person],
        1.0,
        number,
        terms.sentence(view, other, cost),
        reasons=words.lines(view, one.reasons, cost, seat, seats),
        choices=choices,
    )
