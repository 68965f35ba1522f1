"""The large pictures behind the scenes, 1600 by 900 units, and the ferns that close over them."""

from random import Random

from colour import mix
from land import bird, bubbles, cloud, hill, mountain, ridge, rock, sky
from plants import PETALS, acacia, broadleaf, coral, flower, grass, pine, waterweed, wood
from svg import (
    LEAF,
    SHEET,
    across,
    circle,
    clipped,
    document,
    down,
    drawing,
    grain,
    group,
    light,
    line,
    moved,
    path,
)

W, H = 1600, 900


def _belt(share: float, swing: float, seed: int, *colours: str) -> str:
    """A range of hills that runs from the savanna on the left to the sea on the right."""
    stops = [(offset, colour, 1.0) for offset, colour in zip((0, 0.32, 0.6, 1), colours)]
    return across(stops, W, path(ridge(H * share, swing, seed, W, H, 9), "{paint}", filter=SHEET))


def _water(top: float) -> str:
    """The sea below the height `top`, with a foam line and slanting light."""
    waves = "q20 -10 40 0t40 0" * 22
    sea = f"M-20 {top:.1f}{waves}V{H + 20}H-20Z"
    shafts = "".join(
        path(f"M{x + 4} -8H{x + 94}L{x + 10} {H - top:.0f}H{x - 150}Z", "#FFFFFF") for x in range(80, 1700, 230)
    )
    s = down(("#56C0C8", "#2488A4", "#0D3F66"), path(sea, "{paint}", filter=SHEET))
    s += clipped(path(sea), moved(shafts, 0, top, opacity=0.09))
    return s + line(f"M-20 {top + 3:.1f}{waves}", "#E9FBF6", 4, opacity=0.75)


def _swimmer(name: str, x: float, y: float, width: float, turn: float = 0) -> str:
    """A small animal in the sea, close below the light: the shadow of a large one would be cut at its edge."""
    return group(moved(drawing(name), x, y, width / 512, turn, centre=256), filter=SHEET)


def _reef() -> str:
    """Sea floor, corals and water plants along the lower edge."""
    colours = (("#FF7F6B", "#FFC0AE"), ("#F2A93B", "#FFE0A0"), ("#C46FD0", "#F0C0F4"), ("#FF9F8A", "#FFD8CC"))
    s = hill(H * 0.86, 16, 7, "#1A6A88", W, H, 9) + hill(H * 0.915, 14, 17, "#125273", W, H, 9)
    spots = (
        (30, 36),
        (118, 26),
        (206, 30),
        (520, 22),
        (604, 28),
        (1010, 24),
        (1110, 30),
        (1392, 26),
        (1490, 38),
        (1574, 28),
    )
    for i, (x, length) in enumerate(spots):
        s += coral(x, H + 8, length, *colours[i % 4], seed=i * 3 + 2, forks=4 if i % 3 else 3, width=13)
    s += waterweed(70, H + 6, 150, "#2B7F6C", 2, 11) + waterweed(1536, H + 6, 170, "#2B7F6C", 5, 11)
    return s + waterweed(860, H + 6, 90, "#1F6F6C", 8, 9)


_CLOUD_SPOTS = ((0.38, 0.06, 2.0), (0.53, 0.15, 1.2), (0.86, 0.12, 2.3), (0.60, 0.34, 1.3))
_BIRD_SPOTS = ((0.785, 0.165, 10), (0.81, 0.15, 7), (0.915, 0.215, 9), (0.935, 0.20, 7))


def _savanna(*spots: tuple[float, float, float], colour: str) -> str:
    return "".join(acacia(W * x, H * y, size, colour) for x, y, size in spots)


def _shore(sea: float) -> str:
    """Grass, flowers and stones where the land meets the water."""
    random, s = Random(5), ""
    for i in range(70):
        x = W * (i + random.random()) / 70
        green = mix("#8A7A34", "#2F7A54", min(1, max(0, x / W * 2.2 - 0.35)))
        s += grass(x, sea + 4, random.uniform(14, 26), mix(green, "#FFFFFF", random.uniform(0, 0.12)), i)
        if i % 4 == 0:
            s += flower(x + 8, sea + 2, random.uniform(4, 6), PETALS[i // 4 % 4])
    stones = (
        (0.045, 60, 24, "#A98A62"),
        (0.335, 46, 20, "#9A9478"),
        (0.62, 70, 28, "#7F9088"),
        (0.955, 64, 26, "#6F8884"),
    )
    return s + "".join(rock(W * x, sea + 8, w, h, colour, i) for i, (x, w, h, colour) in enumerate(stones))


def title() -> str:
    """The panorama behind the title: savanna, forest and mountains above the sea."""
    sea = H * 0.685
    s = sky(W, H, "#A9DCE6", "#D8EBD6", "#FBE3B2", "#F8C58C", "#F0A876")
    s += light(W * 0.7, H * 0.22, W * 0.42, [(0, "#FFF6D8", 0.95), (1, "#FFF0CC", 0)], W, H)
    s += circle(W * 0.7, H * 0.22, 74, "#FFF8E2", filter=LEAF)
    s += "".join(cloud(W * x, H * y, size, i, "#FFFDF4", 0.88) for i, (x, y, size) in enumerate(_CLOUD_SPOTS))
    s += "".join(bird(W * x, H * y, size) for x, y, size in _BIRD_SPOTS)
    s += mountain(W * 0.66, H * 0.5, 420, 150, "#A0BCC4") + mountain(W * 0.8, H * 0.5, 520, 215, "#8FB0C0")
    s += mountain(W * 0.94, H * 0.52, 440, 170, "#86A9B8")
    s += _belt(0.45, 18, 4, "#E9B877", "#C9BE86", "#A9C4B0", "#9CC6CC")
    s += _savanna((0.04, 0.485, 1.1), (0.13, 0.47, 0.8), (0.21, 0.475, 1.0), (0.27, 0.475, 0.7), colour="#A98544")
    s += wood(pine, W * 0.36, W * 0.66, H * 0.5, 40, 6, (0.7, 1.2), "#8DB08C")
    s += _belt(0.5, 18, 14, "#D99A55", "#B5A661", "#86AE78", "#6FA99C")
    s += _savanna((0.085, 0.565, 1.8), (0.2, 0.555, 1.4), colour="#8A6F30")
    s += wood(broadleaf, W * 0.29, W * 0.12, H * 0.56, 5, 12, (0.9, 1.3), "#8FA858")
    s += wood(pine, W * 0.4, W * 0.64, H * 0.565, 27, 16, (1.2, 1.9), "#64996C")
    s += _belt(0.565, 16, 24, "#C07F3E", "#9A8E48", "#5F9560", "#468A78")
    s += _savanna((0.025, 0.65, 2.5), colour="#6F5A26")
    s += wood(broadleaf, W * 0.33, W * 0.1, H * 0.645, 3, 22, (1.4, 1.8), "#6E9448")
    s += wood(pine, W * 0.44, W * 0.6, H * 0.65, 18, 26, (1.8, 2.6), "#38704F")
    s += _belt(0.64, 10, 34, "#9A5F2C", "#7A7438", "#417A50", "#2F6E62") + _shore(sea)
    s += _water(sea) + _reef() + moved(bubbles(W, H - sea, 8, 30, 7), 0, sea)
    s += _swimmer("turtle", 42, H * 0.715, 70, 52) + _swimmer("clownfish", 1548, H * 0.775, 62)
    return document(W, H, s, grain(W, H, 0.18))
