"""What the app is drawn on: its window or a screen in memory, upright or turned to the far side of the table."""

from collections.abc import Sequence

import pygame

from game.ui.app.window import Window
from game.ui.engine.facing import Facing


class Display:
    """The screen that people look at, and the sheet that scenes are drawn on.

    Args:
        screen: what is looked at when there is no window, as in tests.
        window: the real window.

    Raises:
        ValueError: there is neither.
    """

    def __init__(self, screen: pygame.Surface | None, window: Window | None) -> None:
        if screen is None and window is None:
            raise ValueError("The app needs a screen or a window to draw on.")
        self._given, self._window = screen, window
        self._facing = Facing()

    @property
    def screen(self) -> pygame.Surface:
        """What people look at."""
        if self._window is not None:
            return self._window.surface
        assert self._given is not None
        return self._given

    @property
    def sheet(self) -> pygame.Surface:
        """What scenes are drawn on; it stands upright for whoever the picture is for."""
        return self._facing.sheet(self.screen)

    def take(self, screen: pygame.Surface | None) -> None:
        """From now on this screen is looked at, if there is no window; without one, the same as before."""
        self._given = screen or self._given

    def turn(self, far: bool) -> bool:
        """The picture is for this side of the table; True when it was for the other one before."""
        return self._facing.turn(far, self.screen)

    def show(self, areas: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Brings what was drawn on the sheet to the screen; where that is on the screen, in pixels."""
        return self._facing.show(areas, self.screen)

    def side(self, side: float) -> float:
        """On which side of the screen something is that is on this side of the sheet: -1 left, 1 right."""
        return -side if self._facing.far else side

    def read(self, event: pygame.Event) -> pygame.Event:
        """An event, with the places in it as they are on the sheet."""
        return self._facing.read(event, self.screen.get_size())
