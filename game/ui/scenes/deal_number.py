"""The number of a deal: whoever plays it gets the same cards or tiles as a friend."""

from collections.abc import Iterator
from typing import Literal

from game.ui import clipboard
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node, Painted
from game.ui.scene import Shell
from game.ui.widgets.button import RoundButton
from game.ui.words import tr
from game.units import Rect

Ground = Literal["paper", "glass"]
_INKS: dict[Ground, tuple[str, str, str, str | None]] = {
    "paper": ("surface.sunk", "ink", "ink2", None),
    "glass": ("surface.glass", "cream", "cream", "surface.glass_line"),
}
"""On each ground: the face of the line, its letters, its icon, its edge."""


class _Line(Painted):
    """The number in words."""

    def __init__(self, deal: int, place: Rect, ground: Ground) -> None:
        label = tr("Deal number {number}").format(number=deal)
        super().__init__("deal", place.x, place.y, place.w, place.h, z=9, label=label)
        self._ground: Ground = ground

    def paint(self, c: Canvas) -> None:
        face, letters, icon, edge = _INKS[self._ground]
        middle = self.h / 2
        c.rect(0, 0, self.w, self.h, 14, face, edge)
        c.icon("dice", 28, middle, 24, icon)
        c.text(52, middle + 6, self.label, 18, 600, letters, max_w=self.w - 116)


def deal_line(shell: Shell, deal: int, place: Rect, zone: str = "", ground: Ground = "paper") -> Iterator[Node]:
    """The number of a deal with the button that copies it."""
    yield _Line(deal, place, ground)
    yield copy_button(shell, deal, place.right - 36, place.y + place.h / 2, zone=zone)


def copy_number(shell: Shell, deal: int) -> None:
    """The number goes to the clipboard; where there is none, it is said."""
    if clipboard.put(str(deal)):
        shell.toast(tr("The number of the deal is copied: {number}").format(number=deal))
    else:
        shell.toast(tr("There is no clipboard here. The number of the deal is {number}.").format(number=deal))


def copy_button(shell: Shell, deal: int, cx: float, cy: float, *, zone: str = "") -> RoundButton:
    """Copies the number of a deal."""
    words = tr("Copy the number of the deal")
    return RoundButton("deal/copy", "copy", words, lambda: copy_number(shell, deal), cx=cx, cy=cy, r=18, zone=zone)
