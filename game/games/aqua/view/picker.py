"""Choosing the six ecosystems of an advanced game, one after the other."""

from collections import Counter
from dataclasses import dataclass
from functools import partial

from game.games.aqua.components import ECOSYSTEM_CARDS, IN_A_ROW
from game.games.aqua.view import goal_words
from game.games.aqua.view.colours import goal_art
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import boxed
from game.ui.table.paper import MARGIN, ChoosingScene, Head, choice_plate
from game.ui.table.pool import NodePool
from game.ui.words import tr
from game.units import Rect

_PAPER = Rect(90, 70, 1420, 760)
_COLUMNS = 6
_ROW = 178.0


@dataclass(frozen=True, slots=True)
class GoalToChoose:
    """An ecosystem of the box: `taken`, in which places of the row."""

    number: int
    taken: tuple[int, ...]

    def spoken(self) -> str:
        """Its number, what it says, and in which places of the row it was taken."""
        places = ", ".join(tr("Goal {n}").format(n=place + 1) for place in self.taken)
        return "\n".join((f"{self.number}, {goal_words.goal(self.number)}", places))

    def paint(self, c: Canvas, hot: bool) -> None:
        choice_plate(c, hot, bool(self.taken))
        c.art(goal_art(self.number), 8, 8, 62, 62)
        c.text(78, 32, str(self.number), 24, 700, family="serif", label=False)
        for i, place in enumerate(self.taken):
            c.disc(126 + i * 32, 24, 14, "good")
            c.text(126 + i * 32, 30, str(place + 1), 17, 700, "white", "middle", label=False)
        all_goals = list(map(goal_words.goal, ECOSYSTEM_CARDS))
        boxed(c, 78, 40, goal_words.goal(self.number), c.w - 86, c.h - 48, 18, "ink2", siblings=all_goals)


class PickerScene(ChoosingScene[int]):
    """The eighteen kinds of ecosystems; six are taken in an order. Reports them, or None for six that are drawn."""

    name = "goals"
    paper = _PAPER

    def head(self) -> Head:
        """What is to be done."""
        return Head(tr("Choose six goals"), tr("in the order in which they lie; 13 to 18 are there twice"))

    def lay(self, pool: NodePool) -> None:
        """All goals, and the buttons."""
        counts = Counter(self.chosen)
        w, h = (_PAPER.w - 2 * MARGIN + 8) / _COLUMNS, _ROW
        for index, (number, copies) in enumerate(ECOSYSTEM_CARDS.items()):
            column, row = index % _COLUMNS, index // _COLUMNS
            place = Rect(_PAPER.x + MARGIN + column * w, _PAPER.y + 104 + row * h + 4, w - 8, h - 8)
            free = counts[number] < copies and len(self.chosen) < IN_A_ROW
            taken = tuple(place for place, one in enumerate(self.chosen) if one == number)
            press = partial(self._add, number) if free else partial(self._remove, number) if taken else None
            goal = GoalToChoose(number, taken)
            pool.painted(
                f"goal/{number}", place, goal, z=2, label=goal_words.goal(number), wording=goal.spoken,
                hint=goal_words.goal_rule(number), chosen=bool(taken), zone="goals", press=press,
            )  # fmt: skip
        self.done_button(self.finish, len(self.chosen) == IN_A_ROW)
        self.button("clear", tr("Start over"), partial(self.choose, (), None), MARGIN, 180)
        self.button("draw", tr("Draw them at random"), partial(self.end_with, None), MARGIN + 196, 260, icon="dice")

    def _add(self, number: int) -> None:
        self.choose((*self.chosen, number))

    def _remove(self, number: int) -> None:
        last = len(self.chosen) - 1 - self.chosen[::-1].index(number)
        self.choose(self.chosen[:last] + self.chosen[last + 1 :], None)
