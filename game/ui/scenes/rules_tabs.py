"""The games in the head of the rules page: the way from the rules of one to those of another."""

from collections.abc import Callable, Hashable
from typing import Final

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.presentation.presentation import Presentation
from game.ui.scenes.cover import paint_slanted_cover, title_size
from game.units import Rect

ZONE: Final = "games"
_GAP = 10.0
_WIDEST = 210.0
_R = 14.0


class GameTab(Painted):
    """A game with its picture and name; `here` is the one whose rules are read."""

    pad = 12
    radius = _R

    def __init__(self, game: str, shown: Presentation, here: bool, place: Rect, on_press: Callable[[], None]) -> None:
        super().__init__(
            f"games/{game}", place.x, place.y, place.w, place.h, z=2, label=shown.title, zone=ZONE, on_press=on_press
        )
        self.chosen = here
        self._shown_game = shown

    def key(self) -> Hashable:
        return self.chosen, self.hovered

    def paint(self, c: Canvas) -> None:
        palette, picture = self._shown_game.palette, self.h * 1.1
        c.shadow(0, 0, self.w, self.h, _R, 1)
        c.rect(0, 0, self.w, self.h, _R, gradient=(f"{palette}.bg1", f"{palette}.bg2"))
        paint_slanted_cover(c, self._shown_game.cover, picture, self.h, _R)
        left, room = picture + 8, self.w - picture - 18
        size = title_size(c, 17 * c.look.text_scale, room)
        c.text(left, self.h / 2 + 6, self.label, size, 700, "cream", family="serif", max_w=room, label=False)
        if self.chosen:
            c.rect(0, 0, self.w, self.h, _R, line="gold", line_w=3.5)
        else:
            bright = self.hovered or c.look.tones.plain
            c.rect(0, 0, self.w, self.h, _R, fill=None if bright else "#04100C66")
            c.rect(0, 0, self.w, self.h, _R, line="#FFFFFF88" if self.hovered else "#FFFFFF33", line_w=1.5)


def tab_places(count: int, room: Rect) -> list[Rect]:
    """The places of so many tabs side by side, at the right end of the room."""
    w = min(_WIDEST, (room.w - (count - 1) * _GAP) / count)
    left = room.right - count * w - (count - 1) * _GAP
    return [Rect(left + i * (w + _GAP), room.y, w, room.h) for i in range(count)]
