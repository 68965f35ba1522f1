"""Three places of the savanna that are cards of their own. Each fills ``w`` by ``h`` units."""

import math

from colour import mix
from dry_plants import grass_sheet, seed_grass, umbrella_tree
from land import hill, rock
from plants import acacia, reed
from svg import LEAF, circle, group, line, path


def _pool(left: float, right: float, top: float, bottom: float) -> str:
    """Path data of a pond in the square from 0 to 1."""
    middle, waist = (left + right) / 2, (top + bottom) / 2
    return (
        f"M{left:.3f} {waist:.3f}"
        f"C{left:.3f} {top + 0.06:.3f} {left + 0.2:.3f} {top:.3f} {middle - 0.04:.3f} {top:.3f}"
        f"C{middle + 0.2:.3f} {top - 0.015:.3f} {right - 0.06:.3f} {top + 0.05:.3f} {right:.3f} {waist - 0.04:.3f}"
        f"C{right + 0.05:.3f} {bottom - 0.1:.3f} {right - 0.16:.3f} {bottom:.3f} {middle + 0.05:.3f} {bottom:.3f}"
        f"C{left + 0.2:.3f} {bottom + 0.02:.3f} {left - 0.05:.3f} {bottom - 0.06:.3f} {left:.3f} {waist:.3f}Z"
    )


_BASIN = (
    ("#E0C488", -0.06, 1.04, 0.15, 0.93),
    ("#A8844C", -0.01, 0.99, 0.2, 0.88),
    ("#2F86BD", 0.02, 0.96, 0.225, 0.86),
    ("#4FA9D8", 0.08, 0.91, 0.26, 0.8),
    ("#86CDEC", 0.17, 0.8, 0.3, 0.7),
    ("#C4EBF6", 0.28, 0.62, 0.34, 0.58),
)
"""Rings of the waterhole from its bank to its light: colour, left, right, top, bottom."""


def waterhole(w: float, h: float) -> str:
    """A waterhole with stones, reeds and the tracks of its guests."""
    k, top = w / 280, h * 0.47
    deep = h - top

    def spot(x: float, y: float) -> tuple[float, float]:
        return w * x, top + deep * y

    s = acacia(w * 0.13, h * 0.48, 1.25 * k, "#7A8442") + acacia(w * 0.92, h * 0.45, 0.85 * k, "#87904C")
    s += hill(h * 0.49, h * 0.014, 41, "#B0944C", w, h)
    for i, (colour, *edges) in enumerate(_BASIN):
        ring = group(path(_pool(*edges), colour), transform=f"translate(0 {top:.1f}) scale({w:.1f} {deep:.1f})")
        s += group(ring, filter=LEAF) if i < 2 else ring
    foam = (
        (0.14, 0.5, 0.14),
        (0.34, 0.66, 0.2),
        (0.62, 0.44, 0.16),
        (0.24, 0.36, 0.12),
        (0.66, 0.66, 0.12),
        (0.48, 0.77, 0.14),
    )
    for x, y, n in foam:
        a, b = spot(x, y)
        s += line(f"M{a:.1f} {b:.1f}q{w * n / 2:.1f} {-6 * k:.1f} {w * n:.1f} 0", "#F6FDFF", 3.2 * k, opacity=0.95)
    stones = (
        (0.07, 0.66, 44, 26, "#9A8A74", 4),
        (0.16, 0.72, 26, 15, "#B0A088", 6),
        (0.93, 0.8, 52, 32, "#8A7A68", 5),
    )
    s += "".join(rock(*spot(x, y), a * k, b * k, colour, i) for x, y, a, b, colour, i in stones)
    reeds = ((0.9, 0.36, 40), (0.955, 0.4, 52), (0.84, 0.31, 30))
    s += group("".join(reed(*spot(x, y), n * k) for x, y, n in reeds), filter=LEAF)
    tufts = (
        (0.03, 0.4, 34),
        (0.1, 0.33, 26),
        (0.02, 0.99, 46),
        (0.14, 1.02, 38),
        (0.34, 1.03, 30),
        (0.6, 1.03, 34),
        (0.82, 1.02, 44),
        (0.97, 1, 40),
    )
    for i, (x, y, n) in enumerate(tufts):
        s += seed_grass(*spot(x, y), n * k, mix("#8F8A3C", "#C9A648", i % 3 / 3), "#F0D890", i + 9)
    tracks = ((0.3, 0.925), (0.33, 0.945), (0.44, 0.93), (0.47, 0.95), (0.56, 0.93))
    return s + "".join(circle(*spot(x, y), 2.4 * k, "#8A683A", opacity=0.6) for x, y in tracks)


_SHEETS = (
    (0.12, 0.04, "#F0D98C", 44, 0),
    (0.185, 0.06, "#E3C25E", 36, 8),
    (0.265, 0.085, "#D3A742", 30, 7),
    (0.36, 0.11, "#C08F34", 24, 6),
    (0.465, 0.13, "#A87C2E", 20, 5),
    (0.575, 0.14, "#8D6F2A", 16, 4),
)
"""Sheets of the tall grass from far to near: height, length of the blades, colour, blades, tufts."""


def tall_grass(w: float, h: float) -> str:
    """Grass without end, darker and larger towards the front."""
    k, horizon = w / 280, h * 0.3
    far = ((0.15, 0.085, 0.95, "#8B9448"), (0.3, 0.075, 0.55, "#9AA058"), (0.86, 0.07, 0.42, "#A3A862"))
    s = "".join(acacia(w * x, horizon + h * y, n * k, colour) for x, y, n, colour in far)
    s += hill(horizon + h * 0.085, h * 0.014, 71, "#E0C264", w, h)
    for j, (share, blade, colour, blades, tufts) in enumerate(_SHEETS):
        y, tall = horizon + h * share, h * blade
        s += grass_sheet(y, tall, colour, 11 + j * 5, blades, w, h)
        for i in range(tufts):
            x = w * (i + 0.5 + 0.3 * math.sin(j * 3 + i * 2.1)) / tufts
            heads = mix("#FFF7D8", colour, 0.08 + 0.08 * j)
            s += seed_grass(x, y + tall * 0.5, tall * 1.25, mix(colour, "#FFF3C0", 0.42), heads, j * 31 + i, 5, 0.34)
        s += grass_sheet(
            y + tall * 0.45, tall * 0.7, mix(colour, "#7D8A36", 0.38), 14 + j * 5, int(blades * 0.75), w, h
        )
    for i in range(5):
        size = h * 0.2 * (1 + 0.12 * math.sin(i * 2.3))
        s += seed_grass(
            w * (0.04 + 0.235 * i),
            h + 8 * k,
            size,
            mix("#C9A648", "#8D8A36", i % 2 * 0.5),
            "#F7E3A0",
            300 + i,
            7,
            0.36,
        )
    return s


def lone_tree(w: float, h: float) -> str:
    """One old acacia against the evening sun."""
    k, horizon = w / 280, h * 0.66
    s = hill(horizon + h * 0.12, h * 0.018, 33, "#84542C", w, h)
    s += umbrella_tree(
        w * 0.47, horizon + h * 0.16, k * (1 if h < w * 1.2 else 1.08), "#575826", "#7C7A34", "#B39A45", "#4A2F20"
    )
    s += hill(horizon + h * 0.24, h * 0.016, 47, "#5F3B22", w, h)
    for i in range(11):
        foot, size = horizon + h * 0.265 + i % 3 * 5 * k, (22 + 8 * (i % 2)) * k
        s += seed_grass(w * (i + 0.4) / 10.5, foot, size, mix("#A8743A", "#E0A957", i % 4 / 4), "#F0C878", i + 40, 6)
    return s + hill(h * 0.955, h * 0.012, 51, mix("#5F3B22", "#1E0F08", 0.35), w, h)
