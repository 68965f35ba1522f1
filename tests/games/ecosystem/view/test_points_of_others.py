"""The colour of points never contradicts their sign: a loss of others is good, but not the player's points."""

import pytest

from game.games.ecosystem.view.parts.bubble import Bubble
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.table.seats import SeatInfo
from game.ui.words import signed


@pytest.mark.parametrize("seat", [None, SeatInfo("Wren", 1, False)], ids=["several", "one"])
@pytest.mark.parametrize("points", [4, -4])
def test_the_points_of_others_are_neither_green_nor_red(seat: SeatInfo | None, points: int) -> None:
    theme = Theme.load(assets_dir() / "theme.toml")
    c = Canvas(Look(Viewport((1280, 720)), theme, 1, assets_dir() / "art"), 260, 200)
    Bubble("If placed here", (("wolf", 3), ("fox", -3)), ((seat, points),)).paint(c, False)
    colours = {said.text: said.colour for said in c.said}
    assert colours[signed(3)] == theme.colour("good")
    assert colours[signed(-3)] == theme.colour("bad")
    assert colours[signed(points)] == theme.colour("ink2")
