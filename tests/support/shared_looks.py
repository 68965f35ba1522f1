"""Apps that look the same share what was drawn: a run of the tests starts thousands of them."""

from collections import OrderedDict
from collections.abc import Hashable
from pathlib import Path

from game.ui import words
from game.ui.engine.brush import Brush
from game.ui.engine.cache import PictureCache
from game.ui.engine.look import Look
from game.ui.engine.text import Text
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport

_LOOKS = 8
_MEGAPIXELS = 16
"""Room for what many scenes draw, in each cache of a look."""

_drawn: OrderedDict[Hashable, Look] = OrderedDict()


class SharedLook(Look):
    """Shares its pictures with the looks before it that say the same in the same letters, by the same means."""

    def __init__(self, viewport: Viewport, theme: Theme, text_scale: float, art: Path) -> None:
        super().__init__(viewport, theme, text_scale, art)
        key = viewport, theme.high_contrast, text_scale, art, words._language, Text.render, Brush.icon
        if key not in _drawn:
            self.shapes, self.sprites = PictureCache(_MEGAPIXELS), PictureCache(_MEGAPIXELS)
            self.art._sprites, self.text._pictures = PictureCache(_MEGAPIXELS), PictureCache(_MEGAPIXELS)
            _drawn[key] = self
        first = _drawn[key]
        _drawn.move_to_end(key)
        self.text, self.art, self.shapes, self.sprites = first.text, first.art, first.shapes, first.sprites
        if len(_drawn) > _LOOKS:
            _drawn.popitem(last=False)


def forget_drawn() -> None:
    """Drop every shared picture; apps that still run keep theirs."""
    _drawn.clear()
