"""The best turn that was not taken: what is said of it, and its page in the window."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from game.core.assessment import Assessment
from game.core.hint import Reason, Suggestion
from game.core.record import Record
from game.core.session import Session
from game.games.aqua.actions import Grow
from game.games.aqua.view.decided import REVIEW
from game.games.aqua.view.hinting import WORDS
from game.games.aqua.view.missed import MISSED
from game.games.aqua.view.spoken import where
from game.games.aqua.view.turning import turn_of
from game.games.aqua.view.words import tile
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.replay.opening import open_finished
from game.ui.review.feed import ReviewFeed
from game.ui.review.missed import MissedModel, missed
from game.ui.review.missed_parts import ChoiceTitle
from game.ui.review.parts import ChoiceCard, MomentCard
from game.ui.review.presenter import ReviewPresenter
from game.ui.scenes.title import TitleScene
from game.ui.table.game_view import view_of
from game.ui.table.saver import Saver
from game.ui.table.seats import seats_of
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.support.history import played
from tests.support.layout import faults
from tests.support.pilot import Pilot

STYLE = TableStyle((0, 1))


@cache
def finished() -> Record:
    """A game of AQUA of two people, played at random."""
    return played("aqua", ("Ana", "Ben"), seed=5).record


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path)


@pytest.fixture
def feed(store: Store) -> ReviewFeed:
    """That game, kept; every decision of Ana was as good as another one."""
    session = Session(GAMES["aqua"], finished())
    saver = Saver.begin(store, session, STYLE.data())
    saver.append(session, session.entries)
    saver.finish(session)
    feed = ReviewFeed(session, STYLE, store, saver.game)
    for number in feed.decisions:
        worth(feed, number, 0.0)
    return feed


def worth(feed: ReviewFeed, number: int, gain: float, error: float = 0.5) -> None:
    action = feed.action(number)
    other = next(one for one in feed.view(number).legal[action.seat] if one != action)
    feed.review.own[number] = Assessment(
        Suggestion((action,), 1), Suggestion((other,), 4), gain, error, 50.0, (Reason("small", 4.0),)
    )


def tiles(feed: ReviewFeed) -> list[int]:
    """The decisions that placed a tile."""
    return [number for number in feed.decisions if isinstance(feed.action(number), Grow)]


def model(feed: ReviewFeed) -> MissedModel:
    return missed(feed, WORDS, MISSED, REVIEW, seats_of(SessionFeed(feed._session, STYLE).players))


def test_the_turn_that_cost_most_is_told_with_what_it_cost(feed: ReviewFeed) -> None:
    dear, dearest, _ = tiles(feed)[2:5]
    worth(feed, dear, -4.0)
    worth(feed, dearest, -6.2)
    found = model(feed)
    assert found.number == dearest
    assert found.title.startswith(f"Round {feed.view(dearest).round}: ")
    assert found.title.endswith(" would have brought about 6 points more by the end.")
    assert [(one.better, one.now) for one in found.choices] == [(False, "+1 now"), (True, "+4 now")]
    told = [(line.words, line.value) for line in found.reasons]
    assert told == [("Small animals", "+4"), ("Everything else", "+2")], "they add up to what it cost"


def laid_otherwise(feed: ReviewFeed) -> tuple[int, Grow, Grow]:
    """A decision that would have been better with the same tile in another place."""
    for number in tiles(feed):
        mine = feed.action(number)
        for other in feed.view(number).legal[mine.seat]:
            if isinstance(other, Grow) and other.tile.name == mine.tile.name and other.tile.cell != mine.tile.cell:
                worth(feed, number, -6.2)
                feed.review.own[number] = replace(feed.review.own[number], other=Suggestion((other,), 4))
                return number, mine, other
    raise AssertionError("no such decision came")


def test_the_same_tile_laid_another_way_is_heard_with_both_places(feed: ReviewFeed) -> None:
    number, mine, other = laid_otherwise(feed)
    places = [f"{where(one.tile.cell)}, turned by {turn_of(one.tile)} of 6" for one in (mine, other)]
    said = [ChoiceTitle(one).spoken() for one in model(feed).choices]
    assert said[0].startswith(f"You chose: {tile(mine.tile.name)}; {places[0]}\n")
    assert said[1].startswith(f"Better: the same, laid another way; {places[1]}\n")
    seats = seats_of(SessionFeed(feed._session, STYLE).players)
    review = ReviewPresenter(feed, WORDS, REVIEW, seats).model(number)
    assert [ChoiceCard(one, False).spoken().split("\n")[0].split("; ")[1] for one in review.choices] == places
    (moment,) = (MomentCard(one, False).spoken() for one in review.moments if one.number == number)
    assert all(place in moment for place in places)


def test_nothing_is_claimed_of_what_may_be_chance(feed: ReviewFeed) -> None:
    worth(feed, tiles(feed)[3], -5.0, error=2.0)
    assert (model(feed).number, model(feed).title) == (None, "No turn was missed")


def test_nothing_is_claimed_before_all_turns_are_known(feed: ReviewFeed) -> None:
    worth(feed, tiles(feed)[3], -5.0)
    del feed.review.own[feed.decisions[-1]]
    assert (model(feed).number, model(feed).choices) == (None, ())
    assert 0.9 < model(feed).progress < 1


def test_of_turns_that_cannot_be_played_on_nothing_is_said(feed: ReviewFeed) -> None:
    for number in feed.decisions:
        only = Suggestion((feed.action(number),), 0)
        feed.review.own[number] = Assessment(only, None, 0.0, 0.0, 10.0)
    assert model(feed).title == "Nothing can be said of these turns"


def opened(feed: ReviewFeed, store: Store, folder: Path) -> Pilot:
    """The page, over the last page of the game; what the feed knows is kept before."""
    feed.keep()
    pilot = Pilot(store=store, data=folder).start(TitleScene)
    open_finished(pilot.app, store.finished_page(0, 1)[0])
    pilot.settle()
    pilot.click("missed")
    return pilot


def test_the_page_leads_to_that_moment_on_the_table_and_back(feed: ReviewFeed, store: Store, tmp_path: Path) -> None:
    number = tiles(feed)[4]
    worth(feed, number, -6.2)
    pilot = opened(feed, store, tmp_path)
    assert {"board/0", "board/1", "reasons", "story"} <= set(pilot.names())
    assert faults(pilot.scene) == []
    pilot.click("show")
    assert pilot.scene.name == "replay"
    assert "Chosen: 2" in pilot.texts()
    pilot.key("Escape")
    pilot.key("Escape")
    assert pilot.scene.name == "score"


def test_all_words_fit_when_they_are_large(feed: ReviewFeed, store: Store, tmp_path: Path) -> None:
    worth(feed, tiles(feed)[4], -6.2)
    store.set_setting("text_size", 1.3)
    pilot = opened(feed, store, tmp_path)
    assert pilot.scene.name == "missed"
    assert faults(pilot.scene) == []


def test_it_is_sought_while_the_page_is_shown_and_what_is_known_is_kept(
    feed: ReviewFeed, store: Store, tmp_path: Path
) -> None:
    last = feed.decisions[-1]
    del feed.review.own[last]
    pilot = opened(feed, store, tmp_path)
    assert pilot.scene.name == "missed"
    pilot.settle()
    assert not pilot.scene.moving
    assert "looking" not in pilot.names()
    again = ReviewFeed(Session(GAMES["aqua"], finished()), STYLE, store, feed._number)
    assert last in again.review.own


def test_every_person_has_their_own(feed: ReviewFeed, store: Store, tmp_path: Path) -> None:
    feed.keep()
    feed.turn_to(1)
    for number in feed.decisions:
        worth(feed, number, 0.0)
    worth(feed, tiles(feed)[2], -3.0)
    pilot = opened(feed, store, tmp_path)
    assert "No turn was missed" in pilot.texts()
    pilot.key("n")
    assert pilot.scene.name == "missed"
    assert "about 3 points more by the end." in " ".join(pilot.texts())


def test_only_reefs_have_such_a_page() -> None:
    assert [name for name, game in GAMES.items() if view_of(game).missed is not None] == ["aqua"]
