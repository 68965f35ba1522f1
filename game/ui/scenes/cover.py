"""The cover of a game wherever all games stand side by side: the picture cut to a shape, and the title."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.games.registry import GAMES
from game.ui.engine.canvas import Canvas
from game.ui.presentation.presentation import presentation

COVER_RATIO: Final = 1128 / 928
"""Height by width of a cover."""


def paint_cover(
    c: Canvas, cover: str, w: float, h: float, up: float, shape: Sequence[tuple[float, float]], r: float = 16
) -> None:
    """Paints a cover at the top left of what it lies on, cut to the round corners of that.

    Args:
        c: what to paint on.
        cover: the name of the picture.
        w: how wide it is shown, in units.
        h: how much of its height is shown, in units.
        up: which share of what is too high is cut off above.
        shape: what it is cut to, besides those corners.
        r: their radius, in units.
    """
    part, corners, mask = Canvas(c.look, w, h), Canvas(c.look, w, h), Canvas(c.look, w, h)
    height = w * COVER_RATIO
    part.art(cover, 0, up * (h - height), w, height)
    corners.rect(0, 0, c.w, c.h, r, fill="white")
    mask.polygon(shape, "white")
    for cut in (corners, mask):
        part.surface.blit(cut.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    c.lay(part.surface, 0, 0)
    c.shown += part.shown


def paint_slanted_cover(c: Canvas, cover: str, w: float, h: float, r: float) -> None:
    """Paints a cover at the left end of a tab with round corners; its right edge leans."""
    paint_cover(c, cover, w, h, 0.35, [(0.0, 0.0), (w, 0.0), (w * 0.86, h), (0.0, h)], r)


def title_size(c: Canvas, size: float, room: float) -> float:
    """The largest size up to `size`, in units as they are drawn, at which the titles of all games fit."""
    return c.look.text.common((presentation(game).title for game in GAMES.values()), room, size, 700, "serif")
