"""The game's box picture, the box on the shelf and the emblem of the app."""

from functools import partial
from random import Random

import aqua_scenes
import divercity_scenes
import forest
import ocean
from colour import CREAM, darker, lighter, mix
from dry_plants import seed_grass
from land import bubbles, hill, sky, sun
from plants import acacia, coral, grass, pine, wood
from sea import anemone, fan_coral
from svg import RAISED, SHEET, clipped, document, down, grain, group, line, moved, outline, path, placed, rect

PICTURE = (232, 282)
BOX = (232, 338)
MARGIN = 24
"""Room around the box for its shadow and its spine, in units."""

_COLOURS = {"forest": "#2E5A45", "ocean": "#15587A", "savanna": "#8A5A22", "aqua": "#0B6470", "divercity": "#1C4E86"}


def _leaves(w: float, top: float, bottom: float, count: int, seed: int) -> str:
    """Fallen leaves scattered between two heights."""
    random = Random(seed)
    s = ""
    for _ in range(count):
        colour = random.choice(("#E2852F", "#C9541F", "#F0B23C", "#D9702A"))
        x, y, turn = random.uniform(0, w), random.uniform(top, bottom), random.uniform(-40, 200)
        s += moved(path("M0 0q9 -13 21 -7q-5 13 -21 7Z", colour), x, y, random.uniform(0.4, 0.75), turn)
    return s


def _tufts(w: float, foot: float, colour: str, seed: int) -> str:
    random = Random(seed)
    return "".join(grass(w * (i + 0.5) / 9, foot, random.uniform(9, 17), colour, i + seed, 6) for i in range(9))


def _forest_picture() -> str:
    """Deer, bear, hare and fox in the autumn wood, each behind its own hill."""
    w, h = PICTURE
    s = forest.background("fox", w, h) + wood(pine, 0, w, h * 0.62, 7, 4, (1.0, 1.6), "#5E5A34")
    s += placed("deer", w * 0.5, h * 0.43, w * 0.66) + hill(h * 0.66, 8, 77, "#7A5430", w, h)
    s += _leaves(w, h * 0.68, h * 0.74, 8, 5)
    s += placed("bear", w * 0.23, h * 0.69, w * 0.54) + placed("hare", w * 0.81, h * 0.7, w * 0.42)
    s += _tufts(w, h * 0.86, "#6D4A26", 3) + hill(h * 0.84, 6, 78, "#5F4428", w, h)
    s += placed("fox", w * 0.52, h * 0.81, w * 0.5) + _tufts(w, h * 0.965, "#4E3A22", 7)
    s += hill(h * 0.95, 4, 79, "#3F3020", w, h) + _leaves(w, h * 0.95, h * 0.99, 9, 9)
    return s + grain(w, h, 0.14)


def _ocean_picture() -> str:
    """Whale, turtle, clownfish and octopus over a reef."""
    w, h = PICTURE
    s = ocean.background("turtle", w, h) + placed("whale", w * 0.52, h * 0.25, w * 0.82)
    s += placed("clownfish", w * 0.74, h * 0.535, w * 0.36) + placed("turtle", w * 0.27, h * 0.56, w * 0.48, 18)
    s += fan_coral(w * 0.06, h * 0.99, w * 0.3, "#B06AC8", "#E6B8F0", 4)
    s += placed("octopus", w * 0.66, h * 0.79, w * 0.46)
    s += hill(h * 0.95, 5, 81, "#0E5A66", w, h) + coral(w * 0.2, h * 0.98, w * 0.075, "#FF7F6B", "#FFC0AE", 2, 4, 7)
    s += coral(w * 0.94, h * 0.98, w * 0.08, "#F2A93B", "#FFE0A0", 9, 3, 8) + anemone(
        w * 0.42, h * 0.98, 22, "#E678A8", "#FFD0E4", 3
    )
    return s + hill(h * 0.975, 3, 83, "#0A4652", w, h) + bubbles(w, h, 5, 8, 4) + grain(w, h, 0.14)


def _savanna_picture() -> str:
    """One plain under a great sun: giraffe far, elephant nearer, zebra and lion in front, each as large as it is."""
    w, h = PICTURE
    s = sky(w, h, "#FBD994", "#F8BE74", "#EFA25C") + sun(w * 0.6, h * 0.24, w * 0.23, "#FFF0C4", 0.5)
    s += hill(h * 0.5, h * 0.01, 3, "#E0AC66", w, h) + acacia(w * 0.06, h * 0.525, w / 380, "#A98C48")
    s += acacia(w * 0.47, h * 0.52, w / 520, "#B4964E") + acacia(w * 0.95, h * 0.53, w / 300, "#9A8040")
    s += placed("giraffe", w * 0.27, h * 0.335, w * 0.66) + _straw(w, h * 0.6, 15, "#CF9A52", 21)
    s += hill(h * 0.59, h * 0.01, 9, "#CF9A52", w, h) + placed("elephant", w * 0.65, h * 0.515, w * 0.72)
    s += _straw(w, h * 0.785, 16, "#B58142", 40) + hill(h * 0.77, 4, 14, "#B58142", w, h)
    s += placed("zebra", w * 0.84, h * 0.785, w * 0.4) + placed("lion", w * 0.3, h * 0.77, w * 0.46)
    s += _straw(w, h * 0.95, 19, "#8A5A28", 3) + hill(h * 0.93, 4, 57, "#8A5A28", w, h)
    return s + hill(h * 0.972, 3, 59, "#5C3A18", w, h) + grain(w, h, 0.14)


def _straw(w: float, foot: float, height: float, soil: str, seed: int) -> str:
    """Dry grass along the edge of a sheet of ground."""
    tones = mix(soil, "#F0CF80", 0.45), mix(soil, "#FFE9B0", 0.7)
    return "".join(seed_grass(w * (i + 0.5) / 9, foot, height + i * 5 % 7, *tones, i + seed, 6) for i in range(9))


_PICTURES = {
    "forest": _forest_picture,
    "ocean": _ocean_picture,
    "savanna": _savanna_picture,
    "aqua": partial(aqua_scenes.cover, *PICTURE),
    "divercity": partial(divercity_scenes.cover, *PICTURE),
}
GAMES = tuple(_PICTURES)


def cover(game: str) -> str:
    """The picture alone, for panels and the set-up."""
    return document(*PICTURE, _PICTURES[game]())


def box(game: str) -> str:
    """The box: front, spine on the right, a plain lid field for the live title. Front 232 by 338 at (24, 24)."""
    colour = _COLOURS[game]
    w, h = BOX
    depth = w * 0.055
    pw, ph = PICTURE
    scale = (w - 14) / pw
    field = 338 - 7 - ph * scale + 6
    top = h - max(78, field)
    spine = path(
        f"M{w} 6L{w + depth:.1f} {14 - depth * 0.2:.1f}V{h - depth * 0.5:.1f}L{w} {h}Z", darker(colour, 0.45)
    )
    front = rect(0, 0, w, h, colour, 10)
    art = clipped(rect(7, 7, w - 14, h - 14, "#000", 6), moved(_PICTURES[game](), 7, 7, scale))
    wave = (
        f"M7 {top + 8:.1f}Q{w * 0.25:.1f} {top - 8:.1f} {w * 0.5:.1f} {top + 2:.1f}T{w - 7} {top - 2:.1f}"
        f"V{h - 13}Q{w - 7} {h - 7} {w - 13} {h - 7}H13Q7 {h - 7} 7 {h - 13}Z"
    )
    lid = down((lighter(colour, 0.06), darker(colour, 0.25)), path(wave, "{paint}"))
    s = group(spine, front, filter=RAISED) + art + lid + outline(1, 1, w - 2, h - 2, 9, "#FFFFFF", 1.6, 0.35)
    return document(w + 2 * MARGIN, h + 2 * MARGIN, moved(s, MARGIN, MARGIN))


def emblem() -> str:
    """The app's emblem: a leaf over two waves, on a tile with the forest's green above and the sea below."""
    edge = rect(8, 8, 240, 240, "#000", 56)
    land = down(("#8CBF7E", "#3F8060"), rect(0, 0, 256, 256, "{paint}"))
    swell = "c24 -18 40 -18 64 0s40 18 64 0s40 -18 64 0s40 18 64 0s40 -18 64 0V280H-40Z"
    sea = down(("#3FA9BE", "#1B6F92"), path("M0 178" + swell, "{paint}", filter=SHEET))
    deep = down(("#1B6F92", "#0F4A70"), path("M-34 212" + swell, "{paint}", filter=SHEET))
    blade = path("M64 172C36 88 102 32 206 38C214 128 150 194 64 172Z", CREAM)
    half = path("M64 172C36 88 102 32 206 38C168 70 112 116 64 172Z", "#FFFFFF", opacity=0.7)
    rib = line(
        "M48 194C76 148 116 108 164 78M96 134C94 118 96 104 102 90M118 114C134 120 150 120 164 114", "#2F6B45", 9
    )
    leaf = group(blade + half + rib, filter=RAISED)
    shine = outline(10, 10, 236, 236, 54, "#FFFFFF", 3, 0.35)
    return document(256, 256, clipped(edge, land, leaf, sea, deep), shine)
