import os
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.ui.app.app import App
from game.ui.app.monitors import Frame, Monitor
from game.ui.app.window import NoDisplay, Window, open_window
from game.ui.engine.intent import Accept, Erase, FullScreen, Steer
from game.ui.engine.reading import read
from game.ui.engine.viewport import Viewport
from game.ui.input.held_keys import DELAY_MS, EVERY_MS
from game.ui.input.input import Input
from game.ui.input.sitting import Sitting
from game.ui.settings import Settings
from tests.support.garden import Garden
from tests.support.pilot import FRAME_MS, MemoryStore, NamedSound


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


@pytest.mark.parametrize("hint", ["SDL_MOUSE_FOCUS_CLICKTHROUGH", "SDL_WINDOWS_DPI_SCALING"])
def test_hints_are_set_before_the_display_begins(monkeypatch: pytest.MonkeyPatch, hint: str) -> None:
    monkeypatch.delenv(hint, raising=False)
    seen: list[str | None] = []

    def init() -> None:
        seen.append(os.environ.get(hint))
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.display, "init", init)
    with pytest.raises(NoDisplay):
        open_window("Biotope", False, None)
    assert seen == ["1"]


def test_a_window_opens_shows_and_fills_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, [10, 10, 960, 540])
    try:
        assert window.surface.get_size() == (960, 540)
        window.show([window.surface.fill("white")])
        assert window.place == [10, 10, 960, 540]
        window.fill_screen(True)
        window.events()
        assert window.surface.get_size() != (960, 540) and window.place == [10, 10, 960, 540]
    finally:
        window.close()
        pygame.display.quit()


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, [10, 10, 960, 540])
    pygame.event.clear()
    yield window
    window.close()
    pygame.display.quit()


def becomes(window: Window, kind: int, place: tuple[int, int], size: tuple[int, int]) -> None:
    """What the system does to a window, and how it tells of it."""
    window._frame.position, window._frame.size = place, size
    pygame.event.post(pygame.Event(kind))
    window.events()


def test_of_a_maximized_window_the_place_is_kept_to_which_it_goes_back(window: Window) -> None:
    window.events()
    becomes(window, pygame.WINDOWMAXIMIZED, (0, 19), (1600, 881))
    assert window.maximized and window.place == [10, 10, 960, 540]
    becomes(window, pygame.WINDOWRESTORED, (11, 30), (960, 540))
    assert not window.maximized and window.place == [10, 10, 960, 540]


def test_a_full_screen_is_not_maximized_and_goes_back_to_what_was(window: Window) -> None:
    becomes(window, pygame.WINDOWMAXIMIZED, (0, 19), (1600, 881))
    window.fill_screen(True)
    becomes(window, pygame.WINDOWRESTORED, (0, 0), (1600, 900))
    assert window.maximized
    window.fill_screen(False)
    assert window.maximized and window.place == [10, 10, 960, 540]


def test_a_window_does_not_wander_by_its_frame_from_one_start_to_the_next(window: Window) -> None:
    becomes(window, pygame.WINDOWMOVED, (11, 30), (960, 540))
    assert window.place == [10, 10, 960, 540]
    for _ in range(40):
        window.events()
    becomes(window, pygame.WINDOWMOVED, (21, 40), (960, 540))
    assert window.place == [20, 20, 960, 540], "that was the player"


def test_whoever_moves_the_window_as_soon_as_it_is_there_is_no_frame(window: Window) -> None:
    becomes(window, pygame.WINDOWMOVED, (11, 30), (960, 540))
    becomes(window, pygame.WINDOWMOVED, (51, 60), (960, 540))
    assert window.place == [50, 40, 960, 540]
    becomes(window, pygame.WINDOWMAXIMIZED, (0, 19), (1600, 881))
    becomes(window, pygame.WINDOWRESTORED, (71, 100), (960, 540))
    assert window.place == [70, 80, 960, 540], "nor is who pulls it off the edge of the screen"


def test_a_window_that_fills_the_screen_at_the_end_is_remembered_where_it_was(
    window: Window,
) -> None:
    store = MemoryStore()
    app = App(store, window=window, sound=NamedSound())
    app.start(Garden)
    becomes(window, pygame.WINDOWMOVED, (400, 300), (800, 450))
    app.step(FRAME_MS, [pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)])
    window.events()
    app.close()
    assert store.setting("window") == [400, 300, 800, 450]


def test_the_first_window_of_all_is_remembered_without_its_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, None)
    x, y = window._frame.position
    becomes(window, pygame.WINDOWMOVED, (x + 1, y + 20), (1280, 720))
    assert window.place == [x, y, 1280, 720]
    window.close()
    pygame.display.quit()


@pytest.fixture
def small_monitor(monkeypatch: pytest.MonkeyPatch) -> None:
    """A monitor of 1366 × 768 pixels with a task bar, and windows with a title bar."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    bounds, usable = pygame.Rect(0, 0, 1366, 768), pygame.Rect(0, 0, 1366, 728)
    monkeypatch.setattr("game.ui.app.window.monitors", lambda: [Monitor(bounds, usable)])
    monkeypatch.setattr("game.ui.app.window.frame_of", lambda window: Frame(1, 20, 1, 5))
    pygame.display.quit()


@pytest.mark.usefixtures("small_monitor")
@pytest.mark.parametrize("origin_of_frame", [True, False])
def test_the_first_window_makes_room_for_its_frame_and_keeps_its_place_the_next_time(origin_of_frame: bool) -> None:
    window = open_window("Biotope", False, None)
    if origin_of_frame:  # as under X11: the frame, not the picture, begins where the window was put
        x, y = window._frame.position
        window._frame.position = x + 1, y + 20
    window.events()
    (x, y), (w, h) = window._frame.position, window._frame.size
    assert y >= 20 and y + h + 5 <= 728 and x >= 1 and x + w + 1 <= 1366
    assert h > 690 and abs(w - h * 16 / 9) < 2, "as large as fits, in its usual shape"
    expected = [x - 1, y - 20, w, h] if origin_of_frame else [x, y, w, h]
    assert window.place == expected
    window._frame.position = x + 200, y
    window.events()
    assert window._frame.size == (w, h) and window._frame.position == (x + 200, y), "what follows is up to the player"
    window.close()
    pygame.display.quit()


@pytest.mark.usefixtures("small_monitor")
def test_a_remembered_place_over_the_task_bar_stays() -> None:
    window = open_window("Biotope", False, [40, 40, 1280, 720])
    window.events()
    assert window.place == [40, 40, 1280, 720]
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


def test_what_moves_while_the_screen_is_filled_is_not_all_that_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, [10, 10, 960, 540])
    app = App(MemoryStore(), window=window, sound=NamedSound())
    app.start(Garden)
    app.step(FRAME_MS, [])
    app.stack.top.stage["bed/1"].x += 10
    drawn = app.step(FRAME_MS, [pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)])
    full = window.surface.get_size()
    assert full != (960, 540) and app.look.viewport.size == full
    assert drawn == [window.surface.get_rect()]
    window.close()
    pygame.display.quit()


@pytest.mark.parametrize("event", [pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED])
def test_all_is_drawn_anew_when_the_system_has_another_surface_of_the_same_size(
    monkeypatch: pytest.MonkeyPatch, event: int
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    pygame.display.init()
    window = open_window("Biotope", False, [0, 0, *pygame.display.get_desktop_sizes()[0]])
    app = App(MemoryStore(), window=window, sound=NamedSound())
    app.start(Garden)
    app.step(FRAME_MS, [])
    assert app.step(FRAME_MS, []) == []
    for _ in ("filled", "back"):
        f11 = pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
        assert app.step(FRAME_MS, [f11]) == [window.surface.get_rect()]
        window.surface.fill("black")
        assert app.step(FRAME_MS, [pygame.Event(event)]) == [window.surface.get_rect()]
    window.close()
    pygame.display.quit()


def test_a_held_key_erases_and_moves_on_but_confirms_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    window = open_window("Biotope", False, None)
    assert pygame.key.get_repeat() == (DELAY_MS, EVERY_MS)
    window.events()
    pressed = [pygame.K_BACKSPACE, pygame.K_RETURN, pygame.K_DOWN, pygame.K_F11]
    for key in (*pressed, *pressed):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    events = [event for event in window.events() if event.type == pygame.KEYDOWN]
    again = [event.dict.get("again", False) for event in events]
    assert again == [False] * 4 + [True] * 4 + [False]
    reader = Input(Settings(MemoryStore()), Sitting(), lambda: None, lambda text, quiet: None, lambda: None)
    viewport = Viewport((1280, 720))
    meant = [next(reader.read(event, viewport, Garden()), None) for event in events]
    assert meant == [None, Accept(), Steer(0, 1), FullScreen(), None, None, Steer(0, 1), None, Accept()]
    writing = [read(event, viewport, lambda stroke: None, typing=True) for event in events[:5]]
    assert writing == [Erase(), Accept(), Steer(0, 1), None, Erase()]
    window.close()
    pygame.display.quit()


class DenseWindow(pygame.Window):
    """A window on a screen where a point is two pixels; SDL's own surface has the size in points here."""

    density = 2.0

    def __init__(self, *args: Any, **options: Any) -> None:
        assert options["allow_high_dpi"], "without it the system enlarges a coarse picture"
        super().__init__(*args, **options)
        self._dense = pygame.Surface((0, 0))

    def get_surface(self) -> pygame.Surface:
        w, h = self.size
        size = round(w * self.density), round(h * self.density)
        if self._dense.get_size() != size:
            self._dense = pygame.Surface(size)
        return self._dense


@pytest.fixture
def dense(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame, "Window", DenseWindow)
    pygame.display.quit()
    window = open_window("Biotope", False, [10, 10, 960, 540])
    pygame.event.clear()
    yield window
    window.close()
    pygame.display.quit()


def test_on_a_dense_screen_every_pixel_is_drawn_and_remembered_places_stay_the_same(dense: Window) -> None:
    app = App(MemoryStore(), window=dense, sound=NamedSound())
    app.start(Garden)
    assert app.step(FRAME_MS, dense.events()) == [pygame.Rect(0, 0, 1920, 1080)]
    assert app.look.viewport.size == (1920, 1080)
    assert dense.place == [10, 10, 960, 540]


def test_on_a_dense_screen_the_mouse_points_at_what_is_below_it(dense: Window) -> None:
    posted = [
        pygame.Event(pygame.MOUSEMOTION, pos=(480, 270), rel=(0, 0), buttons=(0, 0, 0), touch=False),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 539), button=1, touch=False),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1, touch=False),
    ]
    for event in posted:
        pygame.event.post(event)
    seen = [event for event in dense.events() if event.type in [each.type for each in posted]]
    assert [event.pos for event in seen] == [(960, 540), (60, 1078), (0, 0)]
    assert seen[1].button == 1


def test_on_a_dense_screen_the_system_is_told_in_points_where_text_is_entered(
    dense: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", places.append)
    dense.set_text_input_area(pygame.Rect(200, 100, 640, 80))
    assert places == [pygame.Rect(100, 50, 320, 40)]


def test_a_window_that_moves_to_a_screen_of_another_scale_is_drawn_for_it(
    dense: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(MemoryStore(), window=dense, sound=NamedSound())
    app.start(Garden)
    app.step(FRAME_MS, dense.events())
    monkeypatch.setattr(DenseWindow, "density", 1.5)
    drawn = app.step(FRAME_MS, [pygame.Event(pygame.WINDOWSIZECHANGED, x=960, y=540)])
    assert drawn == [pygame.Rect(0, 0, 1440, 810)]
    assert app.look.viewport.size == (1440, 810)


@pytest.mark.parametrize(
    ("driver", "software"), [("x11", "0"), ("windows", "0"), ("cocoa", None), ("wayland", None), ("dummy", None)]
)
def test_only_drivers_that_can_show_a_surface_without_the_graphics_card_are_asked_to(
    monkeypatch: pytest.MonkeyPatch, driver: str, software: str | None
) -> None:
    """SDL has no picture at all where it is asked to and cannot."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr("game.ui.app.window.Window", lambda *args: os.environ.get("SDL_FRAMEBUFFER_ACCELERATION"))
    pygame.display.quit()
    assert open_window("Biotope", False, None) == software
    pygame.display.quit()
