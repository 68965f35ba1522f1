"""The board of another seat in the large place: a frame in its colour, and the way back to one's own."""

from dataclasses import dataclass
from functools import partial

from game.core.rules import Seat
from game.ui.engine.canvas import Canvas
from game.ui.input.commands import BACK
from game.ui.input.key_words import with_key
from game.ui.table.hands import Hands
from game.ui.table.paint import seat_line
from game.ui.table.pieces import SeatPanel
from game.ui.table.seats import SeatInfo
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect


@dataclass(frozen=True, slots=True)
class GuestFrame:
    """The frame around the board of another seat."""

    seat: SeatInfo
    radius: float

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(2, 2, c.w - 4, c.h - 4, self.radius, line=seat_line(c, self.seat), line_w=5)


class WayBack:
    """The button that leads back: it presses the seat that is looked at once more.

    Args:
        hands: the stage, and who takes presses.
        zone: of the keyboard.
        z: over which it lies.
    """

    def __init__(self, hands: Hands, zone: str, z: float) -> None:
        self._hands = hands
        self._button = Button(
            "back",
            with_key(tr("Back"), BACK),
            lambda: None,
            kind="second",
            icon="arrow-left",
            size=18,
            zone=zone,
            z=z,
        )

    def show(self, front: Seat, place: Rect) -> None:
        """Puts it at a place."""
        back = self._button
        back.x, back.y, back.w, back.h = place.x, place.y, place.w, place.h
        back.on_press = partial(self._hands.press, SeatPanel(front))
        self._hands.pool.put(back)
