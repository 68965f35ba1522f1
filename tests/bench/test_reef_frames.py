"""How long a frame takes while a reef of seventeen tiles is pushed about and a tile is carried over it."""

from collections.abc import Callable
from itertools import count
from math import cos, sin
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.games.aqua.view.sea import at_title, by_mouse, sit_down, view
from tests.support.pilot import FRAME_MS, Pilot

FULL_HD = (1920, 1080)


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """A solo game in its last round."""
    seated = sit_down(at_title(tmp_path, FULL_HD), "Ana")
    while view(seated).round < 17 or view(seated).phase != "grow":
        by_mouse(seated)
    return seated


def test_the_reef_is_pushed_about(benchmark: Any, pilot: Pilot) -> None:
    _measure(benchmark, _carrier(pilot, "reef"))


def test_a_tile_is_carried_over_the_reef(benchmark: Any, pilot: Pilot) -> None:
    _measure(benchmark, _carrier(pilot, f"tile/{view(pilot).market[0]}"))


def _measure(benchmark: Any, frame: Callable[[], list[pygame.Rect]]) -> None:
    """A single frame may find the tile where it was; of several, one draws something."""
    benchmark(frame)
    assert any(frame() for _ in range(8))


def _carrier(pilot: Pilot, name: str) -> Callable[[], list[pygame.Rect]]:
    pilot.grab(name)
    pilot.carry(700, 400)
    pilot.carry(720, 420)
    moments = count()

    def frame() -> list[pygame.Rect]:
        t = next(moments) / 8
        place = pilot.app.look.viewport.point(760 + 300 * cos(t), 450 + 160 * sin(t))
        event = pygame.Event(pygame.MOUSEMOTION, {"pos": place, "buttons": (1, 0, 0)})
        return pilot.app.step(FRAME_MS, [event])

    return frame
