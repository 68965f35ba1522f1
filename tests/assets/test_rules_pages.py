"""The rules in every language: the same page with the same examples, figures and names, in other words."""

import re
from collections.abc import Iterator
from itertools import zip_longest

import pytest

from game.games.divercity.view import words as divercity
from game.games.registry import GAMES
from game.ui.presentation.presentation import presentation
from game.ui.widgets.markdown_text import Block, Figure, Heading, Item, Paragraph, Picture, Table, Words
from game.ui.widgets.markdown_text import plain as said
from game.ui.words import SOURCE, set_language, species, tr
from tests.support.pages import RULES, blocks

TRANSLATED = sorted(folder.name for folder in RULES.iterdir() if folder.name != SOURCE)
CLOSING = {"biodiversity": "Biodiversity", "foodweb": "Food web"}
"""Rows of the sheet that are no cards."""

each_page = pytest.mark.parametrize(("language", "game"), [(one, game) for one in TRANSLATED for game in GAMES])


@pytest.fixture(autouse=True)
def spoken(language: str) -> Iterator[None]:
    set_language(language)
    yield
    set_language(SOURCE)


def texts(block: Block) -> tuple[Words, ...]:
    """What is written in a block, cell by cell in a table."""
    match block:
        case Heading(words=words) | Paragraph(words=words):
            return (words,)
        case Table(rows):
            return tuple(cell for row in rows for cell in row)
    return ()


def skeleton(block: Block) -> tuple[object, ...]:
    """What does not change with the language: of a heading its level, and its anchor if it is not its words."""
    match block:
        case Heading(level, words, anchor):
            return "heading", level, anchor if anchor != said(words) else ""
        case Figure() | Picture():
            return (block,)
        case Item(marker):
            return "item", marker
        case Table(rows):
            return "table", tuple(map(len, rows))
    return (type(block).__name__,)


def constants(words: Words) -> tuple[object, ...]:
    """Pictures and numbers."""
    return tuple(run.picture for run in words if run.picture), re.findall(r"[+−]?\d+", said(words))


@each_page
def test_it_has_the_same_parts(language: str, game: str) -> None:
    for ours, theirs in zip_longest(blocks(SOURCE, game), blocks(language, game)):
        assert skeleton(theirs) == skeleton(ours)


@each_page
def test_it_has_the_same_numbers_and_pictures(language: str, game: str) -> None:
    for ours, theirs in zip(blocks(SOURCE, game), blocks(language, game)):
        assert list(map(constants, texts(theirs))) == list(map(constants, texts(ours)))


@each_page
def test_what_the_app_names_is_called_as_in_the_app(language: str, game: str) -> None:
    """Cells and words in bold that are a message of the catalogue."""
    for ours, theirs in zip(blocks(SOURCE, game), blocks(language, game)):
        for one, other in zip(texts(ours), texts(theirs)):
            bold = (run.text.strip(" .:") for run in one if run.strong)
            for name in (said(one), *(words for words in bold if " " in words)):
                if name and tr(name) != name:
                    assert tr(name).casefold() in said(other).casefold()


@each_page
def test_cards_are_called_as_in_the_app(language: str, game: str) -> None:
    """Behind a little picture stands the name of the card."""
    for words in (words for block in blocks(language, game) for words in texts(block)):
        for place, run in enumerate(words, start=1):
            kind, _, name = run.picture.partition(":")
            if kind == "disc" and not name.startswith("aqua-"):
                assert said(words[place:]).casefold().startswith(called(name).casefold())


def called(name: str) -> str:
    if name.startswith("divercity-"):
        return divercity.species(name.removeprefix("divercity-"))
    return tr(CLOSING[name]) if name in CLOSING else species(name)


@pytest.mark.parametrize("language", [SOURCE, *TRANSLATED])
def test_a_game_of_divercity_takes_15_to_20_minutes(language: str) -> None:
    """On the set-up page and in the rules."""
    assert presentation(GAMES["divercity"]).minutes == "15–20"
    players = next(words for block in blocks(language, "divercity") for words in texts(block) if words[0].strong)
    assert re.findall(r"\d+", players[0].text) == ["1", "7", "15", "20"]
