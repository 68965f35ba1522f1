"""Letters: measured in units, rendered for the pixels they are shown in, cached.

The advance of a letter is a whole number of pixels, which is too coarse for small letters: words would run together.
Small lines are set several times as large and scaled down, with a little more room between words.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import groupby
from math import ceil
from operator import attrgetter
from typing import Literal

import pygame
import pygame.font

from game.core.errors import JOINERS
from game.paths import Family, Weight, font_file
from game.ui.engine import system_fonts
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
        return _Line(s, family, weight, pixels).width / self._viewport.scale

    def _pixels(self, size: float) -> int:
        return self._viewport.px(size)

    def _drawn(self, s: str, size: float, weight: Weight, family: Family, colour: pygame.Color) -> pygame.Surface:
        line = _Line(s, family, weight, self._pixels(size)).drawn(opaque(colour))
        if colour.a < 255:
            line.fill((colour.a,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return line


@dataclass(frozen=True, slots=True)
class _Run:
    """A part of a line in one font.

    Attributes:
        text: its letters, in logical order.
        file: of the font of the system that has them; None: the app's own font.
        script: for shaping; empty for the app's own fonts.
        leftward: whether it is written from right to left.
    """

    text: str
    file: str | None = None
    script: str = ""
    leftward: bool = False


@dataclass(frozen=True, slots=True)
class _Part:
    """Letters that are drawn at once.

    Attributes:
        text: the letters.
        font: that draws them.
        scale: from the pixels of the font to those of the line.
        gap: room behind them, in pixels of the line.
    """

    text: str
    font: pygame.font.Font
    scale: float = 1.0
    gap: int = 0

    @property
    def width(self) -> float:
        """Pixels of the line, without the gap."""
        return self.font.size(self.text)[0] * self.scale


class _Line:
    """One line, `pixels` high: how wide it is, and how it looks."""

    def __init__(self, s: str, family: Family, weight: Weight, pixels: int) -> None:
        small = pixels < _SMALL_BELOW
        self._finer = _FINER if small else 1
        self._font, self._final = _font(family, weight, pixels * self._finer), _font(family, weight, pixels)
        gap = round(self._font.size(" ")[0] * _WIDER)
        self._parts: list[_Part] = []
        for run in _runs(s, family, weight):
            if run.file is not None:
                self._parts.append(_stand_in(run, run.file, pixels * self._finer))
                continue
            words = run.text.split(" ") if small else [run.text]
            self._parts += [_Part(word, self._font, gap=gap) for word in words[:-1]]
            self._parts.append(_Part(words[-1], self._font))

    @property
    def width(self) -> float:
        """Pixels, not always whole ones."""
        return sum(part.width + part.gap for part in self._parts) / self._finer

    def drawn(self, colour: pygame.Color) -> pygame.Surface:
        """The line as a picture, premultiplied; its baseline lies between two rows of pixels."""
        size, finer = (max(1, ceil(self.width)), self._final.get_height()), self._finer
        large = sheet((size[0] * finer, size[1] * finer))
        large.fill((colour.r, colour.g, colour.b, 0))
        x, baseline = 0.0, self._final.get_ascent() * finer
        for part in self._parts:
            letters = part.font.render(part.text, True, colour)
            if part.scale == 1:
                at = round(x), baseline - part.font.get_ascent()
                large.blit(letters, at, special_flags=pygame.BLEND_RGBA_MAX)
            else:
                letters = pygame.transform.smoothscale_by(letters, part.scale)
                large.blit(letters, (round(x), baseline - round(part.font.get_ascent() * part.scale)))
            x += part.width + part.gap
        return (large if finer == 1 else pygame.transform.smoothscale(large, size)).premul_alpha()


def _stand_in(run: _Run, file: str, pixels: int) -> _Part:
    """The letters of a run in a font of the system; one that has a single size is scaled."""
    font = system_fonts.stand_in(file, pixels, run.script, run.leftward)
    return _Part(run.text, font, pixels / font.get_height() if system_fonts.has_one_size(file) else 1.0)


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
    """Whether each of the app's own fonts has this letter."""
    return all(_has(family, weight, letter) for family, weight in _FACES)


def can_be_written(letter: str) -> bool:
    """Whether a letter can be part of a name: a font of the app or of the system has it, or it shapes others."""
    if not _is_written(letter):
        return letter in JOINERS
    return can_be_shown(letter) or system_fonts.font_with(letter) is not None


def _runs(s: str, family: Family, weight: Weight) -> tuple[_Run, ...]:
    """The line in parts that one font can draw."""
    if s.isascii() and s.isprintable():
        return (_own_run(s, family),)
    return _mixed_runs(s, family, weight)


@lru_cache(4096)
def _mixed_runs(s: str, family: Family, weight: Weight) -> tuple[_Run, ...]:
    if all(_is_written(letter) and _has(family, weight, letter) for letter in set(s)):
        return (_own_run(s, family),)
    runs = [run for cluster in system_fonts.clusters(s) if (run := _run(cluster, family, weight)).text]
    groups = groupby(runs, attrgetter("file", "script", "leftward"))
    merged = [_Run("".join(run.text for run in group), *font) for font, group in groups]
    return tuple(_joined(merged)) or (_Run(""),)


def _own_run(s: str, family: Family) -> _Run:
    """Letters in the app's own font, spaced as the family needs it."""
    return _Run(s.translate(_SERIF) if family == "serif" else s)


def _run(cluster: str, family: Family, weight: Weight) -> _Run:
    """A letter and its marks in the font that has them; code points in brackets where no font does."""
    written = "".join(letter for letter in cluster if _is_written(letter) or letter in JOINERS)
    if not written.strip(JOINERS):
        return _Run(" " if cluster.isspace() else "")
    base = written.lstrip(JOINERS)[0]
    if _has(family, weight, base):
        own = "".join(letter for letter in written if letter not in JOINERS and _has(family, weight, letter))
        return _own_run(own, family)
    file = system_fonts.font_with(base)
    if file is not None:
        return _Run(written, file, system_fonts.script_of(base), system_fonts.is_leftward(base))
    return _Run("" if unicodedata.category(base) == "Mn" else f"[{ord(base):04X}]")


def _joined(runs: list[_Run]) -> list[_Run]:
    """The runs, with spaces and signs between words that are written leftward as a part of these words."""
    joined: list[_Run] = []
    for run in runs:
        between = joined[-1].text if joined else ""
        if (
            len(joined) > 1
            and run.leftward
            and joined[-2] == replace(run, text=joined[-2].text)
            and not any(letter.isalnum() for letter in between)
        ):
            first = joined[-2].text
            joined[-2:] = [replace(run, text=first + between + run.text)]
        else:
            joined.append(run)
    return joined


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
