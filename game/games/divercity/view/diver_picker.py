"""The page on which diver cards are chosen instead of dealt: one for each hand, in the order of the table."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.games.divercity.components import DIVERS
from game.games.divercity.view import words
from game.ui.engine.canvas import Canvas
from game.ui.engine.text import pieces
from game.ui.table.paint import boxed
from game.ui.table.paper import MARGIN, ChoosingScene, Head, choice_plate
from game.ui.table.pool import NodePool
from game.ui.words import tr
from game.units import Rect

_PAPER = Rect(180, 70, 1240, 760)
_COLUMNS = 4
_NAME, _LEADING = 19.0, 1.15
_LEAST = 0.82
"""So much of their size names keep beside a portrait; where they would be smaller they stand above it."""
_PORTRAITS = (76.0, 97.0)
"""How wide a portrait is at least, and at most where the names leave it room."""
_HIGH = 348 / 272
"""Height of a portrait for its width."""


@dataclass(frozen=True, slots=True)
class DiverToChoose:
    """A diver card; `hand` counts the hand that gets it from 1, 0 is none."""

    name: str
    hand: int

    def paint(self, c: Canvas, hot: bool) -> None:
        choice_plate(c, hot, self.hand > 0)
        w = min(max(_PORTRAITS[0], c.w - 34 - self._longest(c)), _PORTRAITS[1])
        left, room = w + 26, c.w - w - 34
        size = self._name_size(c, room)
        if size < _LEAST * _NAME * c.look.text_scale:
            self._below_its_name(c)
            return
        self._portrait(c, 14, w)
        c.para(left, 42, words.diver(self.name), room, size, 700, family="serif", line_h=size * _LEADING, label=False)
        self._rule(c, 14, w * _HIGH + 28)

    def _below_its_name(self, c: Canvas) -> None:
        """Large letters have no room beside a portrait: the name stands above, the rule beside it."""
        room, w = c.w - 28, _PORTRAITS[0]
        size = self._name_size(c, room)
        lines = max(len(c.look.text.wrap(words.diver(name), room, size, 700, "serif")) for name in DIVERS)
        name = words.diver(self.name)
        c.para(14, 14 + size, name, room, size, 700, family="serif", line_h=size * _LEADING, label=False)
        top = 24 + lines * size * _LEADING
        self._portrait(c, top, w)
        self._rule(c, w + 26, top - 4)

    def _portrait(self, c: Canvas, y: float, w: float) -> None:
        h = w * _HIGH
        c.art(f"divercity/diver/{self.name}", 14, y, w, h)
        if self.hand:
            c.disc(w - 8, y + h - 16, 20, "good")
            c.text(w - 8, y + h - 8, str(self.hand), 22, 700, "white", "middle", label=False)

    def _rule(self, c: Canvas, x: float, y: float) -> None:
        """In letters that suit the rules of all cards."""
        rules = [words.diver_rule(name, False) for name in DIVERS]
        rule = words.diver_rule(self.name, False)
        boxed(c, x, y, rule, c.w - x - 14, c.h - y - 10, 17, "ink2", siblings=rules)

    def _longest(self, c: Canvas) -> float:
        """How wide the longest word of a name is when no name shrinks."""
        return max(c.look.text.width(part, _NAME * c.look.text_scale, 700, "serif") for part in _parts())

    def _name_size(self, c: Canvas, room: float) -> float:
        """How large the names are: on all cards as large as the longest word of one of them can be."""
        return c.look.text.common(_parts(), room, _NAME * c.look.text_scale, 700, "serif")


def _parts() -> list[str]:
    """The names, where they may be broken."""
    return [part.strip() for name in DIVERS for part in pieces(words.diver(name))]


class DiversScene(ChoosingScene[str]):
    """The eight diver cards, chosen by hand. Reports the cards in the order of the hands, or "deal".

    Args:
        chosen: the cards that are chosen already.
        report: told the cards in the order of the hands, or "deal".
        team: the whole team shares out as many as it likes.
    """

    name = "divers"
    paper = _PAPER

    def __init__(self, chosen: tuple[str, ...], report: Callable[[Any], None], team: bool = False) -> None:
        super().__init__(chosen, report)
        self._team = team

    def head(self) -> Head:
        """What is to be done."""
        if self._team:
            shared = tr("As many as you like. From the first seat on everybody gets one in turn.")
            return Head(tr("Who dives with you?"), shared)
        return Head(tr("Who dives with you?"), tr("Press one card for each hand, from the first seat on."))

    def lay(self, pool: NodePool) -> None:
        """All cards, and the buttons."""
        w, h = (_PAPER.w - 64) / _COLUMNS, 276.0
        for index, name in enumerate(DIVERS):
            row, column = divmod(index, _COLUMNS)
            place = Rect(_PAPER.x + 32 + column * w + 4, _PAPER.y + 104 + row * h + 4, w - 8, h - 8)
            hand = self.chosen.index(name) + 1 if name in self.chosen else 0
            pool.painted(
                f"diver/{name}", place, DiverToChoose(name, hand), z=2, label=words.diver(name), chosen=hand > 0,
                zone="divers", press=partial(self._switch, name),
            )  # fmt: skip
        self.done_button(self.finish, bool(self.chosen))
        words_ = tr("All eight at random") if self._team else tr("Deal them at random")
        self.button("deal", words_, partial(self.end_with, "deal"), MARGIN, 280, icon="dice")

    def _switch(self, name: str) -> None:
        kept = tuple(one for one in self.chosen if one != name)
        self.choose(kept if name in self.chosen else (*kept, name))
