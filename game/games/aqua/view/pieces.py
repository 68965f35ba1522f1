"""What can be pressed or pointed at on AQUA's table, besides what every table has."""

from dataclasses import dataclass

from game.core.score import Cell
from game.games.aqua.large import Outline
from game.ui.table.pieces import Piece, ViewPiece


@dataclass(frozen=True, slots=True)
class MarketTile(Piece):
    """A tile of the market: taken up, put back, or discarded when none has a place."""

    name: str


@dataclass(frozen=True, slots=True)
class TurnTile(Piece):
    """Turns the tile in hand, by sixths of a circle counter-clockwise."""

    by: int


@dataclass(frozen=True, slots=True)
class ReefCell(Piece):
    """A free hexagon (column, row) beside the reef."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Pile(Piece):
    """A pile of large animals."""

    name: str


@dataclass(frozen=True, slots=True)
class OutlinePlace(Piece):
    """A place for the large animal of a pile."""

    pile: str
    cells: Outline


@dataclass(frozen=True, slots=True)
class HabitatPlace(Piece):
    """One of the habitats that cannot all get an animal."""

    corner: Cell


@dataclass(frozen=True, slots=True)
class ReefColour(Piece):
    """A colour that can be named for the reefs."""

    colour: str


@dataclass(frozen=True, slots=True)
class SeaSnail(Piece):
    """The snail on the market."""


@dataclass(frozen=True, slots=True)
class NotNow(Piece):
    """Declines a large animal."""


@dataclass(frozen=True, slots=True)
class PutBack(Piece):
    """Takes what is laid, or in hand, back by one step."""


@dataclass(frozen=True, slots=True)
class FitReef(ViewPiece):
    """The whole reef shall be seen."""


@dataclass(frozen=True, slots=True)
class PushReef(ViewPiece):
    """The reef is pushed about by so many units."""

    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class ZoomReef(ViewPiece):
    """The reef is pushed by so many units and comes nearer by a factor, around a place or around its middle."""

    factor: float
    at: tuple[float, float] | None = None
    pushed: tuple[float, float] = (0.0, 0.0)
