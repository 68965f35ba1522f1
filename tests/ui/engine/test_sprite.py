from dataclasses import dataclass

import pygame
import pytest

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite

drawn: list[tuple[str, float, float]] = []


@dataclass(frozen=True)
class Face:
    """A face that counts how often it is drawn."""

    name: str

    @property
    def shown(self) -> tuple[str, ...]:
        return (self.name,)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        drawn.append((self.name, w, h))
        canvas = Canvas(look, w, h)
        canvas.rect(0, 0, w, h, fill="gold")
        return canvas.surface


@pytest.fixture
def card() -> Sprite:
    drawn.clear()
    return Sprite("card", 400, 300, 100, 140, Face("bear"), Face("back"))


def test_a_sprite_lies_around_its_middle(card: Sprite, look: Look) -> None:
    assert (card.x, card.y) == (350, 230)
    assert card.picture(look).get_size() == (100, 140)
    assert card.corner(look) == (350, 230)


def test_a_picture_stays_the_same_object_while_nothing_changes(card: Sprite, look: Look) -> None:
    assert card.picture(look) is card.picture(look)
    assert drawn == [("bear", 100, 140)]


def test_equal_faces_are_drawn_once(card: Sprite, look: Look) -> None:
    twin = Sprite("twin", 0, 0, 100, 140, Face("bear"))
    assert twin.picture(look) is card.picture(look)


def test_turned_over_it_shows_its_back(card: Sprite, look: Look) -> None:
    card.picture(look)
    assert card.shown == ["bear"]
    card.squeeze = -1
    card.picture(look)
    assert card.shown == ["back"]


def test_on_its_edge_it_is_narrow_and_a_little_taller(card: Sprite, look: Look) -> None:
    card.squeeze = 0
    width, height = card.picture(look).get_size()
    assert width < 10 and height > 140


def test_turning_goes_in_steps_of_two_degrees(card: Sprite, look: Look) -> None:
    card.angle = 10
    assert card.corner(look) != (350, 230)
    tilted = card.picture(look)
    card.angle = 10.9
    assert card.picture(look) is tilted
    card.angle = 12
    assert card.picture(look) is not tilted


def test_it_is_drawn_sharp_at_rest_and_scaled_on_the_way(card: Sprite, look: Look) -> None:
    card.picture(look)
    for width in (90, 80, 70):
        card.w, card.h = width, width * 1.4
        assert card.picture(look).get_width() == width
        assert card.corner(look)[0] == 400 - width // 2
    assert drawn == [("bear", 100, 140)]
    card.picture(look)
    assert drawn[-1] == ("bear", 70, 98)


def test_a_lifted_card_has_a_shadow_and_the_same_middle(card: Sprite, look: Look) -> None:
    card.lift = 3
    picture = card.picture(look)
    assert picture.get_width() > 100
    assert picture.get_rect(topleft=card.corner(look)).center == (400, 300)
    below = picture.get_at((picture.get_width() // 2, picture.get_height() // 2 + 80))
    assert 0 < below.a < 255


def test_a_turned_card_is_hit_where_it_lies(card: Sprite) -> None:
    card.angle = 90
    assert card.contains(460, 300)
    assert not card.contains(400, 365)


def test_a_tint_colours_the_card(card: Sprite, look: Look) -> None:
    card.tint = "#808080"
    assert card.picture(look).get_at((50, 70)).r == pytest.approx(128, abs=1)


def test_the_rim_of_a_sprite_is_neither_framed_nor_hit() -> None:
    card = Sprite("card", 100, 100, 60, 80, "card/forest/bear")
    card.rim = 10
    assert card.bounds == (80, 70, 40, 60)
    assert card.contains(81, 100) and not card.contains(79, 100)
    assert card.contains(100, 71) and not card.contains(100, 69)
