"""Animals and tiles as they are painted."""

import pytest

from game.games.aqua.area import LargeAnimal
from game.games.aqua.components import PILES
from game.games.aqua.geometry import NB
from game.games.aqua.view.faces import paint_large
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport


@pytest.fixture(scope="module")
def look() -> Look:
    return Look(Viewport((1280, 720)), Theme.load(assets_dir() / "theme.toml"), 1.0, assets_dir() / "art")


@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("pile", PILES)
def test_a_large_animal_can_lie_in_every_direction(pile: str, turn: int, look: Look) -> None:
    one, other = NB[turn], NB[(turn + 1) % 6]
    cells = tuple((i * one[0] + j * other[0], i * one[1] + j * other[1]) for i, j in PILES[pile].steps)
    canvas = Canvas(look, 400, 400)
    paint_large(canvas, 200, 200, 40, LargeAnimal(pile, PILES[pile].values[0], cells))
    assert canvas.surface.get_bounding_rect().w > 0
    assert any(name.startswith("aqua/large/") for name in canvas.shown)
