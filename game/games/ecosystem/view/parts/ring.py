"""The passing ring: which way the hands go, and who sits next."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import arrow_head, direction
from game.ui.engine.canvas import Canvas
from game.ui.table.hands import Hands
from game.ui.table.paint import LIGHT, SOFT, emblem, heading
from game.ui.table.pool import PaintedNode
from game.ui.table.seats import SeatInfo
from game.ui.words import tr, trn
from game.units import Rect

At = Callable[..., tuple[float, float]]
"""The point of the circle at an angle, and how far out."""

_RADIUS = {2: 42.0, 3: 46.0, 4: 46.0, 5: 54.0, 6: 56.0}
_BESIDE_NAMES, _MIDDLE = 76.0, 116.0
"""Where the middle of the circle is, beside the names of the neighbours, and how far down."""


def _circle(n: int, cx: float) -> At:
    """The circle of so many seats around a middle."""
    squash = 0.92 if n < 5 else 0.98

    def at(turn: float, reach: float = 1.0) -> tuple[float, float]:
        return cx + reach * _RADIUS[n] * cos(turn), _MIDDLE + reach * _RADIUS[n] * squash * sin(turn)

    return at


@dataclass(frozen=True, slots=True)
class Ring:
    """The panel: arrows from seat to seat, and who the neighbours are.

    Attributes:
        seats: in the order of play, beginning with the own one.
        step: +1 when hands go to the next seat (to the left), −1 back, 0 when they stay.
        mine: somebody's hand lies open, so that the neighbours can be named.
        deck: how many cards are left in the deck.
    """

    seats: tuple[SeatInfo, ...]
    step: int
    mine: bool
    deck: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16, "glass")
        count = str(self.deck)
        room = c.w - 36 - 30 - c.look.text.width(count, 16 * c.look.text_scale, 600, "sans")
        heading(c, self._title(), room)
        drawn = c.text(c.w - 16, 33, count, 16, 600, SOFT, "end")
        c.icon("cards", c.w - 16 - drawn - 13, 28, 17, SOFT)
        if self.step:
            self._arrows(c, _circle(len(self.seats), _BESIDE_NAMES if self.names else c.w / 2))
        if self.names:
            self._neighbours(c)

    @property
    def names(self) -> bool:
        """The neighbours are named beside the circle."""
        return self.mine and self.step != 0

    def _title(self) -> str:
        if not self.step:
            return tr("Last turn of the round")
        return tr("Hands pass to the left") if self.step > 0 else tr("Hands pass to the right")

    def _arrows(self, c: Canvas, at: At) -> None:
        n = len(self.seats)
        for i in range(n):
            start = pi / 2 + 2 * pi * i / n
            self._arrow(c, at, start, start + self.step * 2 * pi / n)

    def _arrow(self, c: Canvas, at: At, start: float, end: float) -> None:
        if len(self.seats) > 4:
            middle = (start + end) / 2
            tip = at(middle, 0.95)
            ahead = at(middle + (end - start) / 20, 0.95)
            arrow_head(c, *tip, direction(*tip, *ahead), 5, "gold", 3.4)
            return
        points = [at(start + (end - start) * k / 24) for k in range(6, 18)]
        c.polyline(points, "gold", 4)
        arrow_head(c, *points[-1], direction(*points[-3], *points[-1]), 8, "gold", 4)

    def _neighbours(self, c: Canvas) -> None:
        n = len(self.seats)
        x = 148 if n < 5 else 158
        named = ((tr("you give to"), self.seats[self.step % n]), (tr("you get from"), self.seats[-self.step % n]))
        room = c.w - x - 12
        size = c.look.text.common((words for words, _ in named), room, 16 * c.look.text_scale)
        for i, (words, seat) in enumerate(named):
            y = 78 + i * 58
            c.text(x, y, words, size, colour=SOFT, max_w=room, label=False)
            c.text(x, y + 23, seat.name, "label_strong", colour=LIGHT, max_w=room)


@dataclass(frozen=True, slots=True)
class RingSeats:
    """The seats in a circle, in the order of play, the own one at the foot."""

    seats: tuple[SeatInfo, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        n = len(self.seats)
        at = _circle(n, c.w / 2)
        for i, seat in enumerate(self.seats):
            x, y = at(pi / 2 + 2 * pi * i / n)
            emblem(c, seat, x, y, 17 if n < 5 else 16 if i == 0 else 13.5)


class RingPart:
    """Puts the passing ring on the stage."""

    def __init__(self, hands: Hands) -> None:
        self._hands, self._pool = hands, hands.pool
        self._zone = hands.layout.zones["ring"]

    def show(self, m: TableModel) -> None:
        """Draws the ring as the person whose hand is open sees it."""
        own = m.front if m.mine is None else m.mine
        table = m.view.ring
        first = table.index(own)
        seats = tuple(m.seats[seat] for seat in table[first:] + table[:first])
        step = m.view.passing if m.view.turn < m.view.turns else 0
        ring = Ring(seats, step, m.mine is not None, m.view.deck_left)
        left = trn("{n} card in the deck", "{n} cards in the deck", m.view.deck_left)
        self._pool.painted("ring", self._zone, ring, hint=left.format(n=m.view.deck_left), focusable=False)
        self._seats(RingSeats(seats), _BESIDE_NAMES if ring.names else self._zone.w / 2)

    def _seats(self, seats: RingSeats, cx: float) -> None:
        """Where the circle has another middle than before, the seats glide there."""
        known, zone = self._pool.known("ring-seats", PaintedNode), self._zone
        before = known.x if known is not None else None
        place = Rect(zone.x + cx - _BESIDE_NAMES, zone.y, 2 * _BESIDE_NAMES, zone.h)
        node = self._pool.painted("ring-seats", place, seats)
        if before is None:
            return
        node.x = before
        if self._hands.aims_at(node, "x") == place.x:
            return
        self._hands.still(node, "x")
        if before != place.x:
            self._hands.aside(*self._hands.motions.tween("take_back", node, x=place.x))
