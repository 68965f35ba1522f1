"""Statistics are a fold over finished games: nothing is counted twice and nothing is kept."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from game.profile.entries import Result


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game as the statistics of one person see it.

    Attributes:
        game: the game's id, such as "forest".
        seats: the seats that were this person's.
        result: as in `Finished`.
    """

    game: str
    seats: frozenset[int]
    result: Result
    ended: datetime

    @property
    def points(self) -> int | None:
        """The person's total, the best of several seats; None in a game without points."""
        return max((total for seat, total in enumerate(self.result["totals"]) if seat in self.seats), default=None)

    @property
    def won(self) -> bool:
        """Whether one of the person's seats is among the winners."""
        return not self.seats.isdisjoint(self.result["winners"])

    @property
    def grade(self) -> str | None:
        """The grade reached in a solo game, if any."""
        solo = self.result["solo"]
        return None if solo is None or solo["grade"] is None else str(solo["grade"])


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """One person's games of one kind.

    Attributes:
        games: how many were finished.
        mean: the mean of the points, None without points.
        grades: how often each solo grade was reached.
    """

    games: int
    wins: int
    mean: float | None
    best: int | None
    grades: Mapping[str, int]


def statistics(played: Iterable[Played]) -> dict[str, GameStatistics]:
    """What one person's finished games add up to, by game id."""
    by_game: dict[str, list[Played]] = {}
    for one in played:
        by_game.setdefault(one.game, []).append(one)
    return {game: _of_one_game(several) for game, several in by_game.items()}


def best(played: Iterable[Played]) -> tuple[int, datetime] | None:
    """The most points and the day they were first reached; None when there are no points."""
    reached = [(one.points, one.ended) for one in played if one.points is not None]
    return min(reached, key=lambda score: (-score[0], score[1]), default=None)


def _of_one_game(played: list[Played]) -> GameStatistics:
    points = [one.points for one in played if one.points is not None]
    return GameStatistics(
        games=len(played),
        wins=sum(one.won for one in played),
        mean=sum(points) / len(points) if points else None,
        best=max(points, default=None),
        grades=Counter(one.grade for one in played if one.grade is not None),
    )
