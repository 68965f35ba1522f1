"""The boards beside a score sheet: whose is shown, and what stands next to it."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Painted
from game.ui.table.paint import emblem
from game.ui.table.seats import SeatInfo
from game.units import Rect

TAB_H = 44.0
_TAB_GAP = 8.0
_LONGEST_NAME = 190.0


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    """Where the boards' zone holds what.

    Attributes:
        tabs: whose board is shown.
        board: the board.
        side: what stands next to it.
    """

    tabs: Rect
    board: Rect
    side: Rect


@dataclass(frozen=True, slots=True)
class Glass:
    """The dark panel behind the boards."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20, "glass")


@dataclass(frozen=True, slots=True)
class Tab:
    """Whose board is shown; without its name where there is no room."""

    seat: SeatInfo
    on: bool
    named: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        y, h = 2.0, c.h - 4
        if self.on:
            c.shadow(0, y, c.w, h, h / 2, 1)
            c.rect(0, y, c.w, h, h / 2, gradient=("#FFFCF3", "#F6ECD4"))
        else:
            c.rect(0, y, c.w, h, h / 2, "#FFFFFF33" if hot else "#FFFFFF14", "#FFFFFF2A")
        emblem(c, self.seat, 22, c.h / 2, 14, ring=False)
        if self.named:
            colour = "ink" if self.on else "cream"
            c.text(44, c.h / 2 + 6, self.seat.name, 19, 600, colour, family="serif", max_w=c.w - 56)


def tab_places(look: Look, owners: Sequence[SeatInfo], chosen: int, room: Rect) -> list[tuple[Rect, bool]]:
    """Where every tab lies, and whether it has room for its name."""
    names = [look.text.width(owner.name, 19 * look.text_scale, 600, "serif") for owner in owners]
    places, x = [], room.x
    for width, named in tab_widths(names, chosen, room.w):
        places.append((Rect(x, room.y, width, TAB_H), named))
        x += width + _TAB_GAP
    return places


def tab_widths(names: Sequence[float], chosen: int, room: float) -> list[tuple[float, bool]]:
    """Width of every tab, and whether it has room for its name: all of them, or only the chosen one."""
    full = [min(name, _LONGEST_NAME) + 62 for name in names]
    gaps = _TAB_GAP * (len(full) - 1)
    if sum(full) + gaps <= room:
        return [(width, True) for width in full]
    left = room - gaps - TAB_H * (len(full) - 1)
    return [(min(width, left), True) if i == chosen else (TAB_H, False) for i, width in enumerate(full)]


class SideDrawable(Protocol):
    """What stands next to the board; a frozen value."""

    def paint(self, c: Canvas, rise: float) -> None:
        """Paints it. `rise`: from 0 to 1, how far it has come up."""
        ...


class SideNode(Painted):
    """What stands next to the board; it comes up once the sheet is written.

    Attributes:
        side: what it shows.
        rise: how far it has come up.
    """

    def __init__(self, name: str, place: Rect, side: SideDrawable) -> None:
        super().__init__(name, place.x, place.y, place.w, place.h, z=2)
        self.side, self.rise = side, 1.0

    def key(self) -> Hashable:
        return self.side, round(self.rise, 2)

    def paint(self, c: Canvas) -> None:
        self.side.paint(c, self.rise)
