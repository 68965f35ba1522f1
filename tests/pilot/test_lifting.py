"""The window changes its size, as it does when it comes to fill the screen, while a curtain lifts."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.pilot.play import at_title, sit_down
from tests.support.pilot import Pilot

SIZES = ((1600, 900), (1024, 768))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    started = sit_down(at_title(tmp_path, animation="full"), "Ana", "Bruno")
    yield started
    started.store.close()


@pytest.mark.parametrize("at_ms", [0, 16, 150, 300, 500, 900])
@pytest.mark.parametrize("size", SIZES)
def test_a_curtain_that_lifts_at_that_moment_has_lifted(pilot: Pilot, size: tuple[int, int], at_ms: int) -> None:
    assert pilot.scene.name == "curtain"
    pilot.read_page()
    pilot.app.step(0, [pilot.key_event("Return")])
    pilot.step(at_ms)
    pilot.app.resize(pygame.Surface(size))
    pilot.settle()
    assert pilot.scene.name == "table"
    assert pilot.app.fault is None
