"""Fingers on a touch screen as intents: a pointer that hovers over nothing.

A tap presses and a finger that moves carries; one that lies still for a while looks, as a hovering mouse does; two
that move together push and zoom. SDL numbers the fingers, and says where they are as shares of the window.
"""

from collections.abc import Iterator
from enum import Enum, auto
from math import hypot
from typing import Final

import pygame

from game.ui.engine.intent import Drag, Dwell, Fling, Intent, Leave, Pinch, Press, Release, Touch
from game.ui.engine.viewport import Viewport

DWELL_MS: Final = 500.0
"""How long a finger lies still before it looks."""
SLACK: Final = 12.0
"""Units by which a finger that lies still may tremble."""
_SLOWEST: Final = 0.2
"""Units a millisecond below which what is let go does not glide on."""
_BY_MOUSE: Final = -1
"""What SDL calls the touch screen whose fingers are really a mouse or a trackpad."""

Place = tuple[float, float]
Finger = tuple[int, int]
"""A touch screen, and a finger on it."""


class _Doing(Enum):
    """What the fingers on the screen are doing."""

    LYING = auto()
    LOOKING = auto()
    CARRYING = auto()
    ZOOMING = auto()
    NOTHING = auto()


class Fingers:
    """The fingers on all touch screens.

    While the first one carries something, the others count for nothing. What two began ends with the first that
    leaves, and the next thing begins when all have left.
    """

    def __init__(self) -> None:
        self._at: dict[Finger, Place] = {}
        self._first: Finger | None = None
        self._doing = _Doing.NOTHING
        self._from: Place = (0.0, 0.0)
        self._lain_ms = 0.0
        self._moved: Place = (0.0, 0.0)
        self._speed: Place = (0.0, 0.0)

    @property
    def busy(self) -> bool:
        """A finger is on a screen, so that time matters."""
        return bool(self._at)

    def touched(self, event: pygame.Event, viewport: Viewport) -> Iterator[Intent]:
        """What an event of a finger means; nothing for all other events."""
        if event.type not in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP) or event.touch_id == _BY_MOUSE:
            return
        finger = event.touch_id, event.finger_id
        place = viewport.units((event.x * viewport.size[0], event.y * viewport.size[1]))
        if event.type == pygame.FINGERDOWN:
            yield from self._down(finger, place)
        elif finger in self._at:
            yield from self._move(finger, place)
            if event.type == pygame.FINGERUP:
                yield from self._up(finger, place)

    def passed(self, dt_ms: float) -> Iterator[Intent]:
        """What fingers mean by lying still for so long."""
        if dt_ms > 0:
            (dx, dy), (vx, vy) = self._moved, self._speed
            self._moved, self._speed = (0.0, 0.0), ((vx + dx / dt_ms) / 2, (vy + dy / dt_ms) / 2)
        if self._doing is _Doing.LYING:
            self._lain_ms += dt_ms
            if self._lain_ms >= DWELL_MS:
                self._doing = _Doing.LOOKING
                yield Dwell(*self._from)

    def forget(self) -> Iterator[Intent]:
        """No finger is on a screen any more, wherever they left it."""
        if self._at:
            self._at.clear()
            self._doing = _Doing.NOTHING
            yield Leave()

    def _down(self, finger: Finger, place: Place) -> Iterator[Intent]:
        alone = not self._at or set(self._at) == {finger}
        self._at[finger] = place
        if alone:
            self._first, self._from, self._doing = finger, place, _Doing.LYING
            self._lain_ms, self._moved, self._speed = 0.0, (0.0, 0.0), (0.0, 0.0)
            yield Touch(*place)
        elif self._doing in (_Doing.LYING, _Doing.LOOKING):
            self._doing = _Doing.ZOOMING
            yield Leave()

    def _move(self, finger: Finger, place: Place) -> Iterator[Intent]:
        before = dict(self._at)
        self._at[finger] = place
        if self._doing is _Doing.ZOOMING:
            yield from _pinched(before, self._at)
        if finger != self._first or place == before[finger]:
            return
        (dx, dy), (x, y) = self._moved, before[finger]
        self._moved = dx + place[0] - x, dy + place[1] - y
        if self._doing is _Doing.LYING and hypot(place[0] - self._from[0], place[1] - self._from[1]) > SLACK:
            self._doing = _Doing.CARRYING
            yield Press(*self._from)
        if self._doing is _Doing.CARRYING:
            yield Drag(*place)
        elif self._doing is _Doing.LOOKING:
            yield Dwell(*place)

    def _up(self, finger: Finger, place: Place) -> Iterator[Intent]:
        del self._at[finger]
        if finger != self._first and self._doing is not _Doing.ZOOMING:
            return
        doing, self._doing = self._doing, _Doing.NOTHING
        if doing is _Doing.LYING:
            yield Press(*self._from)
            yield Release(*self._from)
        elif doing is _Doing.CARRYING:
            yield Release(*place)
            if hypot(*self._speed) >= _SLOWEST:
                yield Fling(*self._speed)
        yield Leave()


def _pinched(before: dict[Finger, Place], now: dict[Finger, Place]) -> Iterator[Intent]:
    """What the two fingers that came first did together."""
    (x1, y1), (x2, y2) = list(before.values())[:2]
    (x3, y3), (x4, y4) = list(now.values())[:2]
    x, y = (x3 + x4) / 2, (y3 + y4) / 2
    apart, apart_now = hypot(x2 - x1, y2 - y1), hypot(x4 - x3, y4 - y3)
    factor = apart_now / apart if apart > SLACK and apart_now > SLACK else 1.0
    dx, dy = x - (x1 + x2) / 2, y - (y1 + y2) / 2
    if factor != 1 or dx or dy:
        yield Pinch(x, y, factor, dx, dy)
