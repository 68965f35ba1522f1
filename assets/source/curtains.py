"""What is seen between two persons' turns: nights with a moon, 1600 by 900 units, and the leaves over them."""

import math
from random import Random

from colour import mix
from dry_plants import grass_sheet, seed_grass, umbrella_tree
from land import hill, mountain, sky, stars
from plants import acacia, fern, pine, wood
from svg import HAZE, LEAF, SHEET, circle, clipped, document, down, grain, group, light, line, moved, path, trace

W, H = 1600, 900


def wood_night() -> str:
    """The night in the forest: a moon with room for a name, mountains and pines."""
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
    return document(W, H, s, grain(W, H, 0.18))


HALF = 900
"""Edge of one half of a curtain, in units."""
_BOW = path("M-20 -20H890C850 160 806 300 806 450S850 740 890 920H-20Z", "{paint}", filter=SHEET)


def _half(side: str, s: str) -> str:
    """One half of a curtain, from its left half."""
    mirrored = side == "right"
    return document(HALF, HALF, moved(s, HALF if mirrored else 0, mirrored=mirrored))


def _edge(y: float) -> float:
    """How far a half reaches in at a height, behind the leaves that stick out of it."""
    return 806 + 84 * abs(2 * y / HALF - 1) ** 2.4


_FANS = (
    # tint, fronds, first and last root, first and last angle in degrees, length
    ("#1B4344", 9, (420, 200), (420, 700), (40, -40), 400),
    ("#1C4644", 9, (-30, 60), (-30, 840), (-24, 24), 560),
    ("#1B4543", 8, (20, -30), (800, -30), (-50, -100), 400),
    ("#1F4F49", 6, (-20, 640), (560, 930), (25, 60), 470),
    ("#27604F", 8, (30, 940), (800, 940), (58, 104), 430),
    ("#34795F", 6, (120, 960), (760, 960), (82, 112), 290),
)


def ferns(side: str) -> str:
    """One half of the curtain of ferns.

    Everything up to 805 units from its outer edge is opaque, so that both halves closed hide the whole screen; it
    reaches over the middle at the top and at the bottom, so that the halves frame the corners when they slide out.
    """
    random = Random(side)
    s = ""
    for k in range(26):
        height = (k + 0.5) / 26
        root = 806 + 84 * abs(2 * height - 1) ** 2.4 - 50
        angle = math.radians(random.uniform(-20, 20) + (0.5 - height) * 70)
        s += fern(root, H * height, (886 - root) / max(0.75, math.cos(angle)), angle, "#12302F", 0.03, 9, 0.42)
    s += down(("#0C2026", "#163A3D", "#0C2026"), _BOW)
    for tint, count, first, last, angles, length in _FANS:
        for k in range(count):
            share = k / (count - 1)
            x, y, degrees = (a + (b - a) * share for a, b in zip((*first, angles[0]), (*last, angles[1])))
            angle = math.radians(degrees + random.uniform(-9, 9))
            room = (872 - x) / max(0.3, math.cos(angle) + 0.3)
            colour = mix(tint, "#3A8A66", random.uniform(0, 0.16))
            bend = random.uniform(0.03, 0.05) * (-1 if degrees > 0 else 1)
            s += fern(x, y, min(length * random.uniform(0.88, 1.12), room), angle, colour, bend)
    return _half(side, s)


_RIM = 16.0
"""No blade comes nearer to the edge of a half, which would cut it."""


def _frond(x: float, foot: float, height: float, colour: str, seed: int, width: float, lean: float = 0) -> str:
    """A tall kelp: a stalk with long blades on both sides, each from its float."""
    random, steps = Random(seed), max(4, int(height / 46))
    spots = [
        (x + lean * i / steps + math.sin(i * 0.55 + seed) * width * 0.5, foot - height * i / steps)
        for i in range(steps + 1)
    ]
    stalk = line("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in spots), mix(colour, "#000000", 0.2), width * 0.12)
    blades, floats = "", ""
    for i, (a, b) in enumerate(spots[1:]):
        reach = width * random.uniform(1.1, 1.6) * (1 if i % 2 else -1) * (1 - 0.35 * i / steps)
        reach = min(reach, HALF - _RIM - a)
        up = abs(reach) * random.uniform(0.6, 1.0)
        near, tip, back = (a + reach * 0.35, b - up * 0.1), (a + reach, b - up), (a + reach * 0.5, b - up * 0.95)
        blades += trace("M@Q@ @Q@ @Z", (a, b), near, tip, back, (a, b))
        floats += circle(a + reach * 0.09, b - 3, width * 0.075, mix(colour, "#FFE9A0", 0.28))
    return group(stalk, path(blades, colour), floats, filter=SHEET)


def kelp(side: str) -> str:
    """One half of the curtain of kelp, as `ferns`."""
    random, s = Random(f"kelp {side}"), down(("#0A2A50", "#0E3560", "#061B38"), _BOW)
    for k in range(11):
        y = HALF * (k + 0.9) / 11
        s += _frond(_edge(y) - 46, y + 30, 120, "#0F3A5E", k + 60, 46, 26)
    rows = (("#0F3A60", 12, 980, 88), ("#124A68", 9, 860, 92), ("#176074", 8, 620, 90), ("#22808A", 7, 360, 76))
    for row, (tint, count, height, width) in enumerate(rows):
        for k in range(count):
            x = 20 + 800 * (k + 0.5 * (row % 2)) / count + random.uniform(-14, 14)
            tall = height * random.uniform(0.82, 1.06)
            tone = mix(tint, "#3FA8A0", random.uniform(0, 0.14))
            s += _frond(x, H + 30, tall, tone, row * 40 + k, width, random.uniform(-20, 20))
    return _half(side, s)


_MEADOW = (
    ("#3A2512", 410, 140),
    ("#4A3016", 505, 150),
    ("#5C3D1B", 615, 160),
    ("#704C21", 735, 165),
    ("#855C29", 860, 165),
)
"""The sheets of grass from back to front: colour, where their blades begin, and how tall they are."""


def tall_grass(side: str) -> str:
    """One half of the curtain of tall grass, with acacias at its edge, as `ferns`."""
    random, s = Random(f"grass {side}"), down(("#241309", "#3A2110", "#1C0F08"), _BOW)
    for x, y, scale in ((150, 400, 1.5), (470, 360, 1.2), (756, 470, 1.05)):
        s += umbrella_tree(x, y, scale, "#2A2412", "#3E3618", "#50461F", "#1C0F08")
    sheets = ""
    for row, (tint, top, height) in enumerate(_MEADOW):
        for k in range(5):
            x = 860 * (k + 0.5 * (row % 2)) / 5 + random.uniform(-30, 30)
            tone = mix(tint, "#D9A45A", random.uniform(0.06, 0.14))
            seeds, tall = mix(tone, "#F0CF8A", 0.3), height * random.uniform(1.15, 1.5)
            sheets += group(seed_grass(x, top + 24, tall, tone, seeds, row * 31 + k, 5, 0.34), filter=LEAF)
        sheets += grass_sheet(top, height, tint, row + 3, 27, HALF, HALF)
    s += "".join(_tuft_at_edge(k) for k in range(14))
    return _half(side, s + clipped(_BOW, sheets))


def _tuft_at_edge(k: int) -> str:
    """One of the tufts that grow out of the inner edge, lighter the lower it is; the sheets hide its foot."""
    y = HALF * (k + 1) / 13
    tone = mix("#2C190C", "#8A5C2A", max(0.0, y / HALF - 0.35))
    tuft = seed_grass(_edge(y) - 46, y + 40, 112, tone, mix(tone, "#F0CF8A", 0.22), k + 20, 6, 0.3, 0.24)
    return group(tuft, filter=LEAF)


def savanna_night() -> str:
    """The night in the savanna: a moon with room for a name, a rock hill, acacias and tall grass."""
    s = sky(W, H, "#1D1B3E", "#4A2F5C", "#A34F4A", "#E58A4E", "#F6BE78") + stars(W, H * 0.4, 21, 100)
    s += circle(800, 290, 390, "#FFD79A", opacity=0.34, filter=HAZE) + circle(800, 290, 264, "#FFF1CF", filter=LEAF)
    craters = ((660, 196, 36, 0.6), (930, 300, 50, 0.5), (890, 120, 22, 0.5), (640, 330, 26, 0.5))
    s += "".join(circle(x, y, r, "#F1D9A8", opacity=o) for x, y, r, o in craters)
    s += _kopje(330, 540, 1.25, "#6A3F52") + _kopje(1330, 540, 0.95, "#744557")
    tints = ("#7A4040", "#5E3034", "#47252A", "#321A20", "#201116")
    for i, (share, tint) in enumerate(zip((0.58, 0.66, 0.75, 0.84, 0.93), tints)):
        s += hill(H * share, 16, 30 + i * 7, tint, W, H, 9)
        if i < 4:
            size, gap = (0.9, 1.5, 2.5, 3.9)[i], (170, 230, 320, 400)[i]
            s += wood(
                acacia, 0, W, H * share + 14, (15, 10, 7, 5)[i], i + 4, (size * 0.8, size * 1.15),
                mix(tint, tints[i + 1], 0.7), 9, (800.0 - gap, 800.0 + gap),
            )  # fmt: skip
    random, grass = Random(5), ""
    for k in range(40):
        x = W * (k + random.random()) / 40
        grass += seed_grass(x, H + 12, random.uniform(60, 120), "#190D10", "#3A2020", k + 5, 7, 0.4)
    shade = [(0, "#0A0408", 0), (0.62, "#0A0408", 0), (1, "#0A0408", 0.4)]
    return document(W, H, s + grass + light(800, 380, 1060, shade, W, H), grain(W, H, 0.18))


def _kopje(x: float, foot: float, scale: float, colour: str) -> str:
    """A hill of round rocks far away, 300 units wide at scale 1."""
    stones = ((30, 120, 118), (-36, 110, 92), (92, 92, 72), (-104, 96, 56), (146, 70, 38), (6, 84, 54))
    s = "".join(
        path(f"M{a - w / 2} 0C{a - w * 0.56:.1f} {-h} {a + w * 0.56:.1f} {-h} {a + w / 2} 0Z", colour, filter=LEAF)
        for a, w, h in stones
    )
    return moved(s, x, foot, scale)


LEAVES = {"fern": ferns, "kelp": kelp, "tall-grass": tall_grass}
"""What closes over the screen, by name."""
