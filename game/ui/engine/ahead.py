"""Drawings that are soon shown, decoded on another core while the app is still being loaded."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

import pygame


class Ahead:
    """Decodes drawings in a thread of its own, one after the other: two at once would be two in one library."""

    def __init__(self) -> None:
        self._done: dict[Path, Event] = {}
        self._pictures: dict[Path, pygame.Surface] = {}

    def begin(self, paths: Iterable[Path]) -> None:
        """Begins with these, in this order."""
        coming = {path: Event() for path in paths}
        self._done |= coming
        Thread(target=self._decode, args=(coming,), daemon=True).start()

    def take(self, path: Path) -> pygame.Surface | None:
        """The drawing, once, as soon as it is decoded; None if it was not begun with, or cannot be read."""
        done = self._done.pop(path, None)
        if done is not None:
            done.wait()
        return self._pictures.pop(path, None)

    def _decode(self, coming: dict[Path, Event]) -> None:
        for path, done in coming.items():
            with suppress(Exception):  # whoever asks for it tries again, and hears what is wrong
                self._pictures[path] = pygame.image.load(path)
            done.set()


AHEAD = Ahead()
"""Of this process."""
