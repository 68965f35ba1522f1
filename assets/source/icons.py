"""The icons: strokes on a grid of 24, kept in ``icons.toml``."""

import tomllib
from pathlib import Path

from colour import WHITE
from svg import document, group

ICONS: dict[str, str] = tomllib.loads((Path(__file__).parent / "icons.toml").read_text(encoding="utf-8"))


def icon(name: str, colour: str, stroke: float = 2) -> str:
    """The icon in one colour, 24 by 24 units, with strokes of the given width and round ends."""
    pen = {"stroke": colour, "stroke_width": float(stroke), "stroke_linecap": "round", "stroke_linejoin": "round"}
    return group(ICONS[name].replace("currentColor", colour), fill="none", **pen)


def icon_sheet(name: str) -> str:
    """The icon alone, in white, to be tinted by the program."""
    return document(24, 24, icon(name, WHITE))
