"""Cards, their backs, the round species discs and the solo rival's portrait. Nothing here contains text."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from colour import CREAM, PAPER, lighter
from editions import Edition
from icons import icon
from svg import LEAF, circle, clipped, document, down, drawing, group, line, moved, outline, path, rect

WIDTH, HEIGHT = 300, 420
_PICTURE_HEIGHT = {"L": 296, "M": 322, "S": 400}

DISCS = {
    "hare": ("#8CC47A", 0.86, 0, 42),
    "fox": ("#F0B878", 0.84, 0, 34),
    "dragonfly": ("#8FD6C6", 0.84, 0, 6),
    "trout": ("#3E97A8", 0.86, 0, 0),
    "bear": ("#7FA56B", 0.84, 0, 40),
    "bee": ("#F4CF63", 0.86, -4, 16),
    "eagle": ("#8CC6E6", 0.86, 4, 42),
    "deer": ("#EDB6A4", 0.84, 0, 30),
    "wolf": ("#55719C", 0.84, 0, 36),
    "coral": ("#8BDAD2", 0.84, 0, 8),
    "krill": ("#3F6DB4", 0.92, 0, 14),
    "plankton": ("#14466A", 0.86, 0, 0),
    "grouper": ("#7CC7AC", 0.84, 0, 0),
    "clownfish": ("#5CC3D4", 0.84, 0, 0),
    "crab": ("#EBD79B", 0.78, 0, 0),
    "eel": ("#6F69B0", 0.94, 8, 10),
    "shark": ("#6FB6DA", 0.92, 0, 0),
    "whale": ("#3E8ACA", 0.88, 0, 0),
    "turtle": ("#69CDBB", 0.84, 0, 4),
    "octopus": ("#A98AD2", 0.84, 0, 0),
    "gazelle": ("#F6DCB0", 0.92, 0, 40),
    "zebra": ("#E28A78", 1.06, 0, 60),
    "giraffe": ("#A9D7DE", 1.06, 0, 74),
    "cheetah": ("#8FC2AC", 0.98, 0, 26),
    "lion": ("#F2A456", 0.9, 0, 20),
    "elephant": ("#F2CE6E", 0.9, 0, 30),
    "hyena": ("#7C5A92", 0.94, 0, 34),
    "vulture": ("#B9CFE2", 0.92, 20, 44),
}
"""Ground colour, size of the animal, shift to the right and down (of 512)."""

_VIEW = {
    "stream": (-66, -170, 2.3),
    "meadow": (-66, -170, 2.3),
    "waterhole": (-58, -170, 2.2),
    "grassland": (-40, -60, 2.1),
    "tree": (-44, -110, 2.2),
}
"""The part of a landscape's picture that fills its disc: shift to the right and down, and scale."""


def _frame() -> str:
    body = down(("#FFFDF6", "#F6ECD6"), rect(1, 1, WIDTH - 2, HEIGHT - 2, "{paint}", 22))
    edge = outline(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 21.5, "#B8A478", 1.6, 0.7)
    return body + edge + outline(3.5, 3.5, WIDTH - 7, HEIGHT - 7, 19.5, "#FFFFFF", 2, 0.9)


def card(picture: Callable[[float, float], str], level: str) -> str:
    """A card face; `level` is "L" (room for name and rule strip), "M" (room for the name) or "S".

    Args:
        picture: draws what the card shows, given its width and height.
        level: how much room is left for the program to write in.
    """
    w, h = WIDTH - 20, _PICTURE_HEIGHT[level]
    window = clipped(rect(0, 0, w, h, "#000", 14), picture(w, h))
    s = _frame() + moved(window, 10, 10) + outline(10, 10, w, h, 14, "#1D2F2A", 2, 0.28)
    if level == "L":
        s += rect(14, 354, 272, 54, "#EFE3C6", 14) + outline(14.5, 354.5, 271, 53, 13.5, "#CDBB8E", 1, 0.7)
    return document(WIDTH, HEIGHT, s)


_SHEET = "M0 0C-10 -10 -8 -27 0 -36C8 -27 10 -10 0 0Z"


@dataclass(frozen=True)
class Back:
    """How the back of a deck looks.

    Attributes:
        cloth: its colours above and below.
        pattern: colour of the pattern and of every second leaf of the wreath.
        wreath: colour of the other leaves.
        ink: colour of the sign and its ring.
        sign: the icon in the medallion.
        waves: the pattern is of waves instead of leaves.
    """

    cloth: tuple[str, str]
    pattern: str
    wreath: str
    ink: str
    sign: str
    waves: bool = False


BACKS = {
    "forest": Back(("#6B9A78", "#2F5D4C"), "#CFE0C8", "#A9C9A0", "#3A6A58", "leaf"),
    "ocean": Back(("#2C86A0", "#124A68"), "#BFE6EA", "#86C8D6", "#155573", "fin", waves=True),
    "savanna": Back(("#C28F48", "#7E5228"), "#FBE3B4", "#E8C47C", "#8A5428", "sun"),
    "divercity": Back(("#2E74A6", "#0F3D70"), "#CDE5F5", "#8FC0E4", "#174A7A", "mask", waves=True),
    "corporation": Back(("#A8402E", "#5C1A14"), "#F7C9B0", "#E08A68", "#8C2A1E", "rig", waves=True),
}


def _pairs_of_leaves(colour: str) -> str:
    pairs = ""
    for row in range(10):
        for column in range(7):
            x, y = column * 48 + row % 2 * 24 - 6, 40 + row * 44
            pairs += moved(path(_SHEET, colour), x, y, 0.9, -24) + moved(path(_SHEET, colour), x, y, 0.9, 24)
    return group(pairs, opacity=0.13)


def _waves(colour: str) -> str:
    swell = "q14 -18 28 0t28 0" * 6
    rows = "".join(line(f"M{-28 - row % 2 * 28} {26 + row * 30}{swell}", colour, 3.5) for row in range(13))
    return group(rows, opacity=0.17)


def back(game: str) -> str:
    """The back of a deck: a pattern on cloth, a wreath and a cream medallion with the sign of the game."""
    look, w, h = BACKS[game], WIDTH - 24, HEIGHT - 24
    cloth = down(look.cloth, rect(0, 0, w, h, "{paint}", 14))
    cloth += _waves(look.pattern) if look.waves else _pairs_of_leaves(look.pattern)
    cloth += outline(9, 9, w - 18, h - 18, 8, CREAM, 1.6, 0.5)
    wreath = ""
    for k in range(24):
        colour = look.pattern if k % 2 else look.wreath
        wreath += group(path(_SHEET, colour), transform=f"rotate({k * 15}) translate(0 -62)")
    s = _frame() + moved(clipped(rect(0, 0, w, h, "#000", 14), cloth), 12, 12)
    s += moved(wreath, 150, 210, opacity=0.9, filter=LEAF) + circle(150, 210, 68, CREAM, filter=LEAF)
    s += circle(150, 210, 60, "none", stroke=look.ink, stroke_width=2.5)
    return document(WIDTH, HEIGHT, s, moved(icon(look.sign, look.ink, 1.8), 150, 210, 76 / 24, centre=12))


def medallion(*content: str) -> str:
    """A round sign: the content, 512 by 512 units, under a cream rim."""
    rim = circle(256, 256, 240, "none", stroke="#1D2F2A", stroke_opacity=0.28, stroke_width=8)
    disc = clipped(circle(256, 256, 240, "#000"), *content)
    return document(512, 512, circle(256, 256, 252, PAPER), disc, rim)


def _ground(above: str, below: str) -> str:
    return down((above, below), rect(0, 0, 512, 512, "{paint}"))


def disc(edition: Edition, species: str) -> str:
    """The round sign of a species: an animal on its colour, or a piece of the landscape."""
    if species in _VIEW:
        return medallion(moved(edition.picture(species, 280, 296), *_VIEW[species]))
    return animal_disc(species, *DISCS[species])


def animal_disc(animal: str, colour: str, size: float, right: float, below: float) -> str:
    """A drawing on a round ground: the colour of the ground, size of the animal, shift right and down (of 512)."""
    body = moved(drawing(animal), 256 + right, 256 + below, size, centre=256)
    return medallion(_ground(lighter(colour, 0.35), colour), body)


def icon_disc(sign: str, above: str, below: str) -> str:
    """A cream icon on a round ground shaded from one colour to another."""
    return medallion(_ground(above, below), moved(icon(sign, CREAM, 2), 256, 256, 300 / 24, centre=12))


def biodiversity() -> str:
    """The sign of the biodiversity row."""
    return icon_disc("leaf", "#3A8C5A", "#2B7548")


_GROUPS = (
    ("#35794C", "M0 -9L8 6H-8Z"),
    ("#2F74B5", "M-7 -7H7V7H-7Z"),
    ("#AE3527", "M0 -9L9 0L0 9L-9 0Z"),
)
"""Producers, prey and predators: colour and shape."""


def foodweb() -> str:
    """The sign of the food web: producers, prey and predators in a ring, each feeding the next."""
    ring = circle(256, 262, 128, "none", stroke=CREAM, stroke_width=22)
    signs = ""
    for k, (colour, shape) in enumerate(_GROUPS):
        sign = circle(0, 0, 76, CREAM, filter=LEAF) + circle(0, 0, 64, colour)
        sign += moved(path(shape, CREAM, stroke=CREAM, stroke_width=2.0, stroke_linejoin="round"), 0, 0, 3.6)
        angle = math.radians(-90 + 120 * k)
        signs += moved(sign, 256 + 128 * math.cos(angle), 262 + 128 * math.sin(angle))
    return medallion(_ground("#E2B04A", "#96660A"), ring, signs)


_MIST = {"benedikt": ("#BFD3C4", "#7FA08C"), "tim": ("#BFE6EA", "#5E9FB2"), "jhay": ("#FBE3B4", "#C9A05E")}


def portrait(person: str) -> str:
    """A round portrait on the mist of the rival's table, without a ring."""
    ground = _ground(*_MIST[person])
    face = moved(drawing(person), 256, 262, 1.02, centre=256)
    return document(512, 512, clipped(circle(256, 256, 255, "#000"), ground, face))
