"""The tile that is tried on the reef comes there, turns and comes to lie: nothing of that happens in one picture."""

from math import dist
from pathlib import Path

import pygame
import pytest

from game.games.aqua.view.places import Point
from game.ui.engine.sprite import Sprite
from tests.games.aqua.view.sea import at_title, model, sit_down, table, until_large, view
from tests.support.pilot import FRAME_MS, Pilot

A_STEP = 40.0
"""In one picture a tile comes no farther, in units: a third of a hexagon."""


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    pilot = sit_down(at_title(tmp_path, (640, 360)), "Ana", "Bruno", seed=5)
    pilot.app.settings["animation"] = "full"
    return pilot


@pytest.fixture
def tile(pilot: Pilot) -> str:
    """A tile that is taken up."""
    name = f"tile/{view(pilot).market[0]}"
    pilot.click(name)
    return name


def cell(pilot: Pilot) -> str:
    """A hexagon where the tile in hand fits as it is."""
    column, row = next(iter(model(pilot).gains))
    return f"cell:{column},{row}"


def seen(pilot: Pilot, tile: str) -> Point:
    """Where the tile is: on its way, at rest on the reef, or at the pointer or in the market."""
    way, held, name = (pilot.scene.stage.get(one) for one in ("way/tried", "reef/held", tile))
    if isinstance(way, Sprite) and (held is None or held.alpha < 1):
        return way.centre
    trial = model(pilot).trial
    if trial is not None:
        return pilot.node(f"cell:{trial.tile.cell[0]},{trial.tile.cell[1]}").centre
    assert isinstance(name, Sprite)
    return name.cx + name.aside[0], name.cy + name.aside[1]


def test_a_carried_tile_is_drawn_into_a_hexagon_and_out_of_it(pilot: Pilot, tile: str) -> None:
    x, y = pilot.node(cell(pilot)).centre
    pilot.grab(tile)
    way = [(x + 130 - 5 * step, y + 130 - 5 * step) for step in range(24)]
    for places in (way, way[::-1]):
        pilot.carry(*places[0])
        pilot.step(200)
        where = [seen(pilot, tile)]
        for place in places:
            pilot.carry(*place)
            where.append(seen(pilot, tile))
        assert max(map(dist, where, where[1:])) < A_STEP


def test_its_gold_never_goes_while_it_turns_and_what_it_would_bring_fades(pilot: Pilot, tile: str) -> None:
    pilot.click(cell(pilot))
    pilot.app.step(FRAME_MS, [pilot.key_event("r")])
    alphas = []
    for _ in range(20):
        assert pilot.node("reef/held").alpha == 1 or pilot.node("way/tried").alpha == 1
        alphas.append([node.alpha for node in pilot.scene.stage.nodes if node.name.startswith("reef/promised")])
        pilot.step(FRAME_MS)
    assert any(0 < alpha < 1 for now in alphas for alpha in now)
    assert alphas[-1] == [1.0] and pilot.node("reef/held").alpha == 1


def test_what_is_laid_falls(pilot: Pilot, tile: str) -> None:
    pilot.hover(cell(pilot))
    pilot.settle()
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    sizes = []
    while (way := pilot.node("way/tried")).alpha == 1:
        assert isinstance(way, Sprite)
        sizes.append(way.near)
        pilot.step(FRAME_MS)
    assert sizes[0] > 1 > min(sizes) and pilot.node("reef/held").alpha == 1


def test_what_is_put_back_returns_to_the_market(pilot: Pilot, tile: str) -> None:
    pilot.click(cell(pilot))
    start, end = pilot.node(cell(pilot)).centre, pilot.node("slot").centre
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+z")])
    way = []
    while pilot.scene.moving:
        way.append(pilot.node(tile).centre)
        pilot.step(FRAME_MS)
    assert dist(way[0], start) < A_STEP and dist(pilot.node(tile).centre, end) < A_STEP
    assert len(set(way)) > 6


def test_by_keyboard_what_is_put_back_goes_from_where_it_was_laid_to_where_it_is_tried_then(pilot: Pilot) -> None:
    pilot.key("1", "Return")
    trial = model(pilot).trial
    assert trial is not None and trial.planned
    start = pilot.node(f"cell:{trial.tile.cell[0]},{trial.tile.cell[1]}").centre
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+z")])
    way = pilot.node("way/tried")
    assert way.alpha == 1 and dist(way.centre, start) < A_STEP, "it is neither gone nor anew"


def test_without_movement_it_is_there_at_once(pilot: Pilot, tile: str) -> None:
    pilot.app.settings["animation"] = "none"
    pilot.click(cell(pilot))
    pilot.key("r")
    assert "way/tried" not in pilot.names()
    assert pilot.node("reef/held").alpha == 1
    assert len(pilot.names("reef/promised")) == 1


def test_nothing_is_explained_of_a_tile_that_flies_back(pilot: Pilot, tile: str) -> None:
    pilot.grab(tile)
    pilot.carry(1200, 640)
    pilot.step(400)
    pilot._mouse(pygame.MOUSEBUTTONUP, 1200, 640, button=1)
    for _ in range(10):
        assert not pilot.node(tile).hot
        pilot.step(FRAME_MS)


def test_a_placed_tile_that_is_taken_back_returns_to_the_market(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path, (640, 360)), "Ana", seed=5))
    placed = view(pilot).areas[0].tiles[-1]
    start = table(pilot).parts.reef.lens.camera.at(placed.centre)
    pilot.app.settings["animation"] = "full"
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+z")])
    assert dist(pilot.node(f"tile/{placed.name}").centre, start) < A_STEP


def test_a_laid_tile_is_there_at_once_in_a_window_of_another_size(pilot: Pilot, tile: str) -> None:
    pilot.click(cell(pilot))
    pilot.settle()
    pilot.app.resize(pygame.Surface((800, 450)))
    pilot.app.step(FRAME_MS, [])
    assert pilot.node("reef/held").alpha == 1


def test_a_laid_tile_is_there_at_once_on_coming_back_from_the_reef_of_another_seat(pilot: Pilot, tile: str) -> None:
    pilot.click(cell(pilot))
    pilot.settle()
    for front in (0, 1):
        pilot.app.step(FRAME_MS, [pilot.key_event("n")])
        assert model(pilot).front == front
    assert pilot.node("reef/held").alpha == 1
