"""Position and size of the window on the monitors. Rectangles are client areas in points unless stated otherwise."""

from collections.abc import Sequence

import pygame

from game.ui.app.monitors import NO_FRAME, Frame, Monitor

SMALLEST = (640, 360)
_FIRST = (1280, 720)
_FARTHEST = 100_000
"""No desktop reaches as far, in points; SDL cannot count without end."""


def first_place(monitors: Sequence[Monitor]) -> pygame.Rect:
    """The place of a window that was never opened before: in the middle of the main monitor.

    Args:
        monitors: at least one, the main one first.
    """
    return _centred(_FIRST, _room(monitors[0], NO_FRAME))


def restored_place(place: Sequence[int], monitors: Sequence[Monitor]) -> pygame.Rect:
    """The place of a window where it was before, if the monitors allow that.

    Args:
        place: x, y, width and height as remembered, perhaps in a damaged file.
        monitors: at least one, the main one first.
    """
    x, y, w, h = (max(-_FARTHEST, min(number, _FARTHEST)) for number in place)
    return fitted(pygame.Rect(x, y, max(w, SMALLEST[0]), max(h, SMALLEST[1])), monitors, NO_FRAME, remembered=True)


def fitted(place: pygame.Rect, monitors: Sequence[Monitor], frame: Frame, *, remembered: bool) -> pygame.Rect:
    """A place, changed if need be until the window and its title bar fit on the monitors.

    Args:
        place: where the window is, or is to be.
        monitors: at least one, the main one first.
        frame: around the window.
        remembered: the player chose the place: it may cover task bars, span several monitors and
            reach their edges, where the sides of a frame are cut off.

    Returns:
        The same place if it fits. Otherwise one on the monitor that shows most of it; on the main one, if none does.
    """
    areas = [monitor.bounds if remembered else monitor.usable for monitor in monitors]
    shown = Frame(0, frame.top, 0, 0) if remembered else frame
    if all(any(area.collidepoint(corner) for area in areas) for corner in _corners(place, shown)):
        return place
    best = max(monitors, key=lambda monitor: _area(monitor.bounds.clip(place)))
    room = _room(best, frame)
    if not (remembered and best.bounds.colliderect(place)):
        return _centred(place.size, room)
    w, h = _reduced(place.size, room)
    x, y = max(min(place.x, room.right - w), room.x), max(min(place.y, room.bottom - h), room.y)
    return pygame.Rect(x, y, w, h)


def _room(monitor: Monitor, frame: Frame) -> pygame.Rect:
    """What a monitor leaves for a client area: the usable part without the frame.

    Under X11 a panel may take its share of every monitor; a usable part that is too small for any window is ignored.
    """
    area = monitor.usable
    if area.w < SMALLEST[0] or area.h < SMALLEST[1]:
        area = monitor.bounds
    return pygame.Rect(
        area.x + frame.left, area.y + frame.top, area.w - frame.left - frame.right, area.h - frame.top - frame.bottom
    )


def _reduced(size: tuple[int, int], room: pygame.Rect) -> tuple[int, int]:
    """A size, reduced in proportion until it fits, but never below the smallest."""
    share = min(1.0, room.w / size[0], room.h / size[1])
    return max(SMALLEST[0], int(size[0] * share)), max(SMALLEST[1], int(size[1] * share))


def _centred(size: tuple[int, int], room: pygame.Rect) -> pygame.Rect:
    """A window in the middle of its room; one that is too large shows its top left corner."""
    w, h = _reduced(size, room)
    return pygame.Rect(room.x + max(0, (room.w - w) // 2), room.y + max(0, (room.h - h) // 2), w, h)


def _corners(place: pygame.Rect, frame: Frame) -> tuple[tuple[int, int], ...]:
    """The outermost points of a window with its frame."""
    left, top = place.x - frame.left, place.y - frame.top
    right, bottom = place.right + frame.right - 1, place.bottom + frame.bottom - 1
    return (left, top), (right, top), (left, bottom), (right, bottom)


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h
