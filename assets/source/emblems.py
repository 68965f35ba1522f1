"""The round emblems of the eighteen ecosystems of AQUA, 512 by 512 units.

A golden hexagon with a white fish stands for the native animal. Ecosystems that look at neighbours lie in green
water, those that look at the whole reef in blue.
"""

import math
from collections.abc import Callable
from functools import partial

from aqua import animal
from cards import medallion
from colour import CREAM, darker, lighter, mix
from corals import COLOURS, hexagon, polygon
from svg import RAISED, circle, group, light, line, moved, path, rect

_GOLD = "#F2B134"
_PAPER = "#FDF4DE"
_FISH = "M-34 0C-24 -22 4 -26 22 -4L42 -20C38 -6 38 6 42 20L22 4C4 26 -24 22 -34 0Z"


def _token(x: float, y: float, reach: float, tone: str, *content: str) -> str:
    """A cream hexagon with a field of a colour."""
    joint = {"stroke_linejoin": "round"}
    paper = path(hexagon(reach * 0.97, x, y), _PAPER, stroke=_PAPER, stroke_width=float(reach * 0.1), **joint)
    rim = {"stroke": darker(tone, 0.22), "stroke_width": float(reach * 0.05), **joint}
    field = path(hexagon(reach * 0.8, x, y), tone, **rim)
    shine = f"M{x - reach * 0.68:.1f} {y:.1f}L{x - reach * 0.34:.1f} {y - reach * 0.59:.1f}H{x + reach * 0.34:.1f}"
    gleam = line(shine, "#FFFFFF", reach * 0.07, stroke_opacity=0.55, stroke_linejoin="round")
    return group(paper, filter=RAISED) + field + gleam + "".join(content)


def _native(x: float, y: float, reach: float) -> str:
    fish = path(_FISH, "#FFFFFF") + circle(-15, -5, 4.5, "#22332E")
    return _token(x, y, reach, _GOLD, moved(fish, x, y, reach / 62))


def _other(x: float, y: float, reach: float, colour: str) -> str:
    return _token(x, y, reach, COLOURS[colour], circle(x, y, reach * 0.24, "#FFFFFF", opacity=0.85))


def _creature(name: str, x: float, y: float, width: float, turn: float = 0) -> str:
    return group(moved(animal(name), x, y, width / 512, turn, centre=256), filter=RAISED)


def _water(tones: tuple[str, str, str], floor: str) -> str:
    shallow, middle, deep = tones
    s = light(210, 150, 380, [(0, shallow, 1), (0.5, middle, 1), (1, deep, 1)], 512, 512)
    s += path("M90 0H170L60 512H-60ZM250 0H310L290 512H180ZM380 0H450L560 512H420Z", "#FFFFFF", opacity=0.1)
    s += path("M0 430C100 400 190 440 280 420C370 402 440 430 512 412V512H0Z", floor, opacity=0.75)
    spots = ((88, 180, 7), (110, 140, 4), (420, 150, 6), (400, 112, 4), (438, 330, 5), (70, 320, 5))
    return s + "".join(circle(x, y, r, "#FFFFFF", opacity=0.35) for x, y, r in spots)


def _near(*content: str) -> str:
    return medallion(_water(("#7FE0D2", "#2AA39F", "#0F5F6C"), "#0D5561"), *content)


def _everywhere(*content: str) -> str:
    return medallion(_water(("#8FCDF2", "#3C82C4", "#143F7A"), "#10356A"), *content)


def _surrounded() -> str:
    around = ""
    for i, colour in enumerate("RGPBYO"):
        angle = math.radians(30 + 60 * i)
        around += _other(256 + 122 * math.cos(angle), 256 + 122 * math.sin(angle), 66, colour)
    return _near(around, _native(256, 256, 70))


Place = tuple[str, float, float, float, float]
"""An animal: name, middle across and down, width, turn."""


def _with_large(first: Place, second: Place, native: tuple[float, float]) -> str:
    return _everywhere(_creature(*first), _creature(*second), _native(*native, 62))


def _beside(name: str, colour: str) -> str:
    """Natives next to one kind of small animal."""
    x, y, reach = 208, 218, 142
    tone = COLOURS[colour]
    rim = path(hexagon(reach * 0.8, x, y), stroke=tone, stroke_width=10, stroke_linejoin="round")
    host = _token(x, y, reach, lighter(tone, 0.62), rim, _creature(name, x, y, reach * 1.44))
    return _near(host, _native(x + 172, y + 112, 84))


def _beside_reef() -> str:
    """Natives at a group of four corals."""
    high = math.sqrt(3) / 2
    size, x, y = 84, 226, 298

    def rhombus(points: tuple[tuple[float, float], ...], tone: str) -> str:
        turned = [(a * high - b / 2, a / 2 + b * high) for a, b in points]
        spots = [(x + size * a, y + size * b) for a, b in turned]
        mx, my = (sum(spot[axis] for spot in spots) / 4 for axis in (0, 1))
        d = f"M{mx:.0f} {my + 24:.0f}V{my:.0f}l-15 -17m15 17l15 -17M{mx:.0f} {my + 10:.0f}l20 -8m-20 8l-20 -8"
        edge = {"stroke": _PAPER, "stroke_width": 8, "stroke_linejoin": "round"}
        return path(polygon(spots), tone, **edge) + line(d, lighter(tone, 0.55), 7)

    a, b = high, 2 * high
    reef = (
        ((0, -1), (0, -2), (-a, -1.5), (-a, -0.5)),
        ((0, -1), (0, -2), (a, -1.5), (a, -0.5)),
        ((-a, -2.5), (-a, -1.5), (0, -2), (0, -3)),
        ((a, -2.5), (a, -1.5), (0, -2), (0, -3)),
    )
    rest = (
        ("B", ((a, 0.5), (a, -0.5), (b, 0), (b, 1))),
        ("G", ((a, 0.5), (b, 1), (a, 1.5), (0, 1))),
        ("P", ((-a, 0.5), (-a, -0.5), (-b, 0), (-b, 1))),
        ("Y", ((-a, 0.5), (-b, 1), (-a, 1.5), (0, 1))),
    )
    pale = "".join(rhombus(points, mix(COLOURS[colour], "#2AA39F", 0.25)) for colour, points in rest)
    red = "".join(rhombus(points, COLOURS["R"]) for points in reef)
    return _near(group(pale, opacity=0.55, filter=RAISED), group(red, filter=RAISED), _native(x, y, size * 0.97))


def _beside_natives() -> str:
    """Natives next to the natives of the ecosystems on both sides."""

    def sheet(x: float, w: float, tone: str) -> str:
        paper = rect(x - w / 2, 256 - w * 0.66, w, w * 1.32, _PAPER, w * 0.14, filter=RAISED)
        return paper + rect(x - w * 0.42, 256 - w * 0.58, w * 0.84, w * 1.16, tone, w * 0.1)

    sea = lighter("#2AA39F", 0.45)
    sides = sheet(112, 108, sea) + sheet(400, 108, sea) + _other(112, 256, 44, "P") + _other(400, 256, 44, "R")
    middle = sheet(256, 146, lighter(_GOLD, 0.66)) + _native(256, 256, 62)
    left = "M214 132C186 104 140 108 116 152M112 122L115 156L147 148"
    right = "M298 132C326 104 372 108 396 152M400 122L397 156L365 148"
    return _near(sides, middle, line(left + right, CREAM, 13, stroke_linejoin="round"))


def _three() -> str:
    return _everywhere(_native(256, 170, 88), _native(169, 315, 88), _native(343, 315, 88))


def _most() -> str:
    """Natives on the highest step."""
    steps = ((110, 290, "#FDF4DE"), (208, 226, "#FFF9EA"), (306, 326, "#EFE3C6"))
    stand = group(*(rect(x, top, 96, 420 - top, tone, 14) for x, top, tone in steps), filter=RAISED)
    marks = "".join(rect(x + 18, top + 20, 60, 12, "#C9B686", 6) for x, top, _ in steps)
    crown = path("M222 88l14 20 20-28 20 28 14-20 4 38H218Z", "#FFD35C", stroke="#8A5E10", stroke_width=6)
    return _everywhere(
        stand, marks, _native(256, 168, 72), _other(158, 244, 46, "B"), _other(354, 280, 46, "P"), crown
    )


def _never_under() -> str:
    """Natives that no large animal may cover."""
    bar = line("M150 92L372 262", CREAM, 26) + line("M150 92L372 262", "#AE3527", 15)
    return _everywhere(_creature("whaleshark", 262, 168, 300), bar, _native(256, 348, 92))


def _shared_cover() -> str:
    """Several natives under one large animal."""
    spots = ((186, 196), (304, 264), (186, 332), (304, 128))
    hull = "".join(hexagon(82, x, y) for x, y in spots)
    rim = path(hull, CREAM, stroke=CREAM, stroke_width=22, stroke_linejoin="round", filter=RAISED)
    natives = "".join(_native(x, y, 56) for x, y in spots[:3])
    plate = rim + path(hull, "#9CC3EC", stroke="#9CC3EC", stroke_width=4)
    return _everywhere(plate, natives, _other(*spots[3], 56, "B"), _creature("humpback", 318, 352, 220))


EMBLEMS: tuple[Callable[[], str], ...] = (
    _surrounded,
    partial(_with_large, ("barracuda", 260, 118, 340, -4), ("moray", 256, 262, 350, 0), (256, 408)),
    partial(_with_large, ("dolphin", 232, 150, 280, -6), ("dugong", 246, 300, 300, 0), (366, 390)),
    partial(_with_large, ("manta", 236, 166, 268, -8), ("octopus", 318, 296, 196, 0), (164, 372)),
    partial(_with_large, ("hammerhead", 204, 222, 300, 12), ("blacktip", 322, 270, 268, -4), (316, 398)),
    partial(_with_large, ("humpback", 244, 154, 276, 0), ("whaleshark", 258, 290, 310, 0), (300, 416)),
    partial(_beside, "trapezia", "R"),
    partial(_beside, "clownfish", "Y"),
    partial(_beside, "turtle", "G"),
    partial(_beside, "jellyfish", "B"),
    partial(_beside, "crown", "P"),
    partial(_beside, "seahorse", "O"),
    _beside_reef,
    _beside_natives,
    _three,
    _most,
    _never_under,
    _shared_cover,
)
"""In the order of their numbers, 1 to 18."""
