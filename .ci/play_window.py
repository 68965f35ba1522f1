"""Plays a program in a window on a virtual screen: `play_window.py [--windowed] FOLDER COMMAND…`.

The command opens the app with an empty data folder; what it shows is compared by pixels. Screenshots are kept in
FOLDER. Needs Xvfb, xdotool and scrot.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.ui.shot import shot

SCREEN = (1600, 900)
DESIGN = (1280, 720)
"""Size of a window in which the places below are measured."""
WAIT = 120.0
"""Seconds until a picture that does not come is a failure; a busy machine is slow under Wine."""
LOGO = (60, 30, 370, 130)
BOARD = (410, 60, 436, 480)
CELL = (590, 186, 75, 106)
"""The place of the first card, in the middle of the board."""
HAND = (240, 560, 770, 150)
BOX, PLAY, START, CONTINUE, CARD, DONE = (635, 320), (610, 495), (1060, 630), (457, 473), (470, 620), (960, 510)
BUTTON, BESIDE = (370, 473), (346, 473)
"""Inside the left edge of the button to continue after a crash, and on the page beside it."""
Area = tuple[int, int, int, int]


class Screen:
    """A virtual screen with at most one window of the app."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folder, self.environment = folder, {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.environment.pop("SDL_VIDEODRIVER", None)

    def tool(self, *words: object) -> str:
        """Run a tool of X on this screen and return what it prints; nothing if it fails."""
        words = tuple(map(str, words))
        return subprocess.run(words, env=self.environment, capture_output=True, text=True, check=False).stdout

    def window(self) -> pygame.Rect | None:
        """Return where the window of the app is, in pixels of the screen; None without one."""
        for number in self.tool("xdotool", "search", "--onlyvisible", "--class", ".").split():
            if self.tool("xdotool", "getwindowname", number).strip() == "Biotope":
                place = self.tool("xdotool", "getwindowgeometry", "--shell", number)
                found = dict(re.findall(r"(\w+)=(-?\d+)", place))
                return pygame.Rect(*(int(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))
        return None

    def picture(self, name: str) -> pygame.Surface:
        """Return what the window shows, scaled to `DESIGN`; the screenshot is kept under this name."""
        file = self.folder / f"{name}.png"
        self.tool("scrot", "--overwrite", file)
        window = self.window()
        if window is None or not file.exists():
            return pygame.Surface(DESIGN)
        screen = pygame.image.load(file)
        return pygame.transform.smoothscale(screen.subsurface(window.clip(screen.get_rect())), DESIGN)

    def point(self, place: tuple[int, int]) -> None:
        """Move the pointer to a place in the window."""
        window = self.window() or sys.exit("The window is gone.")
        x, y = (round(at * size / design) for at, size, design in zip(place, window.size, DESIGN))
        self.tool("xdotool", "mousemove", window.x + x, window.y + y)
        time.sleep(0.1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at one place, move in steps, release at another; a click if both are the same."""
        self.point(start)
        self.tool("xdotool", "mousedown", 1)
        time.sleep(0.2)
        for step in range(1, 21 if start != end else 1):
            self.point(tuple(round(a + (b - a) * step / 20) for a, b in zip(start, end)))  # type: ignore[arg-type]
        time.sleep(0.2)
        self.tool("xdotool", "mouseup", 1)

    def click(self, place: tuple[int, int]) -> None:
        """Press and release at a place."""
        self.drag(place, place)

    def wait(self, name: str, holds: Callable[[pygame.Surface], bool]) -> pygame.Surface:
        """Return the picture once it holds; exit with the name of what was expected after `WAIT` seconds."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            picture = self.picture(name)
            if holds(picture):
                print(f"   {name}: as expected", flush=True)
                return picture
            time.sleep(0.5)
        sys.exit(f"{name}: not seen within {WAIT:.0f} s; see {self.folder / name}.png")


def difference(one: pygame.Surface, other: pygame.Surface, area: Area) -> float:
    """Return the share (0 to 1) of pixels in an area that differ by more than 32 of 255 in some channel."""
    views = [picture.convert(24).subsurface(area) for picture in (one, other)]
    same = pygame.mask.from_threshold(views[0], (0, 0, 0), (33, 33, 33, 255), views[1]).count()
    return 1 - same / (area[2] * area[3])


def stands_out(picture: pygame.Surface) -> bool:
    """Return whether the button to continue is there: its colour differs by more than 32 of 255 from the page."""
    inside, beside = picture.get_at(BUTTON), picture.get_at(BESIDE)
    return max(abs(inside[channel] - beside[channel]) for channel in range(3)) > 32


@contextmanager
def screen(folder: Path) -> Iterator[Screen]:
    """Open a screen; it is closed at the end."""
    reading, writing = os.pipe()
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        yield Screen(folder, f":{os.read(reading, 16).decode().strip()}")
    finally:
        server.terminate()
        server.wait()


def play(seen: Screen, command: list[str], *, fullscreen: bool) -> None:
    """Play the first turn of a game, kill the app, continue the game; exits at the first wrong picture."""
    shot("title", DESIGN, seen.folder / "drawn.png")
    drawn = pygame.image.load(seen.folder / "drawn.png")

    def start() -> subprocess.Popen[bytes]:
        streams = {
            "stdin": subprocess.PIPE,
            "stdout": subprocess.PIPE,
            "stderr": subprocess.STDOUT,
        }  # Wine needs pipes
        return subprocess.Popen(command, env=seen.environment, **streams)

    app = start()
    try:
        title = seen.wait("title", lambda now: difference(now, drawn, LOGO) < 0.1)
        seen.point(BOX)
        time.sleep(2)  # the button moves below the box
        seen.click(PLAY)
        seen.wait("setup", lambda now: difference(now, title, BOARD) > 0.7)
        time.sleep(3)  # the page fades in
        setup = seen.picture("setup")
        seen.click(START)
        seen.wait("table", lambda now: difference(now, setup, BOARD) > 0.7)
        time.sleep(5)  # the cards are dealt
        table = seen.picture("table")
        seen.drag(CARD, (CELL[0] + 40, CELL[1] + 50))
        seen.wait("card", lambda now: difference(now, table, CELL) > 0.5)
        seen.click(DONE)
        seen.wait("hand", lambda now: difference(now, table, HAND) > 0.3 and difference(now, table, CELL) > 0.5)
        time.sleep(5)  # the others' cards are placed
        turn = seen.picture("turn")
        if fullscreen:
            before = seen.window()
            seen.tool("xdotool", "key", "F11")
            seen.wait(
                "fullscreen", lambda now: seen.window() == (0, 0, *SCREEN) and difference(now, turn, BOARD) < 0.1
            )
            seen.tool("xdotool", "key", "F11")
            seen.wait("window", lambda now: seen.window() == before and difference(now, turn, BOARD) < 0.1)
        app.kill()
        app.wait()
        app = start()
        seen.wait("report of the kill", stands_out)
        seen.click(CONTINUE)
        seen.wait("continued", lambda now: difference(now, turn, BOARD) < 0.1 and difference(now, turn, HAND) < 0.1)
    finally:
        app.kill()
        app.wait()


def main() -> None:
    """Play on a screen of its own."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--windowed", action="store_true", help="leave out F11, which X needs a window manager for")
    reading.add_argument("folder", type=Path, help="where screenshots are kept")
    reading.add_argument("command", nargs=argparse.REMAINDER, help="opens the app with an empty data folder")
    asked = reading.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with screen(asked.folder) as seen:
        play(seen, asked.command, fullscreen=not asked.windowed)


if __name__ == "__main__":
    main()
