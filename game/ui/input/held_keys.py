"""A key that is held down: its first press is told from those that follow."""

import pygame

DELAY_MS, EVERY_MS = 400, 50
"""When a held key begins to repeat, and how often it then does."""


class HeldKeys:
    """Knows which keys are down."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def repeats(self, event: pygame.Event) -> bool:
        """Whether this is no more than a key that is still down; to be asked about each event, in order."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        if event.type != pygame.KEYDOWN:
            return False
        again = event.key in self._down
        self._down.add(event.key)
        return again
