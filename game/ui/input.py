"""What the player does with keyboard and mouse, as intents for the scene that is played."""

from functools import partial

import pygame

from game.ui.bindings import Bindings, in_force, put_in_force
from game.ui.command_list import every_command
from game.ui.engine.intent import GOING_ON, Intent
from game.ui.engine.reading import read
from game.ui.engine.viewport import Viewport
from game.ui.scene import Scene
from game.ui.settings import Settings


class Input:
    """Reads events by the keys that the player has bound.

    Args:
        settings: where the bindings are kept.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.bind()

    def bind(self) -> None:
        """The keys count as they are kept."""
        put_in_force(Bindings.kept(every_command(), self._settings["keys"]))

    def read(self, event: pygame.Event, viewport: Viewport, scene: Scene) -> Intent | None:
        """What an event means to a scene; a key that is held down means no more than at first, unless it goes on."""
        meaning = partial(in_force().meaning, rooms=scene.rooms)
        intent = read(event, viewport, meaning, typing=scene.typing, listening=scene.listening)
        held = event.dict.get("again", False)
        return None if held and not isinstance(intent, GOING_ON) else intent
