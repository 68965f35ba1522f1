"""The turns of a game and the curves over them, without a screen."""

from itertools import pairwise
from typing import Any

import pytest

from game.ui.replay.course import Course, Curves, Mark, course_of
from game.ui.replay.feed import ReplayFeed
from game.ui.replay.story import story_of
from game.ui.replay.terms import Standing
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.game_view import view_of
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.seats import SeatInfo
from game.ui.table.style import TableStyle
from tests.support.history import played

TURNS = (0, 0, 1, 1, 0, 2, 2)
"""For each action the turn it wrote a line about, from 1; 0 wrote none."""


def frames(count: int) -> list[Frame[Any]]:
    return [Frame(number, (), number, Situation(Now.COMPUTERS)) for number in range(count)]


def log(history: Any) -> list[LogGroup]:
    lines: dict[int, list[LogEntry]] = {}
    for frame in history[1:]:
        if turn := TURNS[frame.number - 1]:
            lines.setdefault(turn, []).append(LogEntry(None, f"line {frame.number}"))
    return [LogGroup(f"Turn {turn}", tuple(entries)) for turn, entries in lines.items()]


def test_a_turn_ends_with_its_last_line() -> None:
    course = course_of(frames(8), log)
    assert course == Course(("Turn 1", "Turn 2"), (4, 7), (3, 4, 6, 7))
    assert [course.title(n) for n in (0, 1, 4, 5, 7)] == ["", "Turn 1", "Turn 1", "Turn 2", "Turn 2"]
    assert [course.turn(n) for n in range(8)] == [0, 1, 1, 1, 1, 2, 2, 2]


def test_the_turn_that_is_played_at_a_moment_is_the_one_that_begins_there() -> None:
    course = course_of(frames(8), log)
    assert [course.running(n) for n in range(8)] == [0, 1, 1, 1, 2, 2, 2, 2]
    assert course_of(frames(1), log).running(0) == 0


def test_a_turn_goes_on_after_its_last_line_while_the_game_counts_it() -> None:
    course = course_of(frames(8), log, lambda number: 1 if number < 5 else 2)
    assert course.ends == (5, 7)
    assert [course.running(n) for n in (4, 5, 7)] == [1, 2, 2]


@pytest.mark.parametrize("seed", range(4))
def test_at_every_moment_of_a_dive_its_turn_is_named(seed: int) -> None:
    """Also while a diver card may still be used or kept, of which no line tells yet."""
    feed = ReplayFeed(played("divercity", ("Ana", "Bruno"), seed), TableStyle((0, 1)))
    history, view = feed.whole_history(), view_of(feed.game)
    course = course_of(history, view.table(feed, TableStyle((0, 1))).log.groups, view.replay.turn)
    said = [course.titles[course.running(moment) - 1] for moment in range(1, feed.last)]
    assert all(title.startswith(f"Turn {frame.view.turn}:") for title, frame in zip(said, history[1:]))


def test_a_turn_that_is_over_as_soon_as_it_has_begun_is_the_last_one_nevertheless() -> None:
    """The diver is done, and then Ocean Corp. strikes and ends the game in the turn of the next one."""
    style = TableStyle((0, 1, 2, 3))
    feed = ReplayFeed(played("divercity", ("Ana", "Bruno", "Cleo", "Dan"), 2), style)
    history, view = feed.whole_history(), view_of(feed.game)
    course = course_of(history, view.table(feed, style).log.groups, view.replay.turn)
    assert course.titles[-2:] == ("Turn 18: Cleo", "Turn 19: Dan")


def test_what_follows_the_last_line_belongs_to_the_last_turn() -> None:
    assert course_of(frames(10), lambda history: log(history[:8])).ends == (4, 9)


def test_a_game_without_a_line_is_one_turn_and_one_without_an_action_has_none() -> None:
    assert course_of(frames(3), lambda history: []) == Course(("",), (2,), ())
    nothing = course_of(frames(1), log)
    assert nothing == Course((), (), ()) and nothing.last == nothing.nearest(3) == nothing.turned(0, 1) == 0


def test_lines_about_the_deal_lead_to_the_deal() -> None:
    dealt = LogGroup("", (LogEntry(None, "the first strike"), LogEntry(None, "two hotels")))
    assert course_of(frames(1), lambda history: [dealt]) == Course((), (), (0, 0))


def test_all_turns_are_equally_long_on_the_axis() -> None:
    course = course_of(frames(8), log)
    assert [course.axis(n) for n in (0, 2, 4, 7)] == [0, 0.5, 1, 2]
    assert [course.nearest(axis) for axis in (-3, 0.4, 0.6, 1.4, 9)] == [0, 0, 4, 4, 7]
    assert all(later > earlier for earlier, later in pairwise(course.axis(n) for n in range(8)))


def test_turns_are_turned_from_any_moment() -> None:
    course = course_of(frames(8), log)
    assert [course.turned(n, 1) for n in (0, 3, 4, 7)] == [4, 4, 7, 7]
    assert [course.turned(n, -1) for n in (7, 5, 4, 0)] == [4, 4, 0, 0]


def curves(*points: tuple[int, ...], contest: bool = True) -> Curves:
    seats = [SeatInfo(name, place, False) for place, name in enumerate("ABC")]
    made = Curves(
        frames(len(points)),
        lambda view: tuple(Standing(seat, value) for seat, value in zip(seats, points[view])),
        contest,
    )
    while made.working:
        made.work()
    return made


def test_curves_are_worked_out_point_by_point() -> None:
    made = Curves(frames(2), lambda view: (Standing(SeatInfo("A", 0, False), view),))
    assert (made.points, made.working, made.marks()) == ([], True, ())
    made.work()
    assert (made.points, made.working) == ([(0,)], True)
    made.work()
    made.work()
    assert (made.points, made.working) == ([(0,), (1,)], False)


def test_a_new_leader_and_the_largest_gain_are_marked() -> None:
    assert curves((0, 0), (3, 1), (4, 9), (9, 9)).marks() == (Mark("leader", 2, 1), Mark("most", 2, 1))


def test_who_cannot_see_the_curves_is_told_who_led_when() -> None:
    assert story_of(curves((0, 0), (3, 1), (4, 9), (9, 9), (12, 10))) == (
        "A leads from turn 1 on", "B leads from turn 2 on", "A leads from turn 4 on",
        "Most in one turn: B in turn 2, +8", "A: start 0, halfway 4, end 12", "B: start 0, halfway 9, end 10",
    )  # fmt: skip
    assert story_of(curves((0, 0), (3, 3)))[0] == "Nobody was ever alone in front"
    assert story_of(curves((0,), (4,), (7,), (9,), (9,)))[1:] == ("A: start 0, halfway 7, end 9",)
    assert len(story_of(curves((0, 0), (1, 4), (5, 4), contest=False))) == 3


@pytest.mark.parametrize(
    "made", [curves((0,), (4,)), curves((0, 0), (0, 0)), curves((0, 0), (1, 4), (5, 4), contest=False)]
)
def test_where_nobody_has_a_rival_or_gains_nothing_is_marked(made: Curves) -> None:
    assert made.marks() == ()
