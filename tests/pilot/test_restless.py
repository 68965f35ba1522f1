"""Somebody presses everything, everywhere, at any moment: no fault, and the app can be started again.

`BIOTOPE_CLICKS=100000 pytest tests/pilot/test_restless.py` presses about as often as that: one half in all tables,
one half wherever it leads over generated histories. `BIOTOPE_SEED` makes it another hand.
"""

import os
from pathlib import Path
from random import Random

import pygame
import pytest

from game.profile.store import Store
from game.ui.engine.strokes import PAD_BUTTONS
from game.ui.kept.restored import restored
from game.ui.scenes.title import TitleScene
from tests.pilot.play import at_title, sit_down
from tests.support.history import write_history
from tests.support.pads import button
from tests.support.pilot import Pilot

KEYS = (
    *("Return",) * 4, "space", "Escape", "Tab", "shift+Tab", "ctrl+z", "Left", "Right", "Up", "Down", "PageDown",
    *"123nlmhrpwcudf", "F1",
)  # fmt: skip
SIZES = ((1280, 720), (640, 400), (300, 80), (900, 900))
DANGEROUS = ("quit", "home", "delete", "remove", "language", "give up")
COMPANIES = (("Ana",), ("Ana", "Wren:easy"), ("Ana", "Bruno"), ("Ana", "Bruno", "Wren:easy"))
GAMES = ("forest", "ocean", "savanna", "aqua", "divercity")
TABLES = [(game, company) for game in GAMES for company in COMPANIES]
WINDOW_EVENTS = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED,
    pygame.WINDOWSIZECHANGED,
)  # fmt: skip
DROPPED = (
    b"",
    b"\x89PNG\r\n\xff\x00",
    b'{"format": 1, "game": "forest", "version": 1, "options": {}, "seats": ["A", "B"], "seed": 7}\n0 pick zebra\n',
    b'{"format": 1, "game": "aqua", "version": 1, "options": {}, "seats": ["Ana"], "seed": 7}\n',
)
SEED = os.environ.get("BIOTOPE_SEED", "")
WANTED = int(os.environ.get("BIOTOPE_CLICKS", 0)) // 2
CLICKS = WANTED // len(TABLES) or 45
"""Steps at each table."""
WALK = 500 if WANTED else 60
"""Steps over each history."""
WALKS = WANTED // WALK or 2


def something(pilot: Pilot, random: Random, careful: bool = True) -> list[pygame.Event]:
    """What a hand may do next: keys, letters, a click, a double click, or a drag that may never end.

    A careful one leaves alone what leads away for good.
    """
    if pilot.scene.typing and random.random() < 0.5:
        composed = pygame.Event(
            pygame.TEXTEDITING, text=random.choice(("", "ai", "愛")), start=random.randrange(3), length=1
        )
        return [random.choice((composed, pygame.Event(pygame.TEXTINPUT, text=random.choice("aZ 0é爱\t"))))]
    if random.random() < 0.08:
        return interruption(pilot, random)
    if random.random() < 0.35:
        return [pilot.key_event(random.choice(KEYS)) for _ in range(random.choice((1, 1, 1, 2)))]
    left_alone = DANGEROUS if careful else ()
    safe = [n for n in pilot.scene.stage.nodes if n.visible and n.hit and not n.name.startswith(left_alone)]
    if not safe:
        return []
    point = pilot.app.look.viewport.point
    kinds = sorted({node.name.partition("/")[0] for node in safe})
    kind = random.choice(kinds)
    alike = [node for node in safe if node.name.partition("/")[0] == kind]
    start, end = (point(*random.choice(nodes).centre) for nodes in (alike, safe))
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


def interruption(pilot: Pilot, random: Random) -> list[pygame.Event]:
    """What the window, a gamepad, a touch screen or a file manager may do meanwhile."""
    match random.randrange(4):
        case 0:
            return [pygame.Event(random.choice(WINDOW_EVENTS))]
        case 1:
            stroke, pad = random.choice(PAD_BUTTONS), random.randrange(2)
            return [button(stroke, pad=pad), button(stroke, down=random.random() < 0.1, pad=pad)]
        case 2:
            at = {"x": random.random(), "y": random.random()}
            finger = {"touch_id": 1, "finger_id": random.randrange(2), "dx": 0.0, "dy": 0.0, "pressure": 1.0}
            kinds = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
            return [pygame.Event(kind, at | finger) for kind in kinds[: random.choice((1, 2, 3, 3))]]
        case _:
            assert pilot.app.data is not None
            dropped = pilot.app.data / "dropped"
            dropped.write_bytes(random.choice(DROPPED))
            return [pygame.Event(pygame.DROPFILE, file=str(random.choice((dropped, pilot.app.data, Path("gone")))))]


@pytest.mark.parametrize(("game", "company"), TABLES, ids=lambda value: "-".join(value) if value else "")
def test_whatever_is_pressed_nothing_breaks(tmp_path: Path, game: str, company: tuple[str, ...]) -> None:
    random = Random(f"{game} {company}{SEED}")
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


@pytest.mark.parametrize("walk", range(WALKS))
def test_whatever_is_pressed_over_any_history_nothing_breaks(tmp_path: Path, walk: int) -> None:
    random = Random(f"walk {walk}{SEED}")
    write_history(tmp_path, random)
    pilot = start(tmp_path)
    scenes = set()
    for number in range(WALK):
        pilot.app.step(random.choice((0, 16, 16, 50, 100)), something(pilot, random, careful=False))
        assert pilot.app.fault is None, number
        scenes.add(pilot.scene.name)
        if not pilot.app.running or number % 100 == 99:
            stop(pilot)
            pilot = start(tmp_path)
        if number % 50 == 25:
            pilot.app.resize(pygame.Surface(random.choice(SIZES)))
    assert len(scenes) > 2
    stop(pilot)
    stop(start(tmp_path))


def start(folder: Path) -> Pilot:
    """The app, over whatever is in the folder."""
    pilot = Pilot((640, 400), Store.open(folder), data=folder)
    pilot.faults = True
    pilot.app.start(TitleScene)
    pilot.app.step(0, ())
    assert (pilot.scene.name, pilot.app.fault) == ("title", None)
    return pilot


def stop(pilot: Pilot) -> None:
    """The app ends."""
    pilot.app.close()
    pilot.store.close()
