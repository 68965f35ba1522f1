"""The numbers of the statistics, without a screen."""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from itertools import permutations

import pytest

from game.profile.figures import ALONE, PEOPLE, Figures, RowMean, Share, Tally, bins
from game.ui.journal.charts import duration, summary_of

Added = tuple[Tally, frozenset[int], datetime]
NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


def figures_of(tallies: Iterable[Added]) -> Figures:
    """The statistics over these games."""
    figures = Figures()
    for one in tallies:
        figures.add(*one)
    return figures


def game(
    *totals: int,
    day: int = 0,
    seats: frozenset[int] = frozenset({0}),
    levels: frozenset[str] = frozenset(),
    rows: Mapping[str, tuple[int, ...]] | None = None,
    seconds: int | None = 60,
    players: int | None = None,
) -> Added:
    best = max(totals)
    winners = frozenset(seat for seat, total in enumerate(totals) if total == best)
    one = Tally(players or len(totals), totals, winners, levels, rows or {}, seconds)
    return one, seats, NOON + timedelta(days=day)


def test_nobody_has_played_anything() -> None:
    figures = figures_of(())
    assert figures == Figures() and figures.mean is None and figures.spread is None


def test_games_wins_streaks_and_time() -> None:
    tallies = [
        game(10, 8), game(7, 9, seconds=None), game(12, 3, day=1), game(14, 3, day=2), game(9, 9, day=5),
    ]  # fmt: skip
    figures = figures_of(tallies)
    assert (figures.games, figures.wins, figures.streak, figures.days) == (5, 4, 3, 3)
    assert (figures.points, figures.mean) == ({10: 1, 7: 1, 12: 1, 14: 1, 9: 1}, 10.4)
    assert (figures.seconds, figures.timed) == (240, 4)


def test_days_in_a_row_are_found_in_any_order() -> None:
    first = NOON.date().toordinal()
    for days in permutations((0, 1, 2, 4, 5, 7)):
        figures = figures_of(game(10, 8, day=day) for day in (*days, *days))
        runs = [[begin - first, end - first] for begin, end in figures.day_runs]
        assert (runs, figures.days) == ([[0, 2], [4, 5], [7, 7]], 3), days


@pytest.mark.parametrize(
    ("days", "runs"),
    [((0, 1, 2, 1), [[0, 2]]), ((0, 2, 1), [[0, 2]]), ((5, 4, 0), [[0, 0], [4, 5]]), ((0, 0), [[0, 0]])],
)
def test_a_day_joins_the_runs_beside_it(days: tuple[int, ...], runs: list[list[int]]) -> None:
    first = NOON.date().toordinal()
    figures = figures_of(game(10, 8, day=day) for day in days)
    assert [[begin - first, end - first] for begin, end in figures.day_runs] == runs


def test_wins_by_players_and_by_the_strongest_computer() -> None:
    tallies = [
        game(10, 8, levels=frozenset({"easy"})),
        game(10, 8, 12, levels=frozenset({"easy", "expert"})),
        game(10, 8, 2),
        game(40, 3, players=1),
        game(9, 8, levels=frozenset({"random"})),
    ]
    figures = figures_of(tallies)
    assert figures.by_players == (Share("1", 1, 1), Share("2", 2, 2), Share("3", 2, 1))
    assert [(one.of, one.games, one.wins) for one in figures.by_company] == [
        (ALONE, 1, 1), ("random", 1, 1), ("easy", 1, 1), ("expert", 1, 0), (PEOPLE, 1, 1),
    ]  # fmt: skip


def test_rows_against_everybody_else_at_the_same_tables() -> None:
    tallies = [
        game(5, 9, 4, rows={"bee": (3, 6, 0), "bear": (2, 3, 4)}),
        game(7, 1, seats=frozenset({1}), rows={"bee": (7, 1)}),
    ]
    assert figures_of(tallies).by_row == (RowMean("bee", 2, 13 / 3), RowMean("bear", 2, 3.5))
    assert figures_of([game(5, players=1, rows={"bee": (4,)})]).by_row == (RowMean("bee", 4, None),)


def test_of_several_seats_the_best_one_counts() -> None:
    figures = figures_of([game(5, 9, 4, seats=frozenset({0, 1}), rows={"bee": (1, 2, 9)})])
    assert (figures.points, figures.by_row) == ({9: 1}, (RowMean("bee", 2, 9),))


@pytest.mark.parametrize("points", [[7], [-12, 3], [0, 100], [*range(60)], [5, 100_000]])
def test_every_game_lies_in_one_part(points: list[int]) -> None:
    parts = bins(Counter(points))
    assert sum(count for _, _, count in parts) == len(points) and len(parts) <= 12
    assert parts[0][0] <= min(points) and parts[-1][1] >= max(points)


@pytest.mark.parametrize(
    ("points", "parts"),
    [
        ([7], [(5, 9, 1)]),
        ([5, 9, 10], [(5, 9, 2), (10, 14, 1)]),
        ([-12, 3, 3], [(-15, -11, 1), (-10, -6, 0), (-5, -1, 0), (0, 4, 2)]),
        ([0, 20], [(0, 4, 1), (5, 9, 0), (10, 14, 0), (15, 19, 0), (20, 24, 1)]),
    ],
)
def test_parts_are_as_narrow_as_they_can_be(points: list[int], parts: list[tuple[int, int, int]]) -> None:
    assert bins(Counter(points)) == tuple(parts)


@pytest.mark.parametrize(("high", "width"), [(59, 5), (60, 10), (119, 10), (120, 20), (240, 50), (600, 100)])
def test_there_are_at_most_twelve_parts(high: int, width: int) -> None:
    parts = bins({0: 1, high: 2})
    assert (parts[0], parts[-1][2]) == ((0, width - 1, 1), 2)
    assert len(parts) == high // width + 1 <= 12
    assert len(bins({4: 1, high + 4: 1})) <= 12


def test_the_figures_in_words() -> None:
    words = {about: value for value, about in summary_of(figures_of([game(10, 8), game(7, 9)])).figures}
    assert words["games"] == "2" and words["won, 50 %"] == "1" and words["best"] == "10"
    assert words["mean and spread"] == "8.5 ± 1.5" and words["played in 2 games"] == "2 min"
    assert duration(3 * 3600 + 61) == "3 h 1 min"
