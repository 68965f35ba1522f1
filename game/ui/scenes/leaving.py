"""The question before the app ends while something is not saved."""

from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Accept, Intent
from game.ui.engine.node import Painted
from game.ui.saving import unsaved_sentence
from game.ui.scene import Scene
from game.ui.widgets.button import Button
from game.ui.words import tr

_CARD: Final = (460.0, 290.0, 680.0, 320.0)


class _Question(Painted):
    """A sheet of paper that says what would be lost, and why."""

    pad = 30

    def __init__(self, reason: str) -> None:
        super().__init__("question", *_CARD, label=tr("Leave without saving?"))
        self._reason = reason

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 22)
        c.text(44, 74, self.label, "title", max_w=self.w - 88)
        y = c.para(44, 120, self._reason, self.w - 88, 19, 600, "bad")
        words = tr("The last moves are not saved yet. They are written as soon as that is possible again.")
        c.para(44, y + 10, words, self.w - 88, 19)


class LeavingScene(Scene):
    """Stay, or leave and lose what could not be saved."""

    name = "leaving"
    opaque = False

    def build(self) -> None:
        """Makes the sheet with its two ways."""
        trouble = self.shell.store.trouble
        self.stage.add(_Question(unsaved_sentence(trouble.kind) if trouble else ""))
        x, y, w, h = _CARD
        half, top = (w - 88 - 20) / 2, y + h - 84
        leave = Button(
            "leave", tr("Leave all the same"), self.shell.quit, x=x + 64 + half, y=top, w=half, h=56, kind="second"
        )
        self.stage.add(Button("stay", tr("Stay"), self.shell.stack.pop, x=x + 44, y=top, w=half, h=56))
        self.stage.add(leave)

    def handle(self, intent: Intent) -> bool:
        """Enter stays, as long as nothing else was chosen."""
        if intent == Accept() and self.focus.node is None:
            self.shell.stack.pop()
            return True
        return super().handle(intent)
