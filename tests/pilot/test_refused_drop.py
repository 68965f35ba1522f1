"""A card that is let go where it cannot lie flies back into the hand, and is there again as if nothing had been."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.engine.sprite import Sprite
from game.units import Rect
from tests.pilot.play import at_title, sit_down
from tests.support.pilot import FRAME_MS, Pilot

OUTSIDE, AWAY = (1250.0, 600.0), (1590.0, 5.0)
"""Where neither a card nor a tile can lie, and where nothing can be looked at, in units."""


@pytest.mark.parametrize(("game", "name"), [("forest", "hand/3"), ("aqua", "tile/")])
def test_a_refused_drop_comes_home(tmp_path: Path, game: str, name: str) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy", game=game)
    card = pilot.node(pilot.names(name)[0])
    assert isinstance(card, Sprite)
    home = card.cx, card.cy
    pilot.grab(card.name)
    for step in range(1, 6):
        pilot.carry(home[0] + 30 * step, home[1] - 20 * step)
    assert card.lean > 0, "it leans the way it goes"
    pilot.sounds.clear()
    pilot._mouse(pygame.MOUSEBUTTONUP, 1400, 300, button=1)
    assert not heard(pilot, "no") and (card.cx, card.cy) != home
    highest, flown, shaken = 0.0, 0, list[float]()
    while pilot.scene.timeline.busy:
        pilot.step(FRAME_MS)
        highest = min(highest, card.aside[1])
        if heard(pilot, "no"):
            shaken.append(card.aside[0])
        else:
            flown += FRAME_MS
    assert highest < -20, "it came in an arc"
    assert flown == pytest.approx(240, abs=2 * FRAME_MS)
    assert heard(pilot, "no")
    assert 4 < max(shaken) <= 6 and -6 <= min(shaken) < -3, "it shakes its head"
    pilot.settle()
    assert (card.cx, card.lean, card.aside) == (home[0], 0, (0, 0))
    assert abs(card.cy - home[1]) <= 14, "it lies in its place; one that has the focus rises a little"
    pilot.store.close()


def by_release(pilot: Pilot) -> None:
    pilot._mouse(pygame.MOUSEBUTTONUP, *OUTSIDE, button=1)


def by_right_button(pilot: Pilot) -> None:
    pilot._mouse(pygame.MOUSEBUTTONDOWN, *OUTSIDE, button=3)


def by_leaving(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWLEAVE)])


def by_escape(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [pilot.key_event("Escape")])


@pytest.mark.parametrize("animation", ["full", "none"])
@pytest.mark.parametrize("put_back", [by_release, by_right_button, by_leaving, by_escape])
@pytest.mark.parametrize(("game", "name"), [("forest", "hand/3"), ("aqua", "tile/")])
def test_what_was_put_back_rests_as_low_as_before(
    tmp_path: Path, game: str, name: str, put_back: Callable[[Pilot], None], animation: str
) -> None:
    pilot = sit_down(at_title(tmp_path, animation=animation), "Ana", "Wren:easy", game=game)
    pilot.hover_at(*AWAY)
    pilot.settle()
    card = pilot.node(pilot.names(name)[0])
    before = card.bounds
    pilot.grab(card.name)
    pilot.step(400)
    pilot.carry(1000, 500)
    pilot.carry(*OUTSIDE)
    put_back(pilot)
    pilot.hover_at(*AWAY)
    pilot.settle()
    assert card.bounds == pytest.approx(before, abs=0.01)
    pilot.store.close()


def test_a_refused_card_is_above_the_button_that_goes(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Wren:easy")
    card = pilot.node("hand/7")
    assert isinstance(card, Sprite)
    pilot.grab(card.name)
    pilot.carry(1130, 640)
    button, low = pilot.node("done").z, 0
    pilot._mouse(pygame.MOUSEBUTTONUP, 1130, 640, button=1)
    while pilot.scene.stage.softly.busy:
        low += card.z < button
        pilot.step(FRAME_MS)
    assert not low
    pilot.settle()
    assert card.z < button, "it lies among the others"
    pilot.store.close()


def test_why_not_is_said_where_it_was_let_go_until_something_else_is_carried(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", game="aqua")
    x, y = pilot.node("reef/picture").centre
    pilot.grab(pilot.names("tile/")[0])
    pilot.carry(x, y)
    pilot.let_go(x, y)
    slip = Rect(*pilot.node("toast").bounds)
    assert slip.x < x < slip.right and 0 < y - slip.bottom < 40
    pilot.settle()
    pilot.grab(pilot.names("tile/")[1])
    pilot.carry(x, y)
    pilot.step(FRAME_MS)
    assert "toast" not in pilot.names(), "whoever goes on has read it; it must not lie over the next place"
    pilot.store.close()


def heard(pilot: Pilot, name: str) -> bool:
    """A sound was played in one of its takes."""
    return any(sound.startswith(name) for sound in pilot.sounds)
