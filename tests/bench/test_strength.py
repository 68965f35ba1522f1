"""The table of strengths reads what it should out of games."""

import pytest

from tests.bench.strength import TABLES, play, summary


def test_a_share_is_told_with_its_interval_and_what_it_should_be() -> None:
    assert summary(TABLES["forest"], [1.0] * 9 + [0.0]).split() == ["90%", "[60%", "to", "98%]", "10", "88%", "95%"]


def test_points_are_told_with_their_interval() -> None:
    assert summary(TABLES["aqua-solo"], [90.0, 100.0]).split() == ["95.0", "±", "9.8", "2", "94", "98"]


@pytest.mark.parametrize("name", ["forest-solo", "scuba", "open-water-pointing"])
def test_a_random_player_does_not_get_there(name: str) -> None:
    assert play(TABLES[name], "random", 2, 1) == [0.0, 0.0]


def test_the_points_of_a_random_reef() -> None:
    assert 0 < play(TABLES["aqua-solo"], "random", 1, 1)[0] < 60


def test_games_that_are_played_side_by_side_come_to_the_same() -> None:
    table = TABLES["scuba-pointing"]
    assert play(table, "random", 3, 1, jobs=2) == play(table, "random", 3, 1)
