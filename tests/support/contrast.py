"""How well words can be told from what they are written on, measured in pixels."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.ui.engine.brush import Said
from game.ui.engine.node import Painted
from game.ui.scene import Scene

LEAST = 4.5


@dataclass(frozen=True)
class Faint:
    """A line that is hard to read."""

    node: str
    text: str
    contrast: float

    def __str__(self) -> str:
        return f"{self.node} says “{self.text}” at {self.contrast:.1f} : 1"


def luminance(colour: pygame.Color) -> float:
    """How light a colour is, 0 to 1, as the eye sees it."""

    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part / 255) for part in (colour.r, colour.g, colour.b))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: pygame.Color, other: pygame.Color) -> float:
    """Between two colours: from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def faint(scene: Scene, screen: pygame.Surface) -> Iterator[Faint]:
    """The lines whose ground, on a screen without letters, is too much like them."""
    for node in scene.stage.nodes:
        if not isinstance(node, Painted) or not node.visible or node.alpha < 1 or not node.enabled:
            continue
        for i, said in enumerate(node.said):
            if any(above.text == said.text and _meet(above, said) for above in node.said[i + 1 :]):
                continue  # the shade under the same letters
            x, y, w, h = said.box
            area = scene.look.viewport.rect(node.x + x, node.y + y, w, h).clip(screen.get_rect())
            if said.text.strip() and area:
                worst = _worst(screen.subsurface(area), said.colour)
                if worst < LEAST:
                    yield Faint(node.name, said.text, worst)


def _meet(one: Said, other: Said) -> bool:
    return abs(one.box[0] - other.box[0]) < 4 and abs(one.box[1] - other.box[1]) < 8


def _worst(ground: pygame.Surface, ink: pygame.Color) -> float:
    """The contrast in the worst part of a ground, which is looked at in squares of some pixels."""
    small = pygame.transform.smoothscale(ground, (max(1, ground.get_width() // 6), max(1, ground.get_height() // 6)))
    seen = [small.get_at((x, y)) for x in range(small.get_width()) for y in range(small.get_height())]
    opaque = pygame.Color(ink.r, ink.g, ink.b)
    return min(contrast(colour, colour.lerp(opaque, ink.a / 255)) for colour in seen)
