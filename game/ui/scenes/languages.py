"""The list of the languages, each by its own name, that the globe on the title opens."""

from functools import partial
from typing import Final

from game.ui.engine.intent import Intent, Press
from game.ui.scene import Scene
from game.ui.scenes.settings import LANGUAGE_NAMES
from game.ui.scenes.settings_nodes import Choice
from game.ui.widgets.plain import Panel
from game.ui.words import languages, tr
from game.units import Rect

_W, _ROW, _SIDE, _TOP, _MIDDLE = 264.0, 58.0, 16.0, 98.0, 1424.0
_GAP: Final = 6.0
"""What is free between two lines."""


class LanguagesScene(Scene):
    """A short list below the globe. A line speaks its language at once; Esc or a click beside it changes nothing."""

    name = "languages"
    opaque = False

    def build(self) -> None:
        """Makes a line for each language; the keyboard begins at the one that is spoken."""
        spoken, paper = self.shell.settings["language"], self._paper
        self.stage.add(Panel("paper", paper.x, paper.y, paper.w, paper.h, 22)).label = tr("Language")
        for row, language in enumerate(languages()):
            words, speak = LANGUAGE_NAMES.get(language, language), partial(self._speak, language)
            y = paper.y + _SIDE + row * _ROW
            choice = Choice(f"language/{language}", words, language == spoken, speak, paper.x + _SIDE, y,
                            paper.w - 2 * _SIDE, _ROW - _GAP, "languages")  # fmt: skip
            self.stage.add(choice)
        self.focus.set(f"language/{spoken}")
        self.focus.show = self.shell.by_keyboard

    def handle(self, intent: Intent) -> bool:
        """A click beside the list puts it away."""
        match intent:
            case Press(x, y) if not self._on_paper(x, y):
                self.shell.stack.pop()
                return True
        return super().handle(intent)

    @property
    def _paper(self) -> Rect:
        h = len(languages()) * _ROW - _GAP + 2 * _SIDE
        return Rect(_MIDDLE - _W / 2, _TOP, _W, h)

    def _on_paper(self, x: float, y: float) -> bool:
        paper = self._paper
        return paper.x <= x <= paper.right and paper.y <= y <= paper.bottom

    def _speak(self, language: str) -> None:
        self.shell.stack.pop()
        if language != self.shell.settings["language"]:
            self.shell.settings["language"] = language
