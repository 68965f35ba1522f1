"""The thumbnail of a game, drawn in little room."""

from typing import Any

from game.games.ecosystem.grid import COLUMNS, ROWS
from game.games.registry import GAMES
from game.ui.presentation.presentation import presentation
from tests.games.ecosystem.view.tables import view
from tests.support.painting import Noting, small_look


class Outlines(Noting):
    """A canvas that counts outlines."""

    outlines = 0

    def rect(self, *args: Any, **how: Any) -> None:
        """Counts it and paints it."""
        self.outlines += "line" in how
        super().rect(*args, **how)


def test_an_ecosystem_without_a_card_shows_its_places() -> None:
    canvas = Outlines(small_look(), 382, 340)
    presentation(GAMES["forest"]).thumbnail(canvas, view("", ""), 0, 0, 382, 284)
    assert canvas.outlines == 2 * COLUMNS * ROWS


def test_places_without_a_card_are_seen_around_the_first_ones() -> None:
    canvas = Outlines(small_look(), 382, 340)
    presentation(GAMES["forest"]).thumbnail(canvas, view("FS", "DR/TF"), 0, 0, 382, 284)
    assert canvas.outlines == 2 * COLUMNS * ROWS - 6
