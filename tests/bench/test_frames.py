"""How long a frame takes at 1920 × 1080: figures to compare, with no limit that a slow machine would break."""

from itertools import count
from math import cos, sin
from typing import Any

import pygame
import pytest

from tests.support.meadow import Meadow
from tests.support.pilot import FRAME_MS, Pilot

FULL_HD = (1920, 1080)


@pytest.fixture
def pilot() -> Pilot:
    return Pilot(FULL_HD, animation="full").start(Meadow)


def test_a_still_table(benchmark: Any, pilot: Pilot) -> None:
    assert benchmark(lambda: pilot.app.step(FRAME_MS, [])) == []


def test_a_card_is_dragged_over_a_full_table(benchmark: Any, pilot: Pilot) -> None:
    card = pilot.node("hand/3")
    _mouse(pilot, pygame.MOUSEBUTTONDOWN, *card.centre, button=1)
    moments, held = count(), (0.0, 0.0)

    def frame() -> None:
        nonlocal held
        t = next(moments) / 8
        held = 700 + 300 * cos(t), 400 + 200 * sin(t)
        _mouse(pilot, pygame.MOUSEMOTION, *held, buttons=(1, 0, 0))

    benchmark(frame)
    assert card.centre == pytest.approx(held, abs=1.5), "the card is where the pointer is"


def test_everything_is_drawn_anew(benchmark: Any, pilot: Pilot) -> None:
    stage, app = pilot.scene.stage, pilot.app
    drawn = benchmark(lambda: stage.draw(app.screen, app.look, whole=True))
    assert drawn == [app.screen.get_rect()]


def test_a_table_is_made_for_another_window_size(benchmark: Any, pilot: Pilot) -> None:
    benchmark.pedantic(lambda: pilot.resize(FULL_HD), rounds=3)
    assert pilot.app.screen.get_size() == FULL_HD


def _mouse(pilot: Pilot, kind: int, x: float, y: float, **fields: Any) -> list[pygame.Rect]:
    event = pygame.Event(kind, {"pos": pilot.app.look.viewport.point(x, y), **fields})
    return pilot.app.step(FRAME_MS, [event])
