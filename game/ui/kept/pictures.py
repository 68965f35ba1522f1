"""Pictures of the screen that the player keeps."""

from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame

from game.message import reason_of
from game.profile.plain_files import write_whole
from game.ui.engine.look import Look
from game.ui.engine.stage import Stage
from game.ui.words import explained, tr


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
    """Save a picture of the screen in a folder.

    Args:
        screen: the picture.
        folder: gives the folder, or raises OSError.

    Returns:
        One sentence for the player: the name of the file, or why there is none.
    """
    data = BytesIO()
    pygame.image.save(screen, data, "picture.png")
    try:
        path = folder() / f"Biotope {datetime.now():%Y-%m-%d %H.%M.%S}.png"
        write_whole(path, data.getvalue())
    except OSError as error:
        return tr("The picture could not be saved: {reason}.").format(reason=explained(reason_of(error)))
    return tr("Picture saved: {file}").format(file=path.name)
