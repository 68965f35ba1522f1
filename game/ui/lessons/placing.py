"""Where the note of a lesson lies: it hides neither what it speaks of nor what one decides with. Pure geometry."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.units import Rect

_SIDE, _TOP, _FOOT = 14.0, 66.0, 10.0
"""Kept free along the sides of the window, for the bar at its top, and at its foot."""
_STEP = 40.0
_RIM = 4.0
"""Kept free around what may not be hidden."""
_AWAY = 0.1
"""How much worse a note is for each unit that it lies away from what it speaks of."""
_COVERED = 0.004
"""How much worse for each square unit of something else that it covers."""
_IN_LINE = 10.0
"""How much better a note is in the middle of the foot of what it had better not cover."""
_NEAR = 40.0
"""What is nearer needs no arrow."""
_LENGTH, _HALF = 60.0, 9.0
"""How long an arrow is, and half of what it needs across."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """An arrow that ends at the rim of what a note speaks of."""

    x1: float
    y1: float
    x2: float
    y2: float


def room_in(window: tuple[float, float, float, float]) -> Rect:
    """Where notes and arrows may lie in a window with its margins: x, y, w, h in units."""
    x, y, w, h = window
    return Rect(x + _SIDE, y + _TOP, w - 2 * _SIDE, h - _TOP - _FOOT)


PICTURE = room_in((0, 0, 1600, 900))
"""The room in a window without margins."""


def place_note(
    w: float,
    h: float,
    target: Rect | None,
    free: Sequence[Rect],
    soft: Sequence[Rect],
    now: Rect | None = None,
    reserved: Sequence[Rect] = (),
    room: Rect = PICTURE,
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
        room: where it may lie at all.
    """
    if now is not None and (now.w, now.h) == (w, h) and not hides(now, [*free, *reserved]):
        return now
    goal = target.centre if target else (room.right, room.centre[1])
    taken = [_wider(rect, _RIM) for rect in (*free, *reserved)]

    def far(place: Rect) -> float:
        x, y = place.centre
        away = abs(x - goal[0]) + abs(y - goal[1])
        covered = sum(_common(rect, place) for rect in soft)
        return away * _AWAY + covered * _COVERED - _IN_LINE * (place in feet)

    feet = [foot for foot in (_at_foot(rect, w, h) for rect in soft) if _within(foot, room)]
    xs, ys = _along(room.x, room.right - w), _along(room.y, room.bottom - h)
    level = {y: [rect for rect in taken if rect.y < y + h and y < rect.bottom] for y in ys}
    good = [
        Rect(x, y, w, h) for x in xs for y in ys if not any(rect.x < x + w and x < rect.right for rect in level[y])
    ]
    good += [foot for foot in feet if not any(_common(rect, foot) for rect in taken)]
    if good:
        return min(good, key=far)
    places = (Rect(x, y, w, h) for x in xs for y in ys)
    return min(places, key=lambda place: sum(_common(rect, place) for rect in taken))


def hides(place: Rect, free: Sequence[Rect]) -> float:
    """How much of these it would hide, with a rim around each, in square units."""
    return sum(_common(_wider(rect, _RIM), place) for rect in free)


def pointing(note: Rect, target: Rect, others: Sequence[Rect], room: Rect = PICTURE) -> Pointing | None:
    """A short arrow to the edge of a target that is nearest to the note, of those beside which one has room.

    Args:
        note: where the note lies.
        target: what it speaks of.
        others: words, cards and whatever else no arrow may cover; what the target lies in does not count.
        room: where an arrow may lie at all.

    Returns:
        None where the note lies right beside its target, or where no edge of that has room beside it.
    """
    if _common(_wider(note, _NEAR), target):
        return None
    (x, y), (note_x, note_y) = target.centre, note.centre
    arrows = (
        Pointing(target.right + _LENGTH, y, target.right, y),
        Pointing(target.x - _LENGTH, y, target.x, y),
        Pointing(x, target.y - _LENGTH, x, target.y),
        Pointing(x, target.bottom + _LENGTH, x, target.bottom),
    )
    apart = [note, *(other for other in others if not _within(target, other))]
    with_room = [
        arrow
        for arrow in arrows
        if _within(_swept(arrow), room) and not any(_common(_swept(arrow), other) for other in apart)
    ]
    return min(with_room, key=lambda arrow: abs(arrow.x1 - note_x) + abs(arrow.y1 - note_y), default=None)


def _swept(arrow: Pointing) -> Rect:
    """What an arrow covers, to its sides some room besides."""
    left, top = min(arrow.x1, arrow.x2), min(arrow.y1, arrow.y2)
    w, h = abs(arrow.x1 - arrow.x2), abs(arrow.y1 - arrow.y2)
    return Rect(left, top - _HALF, w, 2 * _HALF) if w else Rect(left - _HALF, top, 2 * _HALF, h)


def _within(inner: Rect, outer: Rect) -> bool:
    across = outer.x <= inner.x and inner.right <= outer.right
    return across and outer.y <= inner.y and inner.bottom <= outer.bottom


def _at_foot(rect: Rect, w: float, h: float) -> Rect:
    """So large a place in the middle of its foot."""
    return Rect(rect.centre[0] - w / 2, rect.bottom - h, w, h)


def _along(first: float, last: float) -> list[float]:
    count = max(0, int((last - first) // _STEP))
    return [first + i * _STEP for i in range(count + 1)] + [max(first, last)]


def _wider(rect: Rect, by: float) -> Rect:
    return Rect(rect.x - by, rect.y - by, rect.w + 2 * by, rect.h + 2 * by)


def _common(a: Rect, b: Rect) -> float:
    w, h = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return w * h if w > 0 and h > 0 else 0.0
