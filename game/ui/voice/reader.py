"""Watches what is played and tells it: to a voice, to the strip at the foot of the window, or to both."""

from game.ui.engine.intent import IMMEDIATE, Intent
from game.ui.engine.stage import Stage
from game.ui.scene import Scene
from game.ui.settings import Settings
from game.ui.voice.sentences import heading_of, joined, page_of, sentence_of
from game.ui.voice.speaker import system_speaker
from game.ui.voice.strip import SHARE, STRIP, Strip
from game.ui.voice.voice import Voice


class Reader:
    """Tells what the keyboard is on, what happened, and what a page is about.

    Args:
        settings: whether it does, and how fast.

    Attributes:
        voice: the sentences, and who says them.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.voice = Voice()
        self._scene: Scene | None = None
        self._focus: tuple[str, str] | None = None
        self._lately: list[str] = []
        self._news = ""
        self._answered = self._whole = False
        self.set_up()

    @property
    def on(self) -> bool:
        """Somebody wants to know."""
        return bool(self._settings["read_aloud"] or self._settings["show_read"])

    @property
    def foot(self) -> float:
        """The share of the height of the window that the strip needs."""
        return SHARE if self._settings["show_read"] else 0.0

    def __bool__(self) -> bool:
        """Something waits to be said."""
        return bool(self.voice)

    def set_up(self) -> None:
        """The voice is there while it is wanted, as fast as it is wanted."""
        if not self._settings["read_aloud"]:
            self.voice.speaker = None
        elif self.voice.speaker is None:
            self.voice.speaker = system_speaker()
        if self.voice.speaker is not None:
            self.voice.speaker.set_speed(self._settings["read_speed"])

    def answer(self, intent: Intent) -> None:
        """The player has done something: what is told from now on is told because of that."""
        if not isinstance(intent, IMMEDIATE):
            self._answered, self._whole = True, False

    def tell(self, *parts: str) -> None:
        """Something happened."""
        sentence = joined(parts) if self.on else ""
        if sentence and (self._answered or sentence not in self._lately[-1:]):
            self._keep(sentence)
            self._news = sentence
            self.voice.tell(sentence)

    def tell_all(self, scene: Scene, intent: Intent) -> None:
        """All that a scene has to say when it is asked by this intent, and what the keyboard is on, once more."""
        self.voice.forget()
        self._answered = self._whole = True
        if not scene.take(intent):
            self.tell(page_of(scene))
        self._focus = None

    def update(self, dt_ms: float, scene: Scene, by_keyboard: bool) -> None:
        """Lets time pass with a scene on top that was drawn."""
        if not self.on:
            self._scene = self._focus = None
            return
        if scene is not self._scene:
            self._scene, self._focus = scene, None
            self.voice.turn_away()
            heading = heading_of(scene)
            self._lately.clear()
            if heading and f" {self._news}".endswith(f" {heading}"):
                self._lately.append(self._news)
            else:
                self.tell(heading)
        if by_keyboard and not scene.timeline.busy:
            scene.focus.show = True
        self._look_at(scene)
        self.voice.update(dt_ms)

    def show(self, scene: Scene) -> None:
        """Puts the strip on the stage, while that is wanted."""
        shown = scene.stage.get(STRIP)
        if not self._lately or not self._settings["show_read"]:
            scene.stage.remove(STRIP)
        elif not isinstance(shown, Strip) or (shown.label, shown.whole) != (" ".join(self._lately), self._whole):
            scene.stage.add(Strip(self._lately, self._whole, scene.look))

    def take_off(self, stage: Stage) -> None:
        """The strip is not on this stage any more."""
        stage.remove(STRIP)

    def _look_at(self, scene: Scene) -> None:
        node = scene.focus.node if scene.focus.show else None
        focus = (node.name, sentence_of(node, scene)) if node is not None else None
        if focus is not None and focus != self._focus:
            self._keep(focus[1])
            self._news = ""
            self.voice.turn_to(focus[1], scene.focus.sought)
        self._focus = focus

    def _keep(self, sentence: str) -> None:
        if self._answered:
            self._lately.clear()
        self._answered = False
        self._lately.append(sentence)
