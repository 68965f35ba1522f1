"""Which species somebody has met: a fold over the games that are kept."""

from datetime import UTC, datetime
from typing import Any

from game.profile.sightings import sightings
from game.profile.summaries import Summary

ANA, BEN = 1, 2


def game(number: int, found: Any, seats: dict[int, int] | None = None) -> Summary:
    day = datetime(2026, 5, number, tzinfo=UTC)
    return Summary(number, seats or {0: ANA}, day, day, {"0": {"found": found}})


def test_what_a_species_was_to_a_person() -> None:
    games, found = sightings(
        [game(1, {"bee": 9}), game(2, {"fox": 3}), game(3, {"bee": 15}), game(4, {"bee": 15})], ANA
    )
    bee = found["bee"]
    assert games == 4
    assert (bee.first.id, bee.best, bee.best_game.id, bee.games, bee.sum) == (1, 15, 3, 3, 39)
    assert found["fox"].games == 1


def test_only_the_seats_of_a_person_count() -> None:
    assert sightings([game(1, {"bee": 9}, {0: BEN, 1: ANA})], ANA) == (0, {})
    assert sightings([game(1, {"bee": 9}, {0: BEN})], BEN)[1].keys() == {"bee"}


def test_damaged_values_mean_nothing() -> None:
    for bad in (7, None, {"bee": "x"}, {"bee": 0}, {"bee": True}):
        assert sightings([game(1, bad)], ANA)[1] == {}
