"""A tile held over the reef: what would come to it, and what it would bring. Pure, no pixels."""

from collections.abc import Mapping

from game.core.rules import Seat
from game.core.score import Cell, ScoreSheet
from game.games.aqua.actions import Grow, Large
from game.games.aqua.area import Area
from game.games.aqua.growing import chances, why_not
from game.games.aqua.large import outlines_by_pile
from game.games.aqua.observing import area_after, preview
from game.games.aqua.state import AquaView
from game.games.aqua.tiles import Tile
from game.games.aqua.view.fitting import Turns
from game.games.aqua.view.model import Trial
from game.games.aqua.view.pressing import State
from game.games.aqua.view.turning import matching_edges, open_edge, tile_at


def trial_of(state: State, turns: Mapping[Cell, Turns], sheets: tuple[ScoreSheet, ...] | None) -> Trial | None:
    """The tile in hand over the hexagon that is looked at, or where it is laid; None over none.

    Args:
        state: of a moment in which a tile is in hand.
        turns: each free hexagon → the turns in which it fits there.
        sheets: all sheets after the tile, where the table tells them.
    """
    view, seat, choice = state.view, state.front, state.choice
    if choice.tile is None or choice.target is None:
        return None
    area, tile = view.areas[seat], tile_at(choice.target, choice.tile, choice.lies)
    reason = None if choice.lies in turns.get(choice.target, {}) else why_not(area, tile)
    if reason is not None:
        return Trial(tile, reason)
    after = area_after(view, view.areas, Grow(seat, tile))
    animals = tuple((corner, colour) for corner, colour in after.animals.items() if corner not in area.animals)
    return Trial(
        tile,
        None,
        matching_edges(area, tile),
        animals,
        tuple(chance for chance in chances(after) if touches(chance.corner, tile)),
        open_edge(area, tile),
        sheets[seat].total - view.sheets[seat].total if sheets else None,
        choice.planned is not None,
        _then(view, seat, tile, after, sheets),
    )


def _then(
    view: AquaView, seat: Seat, tile: Tile, after: Area, sheets: tuple[ScoreSheet, ...] | None
) -> tuple[tuple[str, int], ...]:
    """Pile → what its animal would bring after the tile, in its best place; the pile that brings most first."""
    new = after.animals.keys() - view.areas[seat].animals.keys()
    places = outlines_by_pile(after, view.large_left, view.terms, sorted(new))

    def worth(pile: str) -> int:
        if sheets is None:
            return 0
        both = (preview(view, (Grow(seat, tile), Large(seat, pile, cells))) for cells in places[pile])
        return max(then[seat].total for then in both) - sheets[seat].total

    found = {pile: worth(pile) for pile in places}
    return tuple(sorted(found.items(), key=lambda one: -one[1]))


def touches(corner: Cell, tile: Tile) -> bool:
    """A corner is one of those of a tile."""
    a, b = tile.centre
    return abs(corner[0] - a) <= 1 and abs(corner[1] - b) <= 1 and abs(corner[0] - a + corner[1] - b) <= 1
