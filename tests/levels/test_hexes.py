"""The hexagonal maps say the same as the rules of AQUA."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.games.aqua.components import HOT_SPOTS
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.tiles import Tile, hot_spot_tiles
from game.levels import hexes
from game.levels.hexes import load_hexes
from game.levels.tmx import LevelError


@pytest.mark.parametrize("name", HOT_SPOTS)
def test_a_hot_spot_lies_on_its_map_as_the_rules_lay_it(name: str) -> None:
    layer = load_hexes("aqua/hot_spots")[name]
    drawn = {Tile(one.cell, one.properties["parity"], one.properties["colours"]) for one in layer.hexagons}
    assert drawn == set(hot_spot_tiles(name))


def test_there_is_a_map_layer_for_every_hot_spot_and_every_scenario() -> None:
    assert set(load_hexes("aqua/hot_spots")) == set(HOT_SPOTS)
    assert set(load_hexes("aqua/scenarios")) == set(SCENARIOS)


@pytest.mark.parametrize("letter", SCENARIOS)
def test_a_scenario_lies_on_its_map_from_left_to_right(letter: str) -> None:
    layer, scenario = load_hexes("aqua/scenarios")[letter], SCENARIOS[letter]
    in_order = sorted(layer.hexagons, key=lambda one: one.cell)
    assert tuple(one.properties["ecosystem"] for one in in_order) == scenario.ecosystems
    wanted = {"total": scenario.total}
    if scenario.objective is not None:
        numbers = {"least": scenario.objective.least, "most": scenario.objective.most}
        wanted |= {"objective": scenario.objective.name} | {k: n for k, n in numbers.items() if n is not None}
    assert dict(layer.properties) == wanted


def test_neighbours_on_the_map_are_neighbours_in_the_rules() -> None:
    cells = [one.cell for one in load_hexes("aqua/scenarios")["A"].hexagons]
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(cells)}
    assert steps <= {(1, 0), (1, -1)}


def test_a_hexagon_between_the_cells_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    map_ = (Path(__file__).parents[2] / "levels" / "aqua" / "hot_spots.tmx").read_text()
    (tmp_path / "crooked.tmx").write_text(map_.replace('x="360"', 'x="400"', 1))
    monkeypatch.setattr(hexes, "levels_dir", lambda: tmp_path)
    with pytest.raises(LevelError, match="between the cells"):
        load_hexes("crooked")
