"""A scene is one thing the app can be doing, and what it may ask of the app."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pygame

from game.profile.entries import Running
from game.profile.store import Store
from game.ui.attention import Attention
from game.ui.engine.focus import Focus
from game.ui.engine.holding import Holding
from game.ui.engine.intent import (
    IMMEDIATE,
    POINTING,
    WRITING,
    Accept,
    Back,
    Caret,
    Digit,
    Intent,
    Next,
    Press,
    Previous,
    Skip,
    Steer,
)  # fmt: skip
from game.ui.engine.life import Life, Living
from game.ui.engine.look import Look
from game.ui.engine.node import Node, Still
from game.ui.engine.pointer import Pointer
from game.ui.engine.stage import Stage
from game.ui.engine.theme import Motion, Theme
from game.ui.engine.timeline import Timeline
from game.ui.input.second_press import SecondPress
from game.ui.input.sitting import Sitting
from game.ui.lineup import NewGame
from game.ui.reviewers import Reviewers
from game.ui.scene_hooks import SceneHooks
from game.ui.settings import Settings
from game.ui.sound.ambience import Ambience
from game.ui.widgets.toast import Toast
from game.ui.words import tr
from game.units import MIDDLE, Rect

_WAITING = 8
"""Keys that are kept while the player has to wait."""


class Stack(Protocol):
    """Which scenes lie over each other; the top one is played."""

    @property
    def top(self) -> "Scene": ...
    def __iter__(self) -> Iterator["Scene"]: ...
    def push(self, scene: "Scene") -> None:
        """Lays a scene over the present one."""

    def pop(self) -> None:
        """Ends the top scene; without another one below, the app ends too."""

    def replace(self, scene: "Scene") -> None:
        """Another scene in the place of the top one."""

    def home(self) -> None:
        """Back to the first scene."""


class Shell(Protocol):
    """What a scene may ask of the app it runs in; `data` is the folder for reports and records, if there is one."""

    @property
    def stack(self) -> Stack: ...
    @property
    def look(self) -> Look: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def store(self) -> Store: ...
    @property
    def theme(self) -> Theme: ...
    @property
    def sitting(self) -> Sitting: ...
    @property
    def reviewers(self) -> Reviewers: ...
    @property
    def data(self) -> Path | None: ...
    @property
    def second_press(self) -> SecondPress: ...
    @property
    def by_keyboard(self) -> bool:
        """What was used last is the keyboard, not the pointer."""

    def play(self, sound: str | None, variation: float | None = None, x: float = MIDDLE) -> None:
        """Plays a sound, if there is one, from where it happens: `x` in units."""

    def toast(self, text: str, quiet: bool = False, near: Rect | None = None) -> Toast:
        """Shows a short message for a while; `quiet`: without a sound; `near`: at this place, not at the top."""

    def say(self, *parts: str) -> None:
        """Tells what happened to whoever has it read aloud."""

    def wait_for(self, words: str, task: Callable[[], None]) -> None:
        """Says what the player waits for, and does it as soon as that can be seen."""

    def motion(self, name: str) -> Motion:
        """A movement of the theme, as much of it as the player wants."""

    def picture_below(self, scene: "Scene", dimmed: bool = True) -> pygame.Surface:
        """The picture of what lies under a scene that does not fill the window."""

    def start_game(self, new: NewGame) -> None:
        """Begins a game and sits down at its table."""

    def continue_game(self, running: Running) -> None:
        """Sits down at the table of a game that waits."""

    def start_lesson(self, game: str) -> None:
        """Gives the lesson of a game; one that was left goes on where it was."""

    def go_home(self) -> None:
        """Back to the first scene, made anew; nothing else stays."""

    def quit(self) -> None:
        """Ends the app after this frame."""


class Scene(SceneHooks):
    """What is on screen and what it answers.

    Attributes:
        name: of the scene, for tests and reports.
        opaque: it fills the window; one that does not lies over a dimmed picture of the scene below.
        fades: it comes and goes by a cross-fade; a scene that has a motion of its own does not.
        ambience: nature and music that lie under it; without them, those of the scene below go on.
        digit_zone: the zone digits choose in; without one they choose nothing.
        columns: where sheets begin that lie side by side, in units: each is read to its end before the next.
        stride: how many units of dragging are one step of its list; 0 when it has none.
        passed_on: it belongs to another person than in the picture before, which fades away.
        turned_page: it shows another page than in the picture before, which fades away.
        jumped: it shows something else in the same place than in the picture before, which fades away down to here,
            in units from its top; 0: it is gone at once.
        cleared: when it comes, what was there first leaves the bare ground below this height, in units.
        listening: it wants to know which key is pressed, not what the key stands for.
        shell: the app it runs in, from `enter` on.
        stage: its nodes.
        focus: where the keyboard is.
        timeline: its movements.
        pointer: where the mouse is.
        holding: what is held until it counts as pressed.
    """

    name = "scene"
    opaque = True
    fades = True
    ambience: Ambience | None = None
    digit_zone = ""
    columns: tuple[float, ...] = ()
    stride = 0.0
    passed_on = False
    turned_page = False
    jumped: float | None = None
    cleared: float | None = None
    listening = False
    shell: Shell

    def __init__(self) -> None:
        self.stage, self.timeline, self.pointer = Stage(), Timeline(), Pointer(self)
        self.focus = Focus(self.stage)
        self._life, self._attention = Life(self.stage), Attention(self.attended)
        self._waiting: list[Intent] = []
        self._short: Toast | None = None
        self.holding = Holding(self, lambda: self.shell.settings["hold"], lambda: self._calm, self._too_short)

    def build(self) -> None:
        """Makes the nodes: on entering, and anew for another window size, text size or language."""

    def rebuild(self) -> None:
        """Makes the nodes anew, with all movements at their ends; the focus is where it was, else as `build` says."""
        self.pointer.forget()
        self.timeline.finish()
        focused = self.focus.node.name if self.focus.node else None
        self.focus.set(None)
        self.stage.clear()
        if not self.opaque:
            self.stage.add(Still("below", self.shell.picture_below(self)))
        self.build()
        self._attention.lie_on(self.stage)
        if focused is not None:
            self.focus.set(focused)
        self.holding.let_go()

    def turn_page(self) -> None:
        """Makes the nodes anew for another page: the one that was there fades away as a whole."""
        self.rebuild()
        self.stage.softly.cut()
        self.turned_page = True

    def deactivate(self) -> None:
        """Stop answering to the player because another scene covers this one.

        No time passes here while it is covered: what the pointer carried is back at once, not left in mid-air.
        """
        busy = self.timeline.busy
        self.pointer.forget()
        if not busy:
            self.timeline.finish()
        self.holding.end()
        self._waiting.clear()
        self._attention.end()

    def take(self, intent: Intent) -> bool:
        """Takes an intent, or keeps it while something moves that the player waits for.

        A click, Enter or Space then only shortens the waiting; other keys are taken when it is over.
        """
        if self.holding.takes(intent):
            return True
        if not self.timeline.busy or isinstance(intent, IMMEDIATE):
            return self.handle(intent)
        if isinstance(intent, Press | Accept | Skip):
            self.timeline.skip()
        else:
            self._waiting = [*self._waiting, intent][-_WAITING:]
        return True

    def handle(self, intent: Intent) -> bool:
        """Does what an intent asks for: hover, press and drag by the pointer, focus by the keyboard.

        Returns:
            It was used.
        """
        if isinstance(intent, POINTING):
            return self._point(intent)
        match intent:
            case Steer(dx, dy):
                if self.focus.show and self.focus.node and self.focus.node.steer(dx, dy):
                    return True
                return self._move_focus(lambda: self.steer_focus(dx, dy))
            case Next():
                return self._move_focus(self.focus.next)
            case Previous():
                return self._move_focus(self.focus.previous)
            case Accept():
                self.focus.show = True
                return self.focus.node is not None and self.press(self.focus.node)
            case Digit(n):
                return self._choose(n)
            case Back() if not self.opaque:
                self.shell.stack.pop()
                return True
        return isinstance(intent, WRITING) and self._write(intent)

    def press(self, node: Node) -> bool:
        """Does what a click or Enter on a node does, and moves the focus there; some have to be held.

        While the pointer carries something, a press by key or gamepad only puts that back.
        """
        if self.pointer.carrying:
            self.pointer.put_back()
            return True
        if node.enabled and node.focusable:
            self.focus.set(node.name)
        if not node.enabled or node.on_press is None:
            return False
        if self.holding.must_wait(node):
            return True
        if self._short is not None:
            self._short.leave()
        self._attention.press(node)
        node.on_press()
        return True

    def look_away(self) -> None:
        """Let nothing be looked at by the pointer until it moves, and tell so at once: places depend on it."""
        self.pointer.look_away()
        self._attention.turn_to(self.attention)

    def steer_focus(self, dx: int, dy: int) -> None:
        """An arrow leads on from what has the focus."""
        self.focus.move(dx, dy)

    def update(self, dt_ms: float) -> None:
        """Lets time pass."""
        self.live(dt_ms)
        self.stage.softly.ms = self.motion("appear").ms
        self.stage.softly.update(dt_ms)
        self.timeline.update(dt_ms)
        while self._waiting and not self.timeline.busy:
            self.handle(self._waiting.pop(0))
            self.holding.let_go()
        self.holding.update(dt_ms)
        self.focus.refresh()
        self.pointer.refresh()
        self._attention.update(dt_ms, self.attention, self.look, self.pointer)
        self.timeline.again()
        offset = self.look.theme.number("focus.offset")
        self._attention.show_focus(self.focus, self.timeline, offset, self.motion("focus_ring"))

    def live(self, dt_ms: float) -> list[Living]:
        """Lets time pass for what lives on the picture, if the player wants that; what moved in it."""
        return [] if self._calm else self._life.update(dt_ms, self.look.viewport)

    @property
    def _calm(self) -> bool:
        return bool(self.shell.settings["calm"]) or self.shell.settings["animation"] != "full"

    def _too_short(self) -> None:
        self._short = self.shell.toast(tr("Hold it a little longer."), quiet=True)

    @property
    def hushed(self) -> bool:
        """The music makes room for what happens here."""
        return False

    @property
    def working(self) -> bool:
        """Something that it shows is still being worked out, little by little."""
        return False

    @property
    def moving(self) -> bool:
        """It wants to be drawn again soon, without the player doing anything."""
        return self.timeline.moving or self.stage.softly.busy or self.working or bool(self.holding)

    @property
    def attention(self) -> Node | None:
        """The node the player looks at: the one with a visible focus, or the one under the pointer."""
        return self.focus.node if self.focus.show and self.focus.node else self.pointer.over

    @property
    def sought(self) -> bool:
        """The player went to what is looked at, with the pointer or with keys; the focus was not put there."""
        return not self.focus.show or self.focus.sought

    @property
    def typing(self) -> bool:
        """Letters go to a text field."""
        return self.focus.node is not None and self.focus.node.typing

    @property
    def rooms(self) -> tuple[str, ...]:
        """Whose commands it answers, besides those of everywhere."""
        return ()

    @property
    def look(self) -> Look:
        """How to draw now."""
        return self.shell.look

    def motion(self, name: str) -> Motion:
        """A movement of the theme, as much of it as the player wants."""
        return self.shell.motion(name)

    def _point(self, intent: Intent) -> bool:
        """The pointer takes over from the keyboard when it presses, or comes onto something else.

        A press beside a text field ends the writing.
        """
        before = self.pointer.over
        used = self.pointer.handle(intent)
        self.holding.point(intent)
        if isinstance(intent, Press):
            self.focus.show = False
            if self.pointer.held is not None and self.pointer.held.typing:
                self.focus.set(self.pointer.held.name)
            elif self.typing:
                self.focus.set(None)
        elif self.pointer.over not in (before, None):
            self.focus.show = False
        return used

    def _write(self, intent: Intent) -> bool:
        """What the text field makes nothing of at its end moves the focus on, as arrows do elsewhere."""
        if self.focus.node is not None and self.focus.node.write(intent):
            return True
        return isinstance(intent, Caret) and not intent.to_end and self.handle(Steer(intent.by, 0))

    def _move_focus(self, move: Callable[[], None]) -> bool:
        self.focus.show = True
        move()
        return self.focus.node is not None

    def _choose(self, digit: int) -> bool:
        choices = self.focus.in_zone(self.digit_zone) if self.digit_zone else []
        chosen = choices[(digit - 1) % 10 :]
        if not chosen:
            return False
        self.focus.show = True
        return self.press(chosen[0])
