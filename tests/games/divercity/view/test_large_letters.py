"""The ladder and what stands beside it when the letters are large."""

import pytest

from game.games.divercity.view.parts.corporation import Piles, Together
from game.games.divercity.view.parts.ladder import Columns
from game.ui.engine.text import SMALLEST
from game.ui.words import languages, set_language
from tests.support.painting import Noting, small_look

CAPITAL = 0.9
"""How high the box of a line is, for each unit of its letters."""


@pytest.mark.parametrize("language", languages())
def test_the_counters_are_written_in_one_size_that_can_be_read(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(1.3), 336, 380)
    Together("", 3, 5, 1, 5, 2, "", False, ()).paint(canvas, False)
    heads = [said for said in canvas.said if "5" in said.text or "6" in said.text][1::2]
    sizes = {round(said.box[3] / CAPITAL, 3) for said in heads}
    assert len(heads) == 3 and all(said.fits for said in heads)
    assert len(sizes) == 1 and min(sizes) >= SMALLEST


@pytest.mark.parametrize("language", languages())
def test_the_piles_are_named_in_one_size(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(1.3), 308, 200)
    Piles(49, 25, 2, "crab").paint(canvas, False)
    names = [said for said in canvas.said if said.text.isalpha()]
    assert len(names) == 3 and len({said.box[3] for said in names}) == 1


@pytest.mark.parametrize("language", languages())
def test_the_places_of_the_ladder_are_named_in_one_size(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(1.3), 616, 444)
    Columns().paint(canvas, False)
    assert len(canvas.said) == 5 and len({said.box[3] for said in canvas.said}) == 1
