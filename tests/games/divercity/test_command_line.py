"""A game without score sheets on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from game import cli
from tests.games.divercity.tables import play, table


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    """A game that the hotels win in the third turn."""
    cards = "hotels:red+green hotels:blue+orange hotels:purple+yellow"
    game = play(table(2, cards=cards, variants=["beginner"]), "0 play 0", "1 play 0")
    file = tmp_path / "game.txt"
    file.write_text(game.record.text(), encoding="utf-8")
    return file


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert cli.main(["simulate", "divercity", "--seats", "medium,medium", "--games", "6", "--json", *more]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_simulate_tells_the_win_rate_its_interval_and_the_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    answer = simulated(capsys)
    assert list(answer) == ["game", "games", "seed", "win_rate", "interval", "reasons", "moves_per_second"]
    low, high = answer["interval"]
    assert 0 <= low <= answer["win_rate"] <= high <= 1
    assert sum(answer["reasons"].values()) == pytest.approx(1, abs=0.01)
    assert answer["reasons"].get("saved", 0) == answer["win_rate"]


def test_simulate_takes_lists_as_options(capsys: pytest.CaptureFixture[str]) -> None:
    answer = simulated(capsys, "--option", 'variants=["duel"]', "--option", "level=poseidon")
    assert answer["win_rate"] == 0


def test_simulate_prints_it_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "divercity", "--seats", "random", "--games", "3"]) == 0
    first, second, last = capsys.readouterr().out.splitlines()
    assert first.split() == ["won", "0.0", "(0.0", "to", "0.562)"]
    assert second.startswith("reasons")
    assert last.startswith("3 games")


def test_replay_tells_how_the_divers_fared_and_has_no_sheets(lost: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(lost), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert list(answer) == ["actions", "over", "outcome", "position"]
    assert answer["outcome"] == {"result": "lost", "reason": "hotels"}
    assert list(answer["position"]) == ["ladder", "built", "hands", "species_left", "corporation_left", "active"]
    assert cli.main(["replay", str(lost)]) == 0
    assert capsys.readouterr().out.startswith("2 actions, lost: hotels\n")


def test_score_refuses_kindly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"game": "divercity"}', encoding="utf-8")
    assert cli.main(["score", str(file)]) == 2
    assert capsys.readouterr().err == "biotope: Nobody scores in divercity: the divers win or lose together.\n"
