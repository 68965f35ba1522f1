"""The turns of a review, line by line: what was decided, and how good that was."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.core.assessment import Mark
from game.paths import Weight
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.text import SMALLEST
from game.ui.review.model import Line
from game.ui.review.parts import MARK_SIGNS, mark_words, paint_mark, turn_title
from game.ui.table.paint import emblem
from game.ui.words import number, tr

_SIGN_R, _MARK = 14.0, 42.0
"""The radius of the sign of a turn, and the width of its mark."""
_BY_X, _BY_R = 44.0, 9.0
"""The middle of the emblem of who decided, and its radius."""


class _Columns(NamedTuple):
    """Where a line of the list has what it is made of, in units from the left: number (right edge), sign, words."""

    number: float
    sign: float
    words: float


_ALONE, _OF_TEAM = _Columns(34.0, 60.0, 82.0), _Columns(30.0, 70.0, 90.0)
_MARK_WORDS, _HARDLY = 96.0, 0.9
"""The room for what a mark means, and how much smaller it may make what was decided."""


class Letters(NamedTuple):
    """How large the letters of a list of turns are: its lines shrink together, none alone.

    Attributes:
        words: of what was decided.
        judged: of what a mark means; 0 where not every line has room for that, and the sign alone says it.
    """

    words: float
    judged: float

    @classmethod
    def of(cls, lines: Sequence[Line], look: Look, w: float) -> "Letters":
        """Those of a list of this width: a mark is told in words where that hardly makes the others smaller.

        A turn that waits for its mark counts as the best, so that the letters stay as they are when it comes.
        """
        lines = [line if line.mark else replace(line, mark=Mark.BEST) for line in lines]
        marks = ["", *map(judged_words, lines)]
        told = look.text.common(marks, _MARK_WORDS, 16 * look.text_scale, 600)
        beside, alone = (_common(lines, look, w, judged) for judged in (told, 0.0))
        if beside and beside >= _HARDLY * alone:
            return cls(beside, told)
        return cls(alone or SMALLEST, 0.0)

    def beside(self, line: Line) -> tuple[str, float]:
        """What stands before the mark of a line, and its size."""
        return (judged_words(line), self.judged) if self.judged else (line.cost, SMALLEST)


def judged_words(line: Line) -> str:
    """How good a turn was, in words; nothing as long as that is not known."""
    if line.mark is None:
        return ""
    return tr("cost {n}").format(n=line.cost) if line.cost else mark_words(line.mark)


def _columns(line: Line) -> _Columns:
    return _ALONE if line.by is None else _OF_TEAM


def _room(line: Line, look: Look, w: float, letters: Letters) -> float:
    """What is left for what was decided, beside the words before the mark."""
    said, size = letters.beside(line)
    return w - _MARK - _columns(line).words - (look.text.width(said, size, 600, "sans") + 10 if said else 0.0)


def _common(lines: Sequence[Line], look: Look, w: float, judged: float) -> float:
    """The largest size at which every line has room, also once it is chosen; 0 where one has none."""
    size = 16.5 * look.text_scale
    for line in lines:
        shown, size = look.text.fit(line.words, _room(line, look, w, Letters(0.0, judged)), size, 600)
        if shown != line.words:
            return 0.0
    return size


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A turn of the list."""

    line: Line
    chosen: bool
    shaded: bool
    letters: Letters

    def spoken(self) -> str:
        """All of it in words."""
        return f"{turn_title(self.line.turn, self.line.by)}, {self.line.words}\n{judged_words(self.line)}"

    def paint(self, c: Canvas, hot: bool) -> None:
        line, middle, columns = self.line, c.h / 2, _columns(self.line)
        if self.chosen or hot:
            c.rect(0, 1, c.w, c.h - 2, 8, "surface.row_hot", "gold" if self.chosen else None, 2)
        elif self.shaded:
            c.rect(0, 1, c.w, c.h - 2, 8, "#EFE3C655")
        c.text(columns.number, middle + 6, number(line.turn), 16, colour="ink2", anchor="end")
        if line.mark is not None:
            paint_mark(c, line.mark, c.w - 20, middle, min(10.0, middle - 2))
            said, size = self.letters.beside(line)
            c.text(c.w - _MARK, middle + 6, said, size, 600, MARK_SIGNS[line.mark][1], "end", label=False)
        if line.sign is not None:
            line.sign.paint(c, columns.sign, middle, _SIGN_R)
        if line.by is not None:
            emblem(c, line.by, _BY_X, middle, _BY_R, ring=False)
        self._words(c, _room(line, c.look, c.w, self.letters))

    def _words(self, c: Canvas, room: float) -> None:
        """What was decided; where the smallest letters need more than a line, in two."""
        words, size, middle, left = self.line.words, self.letters.words, c.h / 2, _columns(self.line).words
        weight: Weight = 600 if self.chosen else 400
        if c.look.text.width(words, size, weight, "sans") <= room:
            c.text(left, middle + 6, words, size, weight, label=False)
            return
        first, *rest = c.look.text.wrap(words, room, size, weight)
        for said, y in ((first, middle - 3), (" ".join(rest), middle + 14)):
            c.text(left, y, said, size, weight, max_w=room, label=False)
