from collections.abc import Iterator

import pygame
import pytest

from game.ui.app import monitors as module
from game.ui.app.monitors import NO_FRAME, Monitor, frame_of, monitors


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    pygame.display.init()
    yield
    pygame.display.quit()


def test_sdl_says_where_the_monitors_are(monkeypatch: pytest.MonkeyPatch) -> None:
    [(width, height)] = pygame.display.get_desktop_sizes()
    monkeypatch.delattr(pygame.display, "get_desktop_sizes")
    bounds = pygame.Rect(0, 0, width, height)
    assert monitors() == [Monitor(bounds, bounds)]


def test_sdl_finds_the_window_and_no_frame_where_there_is_none() -> None:
    window = pygame.Window("Biotope", (640, 360))
    sdl = module._sdl()
    assert sdl is not None and sdl.SDL_GetWindowFromID(window.id)
    assert frame_of(window) == NO_FRAME
    window.destroy()


def test_without_sdl_the_monitors_are_taken_for_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_sdl", lambda: None)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (1280, 720)])
    rects = [pygame.Rect(0, 0, 1920, 1080), pygame.Rect(1920, 0, 1280, 720)]
    assert monitors() == [Monitor(rect, rect) for rect in rects]
    window = pygame.Window("Biotope", (640, 360))
    assert frame_of(window) == NO_FRAME
    window.destroy()


@pytest.mark.parametrize("fails", [True, False])
def test_another_sdl_or_none_is_not_called(monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    def no_library(name: str) -> None:
        raise OSError(name)

    if fails:
        monkeypatch.setattr(module.ctypes, "CDLL", no_library)
    else:
        monkeypatch.setattr(pygame, "get_sdl_version", lambda: (3, 2, 0))
    assert module._sdl.__wrapped__() is None
