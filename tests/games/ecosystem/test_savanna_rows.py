"""Savanna, section 4: each row on boards drawn as text."""

from typing import Any

import pytest

from game.core.errors import CorruptRecord
from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.ecosystem.scoring import foreseen, measures, score_sheets
from tests.games.ecosystem.boards import layout
from tests.games.ecosystem.editions import GAMES

ROWS: tuple[tuple[str, str, str, int], ...] = (
    ("waterhole", "different animals beside it", ".F.../FWL../.T.../...H.", 4),
    ("waterhole", "four kinds", ".G.../ZWL../.E...", 8),
    ("waterhole", "grassland, trees and other waterholes are no animals", "PWT../.W...", 0),
    ("grassland", "groups of 4 and 1", "PPZ../PZPT./P..T./....T", 17),
    ("grassland", "groups of 2 and 3", "PP.P./...P./...P.", 13),
    ("grassland", "five are worth no more than four", "PPPPP", 16),
    ("tree", "rows and columns", "PPZ../PZPT./P..T./....T", 10),
    ("zebra", "grassland beside it", "PPZ../PZPT./P..T./....T", 15),
    ("giraffe", "a tree beside it, and one is enough", "TFT../.T.../F....", 5),
    ("cheetah", "gazelles on the diagonals at any distance; nothing blocks", "V.G../.C.../G.GP./...G.", 12),
    ("cheetah", "a gazelle counts for two cheetahs", "C.C../.G...", 6),
    ("cheetah", "neither beside it nor in its line", "CG.../G....", 0),
    ("lion", "two lions beside a grassland, one prey left", "G.G../.C.C./G.G../LPL.G", 4),
    ("lion", "no grassland beside it", "L.G..", 0),
    ("lion", "no prey", "LP...", 0),
    ("lion", "two lions, two prey", "LPL../G.Z..", 8),
    ("lion", "what a cheetah has hunted is no prey any more", "LP.../G..../.C...", 0),
    ("elephant", "other animals beside it, minus two each", ".Z.../FEC../.L...", -2),
    ("elephant", "elephants do not disturb each other", "EE...", 12),
    ("elephant", "a gazelle that lies face down does not disturb", "G..../.C.../GE...", 4),
    ("elephant", "terrain does not disturb", "PET../.W...", 6),
    ("hyena", "face-down cards two steps away, the diagonal ones too", ".VG../.G.../C.H../.G...", 9),
    ("hyena", "a face-down card beside it or three steps away", "G..../.C.../..G../..H..", 0),
    ("vulture", "face-down cards below it in its column", ".VG../.G.../C.H../.G...", 8),
    ("vulture", "neither beside it nor above", "V.G../.C.../G.G..", 4),
)


def score(board: str, **request: Any) -> Any:
    (sheet,) = GAMES["savanna"].score_position({"game": "savanna", "boards": [_whole(board)], **request})["sheets"]
    return sheet


def _whole(board: str) -> str:
    rows = [row.ljust(5, ".") for row in board.split("/")]
    return "/".join(rows + ["....."] * (4 - len(rows)))


@pytest.mark.parametrize(("row", "board", "points"), [(r, b, p) for r, _, b, p in ROWS], ids=[w for _, w, *_ in ROWS])
def test_row(row: str, board: str, points: int) -> None:
    assert score(board)["rows"][row] == points


@pytest.mark.parametrize(("row", "board"), [(r, b) for r, _, b, _ in ROWS])
def test_every_cell_of_an_explanation_holds_a_card(row: str, board: str) -> None:
    placed = layout(board, SAVANNA)
    down = foreseen(SAVANNA, [placed], [frozenset()])
    (sheet,) = score_sheets(SAVANNA, [placed], down=down)
    for line in sheet[row].lines:
        assert line.row == row
        assert placed[line.cells[0]] == row
        assert set(line.cells) <= set(placed)


def test_the_rows_stand_in_the_order_in_which_they_are_scored() -> None:
    assert list(score("W")["rows"]) == list(SAVANNA.deck)


def test_gazelles_score_two_each_and_are_compared() -> None:
    request = {"game": "savanna", "boards": [_whole("GGG"), _whole("GG"), _whole("GG"), _whole("P")]}
    sheets = GAMES["savanna"].score_position(request)["sheets"]
    assert [sheet["rows"]["gazelle"] for sheet in sheets] == [6 + 5, 4 + 2, 4 + 2, 0]
    assert measures(SAVANNA, [layout("GGG", SAVANNA)], ["gazelle"])["gazelle"] == (3, 1)


def test_what_turns_over_touches_nothing_that_is_scored_already() -> None:
    """Its gazelles are hunted, and yet they count for the waterhole, for their own row and for the majority."""
    rows = score("GW.../.C.../G.G..")["rows"]
    assert (rows["cheetah"], rows["gazelle"], rows["waterhole"]) == (9, 6 + 5, 2 * 2)


@pytest.mark.parametrize(
    ("board", "prey", "down"),
    [
        ("TFPPL/GWFPZ/WCTZG/EEGPH", [[1, 4]], [[1, 0], [1, 4], [3, 2]]),
        ("HWGTF/PZPLW/ZFPGC/ETPGE", [[2, 0]], [[0, 2], [2, 0], [3, 3]]),
    ],
)
def test_margots_example_of_the_rulebook(board: str, prey: list[list[int]], down: list[list[int]]) -> None:
    """Two grids fit all that the rulebook says of hers."""
    boards = [board, _whole("GG"), _whole("G")]
    request = {"game": "savanna", "boards": boards, "prey": [prey, None, None]}
    margot = GAMES["savanna"].score_position(request)["sheets"][0]
    assert list(margot["rows"].values()) == [12, 10, 8, 11, 9, 10, 6, 4, 10, 6, 0]
    assert (margot["total"], margot["face_down"]) == (86, down)


@pytest.mark.parametrize(("reading", "points"), [("manhattan2", 9), ("straight2", 3)])
def test_the_range_of_a_hyena_is_an_option(reading: str, points: int) -> None:
    rows = score(".VG../.G.../C.H../.G...", options={"hyena_range": reading})["rows"]
    assert rows["hyena"] == points


@pytest.mark.parametrize(("floor", "points"), [(False, -2), (True, 0)])
def test_a_floor_for_elephants_is_an_option(floor: bool, points: int) -> None:
    assert score(".Z.../FEC../.L...", options={"elephant_floor": floor})["rows"]["elephant"] == points


def test_without_stated_prey_the_lions_take_what_is_best_and_of_equals_the_first_in_reading_order() -> None:
    assert score("LP.GV/....G/....G")["face_down"] == [[1, 4]]
    assert score("LP..G/G...G")["face_down"] == [[0, 4]]
    assert score("LP..G/E..../G....")["face_down"] == [[2, 0]]


def test_for_the_score_of_a_stated_table_the_rivals_lions_take_what_is_best_for_it_too() -> None:
    boards = [_whole("P"), _whole("LP.GV/....G")]
    sheets = GAMES["savanna"].score_position({"game": "savanna", "boards": boards, "rival": 1})["sheets"]
    assert sheets[1]["face_down"] == [[1, 4]]


@pytest.mark.parametrize(
    ("prey", "why"),
    [
        ([[]], "1 prey, not 0"),
        ([[[0, 2], [0, 4]]], "1 prey, not 2"),
        ([[[0, 0]]], "no prey at \\[0, 0\\]"),
        ([[[3, 3]]], "no prey at \\[3, 3\\]"),
        ([[[1, 2]]], "cheetah has hunted"),
        ([[[0, 3, 1]]], "list of \\[row, column\\]"),
        ([[[0, True]]], "list of \\[row, column\\]"),
        (["G"], "list of \\[row, column\\]"),
        ([], "the cells of each board"),
        ("G", "the cells of each board"),
        ([[[0, 3], [0, 3]]], "a cell twice"),
    ],
)
def test_prey_that_cannot_be_is_refused_with_the_reason(prey: Any, why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        score("LPG.G/..G../.C...", prey=prey)
