"""The animals of AQUA: small ones on their hexagons, large ones, and the plates that lie under the large ones."""

import math
from itertools import combinations

from cards import medallion
from colour import CREAM, PAPER, darker, lighter
from corals import COLOURS, EDGE, framed, hexagon, polygon
from svg import HALO, LEAF, RAISED, Stops, circle, document, drawing, group, light, line, moved, painted, path

from game.games.aqua.components import PILES
from game.games.aqua.geometry import SHAPES

SMALL = {
    "R": "trapezia",
    "Y": "clownfish",
    "G": "turtle",
    "B": "jellyfish",
    "P": "crown",
    "O": "seahorse",
}
"""Colour of a habitat and the animal that lives there."""

LARGE = (
    "barracuda",
    "moray",
    "dolphin",
    "dugong",
    "manta",
    "octopus",
    "hammerhead",
    "blacktip",
    "humpback",
    "whaleshark",
)

_DRAWINGS = {"trapezia": "crab", "crown": "crown_of_thorns"}
_FIT = {
    "trapezia": (0.9, 0, 2),
    "clownfish": (1.0, 2, -2),
    "turtle": (0.98, 0, 0),
    "jellyfish": (0.98, 0, -6),
    "crown": (0.94, 0, 0),
    "seahorse": (1.0, 0, 0),
}
"""Size of a small animal on its hexagon, and how far it is moved right and down (of 512)."""


def drawing_of(name: str) -> str:
    """The name of the drawing of an animal."""
    return _DRAWINGS.get(name, name)


def animal(name: str) -> str:
    """The drawing of an animal, 512 by 512 units."""
    return drawing(drawing_of(name))


def alone(name: str) -> str:
    """An animal on nothing, with its soft shadow."""
    return document(512, 512, group(moved(animal(name), 256, 252, 0.94, centre=256), filter=RAISED))


def _placed(colour: str, x: float, y: float, width: float) -> str:
    name = SMALL[colour]
    size, right, below = _FIT[name]
    scale = width * size / 512
    body = moved(animal(name), x + right * scale, y + below * scale, scale, centre=256)
    return group(body, filter=LEAF)


def _glow(colour: str) -> Stops:
    return (0.0, lighter(colour, 0.86), 1.0), (1.0, lighter(colour, 0.44), 1.0)


def small_hexagon(colour: str) -> str:
    """A small animal on its pale hexagon with the rim of its colour; around 0, 0 and as large as a tile."""
    tone, pen = COLOURS[colour], {"stroke_linejoin": "round"}
    shade = path(hexagon(EDGE * 0.94), "#06202A", opacity=0.45, stroke="#06202A", stroke_width=16, **pen)
    paper = path(hexagon(EDGE * 0.91), PAPER, stroke=PAPER, stroke_width=24, **pen)
    field = path(hexagon(EDGE * 0.83), "{paint}", stroke=tone, stroke_width=11, **pen)
    place = {"gradientUnits": "userSpaceOnUse", "cx": -20, "cy": -50, "r": EDGE * 1.1}
    rim = path(hexagon(EDGE * 0.855), stroke=darker(tone, 0.3), stroke_width=2, **pen)
    s = (
        group(shade, transform="translate(0 10)")
        + paper
        + painted("radialGradient", _glow(tone), field, **place)
        + rim
    )
    return s + _placed(colour, 0, 0, EDGE * 1.36)


def small(colour: str) -> str:
    """A small animal on its hexagon, alone."""
    return framed(small_hexagon(colour))


def disc(colour: str) -> str:
    """The round sign of a small animal: its colour as a rim."""
    tone = COLOURS[colour]
    field = circle(256, 256, 226, "{paint}", stroke=tone, stroke_width=32)
    place = {"gradientUnits": "userSpaceOnUse", "cx": 220, "cy": 200, "r": 290}
    rim = circle(256, 256, 243, "none", stroke=darker(tone, 0.3), stroke_width=4)
    ground = circle(256, 256, 254, PAPER) + painted("radialGradient", _glow(tone), field, **place)
    return document(512, 512, ground, rim, _placed(colour, 256, 254, 372))


_WATER = {
    "barracuda": "#86C9BC",
    "moray": "#A8C58C",
    "dolphin": "#8CC6E8",
    "dugong": "#9CC4D8",
    "manta": "#A5CDEE",
    "octopus": "#B9AEE0",
    "hammerhead": "#B4CFDB",
    "blacktip": "#8FC3DA",
    "humpback": "#9CC3EC",
    "whaleshark": "#86B8DC",
}


def large_disc(name: str) -> str:
    """The round sign of a large animal on its water."""
    tone = _WATER[name]
    ground = light(210, 150, 420, [(0, lighter(tone, 0.6), 1), (1, darker(tone, 0.12), 1)], 512, 512)
    return medallion(ground, group(moved(animal(name), 256, 256, 0.86, centre=256), filter=RAISED))


TURNS = {pile: len(ways) // len(PILES[pile].steps) for pile, ways in SHAPES.items()}
"""In how many ways a shape can lie, each turned by 60 degrees counter-clockwise from the one before."""

_PLATE_TONES = {"duo": "#86C9BC", "bend": "#8CC6E8", "triangle": "#A5CDEE", "line": "#B4CFDB", "diamond": "#9CC3EC"}
PLATE_EDGES = 5.6
"""Size of the picture of a plate, in edges of a tile."""


def _cells(shape: str, turn: int) -> list[tuple[float, float]]:
    """The middles of the hexagons of a shape, around the middle of all."""
    spots = []
    for right, up in PILES[shape].steps:
        ways = [(right, math.radians(30 + 60 * turn)), (up, math.radians(90 + 60 * turn))]
        step = EDGE * math.sqrt(3)
        spots.append((sum(n * step * math.cos(a) for n, a in ways), -sum(n * step * math.sin(a) for n, a in ways)))
    mx, my = (sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1))
    return [(x - mx, y - my) for x, y in spots]


def _all_touch(cells: tuple[tuple[float, float], ...]) -> bool:
    return all(math.dist(a, b) < EDGE * 1.9 for a, b in combinations(cells, 2))


def _merged(cells: list[tuple[float, float]], reach: float, seam: float, tone: str) -> str:
    """Hexagons of one colour grown together, the notches between neighbours filled `seam` wide."""
    body = "".join(hexagon(reach, x, y) for x, y in cells)
    bridges, fillings = (
        "".join(polygon(some) for some in combinations(cells, count) if _all_touch(some)) for count in (2, 3)
    )
    pen = {"stroke": tone, "stroke_width": 24, "stroke_linejoin": "round"}
    return line(bridges, tone, seam) + path(body + fillings, tone, **pen)


def large_plate(shape: str, turn: int) -> str:
    """The water under a large animal, as large as the small animals it covers, with a cream rim."""
    tone, cells = _PLATE_TONES[shape], _cells(shape, turn)
    canvas = EDGE * PLATE_EDGES
    dark = group(_merged(cells, EDGE * 0.91, EDGE * 0.98, "#05161F"), transform="translate(0 14)", opacity=0.42)
    rim = _merged(cells, EDGE * 0.91, EDGE * 0.98, CREAM)
    water = _merged(cells, EDGE * 0.80, EDGE * 0.82, tone)
    gleam = "".join(circle(x - EDGE * 0.06, y - EDGE * 0.1, EDGE * 0.66, lighter(tone, 0.5)) for x, y in cells)
    waves = "".join(
        f"M{x + dx:.0f} {y + dy:.0f}q14 -10 28 0t28 0"
        for x, y in cells
        for dx, dy in ((-74, -72), (18, 82), (-96, 60))
    )
    soft = group(gleam, filter=HALO, opacity=0.8) + line(waves, "#FFFFFF", 5, opacity=0.5)
    return framed(dark, rim, water, soft, canvas=canvas)
