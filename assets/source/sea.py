"""What lives on the sea floor and drifts above it, for the pictures under water."""

import itertools
import math
from random import Random

from colour import mix
from svg import LEAF, circle, ellipse, group, line, moved, path, rect, trace


def anemone(x: float, foot: float, size: float, colour: str, tip: str, seed: int, arms: int = 9) -> str:
    """An anemone whose arms sway about `size` units high, in two rows on a cushion."""
    random = Random(seed)
    rows = ""
    for tone, count, reach in ((mix(colour, "#2A1440", 0.28), arms + 1, 1.0), (colour, arms, 0.8)):
        stems, tips = "", ""
        for i in range(count):
            lean = (i / (count - 1) - 0.5) * 2
            height = size * reach * random.uniform(0.88, 1.1) * (1 - 0.3 * lean * lean)
            root = x + lean * size * 0.36
            end = x + lean * size * 0.86 * reach + random.uniform(-0.05, 0.05) * size, foot - height
            stems += trace("M@Q@ @", (root, foot), (root + lean * size * 0.04, foot - height * 0.6), end)
            tips += circle(*end, size * 0.07, tip)
        rows += line(stems, tone, size * 0.09) + group(tips, opacity=0.7 if reach == 1 else 1)
    return group(rows, ellipse(x, foot, size * 0.46, size * 0.16, colour), filter=LEAF)


def fan_coral(x: float, foot: float, height: float, colour: str, vein: str, seed: int) -> str:
    """A sea fan: a round leaf on a short stem with a net of fine veins, `height` units high."""
    random = Random(seed)
    steps = 12
    angles = [math.radians(176 - 172 * i / steps) for i in range(steps + 1)]
    rim = []
    for angle in angles:
        reach = random.uniform(0.93, 1.05)
        rim.append((0.5 * reach * math.cos(angle), -0.36 - 0.6 * reach * math.sin(angle)))
    edge = f"M-.05 0Q-.1 -.2 {rim[0][0]:.3f} {rim[0][1]:.3f}"
    for (a, b), (c, d) in itertools.pairwise(rim):
        edge += f"Q{a * 1.08:.3f} {b - 0.03:.3f} {(a + c) / 2:.3f} {(b + d) / 2:.3f}"
    edge += f"L{rim[-1][0]:.3f} {rim[-1][1]:.3f}Q.1 -.2 .05 0Z"
    ribs = "".join(
        f"M0 -.04Q{a * 0.2:.3f} {b * 0.55:.3f} {a * 0.9:.3f} {b * 0.93 - 0.03:.3f}" for a, b in rim[1:-1:2]
    )
    net = ""
    for share in (0.45, 0.65, 0.83):
        spots = [(a * share, -0.12 + (b + 0.12) * share) for a, b in rim[1:-1]]
        net += "M" + "L".join(f"{a:.3f} {b:.3f}" for a, b in spots)
    veins = line(ribs, vein, 0.022, opacity=0.75) + line(net, vein, 0.012, opacity=0.45)
    return moved(path(edge, colour) + veins, x, foot, height, filter=LEAF)


def starfish(x: float, y: float, size: float, colour: str) -> str:
    """A starfish lying in the sand, `size` units from its middle to a tip."""
    spots = []
    for i in range(10):
        angle, reach = math.radians(-90 + 36 * i), 1 if i % 2 == 0 else 0.46
        spots.append((reach * math.cos(angle), 0.7 * reach * math.sin(angle)))
    edge = "M" + "L".join(f"{a:.3f} {b:.3f}" for a, b in spots) + "Z"
    body = path(edge, colour, stroke=colour, stroke_width=0.26, stroke_linejoin="round")
    ribs = "".join(f"M0 0L{a * 0.8:.3f} {b * 0.8:.3f}" for a, b in spots[::2])
    return moved(body + line(ribs, "#FFFFFF", 0.1, opacity=0.45), x, y, size, 14, filter=LEAF)


def shoal(x: float, y: float, size: float, colour: str, count: int) -> str:
    """Small fish far away, swimming to the left; each is about `size` units long."""
    random = Random(count)
    fish = path("M-50 0C-30 -26 14 -24 30 -4L50 -20V20L30 4C14 24 -30 26 -50 0Z", colour)
    s = ""
    for i in range(count):
        place = x + (i % 3 - 1) * size * 1.25 + random.uniform(-0.3, 0.3) * size, y + i // 3 * size * 0.9
        s += moved(fish, place[0], place[1] + random.uniform(-0.2, 0.2) * size, size / 100 * random.uniform(0.75, 1))
    return group(s, opacity=0.9, filter=LEAF)


def motes(w: float, h: float, seed: int, count: int, colour: str) -> str:
    """Specks of light that hang in dark water."""
    random = Random(seed)
    return "".join(
        circle(
            random.uniform(0, w),
            random.uniform(0, h),
            random.uniform(0.5, 1.7),
            colour,
            opacity=random.uniform(0.15, 0.7),
        )
        for _ in range(count)
    )


def surface(w: float, h: float) -> str:
    """Light lines of small waves that run over shallow water."""
    spots = ((0.12, 0.5, 0.26), (0.56, 0.54, 0.3), (0.3, 0.6, 0.22), (0.74, 0.44, 0.2))
    return group(*(rect(w * x, h * y, w * n, 3, "#FFFFFF", 1.5) for x, y, n in spots), opacity=0.3)
