"""The gamepads that are connected, kept open so that they tell what is pressed on them."""

from contextlib import suppress

import pygame
from pygame._sdl2 import controller


class OpenPads:
    """Opens every gamepad that is there, and every one that comes."""

    def __init__(self) -> None:
        self._open: list[controller.Controller] = []
        with suppress(pygame.error):
            controller.init()

    def follow(self, event: pygame.Event) -> None:
        """Opens a gamepad that has come, and lets one go that is no longer there."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            with suppress(pygame.error):
                self._open.append(controller.Controller(event.device_index))
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open = [pad for pad in self._open if pad.attached()]
