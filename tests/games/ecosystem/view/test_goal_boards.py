"""The small boards beside the goals: what the rules say of them."""

import pytest

from game.games.ecosystem.edition import Majority
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.ecosystem.goals import goals_of
from game.games.ecosystem.grid import COLUMNS, ROWS
from game.games.ecosystem.view.edition import SKINS
from game.games.ecosystem.view.goal_boards import example_of, goal_examples
from game.games.ecosystem.view.path import path_text
from game.games.ecosystem.view.small_board import SmallBoard
from game.levels.texts import StatedBoard, load_texts
from game.ui.presentation.path_texts import GoalExample


def meant(example: GoalExample) -> list[str]:
    """Which cells are lit, row by row."""
    assert isinstance(example.board, SmallBoard)
    return ["".join("*" if cell.meant else "." for cell in row) for row in example.board.rows]


def test_dragonflies_at_a_stream_of_five_bring_five_each() -> None:
    example = example_of(FOREST, StatedBoard("dragonfly", "SSSS/DSD."))
    assert (example.points, meant(example)) == (10, ["****", "***."])


def test_only_what_brings_points_is_lit() -> None:
    example = example_of(FOREST, StatedBoard("fox", "FMF/FWC"))
    assert (example.points, meant(example)) == (6, ["*.*", "..."])


def test_a_row_that_compares_ecosystems_tells_no_points() -> None:
    example = example_of(FOREST, StatedBoard("stream", "SS.S/..D."))
    assert (example.points, meant(example)) == (None, ["**..", "...."])


def test_what_is_hunted_lies_face_down_for_those_who_come_later() -> None:
    board = "V./GC/GC/G."
    backs = {
        row: pictures(example_of(SAVANNA, StatedBoard(row, board))).count("back-S") for row in ("cheetah", "vulture")
    }
    assert backs == {"cheetah": 0, "vulture": 3}


def pictures(example: GoalExample) -> list[str]:
    assert isinstance(example.board, SmallBoard)
    return [cell.picture.split("/")[-1] for row in example.board.rows for cell in row]


@pytest.mark.parametrize("id", SKINS)
def test_every_board_shows_something_that_its_goal_asks_for(id: str) -> None:
    edition = SKINS[id].edition
    stated = {goal: words.example for goal, words in load_texts(id).goals.items() if words.example is not None}
    assert stated and stated.keys() <= {goal.id for goal in goals_of(edition).goals}
    majorities = {row.id for row in edition.rows if isinstance(row, Majority)}
    examples = goal_examples(edition)
    for goal, board in stated.items():
        lines, example = board.board.split("/"), examples[goal]
        assert len(lines) <= ROWS and {len(line) for line in lines} == {len(lines[0])} and len(lines[0]) <= COLUMNS
        assert any("*" in line for line in meant(example)), goal
        assert (example.points is None) == (board.row in majorities) and example.points != 0
        assert path_text(edition).goals[goal].example == example
