"""The six islands beside the ladder, and the hotels on them."""

from dataclasses import dataclass
from functools import partial

from game.games.divercity.components import HOTELS
from game.games.divercity.view import spoken, words
from game.games.divercity.view.colours import CORPORATE, HELD
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.pieces import Hotel
from game.ui.engine.canvas import Canvas
from game.ui.table.hands import Hands
from game.ui.words import tr, trc
from game.units import Rect

PAD = 22.0
"""How far an island and what shines around it are drawn beyond its place."""
_GAP = 8.0
_ISLAND = 0.98
"""The side of an island, as a share of its place."""
_WORD_H = 34.0
"""Above the roof of a hotel stand its sign and a word."""


def _drawn(built: bool, w: float, h: float) -> Rect:
    """Where the drawing of an island or a hotel lies in a place of that size."""
    side = min(w, h - _WORD_H) if built else min(w, h) * _ISLAND
    return Rect((w - side) / 2, h - side if built else (h - side) / 2 + 6, side, side)


@dataclass(frozen=True, slots=True)
class Island:
    """An island, or the hotel that was built on it; `open`: it can be chosen, `chosen`: it is; `figure`: its key.

    `bare`: without the drawing, for as long as that moves by itself.
    """

    colour: str
    built: bool
    open: bool = False
    chosen: bool = False
    figure: int = 0
    bare: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        sky = ("#F3DFC0", "#C98F5A") if self.built else ("#BFE6F4", "#6FB6D9")
        c.shadow(0, 0, c.w, c.h, 16, 1)
        c.rect(0, 0, c.w, c.h, 16, gradient=sky)
        c.rect(1, 1, c.w - 2, c.h - 2, 15, line="#FFFFFF99", line_w=1.6)
        if not self.bare:
            kind, drawn = "hotel" if self.built else "island", _drawn(self.built, c.w, c.h)
            c.art(f"divercity/{kind}/{self.colour}", drawn.x, drawn.y, drawn.w, drawn.h)
        c.disc(22, 22, 16, "#FFF8E6")
        c.art(f"divercity/symbol/{self.colour}", 8, 8, 28, 28)
        word = trc("hotel", "built") if self.built else trc("hotel", "free")
        fill = CORPORATE if self.built else "good"
        c.pill(c.w - 8, 10, word, 14.5, fill, "white", 600, h=24, pad=9, anchor="end")
        if self.chosen or (self.open and hot):
            c.glow(0, 0, c.w, c.h, 16, HELD, 8, 5)
            c.rect(-1, -1, c.w + 2, c.h + 2, 17, line=HELD, line_w=4)
            if self.chosen:
                c.disc(c.w - 20, c.h - 20, 14, "good", "cream", 2)
                c.icon("check", c.w - 20, c.h - 20, 18, "white")
        elif self.open:
            c.glow(0, 0, c.w, c.h, 16, HELD, 6, 4, 0.7)
            c.rect(-1, -1, c.w + 2, c.h + 2, 17, line=HELD, line_w=2.5)
        if self.figure:
            c.disc(22, c.h - 22, 15, "#FFF8E6", "#00000033")
            c.text(22, c.h - 16, str(self.figure), 18, 700, "ink", "middle", label=False)


class HotelsPart:
    """Puts the islands on the stage, one pair in each row."""

    def __init__(self, hands: Hands, left: Rect, right: Rect) -> None:
        self._hands = hands
        self._sides = (left, right)

    def place(self, colour: str) -> Rect:
        """Where an island lies."""
        row, side = divmod(HOTELS.index(colour), 2)
        zone = self._sides[side]
        height = (zone.h - 2 * _GAP) / 3
        return Rect(zone.x, zone.y + row * (height + _GAP), zone.w, height)

    def building(self, colour: str) -> Rect:
        """Where the hotel stands that is built on an island."""
        place = self.place(colour)
        drawn = _drawn(True, place.w, place.h)
        return Rect(place.x + drawn.x, place.y + drawn.y, drawn.w, drawn.h)

    def show(self, m: TableModel) -> None:
        """Draws all islands."""
        chosen = m.choice.hotel
        for colour in HOTELS:
            built, is_open = colour in m.view.built, colour in m.open_hotels
            said = tr("{hotel}, built") if built else tr("{hotel}, not built")
            self._hands.pool.painted(
                f"hotel/{colour}",
                self.place(colour),
                Island(
                    colour,
                    built,
                    is_open and chosen in (None, colour),
                    is_open and chosen == colour,
                    m.figures.get(colour, 0),
                ),
                z=3,
                pad=PAD,
                label=said.format(hotel=words.hotel(colour)),
                wording=partial(spoken.hotel_words, m, colour),
                zone="hotels",
                press=partial(self._hands.press, Hotel(colour)),
                focusable=is_open,
            )
