import pygame
import pytest

from game.ui.window import NoDisplay, clamped, open_window

SCREEN = [(1920, 1080)]


def test_the_first_window_has_the_first_size() -> None:
    assert clamped(None, SCREEN)[2:] == (1280, 720)


def test_a_remembered_place_stays() -> None:
    assert clamped([200, 100, 1600, 900], SCREEN) == (200, 100, 1600, 900)


@pytest.mark.parametrize(
    "place", [[5000, 3000, 1600, 900], [-900, -50, 1600, 900], [0, 0, 9000, 9000], [10, 10, 5, 5]]
)
def test_a_place_that_is_no_longer_on_a_screen_is_moved_onto_it(place: list[int]) -> None:
    x, y, w, h = clamped(place, SCREEN)
    assert x >= 0 and x + w <= 1920 and y >= 0 and y + h <= 1080
    assert w >= 640 and h >= 360


def test_a_window_on_the_second_screen_stays_there() -> None:
    assert clamped([2000, 50, 1280, 720], [(1920, 1080), (1920, 1080)])[0] == 2000


def test_without_a_screen_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplay, match=r"needs a screen"):
        open_window("Biotope", False, None)


def test_a_broken_display_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplay, match="no such device"):
        open_window("Biotope", False, None)


def test_a_window_opens_shows_and_fills_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, [10, 10, 960, 540])
    try:
        assert window.surface.get_size() == (960, 540)
        window.show([window.surface.fill("white")])
        assert window.place is not None and window.place[2:] == [960, 540]
        window.fill_screen(True)
        assert window.place is None
    finally:
        window.close()
        pygame.display.quit()


def test_a_window_is_never_black(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, [10, 10, 960, 540])
    window.fill(pygame.Color("#336655"))
    assert window.surface.get_at((480, 270)) == pygame.Color("#336655")
    window.close()
    pygame.display.quit()
