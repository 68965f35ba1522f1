"""Cards, their backs, the round species discs and the solo rival's portrait. Nothing here contains text."""

from colour import CREAM, PAPER, lighter
from forest import TERRAIN, picture
from icons import icon
from svg import LEAF, circle, clipped, document, down, drawing, group, moved, outline, path, rect

WIDTH, HEIGHT = 300, 420
_PICTURE_HEIGHT = {"L": 296, "M": 322, "S": 400}

_DISC = {
    "hare": ("#8CC47A", 0.86, 0, 42),
    "fox": ("#F0B878", 0.84, 0, 34),
    "dragonfly": ("#8FD6C6", 0.84, 0, 6),
    "trout": ("#3E97A8", 0.86, 0, 0),
    "bear": ("#7FA56B", 0.84, 0, 40),
    "bee": ("#F4CF63", 0.86, -4, 16),
    "eagle": ("#8CC6E6", 0.86, 4, 42),
    "deer": ("#EDB6A4", 0.84, 0, 30),
    "wolf": ("#55719C", 0.84, 0, 36),
    "stream": ("#4FA7D3", 1, 0, 0),
    "meadow": ("#6FB45A", 1, 0, 0),
}
"""Ground colour, size of the animal, shift to the right and down (of 512)."""


def _frame() -> str:
    body = down(("#FFFDF6", "#F6ECD6"), rect(1, 1, WIDTH - 2, HEIGHT - 2, "{paint}", 22))
    edge = outline(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 21.5, "#B8A478", 1.6, 0.7)
    return body + edge + outline(3.5, 3.5, WIDTH - 7, HEIGHT - 7, 19.5, "#FFFFFF", 2, 0.9)


def card(species: str, level: str) -> str:
    """A card face; `level` is "L" (room for name and rule strip), "M" (room for the name) or "S"."""
    w, h = WIDTH - 20, _PICTURE_HEIGHT[level]
    window = clipped(rect(0, 0, w, h, "#000", 14), picture(species, w, h))
    s = _frame() + moved(window, 10, 10) + outline(10, 10, w, h, 14, "#1D2F2A", 2, 0.28)
    if level == "L":
        s += rect(14, 354, 272, 54, "#EFE3C6", 14) + outline(14.5, 354.5, 271, 53, 13.5, "#CDBB8E", 1, 0.7)
    return document(WIDTH, HEIGHT, s)


def back() -> str:
    """The back of the Forest deck: pairs of leaves on green, a wreath and a cream medallion."""
    w, h, leaf = WIDTH - 24, HEIGHT - 24, "M0 0C-10 -10 -8 -27 0 -36C8 -27 10 -10 0 0Z"
    pairs = ""
    for row in range(10):
        for column in range(7):
            x, y = column * 48 + row % 2 * 24 - 6, 40 + row * 44
            pairs += moved(path(leaf, "#CFE0C8"), x, y, 0.9, -24) + moved(path(leaf, "#CFE0C8"), x, y, 0.9, 24)
    cloth = down(("#6B9A78", "#2F5D4C"), rect(0, 0, w, h, "{paint}", 14))
    cloth += group(pairs, opacity=0.13) + outline(9, 9, w - 18, h - 18, 8, "#FFF8E6", 1.6, 0.5)
    wreath = ""
    for k in range(24):
        wreath += group(path(leaf, "#CFE0C8" if k % 2 else "#A9C9A0"), transform=f"rotate({k * 15}) translate(0 -62)")
    s = _frame() + moved(clipped(rect(0, 0, w, h, "#000", 14), cloth), 12, 12)
    s += moved(wreath, 150, 210, opacity=0.9, filter=LEAF) + circle(150, 210, 68, CREAM, filter=LEAF)
    s += circle(150, 210, 60, "none", stroke="#3A6A58", stroke_width=2.5)
    return document(WIDTH, HEIGHT, s, moved(icon("leaf", "#3A6A58", 1.8), 150, 210, 76 / 24, centre=12))


def _medallion(colours: tuple[str, str], *content: str) -> str:
    ground = down(colours, rect(0, 0, 512, 512, "{paint}"))
    rim = circle(256, 256, 240, "none", stroke="#1D2F2A", stroke_opacity=0.28, stroke_width=8)
    disc = clipped(circle(256, 256, 240, "#000"), ground, *content)
    return document(512, 512, circle(256, 256, 252, PAPER), disc, rim)


def disc(species: str) -> str:
    """The round sign of a species in its colour."""
    colour, size, right, below = _DISC[species]
    if species in TERRAIN:
        content = moved(picture(species, 280, 296), -66, -170, 2.3)
    else:
        content = moved(drawing(species), 256 + right, 256 + below, size, centre=256)
    return _medallion((lighter(colour, 0.35), colour), content)


def biodiversity() -> str:
    """The sign of the biodiversity row."""
    return _medallion(("#3A8C5A", "#2B7548"), moved(icon("leaf", CREAM, 2), 256, 256, 300 / 24, centre=12))


def portrait(person: str) -> str:
    """A round portrait on mist, without a ring."""
    ground = down(("#BFD3C4", "#7FA08C"), rect(0, 0, 512, 512, "{paint}"))
    face = moved(drawing(person), 256, 262, 1.02, centre=256)
    return document(512, 512, clipped(circle(256, 256, 255, "#000"), ground, face))
