"""The course of a game: its turns, which line of the log belongs to which moment, and how far everybody had come."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from game.ui.replay.terms import Standing
from game.ui.table.feed import Frame
from game.ui.table.log import LogGroup


@dataclass(frozen=True, slots=True)
class Course:
    """The turns of a game, as its log tells them. A moment is named by how many actions were played until then.

    Attributes:
        titles: of the turns, in their order.
        ends: the moments at which they are over; before the first one lies the deal.
        lines: for each line of the log the moment at which it was written.
    """

    titles: tuple[str, ...]
    ends: tuple[int, ...]
    lines: tuple[int, ...]

    @property
    def bounds(self) -> tuple[int, ...]:
        """The moments between the turns, from the deal to the end of the last one."""
        return (0, *self.ends)

    @property
    def last(self) -> int:
        """The last moment."""
        return self.bounds[-1]

    def turn(self, moment: int) -> int:
        """The turn, from 1, in which or at whose end a moment lies; 0 is the deal."""
        return bisect_left(self.bounds, moment)

    def title(self, moment: int) -> str:
        """What the turn of a moment is called; nothing for the deal."""
        turn = self.turn(moment)
        return self.titles[turn - 1] if turn else ""

    def running(self, moment: int) -> int:
        """The turn, from 1, that is played at a moment; at the end that is the last one, and 0 is the deal."""
        return min(bisect_right(self.bounds, moment), len(self.titles)) if moment else 0

    def axis(self, moment: int) -> float:
        """Where a moment lies when all turns are equally long: 2.5 is the middle of the third one."""
        turn = self.turn(moment)
        if turn == 0:
            return 0.0
        begin, end = self.bounds[turn - 1], self.bounds[turn]
        return turn - 1 + (moment - begin) / (end - begin)

    def nearest(self, axis: float) -> int:
        """The moment between two turns that lies nearest to a place on the axis."""
        return self.bounds[min(max(0, round(axis)), len(self.bounds) - 1)]

    def line(self, moment: int) -> int:
        """The line of the log, from 0, that was written last at a moment; before there is any, the first."""
        return max(0, bisect_right(self.lines, moment) - 1)

    def turned(self, moment: int, by: int) -> int:
        """The end of the turn after a moment, or of the one before it."""
        if by > 0:
            return next((bound for bound in self.bounds if bound > moment), self.last)
        return next((bound for bound in reversed(self.bounds) if bound < moment), 0)


def course_of(
    history: Sequence[Frame[Any]],
    log: Callable[[Sequence[Frame[Any]]], Sequence[LogGroup]],
    turn: Callable[[Any], int] | None = None,
) -> Course:
    """The course of a game.

    Args:
        history: all its public moments, from the first deal on.
        log: makes the log of some of them.
        turn: the number of the turn that is played in a view; without it a turn ends with its last line. The last
            moment is left to the last turn.
    """
    last = len(history) - 1
    written = [sum(len(group.entries) for group in log(history[: number + 1])) for number in range(len(history))]
    titles: list[str] = []
    ends: list[int] = []
    count = 0
    for group in log(history):
        count += len(group.entries)
        end = next((number for number, lines in enumerate(written) if lines >= count), last)
        while turn and 0 < end < last - 1 and turn(history[end].view) == turn(history[end - 1].view):
            end += 1
        if end > (ends[-1] if ends else 0):
            titles.append(group.title)
            ends.append(end)
    if not ends:
        titles, ends = [""], [last]
    ends[-1] = last
    lines = [next((n for n, have in enumerate(written) if have > line), last) for line in range(written[-1])]
    return Course(tuple(titles), tuple(ends), tuple(lines)) if last else Course((), (), tuple(lines))


Kind = Literal["leader", "most"]


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that stands out: at the end of a turn, from 1, somebody takes the lead, or gains most of all.

    `curve`: the place of the curve it is about.
    """

    kind: Kind
    turn: int
    curve: int


class Curves:
    """How far everybody had come at the end of each turn, worked out turn by turn.

    Args:
        frames: the public moments between the turns.
        standings: what is followed at a moment.
        contest: the curves are those of rivals.

    Attributes:
        contest: the curves are those of rivals.
        points: for each moment that is worked out, the points of each curve.
        ends: the last moment that is worked out, with who each curve is about.
    """

    def __init__(
        self, frames: Sequence[Frame[Any]], standings: Callable[[Any], tuple[Standing, ...]], contest: bool = True
    ) -> None:
        self._frames, self._standings, self.contest = list(frames), standings, contest
        self.points: list[tuple[int, ...]] = []
        self.ends: tuple[Standing, ...] = ()

    @property
    def working(self) -> bool:
        """Not every moment is worked out."""
        return len(self.points) < len(self._frames)

    def work(self) -> None:
        """Works out the next moment, if there is one."""
        if self.working:
            self.ends = self._standings(self._frames[len(self.points)].view)
            self.points.append(tuple(one.points for one in self.ends))

    def marks(self) -> tuple[Mark, ...]:
        """Who took the lead when, alone and after somebody else had it, and the largest gain of a single turn.

        Nothing before all is worked out, and nothing where nobody has a rival.
        """
        if self.working or len(self.ends) < 2 or not self.contest:
            return ()
        found, leader = [], None
        for turn, points in enumerate(self.points):
            best = max(points)
            if points.count(best) == 1 and points.index(best) != leader:
                if leader is not None:
                    found.append(Mark("leader", turn, points.index(best)))
                leader = points.index(best)
        gains = [
            (now - before, -turn, curve)
            for turn, (earlier, later) in enumerate(pairwise(self.points), start=1)
            for curve, (before, now) in enumerate(zip(earlier, later))
        ]
        if gains and max(gains)[0] > 0:
            _, turn, curve = max(gains)
            found.append(Mark("most", -turn, curve))
        return tuple(found)
