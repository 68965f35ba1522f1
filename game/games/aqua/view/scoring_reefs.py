"""The reefs of a seat as the table counts them: pure, no pixels."""

from game.core.rules import Seat
from game.games.aqua.reefs import Reef, best_colour, reef_points, reefs
from game.games.aqua.state import AquaView


def reefs_with_points(view: AquaView, seat: Seat) -> tuple[tuple[Reef, int], ...]:
    """The reefs of a seat, with the points each brings."""
    area, terms = view.areas[seat], view.terms
    found = reefs(area, terms.least_reef)
    only = None
    if terms.names_reef_colours:
        only = view.reef_colours[seat] or best_colour(found, area, terms)
    return tuple((reef, reef_points(reef, area, terms) if only in (None, reef.colour) else 0) for reef in found)
