"""The figures of the rules pages: all can be drawn, fit the page and have a caption whose sums are right."""

import re
from collections.abc import Iterator
from math import prod

import pytest

from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.scenes.rules import GamePictures
from game.ui.widgets.markdown_text import Figure
from game.ui.words import SOURCE, languages, set_language
from tests.support.pages import blocks, figures

_ROOM = 786.0
"""The width of a quote."""
_SUM = re.compile(r"(\d[\d\s×+−]*)\s=\s(\d+)")

LOOK = Look(Viewport((1280, 720)), Theme.load(assets_dir() / "theme.toml"), 1.3, assets_dir() / "art")
each_page = pytest.mark.parametrize(("language", "game"), [(one, game) for one in languages() for game in GAMES])


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language(SOURCE)


@each_page
def test_every_figure_stands_right_after_its_caption(language: str, game: str) -> None:
    found = [block for block in blocks(language, game) if isinstance(block, Figure)]
    assert found and [figure for figure, _ in figures(language, game)] == found


@each_page
def test_every_sum_of_a_caption_is_right(language: str, game: str) -> None:
    for _, caption in figures(language, game):
        for terms, result in _SUM.findall(caption):
            assert value(terms) == int(result), caption


def value(terms: str) -> int:
    """Of a sum of products, such as "2 × 3" or "6 − 2 − 2"."""
    signed = re.findall(r"([+−]?)([^+−]+)", terms)
    return sum((-1 if sign == "−" else 1) * prod(map(int, term.split("×"))) for sign, term in signed)


@each_page
def test_every_figure_is_as_broad_as_the_text_at_most_and_cuts_no_word(language: str, game: str) -> None:
    set_language(language)
    for figure, caption in figures(language, game):
        drawing = GamePictures(GAMES[game]).figure(figure)
        w, h = drawing.size
        assert w <= _ROOM and h > 0, caption
        if language == SOURCE or not figure.lines:
            c = Canvas(LOOK, w, h)
            drawing.paint(c, False)
            assert [said.text for said in c.said if not said.fits] == [], caption
