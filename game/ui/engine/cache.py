"""A bounded memory for pictures that are dear to make."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class PictureCache:
    """Keeps the pictures used last, up to a number of pixels.

    Args:
        megapixels: how much is kept (one megapixel is four megabytes).
    """

    def __init__(self, megapixels: float) -> None:
        self._room = int(megapixels * 1_000_000)
        self._used = 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key, made now if it is not there any more."""
        known = self._pictures.get(key)
        if known is not None:
            self._pictures.move_to_end(key)
            return known
        picture = self._pictures[key] = make()
        self._used += _pixels(picture)
        while self._used > self._room and len(self._pictures) > 1:
            self._used -= _pixels(self._pictures.popitem(last=False)[1])
        return picture


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()
