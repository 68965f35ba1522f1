"""The review of a team: every diver's decisions on one page, each judged from what that diver knew, hands open."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.reviewing import Reviewer
from game.core.assessment import Assessment, Assessor
from game.core.hint import Suggestion
from game.core.record import Record
from game.core.rules import Person
from game.core.session import Session
from game.games.divercity.game import DIVERCITY
from game.games.divercity.view.decided import DecidedDive, spot_of
from game.games.divercity.view.view import VIEW
from game.profile.store import Store
from game.ui.replay.opening import open_finished
from game.ui.replay.scene import ReplayScene
from game.ui.review.feed import ReviewFeed
from game.ui.review.presenter import ReviewPresenter
from game.ui.scenes.title import TitleScene
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.games.divercity.tables import NAMES
from tests.support.history import keep, played
from tests.support.judged import judge
from tests.support.pilot import Pilot


def dive(people: int, *variants: str, bots: Mapping[str, str] | None = None) -> Session:
    """A dive that is over; `bots`: the seats of computers."""
    session = played("divercity", NAMES[:people], seed=5, options={"variants": list(variants)})
    header = dict(session.record.header) | ({"bots": dict(bots)} if bots else {})
    return Session(DIVERCITY, Record(header, session.record.actions))


def review(folder: Path, session: Session) -> ReviewFeed:
    store = Store.open(folder)
    return ReviewFeed(session, TableStyle(tuple(range(len(session.names)))), store, keep(store, session))


def presenter(feed: ReviewFeed, session: Session) -> ReviewPresenter:
    style = TableStyle(tuple(range(len(session.names))))
    assert VIEW.hint_words is not None and VIEW.review is not None
    return ReviewPresenter(feed, VIEW.hint_words, VIEW.review, VIEW.table(SessionFeed(session, style), style).seats)


def test_each_decision_of_a_team_is_judged_from_what_its_diver_knew() -> None:
    session = dive(4, "industrialist")
    asked: list[tuple[Person, Any]] = []

    def assess(
        view: Any, seat: int, history: Sequence[Any], action: Any, rng: Any, effort: float
    ) -> Generator[None, None, Assessment]:
        asked.append((seat, view))
        yield
        return Assessment(Suggestion((action,), 0), None, 0.0, 0.0, 50.0)

    assert DIVERCITY.assessor is not None
    session.game = replace(DIVERCITY, assessor=Assessor(assess, half=10.0, team=DIVERCITY.assessor.team))
    reviewer = Reviewer(session, (0, 1, 2))
    while reviewer.work():
        pass
    assert reviewer.progress == 1.0 and tuple(reviewer.review.own) == reviewer.decisions
    assert {seat for seat, _ in asked} == {0, 1, 2}
    for number, (seat, view) in zip(reviewer.decisions, asked, strict=True):
        assert view == session.view(seat, session.entries[number].batch) and not view.hands_open


@pytest.mark.parametrize(
    ("people", "variants", "bots", "sides"),
    [
        (3, (), {}, {0: (0, 1, 2)}),
        (3, (), {"0": "easy"}, {1: (0, 1, 2)}),
        (4, ("industrialist",), {}, {0: (0, 1, 2), 3: (3,)}),
        (4, ("industrialist",), {"3": "easy"}, {0: (0, 1, 2)}),
        (2, ("duel",), {}, {0: (0,), 1: (1,)}),
        (1, (), {}, {0: (0,)}),
    ],
)
def test_divers_are_one_side_and_the_industrialist_is_another(
    people: int, variants: tuple[str, ...], bots: dict[str, str], sides: dict[int, tuple[int, ...]], tmp_path: Path
) -> None:
    session = dive(people, *variants, bots=bots)
    feed = review(tmp_path, session)
    assert {person: feed.side_of(person) for person in feed.persons} == sides
    for person, side in sides.items():
        feed.turn_to(person)
        assert {feed.decider(number) for number in feed.decisions} <= {*side}
        assert [*feed.decisions] == sorted(feed.decisions)
        judge(feed, session, Random(1))
        (curve,) = presenter(feed, session).model(None).curves
        assert curve.seat.name == ("The team" if len(side) > 1 else session.names[person])
        assert len(curve.points) == len(feed.decisions) + 1, "one course of all hands, and the end"


def test_every_hand_is_open_when_a_decision_is_looked_at(tmp_path: Path) -> None:
    session = dive(3, "realistic")
    feed = review(tmp_path, session)
    shown = presenter(feed, session)
    number = next(n for n in feed.decisions if type(feed.action(n)).__name__ == "Play")
    seat, place = spot_of(feed.action(number)) or (0, None)
    board = shown.model(number).board
    assert isinstance(board, DecidedDive)
    assert all(species for hand in board.hands for species in hand.species)
    assert [mark.place for mark in board.hands[seat].marked] == [place]
    (choice,) = shown.model(number).choices
    assert place is not None and choice.aloud.startswith(choice.words + "; "), "its species is heard too"


def at_review(folder: Path, session: Session) -> tuple[ReviewFeed, Pilot]:
    """The judged review of a finished dive, and the app on its page."""
    feed = review(folder, session)
    judge(feed, session, Random(2))
    pilot = Pilot(store=feed._store, data=folder).start(TitleScene)
    open_finished(pilot.app, pilot.store.finished_page(0, 1)[0])
    pilot.settle()
    pilot.click("review")
    return feed, pilot


def test_the_page_says_who_of_the_team_decided(tmp_path: Path) -> None:
    session = dive(3)
    feed, pilot = at_review(tmp_path, session)
    assert "The team: turn by turn" in pilot.texts() and "next-person" not in pilot.names()
    for name in pilot.names("turn/"):
        by = session.names[feed.decider(int(name.split("/")[1]))]
        assert f", {by}, " in str(pilot.node(name).wording())  # type: ignore[misc]
        if not pilot.node(name).chosen:
            pilot.press(name)
        assert f"{by} chose" in pilot.texts() and "You chose" not in pilot.texts()
    titles = [text for name in pilot.names("moment/") for text in (said.text for said in pilot.node(name).said)]
    assert any(title.startswith("Turn ") and title.endswith(tuple(session.names)) for title in titles)


def test_on_the_table_each_decision_is_seen_by_its_diver_with_what_the_expert_thinks(tmp_path: Path) -> None:
    session = dive(3)
    feed, pilot = at_review(tmp_path, session)
    pilot.press("show")
    scene = pilot.scene
    assert isinstance(scene, ReplayScene) and scene.feed.hands_open
    seen = set()
    for number in feed.decisions[:8]:
        scene.go_to(feed.moment(number))
        pilot.settle()
        seen.add(scene.desk.state.view.viewer)
        assert scene.desk.state.view.viewer == feed.decider(number)
        assert {"Chosen: 1", "Chosen: 2"} & {*pilot.texts()}
    assert len(seen) > 1
    scene.see_with((feed.decider(feed.decisions[0]) + 1) % 3)
    scene.go_to(feed.moment(feed.decisions[0]))
    pilot.settle()
    assert scene.desk.hinted is None, "nothing is marked or said of the cards of another diver"


def test_the_review_of_a_team_is_kept_whoever_looks(tmp_path: Path) -> None:
    session = dive(3, bots={"0": "easy"})
    feed = review(tmp_path, session)
    judge(feed, session, Random(1))
    style = TableStyle((0, 1, 2))
    assert ReviewFeed(session, style, feed._store, feed._number).review == feed.review
    other = ReviewFeed(Session(DIVERCITY, replace(session.record)), style, feed._store, feed._number)
    other.turn_to(2)
    assert other.review == feed.review
