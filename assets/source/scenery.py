"""The large pictures behind the tables and scenes, and the small sprites that drift over them.

Tables and scenes are 1600 by 900 units.
"""

import math
from random import Random

from colour import lighter, mix
from land import bird, bubbles, cloud, clouds, hill, mountain, ridge, sky, softened, stars, sun, sunrays
from plants import acacia, coral, fern, flower, grass, laurel_leaf, pine, waterweed, wood
from svg import (
    GLOW,
    HAZE,
    LEAF,
    SHEET,
    across,
    circle,
    document,
    down,
    grain,
    group,
    light,
    line,
    moved,
    path,
    placed,
    rect,
    trace,
)

W, H = 1600, 900

_CLEAR, _MIDDLE, _DEEP = "#6B9A78", "#3A6A58", "#1E4239"


def forest_table() -> str:
    """The table of Ecosystem Forest: hills and pines out of focus, light from above, dark rims."""
    s = sky(W, H, _CLEAR, _MIDDLE)
    glow = [(0, lighter(_CLEAR, 0.3), 0.69), (0.55, _CLEAR, 0.25), (1, _MIDDLE, 0)]
    s += light(800, 380, 760, glow, W, H)
    tints = [mix(_CLEAR, _MIDDLE, 0.4), mix(_CLEAR, _MIDDLE, 0.8), _MIDDLE, mix(_MIDDLE, _DEEP, 0.6)]
    land = ""
    for i, (share, tint) in enumerate(zip((0.46, 0.62, 0.76, 0.90), tints)):
        land += hill(H * share, 40, 41 + i * 9, tint, W, H, 8)
        if i < 3:
            sizes = 0.9 + i * 0.4, 1.3 + i * 0.5
            land += wood(pine, 0, W, H * share + 26, (17, 12, 9)[i], i + 3, sizes, mix(tint, tints[i + 1], 0.75), 14)
    s += softened(land)
    s += light(800, -60, 820, [(0, "#FFE7AE", 0.4), (1, "#FFE7AE", 0)], W, H)
    s += light(800, 430, 1050, [(0, "#000000", 0), (0.72, "#000000", 0), (1, "#000000", 0.44)], W, H)
    return document(W, H, s)


def _belt(share: float, swing: float, seed: int, *colours: str) -> str:
    """A range of hills that runs from the savanna on the left to the sea on the right."""
    stops = [(offset, colour, 1.0) for offset, colour in zip((0, 0.32, 0.6, 1), colours)]
    return across(stops, W, path(ridge(H * share, swing, seed, W, H, 9), "{paint}", filter=SHEET))


def _water(top: float) -> str:
    """The sea below the height `top`, with a foam line and slanting light."""
    waves = "q20 -10 40 0t40 0" * 22
    s = down(("#56C0C8", "#2488A4", "#0D3F66"), path(f"M-20 {top:.1f}{waves}V{H + 20}H-20Z", "{paint}", filter=SHEET))
    s += line(f"M-20 {top + 3:.1f}{waves}", "#E9FBF6", 4, opacity=0.75)
    shafts = "".join(
        path(f"M{x} 6H{x + 90}L{x + 10} {H - top:.0f}H{x - 150}Z", "#FFFFFF") for x in range(80, 1700, 230)
    )
    return s + moved(shafts, 0, top, opacity=0.09)


def _reef() -> str:
    """Sea floor, corals and water plants along the lower edge."""
    colours = (("#FF7F6B", "#FFC0AE"), ("#F2A93B", "#FFE0A0"), ("#C46FD0", "#F0C0F4"), ("#FF9F8A", "#FFD8CC"))
    s = hill(H * 0.86, 16, 7, "#1A6A88", W, H, 9) + hill(H * 0.915, 14, 17, "#125273", W, H, 9)
    spots = (
        (30, 36),
        (118, 26),
        (206, 30),
        (520, 22),
        (604, 28),
        (1010, 24),
        (1110, 30),
        (1392, 26),
        (1490, 38),
        (1574, 28),
    )
    for i, (x, length) in enumerate(spots):
        s += coral(x, H + 8, length, *colours[i % 4], seed=i * 3 + 2, forks=4 if i % 3 else 3, width=13)
    s += waterweed(70, H + 6, 150, "#2B7F6C", 2, 11) + waterweed(1536, H + 6, 170, "#2B7F6C", 5, 11)
    return s + waterweed(860, H + 6, 90, "#1F6F6C", 8, 9)


def title() -> str:
    """The panorama behind the title: savanna, forest and mountains above the sea."""
    sea = H * 0.685
    s = sky(W, H, "#A9DCE6", "#D8EBD6", "#FBE3B2", "#F8C58C", "#F0A876")
    s += light(W * 0.7, H * 0.22, W * 0.42, [(0, "#FFF6D8", 0.95), (1, "#FFF0CC", 0)], W, H)
    s += circle(W * 0.7, H * 0.22, 74, "#FFF8E2", filter=LEAF)
    for i, (x, y, size) in enumerate(((0.40, 0.075, 2.1), (0.54, 0.13, 1.3), (0.86, 0.12, 2.4), (0.60, 0.34, 1.4))):
        s += cloud(W * x, H * y, size, i, "#FFFDF4", 0.88)
    for x, y, size in ((0.41, 0.22, 11), (0.44, 0.20, 8), (0.465, 0.235, 7), (0.80, 0.30, 9), (0.82, 0.28, 7)):
        s += bird(W * x, H * y, size)
    s += mountain(W * 0.8, H * 0.52, 420, 190, "#8FB0C0") + mountain(W * 0.66, H * 0.54, 360, 140, "#A0BCC4")
    s += mountain(W * 0.93, H * 0.55, 380, 150, "#86A9B8")
    s += _belt(0.45, 22, 4, "#E9B877", "#C9BE86", "#A9C4B0", "#9CC6CC")
    s += "".join(
        acacia(W * x, H * y, size, "#A98544")
        for x, y, size in ((0.04, 0.475, 1.1), (0.13, 0.455, 0.8), (0.21, 0.465, 1.0))
    )
    s += wood(pine, W * 0.32, W * 0.68, H * 0.475, 26, 6, (0.7, 1.1), "#86AA80")
    s += _belt(0.52, 22, 14, "#D99A55", "#B5A661", "#86AE78", "#6FA99C")
    s += acacia(W * 0.07, H * 0.56, 1.7, "#8A6F30") + acacia(W * 0.19, H * 0.55, 1.3, "#8A6F30")
    s += wood(pine, W * 0.3, W * 0.7, H * 0.555, 18, 16, (1.2, 1.8), "#5C9268")
    s += _belt(0.59, 20, 24, "#C07F3E", "#9A8E48", "#5F9560", "#468A78") + acacia(W * 0.03, H * 0.635, 2.3, "#6F5A26")
    s += wood(pine, W * 0.36, W * 0.64, H * 0.62, 13, 26, (1.6, 2.3), "#38704F")
    s += _belt(0.645, 14, 34, "#9A5F2C", "#7A7438", "#417A50", "#2F6E62")
    s += _water(sea) + _reef() + moved(bubbles(W, H - sea, 8, 40), 0, sea)
    s += placed("turtle", 42, H * 0.715, 70, 52) + placed("clownfish", 1548, H * 0.775, 62)
    return document(W, H, s, grain(W, H, 0.1))


def curtain() -> str:
    """The night between two persons' turns: a moon with room for a name, mountains and pines."""
    s = sky(W, H, "#1B2A52", "#3A4C84", "#7C7FA8", "#D9A79A", "#F2C39A") + stars(W, H * 0.42, 12, 110)
    s += circle(800, 290, 380, "#FFE9C0", opacity=0.3, filter=HAZE) + circle(800, 290, 264, "#FFF3D8", filter=LEAF)
    craters = ((660, 196, 36, 0.6), (930, 300, 50, 0.5), (890, 120, 22, 0.5), (640, 330, 26, 0.5))
    s += "".join(circle(x, y, r, "#F1DDB4", opacity=o) for x, y, r, o in craters)
    s += mountain(330, 520, 560, 210, "#6E6A94", "#C9C2D8") + mountain(1290, 530, 620, 240, "#66638E", "#C9C2D8")
    tints = ("#5B5C84", "#454C74", "#2F4260", "#20364C", "#14283A")
    for i, (share, tint) in enumerate(zip((0.56, 0.65, 0.74, 0.84, 0.93), tints)):
        s += hill(H * share, 26, 90 + i * 7, tint, W, H, 9)
        if i < 4:
            size, gap = (1.0, 1.6, 2.4, 3.4)[i], (150, 190, 240, 330)[i]
            sizes, clear = (size * 0.8, size * 1.15), (800.0 - gap, 800.0 + gap)
            s += wood(
                pine,
                0,
                W,
                H * share + 27,
                (22, 16, 11, 8)[i],
                i + 40,
                sizes,
                mix(tint, tints[i + 1], 0.65),
                11,
                clear,
            )
    return document(W, H, s, grain(W, H, 0.12))


FERN = 900
"""Edge of a fern sprite in units."""


def ferns(mirrored: bool) -> str:
    """The left half of the leaf curtain: dense enough to hide its half of the screen when it closes."""
    random, tints = Random(21), ("#10282D", "#16383A", "#1B4044", "#1E4B45", "#2A6355", "#367A62")
    s = ""
    for row in range(7):
        for column in range(5 - row % 2):
            x, y = -60 + column * 170 + row % 2 * 80, FERN + 60 - row * 130
            angle = 0.35 + row * 0.12 + random.uniform(-0.25, 0.35)
            colour = mix(tints[min(5, row)], tints[random.randrange(6)], 0.5)
            s += fern(x, y, random.uniform(380, 520), angle, colour, random.choice((-0.04, 0.04)))
    return document(FERN, FERN, moved(s, FERN if mirrored else 0, 0, 1, mirrored=mirrored))


CELEBRATION = (360, 528)


def celebration() -> str:
    """The morning in front of which the winners' hills rise."""
    w, h = CELEBRATION
    s = sky(w, h, "#A9DCE6", "#E4EDD2", "#FBE3B2") + sun(w * 0.5, h * 0.4, 112, "#FFF3CC", 0.7)
    s += sunrays(w * 0.5, h * 0.4, 600, "#FFF6D8", 0.28) + clouds(w, h, 3)
    s += hill(h * 0.66, 12, 4, "#A9C79A", w, h) + wood(pine, 0, w, h * 0.69, 9, 3, (0.7, 1.1), "#7FA883")
    s += hill(h * 0.74, 10, 8, "#7FAE7A", w, h) + wood(pine, 0, w, h * 0.8, 6, 9, (1.1, 1.6), "#4A8560")
    s += hill(h * 0.945, 6, 12, "#245640", w, h)
    for i in range(11):
        s += grass(w * (i + 0.5) / 11, h * 0.97, 24, "#2F7A4E" if i % 2 else "#3B8A58", i)
    spots = ((0.1, "#FFFFFF"), (0.28, "#F7A8C0"), (0.44, "#FFFFFF"), (0.62, "#F7C744"), (0.72, "#FFFFFF"))
    s += "".join(flower(w * x, h * 0.965, 7, petal) for x, petal in spots)
    return document(w, h, s, grain(w, h, 0.12))


MOUNDS = ((288, 228, "#4F8F5C"), (216, 150, "#3F7D54"), (216, 130, "#336C4A"))
"""Width, height and colour of the hills of the first, second and third, in units."""


def mound(place: int) -> str:
    """The hill of one winner; `place` is 1, 2 or 3. The upper six units are room for its shadow."""
    w, h, colour = MOUNDS[place - 1]
    top = 6
    left, right = ((w * 0.1, top + 40), (w * 0.25, top)), ((w * 0.75, top), (w * 0.9, top + 40))
    d = trace("M@C@ @ @C@ @ @Z", (0, h), *left, (w / 2, top), *right, (w, h))
    edge = trace("M@Q@ @", (w * 0.24, top + 22), (w * 0.36, top + 5), (w / 2, top + 4))
    lit = line(edge, "#FFFFFF", 3, opacity=0.22)
    return document(w, h, down((lighter(colour, 0.1), colour), path(d, "{paint}", filter=SHEET)) + lit)


def laurel() -> str:
    """The winner's wreath, open at the top."""
    s = ""
    for side in (-1, 1):
        for k in range(9):
            angle = math.radians(90 + side * (20 + k * 16))
            x, y = 256 + 190 * math.cos(angle), 256 + 190 * math.sin(angle)
            s += moved(laurel_leaf(60 - k * 2.6), x, y, turn=math.degrees(angle) + side * 90)
    return document(512, 512, group(s, filter=LEAF))


def single_laurel_leaf() -> str:
    """One leaf of the wreath, for the moment it grows."""
    return document(64, 64, moved(laurel_leaf(56), 4, 32))


def crown() -> str:
    """The winner's golden crown."""
    return document(
        24, 24, down(("#F2BE4A", "#D08A1E"), path("M4 18.5L3 8l5 4 4-7 4 7 5-4-1 10.5Z", "{paint}", filter=LEAF))
    )


def drifting_cloud(shape: int) -> str:
    """One cloud alone, 80 by 48 units."""
    return document(80, 48, cloud(16, 22, 1, shape, "#FFFDF4", 0.92))


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
    veins = (line(f"M{32 + k * 180} {21 + k * 7 % 10}h110", "#5A3214", 1.4, opacity=0.45) for k in range(9))
    return document(1544, 40, s, *veins)
