"""A line to write in."""

from collections.abc import Callable, Hashable
from string import digits

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.engine.text import can_be_shown

_SIZE = 19


class TextField(Painted):
    """One line of text; letters go to it while it has the focus, and Enter hands them in.

    Of a text that is too long its end is seen while one writes, and its beginning at other times.

    Args:
        name: unique on its stage.
        label: what is written here; also shown, pale, while it is empty.
        text: what it holds at first.
        on_change: told the text after each letter.
        on_submit: told the text on Enter.
        longest: how many letters it takes.
    """

    typing = True
    pad = 4

    def __init__(
        self,
        name: str,
        label: str,
        text: str = "",
        *,
        on_change: Callable[[str], None] = lambda text: None,
        on_submit: Callable[[str], None] = lambda text: None,
        longest: int = 24,
        x: float,
        y: float,
        w: float,
        h: float = 44,
        z: float = 10,
        zone: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, x, y, w, h, z=z, label=label, hint=hint, zone=zone, on_press=self._press)
        self.text = text
        self.longest = longest
        self._on_change, self._on_submit = on_change, on_submit
        self._clicked = False

    def key(self) -> Hashable:
        return self.text, self.label, self.focused, self.hovered

    def paint(self, c: Canvas) -> None:
        line = "info" if self.focused else "#CDBB8E"
        c.rect(0, 0, self.w, self.h, 10, fill="white" if self.focused or self.hovered else "#FFFDF6")
        c.rect(0, 0, self.w, self.h, 10, line=line, line_w=2 if self.focused else 1)
        words, colour = (self.text, "ink") if self.text else (self.label, "ink3")
        baseline, room = self.h / 2 + _SIZE * 0.345, self.w - 32
        if self.focused:
            words, _ = c.look.text.fit(words, room, _SIZE * c.look.text_scale, 600, cut="start")
        width = c.text(14, baseline, words, _SIZE, 600 if self.text else 400, colour, max_w=room)
        if self.focused:
            x = 15 + (width if self.text else 0)
            c.rect(x, (self.h - 24) / 2, 2, 24, fill="info")

    def takes(self, letter: str) -> bool:
        """Whether this can be written here: what no letters can show cannot."""
        return letter.isprintable() and can_be_shown(letter)

    def touched(self, x: float, y: float) -> None:
        self._clicked = True

    def type(self, text: str) -> None:
        self._set((self.text + "".join(filter(self.takes, text)))[: self.longest])

    def paste(self, text: str) -> None:
        self.type(text)

    def erase(self) -> None:
        self._set(self.text[:-1])

    def _set(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self._on_change(text)

    def _press(self) -> None:
        """A click only puts the focus here; Enter hands the text in."""
        clicked, self._clicked = self._clicked, False
        if not clicked:
            self._on_submit(self.text)


class NumberField(TextField):
    """A line for a whole number. A number that is pasted takes the place of the one that was there."""

    def takes(self, letter: str) -> bool:
        return letter in digits

    def paste(self, text: str) -> None:
        self._set("".join(filter(self.takes, text))[: self.longest])
