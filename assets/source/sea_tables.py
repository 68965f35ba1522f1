"""The tables under water, 1600 by 900 units: sunlight from the surface, a reef out of focus in both lower corners."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from colour import mix
from land import beams, hill, rock, sky, softened
from plants import coral, waterweed
from sea import anemone, fan_coral
from svg import HALO, circle, document, grain, group
from tables import H, W, daylight, glow, rim

Growth = Callable[[float, float, float, str, str, int], str]
"""Draws what grows at a place and foot, in a size, from a colour, its lit tone and a seed."""


def branches(x: float, foot: float, size: float, colour: str, tip: str, seed: int) -> str:
    """A branching coral that becomes about `size` units high."""
    return coral(x, foot, size * 0.3, colour, tip, seed, 4, size * 0.1)


Grown = tuple[Growth, float, float, float, float, int]
"""What grows in a corner: across, above the lower edge, size, depth in the water, seed."""

_WILD: tuple[Grown, ...] = (
    (fan_coral, 96, -34, 210, 0.62, 2),
    (branches, 22, -60, 190, 0.5, 4),
    (branches, 226, -10, 150, 0.46, 9),
    (anemone, 150, -26, 88, 0.42, 8),
    (fan_coral, 330, 12, 120, 0.55, 7),
    (branches, 60, 8, 130, 0.34, 1),
    (branches, 396, 16, 74, 0.44, 2),
    (anemone, 286, 14, 54, 0.4, 3),
    (fan_coral, 1478, -30, 180, 0.6, 3),
    (branches, 1586, -70, 200, 0.5, 5),
    (branches, 1392, -6, 140, 0.48, 2),
    (anemone, 1530, -20, 92, 0.42, 0),
    (fan_coral, 1280, 14, 104, 0.56, 6),
    (branches, 1560, 10, 140, 0.34, 8),
    (branches, 1218, 16, 66, 0.46, 4),
    (anemone, 1440, 14, 58, 0.38, 3),
)
_GARDEN: tuple[Grown, ...] = (
    (branches, 60, -50, 230, 0.56, 6),
    (fan_coral, 190, -20, 190, 0.6, 1),
    (fan_coral, 12, -40, 170, 0.44, 3),
    (anemone, 300, 8, 84, 0.44, 5),
    (branches, 398, 16, 92, 0.5, 7),
    (anemone, 96, 10, 100, 0.36, 2),
    (fan_coral, 470, 18, 72, 0.6, 4),
    (branches, 1500, -40, 210, 0.56, 3),
    (fan_coral, 1590, -50, 200, 0.48, 5),
    (fan_coral, 1398, -8, 150, 0.6, 2),
    (anemone, 1310, 12, 74, 0.46, 7),
    (branches, 1232, 18, 84, 0.52, 9),
    (anemone, 1486, 10, 104, 0.36, 4),
    (branches, 1592, 12, 120, 0.34, 0),
)
_SLOPE: tuple[Grown, ...] = (
    (fan_coral, 40, -46, 240, 0.64, 5),
    (branches, 150, -20, 170, 0.56, 2),
    (anemone, 246, 6, 76, 0.5, 1),
    (branches, 20, 10, 120, 0.4, 9),
    (fan_coral, 340, 16, 92, 0.6, 8),
    (branches, 1560, -60, 220, 0.56, 7),
    (fan_coral, 1450, -24, 170, 0.62, 4),
    (anemone, 1368, 8, 80, 0.5, 6),
    (branches, 1590, 10, 130, 0.4, 1),
    (fan_coral, 1276, 18, 80, 0.62, 2),
)


@dataclass(frozen=True)
class Sea:
    """One table.

    Attributes:
        tones: water near the surface, in the middle and in the depth.
        corners: what grows in both corners, from back to front.
        corals: colours of the corals with their lit tones.
        light: how strong the daylight is.
        seed: shapes the sea floor.
    """

    tones: tuple[str, str, str]
    corners: tuple[Grown, ...]
    corals: tuple[tuple[str, str], ...] = (
        ("#FF8F7A", "#FFC0AE"),
        ("#F2A93B", "#FFE0A0"),
        ("#C46FD0", "#F0C0F4"),
        ("#5FB8A8", "#BFF0DC"),
    )
    light: float = 0.32
    seed: int = 31


SEAS = {
    "ocean": Sea(("#2C86A0", "#155573", "#0A2F4C"), _WILD),
    "aqua": Sea(("#2B9AA0", "#126476", "#083B4E"), _GARDEN, light=0.36, seed=47),
    "divercity": Sea(("#2E74A6", "#174A7A", "#0B2A4D"), _SLOPE, light=0.3, seed=63),
}


def _reef(sea: Sea) -> str:
    """Weed, rocks, corals and anemones in both lower corners."""
    middle = sea.tones[1]
    weeds = ((30, 380, 3), (252, 190, 6), (1572, 400, 5), (1350, 170, 8))
    s = "".join(waterweed(x, H + 10, tall, mix("#1E7A6A", middle, 0.5), seed, 15) for x, tall, seed in weeds)
    stones = ((30, 330, 130, 4), (250, 240, 74, 7), (1580, 350, 146, 3), (1376, 260, 70, 6))
    s += "".join(rock(x, H + 24, w, h, mix("#1D4A5C", middle, 0.25), seed) for x, w, h, seed in stones)
    for grow, x, up, size, depth, seed in sea.corners:
        colour, tip = (mix(tone, middle, depth) for tone in sea.corals[seed % len(sea.corals)])
        s += grow(x, H + up, size, colour, tip, seed)
    return s


def _floor(sea: Sea) -> str:
    """Four ranges of the sea floor with corals far away."""
    shallow, middle, abyss = sea.tones
    s = ""
    for i, share in enumerate((0.7, 0.79, 0.87, 0.95)):
        tint = (mix(shallow, middle, 0.6), middle, mix(middle, abyss, 0.45), mix(middle, abyss, 0.8))[i]
        random = Random(i + sea.seed - 1)
        spots = sorted(random.uniform(0, W) for _ in range((13, 9, 6, 0)[i]))
        shade = mix(tint, shallow, 0.12)
        for x in spots:
            size = (1.0 + 0.55 * i) * random.uniform(0.8, 1.2)
            grown = (
                coral(x, H * share + 22, 15 * size, shade, shade, int(x), 3, 6 * size),
                fan_coral(x, H * share + 22, 52 * size, shade, tint, int(x)),
            )
            s += random.choice(grown)
        s += hill(H * share, 26, sea.seed + i * 5, tint, W, H, 9)
    return s


def sea_table(game: str) -> str:
    """The table of a game that is played under water."""
    sea = SEAS[game]
    shallow, middle, abyss = sea.tones
    s = sky(W, H, shallow, middle, mix(middle, abyss, 0.7)) + glow((800, 330), shallow, middle)
    s += group(beams(W, H, 0.045), filter=HALO) + softened(_floor(sea)) + softened(_reef(sea))
    random = Random(9)
    for _ in range(36):
        r, x, y = random.uniform(2, 7), random.uniform(0, W), random.uniform(60, H)
        s += circle(x, y, r, "#FFFFFF", opacity=random.uniform(0.05, 0.16))
    return document(W, H, s + daylight("#E6FAF0", sea.light) + rim(), grain(W, H, 0.2))
