"""The real window: its size, place and monitor."""

import os

import pygame

SMALLEST = (640, 360)
_FIRST = (1280, 720)
_NO_SCREEN = ("offscreen", "dummy")


class NoDisplay(Exception):
    """There is no screen to open a window on."""

    def __init__(self, why: str = "") -> None:
        super().__init__(f"Biotope needs a screen and found none{f' ({why})' if why else ''}.")


class Window:
    """A window on the player's screen.

    Args:
        title: what its frame says.
        icon: the emblem in its frame.
    """

    def __init__(self, title: str, icon: pygame.Surface | None = None) -> None:
        self.full = False
        pygame.display.set_caption(title)
        if icon:
            pygame.display.set_icon(icon)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open"
        return surface

    def show(self, areas: list[pygame.Rect]) -> None:
        """Brings drawn rectangles onto the screen."""
        if areas:
            pygame.display.update(areas)

    def full_screen(self, on: bool, place: list[int] | None) -> None:
        """Fills the screen, or goes back to a window at its old place, as far as that is still on a screen."""
        self.full = on
        if on:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return
        x, y, width, height = clamped(place, pygame.display.get_desktop_sizes())
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        if place is not None:
            pygame.display.set_window_position((x, y))

    @property
    def place(self) -> list[int] | None:
        """x, y, width, height, to be remembered; None on a full screen."""
        return None if self.full else [*pygame.display.get_window_position(), *self.surface.get_size()]


def open_window(title: str, full: bool, place: list[int] | None, icon: pygame.Surface | None = None) -> Window:
    """Opens the window.

    Args:
        title: what its frame says.
        full: it fills the screen.
        place: x, y, width, height as remembered.
        icon: the emblem in its frame.

    Raises:
        NoDisplay: there is no screen.
    """
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in _NO_SCREEN and os.environ.get("SDL_VIDEODRIVER") != driver:
            raise NoDisplay
        window = Window(title, icon)
        window.full_screen(full, place)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    return window


def clamped(place: list[int] | None, screens: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    """A remembered place, made to fit what screens there are now; without one, a window of the first size."""
    width, height = max(w for w, _ in screens), max(h for _, h in screens)
    x, y, w, h = place or (0, 0, *_FIRST)
    w, h = min(max(w, SMALLEST[0]), width), min(max(h, SMALLEST[1]), height)
    right = sum(w for w, _ in screens)
    return min(max(x, 0), max(0, right - w)), min(max(y, 0), height - h), w, h
