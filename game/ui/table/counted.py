"""A total that counts up."""

from collections.abc import Hashable

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.table.sheet import Total
from game.units import Rect


class CountedTotal(Painted):
    """The total of a seat.

    Attributes:
        points: what it comes to.
        count: how far it is counted.
        wins: it is known that its seat has won.
    """

    def __init__(self, name: str, place: Rect, points: int) -> None:
        super().__init__(name, place.x, place.y, place.w, place.h, z=3)
        self.points, self.count, self.wins = points, float(points), False

    def key(self) -> Hashable:
        return round(self.count), self.wins

    def paint(self, c: Canvas) -> None:
        Total(round(self.count), self.wins).paint(c, False)
