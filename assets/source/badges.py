"""The badges of the fifty achievements of AQUA: one shape for each kind, in gold or still to be won."""

from corals import hexagon
from svg import LEAF, circle, document, down, group, line, path, rect

_PEN = {"stroke_linejoin": "round"}


def _shape(kind: str, reach: float, fill: str, **attributes: object) -> str:
    """A hexagon, a disc or a rounded square around 128, 128 that reaches `reach` units."""
    if kind == "scenario":
        return path(hexagon(reach, 128, 128), fill, **_PEN, **attributes)
    if kind == "challenge":
        return circle(128, 128, reach * 0.94, fill, **attributes)
    side = reach * 0.86
    return rect(128 - side, 128 - side, 2 * side, 2 * side, fill, reach * 0.28, **attributes)


KINDS = ("scenario", "challenge", "modification")


def won(kind: str) -> str:
    """A golden badge with room for a letter or a number."""
    rim = _shape(kind, 108, "#8A5E10", stroke="#8A5E10", stroke_width=12)
    body = down(("#FFDF86", "#E2A02E"), _shape(kind, 104, "{paint}", stroke="#F6CB60", stroke_width=6))
    groove = _shape(kind, 88, "none", stroke="#A8701A", stroke_width=4, opacity=0.75)
    field = down(("#F2B84A", "#FFD876"), _shape(kind, 84, "{paint}"))
    shine = line("M62 92C74 66 96 52 124 48", "#FFFFFF", 8, opacity=0.55)
    return document(256, 256, group(rim, body, filter=LEAF), groove, field, shine)


def open_badge(kind: str) -> str:
    """The place of a badge that is not won yet."""
    dashes = {"stroke": "#C9B686", "stroke_width": 5, "stroke_dasharray": "14 11"}
    return document(256, 256, _shape(kind, 100, "#F1E7CE"), _shape(kind, 100, "none", **dashes))
