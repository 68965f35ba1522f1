"""What a person has reached: a fold over the games that are kept."""

from datetime import UTC, datetime
from typing import Any

from game.core.goals import Goal, Goals
from game.profile.paths import path
from game.profile.summaries import Summary

GOALS: Goals[Any] = Goals(
    (Goal("easy", 30, lambda end: end),), (Goal("bees", 18, lambda end: end), Goal("win", 1, lambda end: end))
)
ANA, BEN = 1, 2


def game(number: int, *have: dict[str, int], assisted: bool = False, seats: dict[int, int] | None = None) -> Summary:
    day = datetime(2026, 5, number, tzinfo=UTC)
    data = {str(seat): {"have": one} for seat, one in enumerate(have)}
    return Summary(number, seats or {0: ANA}, day, day, data, assisted)


def test_a_goal_is_met_by_the_first_game_that_comes_to_it() -> None:
    found = path(GOALS, [game(1, {"bees": 12}), game(2, {"bees": 18}), game(3, {"bees": 24})], ANA)
    bees = found.reached["bees"]
    assert (bees.best, bees.met and bees.met.id, bees.number) == (24, 2, 1)
    assert bees.best_game is not None
    assert bees.best_game.id == 3
    assert (found.games, found.newest, found.met(["bees", "win"])) == (3, "bees", 1)


def test_what_no_game_could_show_is_open() -> None:
    found = path(GOALS, [game(1, {"bees": 3})], ANA)
    assert found.reached["easy"].best is None
    assert found.newest is None


def test_without_hints_counts_more_than_with_them() -> None:
    helped = path(GOALS, [game(1, {"win": 1}, assisted=True)], ANA).reached["win"]
    assert (helped.met is not None, helped.assisted) == (True, True)
    alone = path(GOALS, [game(1, {"win": 1}, assisted=True), game(2, {"win": 1})], ANA).reached["win"]
    assert (alone.met and alone.met.id, alone.assisted) == (2, False)


def test_only_the_seats_of_a_person_count() -> None:
    games = [game(1, {"bees": 20}, {"bees": 4}, seats={0: BEN, 1: ANA})]
    assert path(GOALS, games, ANA).reached["bees"].best == 4
    assert path(GOALS, games, BEN).reached["bees"].best == 20
    assert path(GOALS, games, 3).games == 0


def test_damaged_values_mean_nothing() -> None:
    bad: list[Any] = [{"have": {"bees": "x", "cows": 4, "win": None}}, {"have": 7}, "x"]
    day = datetime(2026, 5, 1, tzinfo=UTC)
    games = [Summary(n, {0: ANA}, day, day, {"0": data}) for n, data in enumerate(bad)]
    assert path(GOALS, games, ANA).met(GOALS.needed) == 0


def test_from_the_easiest_on_the_same_game_brings_several() -> None:
    found = path(GOALS, [game(1, {"easy": 31, "bees": 18, "win": 1})], ANA)
    assert found.met(GOALS.needed) == 3
