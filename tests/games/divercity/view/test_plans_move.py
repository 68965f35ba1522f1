"""The industrialist's plans come and go: none turns its back that lay open, none is there twice, none jumps."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.games.divercity.view.cards import CORPORATION_BACK
from game.ui.engine.sprite import Sprite
from game.ui.lineup import NewGame, SeatChoice
from tests.games.divercity.view.dives import at_title
from tests.support.pilot import FRAME_MS, Pilot

A_STEP = 60.0
"""In one picture a plan of the hand moves no farther to make room, in units: half a card."""


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """Ana is asked for her first plan; two computers dive."""
    pilot = at_title(tmp_path, (640, 360))
    seats = SeatChoice("Wren", 0, "easy"), SeatChoice("Rowan", 1, "easy"), SeatChoice("Ana", 2)
    pilot.app.start_game(NewGame("divercity", seats, {"variants": ["industrialist"]}, 4, {"pace": "table"}))
    pilot.settle()
    pilot.app.settings["animation"] = "full"
    pilot.click("hand/1")
    pilot.step(400)
    pilot.hover("done")
    x, y = pilot.node("done").centre
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot._mouse(kind, x, y, button=1)
    return pilot


def hand(pilot: Pilot) -> dict[str, float]:
    return {name: pilot.node(name).centre[0] for name in pilot.names("hand/")}


def test_an_open_plan_leaves_the_hand_open_and_the_others_close_up(pilot: Pilot) -> None:
    hands = []
    for _ in range(100):
        if pilot.names("way/corporation"):
            break
        pilot.step(FRAME_MS)
    while pilot.names("way/corporation"):
        plan = pilot.node("way/corporation")
        assert isinstance(plan, Sprite) and plan.squeeze == 1, "everybody at this screen has seen it"
        hands.append(hand(pilot))
        pilot.step(FRAME_MS)
    assert all(len(cards) == 3 for cards in hands), "the plan that has left is not there twice"
    for before, after in pairwise(hands):
        assert all(abs(after[name] - before[name]) < A_STEP for name in after)
    assert hands[0] != hands[-1]


def test_a_new_plan_comes_from_the_pile_and_the_others_make_room(pilot: Pilot) -> None:
    hands = [hand(pilot)]
    for _ in range(1200):
        pilot.step(FRAME_MS)
        hands.append(hand(pilot))
        if (len(hands[-2]), len(hands[-1])) == (3, 4):
            break
    new = pilot.node("hand/3")
    assert isinstance(new, Sprite) and new.back == CORPORATION_BACK and new.squeeze < 0
    assert new.cx < min(hands[-2].values()), "it comes from the pile, far to the left"
    assert all(abs(hands[-1][name] - hands[-2][name]) < A_STEP for name in hands[-2])
    pilot.step(600)
    assert new.squeeze == 1 and new.cx > max(list(hand(pilot).values())[:3])
