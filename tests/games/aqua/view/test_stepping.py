"""A step that is not told, back by taking back or through a finished game: nothing comes or goes in one picture."""

from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from math import dist
from pathlib import Path

import pytest

from game.core.session import Session
from game.games.aqua.actions import Large
from game.games.aqua.view.layer import Layer
from game.games.aqua.view.sceneries import ReefPicture
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from game.ui.replay.scene import ReplayScene
from game.ui.replay.start import replay_scene
from game.ui.scenes.title import TitleScene
from game.ui.table.gliding import spot
from game.units import Placement
from tests.games.aqua.view.sea import at_title, best_tile, lay, random_game, sit_down, until_large, view
from tests.support.pilot import FRAME_MS, Pilot

A_STEP = 0.3
"""Of its whole way, nothing goes more in one picture."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path / "data")) as opened:
        yield opened


@pytest.fixture(scope="module")
def played() -> Session:
    """A game in which a large animal came."""
    games = (random_game(2, seed) for seed in range(1, 40))
    return next(game for game in games if any(isinstance(entry.action, Large) for entry in game.entries))


def replay(store: Store, game: Session, moment: int) -> tuple[Pilot, ReplayScene]:
    pilot = Pilot((640, 360), store).start(TitleScene)
    scene = replay_scene(pilot.app, game, {})
    pilot.app.stack.push(scene)
    pilot.settle()
    scene.go_to(moment)
    pilot.settle()
    pilot.app.settings["animation"] = "full"
    pilot.settle()
    return pilot, scene


def reef(pilot: Pilot, name: str = "reef/picture") -> ReefPicture:
    layer = pilot.node(name)
    assert isinstance(layer, Layer) and isinstance(layer.scenery, ReefPicture)
    return layer.scenery


def on_their_way(pilot: Pilot) -> list[Sprite]:
    return [node for node in map(pilot.node, pilot.names("way/step/")) if isinstance(node, Sprite)]


def moment_before(game: Session, kind: type) -> int:
    return next(number for number, entry in enumerate(game.entries) if isinstance(entry.action, kind))


def test_small_animals_that_are_taken_back_rise_from_the_reef(tmp_path: Path) -> None:
    pilot = until_large(sit_down(at_title(tmp_path, (640, 360)), "Ana", seed=5))
    pilot.app.settings["animation"] = "full"
    pilot.settle()
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+z")])
    assert view(pilot).phase == "grow"
    ways = []
    while animals := on_their_way(pilot):
        ways.append((animals[0].cy, animals[0].alpha))
        pilot.step(FRAME_MS)
    assert len(ways) > 6 and ways == sorted(ways, reverse=True)
    assert ways[0][1] > 0.8 and ways[-1][1] < 0.2


@pytest.mark.parametrize("moment", [0, 1])
def test_a_step_on_carries_the_tile_from_the_market_to_its_reef(store: Store, played: Session, moment: int) -> None:
    pilot, scene = replay(store, played, moment)
    seat = played.entries[moment].action.seat
    board = "reef/picture" if seat == scene.desk.state.front else f"small reef/{seat}"
    tiles, start = len(reef(pilot, board).area.tiles), None
    before = {name: pilot.node(name).centre for name in pilot.names("tile/")}
    scene.step(1)
    places = []
    while flying := on_their_way(pilot):
        start = start or before[f"tile/{flying[0].name.rpartition('/')[2]}"]
        places.append((flying[0].cx, flying[0].cy))
        assert len(reef(pilot, board).area.tiles) == tiles, "it would be there twice"
        pilot.step(FRAME_MS)
    assert start is not None
    whole = dist(start, places[-1])
    assert all(dist(a, b) < A_STEP * whole for a, b in pairwise([start, *places]))
    assert len(reef(pilot, board).area.tiles) == tiles + 1


def test_a_large_animal_swims_in_and_goes_back_to_its_pile(store: Store, played: Session) -> None:
    moment = moment_before(played, Large)
    pilot, scene = replay(store, played, moment)
    for by in (1, -1):
        scene.step(by)
        alphas = []
        while animals := on_their_way(pilot):
            alphas.append(animals[0].alpha)
            pilot.step(FRAME_MS)
        assert len(alphas) > 6 and alphas == sorted(alphas, reverse=by < 0)


def test_tiles_that_nobody_took_sink_out_of_the_market(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, (640, 360)), "Ana", seed=5)
    left = len(view(pilot).market) - 1
    lay(pilot, best_tile(pilot))
    pilot.app.settings["animation"] = "full"
    pilot.settle()
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    while not on_their_way(pilot):
        assert len(pilot.names("tile/")) >= left, "they were gone in one picture"
        pilot.step(FRAME_MS)
    heights = []
    while sinking := on_their_way(pilot):
        assert len(sinking) == left
        heights.append(sinking[0].cy)
        pilot.step(FRAME_MS)
    assert len(heights) > 6 and heights == sorted(heights)


def lying(pilot: Pilot) -> dict[str, Placement]:
    """Where the tiles of the market are."""
    nodes = ((name, pilot.node(name)) for name in pilot.names("tile/"))
    return {name: spot(node) for name, node in nodes if isinstance(node, Sprite)}


def test_a_new_tile_sets_out_soon_though_the_step_before_still_moves(store: Store, played: Session) -> None:
    markets = [set(played.view(None, after=number).market) for number in range(len(played.entries))]
    moment = next(number for number in range(2, len(markets)) if markets[number] - markets[number - 1])
    pilot, scene = replay(store, played, moment - 2)
    scene.step(1)
    pilot.step(3 * FRAME_MS)
    assert scene.timeline.busy
    known = lying(pilot)
    scene.step(1)
    starts = {name: place.cy for name, place in lying(pilot).items() if name not in known}
    pilot.step(scene.motion("market").ms + 5 * FRAME_MS)
    now = lying(pilot)
    assert starts and any(now[name].cy < start - 20 for name, start in starts.items())


@pytest.mark.parametrize("frames", [0, 1, 4])
def test_a_step_and_the_one_back_leave_every_tile_where_it_was(store: Store, played: Session, frames: int) -> None:
    pilot, scene = replay(store, played, 0)
    for moment in (2, len(played.entries) // 2, len(played.entries)):
        scene.go_to(moment)
        pilot.settle()
        lay = lying(pilot)
        scene.step(-1)
        pilot.step(frames * FRAME_MS)
        scene.step(1)
        pilot.settle()
        assert lying(pilot) == lay


def test_without_movement_a_step_is_there_at_once(store: Store, played: Session) -> None:
    pilot, scene = replay(store, played, 0)
    pilot.app.settings["animation"] = "none"
    scene.step(1)
    assert not on_their_way(pilot)
