"""How well words can be told from what they are written on, measured in pixels."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pygame
import pytest

from game.ui.engine.brush import Brush, Said
from game.ui.engine.node import Node, Painted
from game.ui.engine.shapes import sheet
from game.ui.engine.text import Text
from game.ui.engine.tones import READABLE, contrast
from game.ui.lessons.veil import Veil
from game.ui.scene import Scene
from game.units import Rect
from tests.support.pilot import Pilot

LEAST = 4.5
_SQUARE, _OPAQUE = 6, 250
_SIGN = "the sign "


@dataclass(frozen=True)
class Faint:
    """A line that is hard to read."""

    node: str
    text: str
    contrast: float

    def __str__(self) -> str:
        return f"{self.node} says “{self.text}” at {self.contrast:.1f} : 1"


def faint(scene: Scene, screen: pygame.Surface, least: float = LEAST) -> Iterator[Faint]:
    """The lines whose ground, on a screen without letters, is too much like them, as far as they can be seen."""
    nodes = scene.stage.nodes
    for number, node in enumerate(nodes):
        if not isinstance(node, Painted) or not node.visible or node.alpha < 1 or not node.enabled:
            continue
        for i, said in enumerate(node.said):
            if any(above.text == said.text and _meet(above, said) for above in node.said[i + 1 :]):
                continue  # the shade under the same letters
            x, y, w, h = said.box
            area = scene.look.viewport.rect(node.x + x, node.y + y, w, h).clip(screen.get_rect())
            if said.text.strip() and area:
                above = [cover for cover in nodes[number + 1 :] if cover.visible and cover.alpha == 1]
                worst = min(_contrasts(screen, area, said.colour, list(_covers(scene, above, area))), default=least)
                if worst < least:
                    yield Faint(node.name, said.text, worst)


def dimmed(scene: Scene, name: str) -> bool:
    """Whether a node lies under the veil of a lesson, beside its openings: it is dimmed on purpose."""
    veil, node = scene.stage.get("lesson/veil"), scene.stage[name]
    if not isinstance(veil, Veil) or node.z > veil.z:
        return False
    return not any(_holds(opening, *node.centre) for opening in veil.open)


def _holds(place: Rect, x: float, y: float) -> bool:
    return place.x <= x <= place.right and place.y <= y <= place.bottom


def without_letters(patch: pytest.MonkeyPatch) -> None:
    """Everything is drawn but the letters, so that what lies under them can be measured."""
    patch.setattr(Text, "render", lambda *_: sheet((1, 1)))


def signs_are_noted(patch: pytest.MonkeyPatch) -> None:
    """Signs are not drawn but noted as words are, so that what lies under them can be measured."""
    patch.setattr(Brush, "icon", _as_word)


def _as_word(c: Brush, name: str, cx: float, cy: float, size: float, colour: str = "ink") -> None:
    box = (cx - size / 2, cy - size / 2, size, size)
    c.said.append(Said(f"{_SIGN}{name}", box, None, True, c._ink(colour, *box)))


def faint_in_high_contrast(pilot: Pilot) -> list[str]:
    """What is said at less than 7 to 1, and the noted signs that are shown at less than 4.5."""
    assert pilot.scene.look.theme.high_contrast
    found = faint(pilot.scene, pilot.app.screen, READABLE)
    return [str(line) for line in found if not line.text.startswith(_SIGN) or line.contrast < LEAST]


def _meet(one: Said, other: Said) -> bool:
    return abs(one.box[0] - other.box[0]) < 4 and abs(one.box[1] - other.box[1]) < 8


def _covers(scene: Scene, above: Iterable[Node], area: pygame.Rect) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
    """The pictures that lie over a part of the screen, and where."""
    for node in above:
        if (picture := node.picture(scene.look)) is not None:
            place = picture.get_rect(topleft=node.corner(scene.look))
            if place.colliderect(area):
                yield picture, place


def _contrasts(
    screen: pygame.Surface, area: pygame.Rect, ink: pygame.Color, covers: list[tuple[pygame.Surface, pygame.Rect]]
) -> Iterator[float]:
    """The contrast in every square of some pixels of a ground that is not covered."""
    across, down = max(1, area.w // _SQUARE), max(1, area.h // _SQUARE)
    small = pygame.transform.smoothscale(screen.subsurface(area), (across, down))
    opaque = pygame.Color(ink.r, ink.g, ink.b)
    for i in range(across):
        for j in range(down):
            at = area.x + (i + 0.5) * area.w / across, area.y + (j + 0.5) * area.h / down
            if not any(_hides(picture, place, at) for picture, place in covers):
                colour = small.get_at((i, j))
                yield contrast(colour, colour.lerp(opaque, ink.a / 255))


def _hides(picture: pygame.Surface, place: pygame.Rect, at: tuple[float, float]) -> bool:
    """Nothing of what lies below can be seen at a place."""
    inside = round(at[0]) - place.x, round(at[1]) - place.y
    if not picture.get_rect().collidepoint(inside):
        return False
    return not picture.get_flags() & pygame.SRCALPHA or picture.get_at(inside).a >= _OPAQUE


def hard_to_read(pilot: Pilot, patch: pytest.MonkeyPatch) -> list[str]:
    """What the scene on top says too faintly in high contrast, measured without the letters."""
    without_letters(patch)
    pilot.app.settings["high_contrast"] = True
    pilot.settle()
    return faint_in_high_contrast(pilot)
