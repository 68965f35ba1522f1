"""An ecosystem at the moment of a decision, with what was chosen on it and what else could have been."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from game.core.hint import Suggestion
from game.core.score import Cell
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Move, Pick, Place, Swap
from game.games.ecosystem.grid import COLUMNS, ROWS, Grid, box
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.cards import CardFace, DownFace
from game.games.ecosystem.view.hinting import marked_cells
from game.games.ecosystem.view.score_board import GAP, RIM, Extent
from game.games.ecosystem.view.score_page import row_sign
from game.ui.engine.canvas import Canvas
from game.ui.engine.shapes import faded
from game.ui.review.marks import DASHES, paint_choice
from game.ui.review.terms import ReviewTerms
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Sign

_RATIO = 7 / 5
_GHOST, _GROUND = 0.85, "#10231FF2"
"""How much of a card is seen that could have come to lie there, and what hides another one below it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell that a choice is about, and the card that would come to lie there; `taken`: it is what was chosen."""

    cell: Cell
    card: str | None
    taken: bool
    better: bool


@dataclass(frozen=True, slots=True)
class DecidedBoard:
    """The cards, and a line round the cells of each choice: broken where it was not taken, gold if it is better."""

    grid: Grid
    spots: tuple[Spot, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        extent = self._extent()
        room = (c.h - 2 * RIM + GAP) / extent.rows - GAP, (c.w - 2 * RIM + GAP) / extent.columns - GAP
        width, height = extent.size(min(room[0], room[1] * _RATIO))
        board = Canvas(c.look, width, height)
        self._paint(board, extent)
        c.inlay(board, (c.w - width) / 2, (c.h - height) / 2)

    def _extent(self) -> Extent:
        left, top, right, bottom = box((*self.grid, *(spot.cell for spot in self.spots)))
        columns, rows = right - left + 1, bottom - top + 1
        wide, high = max(COLUMNS, columns), max(ROWS, rows)
        return Extent(left - (wide - columns) // 2, top - (high - rows) // 2, wide, high)

    def _paint(self, c: Canvas, extent: Extent) -> None:
        c.rect(0, 0, c.w, c.h, 16, "surface.tray")
        w, h = extent.card(c.h)
        left, top = int(extent.left), int(extent.top)
        for cell in product(range(left, left + extent.columns), range(top, top + extent.rows)):
            x, y = extent.corner(cell, w, h)
            card = self.grid.get(cell)
            if card is None:
                c.rect(x + 1, y + 1, w - 2, h - 2, 7, line="#FFFFFF38", line_w=1.4, dash=(5, 5))
            else:
                face = DownFace(card.species, True) if card.face_down else CardFace(card.species, "M")
                c.lay(face(c.look, w, h), x, y)
        for spot in sorted(self.spots, key=lambda spot: (spot.better, spot.taken)):
            self._mark(c, spot, *extent.corner(spot.cell, w, h), w, h)

    def _mark(self, c: Canvas, spot: Spot, x: float, y: float, w: float, h: float) -> None:
        if spot.card is not None:
            c.rect(x, y, w, h, 7, _GROUND)
            c.lay(faded(CardFace(spot.card, "M")(c.look, w, h), 1.0 if spot.taken else _GHOST), x, y)
        if spot.better:
            c.glow(x, y, w, h, 8, width=6, blur=5, alpha=0.9)
        c.rect(
            x - 1.5, y - 1.5, w + 3, h + 3, 8, line="gold" if spot.better else "cream", line_w=3.5,
            dash=None if spot.taken else DASHES,
        )  # fmt: skip
        paint_choice(c, x + w - 4, y + 6, spot.taken, spot.better)


def board(
    view: EcosystemView, choices: Sequence[Suggestion], better: int | None, seats: Sequence[SeatInfo] = ()
) -> DecidedBoard:
    """The ecosystem of whoever decided."""
    spots = tuple(
        Spot(cell, card, not place, place == better)
        for place, choice in enumerate(choices)
        for cell, card in marked_cells(view, choice.actions)
    )
    return DecidedBoard(view.seats[choices[0].actions[0].seat].grid, spots)


def sign(view: EcosystemView, action: Action, seats: Sequence[SeatInfo] = ()) -> Sign | None:
    """The card that a decision is about."""
    own = view.seats[action.seat]
    match action:
        case Pick(_, name) | Give(_, name):
            return row_sign(name)
        case Place():
            return None if own.waiting is None else row_sign(own.waiting)
        case Swap(_, cell, _) | Move(_, cell, _) | Flip(_, _, cell) | Hunt(_, cell):
            return row_sign(own.grid[cell].species) if cell in own.grid else None
    return None


REVIEW = ReviewTerms(board, sign)
