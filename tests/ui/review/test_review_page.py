"""The page of a review in the window, over a game of which everything is known already."""

import json
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from game.bots.think import play_bots
from game.core.assessment import Assessment
from game.core.hint import Reason, Suggestion
from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.replay.opening import open_finished
from game.ui.review.feed import ReviewFeed
from game.ui.scenes.title import TitleScene
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from game.ui.voice.sentences import spoken
from tests.support.contrast import hard_to_read
from tests.support.pads import push
from tests.support.pilot import Pilot

STYLE = TableStyle((0, 1))


def know(feed: ReviewFeed, session: Session, row: str = "bee") -> None:
    """The first decision cost three points, most of them of this row; all others nothing."""
    for place, number in enumerate(feed.decisions):
        action = session.entries[number].action
        legal = session.view(0, feed.moment(number)).legal[action.seat]
        other = Suggestion((next(one for one in legal if one != action),), 0)
        reasons = (Reason(row, 4.0),) if place == 0 else ()
        gain = 0.0 if place else -3.0
        feed.review.own[number] = Assessment(Suggestion((action,), 0), other, gain, 0.5, 60.0, reasons)
    for number, entry in enumerate(session.entries):
        if len(session.view(entry.seat, entry.batch).legal[entry.seat]) > 1:
            feed.review.courses.setdefault(entry.seat, {})[number] = 60.0
    feed.keep()


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """The last page of a Forest game of one person and a computer."""
    store = Store.open(tmp_path)
    session = Session.new(GAMES["forest"], ("Ana", "Wren"), seed=3, bots={0: "random", 1: "random"})
    play_bots(session)
    session = Session(
        GAMES["forest"], Record(dict(session.record.header) | {"bots": {"1": "random"}}, session.record.actions)
    )
    saver = Saver.begin(store, session, STYLE.data())
    saver.append(session, session.entries)
    saver.finish(session)
    know(ReviewFeed(session, STYLE, store, saver.game), session)
    pilot = Pilot((640, 360), store, data=tmp_path).start(TitleScene)
    open_finished(pilot.app, store.finished_page(0, 1)[0])
    pilot.settle()
    pilot.click("review")
    assert pilot.scene.name == "review"
    return pilot


def test_the_page_tells_what_the_game_turned_on(pilot: Pilot) -> None:
    assert "Turn 1" in pilot.texts()
    assert pilot.names("moment/") == ["moment/1"]
    assert "progress" not in pilot.app.stack.top.stage, "there is nothing left to find out"


def test_a_moment_is_looked_at_and_then_shown_on_the_table_with_both_choices(pilot: Pilot) -> None:
    pilot.press(pilot.names("turn/")[3])
    pilot.press("moment/1")
    assert {"choice/0", "choice/1", "board"} <= {node.name for node in pilot.scene.stage.nodes}
    pilot.press("show")
    assert pilot.scene.name == "replay"
    assert "Chosen: 2" in pilot.texts()
    pilot.key("Escape")
    assert pilot.scene.name == "review"


def test_a_turn_that_is_looked_at_is_told_with_both_choices_and_every_reason_with_its_points(pilot: Pilot) -> None:
    pilot.app.settings["show_read"] = True
    pilot.press(pilot.names("turn/")[3])
    log = pilot.app._reader.voice.log
    log.clear()
    pilot.press("moment/1")
    told = next(said for said in log if said.startswith("You chose: "))
    cards = [pilot.node(name).drawable.choice for name in pilot.names("choice/")]
    assert all(spoken(card.words) in told for card in cards)
    reasons = [reason for card in cards for reason in card.reasons]
    assert reasons and all(spoken(f"{one.words}: {one.value}".rstrip(": ")) in told for one in reasons)
    assert any(said.startswith("Turn 1: ") and said.endswith("Chosen.") for said in log)


def test_from_a_moment_one_plays_on(pilot: Pilot) -> None:
    """The game that begins there holds what was decided before, and is marked as one with help."""
    pilot.press(pilot.names("turn/")[3])
    pilot.press("moment/1")
    pilot.press("show")
    pilot.press("sheet")
    [played] = pilot.store.finished()
    pilot.press("play on")
    assert isinstance(pilot.scene, TableScene)
    [running] = pilot.store.running()
    header = json.loads(running.header)
    assert header["assisted"] and header["bots"] == {"1": "random"} and header["continued"] == 0
    assert running.actions[: header["continued"]] == played.actions[: header["continued"]]


def test_it_can_be_read_in_high_contrast(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot.press(pilot.names("turn/")[3])
    pilot.press("moment/1")
    assert hard_to_read(pilot, monkeypatch) == []


def test_the_list_turns_to_the_turn_of_a_moment(pilot: Pilot) -> None:
    first = pilot.names("turn/")[0]
    pilot.press(pilot.names("turn/")[-1])
    pilot.press("turns/next")
    assert first not in pilot.names("turn/")
    pilot.press("moment/1")
    assert first in pilot.names("turn/")


def test_every_turn_can_be_chosen_by_keys(pilot: Pilot) -> None:
    last = pilot.names("turn/")[-1]
    pilot.press(last)
    assert "You chose" in pilot.texts()
    pilot.key("Escape")
    assert pilot.scene.name == "score"


@pytest.mark.parametrize(("on", "back"), [("Right", "Left"), ("pad right", "pad left")])
def test_left_and_right_change_the_turn_while_no_node_has_the_ring(pilot: Pilot, on: str, back: str) -> None:
    def shown() -> str:
        return next(text for text in pilot.texts() if text.startswith("Turn "))

    ask = partial(push, pilot) if on.startswith("pad") else pilot.key
    ask(back)
    assert shown() == "Turn 1", "there is none before the first"
    ask(on)
    ask(on)
    assert shown() == "Turn 3"
    ask(back)
    assert shown() == "Turn 2" and not pilot.scene.focus.sought
    pilot.key("Tab", on if ask == pilot.key else "Right")
    assert shown() == "Turn 2", "with a ring, arrows go from node to node"


def test_right_goes_on_to_the_last_turn_on_the_pages_of_the_list_and_stops_there(pilot: Pilot) -> None:
    lines = pilot.scene._lines  # type: ignore[attr-defined]
    pilot.key(*["Right"] * (len(lines) + 2))
    assert f"turn/{lines[-1].numbers[0]}" in pilot.names()
    assert f"Turn {lines[-1].turn}" in pilot.texts() and pilot.scene.name == "review"


def test_a_review_that_is_not_whole_can_be_stopped_and_goes_on(pilot: Pilot) -> None:
    scene = pilot.scene
    scene.feed.review.own.popitem()  # type: ignore[attr-defined]
    scene.feed.review.courses[0].popitem()  # type: ignore[attr-defined]
    scene._stopped = True  # type: ignore[attr-defined]
    scene.rebuild()
    pilot.settle()
    assert "The expert rests." in pilot.texts()
    waiting = [said.text for said in pilot.node("moments").said]
    assert [word for word in waiting if word.isdigit()] == ["1", "2", "3"], "where the moments will stand"
    before = scene.feed.progress  # type: ignore[attr-defined]
    scene._stop_or_go_on()  # type: ignore[attr-defined]
    pilot.settle()
    assert scene.feed.progress > before  # type: ignore[attr-defined]


def test_what_cost_most_in_a_turn_is_shown_as_soon_as_it_is_known_and_the_ring_stays(pilot: Pilot) -> None:
    scene = pilot.scene
    feed = scene.feed  # type: ignore[attr-defined]
    line = next(one for one in scene._lines if len(one.numbers) > 1)  # type: ignore[attr-defined]
    pilot.press(f"turn/{line.numbers[0]}")
    dearer = next(number for number in line.numbers if number != scene._chosen)  # type: ignore[attr-defined]
    feed.review.own[dearer] = replace(feed.review.own[dearer], gain=-9.0)
    feed.review.own.popitem()
    pilot.settle()
    assert scene._chosen == dearer  # type: ignore[attr-defined]
    assert scene.focus.node is scene.stage[f"turn/{line.numbers[0]}"]


def test_the_expert_works_for_the_greater_part_of_each_frame(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    feed = pilot.scene.feed  # type: ignore[attr-defined]
    feed.review.own.popitem()
    clock, worked = count(step=0.001), list[int]()
    monkeypatch.setattr("game.ui.review.page.perf_counter", lambda: next(clock))
    monkeypatch.setattr(feed, "work", lambda: worked.append(1) or True)
    pilot.app.step(16, [])
    assert len(worked) == 10, "a slice of a millisecond"
