"""Trees, grass, flowers and water plants, each placed by its foot and grown upwards."""

import math
from collections.abc import Callable
from random import Random

from colour import mix
from svg import LEAF, SHEET, circle, ellipse, group, line, moved, path, rect, trace

Tree = Callable[[float, float, float, str], str]

PETALS = ("#FFFFFF", "#F7C744", "#F7A8C0", "#FFFFFF")
"""Colours of the small flowers strewn along a bank."""


def pine(x: float, foot: float, scale: float, colour: str) -> str:
    """A pine, 66 units high at scale 1, its right half in the shade."""
    right = "M0 -66L15 -36H8L20 -14H10L24 4"
    tree = rect(-3, -8, 6, 14, mix(colour, "#2A1C12", 0.45))
    tree += path(right + "H-24L-10 -14H-20L-8 -36H-15Z", colour) + path(right + "H0Z", "#000", opacity=0.12)
    tree += path("M-8 -36H8L4 -31L0 -33L-4 -31ZM-10 -14H10L5 -8L0 -11L-5 -8Z", "#000", opacity=0.12)
    return moved(tree, x, foot, scale, filter=LEAF)


def broadleaf(x: float, foot: float, scale: float, colour: str) -> str:
    """A round leafy tree, 74 units high at scale 1."""
    bark = line("M-3.5 6L-2 -26L-12 -38M-1 -20L10 -34M3.5 6L2 -26", "#5A3D28", 4)
    edge = "M-4 -70C6 -84 30 -74 28 -56C38 -44 26 -28 12 -30C"
    crown = path("M-26 -36C-34 -56 -16 -72 -4 -70" + edge.removeprefix("M-4 -70") + "2 -22 -20 -22 -26 -36Z", colour)
    return moved(
        bark + crown + path(edge + "20 -44 12 -64 -4 -70Z", "#000", opacity=0.1), x, foot, scale, filter=LEAF
    )


def acacia(x: float, foot: float, scale: float, colour: str) -> str:
    """A flat-topped tree of the savanna, 60 units high and 100 wide at scale 1."""
    bark = line("M0 6C2 -16 -4 -28 -18 -40M1 -12C6 -26 14 -32 24 -40M-2 -24L2 -44", mix(colour, "#2A1C12", 0.6), 5)
    crown = path(
        "M-50 -40C-46 -54 -20 -58 0 -56C26 -60 52 -52 52 -40C40 -34 20 -38 4 -35C-16 -34 -40 -32 -50 -40Z", colour
    )
    top = path("M-30 -54C-20 -66 16 -68 30 -54C14 -50 -14 -50 -30 -54Z", colour)
    shade = path("M-50 -40C-30 -36 10 -42 52 -40C40 -34 20 -38 4 -35C-16 -34 -40 -32 -50 -40Z", "#000", opacity=0.16)
    return moved(bark + crown + top + shade, x, foot, scale, filter=LEAF)


def wood(
    tree: Tree,
    left: float,
    width: float,
    foot: float,
    count: int,
    seed: int,
    sizes: tuple[float, float],
    colour: str,
    jitter: float = 6,
    clear: tuple[float, float] | None = None,
) -> str:
    """`count` trees in a loose row from `left` on; none where x lies in the interval `clear`."""
    random = Random(seed)
    trees = []
    for i in range(count):
        x = left + width * (i + 0.5) / count + random.uniform(-0.3, 0.3) * width / count
        y, size = foot + random.uniform(-jitter, jitter), random.uniform(*sizes)
        if clear is None or not clear[0] < x < clear[1]:
            trees.append(tree(x, y, size, colour))
    return "".join(trees)


def grass(x: float, foot: float, size: float, colour: str, seed: int, blades: int = 7) -> str:
    """A tuft about `size` units high."""
    random = Random(seed)
    d = ""
    for i in range(blades):
        lean, h = random.uniform(-0.6, 0.6), size * random.uniform(0.6, 1.1)
        root = x + (i - blades / 2) * size * 0.16
        d += (
            f"M{root - size * 0.05:.1f} {foot:.1f}"
            f"Q{root + lean * h * 0.3:.1f} {foot - h * 0.6:.1f} {root + lean * h:.1f} {foot - h:.1f}"
            f"Q{root + lean * h * 0.4:.1f} {foot - h * 0.5:.1f} {root + size * 0.07:.1f} {foot:.1f}Z"
        )
    return path(d, colour)


def flower(
    x: float, foot: float, size: float, petal: str, heart: str = "#F7C744", petals: int = 6, stem: str = "#3F7A45"
) -> str:
    """A round flower on a bent stem, about four times `size` high."""
    random = Random(round(x * 10))
    bend = random.uniform(-0.3, 0.3) * size
    up, top = foot - size * 3.1, x + bend
    stalk = f"M{x:.1f} {foot:.1f}Q{x + bend * 0.3:.1f} {foot - size * 1.6:.1f} {top:.1f} {foot - size * 3:.1f}"
    spin = random.uniform(0, 360 / petals)
    leaves = (
        ellipse(
            top,
            up - size * 0.75,
            size * 0.42,
            size * 0.72,
            petal,
            transform=f"rotate({spin + 360 * i / petals:.0f} {top:.1f} {up:.1f})",
        )
        for i in range(petals)
    )
    return line(stalk, stem, size * 0.28) + "".join(leaves) + circle(top, up, size * 0.46, heart)


def poppy(x: float, foot: float, size: float, petal: str = "#E2533A") -> str:
    """A red poppy seen from the side, about four times `size` high."""
    s = size
    cup = path("M-1 -3.4C-1 -4.5 1 -4.5 1 -3.4C.9 -2.5 -.9 -2.5 -1 -3.4Z", petal)
    fold = line("M-.9 -3.6Q0 -2.9 .9 -3.6", "#9C2A1C", 0.16)
    stalk = line("M0 0Q-.4 -1.6 0 -2.8", "#3F7A45", 0.26)
    return moved(stalk + cup + fold + circle(0, -3.2, 0.28, "#2B1A18"), x, foot, s)


def reed(x: float, foot: float, height: float) -> str:
    """A bulrush with its brown head and one leaf."""
    green, h = "#4A7A46", height
    stalk = line(f"M{x:.1f} {foot:.1f}Q{x - 3:.1f} {foot - h * 0.5:.1f} {x + 2:.1f} {foot - h:.1f}", green, 3)
    spots = (x, foot), (x + 12, foot - h * 0.4), (x + 20, foot - h * 0.72), (x + 6, foot - h * 0.4), (x - 3, foot)
    leaf = trace("M@Q@ @Q@ @Z", *spots)
    return stalk + rect(x - 1.5, foot - h - 14, 7, 26, "#6E4426", 3.5) + path(leaf, green)


def lily(x: float, y: float, size: float, colour: str = "#4F9A62") -> str:
    """A floating leaf of the water lily with its notch."""
    leaf = path("M0 0L90 -16A100 36 0 1 1 70 -26Z", colour)
    return group(moved(leaf, x, y, size / 100), filter=LEAF)


def waterweed(x: float, foot: float, height: float, colour: str, seed: int, width: float) -> str:
    """A swaying water plant with leaves on both sides."""
    random = Random(seed)
    count = int(height / 16)
    spots = [(x + math.sin(i * 0.7 + random.random()) * width * 0.7, foot - i * 16) for i in range(count + 1)]
    stalk = line("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in spots), colour, width * 0.34)
    leaves = ""
    for i, (a, b) in enumerate(spots[1:]):
        s = width if i % 2 else -width
        leaf = (a, b), (a + s * 1.2, b - 4), (a + s * 2.1, b - 18), (a + s * 0.5, b - 16), (a, b)
        leaves += trace("M@Q@ @Q@ @Z", *leaf)
    return group(stalk, path(leaves, colour), filter=LEAF)


def coral(
    x: float, foot: float, length: float, colour: str, tip: str, seed: int, forks: int = 4, width: float = 12
) -> str:
    """A branching coral with a lit left side; its first branch is `length` long."""
    random = Random(seed)
    branches: list[tuple[float, float, float, float, float]] = []

    def grow(x: float, y: float, angle: float, length: float, width: float, forks: int) -> None:
        end = x + length * math.cos(angle), y - length * math.sin(angle)
        branches.append((x, y, *end, width))
        if forks:
            for turn in (-random.uniform(0.3, 0.6), random.uniform(0.25, 0.6)):
                grow(*end, angle + turn, length * random.uniform(0.68, 0.85), width * 0.78, forks - 1)

    grow(x, foot, math.pi / 2, length, width, forks)
    body = "".join(line(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}", colour, w) for a, b, c, d, w in branches)
    lit = "".join(
        line(f"M{a - w * 0.18:.1f} {b - 1:.1f}L{c - w * 0.18:.1f} {d - 1:.1f}", tip, w * 0.24)
        for a, b, c, d, w in branches
    )
    return group(body, group(lit, opacity=0.7), filter=LEAF)


def fern(
    x: float,
    y: float,
    length: float,
    angle: float,
    colour: str,
    bend: float = 0.045,
    leaflets: int = 15,
    width: float = 0.34,
) -> str:
    """A frond that leaves `x`, `y` at `angle` (radians, anticlockwise) and bends by `bend` at each leaflet."""
    spots, step, a = [], length / leaflets, angle
    for i in range(leaflets + 1):
        spots.append((x, y, a))
        x, y = x + step * math.cos(a), y - step * math.sin(a)
        a += bend + math.copysign(0.003 * i, bend)
    spine = line("M" + "L".join(f"{u:.1f} {v:.1f}" for u, v, _ in spots), colour, length * 0.016)
    d = ""
    for i, (u, v, a) in enumerate(spots[1:], 1):
        reach = length * width * math.sin(math.pi * min(1, i / leaflets * 0.86 + 0.12)) * 0.72
        for side in (-1, 1):
            bow, tip, belly = (
                (u + reach * k * math.cos(a + side * t), v - reach * k * math.sin(a + side * t))
                for k, t in ((0.55, 0.55), (1, 1.02), (0.5, 1.5))
            )
            d += trace("M@Q@ @Q@ @Z", (u, v), bow, tip, belly, (u, v))
    return group(spine, path(d, colour), filter=SHEET)


def laurel_leaf(dark: str = "#2B6E48", pale: str = "#5FA06F") -> str:
    """A pointed leaf of 100 units from 0, 0 to the right, one half dark and one pale."""
    upper = path("M0 0C22 -24 64 -26 100 0Z", pale)
    return path("M0 0C22 24 64 26 100 0Z", dark) + upper + line("M6 0H84", "#1E5236", 3, opacity=0.6)
