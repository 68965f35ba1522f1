"""Of a double click on a piece only the first click counts: what it took up is not put back by the second."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.aqua.view import sea
from tests.pilot.play import at_title, sit_down
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    yield pilot
    pilot.store.close()


def twice(pilot: Pilot, name: str, apart_ms: float) -> None:
    x, y = pilot.node(name).centre
    pilot.press_at(x, y)
    pilot.step(apart_ms)
    pilot.press_at(x, y)


def taken_up(pilot: Pilot) -> bool:
    """A card waits for its place."""
    return "Ana, find it a home" in pilot.texts()


@pytest.mark.parametrize(("apart_ms", "up"), [(100, True), (700, False)])
def test_a_card_is_taken_up_by_a_double_click_and_put_back_by_a_later_one(
    pilot: Pilot, apart_ms: float, up: bool
) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    twice(pilot, "hand/1", apart_ms)
    assert taken_up(pilot) is up


def test_a_player_who_keeps_clicking_a_card_puts_it_back(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    x, y = pilot.node("hand/1").centre
    twice(pilot, "hand/1", 200)
    assert taken_up(pilot)
    pilot.step(250)
    pilot.press_at(x, y)
    assert not taken_up(pilot), "the click that was ignored began no double click"


def test_slow_double_clicks_are_known_where_that_is_set(pilot: Pilot) -> None:
    pilot.app.settings["double_clicks"] = "slow"
    sit_down(pilot, "Ana", "Wren:easy")
    twice(pilot, "hand/1", 700)
    assert taken_up(pilot)


def test_a_click_on_another_card_is_no_double_click_and_keys_have_none(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    pilot.click("hand/1")
    pilot.click("hand/4")
    assert taken_up(pilot)
    pilot.key("5")
    assert not taken_up(pilot), "the fifth card, again"


def test_a_laid_tile_stays_laid_and_a_tile_is_turned_as_often_as_that_is_pressed(tmp_path: Path) -> None:
    pilot = sea.sit_down(sea.at_title(tmp_path), "Ana", "Wren:easy")
    tile = sea.best_tile(pilot)
    twice(pilot, f"tile/{tile.name}", 100)
    assert sea.choice(pilot).tile == tile.name
    turn = sea.choice(pilot).turn
    twice(pilot, "turn/right", 50)
    assert (sea.choice(pilot).turn - turn) % 6 in (2, 4)
    twice(pilot, sea.cell_name(tile), 100)
    assert sea.choice(pilot).planned is not None
    pilot.store.close()
