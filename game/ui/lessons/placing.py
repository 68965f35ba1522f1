"""Where the note of a lesson lies: it hides neither what it speaks of nor what one decides with. Pure geometry."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.units import Rect

_ROOM = Rect(14, 66, 1572, 824)
_STEP = 40.0
_RIM = 4.0
"""Kept free around what may not be hidden."""
_AWAY = 0.1
"""How much worse a note is for each unit that it lies away from what it speaks of."""
_COVERED = 0.004
"""How much worse for each square unit of something else that it covers."""
_CROSSED = 100.0
"""How much worse for each of these over which the line to what it speaks of runs."""
_NEAR = 40.0
"""What is nearer needs no line."""
_INSET = 24.0
_LOOKED_AT = 60
"""Of so many places it is seen over what the line would run."""
_SAMPLES = 12
"""Points of a line that are looked at."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """A line from the edge of the note to what it speaks of."""

    x1: float
    y1: float
    x2: float
    y2: float


def place_note(
    w: float,
    h: float,
    target: Rect | None,
    free: Sequence[Rect],
    soft: Sequence[Rect],
    now: Rect | None = None,
    reserved: Sequence[Rect] = (),
) -> Rect:
    """The best place of a note.

    Args:
        w: its width.
        h: its height.
        target: what it points at; None: nothing.
        free: what it may not hide.
        soft: what it had better not cover.
        now: where it lies; it stays there while that hides nothing.
        reserved: where something will come to lie that it may not hide either.
    """
    if now is not None and (now.w, now.h) == (w, h) and not hides(now, [*free, *reserved]):
        return now
    goal = target.centre if target else (_ROOM.right, _ROOM.centre[1])
    taken = [_wider(rect, _RIM) for rect in (*free, *reserved)]

    def far(place: Rect) -> float:
        x, y = place.centre
        away = abs(x - goal[0]) + abs(y - goal[1])
        return away * _AWAY + sum(_common(rect, place) for rect in soft) * _COVERED

    xs, ys = _along(_ROOM.x, _ROOM.right - w), _along(_ROOM.y, _ROOM.bottom - h)
    places = [Rect(x, y, w, h) for x in xs for y in ys]
    good = sorted((place for place in places if not any(_common(rect, place) for rect in taken)), key=far)
    if not good:
        return min(places, key=lambda place: sum(_common(rect, place) for rect in taken))
    if target is None:
        return good[0]
    return min(good[:_LOOKED_AT], key=lambda place: far(place) + _crossed(place, target, free) * _CROSSED)


def hides(place: Rect, free: Sequence[Rect]) -> float:
    """How much of these it would hide, with a rim around each, in square units."""
    return sum(_common(_wider(rect, _RIM), place) for rect in free)


def pointing(note: Rect, target: Rect) -> Pointing | None:
    """The line from a note to its target, None where they are near: straight where they face each other.

    Else it runs from a side of the note to the middle of the target's upper or lower edge.
    """
    x1, x2 = _facing(note.x, note.right, target.x, target.right)
    y1, y2 = _facing(note.y, note.bottom, target.y, target.bottom)
    if abs(x1 - x2) < _NEAR and abs(y1 - y2) < _NEAR:
        return None
    if x1 != x2 and y1 != y2:
        x2, y1 = target.centre[0], min(max(y2, note.y + _INSET), note.bottom - _INSET)
    return Pointing(x1, y1, x2, y2)


def _facing(a1: float, a2: float, b1: float, b2: float) -> tuple[float, float]:
    """On one axis, where a line leaves the first stretch and where it reaches the second."""
    low, high = max(a1, b1), min(a2, b2)
    if low < high:
        middle = min(max((b1 + b2) / 2, a1), a2)
        return middle, middle
    return (a2, b1) if a2 <= b1 else (a1, b2)


def _crossed(note: Rect, target: Rect, others: Sequence[Rect]) -> int:
    """Over how many others than the target the line to it runs."""
    line = pointing(note, target)
    if line is None:
        return 0
    share = [i / _SAMPLES for i in range(_SAMPLES)]
    points = [(line.x1 + (line.x2 - line.x1) * t, line.y1 + (line.y2 - line.y1) * t) for t in share]
    apart = [other for other in others if not _common(other, target)]
    return sum(any(o.x <= x <= o.right and o.y <= y <= o.bottom for x, y in points) for o in apart)


def _along(first: float, last: float) -> list[float]:
    count = max(0, int((last - first) // _STEP))
    return [first + i * _STEP for i in range(count + 1)] + [max(first, last)]


def _wider(rect: Rect, by: float) -> Rect:
    return Rect(rect.x - by, rect.y - by, rect.w + 2 * by, rect.h + 2 * by)


def _common(a: Rect, b: Rect) -> float:
    w, h = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return w * h if w > 0 and h > 0 else 0.0
