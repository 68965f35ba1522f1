"""The ruler that tells how far one is ahead of the rival."""

import pytest

from game.games.ecosystem.view.parts.solo import LeadPanel, next_margin, spread
from game.ui.words import languages, set_language, tr
from tests.support.painting import Noting, small_look


@pytest.mark.parametrize("language", languages())
def test_the_grades_are_written_in_one_size(language: str) -> None:
    set_language(language)
    grades = tuple((margin, tr(name), margin == 70) for margin, name in ((30, "easy"), (50, "normal"), (70, "hard")))
    names = {name for _, name, _ in grades}
    canvas = Noting(small_look(1.3), 296, 301)
    LeadPanel("Benedict", 58, grades, 90, "", "card/forest/back").paint(canvas, False)
    assert len({said.box[3] for said in canvas.said if said.text in names}) == 1


def test_numbers_too_close_on_the_ruler_move_apart_and_the_others_stay() -> None:
    assert spread([10.0, 60.0, 80.0], 34) == [10.0, 53.0, 87.0]
    assert spread([10.0, 60.0, 110.0], 34) == [10.0, 60.0, 110.0]


@pytest.mark.parametrize(("lead", "aim"), [(-3, 30), (30, 50), (69, 70), (90, 70)])
def test_the_ruler_points_at_the_next_margin(lead: int, aim: int) -> None:
    """Forest against Benedikt, section 1.4: 30, 50 and 70."""
    assert next_margin(lead, (30, 50, 70)) == aim
