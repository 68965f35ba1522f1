"""Between two rounds: which way the hands go now, how everybody stands, once and only for people."""

from dataclasses import replace

from game.core.session import Session
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.view.round_pause import RoundPause, standings
from game.games.ecosystem.view.table import EcosystemTable
from game.games.registry import GAMES
from game.ui.scene import Scene
from game.ui.table.seats import SeatInfo
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from game.ui.voice.sentences import page_of
from tests.games.ecosystem.view.tables import view
from tests.support.garden import Garden
from tests.support.pilot import Pilot

SEATS = (SeatInfo("Ana", 0, False), SeatInfo("Bruno", 1, False), SeatInfo("Chloé", 2, True))
STYLE = TableStyle((0, 1, 2))


def pages(rounds: list[int], bots: dict[int, str]) -> list[Scene | None]:
    """What comes between the moments of these rounds."""
    session = Session.new(GAMES["forest"], ("Ana", "Bruno", "Chloé"), seed=3, bots=bots)
    feed = SessionFeed(session, STYLE)
    table, frame = EcosystemTable(feed, STYLE, FOREST), feed.now()
    return [table.pages.between(replace(frame, view=replace(frame.view, round=round))) for round in rounds]


def test_the_pause_comes_once_when_the_second_round_begins_and_again_after_going_back() -> None:
    shown = [page is not None for page in pages([1, 1, 2, 2, 1, 2], {1: "easy"})]
    assert shown == [False, False, True, False, False, True]


def test_computers_alone_are_not_kept_waiting() -> None:
    assert pages([1, 2], dict.fromkeys(range(3), "easy")) == [None, None]


def test_everybody_stands_in_the_order_of_the_points_or_of_the_seats() -> None:
    v = view("", "MMM", "MM")
    named = [(place.seat.name, place.points) for place in standings(v, SEATS, True)]
    assert named == [("Bruno", 1), ("Chloé", -2), ("Ana", -5)]
    assert [(place.seat.name, place.points) for place in standings(v, SEATS, False)] == [
        ("Ana", None),
        ("Bruno", None),
        ("Chloé", None),
    ]


def test_the_sheet_says_which_way_the_hands_go() -> None:
    pilot = Pilot().start(Garden)
    pilot.app.stack.push(RoundPause(view("", "", "", round=2), SEATS, True))
    pilot.settle()
    assert {"Round 2 begins", "The hands now go the other way: to the right."} <= set(pilot.texts())
    read = "Round 2 begins. The hands now go the other way: to the right. Ana: minus 5 points."
    assert page_of(pilot.scene).startswith(read)
    pilot.click("go-on")
    assert pilot.scene.name == "garden"
