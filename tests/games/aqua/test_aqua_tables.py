"""Whole tables of AQUA, stated with their sheets."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.games.aqua.position import score_position

TABLES = [json.loads(line) for line in Path(__file__).with_name("aqua_tables.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_stated_table(table: dict[str, Any]) -> None:
    answer = score_position(table["position"])
    assert {key: answer[key] for key in table["answer"]} == table["answer"]
