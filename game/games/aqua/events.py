"""What happened, as the rules tell it. Nothing in AQUA is for some eyes only."""

from dataclasses import dataclass

from game.core.rules import Event, RevealingEvent
from game.core.score import Cell
from game.games.aqua.area import LargeAnimal
from game.games.aqua.tiles import Tile


@dataclass(frozen=True, slots=True)
class SeaOpened(RevealingEvent):
    """The game was set up: a hot spot each, the row of ecosystems with their natives, who starts."""

    hot_spots: tuple[str, ...]
    ecosystems: tuple[int, ...]
    natives: str
    first: int


@dataclass(frozen=True, slots=True)
class MarketRefilled(RevealingEvent):
    """A round began: new tiles turned up, in solo those left over went away; the snail lies on the market again."""

    round: int
    tiles: tuple[str, ...]
    order: tuple[int, ...]
    discarded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A seat took a tile from the market and placed it."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileDropped(Event):
    """A tile of the market was discarded, because none could be placed."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class AnimalAttracted(Event):
    """A small animal came to a habitat."""

    seat: int
    corner: Cell
    colour: str


@dataclass(frozen=True, slots=True)
class HabitatLeftBare(Event):
    """A habitat was completed and no animal came."""

    seat: int
    corner: Cell
    colour: str


@dataclass(frozen=True, slots=True)
class LargeAttracted(Event):
    """A large animal came to lie over small ones."""

    seat: int
    animal: LargeAnimal


@dataclass(frozen=True, slots=True)
class LargeDeclined(Event):
    """A seat took no large animal although one would have come."""

    seat: int


@dataclass(frozen=True, slots=True)
class SnailTaken(Event):
    """The sea snail went to a seat: by its choice, or because it played last and nobody had taken it."""

    seat: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat has finished its turn of this round."""

    seat: int


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """Now a seat decides: the last thing that happens after an action, but for the end of the game.

    `phase`: what is to be decided; `contested`: the habitats of which it chooses one.
    """

    seat: int
    phase: str
    contested: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class ReefNamed(Event):
    """A seat named the colour whose reefs score (modification 6)."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Ticked(Event):
    """A seat recorded a challenge it has met."""

    seat: int
    challenge: int


@dataclass(frozen=True, slots=True)
class GameEnded(RevealingEvent):
    """The last decision was made."""

    winners: tuple[int, ...]
