from pathlib import Path

import pygame
import pytest

from game.paths import MissingAsset, assets_dir
from game.ui.engine.art import Art
from game.ui.engine.viewport import Viewport


@pytest.fixture
def art() -> Art:
    return Art(assets_dir() / "art", Viewport((1280, 720)))


def test_a_drawing_has_the_pixels_it_is_shown_in_and_is_scaled_once(art: Art) -> None:
    sprite = art.sprite("card/forest/bear-M", 100, 140)
    assert sprite.get_size() == (80, 112)
    assert art.sprite("card/forest/bear-M", 100, 140) is sprite


def test_round_corners_stay_transparent_and_no_colour_is_stronger_than_its_alpha(art: Art) -> None:
    sprite = art.sprite("disc/bear", 50, 50)
    assert sprite.get_at((0, 0)).a == 0
    for x in range(40):
        for y in range(40):
            red, green, blue, opaque = sprite.get_at((x, y))
            assert max(red, green, blue) <= opaque + 1


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1200), (2560, 1080)])
def test_a_landscape_fills_the_window_whatever_its_shape(size: tuple[int, int]) -> None:
    landscape = Art(assets_dir() / "art", Viewport(size)).covering("scenery/forest")
    assert landscape.get_size() == size
    assert not landscape.get_flags() & pygame.SRCALPHA


def test_a_damaged_drawing_is_a_missing_part(tmp_path: Path) -> None:
    (tmp_path / "bear.webp").write_bytes(b"no picture")
    with pytest.raises(MissingAsset, match=r"bear\.webp"):
        Art(tmp_path, Viewport((1280, 720))).sprite("bear", 10, 10)
