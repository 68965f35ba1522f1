"""A card that is on its way goes on, whatever the player looks at meanwhile."""

from itertools import pairwise
from pathlib import Path

import pygame

from game.ui.engine.sprite import Sprite
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


def test_what_is_carried_goes_softly_to_the_pointer_and_to_its_cell(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy", "Rowan:easy")
    x, y = pilot.node("hand/4").centre
    pilot.hover_at(x - 40, y + 50)
    pilot.settle()
    pilot._mouse(pygame.MOUSEBUTTONDOWN, x - 40, y + 50, button=1)
    pilot.carry(x - 40, y + 40)
    assert way(pilot) > 3, "it comes to the pointer"
    cell = pilot.node(pilot.names("board:")[0]).centre
    for aside in (450, 30):
        pilot.carry(cell[0] + aside, cell[1] + 30)
        pictures = way(pilot)
    assert pictures > 3, "and from the pointer to its cell"
    assert middle(pilot, "hand/4")[0] == cell[0], "it lies on its cell"
    node = pilot.node("hand/4")
    assert isinstance(node, Sprite) and (node.aside, node.near) == ((0, 0), 1)
    pilot.let_go(cell[0] + 30, cell[1] + 30)
    assert pilot.node("laid").centre == cell
    pilot.store.close()


def way(pilot: Pilot) -> int:
    """Lets a carried card come where it lies; at how many places it was seen."""
    seen = {middle(pilot, "hand/4")}
    for _ in range(10):
        pilot.step(FRAME_MS)
        seen.add(middle(pilot, "hand/4"))
    return len(seen)


def middle(pilot: Pilot, name: str) -> tuple[float, float]:
    """Where a card is seen."""
    card = pilot.node(name)
    assert isinstance(card, Sprite)
    return card.cx + card.aside[0], card.cy + card.aside[1]
