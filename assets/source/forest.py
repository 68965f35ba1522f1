"""The pictures of Ecosystem Forest: one landscape per species, in three heights for the card levels.

A picture is ``w`` by ``h`` units; the horizon and all plants follow the height, the animals the width.
"""

from random import Random

from colour import mix
from habitats import brook, flowers, pond, river_bed
from land import clouds, hill, mountain, sun
from landscape import Landscape, Painter, row, sun_at
from plants import broadleaf, flower, grass, pine, reed
from svg import RAISED, circle, drawing, grain, group, moved, path


def _night(w: float, h: float) -> str:
    spots = ((0.1, 0.1), (0.25, 0.2), (0.4, 0.07), (0.55, 0.25), (0.9, 0.3), (0.15, 0.32), (0.47, 0.16))
    moon = sun(w * 0.74, h * 0.17, w * 0.105, "#FDF6DC", 0.5)
    return moon + "".join(circle(x * w, y * h, 1.6, "#FFFFFF", opacity=0.8) for x, y in spots)


def _summits(w: float, h: float) -> str:
    left = mountain(w * 0.24, h * 0.62, w * 0.8, h * 0.42, "#7F9DB0")
    return clouds(w, h, 3, 0.85) + left + mountain(w * 0.8, h * 0.64, w * 0.9, h * 0.5, "#6A8AA0")


def _day(seed: int) -> Painter:
    """A painter of sun and clouds."""
    return lambda w, h: sun(w * 0.78, h * 0.15, w * 0.09, "#FFF6CF", 0.5) + clouds(w, h, seed, 0.9)


def _day_in_the_mountains(w: float, h: float) -> str:
    right = mountain(w * 0.7, h * 0.3, w * 0.62, h * 0.17, "#93B3BD")
    return _day(12)(w, h) + right + mountain(w * 0.3, h * 0.3, w * 0.5, h * 0.12, "#A6C0C4")


def _daisies(w: float, h: float) -> str:
    spots = ((0.1, 0.95, "#FFFFFF"), (0.2, 0.985, "#F7A8C0"), (0.8, 0.96, "#FFFFFF"), (0.92, 0.985, "#F7A8C0"))
    return "".join(flower(w * x, h * y, 7.5, petal) for x, y, petal in spots)


def _blossoms(w: float, h: float) -> str:
    spots = (
        (0.14, 0.98, "#FFFFFF", "#F2B92E"),
        (0.36, 1.0, "#F08AB0", "#F7D23C"),
        (0.62, 0.99, "#FFFFFF", "#F2B92E"),
        (0.86, 0.97, "#F7904A", "#7A3A14"),
    )
    return "".join(flower(w * x, h * y, 12, petal, heart, 8) for x, y, petal, heart in spots)


def _fallen_leaves(w: float, h: float) -> str:
    spots = ((0.12, 0.93, "#E2852F"), (0.78, 0.95, "#C9541F"), (0.3, 0.97, "#F0B23C"), (0.62, 0.985, "#D9702A"))
    return "".join(moved(path("M0 0q9 -13 21 -7q-5 13 -21 7Z", c), w * x, h * y) for x, y, c in spots)


def _reeds(w: float, h: float) -> str:
    return reed(w * 0.1, h + 6, h * 0.34) + reed(w * 0.9, h + 6, h * 0.26) + reed(w * 0.8, h + 8, h * 0.2)


_AFTERNOON = sun_at(0.76, 0.17, 0.11, "#FFF6DC", 0.45)


LANDSCAPES = {
    "hare": Landscape(
        sky=("#D5F0EE", "#EEF7D2", "#F9EFB4"),
        hills=("#C2DC98", "#9CC87C", "#74B066"),
        ground=("#5AA45A", "#3A8248"),
        light=_day(7),
        near_trees=row(broadleaf, 0.52, 4, 3, (0.6, 0.9), "#8FC474"),
        front=_daisies,
    ),
    "fox": Landscape(
        sky=("#FDEEC4", "#F8C98A", "#EE9A5E"),
        hills=("#D98A55", "#C26F3C", "#8F5A34"),
        ground=("#7A4A2A", "#4F3A22"),
        light=_AFTERNOON,
        near_trees=row(broadleaf, 0.54, 6, 8, (0.7, 1.05), "#B8552A"),
        front=_fallen_leaves,
    ),
    "dragonfly": Landscape(
        sky=("#E4F6DC", "#B5E4D0", "#86CFC4"),
        hills=("#8CC7A6", "#6AB394", "#4AA093"),
        scene=pond,
        front=_reeds,
    ),
    "bear": Landscape(
        sky=("#F6ECC2", "#D7DBA0", "#A9C288"),
        hills=("#8FB07A", "#5F9166", "#3C7354"),
        ground=("#2F6A4C", "#1C4A3A"),
        light=_AFTERNOON,
        far_trees=row(pine, 0.475, 7, 5, (0.55, 0.8), mix("#5F9166", "#8FB07A", 0.3)),
        near_trees=row(pine, 0.57, 5, 9, (1.0, 1.4), "#3C7354"),
    ),
    "bee": Landscape(
        sky=("#FFF6CC", "#FDE69A", "#F9CF6A"),
        hills=("#E8CF6E", "#C2C45E", "#8FB255"),
        ground=("#6EA24C", "#4A8340"),
        light=sun_at(0.2, 0.16, 0.12, "#FFFBE0", 0.6),
        front=_blossoms,
    ),
    "eagle": Landscape(
        sky=("#6FB9E6", "#A9D9F0", "#E6F4F4"),
        hills=("#9CC0CF", "#7FA99A", "#5D9272"),
        ground=("#4A8560", "#2F6A4A"),
        light=_summits,
    ),
    "deer": Landscape(
        sky=("#FDE3DA", "#F7C3B2", "#EBA592"),
        hills=("#CF9A98", "#A98A86", "#7A9070"),
        ground=("#55805A", "#36634A"),
        light=sun_at(0.5, 0.22, 0.17, "#FFF6DC", 0.45),
        near_trees=row(pine, 0.54, 6, 8, (0.7, 1.05), "#6F8A72"),
    ),
    "wolf": Landscape(
        sky=("#2A3A66", "#55719C", "#9FB4C8"),
        hills=("#6D86A4", "#4A6588", "#2F4A6A"),
        ground=("#223A58", "#152941"),
        light=_night,
        far_trees=row(pine, 0.475, 7, 5, (0.55, 0.8), mix("#4A6588", "#6D86A4", 0.3)),
        near_trees=row(pine, 0.57, 5, 9, (1.0, 1.4), "#2F4A6A"),
    ),
    "stream": Landscape(
        sky=("#BFE3F4", "#DFF0EC", "#EEF3DC"),
        hills=("#A9C9A0", "#7FB488", "#579A70"),
        light=_day_in_the_mountains,
        scene=brook,
        horizon=0.27,
    ),
    "meadow": Landscape(
        sky=("#BFE6F2", "#E2F3DC", "#FBF3C4"),
        hills=("#B4D68A", "#8CC46C", "#62AD58"),
        light=_day(12),
        scene=flowers,
        horizon=0.24,
    ),
}
SPECIES = ("hare", "fox", "dragonfly", "trout", "bear", "bee", "eagle", "deer", "wolf", "stream", "meadow")
TERRAIN = ("stream", "meadow")
"""The cards without an animal."""


def background(species: str, w: float, h: float) -> str:
    """Everything behind the animal: sky, three ranges of hills with their trees, and the scene itself."""
    if species == "trout":
        return river_bed(w, h)
    return LANDSCAPES[species].behind(w, h)


def _grass(soil: str, tufts: str, seed: int, w: float, h: float) -> str:
    """The ground before an animal, over the edge where its bust is cut."""
    random = Random(seed)
    s = hill(h * 0.895, h * 0.02, 61, soil, w, h)
    for i in range(9):
        foot, size = h * 0.925 + random.uniform(-4, 6), w * random.uniform(0.06, 0.1)
        s += grass(w * (i + 0.5) / 9, foot, size, tufts if i % 2 else mix(soil, "#FFFFFF", 0.12), i + 3, 6)
    return s + hill(h * 0.955, h * 0.012, 71, tufts, w, h)


def foreground(species: str, w: float, h: float) -> str:
    """Everything in front of the animal."""
    if species == "trout":
        return ""
    place = LANDSCAPES[species]
    soil = _grass(*place.ground, len(species) * 7, w, h) if place.ground else ""
    return soil + place.front(w, h)


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
    middle = "" if species in TERRAIN else animal(species, w, h)
    return background(species, w, h) + middle + foreground(species, w, h) + grain(w, h, 0.16)
