"""What the player sees when something went wrong that nobody foresaw."""

import os
from collections.abc import Callable
from pathlib import Path

from game.message import Message as Sentence
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Back, Intent
from game.ui.engine.look import Look
from game.ui.engine.node import Painted
from game.ui.engine.viewport import DESIGN
from game.ui.scene import Scene
from game.ui.scenes.calm import Calm
from game.ui.widgets.button import Button
from game.ui.words import explained, tr

_WIDTH, _MIDDLE = 760.0, 500.0
_LEFT = 128.0
"""Where the words begin, right of the sign."""
_FOOT = 124.0
"""The room below the words, for the way home."""


class Message(Painted):
    """A sheet of paper with the bad news, and the good news that the game is safe; as high as its words.

    Args:
        words: what has happened, as the title, and what became of the game.
        good: the game is safe.
        report: the file with the details, or why it could not be written; None: there is nothing to say of one.
        look: to measure the words with.
        w: how wide it is.
    """

    pad = 30

    def __init__(
        self, words: tuple[str, str], good: bool, report: Path | Sentence | None, look: Look, w: float = _WIDTH
    ) -> None:
        super().__init__("message", (DESIGN[0] - w) / 2, 0, w, 0)
        self._words, self._good, self._report = words, good, report
        self.h = self._write(Canvas(look, self.w, DESIGN[1])) + _FOOT
        self.y = _MIDDLE - self.h / 2

    @property
    def ways(self) -> tuple[float, float]:
        """Where the buttons below the words begin."""
        return self.x + _LEFT, self.y + self.h - 96

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 22)
        x, y = 72, 76
        c.disc(x, y, 30, "good" if self._good else "bad")
        sign = ((-12, 1), (-4, 9), (12, -9)) if self._good else ((0, -14), (0, 4))
        c.polyline([(x + dx, y + dy) for dx, dy in sign], "white", 5)
        if not self._good:
            c.disc(x, y + 13, 3, "white")
        self._write(c)

    def _write(self, c: Canvas) -> float:
        """Writes the words; the baseline of the line that would follow."""
        room = self.w - _LEFT - 44
        title, words = self._words
        c.text(_LEFT, 72, title, "title", max_w=room)
        y = c.para(_LEFT, 110, words, room, 19)
        if self._report is None:
            return y
        if isinstance(self._report, Sentence):
            return c.para(_LEFT, y + 18, explained(self._report), room, "body", colour="ink2")
        text = tr("What happened is written in this file, if you want to report it:")
        y = c.para(_LEFT, y + 18, text, room, "body", colour="ink2")
        for line in _broken(self._report, lambda words: c.look.text.width(words, 17 * c.look.text_scale) <= room):
            y = c.para(_LEFT, y, line, room, "small", colour="ink2")
        return y


def _broken(path: Path, fits: Callable[[str], bool]) -> list[str]:
    """A path in lines that fit, broken between folders, so that its last part can be read."""
    lines = [""]
    for part in path.parts:
        step = part if part.endswith(os.sep) or part == path.name else part + os.sep
        if lines[-1] and not fits(lines[-1] + step):
            lines.append("")
        lines[-1] += step
    return lines


class ErrorScene(Scene):
    """A calm page with one way out: home.

    Args:
        report: the file with the details, or why it could not be written; None: there is nothing to say of one.
    """

    name = "error"

    def __init__(self, report: Path | Sentence | None) -> None:
        super().__init__()
        self._report = report

    def build(self) -> None:
        self.stage.add(Calm(self.look))
        saved = not self.shell.store.unsaved
        safe = tr("Your game is safe: every move was saved as it was made.")
        kept = tr("Your game is kept, but not saved yet: do not quit before saving works again.")
        words = tr("Something went wrong"), safe if saved else kept
        x, y = self.stage.add(Message(words, saved, self._report, self.look)).ways
        self.stage.add(Button("home", tr("Back to the title"), self.shell.go_home, x=x, y=y, w=280, h=56))
        self.focus.set("home")

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self.shell.go_home()
            return True
        return super().handle(intent)
