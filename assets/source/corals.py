"""The corals of AQUA: rhombuses of a hexagonal tile, each colour with a texture of its own.

A tile has edges of 200 units and its middle at 0, 0. Corner k lies 60 · k degrees counter-clockwise from the right.
Every texture grows out of the outer corner of its rhombus, so that three equal corals around a point bloom into one
rosette. The light always falls from above, however a tile is turned.
"""

import math
from collections.abc import Callable, Iterable
from functools import partial

from colour import CREAM, darker, lighter
from svg import LEAF, SHEET, circle, clipped, document, down, group, line, painted, path

EDGE = 200
CANVAS = 448
"""A tile with the room for its shadow."""

COLOURS = {
    "R": "#D8483C",
    "Y": "#F0BE34",
    "G": "#3E9A56",
    "B": "#4FA0EC",
    "P": "#743A9E",
    "O": "#EE8433",
    "N": "#D9CDB0",
}
"""Coral red, yellow, green, blue, purple and orange, and the neutral sand of a hot spot."""

_GAP = 0.93
_JOINT = "#FDF4DE"

Point = tuple[float, float]
Spot = Callable[[float, float], Point]
"""A point of a rhombus: distance from its outer corner in edges, and angle (radians) from the way to the middle."""


def corner(k: float, reach: float = EDGE) -> Point:
    """Where corner k lies, `reach` units from the middle of the hexagon."""
    return reach * math.cos(math.radians(60 * k)), -reach * math.sin(math.radians(60 * k))


def polygon(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def hexagon(reach: float, x: float = 0, y: float = 0) -> str:
    """Path data of a hexagon around `x`, `y` that reaches `reach` units to its corners."""
    return polygon((x + a, y + b) for a, b in (corner(k, reach) for k in range(6)))


def _spot(k: int, q: float, angle: float) -> Point:
    (x, y), away = corner(k), math.radians(180 - 60 * k) - angle
    return x + q * EDGE * math.cos(away), y + q * EDGE * math.sin(away)


def trail(points: Iterable[Point]) -> str:
    """Path data of an open line."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def arc(spot: Spot, q: float, reach: float, swing: float = 0, waves: float = 0, phase: float = 0) -> str:
    """A line around the outer corner at the distance `q`, that swings in and out by `swing`."""
    angles = [reach * (i / 24 - 1) for i in range(49)]
    return trail(spot(q + swing * math.sin(waves * angle + phase), angle) for angle in angles)


_ANTLERS = ((0.18, -0.76), (0.18, 0), (0.18, 0.76), (0.46, -0.38), (0.46, 0.38), (0.5, -1.1), (0.5, 1.1))
"""Where the branches of a staghorn coral begin: distance from the outer corner, and angle."""


def _staghorn(spot: Spot, tone: str) -> str:
    """Forked branches with round pale tips."""
    stems, tips = "", ""
    for q, angle in _ANTLERS:
        fork = q + 0.2
        stems += trail((spot(q, angle), spot(fork, angle)))
        for side in (-1, 1):
            end = spot(fork + 0.24, angle + side * 0.13 / (fork + 0.24))
            stems += trail((spot(fork, angle), end))
            tips += circle(*end, EDGE * 0.068, lighter(tone, 0.8))
    branches = line(stems, lighter(tone, 0.4), EDGE * 0.082) + line(stems, lighter(tone, 0.6), EDGE * 0.028)
    return group(branches, tips, filter=LEAF)


def _brain(spot: Spot, tone: str) -> str:
    """Meandering ridges around the corner."""
    rows = ((0.34, 8), (0.52, 11), (0.70, 14), (0.88, 17), (1.04, 20))
    valleys = "".join(arc(spot, q, 1.2, 0.042, waves, waves * 0.7) for q, waves in rows)
    ridges = "".join(arc(spot, q + 0.09, 1.2, 0.042, waves + 1.5, waves * 0.7) for q, waves in rows)
    return line(valleys, darker(tone, 0.4), EDGE * 0.062, opacity=0.82) + line(
        ridges, lighter(tone, 0.45), EDGE * 0.022, opacity=0.75
    )


def _leaves(spot: Spot, tone: str) -> str:
    """Round leaves that lie over each other like scales."""
    s = ""
    for row, (q, count, gap) in enumerate(((0.98, 6, 0.4), (0.76, 5, 0.4), (0.56, 4, 0.44), (0.37, 3, 0.56))):
        for place in range(count):
            angle = (place - (count - 1) / 2) * gap
            x, y = spot(q, angle)
            r = EDGE * 0.142
            vein = trail((spot(q - 0.08, angle), spot(q + 0.1, angle)))
            leaf = circle(
                x, y, r, lighter(tone, 0.1 + 0.1 * row), stroke=darker(tone, 0.42), stroke_width=EDGE * 0.026
            )
            glint = circle(x - r * 0.3, y - r * 0.36, r * 0.3, "#FFFFFF", opacity=0.16)
            s += leaf + glint + line(vein, darker(tone, 0.42), EDGE * 0.02)
    return s


def _stars(spot: Spot, tone: str) -> str:
    """White polyps with six arms."""
    rays, hearts = "", ""
    for q, count, gap in ((0.38, 2, 0.74), (0.63, 3, 0.62), (0.89, 4, 0.5)):
        for place in range(count):
            angle = (place - (count - 1) / 2) * gap
            x, y = spot(q, angle)
            for arm in range(6):
                turn = math.radians(60 * arm) + angle
                rays += trail(((x, y), (x + EDGE * 0.105 * math.cos(turn), y + EDGE * 0.105 * math.sin(turn))))
            hearts += circle(x, y, EDGE * 0.04, darker(tone, 0.35))
    return group(line(rays, lighter(tone, 0.84), EDGE * 0.045), hearts, filter=LEAF)


def _fan(spot: Spot, tone: str) -> str:
    """The ribs and cross bars of a sea fan."""
    ribs = "".join(trail((spot(0.2, a), spot(1.1, a))) for a in (-0.92, -0.46, 0, 0.46, 0.92))
    bars = "".join(arc(spot, q, 1.15) for q in (0.38, 0.54, 0.70, 0.86, 1.02))
    net = line(bars, lighter(tone, 0.42), EDGE * 0.026) + line(ribs, lighter(tone, 0.58), EDGE * 0.052)
    return group(net, filter=LEAF)


def _cups(spot: Spot, tone: str) -> str:
    """Cups with a dark mouth, small ones between the large."""
    cups = ((0.40, 0, 0.125), (0.63, -0.5, 0.12), (0.63, 0.5, 0.12), (0.80, 0, 0.14), (0.42, -0.78, 0.068))
    s = ""
    for q, angle, reach in (*cups, (0.42, 0.78, 0.068), (0.88, -0.62, 0.07), (0.88, 0.62, 0.07), (0.6, 0, 0.05)):
        x, y = spot(q, angle)
        r = reach * EDGE
        rim = circle(x, y, r, lighter(tone, 0.42), stroke=darker(tone, 0.4), stroke_width=EDGE * 0.022)
        s += (
            rim
            + circle(x, y, r * 0.54, darker(tone, 0.62))
            + circle(x - r * 0.12, y + r * 0.16, r * 0.3, darker(tone, 0.3))
        )
    return s


def _ripples(spot: Spot, tone: str) -> str:
    """Ripples in the sand."""
    rows = "".join(arc(spot, q, 1.2, 0.02, 5, q * 9) for q in (0.32, 0.5, 0.68, 0.86, 1.02))
    return line(rows, darker(tone, 0.34), EDGE * 0.028, opacity=0.6)


_TEXTURES: dict[str, Callable[[Spot, str], str]] = {
    "R": _staghorn,
    "Y": _brain,
    "G": _leaves,
    "B": _stars,
    "P": _fan,
    "O": _cups,
    "N": _ripples,
}


def _heart(k: int, tone: str) -> str:
    """The third of a rosette's eye that lies in the outer corner."""
    x, y = corner(k)
    eye = circle(x, y, EDGE * 0.2, darker(tone, 0.5)) + circle(x, y, EDGE * 0.135, lighter(tone, 0.55))
    return eye + circle(x, y, EDGE * 0.06, darker(tone, 0.3))


def _rhombus(k: int) -> list[Point]:
    """The outline of the coral at corner k, drawn in from the joints."""
    ends = [(0.0, 0.0), corner(k - 1), corner(k), corner(k + 1)]
    mx, my = (sum(point[axis] for point in ends) / 4 for axis in (0, 1))
    return [(mx + (x - mx) * _GAP, my + (y - my) * _GAP) for x, y in ends]


def _textured(spot: Spot, colour: str, k: int) -> str:
    tone = COLOURS[colour]
    return _TEXTURES[colour](spot, tone) + (_heart(k, tone) if colour != "N" else "")


def coral(colour: str, k: int, sign: Callable[[Spot, str], str] | None = None) -> str:
    """The coral at corner k: paper of its colour, its texture, and the light on its upper edges.

    `sign`: what is drawn in the place of the texture, for a place in the rhombus and the colour.
    """
    tone, outline = COLOURS[colour], polygon(_rhombus(k))
    shade = [(0.0, lighter(tone, 0.16), 1.0), (1.0, darker(tone, 0.14), 1.0)]
    body = path(outline, "{paint}", stroke=darker(tone, 0.36), stroke_width=4, stroke_linejoin="round")
    place = {"gradientUnits": "userSpaceOnUse", "x1": 0, "y1": -EDGE, "x2": 0, "y2": EDGE}
    spot = partial(_spot, k)
    inside = sign(spot, tone) if sign else _textured(spot, colour, k)
    pen = {"stroke_width": 7, "stroke_linejoin": "round"}
    inside += path(outline, stroke=darker(tone, 0.6), stroke_opacity=0.3, transform="translate(0 -2)", **pen)
    inside += path(outline, stroke="#FFFFFF", stroke_opacity=0.42, transform="translate(0 2)", **pen)
    return painted("linearGradient", shade, body, **place) + clipped(path(outline, "#000"), inside)


def plate(x: float = 0, y: float = 0) -> str:
    """The cream hexagon that carries three corals."""
    return path(hexagon(EDGE * 0.985, x, y), _JOINT, stroke=_JOINT, stroke_width=6, stroke_linejoin="round")


def shadow(x: float = 0, y: float = 0) -> str:
    """The shadow of a tile that lies on the table."""
    return path(hexagon(EDGE, x, y + EDGE * 0.05), "#06202A", opacity=0.42)


def framed(*content: str, canvas: float = CANVAS) -> str:
    """A picture `canvas` units square with 0, 0 in its middle."""
    half = canvas / 2
    return document(canvas, canvas, group(*content, transform=f"translate({half:g} {half:g})"))


def coral_piece(colour: str, k: int) -> str:
    """One coral alone, at its place in the picture of a tile."""
    return framed(coral(colour, k))


def tile_ground() -> str:
    """What lies under the three corals of a tile."""
    return framed(shadow(), plate())


def tile(corals: Iterable[tuple[int, str]]) -> str:
    """A whole tile around 0, 0 from its corals: the corner and the colour of each."""
    return shadow() + plate() + "".join(coral(colour, k) for k, colour in corals)


SPOT_CANVAS = 4 * EDGE + CANVAS - 2 * EDGE
"""Edge of the picture of a hot spot; the point where its three hexagons meet is in the middle."""


def hot_spot(pairs: Iterable[str]) -> str:
    """Three hexagons in one piece around a sandy middle.

    Args:
        pairs: for each hexagon the colours counter-clockwise after the neutral coral at its corner 0, 2, 4.
    """
    shadows, plates, corals = "", "", ""
    for neutral, colours in zip((0, 2, 4), pairs):
        x, y = (-way for way in corner(neutral))
        shadows += shadow(x, y)
        plates += plate(x, y)
        around = "".join(coral(colour, (neutral + 2 * i) % 6) for i, colour in enumerate(colours, 1))
        corals += group(around, transform=f"translate({x:.1f} {y:.1f})")
    return framed(shadows, plates, _sand(), corals, canvas=SPOT_CANVAS)


def _sand() -> str:
    """The neutral middle of a hot spot: one hexagon with ripples around a spring."""
    tone, outline = COLOURS["N"], hexagon(EDGE * 0.945)
    rings = "".join(
        circle(0, 3, r, "none", stroke=darker(tone, 0.3), stroke_width=5) for r in (44, 78, 112, 146, 178)
    )
    spring = circle(0, 0, 24, darker(tone, 0.42)) + circle(0, 0, 16, lighter(tone, 0.4))
    ground = down((lighter(tone, 0.22), darker(tone, 0.1)), path(outline, "{paint}"))
    edge = path(outline, stroke=darker(tone, 0.3), stroke_width=4, stroke_linejoin="round")
    light = path(outline, stroke=CREAM, stroke_width=7, stroke_opacity=0.6, transform="translate(0 2)")
    return (
        ground + clipped(path(outline, "#000"), group(rings, opacity=0.5), group(spring, filter=SHEET), light) + edge
    )
