"""Everything needed to draw at one window size."""

from pathlib import Path

import pygame

from game.ui.engine.art import Art
from game.ui.engine.cache import PictureCache
from game.ui.engine.text import Text
from game.ui.engine.theme import Theme
from game.ui.engine.tones import StrongTones, Tones
from game.ui.engine.viewport import Viewport

_SHAPES = 2
_SPRITES = 3
_NIGHT = 0.75
"""Windows full of panels, shadows and discs, and of cards in every position they were shown in."""


class Look:
    """The window size, the theme, letters and drawings, with what was drawn already.

    Made anew when the window, the text size or the language changes.

    Args:
        viewport: how large a unit is.
        theme: the numbers of the look.
        text_scale: 1, 1.15 or 1.3: by how much labels grow.
        art: the folder of the drawings.
    """

    def __init__(self, viewport: Viewport, theme: Theme, text_scale: float, art: Path) -> None:
        self.viewport = viewport
        self.theme = theme
        self.tones = StrongTones() if theme.high_contrast else Tones()
        self.text_scale = text_scale
        self.text = Text(viewport)
        self.art = Art(art, viewport)
        self.shapes = PictureCache(_SHAPES * viewport.megapixels)
        self.sprites = PictureCache(_SPRITES * viewport.megapixels)

    def ground(self, art: str, to_top: bool = False) -> pygame.Surface:
        """A landscape that fills the window, opaque; in high contrast nothing but its colour, dark and plain.

        Args:
            art: the landscape.
            to_top: what is too high is cut at the bottom only.

        Raises:
            MissingAsset: there is no such landscape.
        """
        if self.tones.plain:
            return self.shapes.get(("plain", art), lambda: self._plain(art))
        return self.art.covering(art, to_top)

    def _plain(self, art: str) -> pygame.Surface:
        master, window = self.art.master(art), pygame.Surface(self.viewport.size)
        mean = pygame.Color(*pygame.transform.average_color(master)[:3])
        window.fill(self.tones.ground(mean.lerp("black", _NIGHT)))
        return window
