"""The tables of the games, 1600 by 900 units: out of focus, light in the middle, dark at the rim."""

from collections.abc import Callable
from random import Random

from colour import lighter, mix
from dry_plants import seed_grass
from land import beams, hill, rock, sky, softened
from plants import acacia, coral, pine, waterweed, wood
from sea import anemone, fan_coral
from svg import HALO, circle, document, grain, group, light

W, H = 1600, 900

_CLEAR, _MIDDLE, _DEEP = "#6B9A78", "#3A6A58", "#1E4239"


def _glow(middle: tuple[float, float], light_tone: str, dark_tone: str) -> str:
    """The lit middle of a table."""
    stops = [(0, lighter(light_tone, 0.3), 0.69), (0.55, light_tone, 0.25), (1, dark_tone, 0)]
    return light(*middle, 760, stops, W, H)


def _daylight(colour: str, strength: float) -> str:
    """The light that falls from above."""
    stops = [(0, colour, strength), (0.45, colour, strength * 0.4), (0.75, colour, strength * 0.11), (1, colour, 0)]
    return light(800, -60, 960, stops, W, H)


def _rim() -> str:
    """The dark edges."""
    shares = ((0, 0), (0.6, 0), (0.74, 0.07), (0.87, 0.22), (1, 0.44))
    return light(800, 430, 1050, [(share, "#000000", depth) for share, depth in shares], W, H)


def forest_table() -> str:
    """The table of Ecosystem Forest: a misty clearing out of focus, light from above, dark rims."""
    s = sky(W, H, _CLEAR, _MIDDLE)
    s += _glow((800, 380), _CLEAR, _MIDDLE)
    tints = [mix(_CLEAR, _MIDDLE, share) for share in (0.3, 0.55, 0.8, 1)] + [mix(_MIDDLE, _DEEP, 0.6)]
    tops = (0.42, 0.53, 0.66, 0.79, 0.91)
    rows = ((58, 0.6, 1.2, None), (36, 1.0, 1.8, None), (24, 1.7, 2.6, (600, 1000)), (14, 2.6, 3.8, (330, 1270)))
    land = hill(H * tops[0], 34, 41, tints[0], W, H, 8)
    for i, (count, small, large, clear) in enumerate(rows):
        near = mix(tints[i + 1], _DEEP, 0.12)
        land += wood(pine, -40, W + 80, H * tops[i + 1] + 24, count, i + 3, (small, large), near, 16, clear)
        land += light(800, H * tops[i + 1], 620, [(0, "#DDEBCB", 0.08), (1, "#DDEBCB", 0)], W, H)
        land += hill(H * tops[i + 1], 30, 50 + i * 9, tints[i + 1], W, H, 8)
    s += softened(land) + group(beams(W, H * 0.9, 0.05), filter=HALO) + _daylight("#FFE7AE", 0.4)
    edges = ((-24, 8.0, 0.75), (1630, 8.4, 0.75), (104, 5.2, 1), (1506, 5.4, 1), (24, 3.6, 1.15), (1590, 3.4, 1.15))
    s += softened("".join(pine(x, H + 40, size, mix(_MIDDLE, "#12302B", depth * 0.7)) for x, size, depth in edges))
    return document(W, H, s + _rim(), grain(W, H, 0.2))


_SHALLOW, _SEA, _ABYSS = "#2C86A0", "#155573", "#0A2F4C"
_REEF = (("#FF8F7A", "#FFC0AE"), ("#F2A93B", "#FFE0A0"), ("#C46FD0", "#F0C0F4"), ("#5FB8A8", "#BFF0DC"))


Growth = Callable[[float, float, float, str, str, int], str]
"""Draws what grows at a place and foot, in a size, from a colour, its lit tone and a seed."""


def _branches(x: float, foot: float, size: float, colour: str, tip: str, seed: int) -> str:
    return coral(x, foot, size * 0.3, colour, tip, seed, 4, size * 0.1)


_CORNERS: tuple[tuple[Growth, float, float, float, float, int], ...] = (
    (fan_coral, 96, -34, 210, 0.62, 2),
    (_branches, 22, -60, 190, 0.5, 4),
    (_branches, 226, -10, 150, 0.46, 9),
    (anemone, 150, -26, 88, 0.42, 8),
    (fan_coral, 330, 12, 120, 0.55, 7),
    (_branches, 60, 8, 130, 0.34, 1),
    (_branches, 396, 16, 74, 0.44, 2),
    (anemone, 286, 14, 54, 0.4, 3),
    (fan_coral, 1478, -30, 180, 0.6, 3),
    (_branches, 1586, -70, 200, 0.5, 5),
    (_branches, 1392, -6, 140, 0.48, 2),
    (anemone, 1530, -20, 92, 0.42, 0),
    (fan_coral, 1280, 14, 104, 0.56, 6),
    (_branches, 1560, 10, 140, 0.34, 8),
    (_branches, 1218, 16, 66, 0.46, 4),
    (anemone, 1440, 14, 58, 0.38, 3),
)
"""What grows in both corners, from back to front: across, above the lower edge, size, depth in the water, seed."""


def _reef() -> str:
    """Weed, rocks, corals and anemones in both lower corners."""
    weeds = ((30, 380, 3), (252, 190, 6), (1572, 400, 5), (1350, 170, 8))
    s = "".join(waterweed(x, H + 10, tall, mix("#1E7A6A", _SEA, 0.5), seed, 15) for x, tall, seed in weeds)
    stones = ((30, 330, 130, 4), (250, 240, 74, 7), (1580, 350, 146, 3), (1376, 260, 70, 6))
    s += "".join(rock(x, H + 24, w, h, mix("#1D4A5C", _SEA, 0.25), seed) for x, w, h, seed in stones)
    for grow, x, up, size, depth, seed in _CORNERS:
        colour, tip = (mix(tone, _SEA, depth) for tone in _REEF[seed % len(_REEF)])
        s += grow(x, H + up, size, colour, tip, seed)
    return s


def ocean_table() -> str:
    """The table of Ecosystem Ocean: open water above a reef, sunlight from the surface."""
    s = sky(W, H, _SHALLOW, _SEA, mix(_SEA, _ABYSS, 0.7)) + _glow((800, 330), _SHALLOW, _SEA)
    s += group(beams(W, H, 0.045), filter=HALO)
    floor = ""
    for i, share in enumerate((0.7, 0.79, 0.87, 0.95)):
        tint = (mix(_SHALLOW, _SEA, 0.6), _SEA, mix(_SEA, _ABYSS, 0.45), mix(_SEA, _ABYSS, 0.8))[i]
        random = Random(i + 30)
        spots = sorted(random.uniform(0, W) for _ in range((13, 9, 6, 0)[i]))
        shade = mix(tint, _SHALLOW, 0.12)
        for x in spots:
            size = (1.0 + 0.55 * i) * random.uniform(0.8, 1.2)
            grown = (
                coral(x, H * share + 22, 15 * size, shade, shade, int(x), 3, 6 * size),
                fan_coral(x, H * share + 22, 52 * size, shade, tint, int(x)),
            )
            floor += random.choice(grown)
        floor += hill(H * share, 26, 31 + i * 5, tint, W, H, 9)
    s += softened(floor)
    s += softened(_reef())
    random = Random(9)
    for _ in range(36):
        r, x, y = random.uniform(2, 7), random.uniform(0, W), random.uniform(60, H)
        s += circle(x, y, r, "#FFFFFF", opacity=random.uniform(0.05, 0.16))
    return document(W, H, s + _daylight("#E6FAF0", 0.32) + _rim(), grain(W, H, 0.2))


_STRAW, _OCHRE, _EARTH = "#C88F4A", "#8A5A28", "#4C2F16"


def savanna_table() -> str:
    """The table of Ecosystem Savanna: acacias in the haze of the afternoon, tall grass at the corners."""
    s = sky(W, H, _STRAW, mix(_STRAW, _OCHRE, 0.5), _OCHRE) + _glow((800, 380), "#CC9C54", _OCHRE)
    tints = [mix(_STRAW, _OCHRE, share) for share in (0.18, 0.42, 0.7, 1)] + [mix(_OCHRE, _EARTH, 0.6)]
    tops = (0.44, 0.55, 0.67, 0.8, 0.92)
    rows = ((15, 0.7, 1.2, None), (9, 1.3, 2.0, None), (8, 2.0, 3.0, (480, 1120)), (5, 3.4, 4.4, (260, 1340)))
    land = hill(H * tops[0], 26, 41, tints[0], W, H, 8)
    for i, (count, small, large, clear) in enumerate(rows):
        near = mix(mix(tints[i + 1], _EARTH, 0.1), "#6A6A2E", 0.16)
        land += wood(acacia, -40, W + 80, H * tops[i + 1] + 2 + 3 * i, count, i + 3, (small, large), near, 10, clear)
        land += light(800, H * tops[i + 1], 620, [(0, "#FBE3B4", 0.1), (1, "#FBE3B4", 0)], W, H)
        land += hill(H * tops[i + 1], 18, 50 + i * 9, tints[i + 1], W, H, 8)
    random, grass = Random(8), ""
    for i in range(44):
        x = random.uniform(-20, 460) if i % 2 else random.uniform(1140, 1620)
        size = 60 + 150 * (abs(x - 800) / 820) ** 2 * random.uniform(0.7, 1)
        tone = mix(_OCHRE, _EARTH, random.uniform(0.15, 0.6))
        grass += seed_grass(x, H + 14, size, tone, mix(tone, "#E8C47C", 0.18), i + 60, 7, 0.4)
    s += softened(land) + softened(grass)
    return document(W, H, s + _daylight("#FFE7AE", 0.4) + _rim(), grain(W, H, 0.2))
