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


def painted(names: tuple[str, ...], text_scale: float) -> Noting:
    seats = tuple(ShownSeat(name, style, 34 + style) for style, name in enumerate(names))
    game = RunningGame(cast(Any, None), cast(Any, Shown()), None, "round 2", seats)
    canvas = Noting(small_look(text_scale), 560, 196)
    ContinueCard(game, "", 0, 0, 560, 196).paint(canvas)
    return canvas


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_the_names_of_a_game_that_waits_shrink_together(text_scale: float) -> None:
    names = ("Ana", "Benedikta", "Chloé")
    canvas = painted(names, text_scale)
    heights = {said.box[3] for said in canvas.said if said.text[:2] in ("An", "Be", "Ch")}
    assert len(heights) == 1
    boxes = [said.box for said in canvas.said if said.box[1] > 90]
    assert len(boxes) == 2 * len(names)
    assert all(x + w <= other for (x, _, w, _), (other, *_) in pairwise(boxes))


@pytest.mark.parametrize(
    "names", [("Ana", "Rowan", "Wren"), ("Rowan", "Bruno", "Chloé"), ("Ana", "Maximilian")], ids=str
)
def test_a_name_has_the_room_that_short_ones_leave(names: tuple[str, ...]) -> None:
    canvas = painted(names, 1.0)
    said = [said for said in canvas.said if said.box[1] > 90]
    assert [line.text for line in said if line.text.isalpha()] == [*names]
    assert max(line.box[0] + line.box[2] for line in said) <= 560 - 12
