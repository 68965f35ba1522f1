"""The game's box picture, the box on the shelf and the emblem of the app."""

from colour import CREAM, darker, lighter
from forest import background
from icons import icon
from land import hill
from plants import pine, wood
from svg import RAISED, circle, clipped, document, down, grain, group, moved, outline, path, placed, rect

PICTURE = (232, 282)
BOX = (232, 338)
MARGIN = 24
"""Room around the box for its shadow and its spine, in units."""

_FOREST = "#2E5A45"


def _forest_picture() -> str:
    """Deer, bear, hare and fox in the autumn wood, each behind its own hill."""
    w, h = PICTURE
    s = background("fox", w, h) + wood(pine, 0, w, h * 0.62, 6, 4, (1.0, 1.5), "#7A4A2E")
    s += placed("deer", w * 0.5, h * 0.44, w * 0.62) + hill(h * 0.66, 8, 77, "#6D4A2C", w, h)
    s += placed("bear", w * 0.24, h * 0.7, w * 0.52) + placed("hare", w * 0.8, h * 0.71, w * 0.4)
    s += hill(h * 0.84, 6, 78, "#57402A", w, h) + placed("fox", w * 0.52, h * 0.82, w * 0.46)
    return s + hill(h * 0.95, 4, 79, "#3F3524", w, h) + grain(w, h, 0.14)


def forest_cover() -> str:
    """The picture alone, for panels and the set-up."""
    return document(*PICTURE, _forest_picture())


def forest_box() -> str:
    """The box: front, spine on the right, a plain lid field for the live title. Front 232 by 338 at (24, 24)."""
    w, h = BOX
    depth = w * 0.055
    pw, ph = PICTURE
    scale = (w - 14) / pw
    field = 338 - 7 - ph * scale + 6
    top = h - max(78, field)
    spine = path(
        f"M{w} 6L{w + depth:.1f} {14 - depth * 0.2:.1f}V{h - depth * 0.5:.1f}L{w} {h}Z", darker(_FOREST, 0.45)
    )
    front = rect(0, 0, w, h, _FOREST, 10)
    art = clipped(rect(7, 7, w - 14, h - 14, "#000", 6), moved(_forest_picture(), 7, 7, scale))
    wave = (
        f"M7 {top + 8:.1f}Q{w * 0.25:.1f} {top - 8:.1f} {w * 0.5:.1f} {top + 2:.1f}T{w - 7} {top - 2:.1f}"
        f"V{h - 13}Q{w - 7} {h - 7} {w - 13} {h - 7}H13Q7 {h - 7} 7 {h - 13}Z"
    )
    lid = down((lighter(_FOREST, 0.06), darker(_FOREST, 0.25)), path(wave, "{paint}"))
    s = group(spine, front, filter=RAISED) + art + lid + outline(1, 1, w - 2, h - 2, 9, "#FFFFFF", 1.6, 0.35)
    return document(w + 2 * MARGIN, h + 2 * MARGIN, moved(s, MARGIN, MARGIN))


def emblem() -> str:
    """The app's emblem: a leaf disc and a wave disc, the two o's of the name, on a forest tile."""
    tile = down(("#6B9A78", "#2F6352"), rect(8, 8, 240, 240, "{paint}", 54))
    leaf = down(("#5B9A5E", "#2F6B45"), circle(0, 0, 64, "{paint}")) + moved(
        icon("leaf", CREAM, 1.9), 0, 0, 3.7, centre=12
    )
    wave = down(("#3FA3B8", "#155F80"), circle(0, 0, 64, "{paint}")) + moved(
        icon("fin", CREAM, 1.9), 0, 0, 3.7, centre=12
    )
    discs = moved(circle(0, 0, 72, CREAM, filter=RAISED) + wave, 156, 156, 0.92)
    discs += moved(circle(0, 0, 72, CREAM, filter=RAISED) + leaf, 100, 100)
    return document(256, 256, tile + outline(10, 10, 236, 236, 52, "#FFFFFF", 2.5, 0.35) + discs)
