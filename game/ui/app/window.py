"""The real window: its size, place and monitor."""

import os

import pygame

from game.message import Explained, Message
from game.ui.app.monitors import NO_FRAME, frame_of, monitors
from game.ui.app.window_place import SMALLEST, first_place, fitted, restored_place
from game.ui.engine.key_codes import is_shift
from game.ui.engine.shapes import blit_over
from game.ui.engine.text import Text
from game.ui.engine.viewport import DESIGN, Viewport
from game.ui.input.held_keys import DELAY_MS, EVERY_MS, HeldKeys
from game.ui.input.open_pads import listen_for_pads
from game.ui.words import tr

_NO_SCREEN = ("offscreen", "dummy")
_HINTS = {"SDL_MOUSE_FOCUS_CLICKTHROUGH": "1", "SDL_WINDOWS_DPI_SCALING": "1"}
"""Hints for SDL, read when the display begins: the click that focuses the window counts, and on Windows the program
is aware of the scale of each monitor. Places and sizes of windows are then points there, as they are on macOS."""
_SOFTWARE_HINT = "SDL_FRAMEBUFFER_ACCELERATION"
_SOFTWARE_DRIVERS = ("x11", "windows")
"""Drivers of SDL that show a surface without the graphics card; those of macOS and Wayland cannot."""
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_FRAME, _PATIENCE = 64, 30
"""A frame that is set around a window moves it by no more pixels than this, within its first pictures."""


class NoDisplay(Explained):
    """There is no screen to open a window on."""

    def __init__(self, why: str = "") -> None:
        if why:
            super().__init__(Message("Biotope needs a screen and found none ({why}).", why=why))
        else:
            super().__init__(Message("Biotope needs a screen and found none."))


class Window:
    """The window on the player's screen.

    Places and sizes are in points, the coordinates of the desktop; what is drawn and the events are in pixels. A
    point is more than one pixel on a Retina screen, and on Windows where the scale of the monitor is above 100%.

    Args:
        title: what its frame says.
        place: x, y, width, height as remembered; without one, it lies in the middle.
        maximized: it begins as large as the screen lets it be, and goes back to that place.
        icon: the emblem in its frame.

    Attributes:
        maximized: it is as large as the screen lets it be.
        place: x, y, width, height, to be remembered; maximized or on a full screen, to which it goes back.
    """

    def __init__(
        self,
        title: str,
        place: list[int] | None,
        maximized: bool = False,
        icon: pygame.Surface | None = None,
    ) -> None:
        rect = restored_place(place, monitors()) if place else first_place(monitors())
        self._frame = pygame.Window(
            title, rect.size, rect.topleft, resizable=True, maximized=maximized, allow_high_dpi=True
        )
        self._asked = rect.topleft
        self.place = [*rect]
        self._border, self._waits = (0, 0), _PATIENCE
        self._remembered, self._fits = place is not None, False
        self._frame.minimum_size = SMALLEST
        if icon:
            self._frame.set_icon(icon)
        self.maximized, self._full = maximized, False
        self._held = HeldKeys()
        self._text_input_area: pygame.Rect | None = None
        self._shifted = self._takes_text = False
        pygame.key.stop_text_input()  # SDL begins with it: an input method would take every key
        listen_for_pads()
        pygame.key.set_repeat(DELAY_MS, EVERY_MS)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        return self._frame.get_surface()

    def _pixels(self, x: float, y: float) -> tuple[int, int]:
        """Convert a place in the window from points to pixels."""
        (w, h), (across, down) = self._frame.size, self.surface.get_size()
        return round(x * across / w), round(y * down / h)

    def _points(self, area: pygame.Rect) -> pygame.Rect:
        """Convert an area of the window from pixels to points."""
        (w, h), (across, down) = self._frame.size, self.surface.get_size()
        return pygame.Rect(area.x * w // across, area.y * h // down, area.w * w // across, area.h * h // down)

    def events(self) -> list[pygame.Event]:
        """What has happened since the last call; a key that only is still down says so by `again`."""
        events = [self._told(event) for event in pygame.event.get()]
        if not (self._full or self.maximized):
            self._fit_frame()
            self.place = self._where_it_lies()
        return events

    def _fit_frame(self) -> None:
        """Make room for the frame, once the system has reported it; only during the first pictures.

        The coordinates that a new window is given are those of its frame under X11, those of its client area
        elsewhere; coordinates that are set later are always those of the client area.
        """
        frame = frame_of(self._frame) if self._waits and not self._fits else NO_FRAME
        if frame == NO_FRAME:
            return
        self._fits = True
        now = pygame.Rect(self._frame.position, self._frame.size)
        rect = fitted(now, monitors(), frame, remembered=self._remembered)
        if rect == now:
            return
        by_frame = now.topleft == (self._asked[0] + frame.left, self._asked[1] + frame.top)
        self._frame.size, self._frame.position = rect.size, rect.topleft
        self._asked = (rect.x - frame.left, rect.y - frame.top) if by_frame else rect.topleft

    def _where_it_lies(self) -> list[int]:
        """Its place, without the frame that has been set around it: that comes again the next time.

        Whatever moves it a little first is the frame, what comes later is the player.
        """
        x, y = self._frame.position
        if self._waits and self._border == (0, 0):
            self._waits -= 1
            across, down = x - self._asked[0], y - self._asked[1]
            if 0 <= across <= _FRAME and 0 <= down <= _FRAME:
                self._border = across, down
        return [x - self._border[0], y - self._border[1], *self._frame.size]

    def _told(self, event: pygame.Event) -> pygame.Event:
        if self._held.repeats(event):
            event.again = True
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and is_shift(event):
            self._shifted = event.type == pygame.KEYDOWN
            self._update_text_input()
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED) and not self._full:
            self.maximized = event.type == pygame.WINDOWMAXIMIZED
        if event.type in _MOUSE and self._frame.size != self.surface.get_size():
            return pygame.Event(event.type, {**event.dict, "pos": self._pixels(*event.pos)})
        return event

    def show(self, areas: list[pygame.Rect]) -> None:
        """Brings what was drawn onto the screen, if anything was."""
        if areas:
            self._frame.flip()

    def set_text_input_area(self, place: pygame.Rect | None) -> None:
        """Let the system write into a text field at this place, in pixels; None where keys are no text."""
        if place == self._text_input_area:
            return
        self._text_input_area = place
        if place is not None:
            pygame.key.set_text_input_rect(self._points(place))
        self._update_text_input()

    def _update_text_input(self) -> None:
        """Start or stop text input: on in a text field, and outside of one while Shift is held.

        A key event tells the sign that Shift gives ("/" is Shift+7 on a German keyboard) only while text input is on;
        without Shift an input method would take the keys.
        """
        wanted = self._shifted or self._text_input_area is not None
        if wanted != self._takes_text:
            self._takes_text = wanted
            if wanted:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    def fill(self, colour: pygame.Color) -> None:
        """Shows nothing but a colour: what is seen until there is more to show."""
        self.surface.fill(colour)
        self.show([self.surface.get_rect()])

    def fill_screen(self, on: bool) -> None:
        """Fills the screen, or goes back to where the window was."""
        self._full = on
        if on:
            self._frame.set_fullscreen(desktop=True)
        else:
            self._frame.set_windowed()
            if self.maximized:
                self._frame.maximize()

    def close(self) -> None:
        """Takes the window off the screen."""
        self._frame.destroy()


def open_window(
    title: str, full: bool, place: list[int] | None, maximized: bool = False, icon: pygame.Surface | None = None
) -> Window:
    """Opens the window.

    Args:
        title: what its frame says.
        full: it fills the screen.
        place: x, y, width, height as remembered.
        maximized: it is as large as the screen lets it be.
        icon: the emblem in its frame.

    Raises:
        NoDisplay: there is no screen.
    """
    for hint, value in _HINTS.items():
        os.environ.setdefault(hint, value)
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if finds_no_screen(driver):
            raise NoDisplay
        if driver in _SOFTWARE_DRIVERS:
            os.environ.setdefault(_SOFTWARE_HINT, "0")
        window = Window(title, place, maximized, icon)
        if full:
            window.fill_screen(True)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    return window


def finds_no_screen(driver: str) -> bool:
    """Whether SDL draws into nowhere with this driver without having been asked to."""
    return driver in _NO_SCREEN and os.environ.get("SDL_VIDEODRIVER") != driver


def ask_for_room(surface: pygame.Surface, ground: pygame.Color, ink: pygame.Color) -> list[pygame.Rect]:
    """Says in letters of a fixed size that the window is too small to play in; returns what was drawn."""
    words = Text(Viewport(DESIGN)).render(tr("A little more room, please"), 16, 600, "sans", ink)
    surface.fill(ground)
    blit_over(surface, words, words.get_rect(center=surface.get_rect().center).topleft)
    return [surface.get_rect()]
