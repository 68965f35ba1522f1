"""What the page of the best turn that was not taken is drawn from: frozen values."""

from dataclasses import dataclass

from game.ui.engine.canvas import Canvas
from game.ui.review.marks import paint_choice
from game.ui.review.missed import Taken
from game.ui.review.parts import paint_reasons, reasons_height
from game.ui.table.hint_values import SlipLine
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class ChoiceTitle:
    """What stands over the board after a choice."""

    taken: Taken

    def spoken(self) -> str:
        """Which of the two it is, what it was, where, and what it brings at once."""
        named = tr("{name}: {words}").format(name=self._title, words=self.taken.aloud)
        return f"{named}\n{self.taken.now}"

    @property
    def _title(self) -> str:
        return tr("Better") if self.taken.better else tr("You chose")

    def paint(self, c: Canvas, hot: bool) -> None:
        better, title = self.taken.better, self._title
        paint_choice(c, 16, 25, not better, better)
        x = 42 + c.text(42, 32, title, 21, 700, "gold" if better else "cream", family="serif", max_w=150) + 16
        if self.taken.sign is not None:
            self.taken.sign.paint(c, x + 17, 25, 19)
            x += 46
        used = c.text(c.w - 6, 32, self.taken.now, 19, 600, "gold" if better else "cream", "end", max_w=150)
        c.text(x, 32, self.taken.words, 19, 600, "cream", max_w=c.w - x - used - 24)


@dataclass(frozen=True, slots=True)
class MissedStory:
    """What was found, in one sentence, and how to read it. `room`: the share of the width that it may take."""

    title: str
    words: str
    room: float

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 18)
        w = c.w * self.room - 56
        y = c.para(28, 46, self.title, w, 22, 700, family="serif", line_h=28 * c.look.text_scale)
        words = self.words or tr("On average, when both choices are played on to the end many times.")
        c.para(28, y + 2, words, w, 16.5, colour="ink2", line_h=21 * c.look.text_scale)
        if self.room < 1:
            c.rect(c.w * self.room, 20, 1, c.h - 40, fill="line")


@dataclass(frozen=True, slots=True)
class Reasons:
    """Where the better choice is ahead, or behind."""

    lines: tuple[SlipLine, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        paint_reasons(c, self.lines, max(4.0, (c.h - reasons_height(c.look, self.lines, c.w)) / 2))
