"""A review that is left in the middle of a decision goes on there, as long as the app runs."""

from pathlib import Path

from game.core.session import Session
from game.profile.store import Store
from game.ui.replay.opening import open_finished
from game.ui.review.feed import ReviewFeed
from game.ui.review.scene import ReviewScene
from game.ui.reviewers import Reviewers
from game.ui.scenes.title import TitleScene
from game.ui.table.style import TableStyle
from tests.support.history import keep, played
from tests.support.pilot import FRAME_MS, Pilot

STYLE = TableStyle((0, 1))


def opened(store: Store, session: Session, number: int, reviewers: Reviewers) -> ReviewFeed:
    return ReviewFeed(session, STYLE, store, number, reviewers)


def pieces(feed: ReviewFeed) -> int:
    """Of how many pieces the work for a decision is made."""
    known, count = len(feed.review.own), 0
    while len(feed.review.own) == known and feed.work():
        count += 1
    return count


def test_what_was_found_out_of_a_decision_is_not_lost(tmp_path: Path) -> None:
    session, store, reviewers = played("forest", ("Ana", "Bruno")), Store.open(tmp_path), Reviewers()
    number = keep(store, session)
    whole = pieces(opened(store, session, number, Reviewers()))
    first = opened(store, session, number, reviewers)
    for _ in range(whole - 1):
        first.work()
    again = opened(store, Session(session.game, session.record), number, reviewers)
    assert pieces(again) == 1
    again.turn_to(1)
    assert pieces(again) > 1, "of another player nothing is known"
    assert pieces(opened(store, session, number, Reviewers())) == whole, "whoever starts anew has only what was kept"


def test_of_many_reviews_the_first_ones_begin_their_decision_anew(tmp_path: Path) -> None:
    session, store, reviewers = played("forest", ("Ana", "Bruno")), Store.open(tmp_path), Reviewers()
    begun = [opened(store, session, keep(store, session), reviewers) for _ in range(9)]
    for feed in begun:
        feed.work()
    whole = pieces(opened(store, session, begun[0]._number, Reviewers()))
    left = [pieces(opened(store, session, feed._number, reviewers)) for feed in (begun[-1], begun[0])]
    assert left == [whole - 1, whole]


def test_leaving_the_page_and_coming_back_goes_on(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    keep(store, played("divercity", ("Ana", "Bruno")))
    pilot = Pilot((640, 360), store, data=tmp_path).start(TitleScene)

    def review() -> ReviewFeed:
        open_finished(pilot.app, store.finished_page(0, 1)[0])
        pilot.settle()
        pilot.read_page()
        pilot.scene.focus.set("review")
        pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
        while not isinstance(pilot.scene, ReviewScene):
            pilot.app.step(FRAME_MS, [])
        return pilot.scene.feed

    before = review()
    pilot.app.go_home()
    assert review()._reviewer is before._reviewer
