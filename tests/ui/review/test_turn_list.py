"""The turns of a review, line by line."""

from dataclasses import replace

import pytest

from game.core.assessment import Mark
from game.ui.engine.text import SMALLEST
from game.ui.review.model import Line
from game.ui.review.turn_list import Letters, TurnLine
from tests.support.painting import Noting, small_look

WIDTH, HEIGHT = 308, 44
SHORT, LONG = (Line((3,), 1, words, Mark.BEST, "", 3) for words in ("Wolf", "žlutá, fialová, oranžová dole"))
COSTLY = Line((4,), 2, "Trout", Mark.COSTLY, "3", 4)
LISTS = [(SHORT,), (SHORT, COSTLY), (SHORT, LONG), (SHORT, LONG, COSTLY)]


@pytest.mark.parametrize("lines", LISTS)
@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
def test_no_line_of_the_list_shrinks_alone(lines: tuple[Line, ...], chosen: bool, text_scale: float) -> None:
    look = small_look(text_scale)
    letters, heights = Letters.of(lines, look, WIDTH), set()
    for line in lines:
        canvas = Noting(look, WIDTH, HEIGHT)
        TurnLine(line, chosen, False, letters).paint(canvas, False)
        heights |= {said.box[3] for said in canvas.said if said.text and said.text in line.words}
        assert all(said.fits for said in canvas.said)
    assert len(heights) == 1


def test_a_mark_is_told_in_words_where_all_have_room_for_that() -> None:
    look = small_look(1.3)
    assert Letters.of([SHORT, COSTLY], look, WIDTH).judged > SMALLEST
    assert Letters.of([SHORT, LONG, COSTLY], look, WIDTH).judged == 0
    told = []
    for lines in ([SHORT], [SHORT, LONG]):
        canvas = Noting(look, WIDTH, HEIGHT)
        TurnLine(SHORT, False, False, Letters.of(lines, look, WIDTH)).paint(canvas, False)
        told.append("best" in canvas.words)
    assert told == [True, False]


def test_letters_stay_as_they_are_when_a_mark_comes() -> None:
    waiting = replace(LONG, mark=None)
    assert Letters.of([SHORT, waiting], small_look(1.3), WIDTH) == Letters.of([SHORT, LONG], small_look(1.3), WIDTH)


def test_a_list_without_turns_has_letters_too() -> None:
    assert Letters.of([], small_look(), WIDTH).words == 16.5
