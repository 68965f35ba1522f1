"""Species cards and corporation cards, as the program completes the drawings with words."""

from dataclasses import dataclass
from typing import Literal

import pygame

from game.games.divercity.components import effects
from game.games.divercity.view import words
from game.games.divercity.view.colours import CORPORATE
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme

Level = Literal["S", "M", "L"]

RATIO = 1.4
BACK = "card/divercity/back"
CORPORATION_BACK = "divercity/corporation/back"
_DESIGN_W = 300.0
_CORPORATION_W = 224.0


@dataclass(frozen=True, slots=True)
class SpeciesFace:
    """The face of a species card.

    Attributes:
        species: whose card it is.
        named: with the name where there is room.
        level: how much is seen of it whatever its size; None: as its size asks.
    """

    species: str
    named: bool = True
    level: Level | None = None

    @property
    def shown(self) -> tuple[str, ...]:
        return (f"card/divercity/{self.species}",)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        level = self.level or (level_for(look.theme, h) if self.named else "S")
        return card_face(look, self.species, level, w, h)


@dataclass(frozen=True, slots=True)
class CorporationFace:
    """The face of a corporation card; the effects that do not apply are pale."""

    card: str
    applies: tuple[str, ...] | None = None

    @property
    def shown(self) -> tuple[str, ...]:
        return (f"corporation/{self.card}",)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        paint_corporation(c, 0, 0, w, self.card, self.applies)
        return c.surface


def level_for(theme: Theme, height: float) -> Level:
    """How much a card of this height shows: its picture, or its name too."""
    return "M" if height >= theme.number("card.levels.M") else "S"


def card_face(look: Look, species: str, level: Level, w: float, h: float) -> pygame.Surface:
    """The face of a species card, w × h units large."""
    c = Canvas(look, w, h)
    k = w / _DESIGN_W
    level = "M" if level == "L" else level
    c.art(f"card/divercity/{species}-{level}", 0, 0, w, h)
    if level == "M":
        name = words.species(species)
        c.text(w / 2, 387 * k, name, 46 * k, 600, "ink", "middle", "serif", w - 18 * k, lo=11, label=False)
    return c.surface


def effect_art(effect: str) -> str:
    """The drawing of an effect."""
    return "divercity/corporation/" + effect.replace(":", "-").replace("+", "-")


def paint_corporation(
    c: Canvas, x: float, y: float, w: float, card: str, applies: tuple[str, ...] | None = None, small: bool = False
) -> None:
    """A corporation card w units wide; a small one is drawn without its words."""
    k = w / _CORPORATION_W
    h = w * RATIO
    c.art("divercity/corporation/front", x, y, w, h)
    parts = effects(card)
    room = (h - 20 * k) / len(parts)
    whole = "-whole" if len(parts) == 1 else ""
    for number, effect in enumerate(parts):
        left, top, wide, high = x + 10 * k, y + 10 * k + number * room, w - 20 * k, room - (4 * k if not whole else 0)
        alpha = 1.0 if applies is None or effect in applies else 0.35
        c.art(effect_art(effect) + whole, left, top, wide, high, alpha=alpha)
        if small:
            continue
        title, does = words.effect(effect)
        c.rect(left, top + high - 46 * k, wide, 46 * k, 12 * k, "#FFFBEFF2")
        middle = x + w / 2
        c.text(
            middle, top + high - 26 * k, title, 17.5 * k, 700, "ink", "middle", "serif", wide - 12, lo=12, label=False
        )
        c.text(middle, top + high - 8 * k, does, 15 * k, 400, "ink2", "middle", max_w=wide - 12, lo=11, label=False)
        if len(parts) > 1:
            c.disc(left + 18 * k, top + 18 * k, 14 * k, CORPORATE, "cream", 2)
            c.text(left + 18 * k, top + 24 * k, str(number + 1), 17 * k, 700, "white", "middle", lo=11, label=False)
