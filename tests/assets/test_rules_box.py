"""What no source gives: the rules pages say so, name the one file that holds it, and repeat what stands there."""

import re

import pytest

from game.games.aqua.components import FAMILY_GRADES, GRADES, PILES, SMALL_VALUES
from game.games.divercity.components import LEVELS
from game.paths import assets_dir
from game.ui.widgets.markdown_text import Heading, Paragraph, Table, plain
from game.ui.words import languages
from tests.support.pages import blocks, page

ROOT = assets_dir().parent

each_language = pytest.mark.parametrize("language", languages())


@each_language
@pytest.mark.parametrize("game", ["aqua", "divercity"])
def test_the_last_paragraph_says_what_is_our_own_choice_and_where_it_is_corrected(language: str, game: str) -> None:
    heading, paragraph = page(language, game)[-2:]
    assert isinstance(heading, Heading) and heading.anchor == "box"
    assert isinstance(paragraph, Paragraph)
    said = plain(paragraph.words)
    file = f"game/games/{game}/components.py"
    assert file in said
    source = (ROOT / file).read_text(encoding="utf-8")
    assert f"assets/rules/en/{game}.md#box" in source


def tables(language: str, game: str) -> list[list[list[str]]]:
    """The tables of a page: rows of cells, without their heads."""
    found = (block.rows for block in blocks(language, game) if isinstance(block, Table))
    return [[[plain(cell) for cell in row] for row in rows[1:]] for rows in found]


@each_language
def test_the_values_of_the_animals_are_those_of_the_data_file(language: str) -> None:
    small, large, *_ = tables(language, "aqua")
    assert [int(value) for *_, value in small] == list(SMALL_VALUES.values())
    assert [tuple(map(int, re.findall(r"\d+", values))) for *_, values in large] == [
        pile.values for pile in PILES.values()
    ]


@each_language
def test_the_solo_grades_are_those_of_the_data_file(language: str) -> None:
    said = (plain(block.words) for block in blocks(language, "aqua") if isinstance(block, Paragraph))
    numbers = [tuple(map(int, re.findall(r"\d+", one))) for one in said]
    assert (*GRADES, *FAMILY_GRADES) in numbers


@each_language
def test_the_levels_are_those_of_the_data_file(language: str) -> None:
    numbers = [[row[1:] for row in rows] for rows in tables(language, "divercity")]
    assert [[str(level.save), str(level.lose)] for level in LEVELS.values()] in numbers
