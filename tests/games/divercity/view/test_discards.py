"""The page of the discards, as it is painted."""

from game.games.divercity.view.discards import GoneCorporation
from tests.support.painting import Noting, small_look


def figure(text_scale: float) -> float:
    """How high the figures below a corporation card are, in units."""
    canvas = Noting(small_look(text_scale), 108, 160)
    GoneCorporation("oil", 5).paint(canvas, False)
    (said,) = [said for said in canvas.said if said.text == "5 of 6"]
    assert said.fits
    return said.box[3]


def test_the_figures_below_the_corporation_cards_grow_with_the_text() -> None:
    assert figure(1.3) > 1.2 * figure(1.0)
