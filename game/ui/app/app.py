"""The app: a stack of scenes, fed with time and events, drawn into a window."""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.paths import assets_dir, pictures_dir
from game.profile.entries import Running
from game.profile.store import Store
from game.ui import words
from game.ui.app.display import Display
from game.ui.app.ending import ended_by_signals
from game.ui.app.pace import Pace
from game.ui.app.passing import Passing
from game.ui.app.report import write_report
from game.ui.app.saving import SavingWatch
from game.ui.app.scene_stack import SceneStack
from game.ui.app.tidying import Tidying
from game.ui.app.waiting import Waiting
from game.ui.app.window import Window, ask_for_room
from game.ui.app.window_place import SMALLEST
from game.ui.engine.intent import POINTING, Do, FullScreen, Intent, LetGo, Picture
from game.ui.engine.look import Look
from game.ui.engine.theme import Motion, Theme
from game.ui.engine.viewport import Viewport
from game.ui.input.input import Input
from game.ui.input.second_press import SecondPress
from game.ui.input.sitting import Sitting
from game.ui.kept.pictures import picture_of, save_picture
from game.ui.lineup import NewGame
from game.ui.reviewers import Reviewers
from game.ui.scene import Scene
from game.ui.scenes.error import ErrorScene
from game.ui.scenes.leaving import LeavingScene
from game.ui.settings import Settings
from game.ui.sound.sound import Sound
from game.ui.voice.reader import Reader
from game.ui.widgets.busy import Busy
from game.ui.widgets.toast import Toast
from game.units import MIDDLE, Rect

_LONGEST_STEP_MS = 100
"""After a rest or a hitch, movements go on where they were."""
_FIRST_STEP_MS = 17  # a page takes long to be drawn first; its movements begin at their beginning all the same

log = logging.getLogger("biotope")


class App:
    """The app without its clock: `step` is one frame.

    Args:
        store: where settings and games last.
        screen: what is drawn on when there is no window, as in tests.
        window: the real window.
        sound: the sound player.
        data: the folder for reports and records; without it, none are written.

    Attributes:
        stack: the scenes.
        look: how to draw now.
        settings: what the player has set.
        running: False once the app is to end.
        by_keyboard: what was used last is the keyboard, not the pointer.
        now_ms: for how long the app has run, without hitches and rests.
        fault: the last fault that nobody foresaw, if there was one.
        signal: the number of the signal that ends the app, if one does.
        data: the folder for reports and records, if there is one.
        sitting: who holds which gamepad.
        reviewers: the experts of reviews that were left.
    """

    def __init__(
        self,
        store: Store,
        screen: pygame.Surface | None = None,
        *,
        window: Window | None = None,
        sound: Sound,
        data: Path | None = None,
    ) -> None:
        self.store, self.sound = store, sound
        self.window, self._display = window, Display(screen, window)
        self.settings = Settings(store, self._setting_changed)
        self.stack = SceneStack(self)
        self.running, self.by_keyboard, self.now_ms = True, False, 0.0
        self.fault: Exception | None = None
        self.signal: int | None = None
        self.data, self.sitting, self.reviewers = data, Sitting(), Reviewers()
        self._passing, self._waiting, self._saving = (
            Passing(),
            Waiting(),
            SavingWatch(store, self.toast, self._reload),
        )
        self._reader = Reader(self.settings)
        self._shown: Scene | None = None
        self._pace, self.second_press = Pace(), SecondPress(self.settings)
        self._longest_step_ms = _LONGEST_STEP_MS
        words.set_language(self.settings["language"])
        self._input = Input(self.settings, self.sitting, lambda: self.stack.turn, self.toast, self._renew)
        self._setting_changed("volume_all")
        self.look = self._new_look()

    @property
    def screen(self) -> pygame.Surface:
        """What is drawn on."""
        return self._display.sheet

    def start(self, home: Callable[[], Scene]) -> None:
        """Begins with the scene that all others come back to."""
        self._home = home
        self.go_home()

    def go_home(self) -> None:
        """Back to the first scene, made anew; nothing else stays."""
        self.stack.reset(self._home())

    def start_game(self, new: NewGame) -> None:
        """Begins a game and sits down at its table."""
        from game.ui.table.games import start_game

        start_game(self, new)

    def start_lesson(self, game: str) -> None:
        """Gives the lesson of a game; one that was left goes on where it was."""
        from game.ui.lessons.start import start_lesson

        start_lesson(self, game)

    def continue_game(self, running: Running) -> None:
        """Sits down at the table of a game that waits."""
        from game.ui.table.games import continue_game

        continue_game(self, running)

    def step(self, dt_ms: float, events: Sequence[pygame.Event]) -> list[pygame.Rect]:
        """One frame.

        Args:
            dt_ms: the time since the last one.
            events: what has happened since.

        Returns:
            The rectangles of the screen that changed, in pixels.
        """
        try:
            return self._display.show(self._step(dt_ms, events))
        except Exception as error:
            if isinstance(self.stack.top, ErrorScene):
                raise
            self._fail(error)
            return self._display.show(self._step(0, ()))

    def run(self) -> None:
        """Plays until the player leaves."""
        assert self.window is not None, "only a real window runs by the clock"
        with ended_by_signals(self._end):
            self._run(self.window)
        self.close()

    @property
    def rate(self) -> int:
        """Frames a second that make sense now."""
        return self._pace.rate(self.moving)

    @property
    def moving(self) -> bool:
        """Something on screen changes by itself."""
        return self.stack.top.moving or any((self._passing, self._waiting, self._input.busy, self._reader))

    @property
    def resting(self) -> bool:
        """Nothing has happened for so long that only an event or a loss of files can change anything that matters."""
        return self._pace.resting and self.store.trouble is None

    def toast(self, text: str, quiet: bool = False, near: Rect | None = None) -> Toast:
        """Shows a short message for a while."""
        motion = self.motion("toast")
        toast = Toast(text, self.look, motion.ms, self.theme.number("motion.toast.stay_ms"), near)
        self._passing.show(toast, self.stack.top.stage)
        self.play(None if quiet else motion.sound)
        self.say(text)
        return toast

    def say(self, *parts: str) -> None:
        """Tells what happened to whoever has it read aloud."""
        self._reader.tell(*parts)

    def play(self, sound: str | None, variation: float | None = None, x: float = MIDDLE) -> None:
        """Plays a sound, if there is one, from where it happens: `x` in units."""
        if sound:
            self.sound.play(sound, variation, self._display.side(x / MIDDLE - 1))
            self._input.feel(sound)

    def wait_for(self, words: str, task: Callable[[], None]) -> None:
        """Says what the player waits for, and does it as soon as that can be seen."""
        self._waiting.begin(self.stack.top.stage, Busy(words, self.look), task)

    def motion(self, name: str) -> Motion:
        """A movement of the theme, as much of it as the player wants."""
        return self.theme.motion(name, self.settings["animation"])

    def resize(self, screen: pygame.Surface | None = None) -> None:
        """Draws for the size that the window has by now; without a window, onto another screen."""
        self._display.take(screen)
        if screen or self.screen.get_size() != self.look.viewport.size:
            self._renew()

    def picture_below(self, scene: Scene, dimmed: bool = True) -> pygame.Surface:
        """The picture of what lies under a scene that does not fill the window."""
        below = self.stack.below(scene)
        if below is not None:
            self._take_off(below)
        scrim = self.theme.colour("surface.scrim") if dimmed else None
        return picture_of(below.stage if below is not None else None, self.look, scrim)

    def quit(self) -> None:
        """Ends the app after this frame; asks first when something is not saved."""
        if self.store.unsaved and not isinstance(self.stack.top, LeavingScene):
            self.stack.push(LeavingScene(self))
        else:
            self.running = False

    def close(self) -> None:
        """Remembers the place of the window and lets every scene leave."""
        if self.window is not None:
            self.settings["window"], self.settings["maximized"] = self.window.place, self.window.maximized
        for scene in reversed(list(self.stack)):
            scene.leave()

    def _run(self, window: Window) -> None:
        clock, tidying, passed = pygame.time.Clock(), Tidying(), 0
        while self.running:
            moving = self.moving
            passed += clock.tick(self._pace.rate(moving))
            events = window.events()
            if events or moving or passed >= self._pace.step_ms:
                window.show(self.step(passed, events))
                tidying.passed(passed, moving, self.resting)
                passed = 0

    def _end(self, signal: int) -> None:
        """End after this frame without asking about unsaved games: there may be no one to answer."""
        self.running, self.signal = False, signal

    def _step(self, dt_ms: float, events: Sequence[pygame.Event]) -> list[pygame.Rect]:
        if self.resting and not events and not self.moving:
            self._saving.update(dt_ms, self.stack.top.stage)
            if self.resting and not self.moving:
                return self._breathe(dt_ms / 2)
        dt_ms = min(dt_ms, self._longest_step_ms)
        self.now_ms += dt_ms
        self._waiting.end()
        self.resize()
        for event in events:
            self._event(self._display.read(event))
        self._take(*self._input.held(dt_ms, self.stack.top))
        scene = self.stack.top
        scene.timeline.speed = self.settings["speed"]
        scene.update(dt_ms)
        self.sound.update(dt_ms, self.stack.top.hushed, self._pace.still)
        self._passing.update(dt_ms, self.stack.top.stage)
        self._saving.update(dt_ms, self.stack.top.stage)
        self._pace.passed(dt_ms, still=not events and not self.moving)
        self._reader.show(self.stack.top)
        drawn = self._draw()
        self._reader.update(dt_ms, self.stack.top, self.by_keyboard)
        if self.window is not None:
            self.window.set_text_input_area(self._field_place())
        return drawn

    def _field_place(self) -> pygame.Rect | None:
        """Return the area of the focused text field, in window pixels; None when no text is entered."""
        field = self.stack.top.focus.node if self.stack.top.typing else None
        if field is None:
            return None
        x, y, w, h = field.bounds
        (left, top), (right, bottom) = self.look.viewport.point(x, y), self.look.viewport.point(x + w, y + h)
        return pygame.Rect(left, top, right - left, bottom - top)

    def _breathe(self, dt_ms: float) -> list[pygame.Rect]:
        """What lives on the picture moves on, and nothing else is looked at."""
        scene = self.stack.top
        return scene.stage.redraw(self.screen, self.look, scene.live(dt_ms)) if self._pace.focused else []

    def _event(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT:
                if not self.second_press.swallows_quit(self.now_ms):
                    self.quit()
            case pygame.WINDOWEXPOSED | pygame.WINDOWSIZECHANGED:
                self._shown = None  # the system may have thrown away what was drawn, at the same size too
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                self._pace.focused = event.type == pygame.WINDOWFOCUSGAINED
                self.sound.mute(not self._pace.focused and self.settings["quiet_background"])
                if not self._pace.focused:  # the press that gives the focus may be reported before the focus is
                    self._take(*self._input.forget())
            case pygame.CONTROLLERDEVICEADDED | pygame.CONTROLLERDEVICEREMOVED:
                self.toast(self._input.plugged(event))
            case pygame.DROPFILE:
                from game.ui.kept.transfer import open_file

                open_file(self, Path(event.file))
            case pygame.WINDOWLEAVE:
                self.stack.top.pointer.forget()
            case _:
                self._take(*self._input.read(event, self.look.viewport, self.stack.top))

    def _take(self, *intents: Intent) -> None:
        for intent in intents:
            match intent:
                case FullScreen():
                    self.settings["fullscreen"] = not self.settings["fullscreen"]
                case Picture():
                    self.toast(save_picture(self.screen, pictures_dir))
                case Do("read"):
                    self._reader.tell_all(self.stack.top, intent)
                case LetGo():
                    self.stack.top.take(intent)
                case _ if self._asks_for_room and (isinstance(intent, POINTING) or not self.settings["read_aloud"]):
                    pass  # nobody presses what they cannot see; who has it read aloud plays on by keys
                case _ if not self.second_press.swallows(intent, self.stack, self.now_ms):
                    self.by_keyboard = not isinstance(intent, POINTING)
                    self._reader.answer(intent)
                    self.stack.top.take(intent)

    @property
    def _asks_for_room(self) -> bool:
        """Whether the window is too small to show a scene, and only says so."""
        return self.screen.get_width() < SMALLEST[0] or self.screen.get_height() < SMALLEST[1]

    def _draw(self) -> list[pygame.Rect]:
        if self._asks_for_room:
            return ask_for_room(self.screen, self.theme.colour("night"), self.theme.colour("cream"))
        scene = self.stack.top
        new = scene is not self._shown
        turned = self._display.turn(self.settings["flat_table"] and self.stack.far)
        self._passing.turn(self.screen, scene, self.motion("scene"), turned)
        if self._shown is not None and self.stack.ambience != self.sound.current_ambience:
            self.sound.ambience(self.stack.ambience)  # not before the first picture, which need not wait for it
        if new and self._shown is not None:
            self.sound.first_takes()
            self._take_off(self._shown)
            motion = self.motion("scene" if self._shown.opaque and scene.opaque else "panel")
            self._passing.cross_fade(self.screen, self._shown, scene, motion)
        self._shown, self._longest_step_ms = scene, _FIRST_STEP_MS if new else _LONGEST_STEP_MS
        return scene.stage.draw(self.screen, self.look, new or turned)

    def _take_off(self, scene: Scene) -> None:
        """What lies over any scene stays on the top one only."""
        self._passing.take_off(scene.stage)
        self._saving.take_off(scene.stage)
        self._reader.take_off(scene.stage)

    def _setting_changed(self, key: str) -> None:
        if key.startswith("volume"):
            self.sound.volumes(*(self.settings[f"volume_{part}"] for part in ("all", "cards", "beds", "music")))
        elif key == "fullscreen" and self.window is not None:
            self.window.fill_screen(self.settings[key])
            self.resize()
            self._shown = None
        elif key.startswith("read"):
            self._reader.set_up()
        elif key in ("language", "text_size", "high_contrast", "keys", "show_read"):
            words.set_language(self.settings["language"])
            self._input.bind()
            self._renew()
            if self.stack:
                self.stack.top.turned_page = key != "keys"

    def _reload(self) -> None:
        """Show what is in the store after its content was exchanged; a page that is open over the first one stays."""
        self.settings.reload()
        if len(list(self.stack)) == 1:
            self.go_home()

    def _new_look(self) -> Look:
        viewport = Viewport(self.screen.get_size(), self._reader.foot)
        self.theme = Theme.load(assets_dir() / "theme.toml", self.settings["high_contrast"])
        return Look(viewport, self.theme, viewport.letters(self.settings["text_size"]), assets_dir() / "art")

    def _renew(self) -> None:
        """Everything is made anew: for another size, other letters or other words."""
        self.look = self._new_look()
        self._shown = None
        self._passing.forget_pictures()
        self.stack.renew()

    def _fail(self, error: Exception) -> None:
        """A fault that nobody foresaw: the game is safe in the store; say so calmly and keep the details."""
        self.fault = error
        log.error("A fault in the scene %s", self.stack.top.name, exc_info=error)
        report = write_report(self.data, error, self.stack.top) if self.data else None
        self.stack.reset(ErrorScene(report))
