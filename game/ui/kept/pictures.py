"""Pictures of the screen that the player keeps."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from game.ui.engine.look import Look
from game.ui.engine.stage import Stage
from game.ui.words import tr


def picture_of(stage: Stage | None, look: Look, scrim: pygame.Color | None = None) -> pygame.Surface:
    """A picture of what stands on a stage, dimmed by a scrim if there is one; without a stage it is black."""
    picture = pygame.Surface(look.viewport.size)
    if stage is not None:
        stage.draw(picture, look, whole=True)
    if scrim is not None:
        shade = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        shade.fill(scrim)
        picture.blit(shade, (0, 0))
    return picture


def save_picture(screen: pygame.Surface, folder: Callable[[], Path]) -> str:
    """Keeps a picture of the screen in a folder; returns what became of it, in one sentence."""
    try:
        path = folder() / f"Biotope {datetime.now():%Y-%m-%d %H.%M.%S}.png"
        pygame.image.save(screen, path)
    except (OSError, pygame.error):
        return tr("The picture could not be saved.")
    return tr("Picture saved: {file}").format(file=path.name)
