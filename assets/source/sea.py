"""What lives on the sea floor and drifts above it, for the pictures under water."""

import math
from random import Random

from svg import LEAF, circle, ellipse, group, line, moved, path, rect, trace


def anemone(x: float, foot: float, size: float, colour: str, tip: str, seed: int, arms: int = 10) -> str:
    """An anemone whose arms sway about `size` units high from a cushion."""
    random = Random(seed)
    arm_lines, tips = "", ""
    for row, shade in ((0, 0.85), (1, 1.0)):
        count = arms - row
        for i in range(count):
            lean = (i / (count - 1) - 0.5) * 2
            height = size * random.uniform(0.82, 1.12) * (1 - 0.22 * lean * lean) * shade
            root = x + lean * size * 0.34
            end = x + lean * size * 0.78 + random.uniform(-0.05, 0.05) * size, foot - height
            bow = root + lean * size * 0.05, foot - height * 0.6
            arm_lines += line(trace("M@Q@ @", (root, foot), bow, end), colour, size * 0.13)
            tips += circle(*end, size * 0.085, tip)
    cushion = ellipse(x, foot, size * 0.46, size * 0.2, colour)
    return group(arm_lines, cushion, tips, filter=LEAF)


def fan_coral(x: float, foot: float, height: float, colour: str, vein: str, seed: int) -> str:
    """A flat sea fan with veins, `height` units high."""
    random = Random(seed)
    rim, veins = [(-0.07, 0.0)], ""
    steps = 9
    for i in range(steps + 1):
        angle = math.radians(168 - 156 * i / steps)
        reach = random.uniform(0.9, 1.06) * (0.86 + 0.14 * math.sin(angle))
        rim.append((0.62 * reach * math.cos(angle), 0.32 + 0.68 * reach * math.sin(angle)))
        veins += f"M0 0Q{0.1 * math.cos(angle):.3f} -.42 {rim[-1][0] * 0.86:.3f} {-rim[-1][1] * 0.9:.3f}"
    rim.append((0.07, 0.0))
    edge = "".join(f"{'L' if i else 'M'}{a:.3f} {-b:.3f}" for i, (a, b) in enumerate(rim))
    leaf = path(edge + "Z", colour, stroke=colour, stroke_width=0.1, stroke_linejoin="round")
    return moved(leaf + line(veins, vein, 0.028, opacity=0.8), x, foot, height, filter=LEAF)


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
