"""AQUA in a window that is higher than broad."""

from pathlib import Path

import pytest

from game.games.aqua.view.places import CLOSEST_EDGE, LARGEST_EDGE, largest_edge
from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.units import Rect
from tests.support.history import keep, played
from tests.support.layout import faults
from tests.support.pilot import Pilot

SIZES = [(900, 1600), (768, 1024), (1080, 1920)]


def sea(folder: Path, size: tuple[int, int]) -> Pilot:
    """The table in the middle of a game of three."""
    store = Store.open(folder)
    store.set_setting("first_notes", False)
    keep(store, played("aqua", ("Ana", "Bruno", "Chloé"), actions=36))
    pilot = Pilot(size, store, data=folder).start(TitleScene)
    pilot.click("continue")
    assert pilot.scene.name == "table"
    return pilot


@pytest.mark.parametrize("size", SIZES)
def test_the_table_reaches_from_the_upper_edge_to_the_lower_one(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = sea(tmp_path, size)
    _, top, _, h = pilot.app.look.viewport.window
    assert pilot.node("topbar").y == pytest.approx(top, abs=1)
    assert pilot.node("market").y + pilot.node("market").h == pytest.approx(top + h, abs=10)
    assert faults(pilot.scene) == []


@pytest.mark.parametrize("size", SIZES)
def test_letters_are_as_large_as_can_be(size: tuple[int, int], tmp_path: Path) -> None:
    assert sea(tmp_path, size).app.look.text_scale == 1.3


def test_a_reef_has_larger_tiles_where_its_zone_is_higher() -> None:
    usual, higher, highest = (largest_edge(Rect(236, 0, 1044, h)) for h in (504, 700, 2000))
    assert usual == LARGEST_EDGE < higher < highest == CLOSEST_EDGE
