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
        return sun(w * 0.78, h * 0.15, w * 0.09, "#FFF6CF", 0.5) + clouds(w, h, 7 if species == "hare" else 4, 0.9)
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
    s = hill(h * 0.87, h * 0.025, 61, soil, w, h)
    for i in range(9):
        foot, size = h * 0.905 + random.uniform(-4, 6), w * random.uniform(0.06, 0.1)
        s += grass(w * (i + 0.5) / 9, foot, size, tufts if i % 2 else mix(soil, "#FFFFFF", 0.12), i + 3, 6)
    return s + hill(h * 0.945, h * 0.015, 71, tufts, w, h)


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
    """The stream: three blues, foam, stones and pines on its banks."""
    top = h * 0.27

    def water(d: str, colour: str, **attributes: object) -> str:
        """A path whose numbers are shares of the width and of the ground below the horizon, in turn."""
        words = d.replace("C", " C ").replace("M", "M ").replace("L", " L ").replace("Z", " Z").split()
        out, is_x = [], True
        for word in words:
            if word in "MCLZ":
                out.append(word)
                continue
            out.append(f"{float(word) * w:.1f}" if is_x else f"{top + float(word) * (h - top):.1f}")
            is_x = not is_x
        return path(" ".join(out), colour, **attributes)

    s = water(
        "M.50 .17C.36 .24 .92 .32 .66 .44C.40 .56 -.02 .60 .02 1.1L.98 1.1C.86 .80 1.02 .60 .96 .42C.90 .26 .52 .22 .56 .17Z",
        "#2F86BD", filter=LEAF,
    )  # fmt: skip
    s += water("M.72 .36C.78 .48 .26 .60 .20 1.1L.78 1.1C.70 .78 .90 .58 .88 .40Z", "#5DB6E2")
    s += water("M.78 .46C.76 .6 .44 .66 .40 1.1L.60 1.1C.56 .78 .82 .62 .82 .48Z", "#8FD3F0", opacity=0.8)
    y = lambda share: top + (h - top) * share  # noqa: E731
    foam = ((0.46, 0.62, 0.18), (0.26, 0.76, 0.18), (0.54, 0.84, 0.16), (0.74, 0.46, 0.1), (0.3, 0.93, 0.16))
    for x, share, n in foam:
        s += line(f"M{w * x:.1f} {y(share):.1f}q{w * n / 2:.1f} -9 {w * n:.1f} 0", "#F2FBFF", 3.5, opacity=0.95)
    s += rock(w * 0.14, y(0.78), 46, 28, "#8B9A98", 4) + rock(w * 0.93, y(0.84), 56, 38, "#75868A", 5)
    s += rock(w * 0.62, y(0.58), 26, 15, "#9AA8A4", 7)
    trees = (
        (0.13, 0.42, 1.15, "#2F6B54"),
        (0.3, 0.3, 0.85, "#3F7D5E"),
        (0.02, 0.52, 1.4, "#28604C"),
        (0.9, 0.24, 0.7, "#4A8A68"),
    )
    s += "".join(pine(w * x, y(share), size, colour) for x, share, size, colour in trees)
    return s + grass(w * 0.06, h + 2, 26, "#2F7A4E", 3) + grass(w * 0.95, h + 2, 24, "#2F7A4E", 6)


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
    return s


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
    return s + bubbles(w, h, 4, 8)


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


_FLYERS = {"bee": (0.92, 0, 0.45), "trout": (1.0, -8, 0.5), "dragonfly": (0.96, -24, 0.5)}
"""Species seen whole: size, turn in degrees, height of the middle."""


def animal(species: str, w: float, h: float) -> str:
    """The animal in its place: a bust rises from the ground, a flyer or swimmer hangs free."""
    scale = w / 280 * (0.53 if h > w * 1.3 else 0.5)
    if species in _FLYERS:
        size, turn, middle = _FLYERS[species]
        piece = moved(drawing(species), w / 2, h * middle, scale * size, turn, centre=256)
    else:
        scale *= 0.96 if species == "wolf" else 1
        width = 512 * scale
        top = h * 0.93 - width * 0.93 if species == "wolf" else h * 1.012 - width
        piece = moved(drawing(species), (w - width) / 2, top, scale)
    return group(piece, filter=RAISED)


def picture(species: str, w: float, h: float) -> str:
    """The whole picture of a card."""
    middle = "" if species in LANDSCAPES else animal(species, w, h)
    return background(species, w, h) + middle + foreground(species, w, h) + grain(w, h, 0.16)
