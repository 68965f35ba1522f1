"""Between two rounds: the hands go the other way from now on, and how everybody stands."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.ecosystem.state import EcosystemView
from game.ui.engine.canvas import Canvas
from game.ui.scenes.notice import NoticeScene
from game.ui.table.paint import emblem
from game.ui.table.paper import MARGIN, Head, PaperScene
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.words import number, tr, trn
from game.units import Rect

_WIDTH, _HEAD, _LINE, _FOOT = 560.0, 112.0, 48.0, 104.0


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and its points so far; None: points are not shown."""

    seat: SeatInfo
    points: int | None

    def spoken(self) -> str:
        """Who has how many points."""
        if self.points is None:
            return self.seat.name
        told = trn("{row}: {points} point", "{row}: {points} points", self.points)
        return told.format(row=self.seat.name, points=number(self.points))

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 2, c.w, c.h - 4, 10, "surface.row")
        emblem(c, self.seat, 30, c.h / 2, 15)
        right = c.w - 18
        if self.points is not None:
            right -= c.text(right, c.h / 2 + 9, number(self.points), 26, 700, "ink", "end", "serif", label=False) + 12
        c.text(60, c.h / 2 + 7, self.seat.name, "name", max_w=right - 60)


def standings(view: EcosystemView, seats: Sequence[SeatInfo], show_scores: bool) -> tuple[Place, ...]:
    """Everybody with an ecosystem, the highest points first; in the order of the seats while points are not shown."""
    places = [Place(seats[seat], sheet.total if show_scores else None) for seat, sheet in enumerate(view.sheets)]
    return tuple(sorted(places, key=lambda place: -(place.points or 0)))


class RoundPause(NoticeScene, PaperScene):
    """A sheet over the table.

    Args:
        view: the first moment of the new round.
        seats: everybody at the table.
        show_scores: the points are shown while the game goes on.
    """

    name = "round-pause"

    def __init__(self, view: EcosystemView, seats: Sequence[SeatInfo], show_scores: bool) -> None:
        super().__init__()
        self._round = view.round
        self._places = standings(view, seats, show_scores)
        h = _HEAD + len(self._places) * _LINE + _FOOT
        self.paper = Rect((1600 - _WIDTH) / 2, (900 - h) / 2, _WIDTH, h)

    def head(self) -> Head:
        """Which round begins, and which way the hands go now."""
        way = tr("The hands now go the other way: to the right.")
        return Head(tr("Round {round} begins").format(round=self._round), way)

    def lay(self, pool: NodePool) -> None:
        """How everybody stands, and the way on."""
        for i, place in enumerate(self._places):
            rect = Rect(self.paper.x + MARGIN, self.paper.y + _HEAD + i * _LINE, self.paper.w - 2 * MARGIN, _LINE)
            pool.painted(f"place/{i}", rect, place, z=2, wording=place.spoken)
        self.button("go-on", tr("Go on"), self.go_on, (self.paper.w - 240) / 2, 240, "primary")
