"""The table between two moments: each event changes what was shown a little. Pure, no pixels."""

from dataclasses import replace

from game.core.rules import Event
from game.games.aqua.area import Area
from game.games.aqua.events import (
    AnimalAttracted,
    HabitatLeftBare,
    LargeAttracted,
    MarketRefilled,
    SnailTaken,
    TileDropped,
    TilePlaced,
)
from game.games.aqua.growing import small_animals_left
from game.games.aqua.large import values_left
from game.games.aqua.state import AquaView
from game.games.aqua.tally import tally


def told(view: AquaView, event: Event) -> AquaView:
    """The view as it is once this event has been seen."""
    match event:
        case TilePlaced(seat, tile):
            market = tuple(name for name in view.market if name != tile.name)
            return _grown(replace(view, market=market), seat, view.areas[seat].with_tile(tile))
        case TileDropped(_, name):
            return replace(view, market=tuple(other for other in view.market if other != name))
        case AnimalAttracted(seat, corner, _):
            return _grown(view, seat, view.areas[seat].with_animal(corner))
        case HabitatLeftBare(seat, corner, _):
            return _grown(view, seat, view.areas[seat].with_bare(corner))
        case LargeAttracted(seat, animal):
            return _grown(view, seat, view.areas[seat].with_large(animal))
        case SnailTaken(seat, chosen):
            done, waiting = view.order[: view.played], view.order[view.played :]
            order = (*done, *waiting[1:], *waiting[:1]) if chosen else view.order
            return replace(view, snail=seat, snail_waits=False, order=order)
        case MarketRefilled(round_, tiles, order, _):
            kept = () if view.players == 1 else view.market
            return replace(
                view,
                round=round_,
                market=kept + tiles,
                order=order,
                played=0,
                snail=None,
                snail_waits=view.players > 1,
                tiles_left=view.tiles_left - len(tiles),
            )
    return view


def _grown(view: AquaView, seat: int, area: Area) -> AquaView:
    areas = (*view.areas[:seat], area, *view.areas[seat + 1 :])
    return replace(
        view,
        areas=areas,
        sheets=tally(view.terms, areas, view.order, view.reef_colours),
        small_left=small_animals_left(view.terms, areas),
        large_left=values_left(view.terms, areas),
    )
