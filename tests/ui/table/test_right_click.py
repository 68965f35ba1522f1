"""The right button puts back what was picked up, one step at a time, and opens nothing."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.games.aqua.view import sea
from tests.games.divercity.tables import table as dive
from tests.games.divercity.view import dives
from tests.pilot.play import at_title, sit_down, table
from tests.support.pilot import Pilot

EMPTY = 1590.0, 895.0
"""A place where nothing can be pressed, in units."""


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path, (1280, 720))
    yield pilot
    pilot.store.close()


def in_mind(pilot: Pilot) -> Any:
    """What is chosen so far, without what the pointer is over."""
    return replace(table(pilot).desk.state.choice, hover=None)


@pytest.mark.parametrize("game", ["forest", "ocean", "savanna"])
def test_a_card_goes_back_step_by_step_and_then_nothing_happens(pilot: Pilot, game: str) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    scene = table(pilot)
    steps = [in_mind(pilot)]
    pilot.click(pilot.names("hand/")[1])
    steps.append(in_mind(pilot))
    pilot.click(pilot.names("board:")[0])
    assert in_mind(pilot) not in steps
    while steps:
        pilot.press_at(*EMPTY, button=3)
        assert in_mind(pilot) == steps.pop()
    pilot.press_at(*EMPTY, button=3)
    assert pilot.scene is scene, "the menu stays closed"


def test_in_mini_divercity_a_picked_card_goes_back_with_the_action_that_took_it(pilot: Pilot) -> None:
    dives.sit_at(pilot, dive(3, dives.HANDS, dives.QUIET))
    scene = table(pilot)
    pilot.click("action/play")
    pilot.click("hand/1")
    assert dives.choice(pilot).places == (1,)
    for _ in range(2):
        pilot.press_at(*EMPTY, button=3)
        assert dives.choice(pilot).empty and pilot.scene is scene, "the menu stays closed"


def test_in_mini_divercity_the_card_that_a_hotel_costs_goes_back_before_the_hotel(pilot: Pilot) -> None:
    dives.sit_at(pilot, dive(3, dives.HANDS, dives.QUIET))
    pilot.click("action/close")
    pilot.click("hotel/red")
    pilot.click("hand/1")
    assert dives.choice(pilot).places == (1,)
    pilot.press_at(*EMPTY, button=3)
    assert dives.choice(pilot).places == () and dives.choice(pilot).hotel == "red"
    pilot.press_at(*EMPTY, button=3)
    assert dives.choice(pilot).empty


def test_a_card_that_is_carried_flies_back(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    scene = table(pilot)
    name = pilot.names("hand/")[1]
    home = pilot.node(name).centre
    pilot.grab(name)
    pilot.carry(700, 400)
    assert pilot.node(name).centre != home
    pilot.press_at(700, 400, button=3)
    assert scene.pointer.held is None
    pilot.let_go(700, 400)
    assert not pilot.names("placed") and pilot.scene is scene


def test_in_aqua_it_goes_on_turning_the_tile_in_hand_and_is_harmless_without_one(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game="aqua")
    pilot.press_at(*EMPTY, button=3)
    assert pilot.scene.name == "table" and sea.choice(pilot).tile is None
    pilot.click(f"tile/{sea.view(pilot).market[0]}")
    before = sea.choice(pilot)
    pilot.press_at(*EMPTY, button=3)
    assert sea.choice(pilot).tile == before.tile and sea.choice(pilot).turn != before.turn
