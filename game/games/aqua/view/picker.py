"""Choosing the six ecosystems of an advanced game, one after the other."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.games.aqua.components import ECOSYSTEM_CARDS, IN_A_ROW
from game.games.aqua.view import words
from game.games.aqua.view.colours import goal_art
from game.ui.engine.canvas import Canvas
from game.ui.scene import Scene
from game.ui.table.paint import boxed
from game.ui.table.pool import NodePool
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

_PAPER = Rect(150, 90, 1300, 700)
_COLUMNS = 6


@dataclass(frozen=True, slots=True)
class Sheet:
    """The paper, and how many goals are still missing."""

    missing: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 22)
        c.text(36, 54, tr("Choose six goals"), "title", max_w=600)
        left = tr("in the order in which they lie; 13 to 18 are there twice")
        c.text(36, 84, left, 17, colour="ink2", max_w=c.w - 72)


@dataclass(frozen=True, slots=True)
class GoalToChoose:
    """An ecosystem of the box: `taken`, in which places of the row."""

    number: int
    taken: tuple[int, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        fill = "surface.row_hot" if hot or self.taken else "surface.row"
        c.rect(0, 0, c.w, c.h, 14, fill, "surface.row_hot_line" if self.taken else "line", 2.5 if self.taken else 1.2)
        c.art(goal_art(self.number), 8, 8, 62, 62)
        c.text(78, 32, str(self.number), 24, 700, family="serif", label=False)
        for i, place in enumerate(self.taken):
            c.disc(126 + i * 32, 24, 14, "good")
            c.text(126 + i * 32, 30, str(place + 1), 17, 700, "white", "middle", label=False)
        boxed(c, 78, 40, words.goal(self.number), c.w - 86, 100, 16, "ink2")


class PickerScene(Scene):
    """The eighteen kinds of ecosystems; six are taken in an order.

    Args:
        chosen: what is chosen so far.
        choose: told the six, or None when they shall be drawn.
    """

    name = "goals"
    opaque = False

    def __init__(self, chosen: tuple[int, ...], choose: Callable[[list[int] | None], None]) -> None:
        super().__init__()
        self.chosen = chosen
        self._report = choose

    def build(self) -> None:
        """Makes the page."""
        self._pool = NodePool(self.stage)
        x, y = _PAPER.x + 36, _PAPER.bottom - 84
        self._done = Button("done", tr("Done"), self._take, x=_PAPER.right - 236, y=y, w=200, h=56, icon="check")
        self._clear = Button("clear", tr("Start over"), self._start_over, x=x, y=y, w=180, h=56, kind="second")
        self._draw = Button(
            "draw", tr("Draw them at random"), self._at_random, x=x + 196, y=y, w=260, h=56, kind="second",
            icon="dice",
        )  # fmt: skip
        self._show()

    def _show(self) -> None:
        pool = self._pool
        pool.painted("paper", _PAPER, Sheet(IN_A_ROW - len(self.chosen)), z=1, pad=40)
        counts = Counter(self.chosen)
        w, h = (_PAPER.w - 72) / _COLUMNS, 158.0
        for index, (number, copies) in enumerate(ECOSYSTEM_CARDS.items()):
            column, row = index % _COLUMNS, index // _COLUMNS
            place = Rect(_PAPER.x + 36 + column * w + 4, _PAPER.y + 104 + row * h + 4, w - 8, h - 8)
            free = counts[number] < copies and len(self.chosen) < IN_A_ROW
            taken = tuple(place for place, one in enumerate(self.chosen) if one == number)
            press = partial(self._add, number) if free else partial(self._remove, number) if taken else None
            pool.painted(
                f"goal/{number}", place, GoalToChoose(number, taken), z=2, label=words.goal(number),
                hint=words.goal_rule(number), zone="goals", press=press,
            )  # fmt: skip
        self._done.enabled = len(self.chosen) == IN_A_ROW
        for button in (self._done, self._clear, self._draw):
            pool.put(button)
        pool.reconcile()

    def _add(self, number: int) -> None:
        self.chosen = (*self.chosen, number)
        self.shell.play("pick")
        self._show()

    def _remove(self, number: int) -> None:
        last = len(self.chosen) - 1 - self.chosen[::-1].index(number)
        self.chosen = self.chosen[:last] + self.chosen[last + 1 :]
        self._show()

    def _start_over(self) -> None:
        self.chosen = ()
        self._show()

    def _take(self) -> None:
        self.shell.stack.pop()
        self._report(list(self.chosen))

    def _at_random(self) -> None:
        self.shell.stack.pop()
        self._report(None)
