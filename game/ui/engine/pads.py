"""Gamepads: their buttons and sticks as strokes, like the keys of the keyboard. Any number of them at once.

Buttons are called as SDL maps them, which goes by place: "pad a" is the lowest of the four, "pad b" the right one.
"""

from collections.abc import Iterator
from typing import Final

import pygame

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "pad a",
    pygame.CONTROLLER_BUTTON_B: "pad b",
    pygame.CONTROLLER_BUTTON_X: "pad x",
    pygame.CONTROLLER_BUTTON_Y: "pad y",
    pygame.CONTROLLER_BUTTON_BACK: "pad select",
    pygame.CONTROLLER_BUTTON_START: "pad start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "pad left stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "pad right stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "pad l",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "pad r",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "pad up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "pad down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "pad left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "pad right",
}
_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("pad left", "pad right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("pad up", "pad down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "pad lt"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "pad rt"),
}
"""What an axis is pushed to below and above its middle."""
_AIMS: Final = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)

_FULL: Final = 32767
_PUSHED, _LET_GO, _DEAD = 0.6, 0.4, 0.2
"""Shares of the way of a stick: it counts as pushed from here, no longer from there; below the last it rests."""
DELAY_MS, EVERY_MS = 400.0, 120.0
"""When what is held down begins to repeat, and how often it then does."""

Source = tuple[int, str]
"""A pad, and a button or axis of it."""


class Pads:
    """What is pushed on all gamepads, and for how long."""

    def __init__(self) -> None:
        self._held: dict[Source, tuple[str, float]] = {}
        self._aims: dict[tuple[int, int], float] = {}

    @property
    def busy(self) -> bool:
        """Something is held down or pushed aside, so that time matters."""
        return bool(self._held or self._aims)

    @property
    def aim(self) -> tuple[float, float]:
        """Where the right stick is pushed to, from -1 to 1 to the right and down; of several pads the farthest."""
        x, y = ([at for (_, axis), at in self._aims.items() if axis == wanted] for wanted in _AIMS)
        return max(x, key=abs, default=0.0), max(y, key=abs, default=0.0)

    def struck(self, event: pygame.Event) -> str | None:
        """The stroke with which an event begins; None when it begins nothing."""
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN if event.button in BUTTONS:
                return self._hold((event.instance_id, f"button {event.button}"), BUTTONS[event.button])
            case pygame.CONTROLLERBUTTONUP:
                self._held.pop((event.instance_id, f"button {event.button}"), None)
            case pygame.CONTROLLERAXISMOTION:
                return self._moved(event.instance_id, event.axis, event.value / _FULL)
            case pygame.CONTROLLERDEVICEREMOVED:
                self.forget(event.instance_id)
        return None

    def holds(self, pad: int, stroke: str) -> bool:
        """Whether what is behind a stroke is still held down on a pad."""
        return any(source[0] == pad and held == stroke for source, (held, _) in self._held.items())

    def forget(self, pad: int | None = None) -> None:
        """Nothing is held on this pad any more, or on any."""
        self._held = {source: held for source, held in self._held.items() if pad not in (None, source[0])}
        self._aims = {source: at for source, at in self._aims.items() if pad not in (None, source[0])}

    def forget_others(self, pad: int) -> None:
        """Nothing is held on any other pad any more."""
        self._held = {source: held for source, held in self._held.items() if source[0] == pad}
        self._aims = {source: at for source, at in self._aims.items() if source[0] == pad}

    def repeated(self, dt_ms: float) -> Iterator[str]:
        """The strokes that come again while what they are for is held down."""
        for source, (stroke, left) in list(self._held.items()):
            left -= dt_ms
            if left <= 0:
                left = EVERY_MS
                yield stroke
            self._held[source] = (stroke, left)

    def _moved(self, pad: int, axis: int, at: float) -> str | None:
        if axis in _AIMS:
            self._aims.pop((pad, axis), None)
            if abs(at) > _DEAD:
                self._aims[pad, axis] = max(-1.0, at)
            return None
        if axis not in _AXES:
            return None
        source = (pad, f"axis {axis}")
        stroke = _AXES[axis][at > 0] if abs(at) >= _PUSHED else ""
        held = self._held.get(source, ("", 0.0))[0]
        if abs(at) < _LET_GO:
            self._held.pop(source, None)
        return self._hold(source, stroke) if stroke and stroke != held else None

    def _hold(self, source: Source, stroke: str) -> str:
        self._held[source] = (stroke, DELAY_MS)
        return stroke
