"""Letters: measured in units, rendered at final pixels, cached."""

from functools import lru_cache
from typing import Literal

import pygame
import pygame.font

from game.paths import Family, Weight, font_file
from game.ui.engine.cache import PictureCache
from game.ui.engine.shapes import opaque, sheet
from game.ui.engine.viewport import Viewport

ELLIPSIS = "…"
SMALLEST = 15.0
"""Units; text shrinks to this and then ends with an ellipsis."""

_STEP = 0.5
_MEGAPIXELS = 4
_FACES: tuple[tuple[Family, Weight], ...] = (("sans", 400), ("sans", 600), ("serif", 600), ("serif", 700))
_NO_LETTER = "\U0010ffff"
"""Not a letter, now or ever."""
_TRIED_AT = 20
"""Pixels at which letters are compared."""
_UNBREAKABLE = "\u00a0\u202f"
"""Spaces at which no line ends, the second a narrow one; a font says how wide they are."""


class Text:
    """Everything about letters at one window size; sizes and widths are units."""

    def __init__(self, viewport: Viewport) -> None:
        self._viewport = viewport
        self._pictures = PictureCache(_MEGAPIXELS)
        self.width = lru_cache(4096)(self._width)

    def render(self, s: str, size: float, weight: Weight, family: Family, colour: pygame.Color) -> pygame.Surface:
        """The line as a picture (premultiplied) whose baseline is `ascent` below its top."""
        key = (s, self._pixels(size), weight, family, tuple(colour))
        return self._pictures.get(key, lambda: self._drawn(s, size, weight, family, colour))

    def ascent(self, size: float, weight: Weight, family: Family) -> int:
        """Pixels from the top of a rendered line to its baseline."""
        return _font(family, weight, self._pixels(size)).get_ascent()

    def fit(
        self,
        s: str,
        max_w: float,
        size: float,
        weight: Weight = 400,
        family: Family = "sans",
        lo: float = SMALLEST,
        cut: Literal["start", "end"] = "end",
    ) -> tuple[str, float]:
        """The largest size up to `size` at which the line fits `max_w`.

        Below `lo` the line is cut, and an ellipsis is where something is missing.

        Returns:
            The line as it can be shown, and its size.
        """
        while size > lo and self.width(s, size, weight, family) > max_w:
            size = max(lo, size - _STEP)
        if self.width(s, size, weight, family) <= max_w:
            return s, size
        at_start = cut == "start"
        shown = s
        while s and self.width(shown, size, weight, family) > max_w:
            s = s[1:].lstrip() if at_start else s[:-1].rstrip()
            shown = ELLIPSIS + s if at_start else s + ELLIPSIS
        return shown, size

    def wrap(self, s: str, max_w: float, size: float, weight: Weight = 400, family: Family = "sans") -> list[str]:
        """The lines of a text, broken between words; a line break in the text is kept."""
        lines: list[str] = []
        for paragraph in s.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}".strip()
                if line and self.width(longer, size, weight, family) > max_w:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def _width(self, s: str, size: float, weight: Weight = 400, family: Family = "sans") -> float:
        font = _font(family, weight, self._pixels(size))
        return font.size(_legible(s, family, weight))[0] / self._viewport.scale

    def _pixels(self, size: float) -> int:
        return self._viewport.px(size)

    def _drawn(self, s: str, size: float, weight: Weight, family: Family, colour: pygame.Color) -> pygame.Surface:
        font = _font(family, weight, self._pixels(size))
        words = _legible(s, family, weight)
        if not font.size(words)[0]:
            return sheet((1, font.get_height()))
        line = font.render(words, True, opaque(colour)).premul_alpha()
        if colour.a < 255:
            line.fill((colour.a,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return line


@lru_cache(64)
def _font(family: Family, weight: Weight, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_file(family, weight), pixels)


def can_be_shown(letter: str) -> bool:
    """Whether every font has this letter, so that nobody sees an empty box in its place."""
    return all(_has(family, weight, letter) for family, weight in _FACES)


@lru_cache(4096)
def _legible(s: str, family: Family, weight: Weight) -> str:
    """The line without the letters that the font does not have; a mark of omission where nothing else is left."""
    if s.isascii() and s.isprintable():
        return s
    shown = "".join(
        letter if _is_written(letter) and _has(family, weight, letter) else " " * letter.isspace() for letter in s
    )
    return shown if _font(family, weight, _TRIED_AT).size(shown)[0] else ELLIPSIS


def _is_written(letter: str) -> bool:
    return letter.isprintable() or letter in _UNBREAKABLE


@lru_cache(4096)
def _has(family: Family, weight: Weight, letter: str) -> bool:
    """Whether a font has a letter: what it has not looks like nothing, or like what no font has."""
    look = _look_of(family, weight, letter)
    return look not in (_look_of(family, weight, ""), _look_of(family, weight, _NO_LETTER))


@lru_cache(64)
def _look_of(family: Family, weight: Weight, letter: str) -> tuple[tuple[int, int], bytes]:
    """A letter as it follows another one, as accents do."""
    picture = _font(family, weight, _TRIED_AT).render(f"a{letter}", True, "black")
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")
