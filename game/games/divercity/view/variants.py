"""The page on which the variants are freely combined."""

from dataclasses import dataclass
from functools import partial

from game.games.divercity.view import words
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import boxed_letters
from game.ui.table.paper import MARGIN, ChoosingScene, Head
from game.ui.table.pool import NodePool
from game.ui.words import tr
from game.units import Rect

VARIANTS = ("beginner", "full_team", "industrialist", "duel", "realistic")
"""One diver alone plays solo by that alone."""

_PAPER = Rect(320, 100, 960, 700)


@dataclass(frozen=True, slots=True)
class VariantRow:
    """A variant with a switch."""

    title: str
    rule: str
    on: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, "surface.row_hot" if hot or self.on else "surface.row", "line", 1.2)
        rules, w = [words.variant_rule(name, chosen) for name in VARIANTS for chosen in ((), VARIANTS)], c.w - 130
        size, step = boxed_letters(c, self.rule, w, c.h - 47, 18, rules)
        spare = c.h - 47 - step * len(c.look.text.wrap(self.rule, w, size))
        c.text(20, 27 + spare / 2, self.title, 20, 700, family="serif", max_w=w)
        c.para(20, 35 + spare / 2 + size, self.rule, w, size, colour="ink2", line_h=step, label=False)
        c.toggle(c.w - 84, c.h / 2 - 17, self.on, 60, 34)


class VariantsScene(ChoosingScene[str]):
    """The variants, each with a switch. Reports those that are on."""

    name = "variants"
    paper = _PAPER

    def head(self) -> Head:
        """What is to be done."""
        return Head(tr("Variants, as you like them"))

    def lay(self, pool: NodePool) -> None:
        """All variants, and the button."""
        for index, name in enumerate(VARIANTS):
            place = Rect(_PAPER.x + MARGIN, _PAPER.y + 84 + index * 104, _PAPER.w - 2 * MARGIN, 96)
            title, rule = words.variant(name)[0], words.variant_rule(name, self.chosen)
            row = VariantRow(title, rule, name in self.chosen)
            press = partial(self._switch, name)
            pool.painted(
                f"variant/{name}",
                place,
                row,
                z=2,
                label=title,
                wording=partial("{}. {}".format, title, rule),
                chosen=row.on,
                zone="variants",
                press=press,
            )
        self.done_button(self.finish)

    def _switch(self, name: str) -> None:
        on = set(self.chosen) ^ {name}
        self.choose(tuple(one for one in VARIANTS if one in on), "tick")
