"""The ruler that tells how far one is ahead of the rival."""

import pytest

from game.games.ecosystem.view.parts.solo import LeadPanel
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
