"""A line to write in."""

from collections.abc import Callable, Hashable
from string import digits

from game.paths import Weight
from game.ui import clipboard
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Caret, Compose, Copy, Erase, Intent, Paste, SelectAll, Type
from game.ui.engine.look import Look
from game.ui.engine.node import Painted
from game.ui.engine.text import ELLIPSIS, can_be_written
from game.ui.widgets.edited_line import EditedLine
from game.ui.words import tr

_SIZE = 19
_LEFT = 14
_LOOKED_AT = 1000
"""Letters of a pasted text that are looked at; a clipboard may hold millions."""


class TextField(Painted):
    """One line of text; letters go to it while it has the focus, and Enter hands them in.

    Of a text that is too long what lies around the caret is seen while one writes, and its beginning at other times.

    Args:
        name: unique on its stage.
        label: what is written here; also shown, pale, while it is empty.
        text: what it holds at first.
        on_change: told the text after each letter.
        on_submit: told the text on Enter.
        on_refused: told the letters that were typed or pasted and that no font has.
        longest: how many letters it takes.

    Attributes:
        cursor_x: horizontal position of the cursor when last painted with the focus, in units from the left edge.
        composition_span: where the composition of the input method begins and ends, likewise; empty without one.
    """

    soft = False
    typing = True
    drag = True
    pad = 4

    def __init__(
        self,
        name: str,
        label: str,
        text: str = "",
        *,
        on_change: Callable[[str], None] = lambda text: None,
        on_submit: Callable[[str], None] = lambda text: None,
        on_refused: Callable[[str], object] = lambda letters: None,
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
        self.wording = lambda: label
        self.line = EditedLine.of(text)
        self.longest = longest
        self._on_change, self._on_submit, self._on_refused = on_change, on_submit, on_refused
        self._clicked = False
        self._composed = Compose("")
        self._places: list[float] = []
        self.cursor_x = float(_LEFT)
        self.composition_span = (self.cursor_x, self.cursor_x)

    @property
    def text(self) -> str:
        """What is written."""
        return self.line.text

    @property
    def state(self) -> str:
        """What is written."""
        return self.text or tr("nothing is written yet")

    def key(self) -> Hashable:
        return self.line, self._composed, self.label, self.focused, self.hovered

    def paint(self, c: Canvas) -> None:
        line = "info" if self.focused else "#CDBB8E"
        c.rect(0, 0, self.w, self.h, 10, fill="white" if self.focused or self.hovered else "#FFFDF6")
        c.rect(0, 0, self.w, self.h, 10, line=line, line_w=2 if self.focused else 1)
        baseline, room = self.h / 2 + _SIZE * 0.345, self.w - 32
        if self.focused:
            words, size = self._lay_out(c.look, room)
            self._paint_selection(c)
        else:
            words, size = self.text.strip(), float(_SIZE)
        weight: Weight = 600 if words else 400
        c.text(_LEFT, baseline, words or self.label, size, weight, "ink" if words else "ink3", max_w=room)
        if self.focused:
            start, end = self.composition_span
            if end > start:
                c.rect(start, baseline + 4, end - start, 2, fill="info")
            c.rect(self.cursor_x + 1, (self.h - 24) / 2, 2, 24, fill="info")

    def _lay_out(self, look: Look, room: float) -> tuple[str, float]:
        """Lay out the text before the caret, the composition and the text after it.

        Stores the positions of the letters, of the composition and of the cursor. A composition replaces the
        selection, as it does once it is accepted.

        Args:
            look: measures text.
            room: width available, in units.

        Returns:
            The part of the line that is shown, and its size in units at text scale 1.
        """
        (start, end), length = self.line.selection, len(self._composed.text)
        line = self.line
        if length:
            written = line.written(self._composed.text, len(line.text) + length)
            line = written.at(start + min(max(0, self._composed.cursor), length))
        _, size = look.text.fit(line.text, room, _SIZE * look.text_scale, 600)

        def width(words: str) -> float:
            return look.text.width(words, size, 600)

        first, last = line.seen(lambda words: width(words) <= room, ELLIPSIS)
        lead, rest = ELLIPSIS * (first > 0), ELLIPSIS * (last < len(line.text))
        visible = [min(max(first, place), last) for place in range(len(line.text) + 1)]
        drawn = [_LEFT + width(lead + line.text[first:place]) for place in visible]
        self.cursor_x = drawn[line.caret]
        self.composition_span = drawn[start], drawn[start + length]
        self._places = drawn
        if length:
            after = [max(place - end, 0) + start + length for place in range(start + 1, len(self.text) + 1)]
            self._places = [*drawn[: start + 1], *(drawn[place] for place in after)]
        return lead + line.text[first:last] + rest, size / look.text_scale

    def _paint_selection(self, c: Canvas) -> None:
        start, end = (self._places[place] for place in self.line.selection)
        if end > start and not self._composed.text:
            c.rect(start, (self.h - 26) / 2, end - start, 26, 4, fill="#BBD6EE")

    def takes(self, letter: str) -> bool:
        """Whether this can be written here: what no letters can show cannot."""
        return can_be_written(letter)

    def touched(self, x: float, y: float) -> None:
        self._clicked = True
        self.line = self.line.at(self._place(x))

    def dragged(self, x: float, y: float) -> None:
        self.line = self.line.at(self._place(x), selecting=True)

    def _place(self, x: float) -> int:
        """The place between two letters that is nearest; the end, as long as nobody writes here."""
        if not self.focused or len(self._places) != len(self.text) + 1:
            return len(self.text)
        return min(range(len(self._places)), key=lambda place: abs(self._places[place] - (x - self.x)))

    def write(self, intent: Intent) -> bool:
        before = self.line
        match intent:
            case Type(text):
                self._composed = Compose("")
                self._insert(text)
            case Compose():
                self._composed = intent
            case Paste():
                self.paste(clipboard.get())
            case Erase(ahead):
                self._set(self.line.erased(ahead))
            case Copy(cut) if self.line.selected:
                if clipboard.put(self.line.selected) and cut:
                    self._set(self.line.erased())
            case SelectAll():
                self.line = self.line.all_selected
            case Caret(by, to_end, selecting):
                line = self.line
                self.line = line.at(len(self.text) * (by > 0), selecting) if to_end else line.moved(by, selecting)
                return selecting or self.line != before
        return True

    def clear(self) -> None:
        """Nothing is written any more."""
        self._set(EditedLine.of(""))

    def paste(self, text: str) -> None:
        """Puts a text from the clipboard where the caret is."""
        self._insert(text)

    def _insert(self, text: str) -> None:
        """Write letters where the caret is, until the line is full or as many were refused as it is long.

        Whether a letter can be written may mean to open every font of the system, so no more letters are asked for.
        """
        kept, refused, room = "", "", self.line.room(self.longest)
        for letter in text[:_LOOKED_AT]:
            if len(kept) == room or len(refused) == self.longest:
                break
            if self.takes(letter):
                kept += letter
            elif letter.isprintable() and not can_be_written(letter):
                refused += letter
        self._set(self.line.written(kept, self.longest))
        if refused:
            self._on_refused(refused)

    def _set(self, line: EditedLine) -> None:
        changed, self.line = line.text != self.text, line
        if changed:
            self._on_change(line.text)

    def _press(self) -> None:
        """A click only puts the focus here; Enter hands the text in."""
        clicked, self._clicked = self._clicked, False
        if not clicked:
            self._on_submit(self.text)


def refusal(letters: str) -> str:
    """The sentence about letters that no font has; `Text` shows their code points."""
    return tr("Biotope cannot display {letters}.").format(letters="".join(dict.fromkeys(letters)))


class NumberField(TextField):
    """A line for a whole number. A number that is pasted takes the place of the one that was there."""

    def takes(self, letter: str) -> bool:
        return letter in digits

    def paste(self, text: str) -> None:
        self.line = self.line.all_selected
        self._insert("".join(filter(self.takes, text[:_LOOKED_AT])))
