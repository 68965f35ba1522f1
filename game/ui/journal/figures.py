"""What a person's games of one kind add up to: the numbers behind the page of the statistics, without a screen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean, pstdev

from game.profile.tallies import Tally
from game.ui.lineup import LEVELS

ALONE = "alone"
PEOPLE = "people"


@dataclass(frozen=True, slots=True)
class Share:
    """So many of some games were won. `of`: which ones, a number of players, a level, `ALONE` or `PEOPLE`."""

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


@dataclass(frozen=True, slots=True)
class Figures:
    """The statistics of a person in one game.

    Attributes:
        points: of every game with points, the oldest first.
        streak: the most games won one after the other.
        days: the most days, one after the other, on each of which a game was finished.
        seconds: the time played in the games of which it is known.
        timed: how many those are.
        by_players: by how many sat at the table, the fewest first.
        by_level: alone, against the strongest level of computers at the table, against people only.
        rows: in the order of the score sheet.
    """

    games: int
    wins: int
    points: tuple[int, ...]
    streak: int
    days: int
    seconds: int
    timed: int
    by_players: tuple[Share, ...]
    by_level: tuple[Share, ...]
    rows: tuple[RowMean, ...]

    @property
    def mean(self) -> float | None:
        """The points of a game in the mean."""
        return fmean(self.points) if self.points else None

    @property
    def spread(self) -> float | None:
        """How far the points of a game usually lie from the mean: the standard deviation."""
        return pstdev(self.points) if self.points else None


def figures_of(tallies: Sequence[Tally], profile: int) -> Figures:
    """The statistics of a person.

    Args:
        tallies: that person's games of one kind, the oldest first.
        profile: the person's number.
    """
    own = [(one, frozenset(seat for seat, who in one.seats.items() if who == profile)) for one in tallies]
    won = [not seats.isdisjoint(one.winners) for one, seats in own]
    days = sorted({one.ended.astimezone().date().toordinal() for one in tallies})
    in_a_row = (len(list(run)) for _, run in groupby(enumerate(days), key=lambda day: day[1] - day[0]))
    return Figures(
        games=len(own),
        wins=sum(won),
        points=tuple(one.totals[seat] for one, seats in own if (seat := _best(one, seats)) is not None),
        streak=max((len(list(run)) for is_won, run in groupby(won) if is_won), default=0),
        days=max(in_a_row, default=0),
        seconds=sum(one.seconds or 0 for one in tallies),
        timed=sum(one.seconds is not None for one in tallies),
        by_players=_shares((str(one.players) for one in tallies), won, [str(n) for n in range(1, 10)]),
        by_level=_shares(map(_company, tallies), won, [ALONE, *LEVELS, PEOPLE]),
        rows=_rows(own),
    )


def _best(one: Tally, seats: frozenset[int]) -> int | None:
    """Of somebody's seats the one with the most points."""
    scored = [seat for seat in sorted(seats) if seat < len(one.totals)]
    return max(scored, key=one.totals.__getitem__, default=None)


def _company(one: Tally) -> str:
    """With whom somebody played: the strongest of the computers counts."""
    if one.players == 1:
        return ALONE
    return max((level for level in one.levels.values() if level in LEVELS), key=LEVELS.index, default=PEOPLE)


def _shares(kinds: Iterable[str], won: Sequence[bool], order: Sequence[str]) -> tuple[Share, ...]:
    counted: dict[str, list[bool]] = {}
    for kind, is_won in zip(kinds, won, strict=True):
        counted.setdefault(kind, []).append(is_won)
    return tuple(Share(kind, len(counted[kind]), sum(counted[kind])) for kind in order if kind in counted)


def _rows(own: Sequence[tuple[Tally, frozenset[int]]]) -> tuple[RowMean, ...]:
    mine: dict[str, list[int]] = {}
    theirs: dict[str, list[int]] = {}
    for one, seats in own:
        seat = _best(one, seats)
        for row, points in one.rows.items():
            if seat is not None and seat < len(points):
                mine.setdefault(row, []).append(points[seat])
                theirs.setdefault(row, []).extend(value for other, value in enumerate(points) if other not in seats)
    return tuple(
        RowMean(row, fmean(points), fmean(theirs[row]) if theirs[row] else None) for row, points in mine.items()
    )


def bins(points: Sequence[int], most: int = 12) -> tuple[tuple[int, int, int], ...]:
    """Points sorted into at most so many parts of equal width: the first of each, the last, how many lie in it."""
    low, high = min(points), max(points)
    width = next(w for w in (5, 10, 20, 50, 100, 1000, 10**6) if high // w - low // w < most)
    firsts = range(low // width * width, high + 1, width)
    counts = dict.fromkeys(firsts, 0)
    for value in points:
        counts[value // width * width] += 1
    return tuple((first, first + width - 1, count) for first, count in counts.items())
