"""Somebody presses everything, everywhere, at any moment: no fault, and the game in the store can be played on."""

from pathlib import Path
from random import Random

import pygame
import pytest

from game.ui.table.games import restored
from tests.pilot.play import at_title, sit_down
from tests.support.pilot import Pilot

KEYS = (
    *("Return",) * 4, "space", "Escape", "Tab", "shift+Tab", "ctrl+z", "Left", "Right", "Up", "Down",
    "1", "2", "3", "n", "l", "m", "h", "F1",
)  # fmt: skip
SIZES = ((1280, 720), (640, 400), (300, 80), (900, 900))
DANGEROUS = ("quit", "home", "delete", "remove", "language")
TABLES = (("Ana",), ("Ana", "Wren:easy", "Rowan:easy"), ("Ana", "Bruno"), ("Ana", "Bruno", "Wren:easy"))


def event(pilot: Pilot, random: Random) -> list[pygame.Event]:
    """Something a hand may do next."""
    if random.random() < 0.4:
        return [pilot.key_event(random.choice(KEYS)) for _ in range(random.choice((1, 1, 1, 2)))]
    safe = [n for n in pilot.scene.stage.nodes if n.visible and n.hit and not n.name.startswith(DANGEROUS)]
    if not safe:
        return []
    point = pilot.app.look.viewport.point
    start, end = (point(*random.choice(safe).centre) for _ in range(2))
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    motion = pygame.Event(pygame.MOUSEMOTION, pos=end, buttons=(1, 0, 0))
    hover = pygame.Event(pygame.MOUSEMOTION, pos=start, buttons=(0, 0, 0))
    match random.randrange(6):
        case 0:
            return [hover]
        case 1:
            return [hover, press, motion, pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)]
        case 2:
            return [hover, press, motion]
        case _:
            return [hover, press, pygame.Event(pygame.MOUSEBUTTONUP, pos=start, button=1)]


@pytest.mark.parametrize(("players", "animation"), [*zip(TABLES, ("full", "none", "full", "none"), strict=True)])
def test_whatever_is_pressed_nothing_breaks(tmp_path: Path, players: tuple[str, ...], animation: str) -> None:
    pilot = sit_down(at_title(tmp_path, (640, 400)), *players, relaxed=True)
    pilot.app.settings["animation"] = animation
    random = Random(f"{players} {animation}")
    for number in range(250):
        pilot.app.step(random.choice((0, 16, 16, 50, 100)), event(pilot, random))
        assert pilot.app.fault is None, number
        if number % 60 == 59:
            pilot.app.resize(pygame.Surface(random.choice(SIZES)))
        if number % 100 == 99:
            pilot.app.settings["drop_submits"] = not pilot.app.settings["drop_submits"]
    played = [restored(running)[0] for running in pilot.store.running()]
    assert played, "the game is still there"
    assert all(session.outcome is None for session in played)
    pilot.store.close()
