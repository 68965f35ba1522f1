"""A card that is on its way goes on, whatever the player looks at meanwhile."""

from itertools import pairwise
from pathlib import Path

import pygame

from tests.pilot.play import at_title, sit_down
from tests.support.pilot import FRAME_MS, Pilot


def test_a_card_that_is_laid_comes_nearer_in_every_picture(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy", "Rowan:easy")
    for name in ("hand/2", "board:", "done", "hand/3"):
        pilot.click(pilot.names(name)[0])
    place, other = pilot.names("board:")[:2]
    pilot.hover(place)
    pilot.settle()
    x, y = pilot.node(place).centre
    pos = pilot.app.look.viewport.point(x, y)
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    pilot.app.step(FRAME_MS, [pygame.Event(kind, pos=pos, button=1) for kind in kinds])
    far = [away(pilot, y)]
    for looked_at in (other, place, other):
        pilot.hover(looked_at)
        far.append(away(pilot, y))
        pilot.step(FRAME_MS)
        far.append(away(pilot, y))
    assert all(before > after > 0 for before, after in pairwise(far)), far
    pilot.store.close()


def away(pilot: Pilot, y: float) -> float:
    """How far the laid card is from its cell."""
    return abs(pilot.node("laid").centre[1] - y)
