"""A key that is held down: writing, moving and turning pages go on, everything else happens once."""

import pygame

DELAY_MS, EVERY_MS = 400, 50
"""When a held key begins to repeat, and how often it then does."""

_GO_ON = {
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
}


class HeldKeys:
    """Tells the first press of a key from those that follow while it is down."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def swallows(self, event: pygame.Event) -> bool:
        """Whether this is no more than a key that is still down; to be asked about each event, in order."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        if event.type != pygame.KEYDOWN:
            return False
        again = event.key in self._down
        self._down.add(event.key)
        return again and event.key not in _GO_ON
