"""The number of a deal: whoever plays it gets the same cards or tiles as a friend."""

from game.ui import clipboard
from game.ui.scene import Shell
from game.ui.widgets.button import RoundButton
from game.ui.words import tr


def copy_number(shell: Shell, deal: int) -> None:
    """The number goes to the clipboard; where there is none, it is said."""
    if clipboard.put(str(deal)):
        shell.toast(tr("The number of the deal is copied: {number}").format(number=deal))
    else:
        shell.toast(tr("There is no clipboard here. The number of the deal is {number}.").format(number=deal))


def copy_button(shell: Shell, deal: int, cx: float, cy: float, *, r: float = 18, zone: str = "") -> RoundButton:
    """Copies the number of a deal."""
    words = tr("Copy the number of the deal")
    return RoundButton("deal/copy", "copy", words, lambda: copy_number(shell, deal), cx=cx, cy=cy, r=r, zone=zone)
