"""A small animal that was seen on a tile in the player's mind is never out of sight until it lies on its habitat."""

from pathlib import Path

import pytest

from game.games.aqua.events import AnimalAttracted
from tests.games.aqua.view.sea import at_title, best_tile, by_mouse, lay, session, sit_down
from tests.support.pilot import FRAME_MS, Pilot


@pytest.fixture
def laid(tmp_path: Path) -> Pilot:
    pilot = sit_down(at_title(tmp_path, (640, 360)), "Ana", seed=5)
    for _ in range(2):
        by_mouse(pilot)
    lay(pilot, best_tile(pilot))
    pilot.app.settings["animation"] = "full"
    return pilot


def test_it_hovers_while_its_tile_falls_and_drops_onto_it(laid: Pilot) -> None:
    laid.app.step(FRAME_MS, [laid.key_event("Return")])
    while laid.names("cell:"):
        laid.step(FRAME_MS)
    seen: list[str] = []
    heights: list[float] = []
    while animals := [*laid.names("foreseen/"), *laid.names("way/animal/")]:
        assert len(animals) == 1 and laid.node(animals[0]).alpha == 1
        seen += animals
        heights.append(laid.node(animals[0]).centre[1])
        laid.step(FRAME_MS)
    assert seen[0].startswith("foreseen/") and seen[-1].startswith("way/animal/"), "it was gone for a moment"
    assert min(heights) < min(heights[0], heights[-1]) - 40
    assert any(isinstance(event, AnimalAttracted) for event in session(laid).entries[-1].events)
