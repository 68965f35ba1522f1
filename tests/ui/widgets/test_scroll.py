"""A column that is longer than its place."""

import pytest

from game.ui.engine.canvas import Canvas
from game.ui.widgets.scroll import Scroll
from tests.support.painting import small_look


def paint(c: Canvas) -> None:
    c.rect(0, 0, c.w, c.h, fill="#203040")


@pytest.mark.parametrize(
    ("length", "top", "fades"), [(900, 0, True), (900, 100, True), (900, 600, False), (300, 0, False)]
)
def test_what_goes_on_below_fades_out_and_the_end_does_not(length: float, top: float, fades: bool) -> None:
    column = Scroll("column", "Turns", length, paint, x=0, y=0, w=200, h=300)
    column.top = top
    picture = column.picture(small_look())
    foot = picture.get_height() - 1
    assert (picture.get_at((20, foot)).a < 40) is fades
    assert picture.get_at((20, 0)).a == picture.get_at((20, foot // 2)).a == 255
