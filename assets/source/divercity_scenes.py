"""The large pictures of Mini DiverCity: its box, the saved sea, and the night under water between two turns."""

import math
from random import Random

from colour import mix
from corporation import hotel
from land import beams, bubbles, cloud, hill, sky, stars, sun, sunrays
from plants import coral
from sea import anemone, fan_coral, motes, shoal, starfish
from svg import (
    HALO,
    HAZE,
    LEAF,
    RAISED,
    SHEET,
    circle,
    document,
    down,
    drawing,
    grain,
    group,
    light,
    line,
    moved,
    path,
    placed,
)


def _sea(w: float, h: float, top: float, *tones: str) -> str:
    """Water below the height `top`, with a swell as its upper edge."""
    waves = f"q{w * 0.07:.1f} -9 {w * 0.14:.1f} 0t{w * 0.14:.1f} 0" * 5
    body = down(tones, path(f"M-10 {top:.1f}{waves}V{h + 20}H-10Z", "{paint}", filter=SHEET))
    return body + line(f"M-10 {top + 2:.1f}{waves}", "#EAF8FC", 2.4, opacity=0.8)


def cover(w: float, h: float) -> str:
    """An island and a hotel above the sea, manta, mandarinfish, nudibranch and lobster below."""
    shore = h * 0.33
    s = sky(w, h, "#BFE6F4", "#F4F3DC", "#F4F3DC") + sun(w * 0.5, h * 0.12, w * 0.07, "#FFF6D0", 0.5)
    s += cloud(w * 0.12, h * 0.05, 0.55, 0, "#FFFFFF", 0.95) + cloud(w * 0.62, h * 0.04, 0.42, 1, "#FFFFFF", 0.9)
    s += placed("island", w * 0.25, h * 0.2, w * 0.46)
    s += group(moved(hotel("red"), w * 0.75, h * 0.195, w * 0.46 / 512, centre=256), filter=RAISED)
    s += _sea(w, h, shore, "#4FB4DC", "#1F78B0", "#0F4A86") + moved(group(beams(w, h - shore, 0.1)), 0, shore)
    s += shoal(w * 0.82, h * 0.4, w * 0.05, "#8CCBEA", 6)
    s += placed("manta", w * 0.35, h * 0.53, w * 0.58, -10) + placed("mandarinfish", w * 0.75, h * 0.565, w * 0.38)
    s += hill(h * 0.86, 6, 8, "#12508A", w, h) + fan_coral(w * 0.9, h * 0.93, w * 0.26, "#C46FD0", "#F0C0F4", 3)
    s += placed("nudibranch", w * 0.3, h * 0.79, w * 0.46) + placed("lobster", w * 0.73, h * 0.83, w * 0.34)
    s += hill(h * 0.945, 5, 9, "#0D3566", w, h)
    s += coral(w * 0.09, h + 2, w * 0.08, "#F2A93B", "#FFE0A0", 5, 4, 8)
    s += anemone(w * 0.46, h * 0.995, 20, "#FF8F7A", "#FFD8CC", 3) + starfish(w * 0.6, h * 0.975, 8, "#F7D06A")
    return s + moved(bubbles(w, h - shore, 6, 9, 4), 0, shore) + grain(w, h, 0.14)


def morning(w: float, h: float) -> str:
    """The sea is safe: sunlight, an untouched island, and everybody is out swimming."""
    shore = h * 0.3
    s = sky(w, h, "#A9DCF0", "#F6F2D4", "#FBE8BC") + sun(w * 0.56, h * 0.17, 58, "#FFF6D0", 0.7)
    s += sunrays(w * 0.56, h * 0.17, 500, "#FFFFFF", 0.2)
    s += cloud(w * 0.06, h * 0.07, 0.9, 0, "#FFFFFF", 0.92) + cloud(w * 0.74, h * 0.05, 0.7, 1, "#FFFFFF", 0.9)
    s += placed("island", w * 0.25, shore - 42, 150)
    s += _sea(w, h, shore, "#5CC0E0", "#2A86BC", "#12508E")
    s += moved(group(beams(w, h - shore, 0.13)), 0, shore)
    s += shoal(w * 0.8, h * 0.38, 20, "#BFE6F4", 6) + shoal(w * 0.12, h * 0.52, 16, "#8CCBEA", 5)
    s += placed("manta", w * 0.3, h * 0.43, 150, -12) + placed("hammerhead", w * 0.83, h * 0.47, 92, 16)
    s += placed("turtle", w * 0.6, h * 0.55, 96, 24) + placed("mandarinfish", w * 0.24, h * 0.62, 86)
    s += placed("porcupinefish", w * 0.83, h * 0.66, 76) + hill(h * 0.77, 10, 9, "#1F6CA4", w, h)
    for i, (x, size) in enumerate(((0.07, 70), (0.92, 74), (0.62, 46))):
        s += fan_coral(w * x, h * 0.83, size, ("#C46FD0", "#F08AA0", "#5FB8A8")[i], "#FFE0F0", i + 3)
    s += placed("octopus", w * 0.44, h * 0.75, 104) + placed("lobster", w * 0.7, h * 0.81, 78, 20)
    s += hill(h * 0.86, 8, 15, "#16548C", w, h) + placed("nudibranch", w * 0.25, h * 0.85, 96)
    return s + placed("crab", w * 0.55, h * 0.895, 70) + moved(bubbles(w, h - shore, 8, 18, 6), 0, shore)


def garden(w: float, foot: float) -> str:
    """The reef in front, that ends at the height `foot`."""
    s = hill(foot - 24, 5, 12, "#11457A", w, foot)
    tones = (("#FF7F6B", "#FFC0AE"), ("#F2A93B", "#FFE0A0"), ("#C46FD0", "#F0C0F4"))
    for i, x in enumerate((0.06, 0.3, 0.7, 0.94)):
        s += coral(w * x, foot - 10, 10 + i % 2 * 2, *tones[i % 3], i * 3 + 4, 3, 5)
    for x, colour, tip in ((0.17, "#E678A8", "#FFD0E4"), (0.5, "#F7B25A", "#FFE7B4"), (0.82, "#A877DA", "#E6CCFF")):
        s += anemone(w * x, foot - 8, 20, colour, tip, round(x * 10), 8)
    s += hill(foot - 10, 3, 18, "#0C345F", w, foot)
    return s + starfish(w * 0.38, foot - 7, 8, "#F08A4A") + starfish(w * 0.62, foot - 6, 7, "#F7D06A")


def farewell(w: float, h: float) -> str:
    """The sea is lost for now: dusk, a hotel on the island, and one turtle that swims on."""
    shore = h * 0.34
    s = sky(w, h, "#55597E", "#A9889A", "#E9B9A0") + stars(w, h * 0.2, 4, 40)
    s += sun(w * 0.64, shore - 18, 46, "#FFDCB0", 0.5) + cloud(w * 0.08, h * 0.1, 0.9, 0, "#6E6A8A", 0.7)
    s += cloud(w * 0.6, h * 0.07, 0.7, 1, "#7E7690", 0.6)
    hotels = ((0.24, "purple"), (0.56, "orange"), (0.86, "blue"))
    s += "".join(
        group(moved(hotel(colour), w * x, shore - 34, 130 / 512, centre=256), filter=RAISED) for x, colour in hotels
    )
    s += _sea(w, h, shore, "#4E6E98", "#2A4A78", "#10264A") + moved(group(beams(w, h - shore, 0.06)), 0, shore)
    s += hill(h * 0.76, 12, 9, "#21406C", w, h)
    for i, x in enumerate((0.08, 0.3, 0.72, 0.93)):
        s += coral(w * x, h * 0.84, 16 + i % 2 * 5, "#7F8CA8", "#A9B4C8", i + 3, 3, 7)
    s += hill(h * 0.84, 9, 15, "#18315A", w, h) + hill(h * 0.93, 6, 21, "#0F2344", w, h)
    s += coral(w * 0.5, h * 0.95, 7, "#FF9F8C", "#FFD0C4", 5, 2, 4) + motes(w, h, 3, 26, "#DCE8F8")
    return s + placed("turtle", w * 0.46, h * 0.57, 150, -20) + moved(bubbles(w, h - shore, 8, 9, 5), 0, shore)


W, H = 1600, 900
_NIGHT = ("#2C5488", "#1B3A6E", "#0F2450", "#081630")


def _jellyfish(x: float, y: float, width: float) -> str:
    """A jellyfish that glows in the dark."""
    glow = circle(x, y - width * 0.1, width * 0.5, "#9CB4FF", opacity=0.35, filter=HALO)
    return glow + moved(drawing("jellyfish"), x, y, width / 512, centre=256, opacity=0.85)


def _blade(x: float, tall: float, width: float, colour: str, seed: int) -> str:
    """One blade of kelp that sways up from the lower edge and ends in a point."""
    phase, steps = Random(seed).uniform(0, 6), 14
    left, right = [], []
    for i in range(steps + 1):
        share = i / steps
        sway = math.sin(phase + 5 * share) * tall * 0.05 * share**0.5
        half = width / 2 * (1 - share) ** 0.5 * (1 + 0.22 * math.sin(phase + 22 * share))
        y = H + 20 - (tall + 20) * share
        left.append((x + sway - half, y))
        right.append((x + sway + half, y))
    rib = "M" + "L".join(f"{(a + b) / 2:.1f} {y:.1f}" for (a, y), (b, _) in zip(left, right))
    leaf = path(_smooth(left + right[::-1]), colour, filter=LEAF)
    return leaf + line(rib, mix(colour, "#7FA8D8", 0.2), 2, opacity=0.5)


def _smooth(points: list[tuple[float, float]]) -> str:
    """A closed soft line near the points."""
    d = ""
    for (a, b), (c, e) in zip(points, points[1:] + points[:1]):
        d += f"{'Q' if d else 'M'}{a:.1f} {b:.1f}" + (f" {(a + c) / 2:.1f} {(b + e) / 2:.1f}" if d else "")
    return d + "Z"


def _kelp(left: float, right: float, count: int, tall: float, colour: str, seed: int) -> str:
    """A forest of kelp, highest at the edges of the picture."""
    random, s = Random(seed), ""
    for i in range(count):
        x = left + (right - left) * (i + random.uniform(0.2, 0.8)) / count
        edge = min(1.0, abs(x - W / 2) / (W / 2))
        s += _blade(x, tall * (0.25 + 0.75 * edge**2) * random.uniform(0.75, 1.15), 34, colour, i + seed)
    return s


def night() -> str:
    """The night under water between two persons' turns: the moon above the waves, with room for a name."""
    s = sky(W, H, *_NIGHT)
    shafts = ((520, 640, 330, 60), (690, 800, 700, 540), (860, 990, 1180, 960), (1030, 1120, 1560, 1380))
    rays = "".join(path(f"M{a} 60H{b}L{c} {H}H{d}Z", "#CFE4FF") for a, b, c, d in shafts)
    s += group(rays, opacity=0.07, filter=HALO)
    s += circle(800, 290, 390, "#CFE4FF", opacity=0.34, filter=HAZE) + circle(800, 290, 264, "#F3F4E4", filter=LEAF)
    craters = ((660, 196, 36, 0.6), (930, 300, 50, 0.5), (890, 120, 22, 0.5), (640, 330, 26, 0.5))
    s += "".join(circle(x, y, r, "#DCE2D6", opacity=o) for x, y, r, o in craters)
    s += _ripples() + motes(W, H * 0.7, 7, 90, "#DCEBFF")
    for x, y, size, tone in ((330, 250, 46, "#33588C"), (1300, 200, 38, "#33588C"), (1180, 470, 26, "#3B6296")):
        s += shoal(x, y, size, tone, 9)
    s += _jellyfish(236, 452, 110) + _jellyfish(1424, 402, 84) + _jellyfish(404, 486, 60)
    tints = ("#1F4470", "#18375F", "#112A4D", "#0B1E3B", "#07152C")
    for i, (share, tint) in enumerate(zip((0.6, 0.68, 0.77, 0.86, 0.94), tints)):
        s += _silhouettes(H * share + 24, tint, i) + hill(H * share, 26, 120 + i * 9, tint, W, H, 9)
    s += _kelp(-20, 400, 9, 640, "#12305A", 3) + _kelp(1200, 1620, 9, 640, "#12305A", 8)
    s += _kelp(-30, 300, 7, 460, "#0A1D3A", 20) + _kelp(1300, 1630, 7, 460, "#0A1D3A", 30)
    shade = [(0, "#020814", 0), (0.62, "#020814", 0), (1, "#020814", 0.5)]
    return document(W, H, s + light(800, 380, 1060, shade, W, H), bubbles(W, H, 5, 26, 7), grain(W, H, 0.18))


def _ripples() -> str:
    """The waves from below, where the moonlight breaks through."""
    random, s = Random(6), ""
    for row in range(5):
        y = 14 + row * 17
        for _ in range(9 - row):
            x, length = random.uniform(0, W), random.uniform(50, 150)
            near = math.exp(-(((x - 800) / 420) ** 2))
            d = f"M{x:.0f} {y + random.uniform(-5, 5):.0f}q{length / 4:.0f} -9 {length / 2:.0f} 0t{length / 2:.0f} 0"
            s += line(d, "#DCEBFF", 4 - row * 0.5, opacity=0.1 + 0.4 * near)
    return s


def _silhouettes(foot: float, tint: str, layer: int) -> str:
    """Corals, fans and anemones of one range, hardly lighter than the dark behind them."""
    random, s = Random(layer + 70), ""
    tone, size = mix(tint, "#3F6CA0", 0.14), 30 + 26 * layer
    for i in range(15 - 2 * layer):
        x = W * (i + random.random()) / (15 - 2 * layer)
        if abs(x - W / 2) < 130 + 50 * layer:
            continue
        grown = (
            fan_coral(x, foot, size * 1.5, tone, tint, i + layer),
            coral(x, foot, size * 0.42, tone, tone, i + layer, 3, size * 0.15),
            anemone(x, foot, size * 0.8, tone, tone, i),
        )
        s += random.choice(grown)
    return s
