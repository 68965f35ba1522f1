"""The tables on land, 1600 by 900 units: out of focus, light in the middle, dark at the rim."""

from random import Random

from colour import lighter, mix
from dry_plants import seed_grass
from land import beams, hill, sky, softened
from plants import acacia, pine, wood
from svg import HALO, document, grain, group, light

W, H = 1600, 900

_CLEAR, _MIDDLE, _DEEP = "#6B9A78", "#3A6A58", "#1E4239"


def glow(middle: tuple[float, float], light_tone: str, dark_tone: str) -> str:
    """The lit middle of a table."""
    stops = [(0, lighter(light_tone, 0.3), 0.69), (0.55, light_tone, 0.25), (1, dark_tone, 0)]
    return light(*middle, 760, stops, W, H)


def daylight(colour: str, strength: float) -> str:
    """The light that falls from above."""
    stops = [(0, colour, strength), (0.45, colour, strength * 0.4), (0.75, colour, strength * 0.11), (1, colour, 0)]
    return light(800, -60, 960, stops, W, H)


def rim() -> str:
    """The dark edges."""
    shares = ((0, 0), (0.6, 0), (0.74, 0.07), (0.87, 0.22), (1, 0.44))
    return light(800, 430, 1050, [(share, "#000000", depth) for share, depth in shares], W, H)


def forest_table() -> str:
    """The table of Ecosystem Forest: a misty clearing out of focus, light from above, dark rims."""
    s = sky(W, H, _CLEAR, _MIDDLE)
    s += glow((800, 380), _CLEAR, _MIDDLE)
    tints = [mix(_CLEAR, _MIDDLE, share) for share in (0.3, 0.55, 0.8, 1)] + [mix(_MIDDLE, _DEEP, 0.6)]
    tops = (0.42, 0.53, 0.66, 0.79, 0.91)
    rows = ((58, 0.6, 1.2, None), (36, 1.0, 1.8, None), (24, 1.7, 2.6, (600, 1000)), (14, 2.6, 3.8, (330, 1270)))
    land = hill(H * tops[0], 34, 41, tints[0], W, H, 8)
    for i, (count, small, large, clear) in enumerate(rows):
        near = mix(tints[i + 1], _DEEP, 0.12)
        land += wood(pine, -40, W + 80, H * tops[i + 1] + 24, count, i + 3, (small, large), near, 16, clear)
        land += light(800, H * tops[i + 1], 620, [(0, "#DDEBCB", 0.08), (1, "#DDEBCB", 0)], W, H)
        land += hill(H * tops[i + 1], 30, 50 + i * 9, tints[i + 1], W, H, 8)
    s += softened(land) + group(beams(W, H * 0.9, 0.05), filter=HALO) + daylight("#FFE7AE", 0.4)
    edges = ((-24, 8.0, 0.75), (1630, 8.4, 0.75), (104, 5.2, 1), (1506, 5.4, 1), (24, 3.6, 1.15), (1590, 3.4, 1.15))
    s += softened("".join(pine(x, H + 40, size, mix(_MIDDLE, "#12302B", depth * 0.7)) for x, size, depth in edges))
    return document(W, H, s + rim(), grain(W, H, 0.2))


_STRAW, _OCHRE, _EARTH = "#C97E3C", "#8C4E22", "#4C2814"


def savanna_table() -> str:
    """The table of Ecosystem Savanna: acacias in the haze of the afternoon, tall grass at the corners."""
    s = sky(W, H, _STRAW, mix(_STRAW, _OCHRE, 0.5), _OCHRE) + glow((800, 380), "#D08A44", _OCHRE)
    tints = [mix(_STRAW, _OCHRE, share) for share in (0.18, 0.42, 0.7, 1)] + [mix(_OCHRE, _EARTH, 0.6)]
    tops = (0.44, 0.55, 0.67, 0.8, 0.92)
    rows = ((15, 0.7, 1.2, None), (9, 1.3, 2.0, None), (8, 2.0, 3.0, (480, 1120)), (5, 3.4, 4.4, (260, 1340)))
    land = hill(H * tops[0], 26, 41, tints[0], W, H, 8)
    for i, (count, small, large, clear) in enumerate(rows):
        near = mix(mix(tints[i + 1], _EARTH, 0.1), "#6E3C20", 0.16)
        land += wood(acacia, -40, W + 80, H * tops[i + 1] + 2 + 3 * i, count, i + 3, (small, large), near, 10, clear)
        land += light(800, H * tops[i + 1], 620, [(0, "#FBD79A", 0.1), (1, "#FBD79A", 0)], W, H)
        land += hill(H * tops[i + 1], 18, 50 + i * 9, tints[i + 1], W, H, 8)
    random, grass = Random(8), ""
    for i in range(44):
        x = random.uniform(-20, 460) if i % 2 else random.uniform(1140, 1620)
        size = 60 + 150 * (abs(x - 800) / 820) ** 2 * random.uniform(0.7, 1)
        tone = mix(_OCHRE, _EARTH, random.uniform(0.15, 0.6))
        grass += seed_grass(x, H + 14, size, tone, mix(tone, "#E8C47C", 0.18), i + 60, 7, 0.4)
    s += softened(land) + softened(grass)
    return document(W, H, s + daylight("#FFCF86", 0.4) + rim(), grain(W, H, 0.2))
