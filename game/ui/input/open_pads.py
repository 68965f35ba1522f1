"""The gamepads that are connected, kept open so that they tell what is pressed on them and can tremble."""

from contextlib import suppress
from typing import Final

import pygame
from pygame._sdl2 import controller

from game.ui.input.feels import Feel


def listen_for_pads() -> None:
    """From now on gamepads that are there, and those that come, are told as events."""
    with suppress(pygame.error):
        controller.init()


_STEAM_VIRTUAL: Final = "de280000ff11"
"""Vendor 0x28de and product 0x11ff, as a GUID of SDL spells them."""


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

    def is_virtual(self, pad: int) -> bool:
        """Return whether a connected gamepad is one of Steam's virtual pads, which repeat real ones."""
        if pad not in self._open:
            return False
        joystick = self._open[pad].as_joystick()
        return _STEAM_VIRTUAL in joystick.get_guid() or "Steam Virtual Gamepad" in joystick.get_name()

    def tremble(self, pad: int, feel: Feel) -> None:
        """Lets a gamepad tremble, if it is there and can."""
        if pad in self._open:
            with suppress(pygame.error):
                self._open[pad].rumble(*feel)
