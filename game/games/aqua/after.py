"""Apply events: one reducer for the full position and for every view."""

from dataclasses import replace
from typing import TypeVar

from game.core.rules import Event, Seat
from game.games.aqua.area import Area
from game.games.aqua.events import (
    AnimalAttracted,
    Asked,
    GameEnded,
    HabitatLeftBare,
    LargeAttracted,
    LargeDeclined,
    MarketRefilled,
    ReefNamed,
    SeaOpened,
    SnailTaken,
    Ticked,
    TileDropped,
    TilePlaced,
    TurnEnded,
)
from game.games.aqua.sea import OVER, SETTLING, Sea

S = TypeVar("S", bound=Sea)
T = TypeVar("T")


def after(sea: S, event: Event) -> S:
    """Return the table after an event. Until an `Asked` event, no seat may act.

    Raises:
        TypeError: it is an event of another game.
    """
    if sea.phase not in (SETTLING, OVER):
        sea = replace(sea, phase=SETTLING)
    match event:
        case TilePlaced(seat, tile):
            return _with_area(_without_tile(sea, tile.name), seat, sea.areas[seat].with_tile(tile))
        case TileDropped(_, name):
            return _without_tile(sea, name)
        case AnimalAttracted(seat, corner, _):
            came = replace(sea, new=(*sea.new, corner), contested=_without(sea.contested, corner))
            return _with_area(came, seat, sea.areas[seat].with_animal(corner))
        case HabitatLeftBare(seat, corner, _):
            left = replace(sea, contested=_without(sea.contested, corner))
            return _with_area(left, seat, sea.areas[seat].with_bare(corner))
        case LargeAttracted(seat, animal):
            return _with_area(sea, seat, sea.areas[seat].with_large(animal))
        case SnailTaken(seat, chosen):
            return _with_snail(sea, seat, chosen)
        case TurnEnded():
            return replace(sea, played=sea.played + 1, new=())
        case MarketRefilled():
            return _refilled(sea, event)
        case Asked(_, phase, contested):
            return replace(sea, phase=phase, contested=contested)
        case ReefNamed(seat, colour):
            return replace(sea, reef_colours=_set(sea.reef_colours, seat, colour))
        case Ticked(seat, challenge):
            return replace(sea, ticks=_set(sea.ticks, seat, challenge))
        case GameEnded():
            return replace(sea, phase=OVER)
        case SeaOpened() | LargeDeclined():
            return sea
    raise TypeError(f"AQUA has no event {type(event).__name__}.")


def _with_snail(sea: S, seat: Seat, chosen: bool) -> S:
    """Who has chosen the snail plays after all the others."""
    done, (_, *others) = sea.order[: sea.played], sea.queue or (seat,)
    return replace(sea, snail=seat, order=(*done, *others, seat) if chosen else sea.order)


def _refilled(sea: S, event: MarketRefilled) -> S:
    kept = tuple(name for name in sea.market if name not in event.discarded)
    return replace(
        sea,
        round=event.round,
        market=kept + event.tiles,
        tiles_left=sea.tiles_left - len(event.tiles),
        order=event.order,
        played=0,
        snail=None,
    )


def _with_area(sea: S, seat: Seat, area: Area) -> S:
    return replace(sea, areas=_set(sea.areas, seat, area))


def _without_tile(sea: S, name: str) -> S:
    return replace(sea, market=_without(sea.market, name))


def _without(values: tuple[T, ...], gone: T) -> tuple[T, ...]:
    return tuple(value for value in values if value != gone)


def _set(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
