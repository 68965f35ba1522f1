"""The drawings of `assets/art`, scaled to the pixels they are shown in."""

from pathlib import Path

import pygame

from game.paths import MissingAsset
from game.ui.engine.ahead import AHEAD
from game.ui.engine.cache import PictureCache
from game.ui.engine.shapes import coloured, sheet
from game.ui.engine.viewport import Viewport

_SPRITES = 5
"""Windows full of drawings as they are shown, landscapes among them."""

_masters = PictureCache(8)
"""Drawings as they are stored: they outlast a change of the window size."""


class Art:
    """The drawings at one window size.

    Args:
        folder: where the drawings are; "card/forest/bear-L" is the file `card/forest/bear-L.webp` in it.
        viewport: how large a unit is.
    """

    def __init__(self, folder: Path, viewport: Viewport) -> None:
        self._folder = folder
        self._viewport = viewport
        self._sprites = PictureCache(_SPRITES * viewport.megapixels)

    def sprite(self, name: str, w: float, h: float) -> pygame.Surface:
        """A drawing, w × h units large, premultiplied.

        Raises:
            MissingAsset: there is no such drawing.
        """
        size = self._viewport.px(w), self._viewport.px(h)
        return self._sprites.get((name, size), lambda: pygame.transform.smoothscale(self.master(name), size))

    def tinted(self, icon: str, size: float, colour: pygame.Color) -> pygame.Surface:
        """An icon in a colour, `size` units square: "check" is the drawing "icon/check".

        Raises:
            MissingAsset: there is no such icon.
        """
        return self._sprites.get(
            (icon, self._viewport.px(size), tuple(colour)),
            lambda: coloured(self.sprite(f"icon/{icon}", size, size), colour),
        )

    def covering(self, name: str, to_top: bool = False) -> pygame.Surface:
        """A landscape that fills the window to its margins, cut where its shape differs, opaque.

        Args:
            name: of the landscape.
            to_top: what is too high is cut at the bottom only.

        Raises:
            MissingAsset: there is no such landscape.
        """
        return self._sprites.get((name, "covering", to_top), lambda: self._covering(name, to_top))

    def master(self, name: str) -> pygame.Surface:
        """The drawing as large as it is stored.

        Raises:
            MissingAsset: there is no such drawing.
        """
        path = self._folder / f"{name}.webp"
        return _masters.get(path, lambda: _loaded(path))

    def _covering(self, name: str, to_top: bool) -> pygame.Surface:
        master, (width, height) = self.master(name), self._viewport.size
        scale = max(width / master.get_width(), height / master.get_height())
        size = max(width, round(master.get_width() * scale)), max(height, round(master.get_height() * scale))
        window = pygame.Surface((width, height))
        top = 0 if to_top else (height - size[1]) // 2
        window.blit(pygame.transform.smoothscale(master, size), ((width - size[0]) // 2, top))
        return window


def _loaded(path: Path) -> pygame.Surface:
    try:
        stored = AHEAD.take(path) or pygame.image.load(path)
    except (OSError, pygame.error) as error:
        raise MissingAsset(path) from error
    return stored.convert(sheet((1, 1))).premul_alpha_ip()
