"""The page on which diver cards are chosen instead of dealt: one for each hand, in the order of the table."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.games.divercity.components import DIVERS
from game.games.divercity.view import words
from game.ui.engine.canvas import Canvas
from game.ui.scene import Scene
from game.ui.table.paint import boxed
from game.ui.table.pool import NodePool
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

_PAPER = Rect(180, 70, 1240, 760)
_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Sheet:
    """The paper, its title and a line of help."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 22)
        c.text(36, 56, tr("Who dives with you?"), "title", max_w=c.w - 72)
        c.text(36, 84, tr("Press one card for each hand, from the first seat on."), 17, colour="ink2", max_w=c.w - 72)


@dataclass(frozen=True, slots=True)
class DiverToChoose:
    """A diver card; `hand` counts the hand that gets it from 1, 0 is none."""

    name: str
    hand: int

    def paint(self, c: Canvas, hot: bool) -> None:
        chosen = self.hand > 0
        fill = "surface.row_hot" if hot or chosen else "surface.row"
        c.rect(0, 0, c.w, c.h, 14, fill, "surface.row_hot_line" if chosen else "line", 2.5 if chosen else 1.2)
        h = 118.0
        c.art(f"divercity/diver/{self.name}", 14, 14, h * 272 / 348, h)
        c.text(120, 44, words.diver(self.name), 19, 700, family="serif", max_w=c.w - 134, lo=13)
        if chosen:
            c.disc(140, 92, 20, "good")
            c.text(140, 100, str(self.hand), 22, 700, "white", "middle", label=False)
        boxed(c, 14, 142, words.diver_rule(self.name, False), c.w - 28, c.h - 152, 16.5, "ink2")


class DiversScene(Scene):
    """The eight diver cards.

    Args:
        chosen: what is chosen so far, by hand.
        choose: told the cards by hand, or "deal".
    """

    name = "divers"
    opaque = False

    def __init__(self, chosen: tuple[str, ...], choose: Callable[[list[str] | str], None]) -> None:
        super().__init__()
        self.chosen = chosen
        self._report = choose

    def build(self) -> None:
        """Makes the page."""
        self._pool = NodePool(self.stage)
        x, y = _PAPER.x + 36, _PAPER.bottom - 80
        self._done = Button("done", tr("Done"), self._take, x=_PAPER.right - 236, y=y, w=200, h=56, icon="check")
        self._deal = Button(
            "deal", tr("Deal them at random"), self._at_random, x=x, y=y, w=280, h=56, kind="second", icon="dice"
        )
        self._show()

    def _show(self) -> None:
        self._pool.painted("paper", _PAPER, Sheet(), z=1, pad=40)
        w, h = (_PAPER.w - 64) / _COLUMNS, 276.0
        for index, name in enumerate(DIVERS):
            row, column = divmod(index, _COLUMNS)
            place = Rect(_PAPER.x + 32 + column * w + 4, _PAPER.y + 104 + row * h + 4, w - 8, h - 8)
            hand = self.chosen.index(name) + 1 if name in self.chosen else 0
            self._pool.painted(
                f"diver/{name}", place, DiverToChoose(name, hand), z=2, label=words.diver(name), zone="divers",
                press=partial(self._switch, name),
            )  # fmt: skip
        self._done.enabled = bool(self.chosen)
        self._pool.put(self._done)
        self._pool.put(self._deal)
        self._pool.reconcile()

    def _switch(self, name: str) -> None:
        kept = tuple(one for one in self.chosen if one != name)
        self.chosen = kept if name in self.chosen else (*kept, name)
        self.shell.play("pick")
        self._show()

    def _take(self) -> None:
        self.shell.stack.pop()
        self._report(list(self.chosen))

    def _at_random(self) -> None:
        self.shell.stack.pop()
        self._report("deal")
