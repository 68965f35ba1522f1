"""The side of a table that lies flat for which the picture is: the far one sees it turned by 180°."""

from collections.abc import Sequence

import pygame

_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_FINGER = (pygame.FINGERMOTION, pygame.FINGERDOWN, pygame.FINGERUP)


class Facing:
    """Turns what is drawn on its way to the screen, and what points at it on its way back.

    Scenes draw on the sheet, which always stands upright: for the near side it is the screen itself.
    """

    def __init__(self) -> None:
        self._sheet: pygame.Surface | None = None

    @property
    def far(self) -> bool:
        """The picture is for the far side."""
        return self._sheet is not None

    def sheet(self, screen: pygame.Surface) -> pygame.Surface:
        """What is drawn on; as large as the screen."""
        if self._sheet is None:
            return screen
        if self._sheet.get_size() != screen.get_size():
            self._sheet = _turned(screen)
        return self._sheet

    def turn(self, far: bool, screen: pygame.Surface) -> bool:
        """From now on the picture is for this side; the sheet shows what is on the screen, seen from there.

        Returns:
            It was for the other one before.
        """
        if far == self.far:
            return False
        self._sheet = _turned(screen) if far else None
        return True

    def show(self, areas: Sequence[pygame.Rect], screen: pygame.Surface) -> list[pygame.Rect]:
        """Brings what was drawn on the sheet to the screen; where that is on the screen, in pixels."""
        if self._sheet is None:
            return list(areas)
        return [screen.blit(_turned(self._sheet.subsurface(area)), _opposite(area, screen)) for area in areas]

    def read(self, event: pygame.Event, size: tuple[int, int]) -> pygame.Event:
        """The same event as it is on the sheet; `size` is the one of the screen, in pixels."""
        if self._sheet is None or event.type not in _MOUSE + _FINGER:
            return event
        told = dict(event.dict)
        if event.type in _MOUSE:
            told["pos"] = size[0] - 1 - event.pos[0], size[1] - 1 - event.pos[1]
        else:
            told |= {"x": 1 - event.x, "y": 1 - event.y}
        return pygame.Event(event.type, told)


def _turned(picture: pygame.Surface) -> pygame.Surface:
    return pygame.transform.flip(picture, True, True)


def _opposite(area: pygame.Rect, screen: pygame.Surface) -> tuple[int, int]:
    """The corner at which an area lies once everything is turned."""
    return screen.get_width() - area.right, screen.get_height() - area.bottom
