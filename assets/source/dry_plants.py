"""What grows on dry ground: seeding grass, the umbrella tree, bare trees and the mounds of the termites."""

import math
from random import Random

from svg import LEAF, SHEET, group, line, moved, path


def seed_grass(
    x: float,
    foot: float,
    height: float,
    colour: str,
    seeds: str,
    seed: int,
    blades: int = 7,
    spread: float = 0.55,
    wind: float = 0,
) -> str:
    """A tuft of tall grass, every second blade with a seed head; `wind` bends all of it to the right."""
    random, h = Random(seed), height
    stalks, heads = "", ""
    for i in range(blades):
        lean = (i / (blades - 1) - 0.5) * 2 * spread + random.uniform(-0.14, 0.14) + 0.1 + wind
        reach = h * random.uniform(0.72, 1.08)
        root = x + (i - blades / 2) * h * 0.05
        tip = root + lean * reach, foot - reach
        bow = root + lean * reach * 0.25, foot - reach * 0.62
        stalks += (
            f"M{root - h * 0.018:.1f} {foot:.1f}Q{bow[0]:.1f} {bow[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
            f"Q{bow[0] + h * 0.03:.1f} {bow[1] + h * 0.02:.1f} {root + h * 0.026:.1f} {foot:.1f}Z"
        )
        if i % 2 == 0:
            turn = math.degrees(math.atan2(tip[0] - bow[0], bow[1] - tip[1]))
            ear = path("M0 .05C-.035 -.01 -.028 -.12 0 -.19C.028 -.12 .035 -.01 0 .05Z", seeds)
            heads += moved(ear, *tip, h, turn)
    return path(stalks, colour) + heads


def grass_sheet(y: float, height: float, colour: str, seed: int, blades: int, w: float, h: float) -> str:
    """One sheet of paper, cut into blades along the height `y` and closed below the picture."""
    random, step, x = Random(seed), w * 1.1 / blades, -w * 0.05
    d = f"M{x:.1f} {h + 20:.1f}V{y:.1f}"
    for _ in range(blades):
        tall, lean = height * random.uniform(0.62, 1.15), height * random.uniform(-0.05, 0.42)
        end = x + step
        d += f"Q{x + step * 0.1 + lean * 0.18:.1f} {y - tall * 0.55:.1f} {x + step * 0.5 + lean:.1f} {y - tall:.1f}"
        dip = y + random.uniform(-0.06, 0.06) * height
        d += f"Q{x + step * 0.72 + lean * 0.35:.1f} {y - tall * 0.42:.1f} {end:.1f} {dip:.1f}"
        x = end
    return path(f"{d}V{h + 20:.1f}Z", colour, filter=SHEET)


_TRUNK = (
    "M-17 6C-9 -26 -10 -50 -22 -70C-34 -90 -58 -104 -86 -118L-80 -126C-54 -116 -32 -102 -17 -84"
    "C-15 -100 -18 -118 -28 -138L-18 -140C-8 -122 -5 -104 -3 -86"
    "C6 -106 28 -122 62 -136L68 -128C40 -114 20 -98 13 -76C7 -54 8 -26 18 6Z"
)
_LIT_TRUNK = (
    "M-17 6C-9 -26 -10 -50 -22 -70C-34 -90 -58 -104 -86 -118L-84 -121C-56 -109 -30 -94 -14 -72C-4 -50 -4 -26 -6 6Z"
)
_LOW_CROWNS = (
    "M-128 -112C-138 -126 -118 -138 -96 -136C-84 -150 -52 -152 -36 -142"
    "C-26 -130 -34 -118 -52 -114C-76 -106 -112 -104 -128 -112Z",
    "M34 -124C28 -138 48 -150 70 -148C92 -154 126 -146 130 -130C128 -118 98 -116 78 -118C60 -114 40 -114 34 -124Z",
)
_CROWN = (
    "M-112 -132C-120 -150 -92 -162 -70 -158C-58 -174 -22 -178 -4 -170C16 -182 58 -178 68 -162"
    "C92 -164 120 -150 114 -134C96 -124 66 -132 48 -127C20 -134 -8 -126 -36 -130C-62 -122 -98 -120 -112 -132Z"
)
_LIT_CROWN = (
    "M-108 -138C-108 -152 -88 -160 -70 -158C-58 -174 -22 -178 -4 -170C16 -182 58 -178 68 -162C76 -163 84 -161 92 -158"
    "C66 -156 46 -162 26 -158C6 -164 -14 -156 -34 -158C-62 -152 -84 -154 -108 -138Z"
)
_TOP = "M-52 -166C-50 -178 -26 -186 -8 -180C8 -190 44 -186 50 -172C36 -164 18 -170 2 -166C-16 -162 -40 -158 -52 -166Z"


def umbrella_tree(x: float, foot: float, scale: float, dark: str, colour: str, lit: str, bark: str) -> str:
    """An old acacia seen from near, 186 units high and 260 wide at scale 1."""
    random = Random(5)
    s = group(path(_TRUNK, bark), path(_LIT_TRUNK, "#FFFFFF", opacity=0.14), filter=SHEET)
    s += "".join(path(d, dark, filter=SHEET) for d in _LOW_CROWNS) + path(_CROWN, colour, filter=SHEET)
    s += path(_LIT_CROWN, lit) + path(_TOP, lit, filter=LEAF)
    for i in range(26):
        across = random.uniform(-100, 100)
        height, w = -140 - random.uniform(-8, 26) * (1 - abs(across) / 130), random.uniform(7, 13)
        arc = f"M{across - w:.1f} {height:.1f}q{w:.1f} {-w * 0.7:.1f} {2 * w:.1f} 0"
        s += line(arc, dark if i % 2 else lit, 2.2, opacity=0.55)
    return moved(s, x, foot, scale)


def bare_tree(x: float, foot: float, scale: float, colour: str) -> str:
    """A dead tree, 72 units high at scale 1."""
    branches = (
        "M0 6C2 -16 -2 -34 -4 -54M-1 -20C-12 -30 -22 -36 -28 -52M-14 -31L-30 -32M-2 -38C8 -46 14 -56 16 -72"
        "M6 -47L22 -52M-4 -54L-12 -72M-4 -54L4 -70"
    )
    return moved(line(branches, colour, 4.5), x, foot, scale, filter=LEAF)


def termite_mound(x: float, foot: float, scale: float, colour: str) -> str:
    """A mound of earth, 52 units high at scale 1."""
    body = "M-23 0C-17 -26 -11 -42 -3 -52C5 -51 6 -36 10 -31C16 -21 17 -10 23 0Z"
    return moved(
        path(body, colour)
        + path("M-3 -52C5 -51 6 -36 10 -31C16 -21 17 -10 23 0H4C6 -20 2 -40 -3 -52Z", "#000", opacity=0.12),
        x,
        foot,
        scale,
        filter=LEAF,
    )
