"""The card of a game that waits."""

from itertools import pairwise
from typing import Any, cast

import pytest

from game.ui.kept.kept_games import RunningGame, ShownSeat
from game.ui.scenes.title_nodes import ContinueCard
from tests.support.painting import Noting, small_look


class Shown:
    """A game that has nothing to show but its name."""

    title = "Forest"

    def thumbnail(self, *_: Any) -> None:
        """Nothing."""


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_the_names_of_a_game_that_waits_shrink_together(text_scale: float) -> None:
    names = ("Ana", "Benedikta", "Chloé")
    seats = tuple(ShownSeat(name, style, 34 + style) for style, name in enumerate(names))
    game = RunningGame(cast(Any, None), cast(Any, Shown()), None, "round 2", seats)
    canvas = Noting(small_look(text_scale), 560, 196)
    ContinueCard(game, "", 0, 0, 560, 196).paint(canvas)
    heights = {said.box[3] for said in canvas.said if said.text[:2] in ("An", "Be", "Ch")}
    assert len(heights) == 1
    boxes = [said.box for said in canvas.said if said.box[1] > 90]
    assert len(boxes) == 2 * len(names)
    assert all(x + w <= other for (x, _, w, _), (other, *_) in pairwise(boxes))
