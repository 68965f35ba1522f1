"""A question before something that cannot be taken back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Accept, Intent
from game.ui.engine.node import Painted
from game.ui.scene import Scene
from game.ui.widgets.button import Button, ButtonKind

_W, _SIDE, _TITLE, _FOOT = 680.0, 44.0, 120.0, 100.0
_LINE: Final = 19.0


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked.

    Attributes:
        title: the question.
        words: what happens and what stays.
        yes: what the button says that does it.
        no: what the button says that leaves everything as it is.
        alarm: a sentence about something that is wrong, before the words.
        wanted: it was asked for, and loses nothing: the way on is yes.
    """

    title: str
    words: str
    yes: str
    no: str
    alarm: str = ""
    wanted: bool = False


class _Paper(Painted):
    """A sheet of paper with the question."""

    pad = 30

    def __init__(self, question: Question, y: float, h: float) -> None:
        super().__init__("question", 800 - _W / 2, y, _W, h, label=question.title)
        self._question = question

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 22)
        c.text(_SIDE, 74, self.label, "title", max_w=self.w - 2 * _SIDE)
        y = _TITLE
        if self._question.alarm:
            y = 10 + c.para(_SIDE, y, self._question.alarm, self.w - 2 * _SIDE, _LINE, 600, "bad")
        c.para(_SIDE, y, self._question.words, self.w - 2 * _SIDE, _LINE)


class QuestionScene(Scene):
    """Asks, and does it when the answer is yes. Esc leaves everything as it is; so does Enter, unless yes is wanted.

    Args:
        question: what is asked.
        do: what is done, after the question is off the screen.
    """

    name = "question"
    opaque = False

    def __init__(self, question: Question, do: Callable[[], None]) -> None:
        super().__init__()
        self._question, self._do = question, do

    def build(self) -> None:
        """Makes the sheet with its two ways."""
        h = _TITLE + self._height(self._question.words) + _FOOT
        if self._question.alarm:
            h += self._height(self._question.alarm) + 10
        x, y, half = 800 - _W / 2, 450 - h / 2, (_W - 2 * _SIDE - 20) / 2
        top = y + h - 84
        self.stage.add(_Paper(self._question, y, h))
        right = x + _SIDE + 20 + half
        for name, words, press, left in (
            ("no", self._question.no, self.shell.stack.pop, x + _SIDE),
            ("yes", self._question.yes, self.agree, right),
        ):
            kind: ButtonKind = "primary" if name == self._usual else "second"
            button = self.stage.add(Button(name, words, press, x=left, y=top, w=half, h=56, kind=kind))
            button.final = name == "yes" and not self._question.wanted

    @property
    def _usual(self) -> str:
        """The button that Enter presses at once."""
        return "yes" if self._question.wanted else "no"

    def rebuild(self) -> None:
        """The keyboard begins at the way that Enter takes, so that an arrow leads to the other one."""
        super().rebuild()
        if self.focus.node is None:
            self.focus.set(self._usual)
            self.focus.show = self.shell.by_keyboard

    def handle(self, intent: Intent) -> bool:
        """Enter takes the usual way also while nothing has the focus."""
        if isinstance(intent, Accept) and self.focus.node is None:
            self.focus.set(self._usual)
        return super().handle(intent)

    def agree(self) -> None:
        """The answer is yes."""
        self.shell.stack.pop()
        self._do()

    def _height(self, words: str) -> float:
        size = _LINE * self.look.text_scale
        lines = self.look.text.wrap(words, _W - 2 * _SIDE, size)
        return len(lines) * size * self.look.theme.number("type.line_height")
