import pygame

from game.ui.engine.cache import PictureCache


def picture() -> pygame.Surface:
    return pygame.Surface((100, 100))


def test_a_picture_is_made_once() -> None:
    cache = PictureCache(1)
    first = cache.get("bear", picture)
    assert cache.get("bear", picture) is first


def test_the_picture_used_longest_ago_makes_room() -> None:
    cache = PictureCache(0.03)
    kept = {name: cache.get(name, picture) for name in "abc"}
    cache.get("a", picture)
    cache.get("d", picture)
    assert len(cache) == 3
    assert cache.get("a", picture) is kept["a"]
    assert cache.get("b", picture) is not kept["b"]


def test_one_picture_larger_than_the_room_is_still_given() -> None:
    cache = PictureCache(0.001)
    assert cache.get("large", picture).get_size() == (100, 100)
