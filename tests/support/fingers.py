"""Plays the app by touch: with what a touch screen puts into the queue."""

from collections.abc import Iterator

import pygame

from game.ui.engine.fingers import DWELL_MS
from tests.support.pilot import FRAME_MS, Pilot

_MOUSE = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
}


class TouchPilot(Pilot):
    """A pilot who has fingers instead of a mouse. Places are in units; fingers are called by numbers."""

    _mouse_finger: int | None = None

    def click(self, name: str, button: int = 1) -> None:
        """Taps the middle of a node."""
        self.tap(*self.node(name).centre)

    def grab(self, name: str) -> None:
        """A finger takes hold of a node."""
        self.down(*self.node(name).centre)

    def carry(self, x: float, y: float) -> None:
        """The finger moves on."""
        self.move(x, y)

    def let_go(self, x: float, y: float) -> None:
        """The finger leaves the screen."""
        self.up(x, y)
        self.settle()

    def tap(self, x: float, y: float) -> None:
        """A finger touches a place and leaves."""
        self.down(x, y)
        self.up(x, y)
        self.settle()

    def hold(self, name: str, ms: float = DWELL_MS + FRAME_MS) -> None:
        """A finger lies still on a node."""
        self.down(*self.node(name).centre)
        self.step(ms)

    def lift(self, name: str) -> None:
        """The finger that lies on a node leaves."""
        self.up(*self.node(name).centre)

    def stroke(self, start: tuple[float, float], end: tuple[float, float], rest_ms: float = 0) -> None:
        """A finger moves over the screen, rests where it ends, and leaves; what it flung goes on."""
        (x1, y1), (x2, y2) = start, end
        self.down(x1, y1)
        for step in range(1, 7):
            self.move(x1 + (x2 - x1) * step / 6, y1 + (y2 - y1) * step / 6)
        self.step(rest_ms)
        self.up(x2, y2)

    def down(self, x: float, y: float, finger: int = 0) -> None:
        """A finger touches the screen."""
        if self._mouse_finger is None:
            self._mouse_finger = finger
        self._finger(pygame.FINGERDOWN, x, y, finger)

    def move(self, x: float, y: float, finger: int = 0) -> None:
        """A finger moves on the screen."""
        self._finger(pygame.FINGERMOTION, x, y, finger)

    def up(self, x: float, y: float, finger: int = 0) -> None:
        """A finger leaves the screen."""
        self._finger(pygame.FINGERUP, x, y, finger)
        if self._mouse_finger == finger:
            self._mouse_finger = None

    def _finger(self, kind: int, x: float, y: float, finger: int) -> None:
        self._frame(list(self._told(kind, x, y, finger)))

    def _told(self, kind: int, x: float, y: float, finger: int) -> Iterator[pygame.Event]:
        """SDL also tells of a mouse that goes where the first finger goes."""
        (left, top), (width, height) = self.app.look.viewport.point(x, y), self.app.look.viewport.size
        if finger == self._mouse_finger:
            yield pygame.Event(_MOUSE[kind], pos=(left, top), button=1, buttons=(1, 0, 0), touch=True)
        yield pygame.Event(kind, touch_id=3, finger_id=finger, x=left / width, y=top / height)
