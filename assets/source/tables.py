"""The tables of the games, 1600 by 900 units: out of focus, light in the middle, dark at the rim."""

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
    return light(800, -60, 820, [(0, colour, strength), (1, colour, 0)], W, H)


def _rim() -> str:
    """The dark edges."""
    return light(800, 430, 1050, [(0, "#000000", 0), (0.72, "#000000", 0), (1, "#000000", 0.44)], W, H)


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


def _sunk(colour: str, depth: float) -> str:
    """A colour as it looks under water."""
    return mix(colour, _SEA, depth)


def _reef_side(mirrored: bool) -> str:
    """Rocks, corals, fans and weed that grow up one edge of the table, drawn for the left one."""
    random = Random(mirrored)
    s = waterweed(34, H + 10, 360, _sunk("#1E7A6A", 0.45), 3, 17) + waterweed(
        214, H + 10, 210, _sunk("#1E7A6A", 0.55), 6, 14
    )
    s += fan_coral(118, H - 40, 250, _sunk("#B06AC8", 0.5), _sunk("#E6B8F0", 0.45), 5)
    s += rock(40, H + 20, 300, 150, _sunk("#2F5F70", 0.4), 4) + rock(250, H + 20, 220, 90, _sunk("#3A6C78", 0.4), 7)
    for x, foot, length, k, forks in ((70, H - 96, 40, 0, 4), (196, H - 30, 34, 1, 4), (318, H + 10, 30, 2, 3)):
        colour, tip = (_sunk(tone, 0.36) for tone in _REEF[k])
        s += coral(x, foot, length * random.uniform(0.92, 1.08), colour, tip, k * 3 + 2, forks, 13)
    s += anemone(140, H - 26, 64, _sunk("#F08AB0", 0.4), _sunk("#FFD6E4", 0.4), 4)
    s += anemone(390, H + 6, 46, _sunk("#5FB8A8", 0.45), _sunk("#BFF0DC", 0.45), 9)
    return s


def ocean_table() -> str:
    """The table of Ecosystem Ocean: open water above a reef, sunlight from the surface."""
    s = sky(W, H, _SHALLOW, _SEA, mix(_SEA, _ABYSS, 0.7)) + _glow((800, 330), _SHALLOW, _SEA)
    s += group(beams(W, H, 0.07), filter=HALO)
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
    s += softened(_reef_side(False) + group(_reef_side(True), transform=f"translate({W} 0) scale(-1 1)"))
    random = Random(9)
    for _ in range(36):
        r, x, y = random.uniform(2, 7), random.uniform(0, W), random.uniform(60, H)
        s += circle(x, y, r, "#FFFFFF", opacity=random.uniform(0.05, 0.16))
    return document(W, H, s + _daylight("#E6FAF0", 0.32) + _rim(), grain(W, H, 0.2))


_STRAW, _OCHRE, _EARTH = "#C88F4A", "#8A5A28", "#4C2F16"


def savanna_table() -> str:
    """The table of Ecosystem Savanna: acacias in the haze of the afternoon, tall grass at the corners."""
    s = sky(W, H, lighter(_STRAW, 0.12), _STRAW, _OCHRE) + _glow((800, 380), "#D9AC62", _OCHRE)
    tints = [mix(_STRAW, _OCHRE, share) for share in (0.18, 0.42, 0.7, 1)] + [mix(_OCHRE, _EARTH, 0.6)]
    tops = (0.44, 0.55, 0.67, 0.8, 0.92)
    rows = ((20, 0.8, 1.3, None), (13, 1.5, 2.1, None), (9, 2.4, 3.2, (560, 1040)), (6, 3.6, 4.6, (330, 1270)))
    land = hill(H * tops[0], 26, 41, tints[0], W, H, 8)
    for i, (count, small, large, clear) in enumerate(rows):
        near = mix(mix(tints[i + 1], _EARTH, 0.1), "#6A6A2E", 0.16)
        land += wood(acacia, -40, W + 80, H * tops[i + 1] + 20, count, i + 3, (small, large), near, 14, clear)
        land += light(800, H * tops[i + 1], 620, [(0, "#FBE3B4", 0.1), (1, "#FBE3B4", 0)], W, H)
        land += hill(H * tops[i + 1], 26, 50 + i * 9, tints[i + 1], W, H, 8)
    random, grass = Random(8), ""
    for i in range(44):
        x = random.uniform(-20, 460) if i % 2 else random.uniform(1140, 1620)
        size = 60 + 150 * (abs(x - 800) / 820) ** 2 * random.uniform(0.7, 1)
        tone = mix(_OCHRE, _EARTH, random.uniform(0.15, 0.6))
        grass += seed_grass(x, H + 14, size, tone, mix(tone, "#E8C47C", 0.3), i + 60, 7, 0.4)
    s += softened(land) + softened(grass)
    return document(W, H, s + _daylight("#FFE7AE", 0.4) + _rim(), grain(W, H, 0.2))
