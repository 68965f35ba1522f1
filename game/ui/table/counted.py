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
        count: how far is counted; beyond its points it stays at these.
        wins: it is known that its seat has won.
    """

    def __init__(self, name: str, place: Rect, points: int) -> None:
        super().__init__(name, place.x, place.y, place.w, place.h, z=3)
        self.points, self.count, self.wins = points, float(points), False

    @property
    def counted(self) -> int:
        """The number that is seen now."""
        return min(round(self.count), self.points)

    def key(self) -> Hashable:
        return self.counted, self.wins

    def paint(self, c: Canvas) -> None:
        Total(self.counted, self.wins).paint(c, False)
