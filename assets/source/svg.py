"""SVG as text: elements, gradients, clips, the shared paper filters and the hand-drawn animals.

Every function returns a piece of SVG; pieces are joined with ``+`` and closed by `document`.
Gradients and clips are written beside the shape that uses them and named by their content,
so pieces can be combined freely without two definitions meeting under one name.
"""

import hashlib
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

DRAWINGS = Path(__file__).parent / "drawings"

Stops = Iterable[tuple[float, str, float]]
"""Gradient stops: offset 0 to 1, colour, opacity 0 to 1."""

SHEET = "url(#sheet)"
"""The shadow of a large sheet: hills, mountains, water."""
LEAF = "url(#leaf)"
"""The shadow of a small piece: trees, clouds, stones."""
RAISED = "url(#raised)"
"""The deep soft shadow under an animal."""
BLUR = "url(#blur)"
GLOW = "url(#glow)"
HALO = "url(#halo)"
HAZE = "url(#haze)"

_FILTERS = (
    '<filter id="sheet" x="-.3" y="-.3" width="1.6" height="1.8">'
    '<feDropShadow dx="0" dy="3" stdDeviation="3.2" flood-color="#0A1A1E" flood-opacity=".36"/></filter>'
    '<filter id="leaf" x="-.3" y="-.3" width="1.6" height="1.6">'
    '<feDropShadow dx="0" dy="1.5" stdDeviation="1.5" flood-color="#0A1A1E" flood-opacity=".35"/></filter>'
    '<filter id="raised" x="-.2" y="-.2" width="1.4" height="1.4">'
    '<feDropShadow dx="0" dy="9" stdDeviation="9" flood-color="#06141A" flood-opacity=".42"/></filter>'
    '<filter id="blur" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="1.6"/></filter>'
    '<filter id="glow" x="-3" y="-3" width="7" height="7"><feGaussianBlur stdDeviation="6"/></filter>'
    '<filter id="halo" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="9"/></filter>'
    '<filter id="haze" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="60"/></filter>'
    '<filter id="grain" x="0" y="0" width="1" height="1">'
    '<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="3"/>'
    '<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .5 -.16"/></filter>'
)


def number(value: float) -> str:
    """`value` with at most two decimals and no needless zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attribute(name: str, value: object) -> str:
    text = number(value) if isinstance(value, float) else str(value)
    return f' {name.rstrip("_").replace("_", "-")}="{text}"'


def element(name: str, *children: str, **attributes: object) -> str:
    """One element; ``stroke_width=2`` becomes ``stroke-width="2"`` and ``None`` leaves an attribute out."""
    head = name + "".join(_attribute(k, v) for k, v in attributes.items() if v is not None)
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def group(*children: str, **attributes: object) -> str:
    """The pieces as one, for a common filter, opacity, fill or stroke."""
    return element("g", *children, **attributes)


def path(d: str, fill: str = "none", **attributes: object) -> str:
    """A path with the data `d`."""
    return element("path", d=d, fill=fill, **attributes)


def trace(pattern: str, *points: tuple[float, float]) -> str:
    """Path data: each ``@`` of the pattern becomes the next point."""
    words = pattern.split("@")
    return words[0] + "".join(f"{x:.1f} {y:.1f}{word}" for (x, y), word in zip(points, words[1:]))


def line(d: str, stroke: str, width: float, **attributes: object) -> str:
    """An open stroke with round ends, `width` units wide."""
    return path(d, stroke=stroke, stroke_width=float(width), stroke_linecap="round", **attributes)


def circle(x: float, y: float, r: float, fill: str, **attributes: object) -> str:
    """A disc around `x`, `y`."""
    return element("circle", cx=float(x), cy=float(y), r=float(r), fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **attributes: object) -> str:
    """An ellipse around `x`, `y`."""
    return element("ellipse", cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), fill=fill, **attributes)


def rect(x: float, y: float, w: float, h: float, fill: str, radius: float = 0, **attributes: object) -> str:
    """A rectangle with its upper left corner at `x`, `y` and round corners of `radius`."""
    box = {"x": float(x), "y": float(y), "width": float(w), "height": float(h), "rx": float(radius)}
    return element("rect", **box, fill=fill, **attributes)


def outline(x: float, y: float, w: float, h: float, radius: float, stroke: str, width: float, o: float) -> str:
    """A line along the edge of a rounded rectangle, `width` wide and of opacity `o`."""
    return rect(x, y, w, h, "none", radius, stroke=stroke, stroke_width=float(width), opacity=float(o))


def moved(
    content: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    mirrored: bool = False,
    centre: float = 0,
    **attributes: object,
) -> str:
    """`content` with its point (`centre`, `centre`) at `x`, `y`, scaled and turned (degrees, clockwise)."""
    steps = [f"translate({number(x)} {number(y)})"]
    steps += [f"rotate({number(turn)})"] if turn else []
    steps += [f"scale({-scale if mirrored else scale:.4f} {scale:.4f})"] if scale != 1 or mirrored else []
    steps += [f"translate({number(-centre)} {number(-centre)})"] if centre else []
    return group(content, transform=" ".join(steps), **attributes)


def _name(content: str) -> str:
    return "i" + hashlib.sha1(content.encode()).hexdigest()[:10]


def _stop(offset: float, colour: str, opacity: float) -> str:
    faint = None if opacity == 1 else float(opacity)
    return element("stop", offset=float(offset), stop_color=colour, stop_opacity=faint)


def even(*colours: str) -> list[tuple[float, str, float]]:
    """Opaque gradient stops at equal distances."""
    return [(i / (len(colours) - 1), colour, 1.0) for i, colour in enumerate(colours)]


def painted(kind: str, stops: Stops, shape: str, **attributes: object) -> str:
    """`shape`, whose fill is written as ``{paint}``, filled with a gradient of `kind`."""
    inner = "".join(_stop(*stop) for stop in stops)
    name = _name(kind + inner + repr(sorted(attributes.items())))
    return element(kind, inner, id=name, **attributes) + shape.replace("{paint}", f"url(#{name})")


def down(colours: Iterable[str], shape: str) -> str:
    """`shape` shaded from the first colour at its top to the last at its bottom."""
    return painted("linearGradient", even(*colours), shape, x1=0, y1=0, x2=0, y2=1)


def across(stops: Stops, length: float, shape: str) -> str:
    """`shape` shaded from the left edge of the picture to `length` units from it."""
    axis = {"x1": 0, "y1": 0, "x2": float(length), "y2": 0}
    return painted("linearGradient", stops, shape, gradientUnits="userSpaceOnUse", **axis)


def light(x: float, y: float, r: float, stops: Stops, w: float, h: float) -> str:
    """A round light or shade around `x`, `y` over a whole picture of `w` by `h` units."""
    place = {"cx": float(x), "cy": float(y), "r": float(r)}
    veil = rect(0, 0, w, h, "{paint}")
    return painted("radialGradient", stops, veil, gradientUnits="userSpaceOnUse", **place)


def clipped(shape: str, *children: str) -> str:
    """The pieces, cut along `shape`."""
    name = _name(shape)
    return element("clipPath", shape, id=name) + group(*children, clip_path=f"url(#{name})")


def grain(w: float, h: float, opacity: float) -> str:
    """The fine grain of the paper over `w` by `h` units."""
    return rect(0, 0, w, h, "#000", filter="url(#grain)", opacity=float(opacity))


def document(w: float, h: float, *children: str) -> str:
    """A whole picture of `w` by `h` units."""
    box = f"0 0 {number(w)} {number(h)}"
    body = element("defs", _FILTERS) + "".join(children)
    return element("svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=box)


@lru_cache
def drawing(name: str) -> str:
    """The hand drawing `name` (512 by 512 units), with names that cannot meet those of another drawing."""
    text = (DRAWINGS / f"{name}.svg").read_text(encoding="utf-8")
    body = re.sub(r"^.*?<svg[^>]*>", "", text, count=1, flags=re.DOTALL).rsplit("</svg>", 1)[0]
    for before, after in (('id="', '"'), ("url(#", ")"), ('href="#', '"')):
        body = re.sub(
            rf"(?<![\w-]){re.escape(before)}([^\"()]+){re.escape(after)}", rf"{before}{name}-\1{after}", body
        )
    return body


def placed(name: str, x: float, y: float, width: float, turn: float = 0, mirrored: bool = False) -> str:
    """The drawing `name`, `width` units wide, its middle at `x`, `y`, lifted by a soft shadow."""
    animal = moved(drawing(name), x, y, width / 512, turn, mirrored, centre=256)
    return group(animal, filter=RAISED)
