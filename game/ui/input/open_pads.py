"""The gamepads that are connected, kept open so that they tell what is pressed on them and can tremble."""

from contextlib import suppress

import pygame
from pygame._sdl2 import controller

from game.ui.input.feels import Feel


def listen_for_pads() -> None:
    """From now on gamepads that are there, and those that come, are told as events."""
    with suppress(pygame.error):
        controller.init()


class OpenPads:
    """Opens every gamepad that is told, under the number that its events carry."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}

    def follow(self, event: pygame.Event) -> None:
        """Opens a gamepad that has come, or lets one go that is no longer there."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            with suppress(pygame.error):
                pad = controller.Controller(event.device_index)
                self._open[pad.as_joystick().get_instance_id()] = pad
        else:
            self._open.pop(event.instance_id, None)

    def tremble(self, pad: int, feel: Feel) -> None:
        """Lets a gamepad tremble, if it is there and can."""
        if pad in self._open:
            with suppress(pygame.error):
                self._open[pad].rumble(*feel)
