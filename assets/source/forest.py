"""The pictures of Ecosystem Forest: one landscape per species, in three heights for the card levels.

A picture is ``w`` by ``h`` units; the horizon and all plants follow the height, the animals the width.
"""

from collections.abc import Callable
from random import Random

from colour import mix
from land import beams, bubbles, clouds, hill, mountain, rock, sky, sun
from plants import broadleaf, flower, grass, lily, pine, poppy, reed, waterweed, wood
from svg import LEAF, RAISED, circle, drawing, grain, group, line, moved, path, rect

SPECIES = ("hare", "fox", "dragonfly", "trout", "bear", "bee", "eagle", "deer", "wolf", "stream", "meadow")
LANDSCAPES = ("stream", "meadow")

Painter = Callable[[float, float], str]

_SKY = {
    "fox": ("#FDEEC4", "#F8C98A", "#EE9A5E"),
    "bear": ("#F6ECC2", "#D7DBA0", "#A9C288"),
    "wolf": ("#2A3A66", "#55719C", "#9FB4C8"),
    "hare": ("#D5F0EE", "#EEF7D2", "#F9EFB4"),
    "deer": ("#FDE3DA", "#F7C3B2", "#EBA592"),
    "eagle": ("#6FB9E6", "#A9D9F0", "#E6F4F4"),
    "bee": ("#FFF6CC", "#FDE69A", "#F9CF6A"),
    "dragonfly": ("#E4F6DC", "#B5E4D0", "#86CFC4"),
    "trout": ("#D9F4E4", "#7CC7B8", "#2F7F86"),
    "meadow": ("#BFE6F2", "#E2F3DC", "#FBF3C4"),
    "stream": ("#BFE3F4", "#DFF0EC", "#EEF3DC"),
}
_HILLS = {
    "fox": ("#D98A55", "#C26F3C", "#8F5A34"),
    "bear": ("#8FB07A", "#5F9166", "#3C7354"),
    "wolf": ("#6D86A4", "#4A6588", "#2F4A6A"),
    "hare": ("#C2DC98", "#9CC87C", "#74B066"),
    "deer": ("#CF9A98", "#A98A86", "#7A9070"),
    "eagle": ("#9CC0CF", "#7FA99A", "#5D9272"),
    "bee": ("#E8CF6E", "#C2C45E", "#8FB255"),
    "dragonfly": ("#8CC7A6", "#6AB394", "#4AA093"),
    "meadow": ("#B4D68A", "#8CC46C", "#62AD58"),
    "stream": ("#A9C9A0", "#7FB488", "#579A70"),
}
_GROUND = {
    "fox": ("#7A4A2A", "#4F3A22"),
    "bear": ("#2F6A4C", "#1C4A3A"),
    "wolf": ("#223A58", "#152941"),
    "hare": ("#5AA45A", "#3A8248"),
    "deer": ("#55805A", "#36634A"),
    "eagle": ("#4A8560", "#2F6A4A"),
    "bee": ("#6EA24C", "#4A8340"),
}
_HORIZON = {"meadow": 0.24, "stream": 0.27}


def _light(species: str, w: float, h: float) -> str:
    """Sun, moon, clouds and far mountains."""
    if species == "wolf":
        spots = ((0.1, 0.1), (0.25, 0.2), (0.4, 0.07), (0.55, 0.25), (0.9, 0.3), (0.15, 0.32), (0.47, 0.16))
        night = (circle(x * w, y * h, 1.6, "#FFFFFF", opacity=0.8) for x, y in spots)
        return sun(w * 0.74, h * 0.17, w * 0.105, "#FDF6DC", 0.5) + "".join(night)
    if species == "eagle":
        far = mountain(w * 0.24, h * 0.62, w * 0.8, h * 0.42, "#7F9DB0")
        return clouds(w, h, 3, 0.85) + far + mountain(w * 0.8, h * 0.64, w * 0.9, h * 0.5, "#6A8AA0")
    if species in ("hare", "meadow", "stream"):
        day = sun(w * 0.78, h * 0.15, w * 0.09, "#FFF6CF", 0.5) + clouds(w, h, 7 if species == "hare" else 12, 0.9)
        far = mountain(w * 0.7, h * 0.3, w * 0.62, h * 0.17, "#93B3BD") + mountain(
            w * 0.3, h * 0.3, w * 0.5, h * 0.12, "#A6C0C4"
        )
        return day + (far if species == "stream" else "")
    if species == "bee":
        return sun(w * 0.2, h * 0.16, w * 0.12, "#FFFBE0", 0.6)
    if species == "deer":
        return sun(w * 0.5, h * 0.22, w * 0.17, "#FFF6DC", 0.45)
    return "" if species == "dragonfly" else sun(w * 0.76, h * 0.17, w * 0.11, "#FFF6DC", 0.45)


def _country(species: str, w: float, h: float) -> str:
    """Sky, three ranges of hills and the trees between them."""
    far, middle, near = _HILLS[species]
    horizon, tall = h * _HORIZON.get(species, 0.44), h / 400
    s = sky(w, h, *_SKY[species]) + _light(species, w, h)
    s += hill(horizon, h * 0.03, 11, far, w, h)
    if species in ("bear", "wolf"):
        s += wood(pine, 0, w, horizon + 14 * tall, 7, 5, (0.55, 0.8), mix(middle, far, 0.3))
    s += hill(horizon + h * 0.08, h * 0.035, 23, middle, w, h)
    if species == "fox":
        s += wood(broadleaf, 0, w, horizon + h * 0.1, 6, 8, (0.7, 1.05), "#B8552A")
    if species == "deer":
        s += wood(pine, 0, w, horizon + h * 0.1, 6, 8, (0.7, 1.05), "#6F8A72")
    if species in ("bear", "wolf"):
        s += wood(pine, 0, w, horizon + h * 0.13, 5, 9, (1.0, 1.4), near)
    if species == "hare":
        s += wood(broadleaf, 0, w, horizon + h * 0.08, 4, 3, (0.6, 0.9), "#8FC474")
    return s + hill(horizon + h * 0.19, h * 0.04, 31, near, w, h)


def _ground(species: str, w: float, h: float) -> str:
    """The grass in front of an animal, over the edge where its bust is cut."""
    soil, tufts = _GROUND[species]
    random = Random(len(species) * 7)
    s = hill(h * 0.895, h * 0.02, 61, soil, w, h)
    for i in range(9):
        foot, size = h * 0.925 + random.uniform(-4, 6), w * random.uniform(0.06, 0.1)
        s += grass(w * (i + 0.5) / 9, foot, size, tufts if i % 2 else mix(soil, "#FFFFFF", 0.12), i + 3, 6)
    return s + hill(h * 0.955, h * 0.012, 71, tufts, w, h)


def _hare_ground(w: float, h: float) -> str:
    spots = ((0.1, 0.95, "#FFFFFF"), (0.2, 0.985, "#F7A8C0"), (0.8, 0.96, "#FFFFFF"), (0.92, 0.985, "#F7A8C0"))
    return "".join(flower(w * x, h * y, 7.5, petal) for x, y, petal in spots)


def _bee_ground(w: float, h: float) -> str:
    spots = (
        (0.14, 0.98, "#FFFFFF", "#F2B92E"),
        (0.36, 1.0, "#F08AB0", "#F7D23C"),
        (0.62, 0.99, "#FFFFFF", "#F2B92E"),
        (0.86, 0.97, "#F7904A", "#7A3A14"),
    )
    return "".join(flower(w * x, h * y, 12, petal, heart, 8) for x, y, petal, heart in spots)


def _fox_ground(w: float, h: float) -> str:
    spots = ((0.12, 0.93, "#E2852F"), (0.78, 0.95, "#C9541F"), (0.3, 0.97, "#F0B23C"), (0.62, 0.985, "#D9702A"))
    return "".join(moved(path("M0 0q9 -13 21 -7q-5 13 -21 7Z", c), w * x, h * y) for x, y, c in spots)


_GROUND_EXTRA: dict[str, Painter] = {"hare": _hare_ground, "bee": _bee_ground, "fox": _fox_ground}


def _pond(w: float, h: float) -> str:
    """The dragonfly's water with lily leaves and the glitter of the evening."""
    top = h * 0.44
    glints = ((0.1, 0.24, 0.3), (0.5, 0.3, 0.4), (0.2, 0.38, 0.25), (0.6, 0.45, 0.3))
    lines = "".join(rect(x * w, top + h * y, n * w, 3, "#FFFFFF", 1.5) for x, y, n in glints)
    leaves = lily(w * 0.24, h * 0.84, w * 0.17) + lily(w * 0.74, h * 0.76, w * 0.14, "#5FAE6C")
    return (
        rect(0, top + h * 0.18, w, h, "#5CB8BD")
        + group(lines, opacity=0.3)
        + leaves
        + lily(w * 0.62, h * 0.95, w * 0.2)
    )


def _brook(w: float, h: float) -> str:
    """The stream: three blues winding down from the mountains, foam, stones, pines and flowers on its banks."""
    top = h * _HORIZON["stream"]
    down = h - top

    def water(d: str, colour: str, **attributes: object) -> str:
        """A path written in hundredths of the width and of the land below the horizon."""
        return group(
            path(d, colour), transform=f"translate(0 {top:.1f}) scale({w / 100:.4f} {down / 100:.4f})", **attributes
        )

    left_bank = "M68 11C54 13 46 18 60 23C82 30 86 36 62 46C34 57 -2 64 2 112"
    right_bank = "H98C88 82 106 62 97 42C91 30 62 25 59 19C58 15 63 13 68 11Z"
    s = water(left_bank + right_bank, "#2F86BD", filter=LEAF)
    s += water("M78 35C84 48 30 58 20 112H78C70 80 92 58 88 38C86 35 80 33 78 35Z", "#5DB6E2")
    s += water("M81 44C78 58 46 66 40 112H60C56 80 84 62 84 46Z", "#8FD3F0", opacity=0.8)
    foam = ((46, 62, 18), (26, 76, 18), (54, 84, 16), (72, 46, 11), (30, 93, 16), (66, 72, 10))
    for x, y, n in foam:
        spot = f"M{w * x / 100:.1f} {top + down * y / 100:.1f}"
        s += line(f"{spot}q{w * n / 200:.1f} -9 {w * n / 100:.1f} 0", "#F2FBFF", 3.5, opacity=0.95)
    stones = ((14, 78, 46, 28, "#8B9A98", 4), (93, 84, 56, 38, "#75868A", 5), (62, 59, 28, 16, "#9AA8A4", 7))
    s += "".join(rock(w * x / 100, top + down * y / 100, *rest) for x, y, *rest in stones)
    s += rock(w * 0.24, top + down * 0.82, 24, 14, "#A4B1AC", 9)
    trees = (
        (66, 15, 0.6, "#5A9A78"),
        (73, 16, 0.75, "#4A8A68"),
        (36, 23, 0.7, "#4A8A68"),
        (90, 22, 0.8, "#4A8A68"),
        (28, 31, 1.0, "#3F7D5E"),
        (98, 33, 1.2, "#3F7D5E"),
    )
    trees += ((14, 43, 1.3, "#2F6B54"), (1, 54, 1.6, "#28604C"))
    s += "".join(pine(w * x / 100, top + down * y / 100, size, colour) for x, y, size, colour in trees)
    s += "".join(
        flower(w * x, h * y, 5.5, petal) for x, y, petal in ((0.07, 0.8, "#FFFFFF"), (0.13, 0.86, "#F7C744"))
    )
    s += "".join(
        flower(w * x, h * y, 5.5, petal) for x, y, petal in ((0.95, 0.62, "#FFFFFF"), (0.05, 0.9, "#F7A8C0"))
    )
    return (
        s
        + grass(w * 0.05, h + 2, 30, "#2F7A4E", 3)
        + reed(w * 0.93, h + 6, h * 0.2)
        + grass(w * 0.95, h + 2, 28, "#2F7A4E", 6)
    )


def _butterfly(x: float, y: float, size: float, colour: str) -> str:
    wing = path("M0 0C-4 -12 -18 -14 -18 -4C-18 2 -10 4 0 2C-10 4 -14 10 -10 14C-6 18 0 10 0 3Z", colour)
    both = wing + moved(wing, mirrored=True) + line("M0 -4V9", "#3A2A22", 2.4)
    return moved(both, x, y, size, 18, filter=LEAF)


def _flowers(w: float, h: float) -> str:
    """The meadow: poppies, daisies, cornflowers and marigolds, larger towards the front."""
    random, top = Random(4), h * 0.24
    s = hill(top + h * 0.3, h * 0.03, 44, "#3F9150", w, h)
    for i in range(64):
        y = top + h * (0.24 + 0.56 * ((i + 0.5) / 64) + random.uniform(-0.02, 0.02))
        size, x, kind = 0.35 + (y - top) / h * 1.5, random.uniform(-0.02, 1.02) * w, random.random()
        s += grass(x, y + 4, 16 * size, mix("#2F7A44", "#7CC25C", random.random()), i, 5)
        if kind < 0.3:
            s += poppy(x, y, 8 * size)
        elif kind < 0.6:
            s += flower(x, y, 7 * size, "#FFFFFF", "#F2B92E")
        elif kind < 0.82:
            s += flower(x, y, 6 * size, "#7F8FF0", "#3B3F8F", 7)
        else:
            s += flower(x, y, 6 * size, "#F7C23C", "#C9781A")
    front = ((0.16, "#FFFFFF", "#F2B92E"), (0.53, "#F08AB0", "#F7D23C"), (0.86, "#FFFFFF", "#F2B92E"))
    s += "".join(flower(w * x, h * 1.0, 12, petal, heart, 8) for x, petal, heart in front)
    s += poppy(w * 0.34, h * 1.02, 14) + poppy(w * 0.7, h * 1.0, 13)
    return s + _butterfly(w * 0.3, h * 0.4, 0.9, "#F6B24A") + _butterfly(w * 0.66, h * 0.33, 0.65, "#8FB4F2")


def _river_bed(w: float, h: float) -> str:
    """The trout's world under water."""
    random = Random(3)
    s = sky(w, h, *_SKY["trout"]) + beams(w, h, 0.16) + hill(h * 0.74, h * 0.03, 5, "#4F9A8C", w, h)
    s += waterweed(w * 0.1, h * 0.9, h * 0.4, "#3D8A5A", 3, 7) + waterweed(
        w * 0.92, h * 0.9, h * 0.32, "#3D8A5A", 4, 7
    )
    s += hill(h * 0.86, h * 0.02, 9, "#8A8468", w, h)
    for i in range(12):
        size = w * random.uniform(0.09, 0.16), h * random.uniform(0.04, 0.07)
        s += rock(
            w * (i + 0.3) / 11, h * (0.95 + 0.03 * (i % 2)), *size, mix("#8B8F86", "#5D6A6A", random.random()), i
        )
    return s + bubbles(w, h, 4, 9, w / 60)


def background(species: str, w: float, h: float) -> str:
    """Everything behind the animal."""
    if species == "trout":
        return _river_bed(w, h)
    extra: dict[str, Painter] = {"dragonfly": _pond, "stream": _brook, "meadow": _flowers}
    return _country(species, w, h) + (extra[species](w, h) if species in extra else "")


def foreground(species: str, w: float, h: float) -> str:
    """Everything in front of the animal."""
    if species == "dragonfly":
        return reed(w * 0.1, h + 6, h * 0.34) + reed(w * 0.9, h + 6, h * 0.26) + reed(w * 0.8, h + 8, h * 0.2)
    if species not in _GROUND:
        return ""
    extra = _GROUND_EXTRA.get(species)
    return _ground(species, w, h) + (extra(w, h) if extra else "")


_FREE = {"bee": (1.0, 0, 0.46), "trout": (0.97, -8, 0.5), "dragonfly": (0.9, -24, 0.5)}
"""Species seen whole: size, turn in degrees, height of the middle."""


def animal(species: str, w: float, h: float) -> str:
    """The animal in its place: a bust rises from the ground, a flyer or swimmer hangs free."""
    scale = w / 280 * (0.56 if h > w * 1.3 else 0.53)
    if species in _FREE:
        size, turn, middle = _FREE[species]
        piece = moved(drawing(species), w / 2, h * middle, scale * size, turn, centre=256)
    else:
        width = 512 * scale
        piece = moved(drawing(species), (w - width) / 2, h * 1.005 - width, scale)
    return group(piece, filter=RAISED)


def picture(species: str, w: float, h: float) -> str:
    """The whole picture of a card."""
    middle = "" if species in LANDSCAPES else animal(species, w, h)
    return background(species, w, h) + middle + foreground(species, w, h) + grain(w, h, 0.16)
