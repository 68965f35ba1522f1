"""What brings the points of a seat as the table counts them, and where it lies: pure, no pixels."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.core.score import Cell
from game.games.aqua.reefs import Reef, best_colour, reef_points, reefs
from game.games.aqua.state import ATTRACT, AquaView
from game.games.aqua.tiles import corner_of
from game.ui.table.desk_values import Lit


def reefs_with_points(view: AquaView, seat: Seat) -> tuple[tuple[Reef, int], ...]:
    """The reefs of a seat, with the points each brings."""
    area, terms = view.areas[seat], view.terms
    found = reefs(area, terms.least_reef)
    only = None
    if terms.names_reef_colours:
        only = view.reef_colours[seat] or best_colour(found, area, terms)
    return tuple((reef, reef_points(reef, area, terms) if only in (None, reef.colour) else 0) for reef in found)


def values_on_reefs(view: AquaView, seat: Seat, found: Sequence[tuple[Reef, int]]) -> tuple[tuple[Reef, int], ...]:
    """The points that stand on the reefs of a seat: none where it says what an animal brings that can be chosen."""
    contested = frozenset(view.contested if view.phase == ATTRACT and seat in view.actors else ())
    return tuple((reef, 0 if contested & {corner_of(*coral) for coral in reef.corals} else n) for reef, n in found)


def middles_of_reefs(view: AquaView, seat: int) -> frozenset[Cell]:
    """The middles of the tiles on which the reefs grow that bring points."""
    scoring = (reef for reef, points in reefs_with_points(view, seat) if points)
    return frozenset(centre for reef in scoring for centre, _ in reef.corals)


def cells_of_row(view: AquaView, row: str) -> Lit:
    """Of each seat the cells that bring the points of a row; `goals` are all ecosystems together.

    A small animal stands for itself, a reef for the middles of the tiles it grows on.
    """

    def cells(seat: int) -> frozenset[Cell]:
        rows = (one for one in view.sheets[seat].rows if one.row == row or (_is_goal(one.row) and row == "goals"))
        counted = frozenset(cell for one in rows for line in one.lines for cell in line.cells)
        return counted | middles_of_reefs(view, seat) if row == "reefs" else counted

    return {seat: cells(seat) for seat in range(view.players)}


def _is_goal(row: str) -> bool:
    return row.startswith("eco:")
