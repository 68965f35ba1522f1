"""The monitors of the desktop and the frames of windows, as SDL reports them.

pygame-ce 2.5 gives the sizes of monitors, but neither where they are nor how much of them windows may use. SDL knows
both, so the library that pygame has loaded is called directly.
"""

import ctypes
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import pygame


class Frame(NamedTuple):
    """How far the frame of a window reaches beyond its client area, in points."""

    left: int
    top: int
    right: int
    bottom: int


NO_FRAME = Frame(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Monitor:
    """One monitor, in points of the desktop; the main one begins at 0,0, others may have negative coordinates.

    Attributes:
        bounds: all of it.
        usable: the part without task bars, docks and menu bars.
    """

    bounds: pygame.Rect
    usable: pygame.Rect


class _SdlRect(ctypes.Structure):
    _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int), ("w", ctypes.c_int), ("h", ctypes.c_int)]


def monitors() -> list[Monitor]:
    """All monitors, the main one first; the display must have begun.

    Without access to SDL only the sizes are known: the monitors then form a row, and all of them is usable.
    """
    sdl = _sdl()
    found = _reported(sdl) if sdl is not None else []
    return found or _in_a_row(pygame.display.get_desktop_sizes())


def frame_of(window: pygame.Window) -> Frame:
    """The frame of a window; `NO_FRAME` where there is none, or as long as the system has not reported it."""
    sdl = _sdl()
    if sdl is None:
        return NO_FRAME
    top, left, bottom, right = (ctypes.c_int(0) for _ in range(4))
    pointer = sdl.SDL_GetWindowFromID(window.id)
    if not pointer or sdl.SDL_GetWindowBordersSize(pointer, *map(ctypes.byref, (top, left, bottom, right))) != 0:
        return NO_FRAME
    return Frame(left.value, top.value, right.value, bottom.value)


@cache
def _sdl() -> ctypes.CDLL | None:
    """The SDL 2 that pygame has loaded; None where it cannot be called.

    On Windows a library is found by its name once it is loaded. Elsewhere looking up a symbol in a library also
    searches those that it is linked with, so pygame's own module leads to SDL in a wheel, in a package of the system
    and in a frozen app alike.
    """
    if pygame.get_sdl_version()[0] != 2:
        return None
    try:
        sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else str(pygame.display.__file__))
        sdl.SDL_GetNumVideoDisplays.argtypes = []
        for bounds in (sdl.SDL_GetDisplayBounds, sdl.SDL_GetDisplayUsableBounds):
            bounds.argtypes = [ctypes.c_int, ctypes.POINTER(_SdlRect)]
        sdl.SDL_GetWindowFromID.argtypes, sdl.SDL_GetWindowFromID.restype = [ctypes.c_uint32], ctypes.c_void_p
        sdl.SDL_GetWindowBordersSize.argtypes = [ctypes.c_void_p, *[ctypes.POINTER(ctypes.c_int)] * 4]
    except (OSError, AttributeError):
        return None
    return sdl


def _reported(sdl: ctypes.CDLL) -> list[Monitor]:
    found = []
    for index in range(sdl.SDL_GetNumVideoDisplays()):
        bounds = _rect(sdl.SDL_GetDisplayBounds, index)
        if bounds is not None:
            found.append(Monitor(bounds, _rect(sdl.SDL_GetDisplayUsableBounds, index) or bounds))
    return found


def _rect(ask: Callable[..., int], index: int) -> pygame.Rect | None:
    """A rectangle of a monitor; None where SDL fails or it is empty."""
    rect = _SdlRect()
    if ask(index, ctypes.byref(rect)) != 0 or rect.w <= 0 or rect.h <= 0:
        return None
    return pygame.Rect(rect.x, rect.y, rect.w, rect.h)


def _in_a_row(sizes: list[tuple[int, int]]) -> list[Monitor]:
    row, left = [], 0
    for width, height in sizes:
        bounds = pygame.Rect(left, 0, width, height)
        row.append(Monitor(bounds, bounds))
        left += width
    return row
