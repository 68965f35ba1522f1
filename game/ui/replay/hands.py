"""From whose eyes a replay is seen: the tabs to choose by, and everybody's cards where all are open."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.rules import Seat
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.table.paint import LIGHT, emblem
from game.ui.table.seats import SeatInfo
from game.units import Rect

_NAME_W: Final = 150.0
_ALONE_W: Final = 308.0
"""One hand by itself lies over the log, and hides nothing else."""
_ALONE_NAME_W: Final = 112.0
_HAND_H: Final = 66.0
_COLUMNS: Final = 3
_RATIO: Final = 1.4


class EyesTab(Painted):
    """Somebody from whose eyes the table can be seen; without a seat, with all hands open."""

    radius = 22
    pad = 10

    def __init__(
        self,
        number: int,
        words: str,
        seat: SeatInfo | None,
        here: bool,
        place: Rect,
        press: Callable[[], None],
        z: float,
    ) -> None:
        super().__init__(
            f"eyes/{number}", place.x, place.y, place.w, place.h, z=z, label=words, hint=words, zone="eyes",
            on_press=press,
        )  # fmt: skip
        self.chosen = here
        self._seat = seat

    def key(self) -> Hashable:
        return self.chosen, self.hovered, self.label, self._seat

    def paint(self, c: Canvas) -> None:
        middle = self.h / 2
        c.rect(0, 0, self.w, self.h, middle, "surface.row_hot" if self.chosen or self.hovered else "surface.row",
               "surface.row_hot_line" if self.chosen else "line", 2.5 if self.chosen else 1.2)  # fmt: skip
        if self._seat is None:
            c.icon("users", 24, middle, 22)
        else:
            emblem(c, self._seat, 24, middle, 13, ring=False)
        if self.w > 60:
            c.text(44, middle + 6, self.label, 17, 600 if self.chosen else 400, max_w=self.w - 56)


@dataclass(frozen=True, slots=True)
class OpenHands:
    """Cards that are held at a moment: by seat the pictures, None for a card that nobody may see."""

    hands: tuple[tuple[SeatInfo, tuple[str | None, ...]], ...]

    @property
    def rows(self) -> int:
        """How many rows the hands take."""
        return -(-len(self.hands) // _COLUMNS)

    @property
    def alone(self) -> bool:
        """There is one hand only."""
        return len(self.hands) == 1

    def place(self, sheet: Rect) -> Rect:
        """Where they lie, over a sheet at the foot of the table."""
        h = self.rows * _HAND_H + 12
        w = _ALONE_W if self.alone else sheet.w
        return Rect(sheet.right - w, sheet.y - h - 4, w, h)

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 18, "#08201C", "#FFFFFF3A")
        w = (c.w - 24) / (1 if self.alone else _COLUMNS)
        name_w = _ALONE_NAME_W if self.alone else _NAME_W
        for number, (seat, cards) in enumerate(self.hands):
            x, y = 12 + number % _COLUMNS * w, 6 + number // _COLUMNS * _HAND_H
            emblem(c, seat, x + 20, y + _HAND_H / 2, 14, ring=False)
            c.text(x + 42, y + _HAND_H / 2 + 6, seat.name, 17, 600, LIGHT, max_w=name_w - 46)
            self._paint_cards(c, cards, Rect(x + name_w, y + 3, w - name_w - 10, _HAND_H - 6))

    def _paint_cards(self, c: Canvas, cards: Sequence[str | None], place: Rect) -> None:
        high = place.h
        wide = high / _RATIO
        step = min(wide + 6, (place.w - wide) / max(1, len(cards) - 1))
        for number, card in enumerate(cards):
            x, y = place.x + number * step, place.y + (place.h - high) / 2
            if card is None:
                c.rect(x, y, wide, high, 5, "#3A5A54", "#FFFFFF55")
                c.icon("eye-off", x + wide / 2, y + high / 2, wide * 0.5, LIGHT)
            else:
                c.art(card, x, y, wide, high)


def open_hands(
    views: Sequence[Any],
    seats: Sequence[SeatInfo],
    shown: Iterable[Seat],
    held: Callable[[Any, Seat], tuple[str | None, ...]],
) -> OpenHands:
    """Return the cards that are held, each as a person who sees it sees it.

    Args:
        views: of one moment, of everybody at the table.
        seats: everybody at it.
        shown: whose cards they are.
        held: see `ReplayTerms`.
    """
    found = []
    for place in shown:
        seen = [held(view, place) for view in views]
        cards = tuple(next((card for card in same if card is not None), None) for same in zip(*seen, strict=True))
        if cards:
            found.append((seats[place], cards))
    return OpenHands(tuple(found))
