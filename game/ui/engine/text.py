"""Letters: measured in units, rendered for the pixels they are shown in, cached.

The advance of a letter is a whole number of pixels, which is too coarse for small letters: words would run together.
Small lines are set several times as large and scaled down, with a little more room between words.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import ceil
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
_SMALL_BELOW = 24
"""Pixels; letters below this are set larger and scaled down."""
_FINER = 3
"""So many times as large."""
_WIDER = 1.15
"""The space between small words grows by this factor: its own is narrow."""
SHORT = 0.6
"""Of the room: a last line of two words may be so long where one of them would stand alone."""
_TINY = 3
"""Letters of a word that never stands alone on a last line."""
_MEGAPIXELS = 4
_FACES: tuple[tuple[Family, Weight], ...] = (("sans", 400), ("sans", 600), ("serif", 600), ("serif", 700))
_NO_LETTER = "\U0010ffff"
"""Not a letter, now or ever."""
_TRIED_AT = 20
"""Pixels at which letters are compared."""
_BREAK = re.compile(r"(?<= )|(?<=[^\W\d_]{3}-)(?=[^\W\d_]{3})")
"""Where a line may end: after a space, and after a hyphen between two long parts of a word."""
_UNBREAKABLE = "\u00a0\u202f"
"""Spaces at which no line ends, the second a narrow one; a font says how wide they are."""
_THIN = "\u2009"
_MISSING = {'"«»„“”': _THIN, "%¼½¾": f"\u2002{_THIN}", "…": "\u2002\u200a"}
"""The serif takes these letters for as wide as a part of them: what is missing, in spaces."""
_SERIF = str.maketrans(
    {letter: letter + space for letters, space in _MISSING.items() for letter in letters} | {"\u202f": _THIN}
)
"""Its narrow space is hardly one."""


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

    def common(
        self,
        lines: Iterable[str],
        max_w: float,
        size: float,
        weight: Weight = 400,
        family: Family = "sans",
        lo: float = SMALLEST,
    ) -> float:
        """The largest size from `lo` to `size` at which lines that belong together fit: none shrinks alone."""
        return min(self.fit(line, max_w, size, weight, family, lo)[1] for line in lines)

    def wrap(self, s: str, max_w: float, size: float, weight: Weight = 400, family: Family = "sans") -> list[str]:
        """The lines of a text, broken between words and after hyphens; a line break in the text is kept.

        A short word is not left alone on a last line: the one before it comes along, and so does the first half of a
        word whose second half would be.
        """

        def wide(line: Sequence[str]) -> float:
            return self.width("".join(line).strip(), size, weight, family)

        lines: list[list[str]] = []
        for paragraph in s.split("\n"):
            lines.append([])
            first = len(lines)
            for piece in pieces(paragraph):
                if lines[-1] and wide([*lines[-1], piece]) > max_w:
                    lines.append([])
                lines[-1].append(piece)
            if len(lines) > first and len(lines[-1]) == 1:
                *before, last = lines[-2]
                ending = [last, *lines[-1]]
                at_once = not last.endswith(" ") or len(lines[-1][0].strip()) <= _TINY
                if wide(ending) <= max_w * (1 if at_once else SHORT):
                    lines[-2:] = before, ending
        return ["".join(line).strip() for line in lines]

    def _width(self, s: str, size: float, weight: Weight = 400, family: Family = "sans") -> float:
        pixels = self._pixels(size)
        return _Line(_legible(s, family, weight), family, weight, pixels).width / self._viewport.scale

    def _pixels(self, size: float) -> int:
        return self._viewport.px(size)

    def _drawn(self, s: str, size: float, weight: Weight, family: Family, colour: pygame.Color) -> pygame.Surface:
        line = _Line(_legible(s, family, weight), family, weight, self._pixels(size)).drawn(opaque(colour))
        if colour.a < 255:
            line.fill((colour.a,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return line


class _Line:
    """One line in one font, `pixels` high: how wide it is, and how it looks."""

    def __init__(self, s: str, family: Family, weight: Weight, pixels: int) -> None:
        small = pixels < _SMALL_BELOW
        self._finer = _FINER if small else 1
        self._font, self._final = _font(family, weight, pixels * self._finer), _font(family, weight, pixels)
        self._words = s.split(" ") if small else [s]
        self._gap = round(self._font.size(" ")[0] * _WIDER)

    @property
    def width(self) -> float:
        """Pixels, not always whole ones."""
        whole = sum(self._font.size(word)[0] for word in self._words) + self._gap * (len(self._words) - 1)
        return whole / self._finer

    def drawn(self, colour: pygame.Color) -> pygame.Surface:
        """The line as a picture, premultiplied; its baseline lies between two rows of pixels."""
        size, finer = (max(1, ceil(self.width)), self._final.get_height()), self._finer
        large = sheet((size[0] * finer, size[1] * finer))
        large.fill((colour.r, colour.g, colour.b, 0))
        x, y = 0, self._final.get_ascent() * finer - self._font.get_ascent()
        for word in self._words:
            letters = self._font.render(word, True, colour)
            large.blit(letters, (x, y), special_flags=pygame.BLEND_RGBA_MAX)
            x += self._font.size(word)[0] + self._gap
        return (large if finer == 1 else pygame.transform.smoothscale(large, size)).premul_alpha()


def pieces(s: str) -> list[str]:
    """What stays together when a text is broken into lines: words, and the parts of "requin-marteau"."""
    return _BREAK.split(s)


_file = cache(font_file)


@lru_cache(128)
def _font(family: Family, weight: Weight, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(_file(family, weight), pixels)


def can_be_shown(letter: str) -> bool:
    """Whether every font has this letter, so that nobody sees an empty box in its place."""
    return all(_has(family, weight, letter) for family, weight in _FACES)


@lru_cache(4096)
def _legible(s: str, family: Family, weight: Weight) -> str:
    """The line as the font can show it."""
    shown = s if s.isascii() and s.isprintable() else _known(s, family, weight)
    return shown.translate(_SERIF) if family == "serif" else shown


def _known(s: str, family: Family, weight: Weight) -> str:
    """The line without the letters that the font does not have; a mark of omission where nothing else is left."""
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
