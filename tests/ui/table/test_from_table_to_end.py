"""The step from the table to the end page: the one leaves, then the other comes and begins to tell."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.profile.store import Store
from game.ui.table.end_page import EndScene
from game.ui.widgets.fade import GROUND_BETWEEN, SCENE_BEFORE
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.watching import watched


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


def at_the_end(store: Store, animation: str = "full") -> Pilot:
    """The first moment of the end page of a game that was played to its end."""
    at = watched(store, "forest-3", lambda step: type(step.events[-1]).__name__ == "GameEnded", animation)
    for _ in at.told():
        pass
    at.pilot.step(FRAME_MS)
    assert at.pilot.scene.name == "score"
    return at.pilot


@pytest.mark.parametrize("animation", ["full", "basic"])
def test_the_table_and_the_sheet_are_never_both_half_seen(store: Store, animation: str) -> None:
    pilot = at_the_end(store, animation)
    stage, left = pilot.scene.stage, 0
    numbers = [node for node in stage.nodes if node.name.startswith("cell/")]
    while SCENE_BEFORE in stage:
        assert stage[GROUND_BETWEEN].alpha == 1
        pilot.step(FRAME_MS)
        left += 1
    assert left > 2
    while stage[GROUND_BETWEEN].alpha > 0.1:
        assert all(node.alpha == 0 for node in numbers), "nothing is told before the sheet has come"
        pilot.step(FRAME_MS)
    pilot.settle()
    assert all(node.alpha == 1 for node in numbers)


def test_a_press_meant_for_the_table_does_not_cut_the_counting_short(store: Store) -> None:
    pilot = at_the_end(store)
    page = pilot.scene
    assert isinstance(page, EndScene)
    pilot.app.step(FRAME_MS, [pilot.key_event("space")])
    pilot.step(480)
    assert not page.told and GROUND_BETWEEN not in page.stage
    pilot.app.step(FRAME_MS, [pilot.key_event("space")])
    pilot.step(160)
    assert page.told


def test_in_another_window_size_nothing_of_the_old_one_lies_over_the_page(store: Store) -> None:
    pilot = at_the_end(store)
    pilot.app.resize(pygame.Surface((900, 600)))
    pilot.step(FRAME_MS)
    assert not {SCENE_BEFORE, GROUND_BETWEEN} & {node.name for node in pilot.scene.stage.nodes}


def test_where_nothing_moves_the_page_is_there_at_once(store: Store) -> None:
    pilot = at_the_end(store, "none")
    assert not {SCENE_BEFORE, GROUND_BETWEEN} & {node.name for node in pilot.scene.stage.nodes}
    assert not pilot.scene.timeline.busy
