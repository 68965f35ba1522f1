"""Whole tables of Forest: the example of the rulebook, and stated tables with their sheets."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.errors import CorruptRecord
from game.core.score import ScoreRow, ScoreSheet
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.scoring import result, score_sheets
from game.games.registry import GAMES
from tests.games.ecosystem.boards import layout

KACKA = "CADDC/MSSSC/DTFMZ/SBTCM"
TYNA = "MFWWZ/SMMMM/FFZMW/SCCTT"
MARTIN = (
    "MZSSS/RMZSD/MTSRS/ARMDS",
    "MZSSS/RMZSD/STRMS/ARMDS",
    "MZSSS/RMZDS/MTRSM/ARDST",
    "MZSSS/RMZSD/DTRMS/ARMDS",
    "MZSSS/RMZSD/MTDRS/ARMDS",
)
ROWS = [*FOREST.deck, "biodiversity"]
TABLES = [json.loads(line) for line in Path(__file__).with_name("forest_tables.jsonl").read_text().splitlines()]


def score(**position: Any) -> Any:
    return GAMES["forest"].score_position({"game": "forest", **position})


@pytest.mark.parametrize("martin", MARTIN)
def test_the_example_game_of_the_rulebook(martin: str) -> None:
    """The rulebook prints the points but not every grid: five grids of Martin's fit all that it prints."""
    sheets = score(boards=[KACKA, martin, TYNA])["sheets"]
    assert [list(sheet["rows"].values()) for sheet in sheets] == [
        [0, 3, 7, 4, 4, 6, 2, 12, 0, 5, 0, 7],
        [3, 0, 8, 2, 0, 9, 6, 0, 0, 8, 0, 0],
        [0, 6, 0, 0, 0, 9, 0, 6, 12, 0, 15, -5],
    ]
    assert [sheet["total"] for sheet in sheets] == [50, 36, 43]
    assert list(sheets[0]["rows"]) == ROWS


def test_a_board_of_sixty_points_against_nothing_but_hares() -> None:
    sheet = score_sheets(FOREST, [layout("RARFW/TSDBZ/MMCSS/MWCZF"), layout("RRRRR/RRRRR/RRRRR/RRRRR")])[0]
    assert list(sheet.points().values()) == [2, 3, 1, 2, 2, 0, 6, 6, 12, 8, 6, 12]
    assert sheet.total == 60


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_stated_table(table: dict[str, Any]) -> None:
    answer = score(**table["position"])
    assert answer["sheets"] == table["answer"]["sheets"]
    totals = [sheet["total"] for sheet in answer["sheets"]]
    if table["position"].get("rival") is None:
        assert answer["winners"] == [seat for seat, total in enumerate(totals) if total == max(totals)]
    else:
        assert answer["margin"] == totals[0] - totals[1]


def test_the_highest_total_wins_and_a_tie_shares_the_victory() -> None:
    assert score(boards=[KACKA, MARTIN[0], TYNA])["winners"] == [0]
    assert score(boards=["M..../...../...../....."] * 3)["winners"] == [0, 1, 2]


def test_the_neutral_pile_takes_part_in_the_comparisons() -> None:
    alone = score(boards=[KACKA, MARTIN[0]])["sheets"]
    compared = score(boards=[KACKA, MARTIN[0]], neutral="SSSSSSSSSRRWW")["sheets"]
    changed = {row for a, b in zip(alone, compared) for row in ROWS if a["rows"][row] != b["rows"][row]}
    assert changed == {"stream", "biodiversity"}
    assert [sheet["rows"]["biodiversity"] for sheet in compared] == [3, 0]
    assert [sheet["rows"]["stream"] for sheet in alone] == [5, 8]
    assert [sheet["rows"]["stream"] for sheet in compared] == [0, 5]


@pytest.mark.parametrize(
    ("margin", "grade", "winners"),
    [
        (-3, None, []),
        (0, None, []),
        (1, None, [0]),
        (29, None, [0]),
        (30, "easy", [0]),
        (49, "easy", [0]),
        (50, "normal", [0]),
        (69, "normal", [0]),
        (70, "hard", [0]),
    ],
)
def test_any_lead_over_benedikt_wins_and_large_ones_have_a_name(
    margin: int, grade: str | None, winners: list[int]
) -> None:
    sheets = [ScoreSheet((ScoreRow("fox", 20 + margin),)), ScoreSheet((ScoreRow("fox", 20),))]
    outcome = result(FOREST, sheets, rival=1)
    assert (outcome.margin, outcome.grade, list(outcome.winners)) == (margin, grade, winners)


def test_benedikt_scores_no_biodiversity() -> None:
    assert [sheet["rows"]["biodiversity"] for sheet in score(boards=[KACKA, TYNA], rival=1)["sheets"]] == [7, 0]


EMPTY = "...../...../...../....."


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({}, "boards"),
        ({"boards": "SSSSS"}, "list of texts"),
        ({"boards": []}, "1 to 6 boards"),
        ({"boards": [EMPTY] * 7}, "1 to 6 boards"),
        ({"boards": ["SSSSS/SSSSS/SSSSS"]}, "not four rows of five"),
        ({"boards": ["SSSSSS/...../...../....."]}, "not four rows of five"),
        ({"boards": ["XSSSS/...../...../....."]}, "“X” is no card"),
        ({"boards": ["sSSSS/...../...../....."]}, "“s” is no card"),
        ({"boards": ["RRRRR/RRRR./...../....."]}, "9 cards of hare; the box holds 8"),
        ({"boards": [EMPTY, "RRRRR/RR.../...../....."], "neutral": "RR"}, "9 cards of hare"),
        ({"boards": [EMPTY] * 2, "neutral": "SSSSSWWWWWFFFFFBBBBBC"}, "21 cards"),
        ({"boards": [EMPTY] * 2, "neutral": ["S"]}, "letters"),
        ({"boards": [EMPTY] * 3, "neutral": "S"}, "Only a game of two"),
        ({"boards": [EMPTY] * 2, "neutral": "S", "rival": 1}, "Only a game of two"),
        ({"boards": [EMPTY] * 3, "rival": 1}, "“rival”"),
        ({"boards": [EMPTY] * 2, "rival": 2}, "“rival”"),
        ({"boards": [EMPTY] * 2, "rival": True}, "“rival”"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(position: dict[str, Any], why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        score(**position)


def test_an_empty_and_a_partial_board_can_be_scored() -> None:
    assert [sheet["total"] for sheet in score(boards=[EMPTY, "W..../...../...../....."])["sheets"]] == [-5, 7]
