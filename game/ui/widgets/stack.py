"""Sections of rows, one below the other: nothing has a place of its own, so nothing lies over anything."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.units import Rect

_MOST = 1.5
"""The factor by which rows become higher at most where a column has room."""


@dataclass(frozen=True, slots=True)
class Stacked:
    """Where a section lies, and each of its rows."""

    place: Rect
    rows: tuple[Rect, ...]


def stack(
    zone: Rect, sections: Sequence[Sequence[float]], *, head: float, foot: float, side: float, gap: float
) -> tuple[Stacked, ...]:
    """Lays sections into a column; all rows become lower by the same factor where it is too low, or a little higher.

    Args:
        zone: the column, in units.
        sections: for each section the heights that its rows want.
        head: above the rows of a section.
        foot: below them.
        side: left and right of them.
        gap: between two sections.

    Returns:
        The places in order; the last section reaches down to the end of the column.
    """
    fixed = len(sections) * (head + foot) + (len(sections) - 1) * gap
    wanted = sum(sum(rows) for rows in sections)
    factor = min(_MOST, (zone.h - fixed) / wanted)
    laid: list[Stacked] = []
    y = zone.y
    for number, rows in enumerate(sections):
        last = number == len(sections) - 1
        height = zone.bottom - y if last else head + sum(rows) * factor + foot
        top, places = y + head, []
        for row in rows:
            places.append(Rect(zone.x + side, top, zone.w - 2 * side, row * factor))
            top += row * factor
        laid.append(Stacked(Rect(zone.x, y, zone.w, height), tuple(places)))
        y += height + gap
    return tuple(laid)
