"""The files of texts: read, complete, refused in one sentence."""

from pathlib import Path
from string import Formatter

import pytest

from game.games.registry import GAMES
from game.levels.texts import (
    GameTexts,
    NumberedWords,
    StatedBoard,
    TextsError,
    games_with_texts,
    load_texts,
    read_texts,
)
from game.ui.presentation.presentation import presentation
from game.ui.table.game_view import view_of

MOSS = """
[points]
moss = { row = "moss", board = "MM" }
[tempers]
careful = "sits still"
[first_notes]
moss = "Moss grows."
[goals.wide]
title = "{n} wide"
task = "Grow {n} cells."
tip = "Wait."
picture = "disc/moss"
alone = false
example = { row = "moss", board = "MM." }
[species.moss]
fact = "Moss has no roots."
kind = "a place to live"
[tasks.2]
short = "grow"
rule = "Grow well."
"""


def write(folder: Path, text: str) -> Path:
    (folder / "moss.toml").write_text(text, encoding="utf-8")
    return folder / "moss.toml"


def test_a_file_becomes_values(tmp_path: Path) -> None:
    texts = read_texts(write(tmp_path, MOSS))
    assert texts.goals["wide"].example == StatedBoard("moss", "MM.") and not texts.goals["wide"].alone
    assert texts.numbered == {"tasks": {2: NumberedWords("grow", "Grow well.")}}
    assert texts.points == {"moss": StatedBoard("moss", "MM")}


def test_everything_that_is_read_by_people_is_in_the_catalogues(tmp_path: Path) -> None:
    assert set(read_texts(write(tmp_path, MOSS)).messages) == {
        ("temper", "sits still"), ("field guide", "a place to live"), ("", "Moss grows."), ("", "Moss has no roots."),
        ("", "{n} wide"), ("", "Grow {n} cells."), ("", "Wait."), ("", "grow"), ("", "Grow well."),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('title = "{n} wide"\n', "", "missing 1 required positional argument: 'title'"),
        ('task = "Grow {n} cells."', "task = 3", "3 is no text"),
        ('tip = "Wait."', 'tip = "Wait."\nmoss = 1', "unexpected keyword argument 'moss'"),
        ('moss = "Moss grows."', "moss = 3", "3 is no text"),
        ("[tasks.2]", "[tasks.two]", "invalid literal"),
        ("[species.moss]", "[species]", "no attribute"),
        ("[points]", "[points", "Expected"),
    ],
)
def test_a_damaged_file_is_refused_in_one_sentence(tmp_path: Path, before: str, after: str, reason: str) -> None:
    assert before in MOSS
    with pytest.raises(TextsError) as refused:
        read_texts(write(tmp_path, MOSS.replace(before, after, 1)))
    assert reason in str(refused.value) and "\n" not in str(refused.value)


def test_a_game_without_a_file_says_nothing() -> None:
    assert load_texts("desert") == GameTexts()


@pytest.mark.parametrize("game", games_with_texts())
def test_every_text_belongs_to_something_in_the_game(game: str) -> None:
    texts, one = load_texts(game), GAMES[game]
    assert {note.name for note in view_of(one).first_notes(one)} == {*texts.first_notes}
    shown = presentation(one)
    assert shown.path is None or not texts.goals or {*shown.path().goals} == {*texts.goals}
    assert shown.guide is not None and {species.page for species in shown.guide().species} == {*texts.species}


@pytest.mark.parametrize("game", games_with_texts())
def test_a_number_that_a_board_is_worth_is_used(game: str) -> None:
    texts = load_texts(game)
    used = {field for _, text in texts.messages for _, field, _, _ in Formatter().parse(text) if field}
    assert {*texts.points} <= used | {"disturbed_elephant"}
