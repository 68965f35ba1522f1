"""The pictures of the rules page: tiles, by the letters of their colours."""

import pygame

from game.games.aqua.view.faces import paint_tile
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme


def level_for(theme: Theme, height: float) -> str:
    """A tile looks the same at every height."""
    return ""


def card_face(look: Look, name: str, level: str, w: float, h: float) -> pygame.Surface:
    """A tile in the middle of a box, such as "RRY"."""
    c = Canvas(look, w, h)
    paint_tile(c, w / 2, h / 2, min(w / 2.1, h / 1.9), 0, name)
    return c.surface
