"""The pictures of Ecosystem Savanna: one landscape per species, in three heights for the card levels."""

from random import Random

from colour import mix
from dry_plants import bare_tree, seed_grass, termite_mound
from land import bird, cloud, hill, mountain, stars, sun
from landscape import Landscape, Painter, row, sun_at
from plants import acacia
from savanna_places import lone_tree, tall_grass, waterhole
from svg import RAISED, drawing, grain, group, moved


def _day(x: float, *spots: tuple[float, float, float]) -> Painter:
    """A painter of a clear sky: where the sun stands, and each cloud with its place and size."""

    def paint(w: float, h: float) -> str:
        s = sun(w * x, h * 0.14, w * 0.085, "#FFFAE0", 0.5)
        return s + "".join(cloud(w * a, h * b, size * w / 280, i) for i, (a, b, size) in enumerate(spots))

    return paint


def _night(w: float, h: float) -> str:
    return sun(w * 0.77, h * 0.16, w * 0.1, "#FDF2D8", 0.5) + stars(w * 0.62, h * 0.36, 4, 14)


def _snows(w: float, h: float) -> str:
    """The morning sun beside the great mountain."""
    return sun(w * 0.24, h * 0.16, w * 0.1, "#FFFBE0", 0.6) + mountain(
        w * 0.62, h * 0.5, w * 1.15, h * 0.3, "#B5985C", "#FFF6DC"
    )


def _circling(w: float, h: float) -> str:
    """The vulture's sky, with others of its kind."""
    s = _day(0.17, (0.66, 0.08, 0.9), (0.36, 0.05, 0.55))(w, h)
    return s + "".join(
        bird(w * x, h * y, w * r, "#4A3F3A")
        for x, y, r in ((0.62, 0.19, 0.034), (0.86, 0.24, 0.042), (0.93, 0.15, 0.026))
    )


def _trees(*spots: tuple[float, float, float], colour: str) -> Painter:
    """A painter of single acacias: across, height, size."""
    return lambda w, h: "".join(acacia(w * x, h * y, size * w / 280, colour) for x, y, size in spots)


def _dead_wood(w: float, h: float) -> str:
    k = w / 280
    return bare_tree(w * 0.91, h * 0.62, 1.35 * k, "#5A4836") + bare_tree(w * 0.07, h * 0.56, 0.9 * k, "#6F5C46")


def _mound(x: float, colour: str, tree: tuple[float, float, float], leaves: str) -> Painter:
    """A painter of a termite mound and one acacia."""

    def paint(w: float, h: float) -> str:
        k = w / 280
        return acacia(w * tree[0], h * tree[1], tree[2] * k, leaves) + termite_mound(w * x, h * 0.63, 1.1 * k, colour)

    return paint


def _far(count: int, seed: int, colour: str) -> Painter:
    return row(acacia, 0.465, count, seed, (0.32, 0.48), colour)


_LANDSCAPES = {
    "waterhole": Landscape(
        sky=("#A9DFF0", "#DFF2EA", "#FDF0C8"),
        hills=("#D9C98C", "#C4B068", "#B0944C"),
        light=_day(0.78, (0.16, 0.09, 1.0), (0.42, 0.19, 0.6)),
        far_trees=row(acacia, 0.36, 5, 45, (0.3, 0.46), "#CDBB74"),
        scene=waterhole,
        horizon=0.34,
    ),
    "grassland": Landscape(
        sky=("#8FD0EA", "#CFEAF0", "#FBF2CF"),
        hills=("#D8C878", "#DBB95A", "#D0A23F"),
        light=_day(0.78, (0.14, 0.12, 1.1), (0.5, 0.07, 0.7)),
        scene=tall_grass,
        horizon=0.3,
    ),
    "tree": Landscape(
        sky=("#FBD98E", "#F7B46A", "#EE8550"),
        hills=("#C98A48", "#A86E38", "#84542C"),
        light=sun_at(0.62, 0.5, 0.235, "#FFF0BC", 0.55),
        far_trees=row(acacia, 0.68, 6, 20, (0.3, 0.46), "#AC723A"),
        scene=lone_tree,
        horizon=0.66,
    ),
    "gazelle": Landscape(
        sky=("#FFF0D2", "#FBDCAE", "#F4BF8E"),
        hills=("#E2B27E", "#C8925C", "#A87444"),
        ground=("#7C5230", "#583A22"),
        light=sun_at(0.5, 0.22, 0.19, "#FFFAEA", 0.45),
        far_trees=_far(5, 35, "#CC9660"),
        near_trees=_trees((0.09, 0.55, 0.95), (0.95, 0.53, 0.7), colour="#AE7A48"),
    ),
    "zebra": Landscape(
        sky=("#F9D3C4", "#F2A990", "#DF7F6C"),
        hills=("#C9786A", "#A9604F", "#844738"),
        ground=("#5C3026", "#40201C"),
        light=sun_at(0.77, 0.18, 0.115, "#FFF0DA", 0.45),
        far_trees=_far(5, 25, "#AE6353"),
        near_trees=_trees((0.05, 0.53, 0.7), (0.95, 0.56, 1.0), colour="#8B4C3D"),
    ),
    "giraffe": Landscape(
        sky=("#8FD2E8", "#C4E8EA", "#F3F0D2"),
        hills=("#B8C07C", "#98A85C", "#768C46"),
        ground=("#546A34", "#3A4A26"),
        light=_day(0.8, (0.02, 0.08, 1.0), (0.84, 0.26, 0.8)),
        far_trees=_far(5, 35, "#9DAC60"),
        near_trees=_trees((0.08, 0.58, 1.6), (0.95, 0.56, 1.25), colour="#7F9446"),
    ),
    "cheetah": Landscape(
        sky=("#C9E6DE", "#9FD0C4", "#7AB8A8"),
        hills=("#8FA878", "#788F58", "#5C763F"),
        ground=("#435A30", "#2D3D22"),
        light=sun_at(0.18, 0.15, 0.095, "#FFFAE0", 0.5),
        far_trees=_far(5, 35, "#7C925D"),
        near_trees=_mound(0.08, "#A08A58", (0.95, 0.56, 0.95), "#617B44"),
    ),
    "lion": Landscape(
        sky=("#FBCB74", "#F4A356", "#E2793E"),
        hills=("#BC652F", "#984C26", "#74371E"),
        ground=("#522817", "#371A10"),
        light=sun_at(0.5, 0.3, 0.33, "#FFE6A6", 0.5),
        far_trees=_far(5, 20, "#9E5029"),
        near_trees=_trees((0.05, 0.54, 0.8), (0.94, 0.56, 1.0), colour="#7C3E20"),
    ),
    "elephant": Landscape(
        sky=("#FDEAA8", "#FBD47A", "#F2B452"),
        hills=("#D0A058", "#B4843E", "#93682C"),
        ground=("#6C4A20", "#4B3316"),
        light=_snows,
        far_trees=_far(5, 40, "#B88842"),
        near_trees=_trees((0.04, 0.55, 0.85), (0.98, 0.54, 0.65), colour="#9A6E30"),
    ),
    "hyena": Landscape(
        sky=("#2C2350", "#5A3F7C", "#A8648C"),
        hills=("#6F4A78", "#533A66", "#3C2C52"),
        ground=("#281F3C", "#181228"),
        light=_night,
        far_trees=_far(5, 25, "#573D68"),
        near_trees=_mound(0.92, "#48345C", (0.06, 0.56, 1.05), "#413056"),
    ),
    "vulture": Landscape(
        sky=("#9CC4E4", "#CFE2EE", "#F6ECD8"),
        hills=("#D2C2A4", "#B8A482", "#96805E"),
        ground=("#715E44", "#504230"),
        light=_circling,
        near_trees=_dead_wood,
    ),
}
SPECIES = tuple(_LANDSCAPES)
TERRAIN = ("waterhole", "grassland", "tree")
"""The cards without an animal."""


def background(species: str, w: float, h: float) -> str:
    """Everything behind the animal."""
    return _LANDSCAPES[species].behind(w, h)


_STRAW = ("#F0CF80", "#FFE9B0")
_NIGHT_STRAW = ("#B89AC4", "#DCC4E4")


def _ground(species: str, w: float, h: float) -> str:
    """Dry soil and seeding grass over the edge where a bust is cut."""
    ground = _LANDSCAPES[species].ground
    if not ground:
        return ""
    soil, front = ground
    straw, ears = _NIGHT_STRAW if species == "hyena" else _STRAW
    seed = len(species) * 7
    random = Random(seed)
    s = hill(h * 0.895, h * 0.018, 61, soil, w, h)
    for i in range(8):
        foot, size = h * 0.925 + random.uniform(-4, 6) * w / 280, w * random.uniform(0.075, 0.12)
        tint = mix(soil, straw, 0.18 + 0.2 * (i % 3))
        s += seed_grass(w * (i + 0.5) / 8, foot, size, tint, mix(soil, ears, 0.5), i + seed, 6)
    return s + hill(h * 0.955, h * 0.012, 71, front, w, h)


_SIZES = {
    "giraffe": 1.12,
    "zebra": 1.12,
    "cheetah": 1.06,
    "vulture": 0.94,
    "hyena": 1.06,
    "lion": 1.04,
    "gazelle": 1.04,
    "elephant": 1.02,
}
"""How much larger than usual an animal is drawn."""


def animal(species: str, w: float, h: float) -> str:
    """The bust, cut by the lower edge of the picture."""
    width = w * 512 / 280 * (0.56 if h > w * 1.3 else 0.53) * _SIZES.get(species, 1)
    return group(moved(drawing(species), (w - width) / 2, h * 1.005 - width, width / 512), filter=RAISED)


def picture(species: str, w: float, h: float) -> str:
    """The whole picture of a card."""
    middle = "" if species in TERRAIN else animal(species, w, h)
    return background(species, w, h) + middle + _ground(species, w, h) + grain(w, h, 0.16)
