"""The six ecosystems above the reef: native animal, rule, points now."""

from dataclasses import dataclass
from functools import partial

from game.games.aqua.ecosystems import row_of
from game.games.aqua.view import goal_words, spoken, words
from game.games.aqua.view.faces import paint_medal
from game.games.aqua.view.model import TableModel
from game.ui.engine.canvas import Canvas
from game.ui.table.hands import Hands
from game.ui.table.paint import boxed
from game.ui.table.pieces import ScoreRowLabel
from game.ui.words import number, signed, tr
from game.units import Rect

_GAP = 10.0
_TALL = 250.0
"""From this height on the words lie below the native animal, in larger letters."""
_EDGE = 10.0
"""So much of a card stays free on its right."""


@dataclass(frozen=True, slots=True)
class GoalCard:
    """One ecosystem.

    Attributes:
        number: which of the eighteen.
        native: the colour of its native animal.
        count: the natives in the reef that is shown.
        points: what it brings now, None while the table does not tell.
        change: by how much that would change.
        row: the numbers of all ecosystems beside it.
    """

    number: int
    native: str
    count: int
    points: int | None
    change: int
    row: tuple[int, ...] = ()

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 14)
        if self.change or hot:
            c.rect(0, 0, c.w, c.h, 14, line="gold", line_w=3)
        tall, floor = c.h >= _TALL, c.h - 32
        x, y, r = (44.0, 50.0, 32.0) if tall else (28.0, 34.0, 21.0)
        paint_medal(c, x, y, r, self.native)
        x, y = x + r * 0.71, y + r * 0.95
        c.disc(x, y, 12, "#FFF9EA")
        c.disc(x, y, 10.5, "ink2")
        c.text(x, y + 5, str(self.count), 15, 700, "white", "middle", label=False)
        siblings = [goal_words.goal(number) for number in self.row]
        left, top, size = (16.0, 98.0, 24.0) if tall else (57.0, 7.0, 16.0)
        boxed(
            c, left, top, goal_words.goal(self.number), c.w - left - _EDGE, floor - top - 2, size, siblings=siblings
        )  # fmt: skip
        c.line(12, floor, c.w - 12, floor, "line", 1.2)
        room = c.w - 84
        size = c.look.text.common(map(_kind, self.row or (self.number,)), room, 15.5 * c.look.text_scale)
        c.text(14, c.h - 11, _kind(self.number), size, colour="ink3", max_w=room, label=False)
        if self.points is None:
            return
        right = c.w - 14
        if self.change:
            good = "goodT" if self.change > 0 else "bad"
            right -= c.text(right, c.h - 9, signed(self.change), 18, 700, good, "end", label=False) + 8
        tone = "ink" if self.points else "zero"
        c.text(right, c.h - 8, number(self.points), 24, 700, tone, "end", "serif", label=False)


def _kind(goal: int) -> str:
    """Its number, and where it looks for its animals."""
    kind = tr("Global") if goal_words.is_global(goal) else tr("Local")
    return f"{goal} · {kind}"


class GoalsPart:
    """Puts the ecosystems on the stage."""

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands, self._zone = hands, zone

    def show(self, m: TableModel) -> None:
        """Draws a card for each ecosystem of the row."""
        terms, zone = m.view.terms, self._zone
        count = len(terms.ecosystems)
        if not count:
            return
        w = (zone.w - (count - 1) * _GAP) / count
        for place, number_ in enumerate(terms.ecosystems):
            row = row_of(place)
            points = m.view.sheets[m.front][row].points
            change = m.preview[m.front][row].points - points if m.preview else 0
            native = terms.natives[place]
            native_words = tr("Native: {animal}").format(animal=words.animal(native))
            card = GoalCard(
                number_, native, m.view.areas[m.front].species[native], points if m.show_scores else None, change,
                terms.ecosystems,
            )  # fmt: skip
            self._hands.pool.painted(
                f"goal/{place}",
                Rect(zone.x + place * (w + _GAP), zone.y, w, zone.h),
                card,
                z=5,
                pad=24,
                label=goal_words.goal(number_),
                wording=partial(spoken.goal_card_words, m, place),
                hint=native_words + "\n" + goal_words.goal_rule(number_),
                zone="goals",
                point=partial(self._hands.point, ScoreRowLabel(row)),
            )
