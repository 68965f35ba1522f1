"""Whole games worked out on paper: the rules must come to the same end."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.divercity.game import DIVERCITY

LINES = (Path(__file__).parent / "worked_games.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("worked", [json.loads(line) for line in LINES])
def test_a_worked_game_comes_to_its_end(worked: dict[str, Any]) -> None:
    session = Session(DIVERCITY, Record.parse("\n".join(worked["record"])))
    answer = worked["answer"]
    assert session.outcome is not None
    assert session.outcome.data() == answer.pop("outcome")
    position = session.position()
    assert {key: position[key] for key in answer} == answer
    assert Session(DIVERCITY, session.record).position() == position
