"""A reef at the moment of a decision, with what was chosen on it and what else could have been."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.hint import Suggestion
from game.core.score import Cell
from game.games.aqua.actions import Action, Drop, Grow, Large, Reef, Snail
from game.games.aqua.area import Area
from game.games.aqua.state import AquaView
from game.games.aqua.tiles import Tile
from game.games.aqua.view.colours import large_disc
from game.games.aqua.view.faces import paint_tile
from game.games.aqua.view.hexes import glow_hex, ring_hex
from game.games.aqua.view.missed import after, new_cells
from game.games.aqua.view.places import fitted
from game.games.aqua.view.sceneries import ReefPicture, paint_animals
from game.games.aqua.view.score_page import CoralSign
from game.ui.engine.canvas import Canvas
from game.ui.review.marks import DASHES, paint_choice
from game.ui.review.terms import ReviewTerms
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import ArtSign, Sign
from game.units import Rect

_LARGEST_EDGE, _RIM = 60.0, 14.0


@dataclass(frozen=True, slots=True)
class TileSign:
    """A tile of the market."""

    colours: str

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        paint_tile(c, cx, cy, r, 0, self.colours)


@dataclass(frozen=True, slots=True)
class Growth:
    """What a choice adds to a reef: its tile, if it is one, and the animals that come; `taken`: it was chosen."""

    tile: Tile | None
    area: Area
    came: frozenset[Cell]
    taken: bool
    better: bool

    @property
    def line(self) -> tuple[str, float, tuple[float, float] | None]:
        """The line around it: broken where it was not taken, gold where it is the better one."""
        return "gold" if self.better else "cream", 3.5, None if self.taken else DASHES


@dataclass(frozen=True, slots=True)
class DecidedReef:
    """The reef as it was, and over it what each choice adds, the better one on top."""

    area: Area
    growths: tuple[Growth, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        room = dict.fromkeys(cell for growth in self.growths for cell in growth.area.edges)
        camera = fitted(Rect(0, 0, c.w, c.h), room, _LARGEST_EDGE, _RIM)
        ReefPicture(self.area).paint(c, camera)
        edge = camera.edge
        for growth in sorted(self.growths, key=lambda growth: (growth.better, growth.taken)):
            if growth.tile is not None:
                x, y = camera.at(growth.tile.centre)
                if growth.better:
                    glow_hex(c, x, y, edge, "gold", 7, 4)
                paint_tile(c, x, y, edge, growth.tile.parity, growth.tile.colours)
                ring_hex(c, x, y, edge, *growth.line)
            paint_animals(c, camera, growth.area, growth.came, growth.line)
            if growth.tile is not None:
                paint_choice(c, x + edge * 0.62, y - edge * 0.74, growth.taken, growth.better)


def board(
    view: AquaView, choices: Sequence[Suggestion], better: int | None, seats: Sequence[SeatInfo] = ()
) -> DecidedReef:
    """The reef of whoever decided."""
    before = view.areas[choices[0].actions[0].seat]

    def growth(place: int, choice: Suggestion) -> Growth:
        first, area = choice.actions[0], after(view, choice)
        tile = first.tile if isinstance(first, Grow) else None
        return Growth(tile, area, new_cells(before, area), not place, place == better)

    return DecidedReef(before, tuple(growth(place, choice) for place, choice in enumerate(choices)))


def sign(view: AquaView, action: Action, seats: Sequence[SeatInfo] = ()) -> Sign | None:
    """The tile or the animal that a decision is about."""
    match action:
        case Grow(_, tile):
            return TileSign(tile.name)
        case Drop(_, name):
            return TileSign(name)
        case Reef(_, colour):
            return CoralSign(3 * colour)
        case Snail():
            return ArtSign("aqua/snail")
        case Large(_, pile, _):
            return ArtSign(large_disc(pile))
    return None


REVIEW = ReviewTerms(board, sign)
