"""What comes, goes and changes softly never hides for a moment what was there and stays."""

from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.games.registry import GAMES
from game.ui.engine.drawn import ALPHA_STEPS
from game.ui.engine.shapes import blit_over, faded
from game.ui.engine.stage import Stage
from tests.pilot.play import at_title, decide, sit_down
from tests.support.pilot import Pilot

Pixels = NDArray[np.int16]

SIZE = (640, 360)
SAME, OTHER = 16, 40
"""Of 255: by how much less two tones are the same, by how much more another one."""
SEEN = 400
"""Pixels that somebody sees blink."""


def pixels(surface: pygame.Surface) -> Pixels:
    return pygame.surfarray.array3d(surface).astype(np.int16)


def apart(one: Pixels, other: Pixels) -> Pixels:
    """By how much the tones of two pictures differ, pixel by pixel."""
    red, green, blue = np.abs(one - other).transpose(2, 0, 1)
    return np.maximum(np.maximum(red, green), blue)


def as_it_will_be(stage: Stage) -> Pixels:
    """The picture without what is still to be seen of the one before."""
    picture = pygame.Surface(SIZE)
    for drawn in stage._present.values():
        whole = drawn.alpha == ALPHA_STEPS
        seen = drawn.picture if whole else faded(drawn.picture, drawn.alpha / ALPHA_STEPS)
        blit_over(picture, seen, drawn.rect.topleft)
    return pixels(picture)


class Watched(Pilot):
    """Looks at every picture in which something is on its way."""

    seen: tuple[object, pygame.Surface] | None = None

    def _frame(self, events: list[pygame.Event], ms: float = 16) -> list[pygame.Rect]:
        areas = super()._frame(events, ms)
        stage = self.scene.stage
        if self.seen is not None and self.seen[0] is stage and stage.softly.busy and "scene before" not in stage:
            end = as_it_will_be(stage)
            blinks = (apart(end, pixels(self.seen[1])) < SAME) & (apart(pixels(self.app.screen), end) > OTHER)
            assert blinks.sum() < SEEN, f"{[node.name for node in stage.softly._ways]} blink"
        self.seen = stage, self.app.screen.copy()
        return areas


@pytest.mark.parametrize("game", GAMES)
def test_nothing_blinks_at_a_table(game: str, tmp_path: Path) -> None:
    resting = at_title(tmp_path, SIZE)
    pilot = Watched(SIZE, resting.store, "full").start(lambda: resting.scene)
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    for _ in range(3):
        decide(pilot)
