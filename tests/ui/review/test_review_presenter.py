"""What a review says of what the expert has found out so far."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.think import play_bots
from game.core.assessment import Assessment, Mark
from game.core.hint import Reason, Suggestion
from game.core.session import Session
from game.games.divercity.view.hinting import WORDS as DIVERS_WORDS
from game.games.ecosystem.actions import Pick
from game.games.ecosystem.view.decided import REVIEW
from game.games.ecosystem.view.hinting import WORDS
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.review.feed import ReviewFeed
from game.ui.review.presenter import ReviewPresenter
from game.ui.table.seats import seats_of
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle

STYLE = TableStyle((0, 1))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path)


@pytest.fixture
def feed(store: Store) -> ReviewFeed:
    session = Session.new(GAMES["forest"], ("Ana", "Wren"), seed=5, bots={0: "random", 1: "random"})
    play_bots(session)
    number = store.begin(session.record.text().split("\n", 1)[0], {})
    return ReviewFeed(session, STYLE, store, number)


def presenter(feed: ReviewFeed) -> ReviewPresenter:
    return ReviewPresenter(feed, WORDS, REVIEW, seats_of(SessionFeed(feed._session, STYLE).players))


def worth(feed: ReviewFeed, number: int, gain: float, error: float = 0.5) -> None:
    action = feed.action(number)
    other = Suggestion((Pick(action.seat, "bear"),), 1)
    reasons = (Reason("bee", 4.0), Reason("fox", -2.0))
    feed.review.own[number] = Assessment(Suggestion((action,), 2), other, gain, error, 50.0, reasons)
    feed.review.courses.setdefault(action.seat, {})[number] = 50.0


def test_a_turn_is_a_line_and_its_costs_add_up(feed: ReviewFeed) -> None:
    first = presenter(feed).lines()[0]
    assert [line.turn for line in presenter(feed).lines()] == list(range(1, 21))
    assert (first.mark, first.cost) == (None, ""), "nothing is said before it is known"
    for number in first.numbers:
        worth(feed, number, -2.0)
    line = presenter(feed).lines()[0]
    assert (line.mark, line.cost) == (Mark.COSTLY, str(2 * len(first.numbers)))


def test_the_counts_are_those_of_the_lines_not_of_the_decisions(feed: ReviewFeed) -> None:
    for place, number in enumerate(feed.decisions):
        worth(feed, number, (-2.0, 0.0, 2.0)[place % 3])
    model = presenter(feed).model(None)
    assert len(feed.decisions) > len(model.lines)
    assert model.counts == Counter(line.mark for line in model.lines)


def test_a_clearly_better_choice_says_by_how_much_and_why(feed: ReviewFeed) -> None:
    number = feed.decisions[0]
    worth(feed, number, -3.2)
    mine, other = presenter(feed).model(number).choices
    assert (mine.title, mine.value, mine.good) == ("You chose", "", False)
    assert (other.title, other.words, other.value, other.good) == ("Better", "Bear", "+3", True)
    assert [line.words for line in other.reasons] == ["Bee", "Fox"]


def test_below_the_error_nothing_is_claimed(feed: ReviewFeed) -> None:
    number = feed.decisions[0]
    worth(feed, number, -0.8, error=0.9)
    mine, other = presenter(feed).model(number).choices
    assert (mine.value, other.title, other.value) == ("", "Perhaps better", "")


def test_the_moments_are_told_when_all_decisions_are_known(feed: ReviewFeed) -> None:
    for number in feed.decisions[:-1]:
        worth(feed, number, 0.0)
    assert presenter(feed).model(None).moments == ()
    worth(feed, feed.decisions[-1], 0.0)
    worth(feed, feed.decisions[4], -5.0)
    worth(feed, feed.decisions[9], 3.0)
    cost, gain = presenter(feed).model(None).moments
    assert (cost.place, cost.number, cost.value, cost.good) == (1, feed.decisions[4], "−5", False)
    assert "; better: " in cost.sentence
    assert [(line.words, line.value) for line in cost.reasons] == [("Bee", "+4")]
    assert (gain.value, gain.good) == ("+3", True)


def test_decisions_about_different_things_have_a_line_each(feed: ReviewFeed) -> None:
    each = ReviewPresenter(feed, replace(WORDS, apart=True), REVIEW, presenter(feed)._seats).lines()
    assert [line.numbers for line in each] == [(number,) for number in feed.decisions]
    assert DIVERS_WORDS.apart, "an oil rig and then an action"


def test_the_curves_end_where_the_game_ended_once_all_is_known(feed: ReviewFeed) -> None:
    worth(feed, feed.decisions[0], 1.0)
    (curve,) = presenter(feed).model(None).curves
    assert [share for share, _ in curve.points] == [feed.decisions[0] / feed.last]
    for number in feed._reviewer._decisions:
        feed.review.courses.setdefault(feed.action(number).seat, {})[number] = 50.0
    for number in feed.decisions:
        worth(feed, number, 1.0)
    assert [curve.points[-1] for curve in presenter(feed).model(None).curves] == [
        (1.0, feed.results[0]), (1.0, feed.results[1]),
    ]  # fmt: skip


def test_what_is_known_is_kept_with_the_game_and_a_damaged_review_begins_anew(store: Store, feed: ReviewFeed) -> None:
    worth(feed, feed.decisions[0], 1.0)
    feed.keep()
    again = ReviewFeed(feed._session, STYLE, store, feed._number)
    assert again.review == feed.review
    store.keep_review(feed._number, 0, GAMES["forest"].version, {"own": 3})
    assert ReviewFeed(feed._session, STYLE, store, feed._number).review.own == {}
    store.keep_review(9999, 0, 1, {})
    assert store.review(9999, 0, 1) is None, "a game that was removed keeps no review"
