"""The command that counts how often goals are met."""

from pathlib import Path

from tests.bench.goals import counted, recorded
from tests.support.history import played


def test_it_counts_seats_of_each_level(tmp_path: Path) -> None:
    levels = {0: "expert", 1: "medium", 2: "medium"}
    games = [played("forest", ("a", "b", "c"), seed=seed, bots=levels) for seed in (1, 2)]
    seats, met = counted("forest", games)
    assert seats == {"expert": 2, "medium": 4}
    assert met["expert", "variety"] <= 2
    for number, game in enumerate(games):
        (tmp_path / f"forest-{number}.txt").write_text(game.record.text(), encoding="utf-8")
    assert counted("forest", recorded("forest", [tmp_path])) == (seats, met)
    assert counted("ocean", recorded("ocean", [tmp_path])) == ({}, {})
