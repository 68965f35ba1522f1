"""Somebody presses everything, everywhere, at any moment: no fault, and the app can be started again.

`BIOTOPE_CLICKS=100000 pytest tests/pilot/test_restless.py` presses as often as that in all tables together.
"""

import os
from pathlib import Path
from random import Random

import pygame
import pytest

from game.ui.table.games import restored
from tests.pilot.play import at_title, sit_down
from tests.support.pilot import Pilot

KEYS = (
    *("Return",) * 4, "space", "Escape", "Tab", "shift+Tab", "ctrl+z", "Left", "Right", "Up", "Down", "PageDown",
    *"123nlmhrpwcudf", "F1",
)  # fmt: skip
SIZES = ((1280, 720), (640, 400), (300, 80), (900, 900))
DANGEROUS = ("quit", "home", "delete", "remove", "language")
COMPANIES = (("Ana",), ("Ana", "Wren:easy"), ("Ana", "Bruno"), ("Ana", "Bruno", "Wren:easy"))
GAMES = ("forest", "ocean", "savanna", "aqua", "divercity")
TABLES = [(game, company) for game in GAMES for company in COMPANIES]
CLICKS = int(os.environ.get("BIOTOPE_CLICKS", 0)) // len(TABLES) or 45
"""Steps at each table."""


def something(pilot: Pilot, random: Random) -> list[pygame.Event]:
    """What a hand may do next: keys, a click, a double click, or a drag that may never end."""
    if random.random() < 0.35:
        return [pilot.key_event(random.choice(KEYS)) for _ in range(random.choice((1, 1, 1, 2)))]
    safe = [n for n in pilot.scene.stage.nodes if n.visible and n.hit and not n.name.startswith(DANGEROUS)]
    if not safe:
        return []
    point = pilot.app.look.viewport.point
    start, end = (point(*random.choice(safe).centre) for _ in range(2))
    button = random.choice((1, 1, 1, 1, 3))
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=button)
    release = pygame.Event(pygame.MOUSEBUTTONUP, pos=start, button=button)
    motion = pygame.Event(pygame.MOUSEMOTION, pos=end, buttons=(1, 0, 0))
    hover = pygame.Event(pygame.MOUSEMOTION, pos=start, buttons=(0, 0, 0))
    match random.randrange(8):
        case 0:
            return [hover]
        case 1:
            return [hover, press, motion, pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)]
        case 2:
            return [hover, press, motion]
        case 3:
            return [hover, press, release, press, release]
        case 4:
            return [hover, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=random.choice((4, 5)))]
        case _:
            return [hover, press, release]


@pytest.mark.parametrize(("game", "company"), TABLES, ids=lambda value: "-".join(value) if value else "")
def test_whatever_is_pressed_nothing_breaks(tmp_path: Path, game: str, company: tuple[str, ...]) -> None:
    random = Random(f"{game} {company}")
    pilot = sit_down(at_title(tmp_path, (640, 400)), *company, game=game, relaxed=random.random() < 0.5)
    pilot.faults = True
    for number in range(CLICKS):
        pilot.app.step(random.choice((0, 16, 16, 50, 100)), something(pilot, random))
        assert pilot.app.fault is None, number
        if number % 40 == 20:
            pilot.app.settings["animation"] = random.choice(("full", "basic", "none"))
        if number % 60 == 59:
            pilot.app.resize(pygame.Surface(random.choice(SIZES)))
        if number % 30 == 29:
            pilot.app.settings["drop_submits"] = not pilot.app.settings["drop_submits"]
    for running in pilot.store.running():
        restored(running)
    pilot.app.close()
    pilot.store.close()
    again = at_title(tmp_path, (640, 400))
    assert again.scene.name == "title" and again.app.fault is None
    again.store.close()
