"""A gamepad that SDL takes for a real one: it comes, is pressed, is felt and goes through the library itself."""

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

_RUMBLE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)
_GAMEPAD, _AXES, _BUTTONS = 1, 6, 15


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc of SDL 2."""

    _fields_ = [
        *(
            (name, ctypes.c_uint16)
            for name in ("version", "kind", "axes", "buttons", "hats", "vendor", "product", "_")
        ),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("user", "update", "set_player")),
        ("rumble", _RUMBLE),
        *((name, ctypes.c_void_p) for name in ("rumble_triggers", "set_led", "send_effect")),
    ]


class VirtualPad:
    """A gamepad in memory.

    Attributes:
        felt: how strongly its slow and its quick motor were told to turn, from 0 to 65535, call by call.
    """

    def __init__(self, sdl: ctypes.CDLL, name: bytes = b"A pad in memory", vendor: int = 0, product: int = 0) -> None:
        self.felt: list[tuple[int, int]] = []
        self._sdl = sdl
        self._callback = _RUMBLE(self._rumble)
        description = _Description(
            version=1, kind=_GAMEPAD, axes=_AXES, buttons=_BUTTONS, name=name, rumble=self._callback,
            vendor=vendor, product=product,
        )  # fmt: skip
        self._index = sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        assert self._index >= 0, "SDL knows no virtual gamepads"

    def press(self, button: int, down: bool = True) -> None:
        """A button goes down or comes up; it is told with the next look at the events."""
        number = self._sdl.SDL_JoystickGetDeviceInstanceID(self._index)
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        pad = ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(number))
        assert self._sdl.SDL_JoystickSetVirtualButton(pad, button, ctypes.c_uint8(down)) == 0, "nobody opened the pad"

    def pull_out(self) -> None:
        """It is there no longer."""
        if self._index >= 0:
            self._sdl.SDL_JoystickDetachVirtual(self._index)
            self._index = -1

    def _rumble(self, user: int | None, slow: int, quick: int) -> int:
        self.felt.append((slow, quick))
        return 0


def _sdl_of_pygame() -> str:
    """Return the path of the SDL that pygame has loaded."""
    if sys.platform == "win32":
        return str(Path(pygame.__file__).with_name("SDL2.dll"))
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    return next(line.split()[-1] for line in maps if "libSDL2-2" in line)


@contextmanager
def virtual_pad(name: bytes = b"A pad in memory", vendor: int = 0, product: int = 0) -> Iterator[VirtualPad]:
    """A gamepad that is connected; the controllers of SDL must be listened to."""
    pad = VirtualPad(ctypes.CDLL(_sdl_of_pygame()), name, vendor, product)
    try:
        yield pad
    finally:
        pad.pull_out()
