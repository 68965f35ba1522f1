"""The page on which the variants are freely combined."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.games.divercity.view import words
from game.ui.engine.canvas import Canvas
from game.ui.scene import Scene
from game.ui.table.paint import boxed
from game.ui.table.pool import NodePool
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

VARIANTS = ("beginner", "full_team", "industrialist", "duel", "realistic")
"""One diver alone plays solo by that alone."""

_PAPER = Rect(380, 120, 840, 660)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The paper and its title."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 22)
        c.text(36, 56, tr("Variants, as you like them"), "title", max_w=c.w - 72)


@dataclass(frozen=True, slots=True)
class VariantRow:
    """A variant with a switch."""

    title: str
    rule: str
    on: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, "surface.row_hot" if hot or self.on else "surface.row", "line", 1.2)
        c.text(20, 32, self.title, 20, 700, family="serif", max_w=c.w - 130)
        boxed(c, 20, 40, self.rule, c.w - 130, c.h - 46, 16.5, "ink2")
        c.toggle(c.w - 84, c.h / 2 - 17, self.on, 60, 34)


class VariantsScene(Scene):
    """The variants, each with a switch.

    Args:
        chosen: what is chosen so far.
        choose: told what is chosen from now on.
    """

    name = "variants"
    opaque = False

    def __init__(self, chosen: tuple[str, ...], choose: Callable[[list[str]], None]) -> None:
        super().__init__()
        self.chosen = chosen
        self._report = choose

    def build(self) -> None:
        """Makes the page."""
        self._pool = NodePool(self.stage)
        x, y = _PAPER.right - 236, _PAPER.bottom - 80
        self._done = Button("done", tr("Done"), self._take, x=x, y=y, w=200, h=56, icon="check")
        self._show()

    def _show(self) -> None:
        self._pool.painted("paper", _PAPER, Sheet(), z=1, pad=40)
        for index, name in enumerate(VARIANTS):
            place = Rect(_PAPER.x + 32, _PAPER.y + 84 + index * 96, _PAPER.w - 64, 88)
            title, rule = words.variant(name)
            row = VariantRow(title, rule, name in self.chosen)
            self._pool.painted(
                f"variant/{name}", place, row, z=2, label=title, zone="variants", press=partial(self._switch, name)
            )
        self._pool.put(self._done)
        self._pool.reconcile()

    def _switch(self, name: str) -> None:
        on = set(self.chosen) ^ {name}
        self.chosen = tuple(one for one in VARIANTS if one in on)
        self.shell.play("tick")
        self._show()

    def _take(self) -> None:
        self.shell.stack.pop()
        self._report(list(self.chosen))
