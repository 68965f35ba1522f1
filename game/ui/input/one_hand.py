"""One pointer at a time: a mouse and a touch screen take it from each other by pressing."""

from collections.abc import Iterator

import pygame

from game.ui.engine.fingers import Fingers
from game.ui.engine.intent import Drag, Intent, Point, Press, Release, Touch
from game.ui.engine.viewport import Viewport


class OneHand:
    """Decides whether the mouse or the fingers are the pointer of the scene.

    The device that presses last is the pointer. The scene puts back what the other one held (see `Pointer.handle`),
    and what the other one still does until it presses again is ignored: its motion and its release would otherwise
    move and drop what is held now.

    Attributes:
        fingers: those on touch screens.
    """

    def __init__(self) -> None:
        self.fingers = Fingers()
        self._mouse_down = False

    def by_mouse(self, intent: Intent) -> Iterator[Intent]:
        """Yield what counts of an intent that was read from an event of the mouse or the keyboard."""
        match intent:
            case Press(button=1):
                yield from self.fingers.forget()
                self._mouse_down = True
            case Drag() | Release() if not self._mouse_down:
                return
            case Point() if self.fingers.busy:
                return
        if isinstance(intent, Point | Release):
            self._mouse_down = False
        yield intent

    def by_finger(self, event: pygame.Event, viewport: Viewport) -> Iterator[Intent]:
        """Yield what an event of a finger means; nothing for all other events."""
        for intent in self.fingers.touched(event, viewport):
            if isinstance(intent, Touch):
                self._mouse_down = False
            yield intent
