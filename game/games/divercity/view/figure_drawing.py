"""The figures of the rules page, drawn from the parts of the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.divercity.components import HOTELS
from game.games.divercity.view import words
from game.games.divercity.view.cards import RATIO, CorporationFace, paint_corporation
from game.games.divercity.view.colours import HELD
from game.games.divercity.view.figures import (
    CorporationFigure,
    DiverFigure,
    HandFigure,
    HotelsFigure,
    LadderFigure,
    Stated,
    StatedToken,
    stated,
)
from game.games.divercity.view.parts.diver import Person
from game.games.divercity.view.parts.hotels import Island
from game.games.divercity.view.parts.ladder import Columns, Rope, TokenFace, column_at
from game.games.divercity.view.parts.mates import Mate
from game.ui.engine.canvas import Canvas
from game.ui.table.pool import Drawable
from game.ui.table.seats import SeatInfo
from game.ui.widgets.markdown_pictures import Drawing
from game.ui.widgets.markdown_text import Figure
from game.ui.words import tr
from game.units import Rect

_W = 786.0
_WATER = "#0B2A4D"
_EDGE = 14.0
_HEAD, _ROPE_H = 48.0, 42.0
_ISLAND = (164.0, 92.0)
_ARROW = 66.0
_HAND_W, _HAND_H = 340.0, 176.0
_DIVER_H = 160.0
_CARD_W = 224.0


def figure_of(figure: Figure) -> Drawing:
    """What a figure of the rules page draws.

    Raises:
        ValueError: it says nothing that can be drawn.
    """
    return Water(stated(figure))


@dataclass(frozen=True, slots=True)
class Water:
    """A figure on dark water, as broad as the text."""

    shown: Stated

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, in units."""
        return _W, self._height + 2 * _EDGE

    @property
    def _height(self) -> float:
        match self.shown:
            case LadderFigure(tokens):
                return _ladder_h(tokens)
            case HotelsFigure():
                return 3 * (_ISLAND[1] + 8) - 8
            case CorporationFigure():
                return _CARD_W * RATIO
            case HandFigure():
                return _HAND_H
            case DiverFigure(_, tokens):
                return _DIVER_H + _EDGE + _ladder_h(tokens)

    def paint(self, c: Canvas, hot: bool) -> None:
        """Draws it."""
        c.rect(0, 0, c.w, c.h, 16, _WATER)
        room = Rect(_EDGE, _EDGE, c.w - 2 * _EDGE, c.h - 2 * _EDGE)
        match self.shown:
            case LadderFigure(tokens):
                _ladder(c, tokens, room)
            case HotelsFigure(moments):
                _islands(c, moments, room)
            case CorporationFigure(cards):
                _corporation(c, cards, room)
            case HandFigure(cards):
                _hands(c, cards, room)
            case DiverFigure(diver, tokens):
                _diver(c, diver, Rect(room.x, room.y, room.w, _DIVER_H))
                top = room.y + _DIVER_H + _EDGE
                _ladder(c, tokens, Rect(room.x, top, room.w, room.bottom - top))


def _diver(c: Canvas, diver: str, room: Rect) -> None:
    name, rule = words.diver(diver), words.diver_rule(diver, False)
    _put(c, Person(f"divercity/diver/{diver}", name, True, rule, False, ""), room)


def _corporation(c: Canvas, cards: tuple[str, ...], room: Rect) -> None:
    pitch = room.w / len(cards)
    for place, card in enumerate(cards):
        paint_corporation(c, room.x + (place + 0.5) * pitch - _CARD_W / 2, room.y, _CARD_W, card)
        c.shown += CorporationFace(card).shown


def _ladder_h(tokens: Sequence[StatedToken]) -> float:
    return _HEAD + len(tokens) * _ROPE_H + 10


def _ladder(c: Canvas, tokens: Sequence[StatedToken], room: Rect) -> None:
    _put(c, Columns(), room)
    for number, token in enumerate(tokens):
        place = token.place if token.to is None else token.to
        row = Rect(room.x, room.y + _HEAD + number * _ROPE_H, room.w, _ROPE_H)
        moves = token.to is not None
        start = token.place if moves else None
        _put(c, Rope(token.species, place, moves, start, 0, False, None, False, False), row)
        x, y, side = row.x + column_at(row.w, place), row.y + row.h / 2, row.h * 1.5
        if moves:
            back = row.x + column_at(row.w, token.place)
            c.icon("right" if x > back else "left", (x + back) / 2, y, 32, HELD)
        c.lay(TokenFace(token.species, place, moves)(c.look, side, side), x - side / 2, y - side / 2)


def _islands(c: Canvas, moments: Sequence[Sequence[str]], room: Rect) -> None:
    """The six islands as they lie beside the ladder, in pairs, at each moment."""
    w, h = _ISLAND
    wide = 2 * w + 8
    x = room.x + (room.w - len(moments) * wide - (len(moments) - 1) * _ARROW) / 2
    for number, built in enumerate(moments):
        if number:
            c.icon("play", x - _ARROW / 2, room.y + room.h / 2, 34, "cream")
        changed = set(built) ^ set(moments[number - 1]) if number else set()
        for place, colour in enumerate(HOTELS):
            row, side = divmod(place, 2)
            island = Island(colour, colour in built, open=colour in changed)
            _put(c, island, Rect(x + side * (w + 8), room.y + row * (h + 8), w, h))
        x += wide + _ARROW


def _hands(c: Canvas, cards: tuple[str, ...], room: Rect) -> None:
    """The hand as its owner sees it, before and after it is told."""
    left = room.x + (room.w - 2 * _HAND_W - _ARROW) / 2
    seat = SeatInfo(tr("Your hand"), 0, False)
    for number, known in enumerate((False, True)):
        seen = tuple(card if known else None for card in cards)
        mate = Mate(seat, seen, (known,) * len(cards), (), None, False, False, "", False, False)
        _put(c, mate, Rect(left + number * (_HAND_W + _ARROW), room.y, _HAND_W, _HAND_H))
    c.icon("walkie", room.x + room.w / 2, room.y + room.h / 2 - 22, 34, HELD)
    c.icon("play", room.x + room.w / 2, room.y + room.h / 2 + 18, 30, "cream")


def _put(c: Canvas, drawable: Drawable, place: Rect) -> None:
    inner = Canvas(c.look, place.w, place.h, pad=_EDGE)
    drawable.paint(inner, False)
    c.inlay(inner, place.x, place.y)
