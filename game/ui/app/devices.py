"""The screen and the sound card as they are found, in words for a report; nothing is opened for longer than that."""

import pygame

from game.ui.app.window import finds_no_screen
from game.ui.sound.sound import open_mixer


def versions() -> str:
    """Of pygame and of SDL below it."""
    return f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


def display() -> str:
    """The driver and the screens."""
    open_before = pygame.display.get_init()
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if finds_no_screen(driver):
            return f"no screen (driver {driver})"
        rates = pygame.display.get_desktop_refresh_rates()
        screens = [f"{w}x{h} at {hz} Hz" for (w, h), hz in zip(pygame.display.get_desktop_sizes(), rates)]
        return f"driver {driver}, {', '.join(screens)}"
    except pygame.error as error:
        return f"no screen ({error})"
    finally:
        if not open_before:
            pygame.display.quit()


def sound() -> str:
    """The driver and how it plays."""
    open_before = pygame.mixer.get_init() is not None
    try:
        if not open_mixer():
            return f"no sound card ({pygame.get_error()})"
        frequency, size, channels = pygame.mixer.get_init() or (0, 0, 0)
        return f"driver {pygame.mixer.get_driver()}, {frequency} Hz, {abs(size)} bit, {channels} channels"
    finally:
        if not open_before:
            pygame.mixer.quit()
