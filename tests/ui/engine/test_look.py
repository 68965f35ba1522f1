import pygame
import pytest

from game.paths import assets_dir
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport


@pytest.mark.parametrize("size", [(160, 90), (320, 180)])
def test_what_is_kept_is_counted_in_windows_so_that_a_large_window_keeps_as_much(size: tuple[int, int]) -> None:
    look = Look(Viewport(size), Theme.load(assets_dir() / "theme.toml"), 1.0, assets_dir() / "art")
    for number in range(10):
        look.sprites.get(number, lambda: pygame.Surface(size))
        look.shapes.get(number, lambda: pygame.Surface(size))
    assert (len(look.sprites), len(look.shapes)) == (3, 2)
