"""Fonts of the system that stand in for letters which the app's own fonts do not have: names in any script."""

import logging
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

import pygame
import pygame.font

from game.core.errors import JOINERS

log = logging.getLogger("biotope")

_PREFERRED: Final = (
    "yugothicui", "yugothic", "meiryo", "msgothic", "microsoftyaheiui", "microsoftyahei", "microsoftjhenghei",
    "malgungothic", "simsun", "hiraginosans", "hiraginosansgb", "pingfangsc", "applesdgothicneo",
    "applesdgothicneoregular", "arialunicodems", "notosanscjkjp", "notosanscjksc", "notosanscjktc", "notosanscjkkr",
    "wenquanyizenhei", "droidsansfallback", "nirmalaui", "mangal", "leelawadeeui", "leelawadee", "ebrima", "gadugi",
    "euphemia", "mvboli", "javanesetext", "myanmartext", "sylfaen", "kohinoordevanagari", "devanagarimt",
    "kohinoorbangla", "kohinoortelugu", "tamilsangammn", "thonburi", "geezapro", "arialhebrew", "sfarmenian",
    "mshtakan", "euphemiaucas", "notosans", "notosansarabic", "notonaskharabic", "notosanshebrew",
    "notosansdevanagari", "notosansbengali", "notosanstamil", "notosansthai", "notosansgeorgian",
    "notosansarmenian", "notosansethiopic", "amiri", "lohitdevanagari", "segoeui", "tahoma", "arial", "dejavusans",
    "freesans", "segoeuisymbol", "segoeuiemoji", "applesymbols", "notoemoji", "notosanssymbols2", "notocoloremoji",
    "applecoloremoji", "symbola",
)  # fmt: skip
"""Names as `pygame.font.match_font` takes them; the first that has a letter is used. Other Noto fonts follow."""
_ISO_SCRIPTS: Final = {
    "ARABIC": "Arab", "ARMENIAN": "Armn", "BENGALI": "Beng", "CJK": "Hani", "DEVANAGARI": "Deva", "ETHIOPIC": "Ethi",
    "GEORGIAN": "Geor", "GUJARATI": "Gujr", "GURMUKHI": "Guru", "HANGUL": "Hang", "HEBREW": "Hebr",
    "HIRAGANA": "Hira", "KANNADA": "Knda", "KATAKANA": "Kana", "KHMER": "Khmr", "LAO": "Laoo", "MALAYALAM": "Mlym",
    "MYANMAR": "Mymr", "ORIYA": "Orya", "SINHALA": "Sinh", "SYRIAC": "Syrc", "TAMIL": "Taml", "TELUGU": "Telu",
    "THAANA": "Thaa", "THAI": "Thai", "TIBETAN": "Tibt",
}  # fmt: skip
"""The first word of a letter's Unicode name → the code of its script, for shaping."""
_NO_LETTER: Final = "\U0010ffff"
"""A code point that is never assigned."""
_TRIED_AT: Final = 20
"""Pixels at which letters are compared."""


def font_with(letter: str) -> str | None:
    """Return the file of the first font of the system that has a letter, None when there is none."""
    return _font_with(letter, system_fonts())


@cache
def system_fonts() -> tuple[str, ...]:
    """Return the files of the fonts that may stand in, in the order in which they are tried."""
    try:
        noto = sorted(name for name in pygame.font.get_fonts() if name.startswith("noto"))
        found = [pygame.font.match_font(name) for name in (*_PREFERRED, *noto)]
    except Exception as error:  # pygame asks programs and tables of the system
        log.warning("The fonts of the system cannot be listed: %r", error)
        return ()
    return tuple(dict.fromkeys(file for file in found if file))


@lru_cache(64)
def stand_in(file: str, pixels: int, script: str, leftward: bool) -> pygame.font.Font:
    """Return a font of the system.

    Args:
        file: from `font_with`.
        pixels: height; a font of pictures has one size only.
        script: as `script_of` returns it.
        leftward: True for a script that is written from right to left.
    """
    font = pygame.font.Font(file, pixels)
    if script:
        font.set_script(script)
    if leftward:
        font.set_direction(pygame.DIRECTION_RTL)
    return font


@cache
def has_one_size(file: str) -> bool:
    """Whether a font consists of bitmaps of one size, so that the requested size has no effect."""
    small, large = (stand_in(file, pixels, "", False).get_height() for pixels in (_TRIED_AT, 2 * _TRIED_AT))
    return small == large


def script_of(letter: str) -> str:
    """Return the ISO 15924 code of a letter's script, empty where shaping does not need it."""
    return _ISO_SCRIPTS.get(unicodedata.name(letter, "").partition(" ")[0], "")


def is_leftward(letter: str) -> bool:
    """Whether a letter is written from right to left."""
    return unicodedata.bidirectional(letter) in ("R", "AL")


def clusters(s: str) -> Iterator[str]:
    """Yield the letters of a line, each with the marks and joiners that belong to it."""
    cluster = ""
    for letter in s:
        belongs = unicodedata.category(letter) in ("Mn", "Mc", "Me", "Sk") and not letter.isascii()
        if cluster and not (belongs or letter in JOINERS or cluster.endswith("\u200d")):
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


@lru_cache(1024)
def _font_with(letter: str, files: tuple[str, ...]) -> str | None:
    return next((file for file in files if _has(file, letter)), None)


def _has(file: str, letter: str) -> bool:
    try:
        looks = [_look(file, text) for text in (letter, "", _NO_LETTER)]
    except (pygame.error, OSError):
        return False
    return looks[0] not in looks[1:]


@lru_cache(512)
def _look(file: str, letter: str) -> tuple[tuple[int, int], bytes]:
    picture = stand_in(file, _TRIED_AT, "", False).render(f"a{letter}", True, "black")
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")
