"""The winner's morning of each game and the hills that rise on it."""

from functools import partial
from random import Random

import aqua_scenes
import divercity_scenes
from colour import lighter, mix
from dry_plants import seed_grass
from land import bird, bubbles, cloud, hill, sky, sun, sunrays
from plants import PETALS, acacia, coral, flower, grass, pine, wood
from sea import anemone, fan_coral, shoal, starfish
from svg import SHEET, document, down, grain, group, path, trace

CELEBRATION = (360, 528)


def _forest() -> str:
    """A morning in the wood."""
    w, h = CELEBRATION
    s = sky(w, h, "#A9DCE6", "#E4EDD2", "#FBE3B2") + sun(w * 0.5, h * 0.4, 112, "#FFF3CC", 0.7)
    s += sunrays(w * 0.5, h * 0.4, 600, "#FFF6D8", 0.28)
    s += cloud(w * 0.12, h * 0.2, 0.9, 0, "#FFFDF4", 0.9) + cloud(w * 0.7, h * 0.13, 0.75, 1, "#FFFDF4", 0.9)
    s += wood(pine, 0, w, h * 0.675, 13, 3, (0.7, 1.1), "#8FB48C") + hill(h * 0.66, 10, 4, "#A9C79A", w, h)
    s += wood(pine, 0, w, h * 0.775, 9, 9, (1.1, 1.7), "#5E9670") + hill(h * 0.75, 10, 8, "#7FAE7A", w, h)
    return s + hill(h * 0.86, 8, 15, "#5E9A66", w, h)


FRONT = 64
"""Height of the meadow strip in front of the winners' hills, in units."""


def _meadow(foot: float) -> str:
    """Grass and flowers that end at the height `foot`."""
    w, random = CELEBRATION[0], Random(3)
    s = hill(foot - 26, 5, 12, "#245640", w, foot)
    for i in range(15):
        s += grass(w * (i + 0.5) / 15, foot - 14, random.uniform(18, 28), "#2F7A4E" if i % 2 else "#3B8A58", i)
    spots = ((0.08, 0), (0.2, 2), (0.3, 3), (0.44, 0), (0.56, 2), (0.64, 1), (0.76, 0), (0.9, 2))
    return s + "".join(flower(w * x, foot - 14, 6 + i % 3, PETALS[k]) for i, (x, k) in enumerate(spots))


def _ocean() -> str:
    """The sun seen from under the water."""
    w, h = CELEBRATION
    s = sky(w, h, "#D6F6EC", "#7FD3D6", "#2F93AE") + sun(w * 0.5, h * 0.4, 112, "#F4FFF2", 0.7)
    s += sunrays(w * 0.5, h * 0.4, 600, "#FFFFFF", 0.2)
    s += shoal(w * 0.16, h * 0.16, 24, "#4FAFC0", 6) + shoal(w * 0.82, h * 0.1, 18, "#58B6C4", 5)
    s += bubbles(w, h, 8, 16, 6)
    for i, (x, size) in enumerate(((0.06, 70), (0.2, 46), (0.36, 54), (0.6, 44), (0.74, 62), (0.93, 74))):
        s += fan_coral(w * x, h * 0.69, size, mix("#C46FD0", "#5FB8C6", 0.62), "#A9DCE8", i + 3)
    s += hill(h * 0.66, 10, 4, "#4DA9B4", w, h)
    for i, (x, length) in enumerate(((0.04, 20), (0.17, 15), (0.83, 16), (0.95, 21))):
        s += coral(
            w * x, h * 0.79, length, mix("#FF9F8C", "#7FD3D6", 0.32), mix("#FFD0C4", "#7FD3D6", 0.3), i + 2, 3, 8
        )
    return s + hill(h * 0.75, 10, 8, "#328FA2", w, h) + hill(h * 0.86, 8, 15, "#1F768E", w, h)


def _reef(foot: float) -> str:
    """Corals, anemones and starfish that end at the height `foot`."""
    w = CELEBRATION[0]
    s = hill(foot - 26, 5, 12, "#125068", w, foot)
    tones = (("#FF7F6B", "#FFC0AE"), ("#F2A93B", "#FFE0A0"), ("#C46FD0", "#F0C0F4"))
    for i, x in enumerate((0.06, 0.28, 0.72, 0.94)):
        s += coral(w * x, foot - 10, 10 + i % 2 * 2, *tones[i % 3], i * 3 + 2, 3, 5)
    for i, (x, colour, tip) in enumerate(
        ((0.17, "#E678A8", "#FFD0E4"), (0.5, "#F7B25A", "#FFE7B4"), (0.83, "#A877DA", "#E6CCFF"))
    ):
        s += anemone(w * x, foot - 8, 20, colour, tip, i, 8)
    return (
        s
        + hill(foot - 10, 3, 18, "#0D4057", w, foot)
        + starfish(w * 0.37, foot - 7, 8, "#F08A4A")
        + starfish(w * 0.64, foot - 6, 7, "#F7D06A")
    )


def _savanna() -> str:
    """A morning on the plain."""
    w, h = CELEBRATION
    s = sky(w, h, "#9ED4E8", "#EAE9CC", "#FBDDA0") + sun(w * 0.5, h * 0.4, 112, "#FFF3CC", 0.7)
    s += sunrays(w * 0.5, h * 0.4, 600, "#FFF6D8", 0.28)
    s += cloud(w * 0.12, h * 0.2, 0.9, 0, "#FFFDF4", 0.9) + cloud(w * 0.7, h * 0.13, 0.75, 1, "#FFFDF4", 0.9)
    s += "".join(bird(w * x, h * y, r) for x, y, r in ((0.2, 0.3, 7), (0.27, 0.28, 5), (0.8, 0.27, 6)))
    s += wood(acacia, 0, w, h * 0.675, 7, 3, (0.5, 0.75), "#C3AE68") + hill(h * 0.66, 8, 4, "#DCC27C", w, h)
    s += wood(acacia, 0, w, h * 0.775, 5, 9, (0.9, 1.2), "#95893F") + hill(h * 0.75, 9, 8, "#C8A45A", w, h)
    return s + hill(h * 0.86, 8, 15, "#AD8340", w, h)


def _straw(foot: float) -> str:
    """Seeding grass that ends at the height `foot`."""
    w, random = CELEBRATION[0], Random(3)
    s = hill(foot - 26, 5, 12, "#7A5526", w, foot)
    for i in range(17):
        tone = ("#C9A24C", "#A88138", "#8C8A3C")[i % 3]
        s += seed_grass(w * (i + 0.5) / 17, foot - 12, random.uniform(20, 30), tone, mix(tone, "#FFF0C0", 0.5), i, 6)
    return s + hill(foot - 12, 3, 18, "#5F401C", w, foot)


_SCENES = {
    "forest": (_forest, _meadow),
    "ocean": (_ocean, _reef),
    "savanna": (_savanna, _straw),
    "aqua": (partial(aqua_scenes.morning, *CELEBRATION), partial(aqua_scenes.garden, CELEBRATION[0])),
    "divercity": (partial(divercity_scenes.morning, *CELEBRATION), partial(divercity_scenes.garden, CELEBRATION[0])),
}


def celebration(game: str) -> str:
    """The morning in front of which the winners' hills rise."""
    w, h = CELEBRATION
    behind, front = _SCENES[game]
    return document(w, h, behind() + front(h), grain(w, h, 0.12))


def celebration_front(game: str) -> str:
    """The lowest strip alone, to be drawn over the feet of the hills."""
    return document(CELEBRATION[0], FRONT, _SCENES[game][1](FRONT))


def farewell() -> str:
    """The evening after a lost game of Mini DiverCity."""
    w, h = CELEBRATION
    return document(w, h, divercity_scenes.farewell(w, h), grain(w, h, 0.12))


MOUNDS = ((288, 228), (216, 150), (216, 130))
"""Width and height of the hills of the first, second and third, in units."""

_MOUND_TONES = {
    "forest": ("#325A3A", "#346645", "#316747"),
    "ocean": ("#1C5860", "#1B6578", "#185F76"),
    "savanna": ("#654C20", "#745726", "#6C5022"),
    "aqua": ("#1A5A5A", "#18666D", "#156472"),
}


def mound(game: str, place: int) -> str:
    """The hill of one winner; `place` is 1, 2 or 3. The upper six units are room for its shadow."""
    (w, h), colour = MOUNDS[place - 1], _MOUND_TONES[game][place - 1]

    def dome(top: float, fill: str) -> str:
        left, right = ((w * 0.1, top + 40), (w * 0.25, top)), ((w * 0.75, top), (w * 0.9, top + 40))
        return path(trace("M@C@ @ @C@ @ @Z", (0, h), *left, (w / 2, top), *right, (w, h)), fill)

    lit = group(dome(6, lighter(colour, 0.22)), filter=SHEET)
    body = down((lighter(colour, 0.1), colour), dome(10, "{paint}"))
    random = Random(place)
    tufts = "".join(
        grass(w * random.uniform(0.25, 0.75), h * random.uniform(0.55, 0.95), 9, lighter(colour, 0.1), k, 5)
        for k in range(7)
    )
    return document(w, h, lit + body + tufts)
