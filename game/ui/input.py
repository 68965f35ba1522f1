"""What the player does with keyboard, mouse, gamepads and fingers, as intents for the scene that is played."""

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from game.ui.bindings import Bindings, in_force, put_in_force
from game.ui.command_list import every_command
from game.ui.engine.fingers import Fingers
from game.ui.engine.intent import GOING_ON, Intent, Push, Stroke
from game.ui.engine.pads import Pads
from game.ui.engine.reading import Meaning, read
from game.ui.engine.viewport import Viewport
from game.ui.key_words import take_in_hand
from game.ui.scene import Scene
from game.ui.settings import Settings
from game.ui.words import tr

_BY_HAND: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
"""What shows that no gamepad is in hand."""
_PUSH: Final = 0.9
"""Units a millisecond, with the stick at its end."""


class Input:
    """Reads events by the keys and buttons that the player has bound.

    Args:
        settings: where the bindings are kept.
        renew: all words are to be made anew, as they name other keys.

    Attributes:
        pads: what is held down on gamepads.
        fingers: those on touch screens.
    """

    def __init__(self, settings: Settings, renew: Callable[[], None] = lambda: None) -> None:
        self._settings, self._renew = settings, renew
        self.pads, self.fingers = Pads(), Fingers()
        take_in_hand(pad=False)
        self.bind()

    def bind(self) -> None:
        """The keys count as they are kept."""
        put_in_force(Bindings.kept(every_command(), self._settings["keys"]))

    @property
    def busy(self) -> bool:
        """Something is held down or touched, so that time matters."""
        return self.pads.busy or self.fingers.busy

    def forget(self) -> Iterator[Intent]:
        """Nothing is held down or touched any more: the app may not have been told."""
        self.pads.forget()
        yield from self.fingers.forget()

    def read(self, event: pygame.Event, viewport: Viewport, scene: Scene) -> Iterator[Intent]:
        """What an event means to a scene; a key that is held down means no more than at first, unless it goes on."""
        stroke = self.pads.struck(event)
        if (stroke is not None or event.type in _BY_HAND) and take_in_hand(pad=stroke is not None):
            self._renew()
        if stroke is not None:
            intent = Stroke(stroke) if scene.listening else _meaning(scene)(stroke)
        else:
            intent = read(event, viewport, _meaning(scene), typing=scene.typing, listening=scene.listening)
        held = event.dict.get("again", False)
        if intent is not None and (not held or isinstance(intent, GOING_ON)):
            yield intent
        yield from self.fingers.touched(event, viewport)

    def held(self, dt_ms: float, scene: Scene) -> Iterator[Intent]:
        """What is meant by what has been held down on gamepads, or touched, for so long."""
        yield from self.fingers.passed(dt_ms)
        if scene.listening:
            return
        for stroke in self.pads.repeated(dt_ms):
            intent = _meaning(scene)(stroke)
            if isinstance(intent, GOING_ON):
                yield intent
        x, y = self.pads.aim
        if x or y:
            yield Push(-x * _PUSH * dt_ms, -y * _PUSH * dt_ms)

    def plugged(self, event: pygame.Event) -> str:
        """A gamepad has come or gone; in words."""
        self.pads.struck(event)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            return tr("A gamepad is connected.")
        return tr("The gamepad is gone. Keyboard and mouse go on.")


def _meaning(scene: Scene) -> Meaning:
    return lambda stroke: in_force().meaning(stroke, scene.rooms)
