"""The figures of the rules pages, drawn as the score page and the table draw their boards."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.games.ecosystem.draft import passing, ring
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.grid import box
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.figures import FILL, PASS, FigureBoard, boards_of, empty_rows
from game.games.ecosystem.view.paint import group_sign, medal
from game.games.ecosystem.view.parts.marks import OpenCell
from game.games.ecosystem.view.parts.ring import Ring, RingSeats
from game.games.ecosystem.view.score_board import BoardCards, Extent, LitCards
from game.games.ecosystem.view.scores import group_sums
from game.games.ecosystem.view.seats import neutral_info
from game.games.ecosystem.view.skin import EditionSkin
from game.ui.engine.canvas import Canvas
from game.ui.table.seats import SeatInfo
from game.ui.widgets.markdown_pictures import Drawing
from game.ui.widgets.markdown_text import Figure
from game.ui.words import number
from game.units import Rect

_CARD_H = 102.0
_GAP, _ARROW = 34.0, 64.0
_EDGE = 10.0
_RIM = 28.0
"""Around a board, for the badges on its edge."""
_FOOT, _SIGN = 44.0, 52.0
_SHADE = "#0E2A2080"
"""Over cards that do not count: one still sees what they are."""
_RING_W, _RING_H = 350.0, 190.0


def figure_of(edition: Edition, figure: Figure) -> Drawing:
    """What a figure of the page of an edition draws.

    Raises:
        ValueError: it says nothing that can be drawn.
    """
    if figure.what[:1] == (PASS,):
        return Rings(edition, int(figure.what[1]))
    return Boards(boards_of(edition, figure), skin_of(edition))


@dataclass(frozen=True, slots=True)
class Boards:
    """Boards side by side, each with what it scores below it."""

    boards: tuple[FigureBoard, ...]
    skin: EditionSkin

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, in units."""
        places = [place for place, _ in self._places()]
        right, bottom = places[-1].right + _EDGE, max(place.bottom for place in places) + _EDGE
        if len(places) == 1:
            return right + _EDGE + self._foot_w(self.boards[0]), bottom
        return right, bottom + _FOOT

    def paint(self, c: Canvas, hot: bool) -> None:
        """Draws the boards, and an arrow to one that comes from the board before."""
        for board, (place, extent) in zip(self.boards, self._places(), strict=True):
            self._board(c, board, place, extent)
            if board.after:
                c.icon("play", place.x - _ARROW / 2, place.y + place.h / 2, 32, "amber")
            if len(self.boards) == 1:
                self._foot(c, board, place.right + 24, place.y + place.h / 2)
            else:
                self._foot(c, board, place.x + (place.w - self._foot_w(board)) / 2, place.bottom + 26)

    def _places(self) -> Iterator[tuple[Rect, Extent]]:
        x = _EDGE
        for place, board in enumerate(self.boards):
            x += (_ARROW if board.after else _GAP) if place else 0
            left, top, right, bottom = box({*board.grid, *board.open})
            extent = Extent(left, top, right - left + 1, bottom - top + 1)
            w, h = extent.size(_CARD_H)
            yield Rect(x, _EDGE, w, h), extent
            x += w

    def _board(self, c: Canvas, board: FigureBoard, place: Rect, extent: Extent) -> None:
        cards = BoardCards(board.grid, extent, seen=True)
        inner = Canvas(c.look, place.w, place.h, pad=_RIM)
        inner.rect(0, 0, place.w, place.h, 16, f"games.{self.skin.look}.bg2")
        cards.paint(inner, False)
        w, h = extent.card(place.h)
        for cell in board.open:
            x, y = extent.corner(cell, w, h)
            hollow = Canvas(c.look, w, h)
            OpenCell(None).paint(hollow, False)
            inner.lay(hollow.surface, x, y)
            if board.row == FILL:
                inner.icon("plus", x + w / 2, y + h / 2, 30, "cream")
        if board.light is not None:
            LitCards(board.grid, extent, board.light, _SHADE, board.row).paint(inner, False)
        c.inlay(inner, place.x, place.y)

    def _foot_w(self, board: FigureBoard) -> float:
        return 84.0 + _SIGN * len(self._looked_at(board)) + (_SIGN if board.pile else 0)

    def _foot(self, c: Canvas, board: FigureBoard, x: float, cy: float) -> None:
        """The row and its points; for the row that closes a sheet, what it looks at."""
        for sign in self._looked_at(board):
            sign.paint(c, x + 16, cy)
            x += _SIGN
        if board.pile:
            c.icon("cards", x + 16, cy, 26, "ink2")
            x += _SIGN
        if board.sheet is not None or board.pile:
            medal(c, board.row, x + 16, cy, 16)
            c.text(x + 40, cy + 8, number(board.found), 23, 700)

    def _looked_at(self, board: FigureBoard) -> "list[EmptyRow | GroupPoints]":
        if board.row != self.skin.closing or board.sheet is None:
            return []
        if not self.skin.groups:
            return [EmptyRow(row) for row in empty_rows(self.skin.edition, board.sheet)]
        sums = group_sums(self.skin, board.sheet)
        return [GroupPoints(self.skin, group.id, sums[group.id]) for group in self.skin.groups]


@dataclass(frozen=True, slots=True)
class EmptyRow:
    """A row without points."""

    row: str

    def paint(self, c: Canvas, cx: float, cy: float) -> None:
        """Draws its picture with a nought."""
        medal(c, self.row, cx, cy, 16)
        c.disc(cx + 13, cy + 11, 9, "#3F4D47", "cream", 1.5)
        c.text(cx + 13, cy + 16, "0", 15, 600, "cream", "middle", label=False)


@dataclass(frozen=True, slots=True)
class GroupPoints:
    """What a group of rows scores."""

    skin: EditionSkin
    group: str
    points: int

    def paint(self, c: Canvas, cx: float, cy: float) -> None:
        """Draws its sign and its sum."""
        group_sign(c, next(group for group in self.skin.groups if group.id == self.group), cx - 4, cy, 13)
        c.text(cx + 12, cy + 7, number(self.points), 18, 600, label=False)


@dataclass(frozen=True, slots=True)
class Rings:
    """Which way the hands go in the first round and in the second."""

    edition: Edition
    players: int

    @property
    def decks(self) -> tuple[int, ...]:
        """How many cards are left in the deck in each round."""
        cards, dealt = sum(self.edition.deck.values()), 0
        sizes = map(int, self.edition.deals[0].split("+"))
        return tuple(cards - (dealt := dealt + size) * len(ring(self.players)) for size in sizes)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, in units."""
        return 2 * (_RING_W + _EDGE) + _GAP, _RING_H + 2 * _EDGE

    def paint(self, c: Canvas, hot: bool) -> None:
        """Draws the ring of the table for both rounds."""
        people = (*(SeatInfo("", style, False) for style in range(self.players)), neutral_info())
        seats = tuple(people[seat] for seat in ring(self.players))
        for round_, left in enumerate(self.decks, start=1):
            inner = Canvas(c.look, _RING_W, _RING_H)
            Ring(seats, passing(round_), False, left).paint(inner, False)
            RingSeats(seats).paint(inner, False)
            c.inlay(inner, _EDGE + (round_ - 1) * (_RING_W + _GAP), _EDGE)
