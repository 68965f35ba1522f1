"""Small pictures that several parts of the table share."""

from collections.abc import Mapping
from math import atan2, cos, sin

from game.games.ecosystem.view.edition import disc_art, home, letter
from game.games.ecosystem.view.skin import Group, Shape
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import LIGHT
from game.ui.words import signed, species

GREEN_GRADIENT = ("#3A8C5A", "good")
SLATE = "#2C343C"


def row_name(row: str) -> str:
    """What a row of the score sheet is called."""
    skin = home(row)
    return skin.words().rows[row] if row == skin.closing else species(row)


def medal(c: Canvas, row: str, cx: float, cy: float, r: float) -> None:
    """The round picture of a card or a row; a letter stands in for one that nobody has painted yet."""
    if not home(row).stand_in:
        c.art(disc_art(row), cx - r, cy - r, 2 * r, 2 * r)
        return
    c.disc(cx, cy, r, "paper2", "ink2", max(1.0, r * 0.08))
    c.text(cx, cy + r * 0.4, letter(row), r * 1.15, 700, "ink", "middle", "serif", label=False)


_SIGNS: Mapping[Shape, tuple[tuple[float, float], ...]] = {
    "triangle": ((0, -9), (8, 6), (-8, 6)),
    "square": ((-7, -7), (7, -7), (7, 7), (-7, 7)),
    "diamond": ((0, -9), (9, 0), (0, 9), (-9, 0)),
}
"""The corners of each group's shape on a disc of radius 16."""


def group_sign(c: Canvas, group: Group, cx: float, cy: float, r: float) -> None:
    """The disc of a group of rows: its shape on its colour."""
    c.disc(cx, cy, r, "cream")
    c.disc(cx, cy, r * 0.85, group.colour)
    c.polygon([(cx + x * r / 16, cy + y * r / 16) for x, y in _SIGNS[group.shape]], "white")


def gain_pill(c: Canvas, cx: float, cy: float, points: int, size: float = 24, h: float = 36) -> None:
    """What a place would bring: a green plus, a red minus, or a small grey nought."""
    if not points:
        c.disc(cx, cy, 16, "#0A241C99", "#FFF8E6AA", 1.5)
        c.text(cx, cy + 6.5, "0", 19, 600, LIGHT, "middle", label=False)
        return
    figure = signed(points)
    w = max(40.0, c.look.text.width(figure, size, 700, "sans") + 24)
    c.shadow(cx - w / 2, cy - h / 2, w, h, h / 2, 1)
    c.rect(cx - w / 2, cy - h / 2, w, h, h / 2, "good" if points > 0 else "bad", "cream", 2)
    c.text(cx, cy + size * 0.34, figure, size, 700, "white", "middle", label=False)


def arrow_head(c: Canvas, x: float, y: float, angle: float, size: float, colour: str, w: float) -> None:
    """An open arrow head with its tip at a point; `angle` in radians, 0 to the right, clockwise."""
    ends = [
        (x + size * (-cos(angle) * 1.1 + side * sin(angle)), y + size * (-sin(angle) * 1.1 - side * cos(angle)))
        for side in (1.0, -1.0)
    ]
    c.polyline([ends[0], (x, y), ends[1]], colour, w)


def direction(x1: float, y1: float, x2: float, y2: float) -> float:
    """The angle from one point to another, in radians."""
    return atan2(y2 - y1, x2 - x1)
