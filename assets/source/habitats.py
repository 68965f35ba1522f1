"""Four habitats that are more than hills: pond, brook, meadow and river bed. Each fills ``w`` by ``h`` units."""

from random import Random

from colour import mix
from land import beams, bubbles, hill, rock, sky
from plants import flower, grass, lily, pine, poppy, reed, waterweed
from svg import LEAF, group, line, moved, path, rect, trace


def pond(w: float, h: float) -> str:
    """The dragonfly's water with lily leaves and the glitter of the evening."""
    top = h * 0.44
    glints = ((0.1, 0.24, 0.3), (0.5, 0.3, 0.4), (0.2, 0.38, 0.25), (0.6, 0.45, 0.3))
    lines = "".join(rect(x * w, top + h * y, n * w, 3, "#FFFFFF", 1.5) for x, y, n in glints)
    s = rect(0, top + h * 0.18, w, h, "#5CB8BD") + group(lines, opacity=0.3)
    s += lily(w * 0.24, h * 0.84, w * 0.17) + lily(w * 0.74, h * 0.76, w * 0.14, "#5FAE6C")
    return s + lily(w * 0.62, h * 0.95, w * 0.2)


def brook(w: float, h: float) -> str:
    """The stream: three blues winding down from the mountains, foam, stones, pines and flowers on its banks."""
    top = h * 0.27
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

    def spot(x: float, y: float) -> tuple[float, float]:
        return w * x / 100, top + down * y / 100

    foam = ((46, 62, 18), (26, 76, 18), (54, 84, 16), (72, 46, 11), (30, 93, 16), (66, 72, 10))
    for x, y, n in foam:
        arc = f"{trace('M@', spot(x, y))}q{w * n / 200:.1f} -9 {w * n / 100:.1f} 0"
        s += line(arc, "#F2FBFF", 3.5, opacity=0.95)
    stones = (
        (14, 78, 46, 28, "#8B9A98", 4),
        (93, 84, 56, 38, "#75868A", 5),
        (62, 59, 28, 16, "#9AA8A4", 7),
        (24, 82, 24, 14, "#A4B1AC", 9),
    )
    s += "".join(rock(*spot(x, y), *rest) for x, y, *rest in stones)
    trees = (
        (66, 15, 0.6, "#5A9A78"),
        (73, 16, 0.75, "#4A8A68"),
        (36, 23, 0.7, "#4A8A68"),
        (90, 22, 0.8, "#4A8A68"),
        (28, 31, 1.0, "#3F7D5E"),
        (98, 33, 1.2, "#3F7D5E"),
        (14, 43, 1.3, "#2F6B54"),
        (1, 54, 1.6, "#28604C"),
    )
    s += "".join(pine(*spot(x, y), size, colour) for x, y, size, colour in trees)
    petals = ((0.07, 0.8, "#FFFFFF"), (0.13, 0.86, "#F7C744"), (0.95, 0.62, "#FFFFFF"), (0.05, 0.9, "#F7A8C0"))
    s += "".join(flower(w * x, h * y, 5.5, petal) for x, y, petal in petals)
    s += grass(w * 0.05, h + 2, 30, "#2F7A4E", 3) + reed(w * 0.93, h + 6, h * 0.2)
    return s + grass(w * 0.95, h + 2, 28, "#2F7A4E", 6)


def _butterfly(x: float, y: float, size: float, colour: str) -> str:
    wing = path("M0 0C-4 -12 -18 -14 -18 -4C-18 2 -10 4 0 2C-10 4 -14 10 -10 14C-6 18 0 10 0 3Z", colour)
    both = wing + moved(wing, mirrored=True) + line("M0 -4V9", "#3A2A22", 2.4)
    return moved(both, x, y, size, 18, filter=LEAF)


def flowers(w: float, h: float) -> str:
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


def river_bed(w: float, h: float) -> str:
    """The trout's world under water."""
    random = Random(3)
    s = sky(w, h, "#D9F4E4", "#7CC7B8", "#2F7F86") + beams(w, h, 0.16) + hill(h * 0.74, h * 0.03, 5, "#4F9A8C", w, h)
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
