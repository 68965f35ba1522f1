"""The card of the title screen that tells how a turn goes."""

from collections.abc import Callable, Hashable

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.engine.text import SMALLEST
from game.ui.presentation.presentation import Presentation
from game.ui.words import tr


class Welcome(Painted):
    """How a turn goes in the game that is lit on the shelf: side by side, or in a narrow card line by line."""

    pad = 24
    _WIDE = 640
    _LARGEST = 18.0
    _TIGHT = 1.2
    """Of a size of letters: the distance of two lines where the steps stand line by line."""
    _LEAST_GAP, _SIGN_H = 5.0, 36.0

    def __init__(self, shown: Presentation, x: float, y: float, w: float, h: float) -> None:
        super().__init__("welcome", x, y, w, h, z=2, label=tr("How a turn goes"))
        self.shown_game = shown

    def key(self) -> Hashable:
        return self.shown_game.title

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 20)
        wide = self.w > self._WIDE
        baseline = 50.0 if wide else 38.0
        game = self.shown_game.title
        right = c.text(self.w - 28, baseline, game, 17, 600, "goodT", "end", "serif", max_w=self.w * 0.35)
        c.text(32 if wide else 24, baseline, tr("How a turn goes"), "title", max_w=self.w - right - 76)
        if wide:
            self._paint_columns(c)
        else:
            self._paint_lines(c)

    def _paint_columns(self, c: Canvas) -> None:
        steps = self.shown_game.steps
        room = (self.w - 44) / len(steps)
        width = room - 104
        size = self._size(c, lambda size: max(self._heights(c, width, size)) <= 106)
        for i, (icon, words) in enumerate(steps):
            x, middle = 32 + i * room, 122.0
            self._sign(c, x + 36, middle, 36, icon, i + 1)
            self._paint_step(c, x + 88, middle, words, width, size)

    def _paint_lines(self, c: Canvas) -> None:
        top, bottom, left = 50.0, self.h - 16, 68.0
        width, steps = self.w - left - 16, self.shown_game.steps
        least = len(steps) * self._LEAST_GAP
        size = self._size(c, lambda size: sum(self._heights(c, width, size)) + least <= bottom - top)
        heights = self._heights(c, width, size)
        gap = (bottom - top - sum(heights)) / len(steps)
        y = top + gap / 2
        for i, ((icon, words), height) in enumerate(zip(steps, heights)):
            middle = y + height / 2
            self._sign(c, 38, middle, 16, icon, i + 1)
            self._paint_step(c, left, middle, words, width, size)
            y += height + gap

    def _size(self, c: Canvas, fits: Callable[[float], bool]) -> float:
        """The size of letters at which every step has room, the largest one if several do."""
        size = self._LARGEST * c.look.text_scale
        while size > SMALLEST and not fits(size):
            size = max(SMALLEST, size - 0.5)
        return size

    def _heights(self, c: Canvas, width: float, size: float) -> list[float]:
        """What each step needs in letters of this size, and beside a sign."""
        wrap, step = c.look.text.wrap, self._line_step(c, size)
        return [max(self._SIGN_H, len(wrap(words, width, size)) * step) for _, words in self.shown_game.steps]

    def _line_step(self, c: Canvas, size: float) -> float:
        return size * (c.look.theme.number("type.line_height") if self.w > self._WIDE else self._TIGHT)

    def _paint_step(self, c: Canvas, x: float, middle: float, words: str, width: float, size: float) -> None:
        step = self._line_step(c, size)
        lines = len(c.look.text.wrap(words, width, size))
        c.para(x, middle + size * 0.345 - (lines - 1) * step / 2, words, width, size, line_h=step, label=False)

    def _sign(self, c: Canvas, cx: float, cy: float, r: float, icon: str, place: int) -> None:
        c.disc(cx, cy, r, "paper3")
        c.icon(icon, cx, cy, r * 1.1, "good")
        pip = max(9, r * 0.36)
        x, y = cx + r * 0.75, cy - r * 0.75
        c.disc(x, y, pip, "good")
        c.text(x, y + pip * 0.42, str(place), pip * 1.25, 700, "white", "middle", label=False)
