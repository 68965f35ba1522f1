"""The winner's wreath and crown, and the small sprites that drift over any scene."""

import math

from dry_plants import seed_grass
from land import bird, cloud
from plants import laurel_leaf
from svg import (
    GLOW,
    LEAF,
    circle,
    document,
    down,
    group,
    light,
    line,
    moved,
    path,
    rect,
    trace,
)


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


def cloud_shadow(shape: int) -> str:
    """The soft shadow of a cloud on the ground, 640 by 320 units."""
    lobes = (((200, 170, 150), (330, 158, 158), (460, 176, 140)), ((226, 152, 150), (400, 166, 154)))
    stops = ((0, "#000000", 0.13), (0.4, "#000000", 0.09), (0.75, "#000000", 0.025), (1, "#000000", 0))
    return document(640, 320, *(light(*lobe, stops, 640, 320) for lobe in lobes[shape]))


def pollen() -> str:
    """A grain of pollen in the sun."""
    return document(48, 48, circle(24, 24, 7, "#FFF0B8", opacity=0.55, filter=GLOW) + circle(24, 24, 4, "#FFF9DE"))


def swaying_grass(pose: int) -> str:
    """A tuft of tall dry grass, 160 by 130 units, bent by the wind: from 0, to the left, to 4."""
    bent = (pose - 2) * 0.09 - 0.1
    back = seed_grass(80, 132, 98, "#8A5A2C", "#C08A48", 4, 13, 0.34, bent)
    return document(160, 130, back + seed_grass(80, 132, 76, "#A87436", "#EBC077", 9, 11, 0.44, bent * 1.3))


def flying_bird() -> str:
    """One bird far away."""
    return document(48, 24, bird(24, 16, 18))


def firefly() -> str:
    """A warm point of light."""
    return document(48, 48, circle(24, 24, 8, "#FFE9A0", opacity=0.8, filter=GLOW) + circle(24, 24, 3.4, "#FFF6D0"))


def bubble() -> str:
    """An air bubble with its glint."""
    ball = circle(24, 24, 18, "#FFFFFF", opacity=0.16) + circle(
        24, 24, 17, "none", stroke="#FFFFFF", stroke_width=1.6
    )
    glint = line("M13.5 20A11.5 11.5 0 0 1 20 13.4", "#FFFFFF", 3.2) + circle(31, 32, 2, "#FFFFFF", opacity=0.7)
    return document(48, 48, group(ball, glint, opacity=0.75))


def petal(colour: str) -> str:
    """One petal in the wind: cupped, lighter at its tip."""
    body = path("M8 24C10 10 26 5 40 12C46 22 36 40 20 42C10 40 7 33 8 24Z", colour)
    fold = path("M12 25C20 20 30 17 40 13C32 22 24 28 14 33Z", "#FFFFFF", opacity=0.35)
    return document(48, 48, body, fold)


def dawn() -> str:
    """The light of a sun that comes up, over whatever lies behind it."""
    stops = ((0, "#FFF3B8", 0.95), (0.32, "#FFE08A", 0.6), (0.6, "#FFD56B", 0.22), (1, "#FFD56B", 0))
    return document(256, 256, light(128, 128, 128, stops, 256, 256))


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
