"""Everything that can be seen and heard of the app at a moment, to compare two games by."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.ui.engine.sprite import Sprite
from game.ui.kept.pictures import picture_of
from game.ui.table.scene import TableScene
from tests.support.pilot import FRAME_MS, Pilot


class Frame(NamedTuple):
    """One picture, and everything that a scene and the table under it tell."""

    scene: str
    picture: bytes
    told: frozenset[str]
    sounds: tuple[str, ...]


def look(pilot: Pilot) -> Frame:
    """What the scene shows and tells now, and what the table under it would."""
    told = set()
    if _table(pilot) is not pilot.scene:
        picture_of(_table(pilot).stage, pilot.app.look)
    for scene in {pilot.scene, _table(pilot)}:
        for node in (n for n in scene.stage.nodes if n.visible):
            told.update(f"{node.name} shows {name}" for name in node.shown)
            told.update(f"{node.name} says {said.text}" for said in node.said)
            told.add(f"{node.name}: {node.label}, {node.hint}")
            if isinstance(node, Sprite):
                told.add(f"{node.name} is {node.face}")
    return Frame(
        pilot.scene.name, pygame.image.tobytes(pilot.app.screen, "RGB"), frozenset(told), tuple(pilot.sounds)
    )


def frames(pilot: Pilot, until: str) -> Iterator[Frame]:
    """Every picture until a scene of that name rests."""
    for _ in range(600):
        yield look(pilot)
        if pilot.scene.name == until and not pilot.scene.timeline.busy:
            return
        pilot.step(FRAME_MS)
    raise AssertionError(f"the {until} never comes")


def _table(pilot: Pilot) -> TableScene:
    return next(scene for scene in pilot.app.stack if isinstance(scene, TableScene))
