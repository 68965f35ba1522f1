"""The winner's morning, the pieces that come alive on it, and the small sprites that drift over any scene."""

import math
from random import Random

from colour import lighter
from land import bird, cloud, hill, sky, sun, sunrays
from plants import PETALS, flower, grass, laurel_leaf, pine, wood
from svg import (
    GLOW,
    LEAF,
    SHEET,
    circle,
    document,
    down,
    grain,
    group,
    line,
    moved,
    path,
    rect,
    trace,
)

CELEBRATION = (360, 528)


def celebration() -> str:
    """The morning in front of which the winners' hills rise."""
    w, h = CELEBRATION
    s = sky(w, h, "#A9DCE6", "#E4EDD2", "#FBE3B2") + sun(w * 0.5, h * 0.4, 112, "#FFF3CC", 0.7)
    s += sunrays(w * 0.5, h * 0.4, 600, "#FFF6D8", 0.28)
    s += cloud(w * 0.12, h * 0.2, 0.9, 0, "#FFFDF4", 0.9) + cloud(w * 0.7, h * 0.13, 0.75, 1, "#FFFDF4", 0.9)
    s += wood(pine, 0, w, h * 0.675, 13, 3, (0.7, 1.1), "#8FB48C") + hill(h * 0.66, 10, 4, "#A9C79A", w, h)
    s += wood(pine, 0, w, h * 0.775, 9, 9, (1.1, 1.7), "#5E9670") + hill(h * 0.75, 10, 8, "#7FAE7A", w, h)
    return document(w, h, s + hill(h * 0.86, 8, 15, "#5E9A66", w, h) + _front(h), grain(w, h, 0.12))


FRONT = 64
"""Height of the meadow strip in front of the winners' hills, in units."""


def _front(foot: float) -> str:
    """Grass and flowers that end at the height `foot`."""
    w, random = CELEBRATION[0], Random(3)
    s = hill(foot - 26, 5, 12, "#245640", w, foot)
    for i in range(15):
        s += grass(w * (i + 0.5) / 15, foot - 14, random.uniform(18, 28), "#2F7A4E" if i % 2 else "#3B8A58", i)
    spots = ((0.08, 0), (0.2, 2), (0.3, 3), (0.44, 0), (0.56, 2), (0.64, 1), (0.76, 0), (0.9, 2))
    return s + "".join(flower(w * x, foot - 14, 6 + i % 3, PETALS[k]) for i, (x, k) in enumerate(spots))


def celebration_front() -> str:
    """The meadow strip alone, to be drawn over the feet of the hills."""
    return document(CELEBRATION[0], FRONT, _front(FRONT))


MOUNDS = ((288, 228, "#4F8F5C"), (216, 150, "#3F7D54"), (216, 130, "#336C4A"))
"""Width, height and colour of the hills of the first, second and third, in units."""


def mound(place: int) -> str:
    """The hill of one winner; `place` is 1, 2 or 3. The upper six units are room for its shadow."""
    w, h, colour = MOUNDS[place - 1]

    def dome(top: float, fill: str) -> str:
        left, right = ((w * 0.1, top + 40), (w * 0.25, top)), ((w * 0.75, top), (w * 0.9, top + 40))
        return path(trace("M@C@ @ @C@ @ @Z", (0, h), *left, (w / 2, top), *right, (w, h)), fill)

    lit = group(dome(6, lighter(colour, 0.22)), filter=SHEET)
    body = down((lighter(colour, 0.1), colour), dome(10, "{paint}"))
    random = Random(place)
    tufts = "".join(
        grass(w * random.uniform(0.25, 0.75), h * random.uniform(0.55, 0.95), 9, lighter(colour, 0.14), k, 5)
        for k in range(7)
    )
    return document(w, h, lit + body + tufts)


def laurel() -> str:
    """The winner's wreath, open at the top, around a disc of 280 units."""
    leaves, stems = "", ""
    for side in (-1, 1):
        ends = [math.radians(90 + side * a) for a in (8, 152)]
        spots = [(256 + 190 * math.cos(a), 256 + 190 * math.sin(a)) for a in ends]
        sweep = 1 if side > 0 else 0
        stems += line(trace(f"M@A190 190 0 0 {sweep} @", *spots), "#2B6E48", 6)
        for k in range(9):
            angle = math.radians(90 + side * (14 + k * 16))
            x, y = 256 + 190 * math.cos(angle), 256 + 190 * math.sin(angle)
            ahead, length = math.degrees(angle) + side * 90, 74 - k * 2.8
            for lean in (-36, 36):
                leaves += moved(laurel_leaf(), x, y, length / 100, ahead + lean)
    return document(512, 512, group(stems, leaves, filter=LEAF))


def single_laurel_leaf() -> str:
    """One leaf of the wreath, for the moment it grows."""
    return document(64, 64, moved(laurel_leaf(), 5, 32, 0.54))


def crown() -> str:
    """The winner's golden crown with its three stones."""
    body = down(("#FFD766", "#D9912A"), path("M4 18.5L3 8l5 4 4-7 4 7 5-4-1 10.5Z", "{paint}"))
    band = rect(4.1, 16.2, 15.8, 2.9, "#B87318", 0.6) + rect(4.1, 16.2, 15.8, 0.9, "#FFE9A6", 0.4, opacity=0.8)
    stones = circle(3, 8, 1.3, "#FFE9A6") + circle(12, 5, 1.5, "#FFE9A6") + circle(21, 8, 1.3, "#FFE9A6")
    return document(24, 24, body + band + stones)


def drifting_cloud(shape: int) -> str:
    """One cloud alone, 112 by 56 units."""
    return document(112, 56, cloud(30, 28, 1, shape, "#FFFDF4", 0.92))


def flying_bird() -> str:
    """One bird far away."""
    return document(48, 24, bird(24, 16, 18))


def firefly() -> str:
    """A warm point of light."""
    return document(48, 48, circle(24, 24, 8, "#FFE9A0", opacity=0.8, filter=GLOW) + circle(24, 24, 3.4, "#FFF6D0"))


def shelf() -> str:
    """The wooden shelf that carries the game boxes, 1544 by 40 units."""
    top = path("M24 0H1520L1544 14H0Z", "{paint}")
    front = rect(0, 14, 1544, 24, "{paint}", 5)
    s = (
        down(("#C48A54", "#B0743E"), top)
        + down(("#9A6132", "#6F4220"), front)
        + rect(0, 14, 1544, 4, "#FFFFFF", 2, opacity=0.22)
    )
    veins = (line(f"M{32 + k * 180} {21 + k * 7 % 10}h110", "#5A3214", 1.4, opacity=0.45) for k in range(8))
    return document(1544, 40, s, *veins)
