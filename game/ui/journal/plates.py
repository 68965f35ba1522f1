"""The plate under what can be chosen on a page of the journal."""

from typing import Final

from game.ui.engine.canvas import Canvas
from game.units import Rect

_LINE: Final = "#D98A1E"


def plate(c: Canvas, hot: bool, chosen: bool, place: Rect, r: float) -> None:
    """Nothing at first; a light ground for what is looked at, with a line round what is chosen."""
    if hot or chosen:
        c.rect(place.x, place.y, place.w, place.h, r, "surface.row_hot", _LINE if chosen else None, 3)
