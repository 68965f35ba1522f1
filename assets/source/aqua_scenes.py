"""The picture on the box of AQUA and the morning of its winner."""

from random import Random

from aqua import small_hexagon
from colour import mix
from corals import COLOURS, EDGE, tile
from land import beams, bubbles, hill, sky, sun, sunrays
from plants import coral
from sea import anemone, fan_coral, shoal, starfish
from svg import RAISED, grain, group, moved, placed

_STEP = EDGE * 0.8660254


def _reef_of_tiles(w: float, h: float, edge: float) -> str:
    """Tiles that fill the picture below its upper third, a few of them with an animal between."""
    scale, random = edge / EDGE, Random(5)
    tiles = []
    for column in range(-3, 4):
        for row in range(-4, 5):
            x, y = w * 0.5 + 1.5 * edge * column, h * 0.6 + 2 * _STEP * scale * (row + column % 2 / 2)
            if h * 0.34 < y < h * 0.95:
                colours = random.sample("RYGBPO", 3)
                first = random.choice((0, 1))
                corals = [(first + 2 * i, colour) for i, colour in enumerate(colours)]
                tiles.append((y, moved(tile(corals), x, y, scale)))
    return group(*(drawn for _, drawn in sorted(tiles)))


def cover(w: float, h: float) -> str:
    """A reef of coral tiles with crab, turtle and seahorse, and a dolphin above."""
    edge = w * 0.235
    s = (
        sky(w, h, "#B5EFE2", "#4DB9B8", "#0F6276")
        + beams(w, h, 0.14)
        + shoal(w * 0.2, h * 0.15, w * 0.06, "#3C9AA0", 6)
    )
    s += _reef_of_tiles(w, h, edge)
    for colour, x, y in (("G", 1, 0), ("R", -0.5, -1), ("O", -0.5, 1)):
        token = moved(small_hexagon(colour), w * 0.5 + edge * x, h * 0.6 + edge * y * 0.866, edge * 1.16 / EDGE)
        s += group(token, filter=RAISED)
    s += placed("dolphin", w * 0.62, h * 0.172, w * 0.54) + hill(h * 0.93, 6, 5, "#0B4658", w, h)
    s += coral(w * 0.12, h + 4, w * 0.085, "#FF7F6B", "#FFC0AE", 2, 4, 8) + fan_coral(
        w * 0.88, h + 2, w * 0.24, "#C46FD0", "#F0C0F4", 4
    )
    return s + anemone(w * 0.36, h, 20, "#F7B25A", "#FFE7B4", 3) + bubbles(w, h, 5, 8, 4) + grain(w, h, 0.14)


def morning(w: float, h: float) -> str:
    """Sunlight over a blooming reef."""
    s = sky(w, h, "#DDF9EC", "#86DDD2", "#2F9EA6") + sun(w * 0.5, h * 0.4, 112, "#F8FFF0", 0.7)
    s += sunrays(w * 0.5, h * 0.4, 600, "#FFFFFF", 0.22) + shoal(w * 0.84, h * 0.13, 22, "#4FB0B0", 6)
    s += (
        placed("dolphin", w * 0.24, h * 0.14, 120, -8)
        + placed("turtle", w * 0.86, h * 0.3, 62, 28)
        + bubbles(w, h, 11, 16, 6)
    )
    tones = [mix(COLOURS[colour], "#7FD3CC", 0.5) for colour in "POGRYB"]
    for i, (x, size) in enumerate(((0.05, 76), (0.2, 50), (0.36, 58), (0.62, 50), (0.77, 62), (0.94, 78))):
        s += fan_coral(w * x, h * 0.69, size, tones[i], mix(tones[i], "#FFFFFF", 0.5), i + 5)
    s += hill(h * 0.66, 10, 9, "#4CB0AC", w, h)
    for i, (x, length) in enumerate(((0.05, 20), (0.19, 15), (0.8, 16), (0.94, 22))):
        tone = mix(COLOURS["ROYP"[i]], "#7FD3CC", 0.3)
        s += coral(w * x, h * 0.79, length, tone, mix(tone, "#FFFFFF", 0.5), i + 4, 3, 8)
    return s + hill(h * 0.75, 10, 8, "#2F9498", w, h) + hill(h * 0.86, 8, 15, "#1C7884", w, h)


def garden(w: float, foot: float) -> str:
    """Corals of all six colours that end at the height `foot`."""
    s = hill(foot - 26, 5, 14, "#0F5565", w, foot)
    for i, colour in enumerate("RYGBPO"):
        tone, x = COLOURS[colour], w * (0.08 + 0.168 * i)
        pale = mix(tone, "#FFFFFF", 0.5)
        s += (
            fan_coral(x, foot - 9, 34, tone, pale, i + 2)
            if i % 2
            else coral(x, foot - 10, 11, tone, pale, i + 2, 3, 5)
        )
    s += anemone(w * 0.335, foot - 8, 18, "#E678A8", "#FFD0E4", 2, 8) + anemone(
        w * 0.67, foot - 8, 18, "#A877DA", "#E6CCFF", 4, 8
    )
    return (
        s
        + hill(foot - 9, 3, 20, "#0B4456", w, foot)
        + starfish(w * 0.17, foot - 6, 8, "#F08A4A")
        + starfish(w * 0.84, foot - 6, 7, "#F7D06A")
    )
