"""Statistics of a player in one kind of game, summed up game by game."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from math import sqrt
from operator import itemgetter
from typing import Final

ALONE: Final = "alone"
PEOPLE: Final = "people"
_STRENGTH: Final = ("random", "easy", "medium", "expert")
COMPANY: Final = (ALONE, *_STRENGTH, PEOPLE)
"""With whom somebody can have played: alone, with computers, of which the strongest counts, with people only."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A finished game as the statistics see it.

    Attributes:
        players: how many persons and computers played.
        totals: points by seat, a rival's last; none in a game without points.
        winners: seats.
        levels: of the computers.
        rows: row of the score sheet → points by seat.
        seconds: how long was played; None where that was not measured.
    """

    players: int
    totals: tuple[int, ...]
    winners: frozenset[int]
    levels: frozenset[str]
    rows: Mapping[str, tuple[int, ...]]
    seconds: int | None


@dataclass(frozen=True, slots=True)
class Share:
    """So many of some games were won. `of`: which ones: a number of players, or one of `COMPANY`."""

    of: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class RowMean:
    """A row of the score sheet: a person's points in the mean, and those of everybody else at the same tables.

    `theirs`: None where nobody else had a sheet.
    """

    row: str
    own: float
    theirs: float | None


@dataclass
class Figures:
    """The statistics of a person in one game, so far.

    Attributes:
        games: how many were finished.
        wins: how many of them were won.
        points: how often a game brought so many; of several seats the best one counts.
        streak: the most games won one after the other; `run` so many until now.
        day_runs: first and last day (ordinals of dates) of each run of days in a row on which a game was finished,
            in order, with at least one day between two runs.
        seconds: the time played in the games of which it is known.
        timed: how many those are.
        players: how many sat at the table → games and wins.
        company: one of `COMPANY` → games and wins.
        rows: row of the score sheet → own sum and number, the sum and number of everybody else.
    """

    games: int = 0
    wins: int = 0
    points: dict[int, int] = field(default_factory=dict)
    streak: int = 0
    run: int = 0
    day_runs: list[list[int]] = field(default_factory=list)
    seconds: int = 0
    timed: int = 0
    players: dict[str, list[int]] = field(default_factory=dict)
    company: dict[str, list[int]] = field(default_factory=dict)
    rows: dict[str, list[int]] = field(default_factory=dict)

    def add(self, one: Tally, mine: frozenset[int], ended: datetime) -> None:
        """Count one more game; games are added in the order in which they were begun.

        Args:
            one: the game.
            mine: the seats of the player whose statistics these are.
            ended: when it ended, at the UTC offset of where it ended.
        """
        won = not mine.isdisjoint(one.winners)
        self.games += 1
        self.wins += won
        self.run = self.run + 1 if won else 0
        self.streak = max(self.streak, self.run)
        self._add_day(ended.date().toordinal())
        if one.seconds is not None:
            self.seconds += one.seconds
            self.timed += 1
        for shares, kind in ((self.players, str(one.players)), (self.company, _company(one))):
            share = shares.setdefault(kind, [0, 0])
            share[0] += 1
            share[1] += won
        seat = max((s for s in sorted(mine) if s < len(one.totals)), key=one.totals.__getitem__, default=None)
        if seat is not None:
            self.points[one.totals[seat]] = self.points.get(one.totals[seat], 0) + 1
            self._add_rows(one, mine, seat)

    def _add_day(self, day: int) -> None:
        """Take in a day on which a game was finished, in any order: clocks are set back, and games are imported."""
        at = bisect_right(self.day_runs, day, key=itemgetter(0))
        begin, end, first, last = at, at, day, day
        if at > 0 and self.day_runs[at - 1][1] >= day - 1:
            begin -= 1
            first, last = self.day_runs[begin][0], max(day, self.day_runs[begin][1])
        if end < len(self.day_runs) and self.day_runs[end][0] == last + 1:
            last = self.day_runs[end][1]
            end += 1
        self.day_runs[begin:end] = [[first, last]]

    def _add_rows(self, one: Tally, mine: frozenset[int], seat: int) -> None:
        others = [other for other in range(len(one.totals)) if other not in mine]
        for row, points in one.rows.items():
            if len(points) == len(one.totals):
                sums = self.rows.setdefault(row, [0, 0, 0, 0])
                sums[0] += points[seat]
                sums[1] += 1
                for other in others:
                    sums[2] += points[other]
                sums[3] += len(others)

    @property
    def days(self) -> int:
        """The most days in a row on each of which a game was finished."""
        return max((last - first + 1 for first, last in self.day_runs), default=0)

    @property
    def mean(self) -> float | None:
        """The points of a game in the mean."""
        count = sum(self.points.values())
        return sum(value * times for value, times in self.points.items()) / count if count else None

    @property
    def spread(self) -> float | None:
        """How far the points of a game usually lie from the mean: the standard deviation."""
        mean, count = self.mean, sum(self.points.values())
        if mean is None:
            return None
        return sqrt(sum(times * (value - mean) ** 2 for value, times in self.points.items()) / count)

    @property
    def by_players(self) -> tuple[Share, ...]:
        """Games and wins by how many sat at the table, the fewest first."""
        return tuple(Share(kind, *self.players[kind]) for kind in sorted(self.players, key=int))

    @property
    def by_company(self) -> tuple[Share, ...]:
        """Games and wins in the order of `COMPANY`."""
        return tuple(Share(kind, *self.company[kind]) for kind in COMPANY if kind in self.company)

    @property
    def by_row(self) -> tuple[RowMean, ...]:
        """The means by row, in the order of the score sheet."""
        return tuple(
            RowMean(row, own / count, theirs / others if others else None)
            for row, (own, count, theirs, others) in self.rows.items()
        )


def _company(one: Tally) -> str:
    if one.players == 1:
        return ALONE
    return max((level for level in one.levels if level in _STRENGTH), key=_STRENGTH.index, default=PEOPLE)


def bins(points: Mapping[int, int], most: int = 12) -> tuple[tuple[int, int, int], ...]:
    """Points sorted into at most so many parts of equal width: the first of each, the last, how many lie in it."""
    low, high = min(points), max(points)
    width = next(w for w in (5, 10, 20, 50, 100, 1000, 10**6) if high // w - low // w < most)
    counts = dict.fromkeys(range(low // width * width, high + 1, width), 0)
    for value, times in points.items():
        counts[value // width * width] += times
    return tuple((first, first + width - 1, count) for first, count in counts.items())
