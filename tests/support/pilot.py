"""Plays the app without a screen: speaks names, not pixels, and acts by events alone."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import pygame

from game.paths import assets_dir
from game.ui.app.app import App
from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.ui.sound.ambience import Ambience
from game.ui.sound.sound import Sound
from tests.support.finals import watch
from tests.support.store import MemoryStore

watch()

FRAME_MS, LONG_FRAME_MS = 16, 100
AFTER_A_DOUBLE_CLICK_MS = 500
"""Two presses that are this far apart are no double click."""
_MODS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}
_PATIENCE = 4000
"""Frames after which a scene that still moves counts as one that never rests."""


class NamedSound(Sound):
    """Plays into nowhere, and knows every name that it is given."""

    def __init__(self) -> None:
        super().__init__(assets_dir() / "audio", device=False)
        self._known = self.names

    def play(self, name: str, variation: float | None = None, side: float = 0.0) -> None:
        assert name in self._known, f"there is no sound {name}"
        super().play(name, variation, side)

    def ambience(self, ambience: Ambience | None) -> None:
        if ambience is not None:
            unknown = {f"bed-{ambience.bed}", f"music-{ambience.music}"} - self._known
            assert not unknown, f"there is no {unknown}"
        super().ambience(ambience)


class Empty(Scene):
    """Nothing at all: what lies below a page that is tried by itself."""

    name = "empty"


class Pilot:
    """One app on a screen in memory.

    Args:
        size: of the screen, in pixels.
        store: where settings and games last; without one, a store in memory.
        animation: "none" shows the end of every movement at once.
        data: the folder for reports.

    Attributes:
        faults: faults of the app are shown to the player instead of failing the test.
    """

    faults = False

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        store: Any = None,
        animation: str = "none",
        data: Path | None = None,
    ) -> None:
        self.store = MemoryStore() if store is None else store
        self.store.set_setting("animation", animation)
        self.sound = NamedSound()
        self.app = App(self.store, pygame.Surface(size), sound=self.sound, data=data)
        self._read: tuple[Scene, Hashable] | None = None

    def start(self, home: Callable[[], Scene] = Empty) -> "Pilot":
        """Begins with a scene and waits until it rests."""
        self.app.start(home)
        self.settle()
        return self

    @property
    def scene(self) -> Scene:
        """The scene that is played."""
        return self.app.stack.top

    @property
    def sounds(self) -> list[str]:
        """The sounds played lately."""
        return self.sound.played

    def node(self, name: str) -> Node:
        """A node of the scene, which must be there."""
        node = self.scene.stage.get(name)
        assert node is not None, f"no {name} on the {self.scene.name} scene, only {self.names()}"
        return node

    def names(self, prefix: str = "") -> list[str]:
        """The names of all visible nodes that begin like this."""
        return [n.name for n in self.scene.stage.nodes if n.visible and n.name.startswith(prefix)]

    def texts(self) -> list[str]:
        """Everything that is said on the screen."""
        return [said.text for node in self._seen() for said in node.said]

    def faces(self) -> list[str]:
        """Every drawing on the screen."""
        return [name for node in self._seen() for name in node.shown]

    def press(self, name: str) -> None:
        """Moves the focus to a node and presses Enter."""
        assert self.node(name).focusable, f"the keyboard does not reach {name}"
        assert self.scene.focus.set(name), f"{name} is not enabled"
        self.key("Return")

    def click(self, name: str, button: int = 1) -> None:
        """Clicks the middle of a node."""
        self.hover(name)
        self.press_at(*self.node(name).centre, button=button)

    def press_at(self, x: float, y: float, button: int = 1) -> None:
        """Clicks a place in units, as fast as two frames see it."""
        pos = self.app.look.viewport.point(x, y)
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self._frame([pygame.Event(kind, pos=pos, button=button) for kind in kinds])
        self.settle()

    def hover(self, name: str) -> None:
        """Moves the pointer onto a node."""
        self.hover_at(*self.node(name).centre)

    def hover_at(self, x: float, y: float) -> None:
        """Moves the pointer to a place in units."""
        self._mouse(pygame.MOUSEMOTION, x, y, buttons=(0, 0, 0))

    def drag(self, name: str, onto: str, steps: int = 6) -> None:
        """Carries a node onto another one."""
        x1, y1 = self.node(name).centre
        x2, y2 = self.node(onto).centre
        self.grab(name)
        for step in range(1, steps + 1):
            share = step / steps
            self.carry(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
        self.let_go(x2, y2)

    def stroke(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Moves the pointer from one place to another with the button down."""
        self._mouse(pygame.MOUSEBUTTONDOWN, *start, button=1)
        self.carry((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.carry(*end)
        self.let_go(*end)

    def grab(self, name: str) -> None:
        """Presses the button on a node and keeps it down."""
        self.hover(name)
        self._mouse(pygame.MOUSEBUTTONDOWN, *self.node(name).centre, button=1)

    def carry(self, x: float, y: float) -> None:
        """Moves the pointer to a place in units with the button down."""
        self._mouse(pygame.MOUSEMOTION, x, y, buttons=(1, 0, 0))

    def let_go(self, x: float, y: float) -> None:
        """Releases the button at a place in units."""
        self._mouse(pygame.MOUSEBUTTONUP, x, y, button=1)
        self.settle()

    def wheel(self, name: str, notches: int) -> None:
        """Turns the wheel over a node: down by so many notches, or up by a negative number."""
        for _ in range(abs(notches)):
            self._mouse(pygame.MOUSEBUTTONDOWN, *self.node(name).centre, button=5 if notches > 0 else 4)
        self.settle()

    def key(self, *names: str) -> None:
        """Presses keys, one after the other: "Return", "Tab", "shift+Tab", "ctrl+z", "5"."""
        for name in names:
            self.read_page(accepts=name == "Return")
            self._frame([self.key_event(name)])
            self.settle()

    def read_page(self, accepts: bool = True) -> None:
        """Wait until a page, or another use of a button, that came with the last key takes the next one.

        Args:
            accepts: the next key is Enter, or A of a gamepad; only a curtain lets all other keys wait.
        """
        focused = self.scene.focus.node
        page = self.scene, focused and focused.occasion
        if self.scene.name == "curtain":
            self.wait(7 * LONG_FRAME_MS)
        elif accepts and self._read not in (None, page):
            self.wait(AFTER_A_DOUBLE_CLICK_MS)
        self._read = page if accepts else self._read

    def key_event(self, name: str) -> pygame.Event:
        """What the press of a key puts into the queue."""
        *mods, key = name.split("+")
        mod = sum(_MODS[mod] for mod in mods)
        return pygame.Event(pygame.KEYDOWN, key=_code(key), mod=mod, unicode="")

    def type(self, text: str) -> None:
        """Types letters."""
        for letter in text:
            self._event(pygame.TEXTINPUT, text=letter)
        self.settle()

    def step(self, ms: float) -> None:
        """Lets time pass, frame by frame."""
        while ms > 0:
            self._frame([], min(ms, FRAME_MS))
            ms -= FRAME_MS

    def wait(self, ms: float) -> None:
        """Lets time pass of which nothing is looked at, in long frames."""
        while ms > 0:
            self._frame([], min(ms, LONG_FRAME_MS))
            ms -= LONG_FRAME_MS

    def settle(self) -> None:
        """Lets time pass until nothing moves any more."""
        for _ in range(_PATIENCE):
            drawn = self._frame([])
            if not drawn and not self.scene.moving and "scene before" not in self.scene.stage:
                return
        raise AssertionError(f"the {self.scene.name} scene never rests")

    def resize(self, size: tuple[int, int]) -> None:
        """Another window size."""
        self.app.resize(pygame.Surface(size))
        self.settle()

    def shot(self, path: Path | str) -> None:
        """Saves the screen as a PNG."""
        pygame.image.save(self.app.screen, path)

    def _seen(self) -> list[Node]:
        return [node for node in self.scene.stage.nodes if node.visible and node.alpha > 0]

    def _mouse(self, kind: int, x: float, y: float, **fields: Any) -> None:
        self._event(kind, pos=self.app.look.viewport.point(x, y), **fields)

    def _event(self, kind: int, **fields: Any) -> None:
        self._frame([pygame.Event(kind, fields)])

    def _frame(self, events: list[pygame.Event], ms: float = FRAME_MS) -> list[pygame.Rect]:
        drawn = self.app.step(ms, events)
        if self.app.fault is not None and not self.faults:
            raise self.app.fault
        return drawn


def _code(key: str) -> int:
    """The key code of a name as pygame spells it: "Return", "F1", "a"."""
    name = key.lower() if len(key) == 1 else key
    return int(getattr(pygame, f"K_{name}", 0) or getattr(pygame, f"K_{name.upper()}"))
