"""Tiles of the market slide to their places; none jumps, and none lies on another or on what is still fading."""

from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.games.aqua.events import MarketRefilled
from game.games.aqua.view.faces import SPAN
from game.games.aqua.view.parts.market import TileSprite
from game.profile.store import Store
from game.ui.engine.stage import Stage
from tests.games.aqua.view.sea import at_title, best_tile, lay, model, scene, sit_down, table, view
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.watching import Step, watched

SMALL = (640, 360)
A_STEP = 40.0
"""Units; no tile goes farther in one picture when others close up."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path / "data")) as opened:
        yield opened


@pytest.fixture(params=["people", "computers"])
def placing(tmp_path: Path, request: pytest.FixtureRequest) -> Pilot:
    """A table at which a tile is laid and just placed."""
    others = ("Bruno", "Chloé") if request.param == "people" else ("Wren:easy", "Rowan:easy")
    pilot = sit_down(at_title(tmp_path, SMALL), "Ana", *others)
    lay(pilot, best_tile(pilot))
    pilot.app.settings["animation"] = "full"
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    return pilot


def tiles(stage: Stage) -> list[TileSprite]:
    """Those of the market, from the left."""
    found = [node for node in stage.nodes if isinstance(node, TileSprite)]
    return sorted(found, key=lambda tile: tile.cx)


def middles(pilot: Pilot) -> dict[str, float]:
    """Where those are that have come to the market."""
    return {tile.tile: tile.cx for tile in tiles(pilot.scene.stage) if tile.alpha == 1}


def at_their_places(pilot: Pilot) -> bool:
    market, shown = table(pilot).parts.market, model(pilot)
    names = shown.view.market
    places = [market.tile_place(shown, index, len(names)) for index in range(len(names))]
    spots = [(tile.cx, tile.cy, tile.w / SPAN) for tile in (table(pilot).parts.tile(name) for name in names)]
    return all(spot == pytest.approx(place) for spot, place in zip(spots, places, strict=True))


def test_the_tiles_that_stay_close_up_little_by_little_whatever_is_drawn_meanwhile(placing: Pilot) -> None:
    seen = [middles(placing)]
    while scene(placing).moving:
        scene(placing).desk.draw()
        placing.step(FRAME_MS)
        seen.append(middles(placing))
    steps = [abs(now[name] - before[name]) for before, now in pairwise(seen) for name in before.keys() & now.keys()]
    assert max(steps) < A_STEP and sum(step > 1 for step in steps) > 6
    assert at_their_places(placing)


def test_no_tile_moves_before_the_slot_of_the_one_that_left_is_gone(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, SMALL), "Ana", "Wren:easy")
    lay(pilot, best_tile(pilot))
    pilot.app.settings["animation"] = "full"
    at_first = middles(pilot)
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    fading = 0
    while fading == 0 or any(trace.name == "slot" for trace in pilot.scene.stage.softly._traces):
        assert middles(pilot) == at_first
        fading += 1
        pilot.step(FRAME_MS)
    assert fading > 3


def test_what_interrupts_tiles_on_their_way_leaves_none_beside_its_place(placing: Pilot) -> None:
    for _ in range(12):
        placing.step(FRAME_MS)
    assert not at_their_places(placing)
    placing.resize((800, 450))
    placing.settle()
    assert at_their_places(placing)
    placing.key("u")
    for _ in range(4):
        placing.step(FRAME_MS)
    placing.settle()
    assert at_their_places(placing)


def test_a_tile_under_a_button_that_is_held_down_closes_up_while_it_is_not_its_holders_turn(placing: Pilot) -> None:
    held = tiles(placing.scene.stage)[0]
    x, y = placing.app.look.viewport.point(*held.centre)
    placing.app.step(FRAME_MS, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)])
    scene(placing).timeline.finish()
    placing.step(FRAME_MS)
    assert at_their_places(placing)


def test_one_that_is_taken_up_while_all_close_up_rises_from_where_it_is_seen(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, SMALL), "Ana", "Bruno")
    pilot.app.settings["animation"] = "full"
    lay(pilot, best_tile(pilot))
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    while scene(pilot).timeline.busy:
        scene(pilot).timeline.finish_beats()
        pilot.step(FRAME_MS)
    seen = [middles(pilot)]
    name = view(pilot).market[0]
    press = pilot.node(f"tile/{name}").on_press
    assert press is not None and not at_their_places(pilot)
    press()
    for _ in range(30):
        pilot.step(FRAME_MS)
        seen.append(middles(pilot))
    assert all(abs(now[one] - before[one]) < A_STEP for before, now in pairwise(seen) for one in before)


def begins_a_round(step: Step) -> bool:
    return any(isinstance(event, MarketRefilled) and not event.discarded for event in step.events)


@pytest.mark.parametrize("game", ["aqua-2", "aqua-4"])
def test_a_new_tile_never_crosses_those_that_make_room_for_it(store: Store, game: str) -> None:
    seen = watched(store, game, begins_a_round)
    came = False
    for _ in seen.told():
        shown = [tile for tile in tiles(seen.table.stage) if tile.alpha > 0]
        came = came or any(0 < tile.alpha < 1 for tile in shown)
        assert all(right.cx - left.cx > 1.95 * left.edge for left, right in pairwise(shown))
        assert shown[-1].cx + shown[-1].edge < seen.table.stage["snail"].x, "nor the words of the snail"
    assert came


def test_what_goes_away_is_out_of_sight_before_new_tiles_come_alone(store: Store) -> None:
    seen = watched(store, "aqua-1", lambda step: any(isinstance(event, MarketRefilled) for event in step.events))
    leaving, crossed = 0, []
    for _ in seen.told():
        new = [tile.cx for tile in tiles(seen.table.stage) if tile.alpha > 0]
        gone = [
            node for node in seen.table.stage.nodes if node.name.startswith("way/step/tile/") and node.alpha > 0.25
        ]
        leaving += len(gone)
        crossed += [node for node in gone if any(x < node.centre[0] + 60 for x in new)]
    assert leaving and not crossed
