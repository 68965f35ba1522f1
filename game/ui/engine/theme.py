"""The look in numbers, as `assets/theme.toml` names them."""

import tomllib
from dataclasses import dataclass
from functools import cache, reduce
from pathlib import Path
from typing import Any, Literal, cast

import pygame

from game.paths import Family, MissingAsset, Weight
from game.ui.engine.easing import Easing, bezier

Level = Literal["full", "basic", "none"]
"""How much the screen moves."""


class UnknownToken(KeyError):
    """The theme has no entry of this name."""

    def __str__(self) -> str:
        return f"The theme has no {self.args[0]}."


@dataclass(frozen=True)
class TypeStyle:
    """A step of the type scale; the size in units."""

    family: Family
    size: float
    weight: Weight


@dataclass(frozen=True)
class SeatStyle:
    """How a seat is told from the others: by colour and by emblem, an icon name."""

    colour: str
    emblem: str


@dataclass(frozen=True)
class Motion:
    """One kind of movement: its length, its pace, the sound that goes with it."""

    ms: float
    easing: Easing
    sound: str | None


class Theme:
    """Colours, type, lengths and motion by name; names are dotted paths into the file.

    Args:
        data: the file.
        high_contrast: what stands in its `high_contrast` counts instead of what is called the same outside of it.
    """

    def __init__(self, data: dict[str, Any], high_contrast: bool = False) -> None:
        self._data = _over(data, data["high_contrast"]) if high_contrast else data
        self.high_contrast = high_contrast
        self.colour = cache(self._colour)
        self.easing = cache(self._easing)
        self.motion = cache(self._motion)
        self.type = cache(self._type)

    @classmethod
    def load(cls, path: Path, high_contrast: bool = False) -> "Theme":
        """Reads a theme file.

        Raises:
            MissingAsset: there is no such file.
        """
        if not path.is_file():
            raise MissingAsset(path)
        return cls(_tokens(path), high_contrast)

    def value(self, name: str) -> Any:
        """Whatever stands at a dotted path, such as "card.rule_strips.bear".

        Raises:
            UnknownToken: nothing stands there.
        """
        try:
            return reduce(lambda table, key: table[key], name.split("."), self._data)
        except (KeyError, TypeError):
            raise UnknownToken(name) from None

    def number(self, name: str) -> float:
        """A length in units, a time in milliseconds or a factor, such as "focus.offset"."""
        return float(self.value(name))

    def seat(self, index: int) -> SeatStyle:
        """The style of a seat, counted from 0."""
        return SeatStyle(**self._data["seats"][index])

    def seats(self) -> int:
        """How many seats can be told apart."""
        return len(self._data["seats"])

    def _colour(self, name: str) -> pygame.Color:
        """A colour by its name ("ink", "surface.glass", "games.forest.bg0") or as "#RRGGBB[AA]"."""
        if name.startswith("#"):
            return pygame.Color(name)
        for path in (f"colour.{name}", name):
            try:
                return pygame.Color(cast(str, self.value(path)))
            except UnknownToken:
                continue
        raise UnknownToken(name)

    def _easing(self, name: str) -> Easing:
        return bezier(*self.value(f"easing.{name}"))

    def _type(self, name: str) -> TypeStyle:
        return TypeStyle(*self.value(f"type.scale.{name}"))

    def _motion(self, name: str, level: Level) -> Motion:
        """A movement at an animation level: "none" takes no time, but still sounds."""
        entry = self.value(f"motion.{name}")
        ms = {"full": entry["ms"], "basic": entry["basic_ms"], "none": 0}[level]
        return Motion(ms, self.easing(entry["easing"]), entry.get("sound"))


@cache
def _tokens(path: Path) -> dict[str, Any]:
    """What stands in a theme file, which is read once."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _over(data: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Tables with the entries of others over them, at any depth."""
    return data | {key: _over(data[key], entry) if isinstance(entry, dict) else entry for key, entry in other.items()}


def dark(colour: str, share: float = 0.25) -> str:
    """A colour "#RRGGBB" nearer to night."""
    return _mixed(colour, "#0A1512", share)


def light(colour: str, share: float = 0.25) -> str:
    """A colour "#RRGGBB" nearer to white."""
    return _mixed(colour, "#FFFFFF", share)


def _mixed(colour: str, other: str, share: float) -> str:
    mixed = pygame.Color(colour).lerp(pygame.Color(other), share)
    return f"#{mixed.r:02X}{mixed.g:02X}{mixed.b:02X}"
