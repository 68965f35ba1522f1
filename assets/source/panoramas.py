"""The large pictures behind the scenes, 1600 by 900 units, and the ferns that close over them."""

import math
from random import Random

from colour import mix
from land import bird, bubbles, cloud, hill, mountain, ridge, rock, sky, stars
from plants import PETALS, acacia, broadleaf, coral, fern, flower, grass, pine, waterweed, wood
from svg import (
    HAZE,
    LEAF,
    SHEET,
    across,
    circle,
    document,
    down,
    grain,
    light,
    line,
    moved,
    path,
    placed,
)

W, H = 1600, 900


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


_CLOUD_SPOTS = ((0.40, 0.075, 2.0), (0.53, 0.15, 1.2), (0.86, 0.12, 2.3), (0.60, 0.34, 1.3))
_BIRD_SPOTS = ((0.41, 0.22, 11), (0.44, 0.20, 8), (0.465, 0.235, 7), (0.915, 0.215, 9), (0.935, 0.20, 7))


def _savanna(*spots: tuple[float, float, float], colour: str) -> str:
    return "".join(acacia(W * x, H * y, size, colour) for x, y, size in spots)


def _shore(sea: float) -> str:
    """Grass, flowers and stones where the land meets the water."""
    random, s = Random(5), ""
    for i in range(70):
        x = W * (i + random.random()) / 70
        green = mix("#8A7A34", "#2F7A54", min(1, max(0, x / W * 2.2 - 0.35)))
        s += grass(x, sea + 4, random.uniform(14, 26), mix(green, "#FFFFFF", random.uniform(0, 0.12)), i)
        if i % 4 == 0:
            s += flower(x + 8, sea + 2, random.uniform(4, 6), PETALS[i // 4 % 4])
    stones = (
        (0.045, 60, 24, "#A98A62"),
        (0.335, 46, 20, "#9A9478"),
        (0.62, 70, 28, "#7F9088"),
        (0.955, 64, 26, "#6F8884"),
    )
    return s + "".join(rock(W * x, sea + 8, w, h, colour, i) for i, (x, w, h, colour) in enumerate(stones))


def title() -> str:
    """The panorama behind the title: savanna, forest and mountains above the sea."""
    sea = H * 0.685
    s = sky(W, H, "#A9DCE6", "#D8EBD6", "#FBE3B2", "#F8C58C", "#F0A876")
    s += light(W * 0.7, H * 0.22, W * 0.42, [(0, "#FFF6D8", 0.95), (1, "#FFF0CC", 0)], W, H)
    s += circle(W * 0.7, H * 0.22, 74, "#FFF8E2", filter=LEAF)
    s += "".join(cloud(W * x, H * y, size, i, "#FFFDF4", 0.88) for i, (x, y, size) in enumerate(_CLOUD_SPOTS))
    s += "".join(bird(W * x, H * y, size) for x, y, size in _BIRD_SPOTS)
    s += mountain(W * 0.66, H * 0.5, 420, 150, "#A0BCC4") + mountain(W * 0.8, H * 0.5, 520, 215, "#8FB0C0")
    s += mountain(W * 0.94, H * 0.52, 440, 170, "#86A9B8")
    s += _belt(0.45, 18, 4, "#E9B877", "#C9BE86", "#A9C4B0", "#9CC6CC")
    s += _savanna((0.04, 0.485, 1.1), (0.13, 0.47, 0.8), (0.21, 0.475, 1.0), (0.27, 0.475, 0.7), colour="#A98544")
    s += wood(pine, W * 0.36, W * 0.66, H * 0.5, 40, 6, (0.7, 1.2), "#8DB08C")
    s += _belt(0.5, 18, 14, "#D99A55", "#B5A661", "#86AE78", "#6FA99C")
    s += _savanna((0.085, 0.565, 1.8), (0.2, 0.555, 1.4), colour="#8A6F30")
    s += wood(broadleaf, W * 0.29, W * 0.12, H * 0.56, 5, 12, (0.9, 1.3), "#8FA858")
    s += wood(pine, W * 0.4, W * 0.64, H * 0.565, 27, 16, (1.2, 1.9), "#64996C")
    s += _belt(0.565, 16, 24, "#C07F3E", "#9A8E48", "#5F9560", "#468A78")
    s += _savanna((0.025, 0.65, 2.5), colour="#6F5A26")
    s += wood(broadleaf, W * 0.33, W * 0.1, H * 0.645, 3, 22, (1.4, 1.8), "#6E9448")
    s += wood(pine, W * 0.44, W * 0.6, H * 0.65, 18, 26, (1.8, 2.6), "#38704F")
    s += _belt(0.64, 10, 34, "#9A5F2C", "#7A7438", "#417A50", "#2F6E62") + _shore(sea)
    s += _water(sea) + _reef() + moved(bubbles(W, H - sea, 8, 30, 7), 0, sea)
    s += placed("turtle", 42, H * 0.715, 70, 52) + placed("clownfish", 1548, H * 0.775, 62)
    return document(W, H, s, grain(W, H, 0.18))


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
    return document(W, H, s, grain(W, H, 0.18))


FERN = 900
"""Edge of a fern sprite in units."""


_FANS = (
    # tint, fronds, first and last root, first and last angle in degrees, length
    ("#1B4344", 9, (420, 200), (420, 700), (40, -40), 400),
    ("#1C4644", 9, (-30, 60), (-30, 840), (-24, 24), 560),
    ("#1B4543", 8, (20, -30), (800, -30), (-50, -100), 400),
    ("#1F4F49", 6, (-20, 640), (560, 930), (25, 60), 470),
    ("#27604F", 8, (30, 940), (800, 940), (58, 104), 430),
    ("#34795F", 6, (120, 960), (760, 960), (82, 112), 290),
)


def ferns(side: str, water: str | None = None) -> str:
    """The left or right half of the leaf curtain, of fern, or of seaweed in the colour of the `water`.

    Everything up to 805 units from its outer edge is opaque, so that both halves closed hide the whole screen; it
    reaches over the middle at the top and at the bottom, so that the halves frame the corners when they slide out.
    """

    def dyed(colour: str) -> str:
        return mix(colour, water, 0.62) if water else colour

    random = Random(side)
    bow = path("M-20 -20H890C850 160 806 300 806 450S850 740 890 920H-20Z", "{paint}", filter=SHEET)
    s = ""
    for k in range(26):
        height = (k + 0.5) / 26
        root = 806 + 84 * abs(2 * height - 1) ** 2.4 - 50
        angle = math.radians(random.uniform(-20, 20) + (0.5 - height) * 70)
        s += fern(root, H * height, (886 - root) / max(0.75, math.cos(angle)), angle, dyed("#12302F"), 0.03, 9, 0.42)
    s += down([dyed(colour) for colour in ("#0C2026", "#163A3D", "#0C2026")], bow)
    for tint, count, first, last, angles, length in _FANS:
        for k in range(count):
            share = k / (count - 1)
            x, y, degrees = (a + (b - a) * share for a, b in zip((*first, angles[0]), (*last, angles[1])))
            angle = math.radians(degrees + random.uniform(-9, 9))
            room = (872 - x) / max(0.3, math.cos(angle) + 0.3)
            colour = dyed(mix(tint, "#3A8A66", random.uniform(0, 0.16)))
            bend = random.uniform(0.03, 0.05) * (-1 if degrees > 0 else 1)
            s += fern(x, y, min(length * random.uniform(0.88, 1.12), room), angle, colour, bend)
    mirrored = side == "right"
    return document(FERN, FERN, moved(s, FERN if mirrored else 0, mirrored=mirrored))
