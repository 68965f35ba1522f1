"""The boards beside a score sheet: whose is shown, and what stands next to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
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
        side: what stands next to it: the podium, or what else a game has to show.
        words: what of these, where there is a choice.
    """

    tabs: Rect
    board: Rect
    side: Rect
    words: Rect | None = None


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


@dataclass(frozen=True, slots=True)
class Word:
    """What stands beside the board, as a word to choose."""

    word: str
    on: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        y, h = 4.0, c.h - 8
        if self.on:
            c.rect(0, y, c.w, h, h / 2, gradient=("#FFFCF3", "#F6ECD4"))
        else:
            c.rect(0, y, c.w, h, h / 2, "#FFFFFF33" if hot else "#FFFFFF14", "#FFFFFF2A")
        c.text(c.w / 2, c.h / 2 + 6, self.word, 17, 600, "ink" if self.on else "cream", "middle", max_w=c.w - 20)
