"""What is seen at the start while the saved games are read from a damaged file."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

import pygame

from game.paths import MissingAsset, assets_dir
from game.ui.app.window import NoDisplay, Window, open_window
from game.ui.engine.shapes import blit_over
from game.ui.engine.text import Text
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.words import number, tr, trn

_PATIENCE_S: Final = 0.5
"""A shorter salvage shows nothing."""
_FRAME_S: Final = 0.05
_LETTERS: Final = 30
_PADS: Final = (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED)


class SalvagePage:
    """A plain window that says how many games are read; it answers the system, which would call it dead otherwise.

    Args:
        clock: seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._next_frame_s: float | None = None
        self._window: Window | None = None

    def show(self, done: int, games: int) -> None:
        """Show how many games are done of how many; of 0 as long as their number is not known.

        Raises:
            SystemExit: the player closed the window.
        """
        now = self._clock()
        if self._next_frame_s is None:
            self._next_frame_s = now + _PATIENCE_S
        if now < self._next_frame_s:
            return
        self._next_frame_s = now + _FRAME_S
        try:
            self._draw(done, games)
        except (NoDisplay, MissingAsset, OSError):  # salvage without a window; the start reports what is missing
            self._next_frame_s = inf
            return
        # The game reads of gamepads later; other input of this time means nothing to it.
        if any(event.type == pygame.QUIT for event in pygame.event.get(exclude=_PADS)):
            raise SystemExit(0)

    def close(self) -> None:
        """Take the window off the screen, if there is one."""
        if self._window is not None:
            self._window.close()

    def _draw(self, done: int, games: int) -> None:
        if self._window is None:
            self._window = open_window(tr("Reading the damaged file…"), full=False, place=None)
        theme = Theme.load(assets_dir() / "theme.toml")
        surface = self._window.surface
        text = Text(Viewport(surface.get_size()))
        words = text.render(_words(done, games), _LETTERS, 600, "sans", theme.colour("cream"))
        surface.fill(theme.colour("night"))
        blit_over(surface, words, words.get_rect(center=surface.get_rect().center).topleft)
        self._window.show([surface.get_rect()])


def _words(done: int, games: int) -> str:
    if games == 0:
        return tr("Reading the damaged file…")
    words = trn(
        "Reading the damaged file… {done} of {games} game", "Reading the damaged file… {done} of {games} games", games
    )
    return words.format(done=number(done), games=number(games))
