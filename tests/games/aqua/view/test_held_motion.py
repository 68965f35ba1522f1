"""The tile in hand glides: to where it is tried, from place to place there, and back to the market."""

from math import dist
from pathlib import Path

import pytest

from game.ui.engine.sprite import Sprite
from tests.games.aqua.view.sea import at_title, model, sit_down, view
from tests.support.pilot import FRAME_MS, Pilot

FLYING = "way/held"
CLOSE = 3.0
"""Units within which something is where it should be."""


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    pilot = sit_down(at_title(tmp_path), "Ana")
    pilot.app.settings["animation"] = "full"
    pilot.click(f"tile/{view(pilot).market[0]}")
    return pilot


def places(pilot: Pilot) -> list[str]:
    """Where the tile fits as it is turned."""
    return [f"cell:{q},{r}" for q, r in model(pilot).gains]


def way(pilot: Pilot, name: str) -> list[tuple[float, float]]:
    """Where a sprite is from frame to frame, as long as it can be seen and moves."""
    seen = list[tuple[float, float]]()
    for _ in range(40):
        sprite = pilot.scene.stage.get(name)
        if isinstance(sprite, Sprite) and sprite.visible and sprite.alpha:
            seen.append((sprite.cx, sprite.cy))
        pilot.step(FRAME_MS)
    return seen


def shown(pilot: Pilot) -> float:
    """How much is seen of the tile on the reef itself."""
    return pilot.node("reef/held").alpha


def test_it_flies_from_the_market_to_where_it_is_tried(pilot: Pilot) -> None:
    tile, [place, *_] = pilot.node(f"tile/{view(pilot).market[0]}"), places(pilot)
    start = tile.centre
    pilot.hover(place)
    assert shown(pilot) == 0
    flight = way(pilot, FLYING)
    assert dist(flight[0], start) < dist(flight[0], pilot.node(place).centre)
    assert dist(flight[-1], pilot.node(place).centre) < CLOSE
    assert shown(pilot) == 1


def test_it_glides_from_place_to_place(pilot: Pilot) -> None:
    first, second, *_ = places(pilot)
    pilot.hover(first)
    pilot.settle()
    pilot.hover(second)
    flight = way(pilot, FLYING)
    away = [dist(spot, pilot.node(second).centre) for spot in flight]
    assert away == sorted(away, reverse=True)
    assert away[0] > away[-1]
    assert away[-1] < CLOSE


def test_it_flies_back_when_nothing_is_tried_any_more(pilot: Pilot) -> None:
    tile, [place, *_] = f"tile/{view(pilot).market[0]}", places(pilot)
    home = pilot.node(tile).centre
    pilot.hover(place)
    pilot.settle()
    pilot.hover("market")
    flight = way(pilot, tile)
    assert dist(flight[0], home) > dist(flight[0], pilot.node(place).centre)
    assert dist(flight[-1], home) < CLOSE
    assert FLYING not in pilot.names()


def test_another_tile_takes_its_turn_and_it_goes_home(pilot: Pilot) -> None:
    tile, [place, *_] = f"tile/{view(pilot).market[0]}", places(pilot)
    pilot.hover(place)
    pilot.settle()
    pilot.app.step(FRAME_MS, [pilot.key_event("2")])
    flight = way(pilot, tile)
    assert dist(flight[0], pilot.node(place).centre) < dist(flight[-1], pilot.node(place).centre)


def test_the_reef_that_is_pushed_about_takes_it_along(pilot: Pilot) -> None:
    [place, *_] = places(pilot)
    pilot.click(place)
    pilot.click("nearer")
    assert FLYING not in pilot.names()
    assert shown(pilot) == 1


def test_without_motion_it_is_there_at_once(pilot: Pilot) -> None:
    pilot.app.settings["animation"] = "none"
    pilot.hover(places(pilot)[0])
    assert FLYING not in pilot.names()
    assert shown(pilot) == 1
