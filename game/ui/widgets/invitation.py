"""What stands in the middle of a page that has nothing to show yet: what will be there, and the way to it."""

from collections.abc import Callable, Hashable

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.widgets.button import Button
from game.units import Rect

_RADIUS, _SENTENCE_H, _BUTTON_W, _BUTTON_H, _GAP = 46.0, 40.0, 340.0, 60.0, 22.0
_HEIGHT = 2 * _RADIUS + _SENTENCE_H + _BUTTON_H + 2 * _GAP


class Invitation(Painted):
    """A sign, and one sentence below it.

    Args:
        icon: the sign.
        words: the sentence, which shrinks to the width.
    """

    def __init__(self, icon: str, words: str, x: float, y: float, w: float) -> None:
        super().__init__("invitation", x, y, w, 2 * _RADIUS + _GAP + _SENTENCE_H, z=1, label=words)
        self.icon = icon

    def key(self) -> Hashable:
        return self.icon, self.label

    def paint(self, c: Canvas) -> None:
        c.disc(self.w / 2, _RADIUS, _RADIUS, "surface.sunk")
        c.icon(self.icon, self.w / 2, _RADIUS, 48, "amber")
        c.text(self.w / 2, self.h - _SENTENCE_H / 2 + 7, self.label, 20, colour="ink2", anchor="middle", max_w=self.w)


def invitation(
    room: Rect, icon: str, words: str, name: str, label: str, press: Callable[[], None], zone: str = ""
) -> tuple[Invitation, Button]:
    """Sign, sentence and button in the middle of a room.

    Args:
        room: the empty place.
        icon: the sign.
        words: what will be here, in one sentence.
        name: of the button on its stage.
        label: what the button says.
        press: what it does.
        zone: where the button belongs for the keyboard.
    """
    y = room.y + (room.h - _HEIGHT) / 2
    said = Invitation(icon, words, room.x + 40, y, room.w - 80)
    x = room.x + (room.w - _BUTTON_W) / 2
    below = y + _HEIGHT - _BUTTON_H
    return said, Button(name, label, press, x=x, y=below, w=_BUTTON_W, h=_BUTTON_H, icon="play", zone=zone)
