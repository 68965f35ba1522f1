"""The lines about a daily that can be passed on, as the journal shows them."""

import pytest

from game.ui.journal.daily_nodes import ToldPaper
from tests.support.painting import Noting, small_look


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_a_line_that_is_broken_is_seen_to_be_one(text_scale: float) -> None:
    canvas = Noting(small_look(text_scale), 364, 436)
    long = "Mini DiverCity en solo, niveau Plongée en apnée"
    ToldPaper(("Défi Biotope 327", "Lundi 23 novembre 2026", long, "○○○")).paint(canvas, False)
    head, day, *broken = canvas.said[2:]
    assert " ".join(said.text for said in broken).strip() == long and len(broken) >= 2
    tops = [said.box[1] for said in (head, day, *broken)]
    assert tops[3] - tops[2] < 0.8 * (tops[2] - tops[1])
    assert tops == sorted(tops) and tops[-1] + broken[-1].box[3] < 436 - 84
