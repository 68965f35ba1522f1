"""Sky, hills, water and stones of the paper landscapes.

Lengths are units of the picture being drawn; every random shape comes from the seed it is given.
"""

import itertools
import math
from random import Random

from svg import BLUR, HALO, LEAF, SHEET, circle, down, group, line, moved, path, rect, trace


def sky(w: float, h: float, *colours: str) -> str:
    """The whole picture, shaded from the first colour at the top to the last at the bottom."""
    return down(colours, rect(-20, -20, w + 40, h + 40, "{paint}"))


def sun(x: float, y: float, r: float, colour: str = "#FFF4D8", halo: float = 0.35) -> str:
    """A paper disc in the sky with a halo of opacity `halo`."""
    return circle(x, y, r * 1.9, colour, opacity=halo, filter=HALO) + circle(x, y, r, colour, filter=LEAF)


def ridge(y: float, swing: float, seed: int, w: float, h: float, points: int = 6) -> str:
    """Path data of a hill: a soft line around height `y`, `swing` up and down, closed below the picture."""
    random = Random(seed)
    spots = [(w * (i / (points - 1) * 1.14 - 0.07), y + random.uniform(-swing, swing)) for i in range(points)]
    d = f"M{spots[0][0]:.1f} {spots[0][1]:.1f}"
    for (x0, y0), (x1, y1) in itertools.pairwise(spots):
        middle = (x0 + x1) / 2
        d += f"C{middle:.1f} {y0:.1f} {middle:.1f} {y1:.1f} {x1:.1f} {y1:.1f}"
    return d + f"V{h + 30:.1f}H{-w * 0.1:.1f}Z"


def hill(y: float, swing: float, seed: int, colour: str, w: float, h: float, points: int = 6) -> str:
    """A sheet of one colour from the line `ridge` down to the lower edge."""
    return path(ridge(y, swing, seed, w, h, points), colour, filter=SHEET)


def mountain(x: float, foot: float, width: float, height: float, rock: str, snow: str = "#F7FBFF") -> str:
    """A snow-capped mountain standing on the height `foot`, lit from the left."""

    def spot(across: float, up: float) -> str:
        return f"{x + width * across:.1f} {foot - height * up:.1f}"

    left, top, right = spot(-0.12, 0.78), spot(0, 1), spot(0.16, 0.7)
    jags = "L".join(spot(*p) for p in ((0.08, 0.64), (0.03, 0.72), (-0.03, 0.6), (-0.08, 0.7)))
    return group(
        path(f"M{spot(-0.5, 0)}L{left}L{top}L{right}L{spot(0.5, 0)}Z", rock),
        path(f"M{left}L{top}L{right}L{jags}Z", snow),
        path(f"M{top}L{right}L{spot(0.5, 0)}H{x + width * 0.1:.1f}Z", "#20303C", opacity=0.16),
        filter=SHEET,
    )


_CLOUDS = (
    "M-8 20C-22 20 -22 0 -6 1C-4 -16 22 -22 30 -5C42 -14 60 -4 57 5C72 4 74 20 60 20Z",
    "M-6 20C-18 20 -17 4 -4 5C0 -8 20 -10 26 0C36 -8 52 -3 52 7C64 7 66 20 54 20Z",
    "M-2 20C-14 20 -12 6 0 8C4 -4 22 -6 28 5C40 2 50 20 36 20Z",
)


def cloud(x: float, y: float, scale: float, shape: int = 0, colour: str = "#FFFFFF", opacity: float = 1) -> str:
    """One of three paper clouds, about 60 units wide at scale 1."""
    return moved(path(_CLOUDS[shape % 3], colour), x, y, scale, filter=LEAF, opacity=float(opacity))


def clouds(w: float, h: float, seed: int, opacity: float = 0.8, count: int = 2) -> str:
    """A few clouds in the upper quarter."""
    random = Random(seed)
    spots = [(random.uniform(0.05, 0.8), random.uniform(0.08, 0.26), random.uniform(0.5, 0.9)) for _ in range(count)]
    return "".join(cloud(w * x, h * y, k * w / 280, i, "#FFFFFF", opacity) for i, (x, y, k) in enumerate(spots))


def bird(x: float, y: float, size: float, colour: str = "#5A4A4A") -> str:
    """A bird far away: two bent strokes, `size` units from the body to a wing tip."""
    s = size
    wings = f"M{-s} {-s * 0.3:.1f}Q{-s * 0.4:.1f} {-s * 0.7:.1f} 0 0Q{s * 0.4:.1f} {-s * 0.7:.1f} {s} {-s * 0.3:.1f}"
    return moved(line(wings, colour, s * 0.2), x, y)


def stars(w: float, h: float, seed: int, count: int) -> str:
    """Stars over the upper `h` units."""
    random = Random(seed)
    return "".join(
        circle(
            random.uniform(0, w),
            random.uniform(0, h),
            random.uniform(0.8, 2.2),
            "#FFFFFF",
            opacity=random.uniform(0.35, 0.95),
        )
        for _ in range(count)
    )


def beams(w: float, h: float, opacity: float) -> str:
    """Three shafts of light falling through water or trees."""
    slants = ((0.12, 0.28, 0.05, -0.22), (0.42, 0.52, 0.5, 0.3), (0.68, 0.84, 1.02, 0.76))
    shafts = (f"M{w * a:.0f} -10H{w * b:.0f}L{w * c:.0f} {h:.0f}H{w * d:.0f}Z" for a, b, c, d in slants)
    return group(*(path(d, "#FFFFFF") for d in shafts), opacity=float(opacity))


def sunrays(x: float, y: float, reach: float, colour: str, opacity: float, count: int = 12) -> str:
    """Rays around a rising sun at `x`, `y`."""
    wedges = []
    for k in range(-1, count - 1):
        a, b = k * math.pi / (count - 3) - 0.05, k * math.pi / (count - 3) + 0.06
        ends = "L".join(f"{x + reach * math.cos(t):.1f} {y - reach * math.sin(t):.1f}" for t in (a, b))
        wedges.append(path(f"M{x:.1f} {y:.1f}L{ends}Z", colour))
    return group(*wedges, opacity=float(opacity))


def bubbles(w: float, h: float, seed: int, count: int, largest: float) -> str:
    """Air bubbles in the upper two thirds of the water, up to `largest` units in radius."""
    random = Random(seed)
    s = ""
    for _ in range(count):
        x, y, r = random.uniform(0.03, 0.97) * w, random.uniform(0.05, 0.7) * h, random.uniform(0.3, 1) * largest
        s += circle(x, y, r, "#FFFFFF", opacity=random.uniform(0.15, 0.4))
        s += circle(x - r * 0.3, y - r * 0.3, r * 0.25, "#FFFFFF", opacity=0.6)
    return s


def rock(x: float, foot: float, w: float, h: float, colour: str, seed: int) -> str:
    """A rounded stone with a lit upper left edge."""
    random = Random(seed)
    spots = [(x - w / 2, foot)]
    for i in range(1, 6):
        a = math.pi - math.pi * i / 6
        across, up = math.cos(a) * random.uniform(0.85, 1.08), math.sin(a) * random.uniform(0.8, 1.1)
        spots.append((x + w / 2 * across, foot - h * up))
    spots.append((x + w / 2, foot))
    d = f"M{spots[0][0]:.1f} {spots[0][1]:.1f}"
    for (x0, y0), (x1, y1) in itertools.pairwise(spots):
        d += f"Q{(x0 + x1) / 2 + random.uniform(-w, w) * 0.05:.1f} {(y0 + y1) / 2 - h * 0.08:.1f} {x1:.1f} {y1:.1f}"
    lit = (x - w * 0.3, foot - h * 0.62), (x - w * 0.1, foot - h * 0.95), (x + w * 0.16, foot - h * 0.86)
    shine = trace("M@Q@ @", *lit)
    return path(d + "Z", colour, filter=LEAF) + line(shine, "#FFFFFF", h * 0.07, opacity=0.3)


def softened(*pieces: str) -> str:
    """The pieces slightly out of focus, for a background that must not compete with the cards."""
    return group(*pieces, filter=BLUR)
