"""Pictures of the screen that the player keeps."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from game.ui.words import tr


def save_picture(screen: pygame.Surface, folder: Callable[[], Path]) -> str:
    """Keeps a picture of the screen in a folder; returns what became of it, in one sentence."""
    try:
        path = folder() / f"Biotope {datetime.now():%Y-%m-%d %H.%M.%S}.png"
        pygame.image.save(screen, path)
    except (OSError, pygame.error):
        return tr("The picture could not be saved.")
    return tr("Picture saved: {file}").format(file=path.name)
